import type { Language } from './language.ts';
import { endsInLatin, endsInSibilant } from './letters.ts';

function genitive(name: string): string {
  if (!endsInLatin(name)) return `${name}’s`;
  return endsInSibilant(name) ? `${name}’` : `${name}s`;
}

export const de: Language = {
  name: 'Deutsch',
  published: true,
  ands: ['und'],
  seatForms: { gen: genitive },
  stemmer: () => import('@orama/stemmers/german'),
};
