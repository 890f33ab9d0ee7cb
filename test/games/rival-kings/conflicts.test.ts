import { describe, expect, it } from 'vitest';
import { SEATS } from '../../../src/engine/types.ts';
import type { Rank } from '../../../src/games/rival-kings/characters.ts';
import { conflictsOf } from '../../../src/games/rival-kings/conflicts.ts';
import {
  conflictLog,
  observe,
  robAndAct,
  type Observed,
  type Reveal,
} from '../../support/conflict-plays.ts';
import {
  ALL_CARDS,
  actionsLeft,
  actionsOn,
  conflictOrder,
  fates,
  ranksOf,
  setsOf,
  turnOrder,
  type Card,
} from '../../support/conflict-reference.ts';

interface Shown {
  readonly cards: readonly Card[];
  readonly neutral: Card | null;
}

const shown = (sets: readonly (readonly Card[])[]): Shown[] =>
  sets.map((cards) => ({ cards, neutral: null }));

const TWO = shown(setsOf(2));
const THREE = shown(setsOf(3));
const FOUR = shown(setsOf(4));
/** Two played cards and each of the ten others as the neutral one. */
const TWO_AND_NEUTRAL = TWO.flatMap(({ cards }) =>
  ALL_CARDS.filter((card) => !cards.includes(card)).map((neutral): Shown => ({ cards, neutral })),
);

type Rulings = NonNullable<Reveal['rulings']>;

const told = (
  { cards, neutral }: Shown,
  seen: readonly Observed[],
  order: readonly number[],
): string => {
  const lines = cards.map(
    (card, place) => `${card} +${seen[place]!.markers} robs ${JSON.stringify(seen[place]!.robs)}`,
  );
  return `${lines.join('; ')}; neutral ${neutral}; order ${order.join()}`;
};

/** A reveal as the sentences of the rules have it. */
function expected({ cards, neutral }: Shown, rulings: Rulings = {}): string {
  const seen = fates(cards, neutral, rulings).map(({ markers, robs }) => ({
    markers,
    robs: Object.fromEntries(robs.map((victim) => [victim, actionsOn(cards[victim]!)])),
  }));
  return told({ cards, neutral }, seen, turnOrder(cards, neutral, rulings));
}

/** The same as the game plays it. */
function played(reveal: Shown, rulings: Rulings = {}): string {
  const { fates: seen, order } = observe({ ...reveal, rulings });
  return told(reveal, seen, order);
}

describe('markers, thefts on offer and turn order after the reveal', () => {
  it.for([
    ['two players and every neutral card', 660, TWO_AND_NEUTRAL],
    ['three players', 220, THREE],
    ['four players', 495, FOUR],
  ] as const)('are right for every set of characters of %s', ([, count, sets]) => {
    expect(sets).toHaveLength(count);
    expect(sets.map((reveal) => played(reveal))).toEqual(sets.map((reveal) => expected(reveal)));
  });

  it('are right for every set of characters of two players where no neutral card lies', () => {
    const found = TWO.map(({ cards }) => withoutNeutral(cards));
    expect(found).toHaveLength(66);
    expect(found).toEqual(
      TWO.map(({ cards }) =>
        fates(cards, null).map(({ markers, robs, limited }) => ({ markers, robs, limited })),
      ),
    );
  });

  it.for([
    ['two players and every neutral card', TWO_AND_NEUTRAL, 0],
    ['three players', THREE, 0],
    ['four players', FOUR, 8],
  ] as const)(
    'are right for %s where a pair keeps everybody from robbing the lower rank',
    ([, sets, differing]) => {
      const rulings = { 'cancelled-pair-scope': 'no-theft-from-that-rank' } as const;
      expect(sets.map((reveal) => played(reveal, rulings))).toEqual(
        sets.map((reveal) => expected(reveal, rulings)),
      );
      expect(sets.filter((reveal) => expected(reveal, rulings) !== expected(reveal))).toHaveLength(
        differing,
      );
    },
  );

  it.for(['equal-absorbs', 'full-absorption'] as const)(
    'are right for every neutral card where it is busy with its equal (%s)',
    (reading) => {
      const rulings = { 'neutral-equal-and-higher': reading };
      expect(TWO_AND_NEUTRAL.map((reveal) => played(reveal, rulings))).toEqual(
        TWO_AND_NEUTRAL.map((reveal) => expected(reveal, rulings)),
      );
      expect(
        TWO_AND_NEUTRAL.filter((reveal) => expected(reveal, rulings) !== expected(reveal)),
      ).toHaveLength(20);
    },
  );
});

/**
 * What the conflicts of two cards mean where there is no neutral card, as a table of two never has
 * it.
 */
