import { describe, expect, it } from 'vitest';
import { play } from '../../../../src/engine/play.ts';
import { seeded } from '../../../../src/engine/random.ts';
import { SEATS } from '../../../../src/engine/types.ts';
import { type CharacterId, CHARACTERS } from '../../../../src/games/rival-kings/characters.ts';
import { game } from '../../../../src/games/rival-kings/game.ts';
import type { Action } from '../../../../src/games/rival-kings/types/action.ts';
import type { State } from '../../../../src/games/rival-kings/types/state.ts';
import { BOX, inventory } from '../../../support/rival-kings-laws.ts';
import {
  act,
  type Acted,
  citesOf,
  eventOf,
  type Fact,
  story,
  table,
  turnOf,
} from '../../../support/rival-kings.ts';
import { seated } from '../../../support/tables.ts';

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

describe('a pile that runs out in the first cycle of a round', () => {
  const start = table({
    cycle: 1,
    turn: 'noor',
    players: [
      { seat: 'noor', played: 'lord-protector' },
      { seat: 'mila', played: 'duke' },
      { seat: 'juri', played: 'trader-1' },
    ],
    piles: {
      'building-1': { cards: ['vineyard'], size: 1 },
      'building-2': { cards: ['farm'], size: 1 },
    },
  });
  const bought = act(start, { type: 'buy', seat: 'noor', pile: 'building-1' });
  const last = act(bought.state, { type: 'end', seat: 'noor' }, { type: 'end', seat: 'mila' });

  it('triggers the end at once', () => {
    expect(eventOf(bought.facts, 'endTriggered')).toEqual({
      type: 'endTriggered',
      pile: 'building-1',
    });
    expect(citesOf(bought.facts, 'endTriggered')).toEqual(['rk.end.trigger']);
  });

  it('lets everybody who still has a turn in the cycle take it, and ends the game before the second cycle', () => {
    expect(last.state.stage).toMatchObject({ type: 'turn', seat: 'juri' });
    const { state, facts } = act(last.state, { type: 'end', seat: 'juri' });
    expect(state.stage).toEqual({ type: 'over' });
    expect(story(facts)).not.toContain('cycleStarted');
  });

  it('triggers nothing more where a second pile runs out', () => {
    const { state, facts } = act(last.state, { type: 'buy', seat: 'juri', pile: 'building-2' });
    expect(state.piles['building-2'].cards).toEqual([]);
    expect(story(facts)).not.toContain('endTriggered');
  });
});
