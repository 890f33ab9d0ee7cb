import { createHash } from 'node:crypto';
import type { Nodes } from 'mdast';
import { KINDS_OF_ALL } from '../games/kinds.ts';
import { attributesOf, halvesOf, isElement, parse } from './mdx-source.ts';

/**
 * A piece of text that is translated as a whole: a rule, a message, a step of a scenario, a section
 * of a card page.
 */
export interface Entry {
  /**
   * File and part, such as `rules/theft#rk.steal.right`. It never changes as long as the part
   * exists.
   */
  readonly name: string;
  /** The part as it is written, in single spaces. */
  readonly text: string;
  /**
   * It has no id and is named by its English title, so that the part of another language is known
   * by its place only.
   */
  readonly titled?: true;
  /** A grammatical form of a name: a language has those that its sentences need. */
  readonly form?: true;
}

/** Files that each language writes for itself. */
const OWN = /(^|\/)(asked|synonyms|stop-words|faint-words|between-names|style|sources)\.json$/;

/** Whether a file of a language is translated from the reference language. */
export const isTranslated = (file: string): boolean =>
  /\.(mdx|json)$/.test(file) && !OWN.test(file);

/** The file of an entry without its ending: `rules/theft` of `rules/theft#rk.steal.right`. */
export const fileOf = (name: string): string => name.split('#')[0]!;

/** What is compared of an entry: ten digits that stay the same when only white space changes. */
export const fingerprintOf = ({ text }: Entry): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

/**
 * Everything that a file says, in order. `file` is its path below the folder of its game or its
 * language. Throws one line where it cannot be read.
 */
export function entriesOf(file: string, source: string): Entry[] {
  const base = file.replace(/\.\w+$/, '');
  const parts = file.endsWith('.json') ? partsOfJson(file, source) : partsOfPage(file, source);
  const places = new Map<string, number>();
  return parts.map(({ part, text, ...marks }) => {
    const place = (places.get(part) ?? 0) + 1;
    places.set(part, place);
    return {
      name: `${base}#${part}${place > 1 ? `~${place}` : ''}`,
      text: inSingleSpaces(text),
      ...marks,
    };
  });
}

type Part = Omit<Entry, 'name'> & { readonly part: string };

/** White space, soft hyphens and the width of a table are no words. */
const inSingleSpaces = (text: string): string =>
  text
    .replaceAll('\u00AD', '')
    .replace(/-{3,}/g, '---')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<[^<>]*>) ?/g, '$1')
    .trim();

/**
 * A form of a name stands below it: `card.sailor.the`, or `card.the` where all of a kind are put
 * together by one message; or below all names of its kind, as the rule `card.*.the`.
 */
const FORM = new RegExp(
  `^((?:${KINDS_OF_ALL.join('|')})(?:\\.(?:[\\w-]+|\\*))?)\\.[\\w-]+(?: /.+/)?$`,
);

function partsOfJson(file: string, source: string): Part[] {
  const data = readObject(file, source);
  return Object.entries(data).map(([key, value]) => {
    const [, name = ''] = FORM.exec(key) ?? [];
    const form = file === 'messages.json' && (name in data || name.endsWith('*'));
    return { part: key, text: inOrder(value), ...(form && { form }) };
  });
}

/** What a JSON file holds. */
export function readJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new SyntaxError(`${file}: not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`, {
      cause: error,
    });
  }
}

/** The object in a JSON file. */
export function readObject(file: string, source: string): Readonly<Record<string, unknown>> {
  const data = readJson(file, source);
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new TypeError(`${file}: expected an object`);
  return data as Readonly<Record<string, unknown>>;
}

/** The texts in a value, its fields in the order of their names. */
function inOrder(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return fields.map(([key, field]) => `${key}: ${inOrder(field)}`).join('\n');
}

/** Fields of the front matter that hold no words. */
const DATA = new Set(['picture', 'confidence']);
const FIELD = /^(\w+):[ \t]*(.*(?:\n[ \t]+.*)*)/gm;

const partsOfFront = (front: string): Part[] =>
  [...front.matchAll(FIELD)].flatMap(([, key = '', value = '']) =>
    DATA.has(key) ? [] : [{ part: key, text: value.replace(/^"([\s\S]*)"$/, '$1') }],
  );

