import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/types.ts';
import { type CardId, CARDS, factionOf, valueOf } from '../../../src/games/claim/cards.ts';
import type { Rule } from '../../../src/games/claim/rules.ts';
import { winnerOf } from '../../../src/games/claim/tricks.ts';
import type { State } from '../../../src/games/claim/types/state.ts';
import {
  act,
  card,
  cards,
  cited,
  type Fact,
  led,
  legal,
  playerAt,
  plays,
  refusal,
  scorePiles,
} from '../../support/claim.ts';

/**
 * What comes of one card of the hand: the rules behind its refusal or behind everything that it
 * brings about.
 */
const rulesBehind = (state: State, facts: readonly Fact[]): Set<Rule> => {
  const illegal = playerAt(state, 'mila').hand.filter((held) => !legal(state).includes(held));
  return new Set([
    ...cited(facts),
    ...illegal.map((held) => refusal(state, { type: 'play', seat: 'mila', card: held }).because),
  ]);
};

const cardsIn = (facts: readonly Fact[], type: string): string[] =>
  facts.flatMap(({ event }) =>
    event.type !== type ? [] : 'cards' in event ? event.cards : 'card' in event ? [event.card] : [],
  );

const seatIn = (facts: readonly Fact[], type: string): unknown =>
  facts.flatMap(({ event }) => (event.type === type && 'seat' in event ? [event.seat] : []))[0];

const rules = (short: string): string[] => short.split(' ').map((id) => `cl.${id}`);

const KNIGHT = 'faction.knight';
const WILD = 'faction.doppelganger';

describe('a trick of phase 1', () => {
  // prettier-ignore
  it.for<[id: string, led: string, hand: string, legal: string, played: string, winner: 'noor' | 'mila', scored: string, discarded: string, atoms: string]>([
    ['P1-01', 'G9', 'K2 Z1', 'K2 Z1', 'K2', 'mila', '', 'G9 K2', `phase1.void-any-card ${KNIGHT}`],
    ['P1-02', 'G0', 'G5 K9', 'G5', 'G5', 'mila', '', 'G0 G5', `${KNIGHT}.must-still-follow`],
    ['P1-03', 'G9', 'G1 X9 K2', 'G1 X9', 'X9', 'noor', '', 'G9 X9', `${WILD}.wild ${WILD}.counts-as-led trick.tie-leader`],
    ['P1-04', 'G4', 'X7 K2', 'X7 K2', 'X7', 'mila', '', 'G4 X7', `${WILD}.counts-as-led`],
    ['P1-05', 'G8', 'X7 K2', 'X7 K2', 'K2', 'mila', '', 'G8 K2', KNIGHT],
    ['P1-06', 'G8', 'X7 K2', 'X7 K2', 'X7', 'noor', '', 'G8 X7', `${WILD}.counts-as-led ${WILD}.no-power-copied`],
    ['P1-07', 'K3', 'G9 Z4', 'G9 Z4', 'G9', 'noor', '', 'K3 G9', `trick.other-faction-loses ${KNIGHT}`],
    ['P1-08', 'K5', 'X8 K2', 'X8 K2', 'X8', 'mila', '', 'K5 X8', `${WILD}.wild ${WILD}.counts-as-led`],
    ['P1-09', 'K5', 'X5 Z9', 'X5 Z9', 'X5', 'noor', '', 'K5 X5', 'trick.tie-leader'],
    ['P1-10', 'X4', 'X2 K9 G7', 'X2', 'X2', 'noor', '', 'X4 X2', `${WILD}.led`],
    ['P1-11', 'X0', 'K9 G3', 'K9 G3', 'K9', 'noor', '', 'X0 K9', `trick.other-faction-loses ${KNIGHT}`],
    ['P1-12', 'Z2', 'X6 D1', 'X6 D1', 'X6', 'mila', 'Z2', 'X6', `phase1.played-zombie-scores ${WILD}.after-zombie`],
    ['P1-13', 'D8', 'Z9 G4', 'Z9 G4', 'Z9', 'noor', 'Z9', 'D8', 'trick.other-faction-loses phase1.played-zombie-scores'],
    ['P1-14', 'Z3', 'Z7 Z1', 'Z7 Z1', 'Z7', 'mila', 'Z3 Z7', '', 'trick.highest-led-faction phase1.played-zombie-scores'],
    ['P1-15', 'Z3', 'Z7 Z1', 'Z7 Z1', 'Z1', 'noor', 'Z3 Z1', '', 'trick.highest-led-faction phase1.played-zombie-scores'],
    ['P1-17', 'G0', 'G0b', 'G0b', 'G0b', 'noor', '', 'G0 G0b', 'trick.tie-leader'],
    ['P1-18', 'X9', 'X0 X3', 'X0 X3', 'X3', 'noor', '', 'X9 X3', `${WILD}.led trick.highest-led-faction`],
  ])('%s: %s led, %s in hand', ([, first, hand, allowed, played, winner, scored, discarded, atoms]) => {
    const state = led(first, hand);
    expect(legal(state)).toEqual(cards(allowed));
    const { facts } = act(state, plays('mila', played));
    const loser = winner === 'noor' ? 'mila' : 'noor';
    expect([seatIn(facts, 'trickWon'), seatIn(facts, 'contestedTaken'), seatIn(facts, 'blindTaken')]).toEqual([winner, winner, loser]);
    expect([cardsIn(facts, 'contestedTaken'), cardsIn(facts, 'blindTaken')]).toEqual([[card('D9')], [card('D3')]]);
    expect(cardsIn(facts, 'zombiesScored')).toEqual(cards(scored));
    expect(seatIn(facts, 'zombiesScored') ?? winner).toBe(winner);
    expect(cardsIn(facts, 'cardsDiscarded')).toEqual(cards(discarded));
    expect([...rulesBehind(state, facts)]).toEqual(expect.arrayContaining(rules(atoms)));
  });
});

