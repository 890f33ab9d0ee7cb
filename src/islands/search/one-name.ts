import type { Hit } from './search.ts';
import { fold } from './words.ts';

/** Something that has a name in a game: a card, or a term of the glossary. */
const isNamed = ({ kind }: Hit): boolean => kind === 'card' || kind === 'term';
const isSameName = (one: Hit, other: Hit): boolean =>
  isNamed(one) && isNamed(other) && fold(one.title) === fold(other.title);
/** The folder of the game in which a card or a term stands. */
const folderOf = ({ url }: Hit): string => url.replace(/(cards|glossary)\/.*$/, '');
const isSameThing = (one: Hit, other: Hit): boolean =>
  isSameName(one, other) && folderOf(one) === folderOf(other);

/** A term and its card are one hit: the card, where the first of the two stood. */
export function withoutTermsOfCards<Group extends { readonly hits: readonly Hit[] }>(
  groups: readonly Group[],
): Group[] {
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
export function namesakesTogether(hits: readonly Hit[]): Hit[] {
  const first = (hit: Hit): number =>
    hits.findIndex((other) => other === hit || isSameName(other, hit));
  return [...hits].sort((a, b) => first(a) - first(b));
}
