import type { Language } from './language.ts';
import { endsInLatin, endsInSibilant } from './letters.ts';

const OPEN_VOWEL = /[aiouy]$/i;

function genitive(name: string): string {
  if (endsInSibilant(name)) return `${name}’`;
  return OPEN_VOWEL.test(name) || !endsInLatin(name) ? `${name}’s` : `${name}s`;
}

export const nl: Language = {
  name: 'Nederlands',
  published: true,
  ands: ['en'],
  seatForms: { gen: genitive },
  stemmer: () => import('@orama/stemmers/dutch'),
};
