import type { Passage, TextRecord } from './records.ts';
import { fold } from './words.ts';

/** What a number asks for: a rule, or a whole chapter. */
export interface NumberAsked {
  readonly chapter: string;
  /** With its chapter, as in 7.3. */
  readonly rule?: string;
  /** Only a number, without a word such as _rule_ before it, and without a point in it. */
  readonly isBare: boolean;
}

/** A number that no rule or chapter has, and the last one there is. */
export type Missing = { readonly chapter: string; readonly last: string; readonly rule?: string };

/**
 * What was found by a number: chapters, or rules. Where nothing has the number, what comes nearest.
 */
export interface NumberFound {
  readonly records: readonly (TextRecord & Partial<Passage>)[];
  readonly missing?: Missing;
}

const NUMBER = /^(?<called>[^\d]*?)\s*(?<chapter>\d{1,3})(?:[.,](?<place>\d{1,3}))?[\s.,:;?!)]*$/u;

/**
 * Reads a query that is the number of a rule or a chapter and nothing else: 7.3, 7,3, § 7.3, rule
 * 7.3, chapter 7, 7. `called`: the words that may stand before it.
 */
export function numberAsked(query: string, called: readonly string[]): NumberAsked | undefined {
  const { called: before = '', chapter, place } = NUMBER.exec(query.trim())?.groups ?? {};
  const word = fold(before.replace(/[\s.]+$/, ''));
  if (!chapter || (word && !called.some((one) => fold(one) === word))) return undefined;
  const own = String(Number(chapter));
  return {
    chapter: own,
    isBare: !word && place === undefined,
    ...(place !== undefined && { rule: `${own}.${Number(place)}` }),
  };
}

/**
 * The rules or chapters of some games that have a number; where none has, the last rule of that
 * chapter, or the last chapter.
 */
export function findNumber(
  rules: readonly TextRecord[],
  { chapter, rule }: NumberAsked,
): NumberFound {
  const found = rule === undefined ? [] : rules.filter(({ number }) => number === rule);
  if (found.length > 0) return { records: found };
  const chapters = chaptersOf(rules);
  const own = chapters.filter(({ number }) => number === chapter);
  if (rule !== undefined && own.length > 0) {
    const lasts = own.map((one) => one.rules.at(-1)!);
    return { records: lasts, missing: { chapter, rule, last: highest(lasts) } };
  }
  if (own.length === 1) return { records: [recordOf(own[0]!), ...own[0]!.rules] };
  if (own.length > 1)
    return {
      records: own.map((one) => ({
        ...recordOf(one),
        text: one.rules.map(({ title }) => title).join(' · '),
      })),
    };
  const games = [...Map.groupBy(chapters, ({ page }) => page.replace(/[^/]+\/$/, '')).values()];
  const lasts = games
    .map((all) => all.reduce((a, b) => (Number(a.number) > Number(b.number) ? a : b)))
    .map(recordOf);
  return lasts.length === 0
    ? { records: [] }
    : { records: lasts, missing: { chapter, last: highest(lasts) } };
}

interface Chapter {
  readonly page: string;
  readonly number: string;
  readonly title: string;
  /** In their order. */
  readonly rules: readonly TextRecord[];
}

/** The number of a rule within its chapter. */
const placeOf = ({ number = '' }: TextRecord): number => Number(number.split('.')[1]);

const pageOf = ({ url }: TextRecord): string => url.split('#')[0]!;

/** The chapters in which some rules stand. */
const chaptersOf = (rules: readonly TextRecord[]): Chapter[] =>
  [...Map.groupBy(rules, pageOf)].map(([page, own]) => ({
    page,
    number: own[0]!.number!.split('.')[0]!,
    title: own[0]!.place ?? '',
    rules: own.toSorted((a, b) => placeOf(a) - placeOf(b)),
  }));

const recordOf = ({ page, number, title }: Chapter): TextRecord & Passage => ({
  url: page,
  kind: 'rule',
  number,
  title,
  text: '',
});

const highest = (records: readonly TextRecord[]): string =>
  records
    .map(({ number = '' }) => number)
    .reduce((a, b) => (a.localeCompare(b, 'en', { numeric: true }) > 0 ? a : b));
