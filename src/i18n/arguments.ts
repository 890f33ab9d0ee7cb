import type { Arguments, Translator } from './translate.ts';

/** Which table of names a field of an event or an action is looked up in: `card` for `card.sailor`. */
export type NameKinds = Readonly<Record<string, string>>;

/**
 * Grammatical forms that a name may have besides its plain one, under `card.sailor.dat` and so on: with article, by case, short.
 * A language without a form falls back to the plain name, so that messages may use `{card_dat}` everywhere.
 */
const FORMS = ['the', 'acc', 'dat', 'gen', 'short'] as const;

/**
 * The fields of an event, an action or a refusal as arguments of a message. Ids become names (`{card}`), their forms
 * (`{card_the}`) and the bare id for choices (`{card_id}`); lists become "Mila and Juri" and a count (`{seats_count}`);
 * true, false and null become words for choices (`true`, `false`, `none`).
 */
export function argumentsOf(t: Translator, fields: object, kinds: NameKinds): Arguments {
  const entries = Object.entries(fields).flatMap(([name, value]) => argumentEntries(t, name, value, kinds[name]));
  return Object.fromEntries(entries);
}

function argumentEntries(t: Translator, name: string, value: unknown, kind: string | undefined): [string, string | number][] {
  if (typeof value === 'number') return [[name, value]];
  if (typeof value === 'boolean' || value === null)
    return [
      [name, value === null ? 'none' : String(value)],
      [`${name}_id`, value === null ? 'none' : String(value)],
    ];
  if (typeof value === 'string') return kind ? nameEntries(t, name, kind, value) : [[name, value]];
  if (Array.isArray(value) && kind && value.every((item) => typeof item === 'string')) {
    const names = value.map((item) => t.text(`${kind}.${item}`));
    return [
      [name, t.list(names)],
      [`${name}_count`, value.length],
    ];
  }
  return [];
}

function nameEntries(t: Translator, name: string, kind: string, id: string): [string, string][] {
  const plain = t.text(`${kind}.${id}`);
  const forms = FORMS.map((form): [string, string] => {
    const key = `${kind}.${id}.${form}`;
    return [`${name}_${form}`, t.has(key) ? t.text(key) : plain];
  });
  return [[name, plain], [`${name}_id`, id], ...forms];
}
