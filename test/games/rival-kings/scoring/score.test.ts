import { describe, expect, it } from 'vitest';
import {
  BUILDINGS,
  COLOURS,
  SUBJECTS,
  type BuildingId,
  type CardId,
  type OwnCards,
  type SubjectId,
} from '../../../../src/games/rival-kings/cards.ts';
import { scoreOf, type ScoreSheet } from '../../../../src/games/rival-kings/scoring/score.ts';
import type { Score } from '../../../../src/games/rival-kings/types/score.ts';
import {
  belongTogether,
  bestDivision,
  type DivisionReadings,
} from '../../../support/best-division.ts';
import { PRINTED_PAIRS } from '../../../support/printed-cards.ts';
import fc from '../../../support/seed.ts';

const DEFAULTS: DivisionReadings = {
  'perfect-first-or-best': 'perfect-first',
  'colour-pair-optional': 'owner-may-leave-single',
};

interface Owner {
  readonly subjects?: readonly SubjectId[];
  readonly buildings?: readonly BuildingId[];
  readonly coins?: number;
  readonly markers?: number;
}

/**
 * The score of somebody who owns this, with the reader's own numbers and other readings where
 * given.
 */
function score(
  owner: Owner,
  numbers: OwnCards['numbers'] = {},
  readings: Partial<DivisionReadings> = {},
): Score {
  const sheet: ScoreSheet = {
    own: { numbers, colours: {}, symbols: {} },
    rulings: { ...DEFAULTS, ...readings },
  };
  return scoreOf(sheet, {
    seat: 'noor',
    subjects: [],
    buildings: [],
    coins: 0,
    markers: 0,
    ...owner,
  });
}

const told = ({ lines }: Score): string[] =>
  lines.map(
    ({ rule, cards, count, points }) =>
      `${rule.slice('rk.score.'.length)} ${[...cards].sort().join('+') || count}: ${points}`,
  );

describe('the example of the rulebook', () => {
  const subjects = ['vintner', 'gardener', 'innkeeper', 'sailor'] as const;
  const buildings = ['vineyard', 'garden', 'forge', 'prison'] as const;

  it('scores line by line as printed: 16 for the cards, 11 in all', () => {
    const scored = score({ subjects, buildings, coins: 4, markers: 3 });
    expect([...told(scored)].sort()).toEqual([
      'coins 4: 1',
      'colour forge+innkeeper: 3',
      'markers 3: -6',
      'perfect garden+gardener: 7',
      'perfect vineyard+vintner: 4',
      'single prison: 1',
      'single sailor: 1',
    ]);
    expect(scored.total).toBe(11);
    expect(score({ subjects, buildings }).total).toBe(16);
  });

  it('goes through perfect pairs, colour pairs, single cards, coins and markers in this order', () => {
    const kinds = score({ subjects, buildings, coins: 4, markers: 3 }).lines.map(
      ({ rule }) => rule,
    );
    expect([...new Set(kinds)]).toEqual([
      'rk.score.perfect',
      'rk.score.colour',
      'rk.score.single',
      'rk.score.coins',
      'rk.score.markers',
    ]);
    expect(kinds).toHaveLength(7);
  });

  it('takes the 3 from whichever of Innkeeper and Forge is higher', () => {
    expect(
      score({ subjects, buildings, coins: 4, markers: 3 }, { innkeeper: 3, forge: 1 }).total,
    ).toBe(11);
  });

  it('scores 10 with a Blacksmith instead of the Forge, as two subjects are no colour pair', () => {
    const scored = score({
      subjects: [...subjects, 'blacksmith'],
      buildings: ['vineyard', 'garden', 'prison'],
      coins: 4,
      markers: 3,
    });
    expect(told(scored)).toEqual(
      expect.arrayContaining(['single innkeeper: 1', 'single blacksmith: 1']),
    );
    expect(scored.total).toBe(10);
  });

  it('scores 10 with an Inn instead of the Innkeeper, as two buildings are no colour pair', () => {
    const scored = score({
      subjects: ['vintner', 'gardener', 'sailor'],
      buildings: [...buildings, 'inn'],
      coins: 4,
      markers: 3,
    });
    expect(told(scored)).toEqual(expect.arrayContaining(['single inn: 1', 'single forge: 1']));
    expect(scored.total).toBe(10);
  });

  it('leaves the Prison single, as the Gardener is in a perfect pair', () => {
    expect(told(score({ subjects: ['gardener'], buildings: ['garden', 'prison'] }))).toEqual([
      'perfect garden+gardener: 7',
      'single prison: 1',
    ]);
    expect(told(score({ subjects: ['gardener'], buildings: ['prison'] }))).toEqual([
      'colour gardener+prison: 4',
    ]);
  });
});

