import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../../src/engine/types.ts';
import type { CharacterId } from '../../../../src/games/rival-kings/characters.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { RivalKings } from '../../../../src/games/rival-kings/types.ts';
import type { Action } from '../../../../src/games/rival-kings/types/action.ts';
import type { State } from '../../../../src/games/rival-kings/types/state.ts';
import { act, noorsTurn, refusal, table, turnOf } from '../../../support/rival-kings.ts';

const reveal = { type: 'reveal', seat: 'noor' } as const;

/** Noor's Trader (F) is attacked by mila's Courtier (C) and has this subject against it. */
const asking = (subject: 'gardener' | 'watchman'): State =>
  act(
    table({
      players: [
        { seat: 'noor', played: 'trader-1', subjects: [subject] },
        { seat: 'mila', played: 'courtier', subjects: ['jailer'] },
      ],
      neutral: 'queen',
    }),
    reveal,
  ).state;

/** Moments at which mila has no turn, and the reason. */
const MOMENTS: { moment: string; state: State; because: Refusal<RivalKings> }[] = [
  {
    moment: 'before the set-up',
    state: table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] }),
    because: refuse('rk.setup.building-piles', 'not-set-up'),
  },
  {
    moment: 'while characters are chosen',
    state: table({ players: [{ seat: 'noor' }, { seat: 'mila', subjects: ['jailer'] }] }),
    because: refuse('rk.cycle.phases', 'still-choosing'),
  },
  {
    moment: 'while a Gardener decides',
    state: asking('gardener'),
    because: refuse('rk.subject.start-of-cycle', 'waiting-for-gardener', { seat: 'noor' }),
  },
  {
    moment: 'while a Watchman decides',
    state: asking('watchman'),
    because: refuse('rk.subject.start-of-cycle', 'waiting-for-watchman', { seat: 'noor' }),
  },
  {
    moment: 'in the turn of another player',
    state: noorsTurn({}, { mila: { subjects: ['jailer'] } }),
    because: refuse('rk.turn.rank-order', 'not-your-turn', { seat: 'mila', other: 'noor' }),
  },
  {
    moment: 'after the game',
    state: act(
      noorsTurn({}, { mila: { subjects: ['jailer'] }, piles: { 'building-1': { size: 0 } } }),
      { type: 'end', seat: 'noor' },
      { type: 'end', seat: 'juri' },
    ).state,
    because: refuse('rk.end.finish-cycle', 'game-over'),
  },
];

/** What a player may do in the own turn only. */
const IN_TURN: Action[] = [
  { type: 'settle', seat: 'mila' },
  { type: 'steal', seat: 'mila', from: 'noor', action: 'buy' },
  { type: 'take', seat: 'mila', card: 'inn' },
  { type: 'waive', seat: 'mila' },
  { type: 'end', seat: 'mila' },
];

describe.each(MOMENTS)('$moment', ({ state, because }) => {
  test.each(IN_TURN)('nobody may $type as in the own turn', (action) => {
    expect(refusal(state, action)).toEqual(because);
  });
});

describe.each(MOMENTS.slice(1))('$moment', ({ state, because }) => {
  test('no ability of the action phase works', () => {
    const early =
      because.reason === 'not-your-turn'
        ? refuse('rk.subject.any-time', 'only-on-own-turn', { seat: 'mila', subject: 'jailer' })
        : because;
    expect(refusal(state, { type: 'ability', seat: 'mila', subject: 'jailer' })).toEqual(early);
  });
});

describe('Of two equal ranks', () => {
  /**
   * Noor and juri show the Traders; juri's markers and the bearer of the symbol decide who comes
   * first.
   */
  const traders = (noor: CharacterId, juri: CharacterId, markers: number): State =>
    act(
      table({
        players: [
          { seat: 'noor', played: noor, markers: 1 },
          { seat: 'mila', played: 'queen' },
          { seat: 'juri', played: juri, markers },
        ],
      }),
      reveal,
      { type: 'end', seat: 'mila' },
    ).state;

  test('the one with more markers waits, because of the markers', () => {
    const state = traders('trader-2', 'trader-1', 2);
    expect(turnOf(state)).toBe('noor');
    expect(refusal(state, { type: 'settle', seat: 'juri' })).toEqual(
      refuse('rk.turn.tie.fewer-markers', 'not-your-turn', { seat: 'juri', other: 'noor' }),
    );
  });

  test('the one without the symbol waits where the markers are level', () => {
    const state = traders('trader-2', 'trader-1', 1);
    expect(turnOf(state)).toBe('juri');
    expect(refusal(state, { type: 'settle', seat: 'noor' })).toEqual(
      refuse('rk.turn.tie.symbol', 'not-your-turn', { seat: 'noor', other: 'juri' }),
    );
  });

  test('nobody else waits because of their tie: not the higher rank before them, nor the lower one after them', () => {
    const { state } = act(
      table({
        players: [
          { seat: 'noor', played: 'courtier', markers: 1 },
          { seat: 'mila', played: 'queen' },
          { seat: 'juri', played: 'priest', markers: 2 },
          { seat: 'ines', played: 'trader-1' },
        ],
      }),
      reveal,
      { type: 'end', seat: 'mila' },
    );
    for (const seat of ['mila', 'ines'] as const) {
      expect(refusal(state, { type: 'settle', seat })).toEqual(
        refuse('rk.turn.rank-order', 'not-your-turn', { seat, other: 'noor' }),
      );
    }
  });

  test('the one whose turn is over waits because of the order of ranks', () => {
    const { state } = act(traders('trader-2', 'trader-1', 2), { type: 'end', seat: 'noor' });
    expect(refusal(state, { type: 'settle', seat: 'noor' })).toEqual(
      refuse('rk.turn.rank-order', 'not-your-turn', { seat: 'noor', other: 'juri' }),
    );
  });
});