describe('a trick of phase 2', () => {
  // prettier-ignore
  it.for<[id: string, led: string, hand: string, played: string, winner: 'noor' | 'mila', noor: string, mila: string, atoms: string]>([
    ['P2-01', 'D7', 'D2', 'D2', 'noor', '', 'D7 D2', 'faction.dwarf'],
    ['P2-02', 'D2', 'D7', 'D7', 'mila', 'D2 D7', '', 'faction.dwarf'],
    ['P2-03', 'K6', 'D9', 'D9', 'noor', 'K6', 'D9', 'faction.dwarf faction.dwarf.rest-to-winner'],
    ['P2-04', 'D3', 'X5', 'X5', 'mila', 'D3', 'X5', `faction.dwarf faction.dwarf.rest-to-winner ${WILD}.after-dwarf`],
    ['P2-05', 'D3', 'X3', 'X3', 'noor', 'X3', 'D3', `trick.tie-leader faction.dwarf ${WILD}.after-dwarf`],
    ['P2-06', 'D1', 'G9', 'G9', 'noor', 'G9', 'D1', 'faction.dwarf faction.dwarf.rest-to-winner'],
    ['P2-07', 'Z1', 'Z8', 'Z8', 'mila', '', 'Z1 Z8', 'phase2.winner-takes-both faction.zombie.phase1-only'],
    ['P2-08', 'G8', 'K2', 'K2', 'mila', '', 'G8 K2', `${KNIGHT} ${KNIGHT}.both-phases phase2.winner-takes-both`],
    ['P2-09', 'X9', 'D0', 'D0', 'noor', 'X9', 'D0', 'faction.dwarf trick.other-faction-loses'],
    ['P2-10', 'Z4', 'D9', 'D9', 'noor', 'Z4', 'D9', 'faction.dwarf faction.dwarf.rest-to-winner'],
    ['P2-11', 'G3', 'X7 G9', 'X7', 'mila', '', 'G3 X7', `${WILD}.wild`],
  ])('%s: %s led, %s in hand', ([, first, hand, played, winner, noor, mila, atoms]) => {
    const state = led(first, hand, { phase: 2 });
    expect(legal(state)).toEqual(cards(hand));
    const { state: after, facts } = act(state, plays('mila', played));
    expect(seatIn(facts, 'trickWon')).toBe(winner);
    const [before, now] = [scorePiles(state), scorePiles(after)];
    expect(now.noor.slice(before.noor.length)).toEqual(cards(noor));
    expect(now.mila.slice(before.mila.length)).toEqual(cards(mila));
    expect(after.discard).toEqual(state.discard);
    expect([...cited(facts)]).toEqual(expect.arrayContaining(rules(`${atoms} phase2.same-winner-rule`)));
  });
});

describe('all 2652 pairs of a led card and a second one', () => {
  const pairs = CARDS.flatMap((led) =>
    CARDS.filter((second) => second !== led).map((second) => ({ led, second })),
  );

  it('are won by the follower with a higher card, a higher doppelganger or a knight on a goblin', () => {
    const won = pairs.filter((trick) => winnerOf(trick).winner === 'follower');
    const count = (led: string, second: string) =>
      won.filter((trick) => factionOf(trick.led) === led && factionOf(trick.second) === second)
        .length;
    expect(won).toHaveLength(81 + 112 + 81 + 28 + 28 + 5 * 45);
    expect([
      count('goblin', 'goblin'),
      count('goblin', 'knight'),
      count('goblin', 'doppelganger'),
    ]).toEqual([81, 112, 81]);
    expect([
      count('knight', 'knight'),
      count('knight', 'goblin'),
      count('doppelganger', 'knight'),
    ]).toEqual([28, 0, 0]);
  });

  it('do not tell the five zeros of the goblins apart', () => {
    const zeros = CARDS.filter((card) => factionOf(card) === 'goblin' && valueOf(card) === 0);
    const seat = (led: CardId, second: CardId): Seat =>
      winnerOf({ led, second }).winner === 'leader' ? 'noor' : 'mila';
    for (const card of CARDS.filter((other) => !zeros.includes(other))) {
      expect(new Set(zeros.map((zero) => seat(zero, card))).size).toBe(1);
      expect(new Set(zeros.map((zero) => seat(card, zero))).size).toBe(1);
    }
  });
});