describe('coins and markers', () => {
  it('every full set of three coins scores one point', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 48].map((coins) => score({ coins }).total)).toEqual([
      0, 0, 0, 1, 1, 1, 2, 16,
    ]);
  });

  it('every marker costs two points, below zero too', () => {
    expect([0, 1, 2, 9].map((markers) => 0 + score({ markers }).total)).toEqual([0, -2, -4, -18]);
  });

  it('have no line where they score nothing', () => {
    expect(score({ coins: 2 }).lines).toEqual([]);
  });
});

describe('pairs', () => {
  it('a second copy makes a second perfect pair only with a partner of its own', () => {
    const one = score({ subjects: ['gardener'], buildings: ['garden', 'garden'] });
    expect(told(one)).toEqual(['perfect garden+gardener: 7', 'single garden: 1']);
    const two = score({ subjects: ['gardener', 'gardener'], buildings: ['garden', 'garden'] });
    expect(told(two)).toEqual(['perfect garden+gardener: 7', 'perfect garden+gardener: 7']);
  });

  it('a spare copy may go into a colour pair', () => {
    const scored = score({ subjects: ['gardener', 'jailer'], buildings: ['garden', 'garden'] });
    expect(told(scored)).toEqual(['perfect garden+gardener: 7', 'colour garden+jailer: 4']);
  });

  it('a subject alone and a building alone score one point each, whatever their number', () => {
    expect(told(score({ subjects: ['sailor'], buildings: ['garden'] }))).toEqual([
      'single garden: 1',
      'single sailor: 1',
    ]);
  });

  it('are divided for the owner’s good: the two high numbers of a colour do not go into one pair', () => {
    const numbers = { scholar: 4, bishop: 1, tavern: 4, harbor: 1 };
    const scored = score(
      { subjects: ['bishop', 'scholar'], buildings: ['tavern', 'harbor'] },
      numbers,
    );
    expect([...told(scored)].sort()).toEqual([
      'colour bishop+tavern: 4',
      'colour harbor+scholar: 4',
    ]);
  });

  it('score the number on the card, not what was paid', () => {
    expect(score({ subjects: ['gardener'], buildings: ['garden'] }, { garden: 0 }).total).toBe(3);
  });
});

describe('perfect pairs first, or the best division', () => {
  const numbers = { farm: 1, farmer: 1, miner: 4, mine: 4, herbalist: 4 };

  it.for([
    ['perfect-first', ['farmer', 'miner'], ['farm'], 3],
    ['best-total', ['farmer', 'miner'], ['farm'], 5],
    ['perfect-first', ['farmer', 'herbalist'], ['farm', 'mine'], 6],
    ['best-total', ['farmer', 'herbalist'], ['farm', 'mine'], 8],
  ] as const)('%s: %s with %s scores %i', ([reading, subjects, buildings, total]) => {
    expect(
      score({ subjects, buildings }, numbers, { 'perfect-first-or-best': reading }).total,
    ).toBe(total);
  });

  it('makes no difference to perfect pairs of four points and more', () => {
    const owner = { subjects: ['vintner', 'miner'], buildings: ['vineyard', 'farm'] } as const;
    const best = score(owner, { miner: 4 }, { 'perfect-first-or-best': 'best-total' });
    expect(told(best)).toEqual(told(score(owner, { miner: 4 })));
    expect(best.total).toBe(3 + 1 + 4);
  });
});

describe('where two divisions score the same', () => {
  it('the perfect pair is formed, also by the reading that takes the best total', () => {
    const scored = score(
      { subjects: ['farmer'], buildings: ['farm'] },
      { farm: 1, farmer: 1 },
      { 'perfect-first-or-best': 'best-total' },
    );
    expect(told(scored)).toEqual(['perfect farm+farmer: 2']);
  });
});

