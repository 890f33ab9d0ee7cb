import { describe, expect, it } from 'vitest';
import { offered, standing } from '../../../src/engine/play.ts';
import { game } from '../../../src/games/claim/game.ts';
import type { Rule } from '../../../src/games/claim/rules.ts';
import type { State } from '../../../src/games/claim/types/state.ts';
import {
  act,
  card,
  cards,
  cited,
  led,
  legal,
  playerAt,
  plays,
  refusal,
  scorePiles,
  story,
  type Fact,
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

  it('P1-16: a contested zombie is recruited; dwarves are discarded', () => {
    const { facts } = act(led('D5', 'D6', { contested: card('Z9') }), plays('mila', 'D6'));
    expect([seatIn(facts, 'contestedTaken'), cardsIn(facts, 'contestedTaken')]).toEqual([
      'mila',
      [card('Z9')],
    ]);
    expect([cardsIn(facts, 'zombiesScored'), cardsIn(facts, 'cardsDiscarded')]).toEqual([
      [],
      cards('D5 D6'),
    ]);
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining(rules('phase1.contested-zombie-recruits faction.dwarf.phase2-only')),
    );
  });

  it('goes in printed order: contested card, blind card, zombies, the rest; then the next card is revealed', () => {
    const { state, facts } = act(led('Z2', 'X6 D1 K4'), plays('mila', 'X6'));
    // prettier-ignore
    expect(story(facts)).toEqual([
      'cardPlayed', 'trickWon', 'contestedTaken', 'blindTaken', 'zombiesScored', 'cardsDiscarded', 'trickBegun', 'contestedRevealed',
    ]);
    expect([state.led, state.second, state.leader, state.lastWinner, state.trick]).toEqual([
      null,
      null,
      'mila',
      'mila',
      12,
    ]);
    expect(playerAt(state, 'mila').recruits.won).toContain(card('D9'));
    expect(playerAt(state, 'noor').recruits.blind).toContain(card('D3'));
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

  it('has no contested card and no blind card', () => {
    const { facts } = act(led('G3', 'X7 G9', { phase: 2 }), plays('mila', 'G9'));
    expect(story(facts)).toEqual(['cardPlayed', 'trickWon', 'cardsCollected', 'trickBegun']);
  });

  it('emits no collecting by the winner where all cards are dwarves', () => {
    const { facts } = act(led('D7', 'D2 G1', { phase: 2 }), plays('mila', 'D2'));
    expect(story(facts)).toEqual(['cardPlayed', 'trickWon', 'dwarvesCollected', 'trickBegun']);
  });
});

describe('leading', () => {
  it('is free: every card of the hand may be led, whatever is contested', () => {
    const state = game.start({
      players: [{ seat: 'noor', hand: cards('G9 K2 X1') }, { seat: 'mila' }],
      contested: card('K5'),
    });
    if (!state.ok) throw new Error(state.refusal.reason);
    expect(legal(state.state)).toEqual(cards('G9 K2 X1'));
    const { facts } = act(state.state, plays('noor', 'G9'));
    expect(facts).toEqual([
      {
        event: { type: 'cardPlayed', seat: 'noor', card: card('G9') },
        cites: ['cl.phase1.leader-plays', 'cl.phase1.lead-any-faction'],
      },
    ]);
    expect([...cited(act(state.state, plays('noor', 'K2')).facts)]).toEqual([
      'cl.phase1.leader-plays',
    ]);
  });
});

describe('the last trick of phase 1', () => {
  const { state, facts } = act(led('Z3', 'Z7', {}, {}, {}), plays('mila', 'Z7'));

  it('ends the phase: both take their recruits in hand and the winner leads on', () => {
    expect(story(facts).slice(-4)).toEqual([
      'phaseEnded',
      'recruitsTaken',
      'recruitsTaken',
      'trickBegun',
    ]);
    expect([state.phase, state.trick, state.leader, state.contested, state.drawPile]).toEqual([
      2,
      1,
      'mila',
      null,
      [],
    ]);
    for (const { hand, recruits } of state.players)
      expect([hand.length, recruits]).toEqual([13, { won: [], blind: [] }]);
  });
});

describe('the last trick of all', () => {
  const { state, facts } = act(led('G3', 'X7', { phase: 2 }), plays('mila', 'X7'));

  it('is followed by the counting, faction by faction', () => {
    expect(state.stage).toBe('over');
    expect(story(facts).slice(2, 6)).toEqual([
      'cardsCollected',
      'phaseEnded',
      'factionCounted',
      'voteGiven',
    ]);
    expect(story(facts).filter((type) => type === 'factionCounted')).toHaveLength(5);
    expect(offered(game, state)).toEqual([]);
    expect(standing(game, state)).toMatchObject(game.outcome(state)!);
  });
});
