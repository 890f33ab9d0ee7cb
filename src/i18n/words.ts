/** Words that an island takes along: flat keys, with `{name}` for what is filled in. */
export type Words = Readonly<Record<string, string>>;

/**
 * A word with its blanks filled. An unknown key shows itself, which content checks turn into a
 * failure.
 */
export function say(
  words: Words,
  key: string,
  blanks: Readonly<Record<string, string | number>> = {},
): string {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (blank, name: string) =>
    String(blanks[name] ?? blank),
  );
}

/** The messages of a game that are plain texts: all of its names are among them. */
export const namesIn = (messages: Readonly<Record<string, unknown>>): Words =>
  Object.fromEntries(
    Object.entries(messages).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
