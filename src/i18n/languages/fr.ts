import type { Language } from './language.ts';
import { bare } from './letters.ts';

/** A vowel, or a silent h as most names have it; y before a vowel is a consonant, as in Yann. */
const VOWEL = /^(?:[aeiouœæh]|y(?![aeiou]))/i;

const elides = (name: string): boolean => VOWEL.test(bare(name));

export const fr: Language = {
  name: 'Français',
  published: false,
  ands: ['et'],
  seatForms: {
    a: (name) => `à ${name}`,
    de: (name) => (elides(name) ? `d’${name}` : `de ${name}`),
    que: (name) => (elides(name) ? `qu’${name}` : `que ${name}`),
  },
  stemmer: () => import('@orama/stemmers/french'),
};
