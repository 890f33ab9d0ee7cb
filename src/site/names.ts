import { argumentsOf } from '../i18n/arguments.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameTranslator } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translate.ts';

/**
 * The name of a thing as a text says it: plain, in a form such as `acc`, or with a capital: `Acc`.
 * Throws where it lacks the form.
 */
export const nameInText = (
  locale: Locale,
  game: string,
  kind: string,
  id: string,
  form: string | undefined,
  page: string,
): string =>
  nameOrFault(
    gameTranslator(locale, game),
    `content/${locale}/${game}/messages.json`,
    kind,
    id,
    form,
    page,
  );

/**
 * The same by a translator; `file` is where its names are written, `page` where the name is used.
 */
export function nameOrFault(
  t: Translator,
  file: string,
  kind: string,
  id: string,
  form: string | undefined,
  page: string,
): string {
  if (form === undefined) return t.text(`${kind}.${id}`);
  const known = argumentsOf(t, { name: id }, { name: kind })[`name_${form}`];
  const name = typeof known === 'function' ? known() : undefined;
  if (name !== undefined) return name;
  const key = `${kind}.${id}.${form.charAt(0).toLowerCase()}${form.slice(1)}`;
  throw new RangeError(
    `${file}, ${key}: is missing, but ${page} asks for it; forms of ${kind}: ${t.forms(kind).join(', ') || 'none'}`,
  );
}
