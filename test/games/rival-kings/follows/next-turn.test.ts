import { describe, expect, it } from 'vitest';
import { type Seat, SEATS } from '../../../../src/engine/types.ts';
import type { Position, PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import type { State } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  type Fact,
  offers,
  refusal,
  table,
  turnOf,
} from '../../../support/rival-kings.ts';
import { three } from '../../../support/tables.ts';

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

describe('when a cycle ends', () => {
  const robbed: Position = {
    turn: 'juri',
    players: three(
      { played: 'queen', subjects: ['jailer'], spent: 'jailer' },
      { played: 'bursar', crests: [{ action: 'money', by: 'noor' }] },
      { played: 'knight', crests: [{ action: 'recruit', by: 'noor' }], subjects: ['market-woman'] },
    ),
  };

  it('crests go back, limits are lifted and abilities are fresh', () => {
    const { state, facts } = act(table(robbed), { type: 'end', seat: 'juri' });
    expect(citesOf(facts, 'cycleEnded')).toEqual(['rk.steal.crests-return']);
    for (const player of state.players) {
      expect(player).toMatchObject({
        crests: [],
        equal: false,
        spent: null,
        carriedOut: [],
        turnTaken: false,
        played: null,
        restsThisRound: false,
      });
    }
    expect(state.thefts).toEqual([]);
  });

  it('without a crest on the table only the cycle is over', () => {
    const players = three({ played: 'queen' }, { played: 'duke' }, { played: 'trader-1' });
    const { facts } = act(table({ players, turn: 'juri' }), { type: 'end', seat: 'juri' });
    expect(citesOf(facts, 'cycleEnded')).toEqual(['rk.round.two-cycles']);
  });

  it('nobody acts before all have laid the next character', () => {
    const { state } = act(table(robbed), { type: 'end', seat: 'juri' });
    expect(new Set(SEATS.flatMap((seat) => offers(state, seat).map(({ type }) => type)))).toEqual(
      new Set(['choose']),
    );
    expect(refusal(state, { type: 'end', seat: 'noor' })).toMatchObject({
      because: 'rk.cycle.phases',
      reason: 'still-choosing',
    });
    expect(refusal(state, { type: 'reveal', seat: 'noor' })).toMatchObject({
      because: 'rk.play.reveal',
      reason: 'not-all-chosen',
    });
  });
});

describe('a turn cites', () => {
  /** Noor's Queen (A) robs nobody here; mila's Duke (B) robs juri's Courtier (C). */
  const players = [
    { seat: 'noor', played: 'queen' },
    { seat: 'mila', played: 'duke' },
    { seat: 'juri', played: 'courtier' },
  ] as const;
  const citesOfTurns = (facts: readonly Fact[]) =>
    facts.filter(({ event }) => event.type === 'turnStarted').map(({ cites }) => cites);

  it('the right to steal where its own player is a thief, not where another one is', () => {
    const { state, facts } = revealed({ players });
    expect([...citesOfTurns(facts), ...citesOfTurns(turnsFrom(state).facts)]).toEqual([
      ['rk.turn.rank-order'],
      ['rk.turn.rank-order', 'rk.steal.on-thiefs-turn'],
      ['rk.turn.rank-order'],
    ]);
  });
});

describe('turns are taken from the highest rank to the lowest', () => {
  it('citing the rank, and the theft that is due', () => {
    const { facts } = revealed(twoDs(1, 1));
    expect(citesOf(facts, 'turnStarted')).toEqual([
      'rk.turn.rank-order',
      'rk.steal.on-thiefs-turn',
    ]);
  });
});
