import { describe, expect, it } from 'vitest';
import { play } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';

import { game } from '../../../src/games/rival-kings/game.ts';
import {
  citesOf,
  eventOf,
  table,
  turnOf,
  type Acted,
  type Fact,
} from '../../support/rival-kings.ts';

import { seated, three } from '../../support/tables.ts';
import { type CharacterId } from '../../../src/games/rival-kings/characters.ts';
import type { Action } from '../../../src/games/rival-kings/types/action.ts';

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