function withoutNeutral(cards: readonly Card[]) {
  const seats = SEATS.slice(0, cards.length);
  const ranks = seats.map((seat, place) => ({ seat, rank: ranksOf(cards)[place] as Rank }));
  const readings = {
    'cancelled-pair-scope': 'only-the-pair',
    'neutral-equal-and-higher': 'both-marked',
  } as const;
  const conflicts = conflictsOf({ ranks, neutral: null }, readings);
  return seats.map((seat) => {
    const equal = conflicts.filter(
      (conflict) => conflict.kind === 'equal' && conflict.seats.includes(seat),
    );
    const lost = conflicts.filter(
      (conflict) => conflict.kind === 'higher' && conflict.victim === seat,
    );
    const robs = conflicts.flatMap((conflict) =>
      conflict.kind === 'higher' && conflict.thief === seat && conflict.theft
        ? [seats.indexOf(conflict.victim)]
        : [],
    );
    return { markers: equal.length + lost.length, robs, limited: equal.length > 0 };
  });
}

describe('what is left to do where every thief robs and everybody does all that is allowed', () => {
  it.for([
    ['three players', THREE],
    ['four players', FOUR],
  ] as const)('is right for every set of characters of %s', ([, sets]) => {
    expect(sets.map(({ cards }) => [ranksOf(cards), robAndAct(cards)])).toEqual(
      sets.map(({ cards }) => [ranksOf(cards), actionsLeft(cards)]),
    );
  });

  it('is right for every set of characters of two players', () => {
    expect(TWO.map(({ cards }) => robAndAct(cards))).toEqual(
      TWO.map(({ cards }) => actionsLeft(cards)),
    );
  });
});

describe('conflicts are settled equal ranks first, then from the highest attacker down', () => {
  it.for([
    ['two players and every neutral card', TWO_AND_NEUTRAL],
    ['three players', THREE],
    ['four players', FOUR],
  ] as const)('for every set of characters of %s', ([, sets]) => {
    expect(sets.map((reveal) => conflictLog(reveal))).toEqual(
      sets.map(({ cards, neutral }) => conflictOrder(cards, neutral)),
    );
  });
});

describe('the figures told about conflicts', () => {
  const observed = (sets: readonly Shown[]) => sets.map((reveal) => observe(reveal).fates);
  const two = TWO.map(({ cards }) => withoutNeutral(cards));
  const three = observed(THREE);
  const four = observed(FOUR);
  const most = (numbers: readonly number[]) => Math.max(...numbers);
  const markersIn = (seen: readonly { markers: number }[]) =>
    seen.reduce((sum, { markers }) => sum + markers, 0);
  const victimsOf = (seen: readonly Observed[]) => seen.map(({ robs }) => Object.keys(robs).length);

  it('hold for how many sets of characters bring a conflict', () => {
    expect(two.filter((seen) => markersIn(seen) > 0)).toHaveLength(26);
    expect(three.filter((seen) => markersIn(seen) > 0)).toHaveLength(188);
    expect(four.filter((seen) => markersIn(seen) > 0)).toHaveLength(495);
    expect(observed(TWO_AND_NEUTRAL).filter((seen) => markersIn(seen) > 0)).toHaveLength(460);
  });

  it('hold for the most markers that one player takes', () => {
    const each = [two, three, four].map((sets) =>
      most(sets.flatMap((seen) => seen.map(({ markers }) => markers))),
    );
    expect(each).toEqual([1, 2, 3]);
    expect(four.filter((seen) => seen.some(({ markers }) => markers === 3))).toHaveLength(4);
  });

  it('hold for the most victims of one thief and the most thieves of one victim', () => {
    expect(most(two.flatMap((seen) => seen.map(({ robs }) => robs.length)))).toBe(1);
    expect([three, four].map((sets) => most(sets.flatMap(victimsOf)))).toEqual([2, 2]);
    const thievesIn = (seen: readonly Observed[]) =>
      seen.map((_, victim) => seen.filter(({ robs }) => victim in robs).length);
    expect(
      most(
        two.flatMap((seen) =>
          seen.map((_, victim) => seen.filter(({ robs }) => robs.includes(victim)).length),
        ),
      ),
    ).toBe(1);
    expect([three, four].map((sets) => most(sets.flatMap(thievesIn)))).toEqual([2, 2]);
  });

  it('hold for the fewest actions that theft leaves uncovered', () => {
    const left = (sets: readonly Shown[]) =>
      sets.flatMap(({ cards }) => {
        const lost = fates(cards, null).flatMap(({ robs }) => robs);
        return cards.map(
          (card, place) =>
            actionsOn(card).length - lost.filter((victim) => victim === place).length,
        );
      });
    expect([TWO, THREE, FOUR].map((sets) => Math.min(...left(sets)))).toEqual([1, 1, 1]);
    expect(
      Math.min(
        ...[...TWO, ...THREE, ...FOUR].flatMap(({ cards }) =>
          robAndAct(cards).map((done) => done.length),
        ),
      ),
    ).toBe(1);
  });

  it('hold for pairs of equal rank and for thieves who are robbed themselves, among four players', () => {
    const pairs = FOUR.filter((reveal) =>
      conflictLog(reveal).some((conflict) => conflict.startsWith('1')),
    );
    expect(pairs).toHaveLength(255);
    const robbedThieves = four.filter((seen) =>
      seen.some(
        ({ robs }, own) =>
          victimsOf([{ robs, markers: 0 }])[0]! > 0 && seen.some((other) => own in other.robs),
      ),
    );
    expect(robbedThieves).toHaveLength(140);
  });
});
