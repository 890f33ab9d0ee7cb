import type { Arguments, Translator } from './translate.ts';

/** Names that are put together for an id. */
export interface Naming {
  /** The kind whose forms they have. */
  readonly kind: string;
  /** The plain name, or the name in a form; undefined where it has no such form. */
  readonly name: (t: Translator, id: string, form?: string) => string | undefined;
}

/**
 * How a field of an event or an action gets its name: from a table, `card` for `card.sailor`, or
 * put together.
 */
export type NameKinds = Readonly<Record<string, string | Naming>>;

/**
 * The fields of an event, an action or a refusal as arguments of a message. Ids become names
 * (`{card}`), every form that the language has for such names (`{card_the}`, `{card_acc}`), each of
 * them with a capital too (`{Card}`, `{card_The}`), and the bare id for choices (`{card_id}`);
 * lists become "Mila and Juri", in every form too (`{seats_dat}`), and a count (`{seats_count}`);
 * true, false and null become words for choices (`true`, `false`, `none`).
 */
export function argumentsOf(t: Translator, fields: object, kinds: NameKinds): Arguments {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    argumentEntries(t, name, value, kinds[name]),
  );
  return Object.fromEntries(entries);
}

type Entry = [string, Arguments[string]];

function argumentEntries(
  t: Translator,
  name: string,
  value: unknown,
  kind: NameKinds[string] | undefined,
): Entry[] {
  if (typeof value === 'number') return [[name, value]];
  if (typeof value === 'boolean' || value === null)
    return [
      [name, value === null ? 'none' : String(value)],
      [`${name}_id`, value === null ? 'none' : String(value)],
    ];
  if (typeof value === 'string')
    return kind ? [...nameEntries(t, name, kind, [value]), [`${name}_id`, value]] : [[name, value]];
  if (Array.isArray(value) && kind && value.every((item) => typeof item === 'string'))
    return [...nameEntries(t, name, kind, value), [`${name}_count`, value.length]];
  return [];
}

/**
 * Names strung together, plain and in every form of their kind. Where one of them lacks a form,
 * nothing stands in for it.
 */
function nameEntries(
  t: Translator,
  name: string,
  kind: NameKinds[string],
  ids: readonly string[],
): Entry[] {
  const forms = [undefined, ...t.forms(typeof kind === 'string' ? kind : kind.kind)];
  return forms.flatMap((form): Entry[] => {
    const argument = form ? `${name}_${form}` : name;
    const text = (): string | undefined => {
      const names = ids.map((id) => nameOf(t, kind, id, form));
      return names.every((one) => one !== undefined) ? t.list(names) : undefined;
    };
    return [
      [argument, text],
      [
        argument.replace(/[^_]+$/, (end) => capitalized(end, 'en')!),
        () => capitalized(text(), t.locale),
      ],
    ];
  });
}

const capitalized = (text: string | undefined, locale: string): string | undefined =>
  text && text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The name of something, plain or in a form; undefined where it has no such form. */
export function nameOf(
  t: Translator,
  kind: NameKinds[string],
  id: string,
  form?: string,
): string | undefined {
  if (typeof kind !== 'string') return kind.name(t, id, form);
  const key = form ? `${kind}.${id}.${form}` : `${kind}.${id}`;
  return form && !t.has(key) ? undefined : t.text(key);
}