describe('a colour pair of two cards of 1', () => {
  const owner = { subjects: ['vintner'], buildings: ['mine'] } as const;

  it('stays single for two points where the owner may choose', () => {
    expect(told(score(owner, { mine: 1 }))).toEqual(['single mine: 1', 'single vintner: 1']);
  });

  it('scores one point where colour pairs must be formed', () => {
    expect(told(score(owner, { mine: 1 }, { 'colour-pair-optional': 'forced' }))).toEqual([
      'colour mine+vintner: 1',
    ]);
  });

  it('is formed by both readings from 2 on', () => {
    for (const reading of ['owner-may-leave-single', 'forced'] as const) {
      expect(told(score(owner, { mine: 2 }, { 'colour-pair-optional': reading }))).toEqual([
        'colour mine+vintner: 2',
      ]);
    }
  });
});

describe('the division of any cards', () => {
  const readings = fc.record({
    'perfect-first-or-best': fc.constantFrom('perfect-first', 'best-total'),
    'colour-pair-optional': fc.constantFrom('owner-may-leave-single', 'forced'),
  } as const);
  /**
   * Up to nine cards of up to four pairs, two of each kind at most, with numbers and colours of
   * their own.
   */
  const rows = fc
    .uniqueArray(fc.constantFrom(...PRINTED_PAIRS), { minLength: 1, maxLength: 4 })
    .chain((pairs) => {
      const kinds = pairs.flatMap(({ subject, building }): CardId[] => [subject, building]);
      return fc.record({
        row: fc.shuffledSubarray([...kinds, ...kinds], {
          maxLength: Math.min(9, 2 * kinds.length),
        }),
        numbers: fc.record(Object.fromEntries(kinds.map((card) => [card, fc.nat(4)]))),
        colours: fc.record(
          Object.fromEntries(kinds.map((card) => [card, fc.constantFrom(...COLOURS.slice(0, 2))])),
        ),
      });
    });
  const isSubject = (card: CardId): card is SubjectId =>
    PRINTED_PAIRS.some(({ subject }) => subject === card);

  it('scores as much as the best one found by trying all, and counts every card once', () => {
    const check = (
      {
        row,
        numbers,
        colours,
      }: { row: CardId[]; numbers: OwnCards['numbers']; colours: OwnCards['colours'] },
      reading: DivisionReadings,
    ) => {
      const subjects = row.filter(isSubject);
      const buildings = row.filter((card): card is BuildingId => !isSubject(card));
      const { lines, total } = scoreOf(
        { own: { numbers, colours, symbols: {} }, rulings: reading },
        { seat: 'noor', subjects, buildings, coins: 0, markers: 0 },
      );
      expect(total).toBe(
        bestDivision({ subjects, buildings, numbers: numbers, colours: colours }, reading),
      );
      expect(lines.flatMap(({ cards }) => cards).sort()).toEqual([...row].sort());
      for (const { rule, cards, count, points } of lines) {
        expect(count).toBe(cards.length);
        const [building, subject] = cards as [BuildingId, SubjectId];
        if (rule === 'rk.score.perfect') expect(belongTogether(subject, building)).toBe(true);
        if (rule === 'rk.score.colour') expect(colours[subject]).toBe(colours[building]);
        if (rule === 'rk.score.single') expect([cards.length, points]).toEqual([1, 1]);
      }
    };
    fc.assert(fc.property(rows, readings, check), { numRuns: 2000 });
  });
});

describe('all cards in play in one hand', () => {
  const owner = {
    seat: 'noor',
    subjects: SUBJECTS,
    buildings: BUILDINGS,
    coins: 0,
    markers: 0,
  } as const;

  /**
   * The score where two colours are mixed, and how often the numbers and colours of cards were
   * looked up for it.
   */
  function worked(readings: DivisionReadings) {
    let looks = 0;
    const counted = <Known extends object>(known: Known): Known =>
      new Proxy(known, {
        get(target, card) {
          looks += 1;
          return Reflect.get(target, card) as unknown;
        },
      });
    const own: OwnCards = {
      numbers: counted({}),
      colours: counted<OwnCards['colours']>({ garden: 'red' }),
      symbols: {},
    };
    return { score: scoreOf({ own, rulings: readings }, owner), looks };
  }

  it.for(
    (['perfect-first', 'best-total'] as const).flatMap((first) =>
      (['owner-may-leave-single', 'forced'] as const).map((optional) => [first, optional] as const),
    ),
  )('are divided in one go (%s, %s)', ([first, optional]) => {
    const { score, looks } = worked({
      'perfect-first-or-best': first,
      'colour-pair-optional': optional,
    });
    expect(score.lines.filter(({ rule }) => rule === 'rk.score.perfect')).toHaveLength(16);
    // There are 2¹⁶ ways to form perfect pairs or not.
    expect(looks).toBeLessThan(5000);
  });
});
