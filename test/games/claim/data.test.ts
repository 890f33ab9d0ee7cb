import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/claim/game.ts';
import { RULES, type Rule } from '../../../src/games/claim/rules.ts';
import { RULINGS, type Readings } from '../../../src/games/claim/rulings.ts';
import { format } from '../../../src/games/claim/schema.ts';
import { cited, led, plays, refusal } from '../../support/claim.ts';
import { claimLaws } from '../../support/claim-laws.ts';
import { moves } from '../playthrough.ts';
import { CARDS, factionOf, FACTIONS, valueOf } from '../../../src/games/claim/cards.ts';

describe('the deck', () => {
  it.for([
    ['goblin', 14, 45],
    ['knight', 8, 44],
    ['zombie', 10, 45],
    ['dwarf', 10, 45],
    ['doppelganger', 10, 45],
  ] as const)('has of the faction %s %i cards with %i in sum', ([faction, count, sum]) => {
    const values = CARDS.filter((card) => factionOf(card) === faction).map(valueOf);
    expect([values.length, values.reduce<number>((total, value) => total + value, 0)]).toEqual([
      count,
      sum,
    ]);
  });

  it('has 52 different cards of five factions', () => {
    expect(new Set(CARDS).size).toBe(52);
    expect([...new Set(CARDS.map(factionOf))]).toEqual([...FACTIONS]);
  });

  it('has every value from 0 to 9 once, but five zeros of goblins, and knights from 2', () => {
    const values = (faction: string) =>
      CARDS.filter((card) => factionOf(card) === faction).map(valueOf);
    expect(values('goblin')).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(values('knight')).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    for (const faction of ['zombie', 'dwarf', 'doppelganger'])
      expect(values(faction)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

/** The rules of the printed text, in its order. */
const IDS = `
  goal.succession goal.three-votes goal.vote-by-majority setup.shuffle setup.draw-pile setup.deal-thirteen setup.hand-secret
  setup.overview-cards-aside structure.two-phases phase1.thirteen-tricks leader.first-trick-youngest leader.previous-winner
  phase1.trick-steps phase1.reveal phase1.contested-card phase1.leader-plays phase1.lead-any-faction phase1.follower-plays
  phase1.follow-faction phase1.void-any-card play.one-card-each trick.highest-led-faction trick.value-order trick.tie-leader
  trick.other-faction-loses trick.power-exceptions phase1.winner-takes-contested phase1.loser-takes-blind phase1.loser-may-look
  phase1.loser-may-not-show phase1.recruits-become-hand phase1.played-zombie-scores phase1.contested-zombie-recruits
  phase1.discard-rest piles.score-face-up piles.recruit-face-down phase1.end phase2.take-recruits phase2.thirteen-tricks
  phase2.no-contested-card phase2.trick-steps phase2.leader-plays phase2.follower-plays phase2.follow-faction
  phase2.same-winner-rule phase2.winner-takes-both end.after-last-trick score.count-cards score.majority score.tie-highest-card
  score.phase1-zombies-count faction.goblin faction.knight faction.knight.must-still-follow faction.knight.both-phases
  faction.zombie faction.zombie.phase1-only faction.dwarf faction.dwarf.rest-to-winner faction.dwarf.phase2-only
  faction.doppelganger.wild faction.doppelganger.counts-as-led faction.doppelganger.counts-as-following faction.doppelganger.led
  faction.doppelganger.no-power-copied faction.doppelganger.after-zombie faction.doppelganger.after-dwarf
  faction.doppelganger.own-faction-in-scoring faction.power-only-when-played
`
  .trim()
  .split(/\s+/)
  .map((id) => `cl.${id}`);

describe('the rules', () => {
  it('are the 69 of the printed text', () => {
    expect(Object.keys(RULES)).toEqual(IDS);
    expect(IDS).toHaveLength(69);
  });

  it('say where they stand', () => {
    for (const { places } of Object.values(RULES)) expect(places).not.toEqual([]);
    const inferred = Object.entries(RULES).filter(([, { status }]) => status === 'inferred');
    expect(inferred.map(([id]) => id)).toEqual([
      'cl.setup.overview-cards-aside',
      'cl.play.one-card-each',
      'cl.score.phase1-zombies-count',
      'cl.faction.knight.both-phases',
      'cl.faction.zombie.phase1-only',
      'cl.faction.dwarf.phase2-only',
      'cl.faction.doppelganger.own-faction-in-scoring',
      'cl.faction.power-only-when-played',
    ]);
  });

  it('are each cited by something that happens or is refused, or only explain', () => {
    const seen = new Set<Rule>();
    for (let seed = 0; seed < 60; seed += 1) {
      for (const { before, options, facts } of moves(game, claimLaws, {
        seats: ['noor', 'mila'],
        seed,
        rulings: {},
      })) {
        for (const rule of cited(facts)) seen.add(rule);
        const { seat } = options[0]!;
        for (const action of game.imaginable(before, seat))
          seen.add(game.judge(before, action)?.because ?? 'cl.phase1.leader-plays');
      }
    }
    seen.add(refusal(led('G9', 'G1'), plays('juri', 'G1')).because);
    seen.add(refusal(led('G9', 'G1'), plays('noor', 'G1')).because);
    expect([...seen].filter((rule) => format.explanations.includes(rule))).toEqual([]);
    expect([...seen, ...format.explanations].sort()).toEqual([...IDS].sort());
  });
});

describe('the open rulings', () => {
  it('are nine, each with its default first', () => {
    const defaults: Readings = {
      'void-with-doppelganger': 'doppelganger-optional',
      'phase2-first-leader': 'last-phase-1-winner',
      'second-doppelganger-faction': 'always-led-faction',
      'zombie-of-loser': 'every-played-zombie',
      'dwarf-thrown-off': 'loser-keeps-own-dwarf',
      'two-dwarves': 'loser-takes-both',
      'empty-faction-vote': 'nobody',
      'dead-heat-vote': 'nobody',
      'nobody-has-three': 'most-votes-then-draw',
    };
    expect(
      Object.fromEntries(Object.entries(RULINGS).map(([id, { options }]) => [id, options[0]])),
    ).toEqual(defaults);
  });

  it('name rules that leave them open', () => {
    for (const { rules } of Object.values(RULINGS))
      for (const rule of rules) expect(IDS).toContain(rule);
  });
});
