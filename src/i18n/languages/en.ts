import type { Language } from './language.ts';

export const en: Language = {
  name: 'English',
  published: true,
  ands: ['and'],
  // ’s stands behind any name: sentences write it themselves.
  seatForms: {},
  stemmer: () => import('@orama/stemmers/english'),
};
