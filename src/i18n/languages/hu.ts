import type { Language } from './language.ts';

/**
 * An ending by the vowels of the name before it: after back ones, after front ones, and after
 * rounded front ones where they differ.
 */
type Ending = readonly [back: string, front: string, rounded?: string];

const VOWELS = /[aáeéëiíoóöőuúüű]/gi;
const BACK = /[aáoóuú]/i;
const ROUNDED = /[öőüű]/i;
/** Vowels that follow the one before them. */
const FOLLOWING = /[iíéë]/i;
/** A final short vowel that an ending makes long. */
const LENGTHENED: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' };
/** A consonant after which the accusative needs no vowel. */
const JOINS_T = /(?:[jlnrs]|ly|ny|sz|zs|z)$/i;
/** Consonants written with two letters double by their first. */
const DOUBLE_LETTER = /(?:cs|gy|ly|ny|sz|ty|zs)$/i;

/** Names whose s sounds like sz. */
const SOUNDS_LIKE_SZ = /^(?:charles|hans|ines|jens|lars|niels)$/i;

/**
 * Which of an ending’s vowels a name takes: that of its last one, and where that follows others
 * that of the one before.
 */
function harmony(name: string): 0 | 1 | 2 {
  const vowels = name.match(VOWELS) ?? [];
  const last = vowels.findLast((vowel) => !FOLLOWING.test(vowel)) ?? '';
  if (BACK.test(last)) return 0;
  return ROUNDED.test(vowels.at(-1) ?? '') ? 2 : 1;
}

const endsInVowel = (name: string): boolean =>
  /[aáeéëiíoóöőuúüűy]$/i.test(name) && !DOUBLE_LETTER.test(name);

/** A name before an ending. */
const stemOf = (name: string): string => name.replace(/[aeoö]$/, (vowel) => LENGTHENED[vowel]!);

const endingOf = (name: string, ending: Ending): string => ending[harmony(name)] ?? ending[1];

const add =
  (...ending: Ending): ((name: string) => string) =>
  (name) =>
    stemOf(name) + endingOf(name, ending);

const accusative = (name: string): string =>
  endsInVowel(name) || JOINS_T.test(name)
    ? `${stemOf(name)}t`
    : name + endingOf(name, ['ot', 'et', 'öt']);

/**
 * -val and -vel after a vowel; after a consonant the v becomes like it. A double consonant gets a
 * hyphen, so that the name stays as it is.
 */
function instrumental(name: string): string {
  if (endsInVowel(name)) return stemOf(name) + endingOf(name, ['val', 'vel']);
  const ending = endingOf(name, ['al', 'el']);
  const [last = ''] = DOUBLE_LETTER.exec(name) ?? [name.at(-1)!];
  if (SOUNDS_LIKE_SZ.test(name)) return `${name}sz${ending}`;
  if (last.length === 2) return name.slice(0, -2) + last[0]! + last.toLowerCase() + ending;
  if (!/\p{L}/u.test(last)) return `${name}-v${ending}`;
  const isDouble = name.at(-2)?.toLowerCase() === last.toLowerCase();
  return name + (isDouble ? '-' : '') + last.toLowerCase() + ending;
}

export const hu: Language = {
  name: 'Magyar',
  published: false,
  ands: ['és'],
  seatForms: {
    acc: accusative,
    dat: add('nak', 'nek'),
    ins: instrumental,
    abl: add('tól', 'től'),
    on: add('ra', 're'),
    at: add('nál', 'nél'),
    to: add('hoz', 'hez', 'höz'),
    own: (name) => `${stemOf(name)}é`,
  },
  stemmer: () => import('@orama/stemmers/hungarian'),
};
