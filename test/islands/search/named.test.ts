import { describe, expect, it } from 'vitest';
import type { NameRecord } from '../../../src/islands/search/names.ts';
import { cardReader } from '../../../src/islands/search/named.ts';
import { stemsOf } from '../../../src/islands/search/stems.ts';

const record = (
  game: 'rival-kings' | 'claim',
  card: string,
  title: string,
  names: NameRecord['names'] = {},
): NameRecord => ({
  url: `/en/${game}/cards/${card}/`,
  kind: 'card',
  title,
  text: '',
  names,
  piece: { game, card },
});

const KNIGHT = record('rival-kings', 'knight', 'Knight', { de: ['Ritter'] });
const PROTECTOR = record('rival-kings', 'lord-protector', 'Lord Protector');
const RECORDS = [
  KNIGHT,
  PROTECTOR,
  record('rival-kings', 'watchman', 'Watchman', { de: ['Wächter'] }),
  record('claim', 'knight', 'Knight', { de: ['Ritter'] }),
  record('claim', 'goblin', 'Goblin', { de: ['Kobold'] }),
];
const stem = await stemsOf('en');
const read = cardReader({
  records: RECORDS,
  betweenNames: ['against', 'rob', 'on'],
  stem,
  misspelt: ([first, second]) =>
    first === 'lrod' && second === 'protector'
      ? PROTECTOR
      : first === 'knihgt' && !second
        ? KNIGHT
        : undefined,
  isIgnored: (word) => ['and', 'the', 'a'].includes(word),
});
const cardsIn = (query: string): string[] =>
  read(query).cards.map(({ game, card }) => `${game}/${card}`);

describe('the cards that a query names', () => {
  it('are read in order, with endings, in any language and spelling', () => {
    expect(cardsIn('Knights robbing the lord protector')).toEqual([
      'rival-kings/knight',
      'rival-kings/lord-protector',
    ]);
    expect(cardsIn('Waechter Ritter')).toEqual(['rival-kings/watchman', 'rival-kings/knight']);
    expect(cardsIn('wachter wächter')).toEqual(['rival-kings/watchman', 'rival-kings/watchman']);
  });

  it('are read with slips in one word or several', () => {
    expect(cardsIn('knihgt lrod protector')).toEqual([
      'rival-kings/knight',
      'rival-kings/lord-protector',
    ]);
  });

  it('are those of the game with more of them', () => {
    expect(cardsIn('knight on goblin')).toEqual(['claim/knight', 'claim/goblin']);
    expect(cardsIn('knight watchman')).toEqual(['rival-kings/knight', 'rival-kings/watchman']);
  });

  it('keep the number behind their name, and what stands between them', () => {
    expect(read('goblin 8 knight 3').cards).toMatchObject([
      { card: 'goblin', value: 8, isApart: false },
      { card: 'knight', value: 3, isApart: false },
    ]);
    expect(read('knight on a goblin 2').cards).toMatchObject([
      { card: 'knight', isApart: false },
      { card: 'goblin', value: 2, isApart: true },
    ]);
  });

  it('are all that a query says, or not', () => {
    expect(read('knight robs the watchman').isAll).toBe(true);
    expect(read('knight and watchman').isAll).toBe(true);
    expect(read('how many coins has the knight against the watchman').isAll).toBe(false);
    expect(read('crown')).toEqual({ cards: [], isAll: false });
  });
});
