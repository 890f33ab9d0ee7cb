import type { Stem } from './stand-ins.ts';

const STEMMERS: Readonly<Record<string, () => Promise<{ readonly stemmer: Stem }>>> = {
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  nl: () => import('@orama/stemmers/dutch'),
};

/** What takes the endings off the words of a language; words of a language without such a method stay as they are. */
export async function stemsOf(language: string): Promise<Stem> {
  const stemmer = (await STEMMERS[language]?.())?.stemmer ?? ((word: string) => word);
  const known = new Map<string, string>();
  return (word) => {
    const stem = known.get(word) ?? stemmer(word);
    known.set(word, stem);
    return stem;
  };
}
