import { expect, test } from 'vitest';
import type { Locale } from '../../../src/i18n/locales.ts';
import { stemsOf } from '../../../src/islands/search/stems.ts';
import { fold } from '../../../src/islands/search/words.ts';

/** Words as players type them beside those of the rules, in each language. */
const FORMS: Readonly<Record<Locale, readonly (readonly [string, string])[]>> = {
  de: [
    ['Karten', 'Karte'],
    ['Königs', 'König'],
    ['Münzen', 'Münze'],
  ],
  en: [
    ['cards', 'card'],
    ['stealing', 'steals'],
    ['conflicts', 'conflict'],
  ],
  es: [
    ['cartas', 'carta'],
    ['súbditos', 'súbdito'],
    ['robando', 'robar'],
  ],
  fr: [
    ['cartes', 'carte'],
    ['voleurs', 'voleur'],
    ['châteaux', 'château'],
  ],
  hu: [
    ['kártyák', 'kártya'],
    ['királynak', 'királyt'],
    ['érméket', 'érmék'],
  ],
  nl: [
    ['kaarten', 'kaart'],
    ['dwergen', 'dwerg'],
    ['volgelingen', 'volgeling'],
  ],
};

test.each(Object.entries(FORMS))('Forms of a word have one stem (%s)', async (language, pairs) => {
  const stem = await stemsOf(language as Locale);
  for (const [typed, written] of pairs)
    expect(stem(fold(typed)), `${typed}, ${written}`).toBe(stem(fold(written)));
});

test.each(Object.entries(FORMS))(
  'Different words keep different stems (%s)',
  async (language, pairs) => {
    const stem = await stemsOf(language as Locale);
    const stems = pairs.map(([, written]) => stem(fold(written)));
    expect(new Set(stems).size).toBe(stems.length);
  },
);
