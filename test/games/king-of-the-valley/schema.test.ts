import { describe, expect, it } from 'vitest';
import { format } from '../../../src/games/king-of-the-valley/schema.ts';
import fc from '../../support/seed.ts';

const noor = { seat: 'noor' };
const empty = (more: object) => ({ players: [], ...more });

describe('a position from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: RegExp]>([
    ['nothing', null, '', /^expected an object$/],
    ['an object without players', {}, 'players', /^this field is missing$/],
    ['a king in the air', { players: [{ ...noor, king: 'f6' }] }, 'players.0.king', /^expected a position, such as a5$/],
    ['two starting players', empty({ startingPlayer: ['noor', 'mila'] }), 'startingPlayer', /^expected one of noor, mila, juri, ines$/],
    ['a tile that there is not', empty({ valley: { a1: 'king' } }), 'valley.a1', /^expected a tile, such as queen$/],
    ['a collector who asks for two', empty({ valley: { a1: 'tax-collector-2-5' } }), 'valley.a1', /^expected a tile/],
    ['a position outside the valley', empty({ valley: { a6: 'duke' } }), 'valley.a6', /^no such field$/],
    ['a seventh row of the hill', empty({ hill: { L7: 'duke' } }), 'hill.L7', /^no such field$/],
    ['a specialist in a castle', { players: [{ ...noor, castle: { duke: { up: { priest: 1 } } } }] }, 'players.0.castle.duke.up.priest', /^no such field$/],
    ['a column of jesters', { players: [{ ...noor, castle: { jester: {} } }] }, 'players.0.castle.jester', /^no such field$/],
    ['fewer than no subjects', { players: [{ ...noor, castle: { duke: { up: { duke: -1 } } } }] }, 'players.0.castle.duke.up.duke', /^expected a number of at least 0$/],
    ['debts', { players: [{ ...noor, gold: -1 }] }, 'players.0.gold', /^expected a number of at least 0$/],
    ['half a coin', { players: [{ ...noor, gold: 0.5 }] }, 'players.0.gold', /^expected a whole number$/],
    ['a portrait that is marked twice', { players: [{ ...noor, taxed: ['duke', 'duke'] }] }, 'players.0.taxed', /^expected different columns$/],
    ['two coins on a position', empty({ coins: ['a1', 'a1'] }), 'coins', /^expected different positions$/],
    ['a subject among the used specialists', empty({ discard: { duke: 1 } }), 'discard.duke', /^no such field$/],
    ['a pile of the first stage', empty({ piles: { 1: {} } }), 'piles.1', /^no such field$/],
    ['five prices', empty({ hillPrices: [2, 3, 4, 6, 8] }), 'hillPrices', /^expected 6 prices, that of the lowest row first$/],
    ['a price above 20', empty({ hillPrices: [2, 3, 4, 6, 8, 21] }), 'hillPrices.5', /^expected a number of at most 20$/],
    ['only two stages', empty({ stages: { 1: {}, 2: {} } }), 'stages.3', /^this field is missing$/],
    ['a fifth phase', empty({ phase: 5 }), 'phase', /^expected one of 1, 2, 3, 4$/],
    ['a round before the first', empty({ round: 0 }), 'round', /^expected a number of at least 1$/],
    ['an option that a ruling has in words only', empty({ rulings: { 'open-positions': 'blocked' } }), 'rulings.open-positions', /^no such field$/],
  ])('%s', ([, input, at, problem]) => {
    expect(format.position(input)).toEqual({ ok: false, at, problem: expect.stringMatching(problem) });
  });
});

describe('an action from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: RegExp]>([
    ['an unknown type', { type: 'pass', ...noor }, 'type', /^expected one of set-up, decline, place-king, recruit, jester, leg, exchange, tax, kingdom, column$/],
    ['a leg to nowhere', { type: 'leg', ...noor }, 'to', /^this field is missing$/],
    ['a leg out of the valley', { type: 'leg', ...noor, to: 'a0' }, 'to', /^expected a position, such as a5$/],
    ['a tile taken twice', { type: 'leg', ...noor, to: 'a5', take: ['a2', 'a2'] }, 'take', /^expected different positions$/],
    ['a recruit with a price', { type: 'recruit', ...noor, place: 'L1', price: 1 }, 'price', /^no such field$/],
    ['a kingdom with a priest', { type: 'kingdom', ...noor, tiles: { queen: 'priest' } }, 'tiles.queen', /^expected a subject, such as queen$/],
    ['a column in the middle', { type: 'column', ...noor, side: 'middle' }, 'side', /^expected one of left, right$/],
  ])('%s', ([, input, at, problem]) => {
    expect(format.action(input)).toEqual({ ok: false, at, problem: expect.stringMatching(problem) });
  });
});

describe('anything at all from outside', () => {
  it('is read or refused, and never breaks the reader', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        for (const parsed of [format.position(input), format.action(input)])
          if (!parsed.ok) expect(parsed.problem).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});
