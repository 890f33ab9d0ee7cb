import { describe, expect, it } from 'vitest';
import { play } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import { SEATS } from '../../../src/engine/types.ts';
import { game } from '../../../src/games/rival-kings/game.ts';
import {
  act,
  citesOf,
  eventOf,
  offers,
  refusal,
  story,
  table,
  turnOf,
  type Acted,
  type Fact,
} from '../../support/rival-kings.ts';
import { BOX, inventory } from '../../support/rival-kings-laws.ts';
import { seated, three } from '../../support/tables.ts';
import { CHARACTERS, type CharacterId } from '../../../src/games/rival-kings/characters.ts';
import type { Action } from '../../../src/games/rival-kings/types/action.ts';
import type { Position } from '../../../src/games/rival-kings/types/position.ts';
import type { State } from '../../../src/games/rival-kings/types/state.ts';

/**
 * Everybody lays the first card in hand, the cards are turned over, and everybody ends the turn at
 * once.
 */
function playCycle(start: State, seed = 1): Acted {
  const random = seeded(seed);
  const facts: Fact[] = [];
  let state = start;
  const go = (action: Action) => {
    const played = play(game, state, action, random);
    if (!played.ok)
      throw new Error(`${JSON.stringify(action)} is refused: ${played.refusal.reason}`);
    facts.push(...played.facts);
    state = played.state;
  };
  for (const { seat, hand } of start.players) go({ type: 'choose', seat, character: hand[0]! });
  go({ type: 'reveal', seat: start.players[0]!.seat });
  for (let seat = turnOf(state); seat; seat = turnOf(state)) go({ type: 'end', seat });
  return { state, facts };
}

const handsOf = (state: State): (readonly CharacterId[])[] => state.players.map(({ hand }) => hand);

describe('a round', () => {
  const first = table({ players: seated(4) });
  const second = playCycle(first);
  const next = playCycle(second.state);

  it('has a second cycle with the two cards left in hand', () => {
    expect([second.state.round, second.state.cycle, second.state.stage.type]).toEqual([
      1,
      2,
      'choose',
    ]);
    expect(handsOf(second.state)).toEqual(handsOf(first).map((hand) => hand.slice(1)));
    expect(second.state.usedCharacters).toEqual(handsOf(first).map(([played]) => played));
    expect(citesOf(second.facts, 'cycleStarted')).toEqual([
      'rk.round.two-cycles',
      'rk.cycle.phases',
      'rk.round.two-of-three',
    ]);
  });

  it('ends after two cycles: all characters are collected, shuffled and dealt anew', () => {
    expect([next.state.round, next.state.cycle, next.state.stage.type]).toEqual([2, 1, 'choose']);
    expect(handsOf(next.state).map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
    expect(handsOf(next.state).flat().sort()).toEqual([...CHARACTERS].sort());
    expect(next.state.usedCharacters).toEqual([]);
    expect(handsOf(next.state)).not.toEqual(handsOf(playCycle(second.state, 2).state));
    expect(citesOf(next.facts, 'charactersCollected')).toEqual(['rk.round.collect']);
    expect(citesOf(next.facts, 'cycleStarted')).toEqual(['rk.round.two-cycles', 'rk.cycle.phases']);
  });

  it('does not show the third card, nor anybody’s new hand to others', () => {
    expect(story(next.facts).slice(-7)).toEqual([
      'charactersCollected',
      ...Array<string>(4).fill('handDealt'),
      'leftoversSet',
      'cycleStarted',
    ]);
    const dealt = next.facts.filter(({ event }) => event.type === 'handDealt');
    expect(dealt.map(({ seenBy }) => seenBy)).toEqual(SEATS.map((seat) => [seat]));
    expect(eventOf(next.facts, 'charactersCollected')).toEqual({
      type: 'charactersCollected',
      round: 2,
    });
  });

  it('keeps purses, markers, rows and piles', () => {
    expect(next.state.piles).toEqual(first.piles);
    expect(next.state.players.map(({ coins }) => coins)).toEqual([5, 5, 5, 5]);
    expect(inventory(next.state)).toEqual(BOX);
  });
});

describe('the characters left over', () => {
  it.for([
    [2, 6, 'rk.setup.two-players'],
    [3, 3, 'rk.setup.three-players'],
    [4, 0, 'rk.setup.four-players'],
  ] as const)('of %i players are %i, and nobody sees them', ([count, left, rule]) => {
    const { facts } = playCycle(playCycle(table({ players: seated(count) })).state);
    expect(eventOf(facts, 'leftoversSet').characters).toHaveLength(left);
    expect(citesOf(facts, 'leftoversSet')).toEqual([rule]);
    expect(facts.find(({ event }) => event.type === 'leftoversSet')!.seenBy).toEqual([]);
  });

  it('stay the same three for both cycles with three players, and may come back in the next round', () => {
    const first = table({ players: three(), leftovers: ['queen', 'duke', 'knight'] });
    const second = playCycle(first).state;
    expect([first.leftovers, second.leftovers]).toEqual([
      ['queen', 'duke', 'knight'],
      ['queen', 'duke', 'knight'],
    ]);
    const rounds = [1, 2, 3, 4, 5].map((seed) => playCycle(second, seed).state);
    expect(rounds.some((state) => handsOf(state).flat().includes('queen'))).toBe(true);
  });

  it('give a new neutral card in each cycle with two players; four of the six stay unseen', () => {
    const first = table({ players: seated(2), leftovers: ['queen', 'duke', 'knight'] });
    const one = playCycle(first);
    const two = playCycle(one.state);
    expect(eventOf(one.facts, 'neutralRevealed').character).toBe('queen');
    expect(eventOf(two.facts, 'neutralRevealed').character).toBe('duke');
    expect(one.state).toMatchObject({ neutral: null, leftovers: first.leftovers.slice(1) });
    expect(one.state.usedCharacters).toContain('queen');
    expect(citesOf(one.facts, 'neutralRevealed')).toEqual([
      'rk.two.reveal-neutral',
      'rk.two.neutral-scope',
    ]);
    expect(citesOf(two.facts, 'neutralRevealed')).toContain('rk.two.neutral-each-cycle');
    expect(two.state.leftovers).toHaveLength(6);
  });
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
