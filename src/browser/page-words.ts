/** The strings that the page's own scripts say, in its language. */
const words = JSON.parse(document.querySelector('#words')?.textContent ?? '{}') as Readonly<
  Record<string, string>
>;

/** A string by its key. */
export const word = (key: string): string => words[key] ?? key;
