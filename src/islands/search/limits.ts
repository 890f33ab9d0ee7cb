/**
 * The most of a query that is read: longer ones would keep the page busy and find nothing better.
 */
export const MOST_READ = { letters: 200, words: 30 };

/** The first words of a query, as many as are read. */
const BEGINNING = new RegExp(`^\\s*(?:\\S+\\s+){${MOST_READ.words - 1}}\\S+`);

/**
 * What is read of a query: whole words, unless its only one is too long. `isCut`: there was more.
 */
export function readOf(query: string): { readonly read: string; readonly isCut: boolean } {
  const letters = query.trimStart();
  const isLong = letters.trimEnd().length > MOST_READ.letters;
  // A word that has been cut is none; nor is half a sign.
  const short = isLong
    ? letters.slice(0, MOST_READ.letters + 1).replace(/(?<=\s)\S*$|.$/su, '')
    : letters;
  const words = BEGINNING.exec(short)?.[0] ?? short;
  return words.length < short.trimEnd().length || isLong
    ? { read: words.trim(), isCut: true }
    : { read: query, isCut: false };
}
