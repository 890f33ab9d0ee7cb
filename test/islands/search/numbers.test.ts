import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../../src/i18n/locales.ts';
import { findNumber, numberAsked, type NumberFound } from '../../../src/islands/search/numbers.ts';
import type { TextRecord } from '../../../src/islands/search/records.ts';

const calledIn = (locale: string): string[] =>
  (JSON.parse(readFileSync(`content/${locale}/site.json`, 'utf8')) as Record<string, string>)[
    'number.called'
  ]!.split('|');

const rule = (game: string, page: string, number: string): TextRecord => ({
  url: `/en/${game}/rules/${page}/#${game}.${number}`,
  kind: 'rule',
  number,
  title: `Title ${number}`,
  place: page,
});
const one = [
  rule('a', 'theft', '7.10'),
  rule('a', 'theft', '7.1'),
  rule('a', 'theft', '7.2'),
  rule('a', 'start', '1.1'),
];
const two = [rule('b', 'thieves', '7.1'), rule('b', 'end', '11.1')];

const find = (query: string, rules: readonly TextRecord[]): NumberFound =>
  findNumber(rules, numberAsked(query, calledIn('en'))!);
const numbers = ({ records }: NumberFound): string[] =>
  records.map(({ url, number }) => `${url.split('/')[2]} ${number}`);

describe('a query that is a number', () => {
  it.for([
    '7.7',
    '7,7',
    ' 7.7. ',
    '7.7?',
    '§7.7',
    '§ 7.7',
    'rule 7.7',
    'Rule 7.7',
    'rules 7,7',
    'Rule No. 7.7',
    'chapter 7.7',
    '07.07',
  ])('asks for a rule: “%s”', (query) => {
    expect(numberAsked(query, calledIn('en'))).toEqual({
      chapter: '7',
      rule: '7.7',
      isBare: false,
    });
  });

  it.for(['7', '7.', 'chapter 7', '§7', 'rule 7'])('asks for a chapter: “%s”', (query) => {
    expect(numberAsked(query, calledIn('en'))).toMatchObject({ chapter: '7' });
    expect(numberAsked(query, calledIn('en'))).not.toHaveProperty('rule');
  });

  it.for([
    ['de', 'Regel 7.7'],
    ['de', 'regel 7,7'],
    ['de', 'Kapitel 7'],
    ['nl', 'Regel 7.7'],
    ['nl', 'hoofdstuk 7'],
    ['en', 'Chapter 7'],
  ])('may be called what the language calls rules and chapters (%s: “%s”)', ([locale, query]) => {
    expect(numberAsked(query!, calledIn(locale!))?.chapter).toBe('7');
  });

  it.for(PUBLISHED)('may have the sign of a section before it (%s)', (locale) => {
    expect(numberAsked('§ 7.7', calledIn(locale))?.rule).toBe('7.7');
  });

  it.for([
    '',
    '7.7.7',
    'knight 7',
    'goblin 7 knight 3',
    '7 cards',
    '1234',
    '7.7 or 7.8',
    'rule',
    '?',
  ])('is none: “%s”', (query) => {
    expect(numberAsked(query, calledIn('en'))).toBeUndefined();
  });
});

describe('what has a number', () => {
  it('is the rule of each game', () => {
    expect(numbers(find('7.1', one))).toEqual(['a 7.1']);
    expect(numbers(find('7.1', [...one, ...two]))).toEqual(['a 7.1', 'b 7.1']);
  });

  it('is a chapter, with its rules in their order', () => {
    const { records, missing } = find('chapter 7', one);
    expect(numbers({ records })).toEqual(['a 7', 'a 7.1', 'a 7.2', 'a 7.10']);
    expect(records[0]).toMatchObject({ url: '/en/a/rules/theft/', title: 'theft' });
    expect(missing).toBeUndefined();
  });

  it('is the chapter of each game, with what its rules are called', () => {
    const found = find('7', [...one, ...two]);
    expect(numbers(found)).toEqual(['a 7', 'b 7']);
    expect(found.records[0]!.text).toBe('Title 7.1 · Title 7.2 · Title 7.10');
  });

  it('is the last rule of the chapter, where it has none of that number', () => {
    expect(find('7.11', one)).toMatchObject({
      records: [{ number: '7.10' }],
      missing: { rule: '7.11', chapter: '7', last: '7.10' },
    });
    const both = find('7.11', [...one, ...two]);
    expect(numbers(both)).toEqual(['a 7.10', 'b 7.1']);
    expect(both.missing!.last).toBe('7.10');
    expect(find('7.2', [...one, ...two]).missing).toBeUndefined();
  });

  it('is the last chapter, where there is none of that number', () => {
    for (const query of ['8', 'rule 8.1']) {
      expect(find(query, one)).toMatchObject({
        records: [{ number: '7', url: '/en/a/rules/theft/' }],
        missing: { chapter: '8', last: '7' },
      });
      expect(numbers(find(query, [...one, ...two]))).toEqual(['a 7', 'b 11']);
      expect(find(query, [...one, ...two]).missing!.last).toBe('11');
    }
  });

  it('is nothing without rules', () => {
    expect(find('7.7', [])).toEqual({ records: [] });
  });
});
