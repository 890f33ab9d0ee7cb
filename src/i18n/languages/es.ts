import type { Language } from './language.ts';
import { bare } from './letters.ts';

/** Begins with the sound of i, but for a diphthong, as in Iago. */
const SOUND_OF_I = /^(?:i(?![aeou])|hi(?![aeou])|y(?![aeiou]))/i;
/** Begins with the sound of o. */
const SOUND_OF_O = /^h?o/i;

export const es: Language = {
  name: 'Español',
  published: false,
  ands: ['y', 'e'],
  seatForms: {
    a: (name) => `a ${name}`,
    de: (name) => `de ${name}`,
    and: (name) => `${SOUND_OF_I.test(bare(name)) ? 'e' : 'y'} ${name}`,
    or: (name) => `${SOUND_OF_O.test(bare(name)) ? 'u' : 'o'} ${name}`,
  },
  stemmer: () => import('@orama/stemmers/spanish'),
};
