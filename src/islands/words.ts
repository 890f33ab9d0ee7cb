/** Words that an island takes along: flat keys, with `{name}` for what is filled in. */
export type Words = Readonly<Record<string, string>>;

/** A word with its blanks filled. An unknown key shows itself, which content checks turn into a failure. */
export function say(words: Words, key: string, blanks: Readonly<Record<string, string | number>> = {}): string {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}
