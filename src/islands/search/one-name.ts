import { fold } from './words.ts';

/** What of a hit says which thing it is. */
interface Thing {
  readonly kind: string;
  readonly title: string;
  readonly url: string;
}

/** Something that has a name in a game: a card, or a term of the glossary. */
const isNamed = ({ kind }: Thing): boolean => kind === 'card' || kind === 'term';
const isSameName = (one: Thing, other: Thing): boolean =>
  isNamed(one) && isNamed(other) && fold(one.title) === fold(other.title);
/** The folder of the game in which a card or a term stands. */
const folderOf = ({ url }: Thing): string => url.replace(/(cards|glossary)\/.*$/, '');
const isSameThing = (one: Thing, other: Thing): boolean =>
  isSameName(one, other) && folderOf(one) === folderOf(other);

interface Hits<Hit> {
  readonly hits: readonly Hit[];
}

/** A term and its card are one hit: the card, where the first of the two stood. */
export function withoutTermsOfCards<Hit extends Thing, Group extends Hits<Hit>>(
  groups: readonly (Group & Hits<Hit>)[],
): (Group & Hits<Hit>)[] {
  const all = groups.flatMap(({ hits }) => hits);
  const cardOf = (hit: Hit): Hit =>
    (hit.kind === 'term' &&
      all.find((other) => other.kind === 'card' && isSameThing(hit, other))) ||
    hit;
  const seen = new Set<Hit>();
  const isNew = (hit: Hit): boolean => !seen.has(hit) && Boolean(seen.add(hit));
  return groups.map((group) => ({ ...group, hits: group.hits.map(cardOf).filter(isNew) }));
}

/** What has the same name in several games stands together, where the first of them stood. */
export function namesakesTogether<Hit extends Thing>(hits: readonly Hit[]): Hit[] {
  const first = (hit: Hit): number =>
    hits.findIndex((other) => other === hit || isSameName(other, hit));
  return [...hits].sort((a, b) => first(a) - first(b));
}
