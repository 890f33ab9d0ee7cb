/** Words that an island takes along: flat keys, with `{name}` for what is filled in. */
export type Words = Readonly<Record<string, string>>;

/** A word with its blanks filled. An unknown key shows itself, which content checks turn into a failure. */
export function say(words: Words, key: string, blanks: Readonly<Record<string, string | number>> = {}): string {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}

const NAME_KEYS = /^(seat|character|card|colour|faction|tile|column|side)\.[a-z0-9-]+$|^(action\.[a-z]+\.short|faction\.[a-z]+\.plural)$/;

/** Names of seats, characters, cards, tiles, colours, factions, columns, sides and actions, among the messages of a game. */
export const namesIn = (messages: Readonly<Record<string, unknown>>): Words =>
  Object.fromEntries(Object.entries(messages).filter((entry): entry is [string, string] => NAME_KEYS.test(entry[0])));