/** A stretch of a page that is an entry of its own, by the offsets at which it begins and ends. */
interface EntryRange extends Range {
  readonly part: string;
  readonly titled?: true;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** A page’s front matter field by field, its parts, and as `text` what stands between them. */
function partsOfPage(file: string, source: string): Part[] {
  const { front, body } = halvesOf(source);
  const blocks = blocksOf(file, source);
  const stretches = file.includes('/') ? componentsIn(blocks) : sectionsIn(blocks, body.length);
  const noWords = blocks.filter(({ type }) => type === 'mdxjsEsm').map(rangeOf);
  const rest = titlesAndText(
    without(body, { from: 0, to: body.length }, [...stretches, ...noWords]),
  );
  return [
    ...partsOfFront(front),
    ...stretches.map(({ part, titled, ...range }) => ({
      part,
      text: without(body, range, noWords),
      ...(titled && { titled }),
    })),
    ...(/\p{L}/u.test(rest) ? [{ part: 'text', text: rest }] : []),
  ];
}

function blocksOf(file: string, source: string): readonly Nodes[] {
  try {
    return parse(source).children;
  } catch (error) {
    throw new SyntaxError(`${file}: ${String(error).replace(/\s+/g, ' ')}`, { cause: error });
  }
}

const rangeOf = ({ position }: Nodes): Range => ({
  from: position!.start.offset!,
  to: position!.end.offset!,
});

/** A stretch of a text without some others. */
function without(text: string, { from, to }: Range, others: readonly Range[]): string {
  const inside = others
    .filter((other) => other.from >= from && other.to <= to)
    .toSorted((a, b) => a.from - b.from);
  const kept: string[] = [];
  let at = from;
  for (const other of inside) {
    if (other.from > at) kept.push(text.slice(at, other.from));
    at = Math.max(at, other.to);
  }
  return [...kept, text.slice(at, to)].join('\n');
}

/** A text without its components, but with their titles. */
const titlesAndText = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, (tag) => ` ${/\btitle="([^"]*)"/.exec(tag)?.[1] ?? ''} `)
    .replace(/ +(?=[.,:;])/g, '');

type Attributes = Readonly<Record<string, string | undefined>>;

/** The components that are entries, with what each is called. */
const NAMED: Readonly<
  Record<string, (attributes: Attributes) => Pick<EntryRange, 'part' | 'titled'>>
> = {
  Rule: ({ id = '' }) => ({ part: id }),
  Step: ({ name = '' }) => ({ part: name }),
  Outcome: () => ({ part: 'outcome' }),
  Steps: () => ({ part: 'steps' }),
  Points: ({ about = '' }) => ({ part: about }),
  With: interactionPart,
  Task: ({ id = '' }) => ({ part: id }),
  Why: () => ({ part: 'why' }),
  Evidence: () => ({ part: 'evidence' }),
  Option: ({ id = '' }) => ({ part: id }),
  Others: () => ({ part: 'others' }),
};

/**
 * What an interaction on a card page is called: by its cards, by its ruling, or else by its title.
 */
export function interactionPart({
  cards,
  ruling,
  title = '',
}: Attributes): Pick<EntryRange, 'part' | 'titled'> {
  if (cards === undefined && ruling === undefined) return { part: slug(title), titled: true };
  return { part: (cards?.trim() ?? ruling!).replace(/\s+/g, '+') };
}

const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The components of a page that are entries, wherever they stand. The text that leads up to a task
 * belongs to it.
 */
function componentsIn(nodes: readonly Nodes[]): EntryRange[] {
  let end = 0;
  return nodes.flatMap((node) => {
    const found = namedIn(node);
    const stretches =
      isElement(node) && node.name === 'Task'
        ? found.map((task) => ({ ...task, from: end }))
        : found;
    end = found.at(-1)?.to ?? end;
    return stretches;
  });
}

function namedIn(node: Nodes): EntryRange[] {
  const naming = isElement(node) ? NAMED[node.name ?? ''] : undefined;
  if (naming && isElement(node)) return [{ ...naming(attributesOf(node)), ...rangeOf(node) }];
  return 'children' in node ? node.children.flatMap(namedIn) : [];
}

/** The sections of a page that has headings only. */
function sectionsIn(blocks: readonly Nodes[], end: number): EntryRange[] {
  const headings = blocks.filter((block) => block.type === 'heading' && block.depth === 2);
  return headings.map((heading, place) => ({
    part: slug(wordsIn(heading)),
    titled: true,
    from: rangeOf(heading).from,
    to: headings[place + 1] ? rangeOf(headings[place + 1]!).from : end,
  }));
}

const wordsIn = (node: Nodes): string =>
  'value' in node
    ? node.value
    : 'children' in node
      ? (node.children as readonly Nodes[]).map(wordsIn).join('')
      : '';
