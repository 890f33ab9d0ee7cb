import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/types.ts';
import type { Position, PositionPlayer } from '../../../src/games/rival-kings/types/position.ts';
import type { State } from '../../../src/games/rival-kings/types/state.ts';
import { act, offers, refusal, table, turnOf, type Fact } from '../../support/rival-kings.ts';

/**
 * The seats in the order of their turns, when everybody ends the turn at once, and the rules cited
 * for each turn.
 */
function turnsFrom(state: State): { readonly order: Seat[]; readonly facts: readonly Fact[] } {
  const order: Seat[] = [];
  const facts: Fact[] = [];
  let now = state;
  for (let seat = turnOf(now); seat; seat = turnOf(now)) {
    const ended = act(now, { type: 'end', seat });
    order.push(seat);
    facts.push(...ended.facts);
    now = ended.state;
  }
  return { order, facts };
}

const order = (state: State): Seat[] => turnsFrom(state).order;

const revealed = (position: Position) => act(table(position), { type: 'reveal', seat: 'noor' });

type Laid = Omit<PositionPlayer, 'seat'>;

/**
 * Mila's Knight and juri's Bursar (both D) with these markers; noor's Lord Protector (A) robs both.
 */
const twoDs = (
  mila: number,
  juri: number,
  more: { mila?: Laid; juri?: Laid; symbols?: Position['symbols'] } = {},
): Position => ({
  players: [
    { seat: 'noor', played: 'lord-protector' },
    { seat: 'mila', played: 'knight', markers: mila, ...more.mila },
    { seat: 'juri', played: 'bursar', markers: juri, ...more.juri },
  ],
  ...(more.symbols && { symbols: more.symbols }),
});

describe('turns are taken from the highest rank to the lowest', () => {
  it('wherever the seats are', () => {
    const { state } = revealed({
      players: [
        { seat: 'noor', played: 'trader-2' },
        { seat: 'mila', played: 'bursar' },
        { seat: 'juri', played: 'queen' },
        { seat: 'ines', played: 'courtier' },
      ],
    });
    expect(order(state)).toEqual(['juri', 'ines', 'mila', 'noor']);
  });

  it('whatever markers the players have', () => {
    const { state } = revealed({
      players: [
        { seat: 'noor', played: 'trader-1', markers: 0 },
        { seat: 'mila', played: 'queen', markers: 9 },
      ],
      neutral: 'knight',
    });
    expect(order(state)).toEqual(['mila', 'noor']);
  });

  it('and only one seat may act at a time', () => {
    const { state } = revealed(twoDs(1, 1));
    expect(offers(state, 'mila')).toEqual([]);
    expect(refusal(state, { type: 'end', seat: 'mila' })).toEqual({
      because: 'rk.turn.rank-order',
      reason: 'not-your-turn',
      particulars: { seat: 'mila', other: 'noor' },
    });
  });

  it('without a turn for the neutral character', () => {
    const { state } = revealed({
      players: [
        { seat: 'noor', played: 'trader-1' },
        { seat: 'mila', played: 'countess' },
      ],
      neutral: 'queen',
    });
    expect(order(state)).toEqual(['mila', 'noor']);
  });
});

describe('of two equal ranks', () => {
  it.for([
    [0, 1, ['noor', 'mila', 'juri']],
    [1, 0, ['noor', 'juri', 'mila']],
    [4, 3, ['noor', 'juri', 'mila']],
  ] as const)('the one with fewer markers goes first (%i against %i)', ([mila, juri, expected]) => {
    expect(order(revealed(twoDs(mila, juri)).state)).toEqual(expected);
  });

  it('the one whose card bears the symbol goes first where the markers are level', () => {
    expect(order(revealed(twoDs(2, 2)).state)).toEqual(['noor', 'juri', 'mila']);
  });

  it.for([
    ['knight', ['noor', 'mila', 'juri']],
    ['bursar', ['noor', 'juri', 'mila']],
  ] as const)('the symbol is on the %s where the reader’s cards say so', ([bearer, expected]) => {
    expect(order(revealed(twoDs(2, 2, { symbols: { D: bearer } })).state)).toEqual(expected);
  });

  it('the symbol of another rank decides nothing', () => {
    expect(order(revealed(twoDs(2, 2, { symbols: { C: 'priest' } })).state)).toEqual([
      'noor',
      'juri',
      'mila',
    ]);
  });

  it.for([
    ['lord-protector', 'queen'],
    ['duke', 'count'],
    ['courtier', 'priest'],
    ['bursar', 'knight'],
    ['countess', 'diplomat'],
    ['trader-1', 'trader-2'],
  ] as const)('%s is taken to bear the symbol, not %s', ([bearer, other]) => {
    const seats = ['noor', 'mila'] as const;
    for (const [first, second] of [seats, [...seats].reverse()] as const) {
      const { state } = revealed({
        players: [
          { seat: first, played: bearer },
          { seat: second, played: other },
        ],
      });
      expect(order(state)).toEqual([first, second]);
    }
  });

  it('markers from the conflicts count', () => {
    const { state } = revealed(twoDs(1, 1, { mila: { subjects: ['watchman'] } }));
    expect(order(act(state, { type: 'hold-back', seat: 'mila' }).state)).toEqual([
      'noor',
      'juri',
      'mila',
    ]);
    expect(order(act(state, { type: 'ability', seat: 'mila', subject: 'watchman' }).state)).toEqual(
      ['noor', 'mila', 'juri'],
    );
  });

  it('only the first turn is said to come by markers or by the symbol', () => {
    const cited = (position: Position) => {
      const { state } = revealed(position);
      const turns = turnsFrom(state).facts.filter(({ event }) => event.type === 'turnStarted');
      return turns.map(({ cites }) => cites.filter((rule) => rule.startsWith('rk.turn')));
    };
    expect(cited(twoDs(1, 0))).toEqual([
      ['rk.turn.rank-order', 'rk.turn.tie.fewer-markers'],
      ['rk.turn.rank-order'],
    ]);
    expect(cited(twoDs(1, 1))).toEqual([
      ['rk.turn.rank-order', 'rk.turn.tie.symbol'],
      ['rk.turn.rank-order'],
    ]);
  });
});

