import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { HILL_PRICES } from '../../../src/games/king-of-the-valley/hill.ts';
import { MOVE_REASONS } from '../../../src/games/king-of-the-valley/refusals.ts';
import { RULES, type Rule } from '../../../src/games/king-of-the-valley/rules.ts';
import { format } from '../../../src/games/king-of-the-valley/schema.ts';
import { KINDS, stageProvenance } from '../../../src/games/king-of-the-valley/tiles.ts';
import { cited } from '../../support/king-of-the-valley.ts';
import { kingOfTheValleyLaws } from '../../support/king-of-the-valley-laws.ts';
import { moves, samples } from '../playthrough.ts';

/**
 * Rules that a referee needs too seldom for games by chance: tests of refusals, examples and
 * rulings cite them.
 */
const SELDOM: readonly Rule[] = [
  'kv.players.two-to-four',
  'kv.summon.not-start-tile',
  'kv.summon.several-jesters',
  'kv.priest.nothing-from-first-leg',
  'kv.wizard.twice',
  'kv.kingdom.one-per-turn',
  'kv.kingdom.one-farmer-rank',
  'kv.kingdom.not-after-the-end',
  'kv.score.order-five',
  'kv.score.several-orders',
  'kv.score.tie-rematch',
];

/** Games out of the box. */
const FRESH: typeof kingOfTheValleyLaws = {
  ...kingOfTheValleyLaws,
  begin: (seats) => ({ box: true, players: seats.map((seat) => ({ seat })) }),
};

const SEATS = ['noor', 'mila', 'juri'] as const;

describe('the rules', () => {
  it('are 121, and say where they stand', () => {
    expect(Object.keys(RULES)).toHaveLength(121);
    for (const { places } of Object.values(RULES)) expect(places).not.toEqual([]);
    const inferred = Object.entries(RULES).filter(([, { status }]) => status === 'inferred');
    expect(inferred.map(([id]) => id)).toEqual([
      'kv.hill.recruit.any-place',
      'kv.summon.inside-valley',
      'kv.replenish.under-the-king',
      'kv.hill.gap-until-refill',
    ]);
  });

  it('are each cited by something that happens or is refused, or only explain', () => {
    const seen = new Set<Rule>();
    const reasons = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      for (const { before, facts } of moves(game, FRESH, { seats: SEATS, seed, rulings: {} })) {
        for (const rule of cited(facts)) seen.add(rule);
        for (const seat of SEATS) {
          for (const action of game.imaginable(before, seat)) {
            const refusal = game.judge(before, action);
            if (!refusal) continue;
            seen.add(refusal.because);
            reasons.add(refusal.reason);
          }
        }
      }
    }
    expect([...seen].filter((rule) => format.explanations.includes(rule))).toEqual([]);
    expect([...new Set([...seen, ...SELDOM, ...format.explanations])].sort()).toEqual(
      Object.keys(RULES).sort(),
    );
    expect([...reasons].filter((reason) => !Object.hasOwn(MOVE_REASONS, reason))).toEqual([]);
  });
});

describe('what the printed text does not say', () => {
  it('is marked: prices but one, and how tiles are divided', () => {
    expect(HILL_PRICES.map(({ value }) => value)).toEqual([2, 3, 4, 6, 8, 10]);
    expect(HILL_PRICES.map(({ provenance }) => provenance)).toEqual([
      'found-elsewhere',
      'assumed',
      'printed',
      'assumed',
      'assumed',
      'found-elsewhere',
    ]);
    expect(KINDS.filter((kind) => stageProvenance(kind) === 'printed')).toEqual([
      'priest',
      'wizard',
    ]);
  });
});

describe('games by chance', () => {
  const lengths = (seats: readonly ('noor' | 'mila' | 'juri' | 'ines')[]): number => {
    const rounds = Array.from(
      { length: 60 },
      (_, seed) => samples(game, FRESH, { seats, seed, rulings: {} }, 0).at(-1)!.round,
    );
    return rounds.reduce((sum, round) => sum + round, 0) / rounds.length;
  };

  it('last near 22 rounds with two players, 15 with three, 12 with four', () => {
    expect(Math.abs(lengths(['noor', 'mila']) - 22)).toBeLessThan(2);
    expect(Math.abs(lengths(['noor', 'mila', 'juri']) - 15)).toBeLessThan(1.5);
    expect(Math.abs(lengths(['noor', 'mila', 'juri', 'ines']) - 12)).toBeLessThan(1.5);
  });

  it('draw 53 tiles, never make a seventh kingdom, and turn face down what has been used', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const [last] = samples(game, FRESH, { seats: SEATS, seed, rulings: {} }, 0);
      const { players, piles } = last!;
      expect(piles[2].length + piles[3].length).toBe(0);
      expect(players.reduce((sum, { kingdoms }) => sum + kingdoms, 0)).toBeLessThanOrEqual(6);
    }
    for (let seed = 0; seed < 30; seed += 1) {
      const used = new Map(SEATS.map((seat) => [seat, 0]));
      for (const { facts, after } of moves(game, FRESH, { seats: SEATS, seed, rulings: {} })) {
        for (const { event } of facts) {
          if (event.type === 'taxCollected')
            used.set(event.seat as 'noor', used.get(event.seat as 'noor')! + event.demand);
          if (event.type === 'kingdomClaimed')
            used.set(event.seat as 'noor', used.get(event.seat as 'noor')! + 5);
        }
        for (const { seat, castle } of after.players) {
          const down = Object.values(castle).flatMap((side) => Object.values(side.down));
          expect(down.reduce((sum, count) => sum + count, 0)).toBe(used.get(seat as 'noor'));
        }
      }
    }
  });
});
