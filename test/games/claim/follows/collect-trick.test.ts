import { describe, expect, it } from 'vitest';
import type { FactionId } from '../../../../src/games/claim/cards.ts';
import type { Rule } from '../../../../src/games/claim/rules.ts';
import { act, card, citesOf, led, playerAt, plays, story, trick } from '../../../support/claim.ts';

const HIGHER: readonly Rule[] = ['cl.trick.highest-led-faction', 'cl.trick.value-order'];
const OTHER: readonly Rule[] = ['cl.trick.other-faction-loses'];
const KNIGHT: readonly Rule[] = ['cl.faction.knight', 'cl.trick.power-exceptions'];
const STANDS_IN: readonly Rule[] = [
  ...HIGHER,
  'cl.faction.doppelganger.counts-as-led',
  'cl.trick.power-exceptions',
];
const NO_POWER: Rule = 'cl.faction.doppelganger.no-power-copied';

describe('who has won a trick', () => {
  const WON: readonly (readonly [
    cards: readonly [string, string],
    cites: readonly Rule[],
    as?: FactionId,
  ])[] = [
    [['Z3', 'Z7'], HIGHER],
    [['Z7', 'Z3'], HIGHER],
    [['G0', 'G0b'], ['cl.trick.tie-leader']],
    [['D5', 'Z9'], OTHER],
    [['G5', 'D8'], OTHER],
    [['D5', 'G9'], OTHER],
    // A knight beats a goblin led, and nothing else.
    [['G9', 'K2'], KNIGHT],
    [
      ['Z5', 'K9'],
      [...OTHER, 'cl.faction.knight'],
    ],
    [
      ['X5', 'K9'],
      [...OTHER, 'cl.faction.knight'],
    ],
    [
      ['K5', 'G9'],
      [...OTHER, 'cl.faction.knight'],
    ],
    [['K5', 'Z9'], OTHER],
    [['K5', 'K9'], HIGHER],
    // A doppelganger counts as the led faction, without its power; that is missed most easily where
    // a knight would have won.
    [['G5', 'X7'], STANDS_IN],
    [
      ['G8', 'X7'],
      [...STANDS_IN, NO_POWER],
    ],
    [['Z8', 'X7'], STANDS_IN],
    [['K8', 'X7'], STANDS_IN],
    [['X5', 'X7'], HIGHER],
    [['X5', 'G9'], OTHER],
    // Declared as another faction it has not followed, and has no power of that one either.
    [['G5', 'X9'], [...OTHER, NO_POWER], 'knight'],
    [['G5', 'X9'], OTHER, 'dwarf'],
    [['Z5', 'X9'], OTHER, 'knight'],
  ];

  it.for(WON)('%j in phase 1, by %j', ([cards, cites, as]) => {
    expect(citesOf(trick(cards, { phase: 1, as }), 'trickWon')).toEqual(cites);
  });

  it.for(WON)('%j in phase 2 as in phase 1', ([cards, cites, as]) => {
    const further: readonly Rule[] = cites === KNIGHT ? ['cl.faction.knight.both-phases'] : [];
    expect(citesOf(trick(cards, { phase: 2, as }), 'trickWon')).toEqual([
      ...cites,
      'cl.phase2.same-winner-rule',
      ...further,
    ]);
  });
});

describe('in phase 1', () => {
  it.for<readonly [cards: readonly [string, string], more: readonly Rule[], as?: FactionId]>([
    [['G5', 'G7'], []],
    [['D5', 'D7'], ['cl.faction.dwarf.phase2-only']],
    [['G5', 'D7'], ['cl.faction.dwarf.phase2-only']],
    [['D5', 'X3'], ['cl.faction.dwarf.phase2-only']],
    [['Z5', 'D7'], ['cl.faction.dwarf.phase2-only']],
    [['Z5', 'G7'], []],
    [['X5', 'Z3'], []],
    [['G5', 'X3'], []],
    [
      ['Z5', 'X3'],
      ['cl.faction.doppelganger.after-zombie', NO_POWER],
    ],
    [['Z5', 'X9'], [], 'goblin'],
  ])('what is left of %j is discarded by %j', ([cards, more, as]) => {
    expect(citesOf(trick(cards, { phase: 1, as }), 'cardsDiscarded')).toEqual([
      'cl.phase1.discard-rest',
      ...more,
    ]);
  });

  it.for<readonly [contested: string, more: readonly Rule[]]>([
    ['D9', []],
    ['X9', []],
  ])('%s is recruited by %j', ([contested, more]) => {
    const facts = trick(['G5', 'G7'], { phase: 1, contested });
    expect(citesOf(facts, 'contestedTaken')).toEqual([
      'cl.phase1.winner-takes-contested',
      'cl.piles.recruit-face-down',
      ...more,
    ]);
  });
});

describe('in phase 2', () => {
  const REST: Rule = 'cl.faction.dwarf.rest-to-winner';

  it.for<readonly [cards: readonly [string, string], more: readonly Rule[], as?: FactionId]>([
    [['G5', 'G7'], []],
    [['Z5', 'Z7'], ['cl.faction.zombie.phase1-only']],
    [['G5', 'Z7'], ['cl.faction.zombie.phase1-only']],
    [['Z5', 'X3'], ['cl.faction.zombie.phase1-only']],
    [['G5', 'X3'], []],
    [['D5', 'G7'], [REST]],
    [['G5', 'D7'], [REST]],
    [
      ['D5', 'Z7'],
      [REST, 'cl.faction.zombie.phase1-only'],
    ],
    [
      ['D5', 'X7'],
      [REST, 'cl.faction.doppelganger.after-dwarf', NO_POWER],
    ],
    [['D5', 'X7'], [REST], 'goblin'],
    [['X5', 'D7'], [REST]],
  ])('the winner collects what is left of %j by %j', ([cards, more, as]) => {
    const collected = citesOf(trick(cards, { phase: 2, as }), 'cardsCollected');
    expect(collected).toEqual(['cl.phase2.winner-takes-both', 'cl.piles.score-face-up', ...more]);
  });
});

describe('collecting a trick of phase 1', () => {
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

describe('collecting a trick of phase 2', () => {
  it('has no contested card and no blind card', () => {
    const { facts } = act(led('G3', 'X7 G9', { phase: 2 }), plays('mila', 'G9'));
    expect(story(facts)).toEqual(['cardPlayed', 'trickWon', 'cardsCollected', 'trickBegun']);
  });

  it('emits no collecting by the winner where all cards are dwarves', () => {
    const { facts } = act(led('D7', 'D2 G1', { phase: 2 }), plays('mila', 'D2'));
    expect(story(facts)).toEqual(['cardPlayed', 'trickWon', 'dwarvesCollected', 'trickBegun']);
  });
});
