import type { Arguments, Translator } from './translate.ts';

/** Puts the name of something together, in a grammatical form or in the plain one. */
export type Naming = (t: Translator, id: string, form?: Form) => string;

/** How a field of an event or an action gets its name: from a table, `card` for `card.sailor`, or put together. */
export type NameKinds = Readonly<Record<string, string | Naming>>;

/**
 * Grammatical forms that a name may have besides its plain one, under `card.sailor.dat` and so on: with article, by case, short, plural.
 * A language without a form falls back to the plain name, so that messages may use `{card_dat}` everywhere.
 */
const FORMS = ['the', 'acc', 'dat', 'gen', 'short', 'plural'] as const;
type Form = (typeof FORMS)[number];

/**
 * The fields of an event, an action or a refusal as arguments of a message. Ids become names (`{card}`), their forms
 * (`{card_the}`) and the bare id for choices (`{card_id}`); lists become "Mila and Juri" and a count (`{seats_count}`);
 * true, false and null become words for choices (`true`, `false`, `none`).
 */
export function argumentsOf(t: Translator, fields: object, kinds: NameKinds): Arguments {
  const entries = Object.entries(fields).flatMap(([name, value]) => argumentEntries(t, name, value, kinds[name]));
  return Object.fromEntries(entries);
}

function argumentEntries(t: Translator, name: string, value: unknown, kind: NameKinds[string] | undefined): [string, string | number][] {
  if (typeof value === 'number') return [[name, value]];
  if (typeof value === 'boolean' || value === null)
    return [
      [name, value === null ? 'none' : String(value)],
      [`${name}_id`, value === null ? 'none' : String(value)],
    ];
  if (typeof value === 'string') return kind ? nameEntries(t, name, kind, value) : [[name, value]];
  if (Array.isArray(value) && kind && value.every((item) => typeof item === 'string')) {
    const names = value.map((item) => nameOf(t, kind, item));
    return [
      [name, t.list(names)],
      [`${name}_count`, value.length],
    ];
  }
  return [];
}

function nameEntries(t: Translator, name: string, kind: NameKinds[string], id: string): [string, string][] {
  const forms = FORMS.map((form): [string, string] => [`${name}_${form}`, nameOf(t, kind, id, form)]);
  return [[name, nameOf(t, kind, id)], [`${name}_id`, id], ...forms];
}

/** The name of something, in a form where the language has it. */
export function nameOf(t: Translator, kind: NameKinds[string], id: string, form?: Form): string {
  if (typeof kind === 'function') return kind(t, id, form);
  const plain = `${kind}.${id}`;
  return t.text(form && t.has(`${plain}.${form}`) ? `${plain}.${form}` : plain);
}
