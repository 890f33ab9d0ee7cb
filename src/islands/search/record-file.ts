import type { Passage, TextRecord } from './records.ts';

/** In this order they pack best: what is alike stands together. */
const FIELDS = [
  'kind',
  'url',
  'number',
  'place',
  'title',
] as const satisfies readonly (keyof TextRecord)[];

/**
 * Records as they lie in a `records.json`: a list per field, so that what is alike stands together
 * and packs small; empty where a record has none.
 */
export interface RecordFile extends Readonly<Record<(typeof FIELDS)[number], readonly string[]>> {
  /**
   * How players put the questions, for each record: wordings, and their words as places among those
   * that questions have, which are `words.both` and then `words.asked`.
   */
  readonly asked: readonly (readonly (readonly number[])[])[];
  /** Words that texts and questions have, that only questions have, and that only texts have. */
  readonly words: Readonly<Record<'both' | 'asked' | 'texts', readonly string[]>>;
  /** What tells Pagefind's index of the texts from older ones. */
  readonly version: string;
}

/** What Pagefind calls the texts of records, in their order; empty for a record without a text. */
export type TextIds = readonly string[];
/** Where they lie, beside Pagefind's index. */
export const TEXT_IDS = 'ids.json';

/** How many passages lie together in one file of texts. */
export const PASSAGES_PER_FILE = 12;

/**
 * Packs records, with addresses below the folder of the file. `textWords`: the words of their
 * texts. A wording keeps its words, and not their order.
 */
export function packed(
  records: readonly TextRecord[],
  { textWords, version }: { readonly textWords: Iterable<string>; readonly version: string },
): RecordFile {
  const inTexts = new Set(textWords);
  const asked = commonestFirst(records.flatMap((record) => record.asked ?? []).flat());
  const both = asked.filter((word) => inTexts.has(word));
  const onlyAsked = asked.filter((word) => !inTexts.has(word));
  const places = new Map([...both, ...onlyAsked].map((word, place) => [word, place]));
  const fields = FIELDS.map((field) => [field, records.map((record) => record[field] ?? '')]);
  return {
    ...(Object.fromEntries(fields) as Pick<RecordFile, (typeof FIELDS)[number]>),
    asked: records.map((record) =>
      (record.asked ?? []).map((words) =>
        words.map((word) => places.get(word)!).sort((a, b) => a - b),
      ),
    ),
    words: {
      both,
      asked: onlyAsked,
      texts: [...inTexts].filter((word) => !places.has(word)).sort(),
    },
    version,
  };
}

/** Common words have small numbers then, which pack small. */
function commonestFirst(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].sort().sort((a, b) => counts.get(b)! - counts.get(a)!);
}

/** The records of a file with addresses of the site; `folder`: what they lie below. */
export function unpacked(file: RecordFile, folder: string): TextRecord[] {
  const words = [...file.words.both, ...file.words.asked];
  return file.url.map((url, at) => {
    const own = FIELDS.flatMap((field) => (file[field][at] ? [[field, file[field][at]]] : []));
    const asked = file.asked[at]!.map((places) => places.map((place) => words[place]!));
    return {
      title: '',
      ...(Object.fromEntries(own) as Pick<TextRecord, 'kind'>),
      url: folder + url,
      ...(asked.length > 0 && { asked }),
    };
  });
}

/** The words of the texts. */
export const textWords = ({ words }: RecordFile): string[] =>
  [...words.both, ...words.texts].sort();

/** The passages of records as they lie in files: `[text]`, or `[text, answer]`. */
export type PassageFile = readonly (readonly [text: string, answer?: string])[];

/** Packs passages into files, in the order of their records. */
export const passageFiles = (passages: readonly Passage[]): readonly PassageFile[] =>
  Array.from({ length: Math.ceil(passages.length / PASSAGES_PER_FILE) }, (_, file) =>
    passages
      .slice(file * PASSAGES_PER_FILE, (file + 1) * PASSAGES_PER_FILE)
      .map(({ text, answer }) => (answer === undefined ? [text] : [text, answer])),
  );
