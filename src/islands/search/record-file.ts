import type { Passage, TextRecord } from './records.ts';

/** In this order they pack best: the words of a question are often those of the title. */
const FIELDS = [
  'kind',
  'url',
  'number',
  'place',
  'title',
  'asked',
] as const satisfies readonly (keyof TextRecord)[];

/**
 * Records as they lie in a `records.json`: a list per field, so that what is alike stands together
 * and packs small; empty where a record has none.
 */
export interface RecordFile extends Readonly<Record<(typeof FIELDS)[number], readonly string[]>> {
  /** What Pagefind calls the texts of the records; empty for a record without one. */
  readonly ids: readonly string[];
  /** The words of the texts. */
  readonly words: readonly string[];
  /** What tells Pagefind's index of the texts from older ones. */
  readonly version: string;
}

/** How many passages lie together in one file of texts. */
export const PASSAGES_PER_FILE = 12;

/** Packs records, with addresses below the folder of the file, and what belongs to their texts. */
export const packed = (
  records: readonly TextRecord[],
  { ids, words, version }: Pick<RecordFile, 'ids' | 'words' | 'version'>,
): RecordFile => ({
  ...(Object.fromEntries(
    FIELDS.map((field) => [field, records.map((record) => record[field] ?? '')]),
  ) as unknown as Omit<RecordFile, 'ids' | 'words'>),
  ids,
  words,
  version,
});

/** The records of a file with addresses of the site; `folder`: what they lie below. */
export const unpacked = (file: RecordFile, folder: string): TextRecord[] =>
  file.url.map((url, at) => {
    const own = FIELDS.flatMap((field) => (file[field][at] ? [[field, file[field][at]]] : []));
    return {
      title: '',
      ...(Object.fromEntries(own) as Pick<TextRecord, 'kind'>),
      url: folder + url,
    };
  });

/** The passages of records as they lie in files: `[text]`, or `[text, answer]`. */
export type PassageFile = readonly (readonly [text: string, answer?: string])[];

/** Packs passages into files, in the order of their records. */
export const passageFiles = (passages: readonly Passage[]): readonly PassageFile[] =>
  Array.from({ length: Math.ceil(passages.length / PASSAGES_PER_FILE) }, (_, file) =>
    passages
      .slice(file * PASSAGES_PER_FILE, (file + 1) * PASSAGES_PER_FILE)
      .map(({ text, answer }) => (answer === undefined ? [text] : [text, answer])),
  );
