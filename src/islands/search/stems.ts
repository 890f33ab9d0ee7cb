import { LANGUAGES } from '../../i18n/languages/all.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Stem } from './words.ts';

/** What takes the endings off the words of a language. */
export async function stemsOf(language: Locale): Promise<Stem> {
  const { stemmer } = await LANGUAGES[language].stemmer();
  const known = new Map<string, string>();
  return (word) => {
    const stem = known.get(word) ?? stemmer(word);
    known.set(word, stem);
    return stem;
  };
}
