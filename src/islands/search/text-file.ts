import type { TextRecord } from './texts.ts';

/** In this order they pack best: the words of a question are often those of the title. */
const FIELDS = ['kind', 'url', 'number', 'place', 'text', 'answer', 'title', 'asked'] as const satisfies readonly (keyof TextRecord)[];

/** Records as they lie in a `texts.json`: a list per field, so that what is alike stands together and packs small; empty where a record has none. */
export type TextFile = Readonly<Record<(typeof FIELDS)[number], readonly string[]>>;

/** Packs records, with addresses below the folder of the file. */
export const packed = (records: readonly TextRecord[]): TextFile =>
  Object.fromEntries(FIELDS.map((field) => [field, records.map((record) => record[field] ?? '')])) as unknown as TextFile;

/** The records of a file with addresses of the site; `folder`: what they lie below. */
export const unpacked = (file: TextFile, folder: string): TextRecord[] =>
  file.url.map((url, at) => {
    const own = FIELDS.flatMap((field) => (file[field][at] ? [[field, file[field][at]]] : []));
    return { title: '', text: '', ...(Object.fromEntries(own) as Pick<TextRecord, 'kind'>), url: folder + url };
  });
