import { PASSAGES_PER_FILE, type PassageFile } from './record-file.ts';
import type { Passage, TextRecord } from './records.ts';

/** Some records with what stands at them, which comes in files when it is shown. */
export interface Shelf {
  readonly records: readonly TextRecord[];
  /** Reads one of their files of passages, by its place. */
  readonly read: (file: number) => Promise<PassageFile>;
}

/**
 * Reads what stands at records of these shelves; each file once, also where it failed. A record
 * with a text of its own needs no file.
 */
export function passageReader(
  shelves: readonly Shelf[],
): (records: readonly (TextRecord & Partial<Passage>)[]) => Promise<readonly Passage[]> {
  const places = new Map(
    shelves.flatMap((shelf) => shelf.records.map(({ url }, at) => [url, { shelf, at }] as const)),
  );
  const known = new Map<Shelf, Map<number, Promise<PassageFile>>>(
    shelves.map((shelf) => [shelf, new Map()]),
  );
  const fileOf = (shelf: Shelf, file: number): Promise<PassageFile> => {
    const files = known.get(shelf)!;
    const reading = files.get(file) ?? shelf.read(file);
    files.set(file, reading);
    return reading;
  };
  const passageOf = async ({
    url,
    text,
    answer,
  }: TextRecord & Partial<Passage>): Promise<Passage> => {
    const place = places.get(url);
    if (text !== undefined || !place)
      return { text: text ?? '', ...(answer !== undefined && { answer }) };
    const file = await fileOf(place.shelf, Math.floor(place.at / PASSAGES_PER_FILE));
    const [own = '', settled] = file[place.at % PASSAGES_PER_FILE] ?? [];
    return { text: own, ...(settled !== undefined && { answer: settled }) };
  };
  return (records) => Promise.all(records.map(passageOf));
}
