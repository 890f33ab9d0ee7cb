import type { Locale } from '../../i18n/locales.ts';
import type { Stem } from './stand-ins.ts';

const STEMMERS: Readonly<Record<Locale, () => Promise<{ readonly stemmer: Stem }>>> = {
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fr: () => import('@orama/stemmers/french'),
  hu: () => import('@orama/stemmers/hungarian'),
  nl: () => import('@orama/stemmers/dutch'),
};

/** What takes the endings off the words of a language. */
export async function stemsOf(language: Locale): Promise<Stem> {
  const { stemmer } = await STEMMERS[language]();
  const known = new Map<string, string>();
  return (word) => {
    const stem = known.get(word) ?? stemmer(word);
    known.set(word, stem);
    return stem;
  };
}
