import { describe, expect, it } from 'vitest';
import { ask } from '../../../src/engine/inquiry.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { inquiry } from '../../../src/games/king-of-the-valley/inquiry.ts';
import { KINDS, kindOf, type TileId } from '../../../src/games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import type { Cell } from '../../../src/games/king-of-the-valley/valley.ts';
import { tablesNamed } from '../../../src/islands/king-of-the-valley/table/named.ts';

const LINE: readonly Cell[] = ['b3', 'c3', 'd3', 'e3'];

const named = (...cards: readonly (string | readonly [string, number])[]) =>
  tablesNamed(
    cards.map((card) =>
      typeof card === 'string'
        ? { card, isApart: false }
        : { card: card[0], value: card[1], isApart: false },
    ),
  );

const lineOf = ([table]: ReturnType<typeof named>): TileId[] =>
  LINE.map((cell) => (table!.position as Position).valley![cell]!);

/** Whether the king can take what lies on b3 and c3 by ending on d3. */
function takesPair(tables: ReturnType<typeof named>): boolean {
  const answered = ask(game, inquiry, tables[0]!.position as Position);
  if (!answered.ok) throw new Error(answered.refusal.reason);
  const { may } = answered.answer.turns[0]!;
  return may!.options.some(
    (action) => action.type === 'leg' && action.to === 'd3' && action.take?.join() === 'b3,c3',
  );
}

describe('a table of named tiles', () => {
  it('has them in a line before the king, in their order', () => {
    expect(lineOf(named('farmer', 'farmers-wife')).slice(0, 2)).toEqual(['farmer', 'farmers-wife']);
    expect(lineOf(named('priest', 'wizard')).slice(0, 2)).toEqual(['priest', 'wizard']);
    expect(named('priest', 'wizard')[0]!.seats).toEqual([
      { seat: 'noor', cards: [{ name: 'tile.priest' }, { name: 'tile.wizard' }] },
    ]);
    expect(named('duke', 'tax-collector')[0]!.seats[0]!.cards[1]).toEqual({
      name: 'tile.tax-collector',
    });
  });

  it('holds any two characters, and nothing behind them is like them', () => {
    for (const one of KINDS) {
      for (const other of KINDS) {
        const tables = named(one, other);
        expect(tables, `${one}, ${other}`).toHaveLength(1);
        const [first, second, ...behind] = lineOf(tables).map(kindOf);
        expect([first, second]).toEqual([one, other]);
        expect(new Set([...behind, one, other]).size).toBe(one === other ? 3 : 4);
        expect(takesPair(tables), `${one}, ${other}`).toBe(one === other && one !== 'priest');
      }
    }
  });

  it('has knights of different orders unless the query says which', () => {
    expect(lineOf(named('knight', 'knight')).slice(0, 2)).toEqual(['knight-1', 'knight-2']);
    expect(lineOf(named(['knight', 3], ['knight', 3])).slice(0, 2)).toEqual([
      'knight-3',
      'knight-3',
    ]);
  });

  it('is not laid of one tile, of more than a king can pass, or of what is not in the box', () => {
    expect(named('farmer')).toEqual([]);
    expect(named('farmer', 'farmer', 'farmer', 'duke')).toEqual([]);
    expect(named('wizard', 'wizard', 'wizard')).toEqual([]);
    expect(named(['knight', 7], 'farmer')).toEqual([]);
    expect(named(['farmer', 3], 'duke')).toEqual([]);
    expect(named('goblin', 'farmer')).toEqual([]);
  });
});
