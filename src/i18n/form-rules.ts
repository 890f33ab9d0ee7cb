import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { Messages } from './translate.ts';

/**
 * A rule for a form, such as `seat.*.gen`; also for some names only, such as `card.*.the /^[AEÉ]/`.
 */
const RULE = /^([a-z]+)\.\*\.(\w+)(?: \/(.+)\/)?$/;

/**
 * Messages with the forms that rules bring. `"seat.*.gen": "{name}s"` gives every seat that has no
 * `gen` of its own one; a rule may use the plain `{name}` and the forms written or ruled before it,
 * such as `{the}`. `"card.*.the /^[AEÉ]/": "l’{name}"` gives it to the names that the pattern fits,
 * whatever their case; the first rule that fits a name counts. Needs the parser: build and scripts
 * only.
 */
export function withForms(messages: Messages): Messages {
  const all = Object.fromEntries(Object.entries(messages).filter(([key]) => !RULE.test(key)));
  for (const [rule, text] of Object.entries(messages)) {
    const [, kind, form, pattern] = RULE.exec(rule) ?? [];
    if (!kind || !form) continue;
    const names = Object.keys(all).filter(
      (key) => key.startsWith(`${kind}.`) && key.split('.').length === 2,
    );
    if (names.length === 0) throw new SyntaxError(`${rule} is a rule for names that do not exist`);
    const fits = pattern ? matcher(rule, pattern) : () => true;
    for (const name of names)
      if (fits(all[name]!)) all[`${name}.${form}`] ??= ruled(rule, text, name, all);
  }
  return all;
}

/** What tests names against the pattern of a rule; throws with the rule where it is none. */
function matcher(rule: string, pattern: string): (name: string) => boolean {
  try {
    const test = new RegExp(pattern, 'iu');
    return (name) => test.test(name.replaceAll('\u00AD', '').normalize('NFC'));
  } catch (error) {
    throw new SyntaxError(
      `${rule} has no pattern between its slashes: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** A message or a rule prepared for filling; throws with its key where it is not message syntax. */
export function compiled(key: string, message: string): CompiledMessage {
  try {
    return compile(message);
  } catch (error) {
    throw new SyntaxError(`${key} is not message syntax: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** What fills a rule: names are of no language in particular and have no numbers. */
const FORMATTERS: FormatOptions['formatters'] = {
  getPluralRules: (...args) => new Intl.PluralRules(...args),
  getNumberFormat: (...args) => new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
};

/** What a rule makes of one name. */
function ruled(rule: string, text: string, name: string, all: Messages): string {
  const forms = Object.entries(all).flatMap(([key, form]): [string, string][] =>
    key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), form]] : [],
  );
  const values = new Map([['name', all[name]!], ...forms]);
  const given = new Proxy<Record<string, string>>(
    {},
    {
      has: () => true,
      get: (_none, blank: string) => {
        if (!values.has(blank))
          throw new SyntaxError(`${rule} asks for {${blank}}, a form that ${name} does not have`);
        return values.get(blank);
      },
    },
  );
  return String(format(compiled(rule, text), 'en', given, { formatters: FORMATTERS }));
}
