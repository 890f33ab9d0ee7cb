import type { NameKinds } from '../../src/i18n/arguments.ts';
import { formsAmong } from '../../src/i18n/forms.ts';
import { withForms } from '../../src/i18n/form-rules.ts';
import type { Messages } from '../../src/i18n/translate.ts';
import { argumentsIn, partsOf } from './messages.ts';

/** The names of a game that may have grammatical forms. */
export interface Named {
  /** The kinds by which messages are told names. */
  readonly kinds: readonly string[];
  /** The keys of all names, some of forms that the code itself asks for. */
  readonly names: readonly string[];
  /** Keys of names that stand in no table. */
  readonly others?: readonly string[];
}

/** The kinds of names in some tables of fields. */
export const kindsIn = (...tables: readonly NameKinds[]): string[] => [
  ...new Set(
    tables
      .flatMap((kinds) => Object.values(kinds))
      .map((kind) => (typeof kind === 'string' ? kind : kind.kind)),
  ),
];

/**
 * Whether a key is a grammatical form of a name, or a rule for one, that a language may have or
 * not.
 */
export function isForm(key: string, { kinds, names, others = [] }: Named): boolean {
  // A rule may have a pattern behind it.
  const [kind = '', ...rest] = key.replace(/ \/.*/, '').split('.');
  const name = [kind, ...rest.slice(0, -1)].join('.');
  if (names.includes(key)) return false;
  return (
    others.includes(name) ||
    (kinds.includes(kind) && rest.length === 2 && (rest[0] === '*' || names.includes(name)))
  );
}

/**
 * What stands beside the forms of a name among the arguments of a message or a rule, so that no
 * form may be called so.
 */
const RESERVED = ['id', 'count', 'character', 'rank', 'name'];

/** What is wrong with the forms of a language's names, each as one line with file and key. */
export function formFaults(file: string, messages: Messages, { kinds, names }: Named): string[] {
  const all = withForms(messages);
  const keyOf = (kind: string, form: string): string =>
    Object.keys(messages).find((key) => key.startsWith(`${kind}.`) && key.endsWith(`.${form}`))!;
  return kinds.flatMap((kind) => {
    const own = names.filter((name) => name.startsWith(`${kind}.`) && name.split('.').length === 2);
    return formsAmong(Object.keys(all), kind).flatMap((form) => [
      ...(/^[a-z][A-Za-z\d]*$/.test(form) && !RESERVED.includes(form)
        ? []
        : [
            `${file}, ${keyOf(kind, form)}: a form begins with a small letter, has letters and digits only and is none of ${RESERVED.join(', ')}`,
          ]),
      ...(kind in all ? [] : own)
        .filter((name) => !(`${name}.${form}` in all))
        .map(
          (name) =>
            `${file}, ${name}.${form}: is missing, and a form is written for all names of a kind or ruled by ${kind}.*.${form}`,
        ),
    ]);
  });
}

/** What a message asks for that nobody gives, each as one line with file and key. */
export function askingFaults(
  file: string,
  key: string,
  message: string,
  given: ReadonlySet<string>,
): string[] {
  return [...argumentsIn(partsOf(message))].flatMap((name) => {
    if (given.has(name)) return [];
    const [, base = '', form = ''] = /^(.+)_(\w+?)$/.exec(name) ?? [];
    const others = [...given]
      .filter((one) => (given.has(base) ? one.startsWith(`${base}_`) : !/_|^\p{Lu}/u.test(one)))
      .toSorted();
    const why = given.has(base) ? `there is no form ${form} of {${base}}` : 'it is not told that';
    return [
      `${file}, ${key}: asks for {${name}}, but ${why}, only ${others.map((one) => `{${one}}`).join(' ') || 'nothing'}`,
    ];
  });
}
