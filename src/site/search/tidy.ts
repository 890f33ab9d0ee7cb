import { LANGUAGES } from '../../i18n/languages/all.ts';

/** Stands before the number of a rule that is cited, until the text is read. */
export const CITED = '\uE000';
/** What stands between the last two of several, in whatever language. */
const ANDS = Object.values(LANGUAGES).flatMap(({ ands }) => ands);
/** Rules that a sentence names beside what it says: in brackets, or after its end. */
const ASIDE = new RegExp(
  `\\s*\\((?:${CITED}[\\d.]+|[,;–\\s]|${ANDS.join('|')})+\\)|(?<=[.!?][”“"’»)]?)(?:\\s*${CITED}[\\d.]+)+`,
  'g',
);

/** What draws a table: bars between its cells, and a line below its head. */
const DRAWN = /\|(?:\s*:?-+:?\s*\|)+|\|/g;

/**
 * A text as the search has it: in single spaces, without the breaks that words may take, and
 * without rules that are cited beside what it says.
 */
export const tidy = (text: string): string =>
  text
    .replace(/\u00AD/g, '')
    .replace(DRAWN, ' ')
    .replace(/\s+/g, ' ')
    .replace(ASIDE, '')
    .replaceAll(CITED, '')
    .trim();