describe('a marker passed after the conflicts to one of two equal ranks', () => {
  /** Noor's Courtier (C) passes a marker to juri's Bursar (D, symbol); mila shows the Knight. */
  const passed = (
    reading: 'when-rank-comes-up' | 'after-conflict-phase',
    [mila, juri] = [1, 1],
  ): Seat[] => {
    const { state } = revealed({
      players: [
        { seat: 'noor', played: 'courtier', markers: 2 },
        { seat: 'mila', played: 'knight', markers: mila },
        { seat: 'juri', played: 'bursar', markers: juri },
      ],
      rulings: { 'tie-measured-when': reading },
    });
    return order(act(state, { type: 'pass', seat: 'noor', to: 'juri' }).state);
  };

  it('counts when their rank comes up', () => {
    expect(passed('when-rank-comes-up')).toEqual(['noor', 'mila', 'juri']);
    expect(passed('when-rank-comes-up', [1, 0])).toEqual(['noor', 'juri', 'mila']);
  });

  it('comes too late where the markers after the conflicts decide', () => {
    expect(passed('after-conflict-phase')).toEqual(['noor', 'juri', 'mila']);
    expect(passed('after-conflict-phase', [2, 1])).toEqual(['noor', 'juri', 'mila']);
    expect(passed('after-conflict-phase', [1, 2])).toEqual(['noor', 'mila', 'juri']);
  });

  it('from one of the two to the other does not change who has begun', () => {
    const { state } = revealed(twoDs(1, 1, { juri: { subjects: ['herbalist'] } }));
    const begun = act(state, { type: 'end', seat: 'noor' }).state;
    const given = act(begun, {
      type: 'ability',
      seat: 'juri',
      subject: 'herbalist',
      to: 'mila',
    }).state;
    expect(order(given)).toEqual(['juri', 'mila']);
  });
});

describe('after a Gardener’s swap the new cards decide the order', () => {
  const swapping = (mila: 'queen' | 'knight', more: Partial<Position> = {}) =>
    revealed({
      players: [
        { seat: 'noor', played: 'bursar', subjects: ['gardener'] },
        { seat: 'mila', played: mila },
        { seat: 'juri', played: 'trader-1' },
      ],
      ...more,
    }).state;

  it('by rank', () => {
    const state = swapping('queen');
    expect(order(act(state, { type: 'hold-back', seat: 'noor' }).state)).toEqual([
      'mila',
      'noor',
      'juri',
    ]);
    const after = act(state, {
      type: 'ability',
      seat: 'noor',
      subject: 'gardener',
      swapWith: 'juri',
    }).state;
    expect(order(after)).toEqual(['mila', 'juri', 'noor']);
  });

  it('by the symbol, which goes with the card', () => {
    const state = swapping('knight');
    expect(order(act(state, { type: 'hold-back', seat: 'noor' }).state)).toEqual([
      'noor',
      'mila',
      'juri',
    ]);
    const after = act(state, {
      type: 'ability',
      seat: 'noor',
      subject: 'gardener',
      swapWith: 'mila',
    }).state;
    expect(order(after)).toEqual(['mila', 'noor', 'juri']);
  });
});

describe('a table laid out in the middle of the turns', () => {
  const laid = (turn: Seat) =>
    table({
      turn,
      players: [
        { seat: 'noor', played: 'trader-1' },
        { seat: 'mila', played: 'knight', markers: 2 },
        { seat: 'juri', played: 'bursar', markers: 3 },
        { seat: 'ines', played: 'duke' },
      ],
    });

  it.for([
    ['ines', ['ines', 'mila', 'juri', 'noor']],
    ['mila', ['mila', 'juri', 'noor']],
    ['juri', ['juri', 'noor']],
    ['noor', ['noor']],
  ] as const)('leaves turns to %s and everybody after', ([turn, expected]) => {
    expect(order(laid(turn))).toEqual(expected);
  });
});
