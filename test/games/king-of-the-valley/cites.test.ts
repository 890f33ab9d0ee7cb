import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import type { PositionPlayer } from '../../../src/games/king-of-the-valley/types/position.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import {
  act,
  citesOf,
  column,
  decline,
  hill,
  leg,
  recruit,
  refusal,
  lastTiles,
  reading,
  table,
  two,
  valley,
} from '../../support/king-of-the-valley.ts';

/** The rules of each line of noor’s score. */
const lines = (castle: PositionPlayer['castle'] = {}, rulings = {}) =>
  game
    .scoring(table({ over: true, players: two({ castle, kingdoms: 1, gold: 0 }), ...rulings }))
    .slice(0, 5)
    .map(({ event, cites }) => [
      event.type === 'lineScored' && `${event.line} ${event.count}: ${event.points}`,
      ...cites,
    ]);

describe('the lines of the count cite', () => {
  it('no more than a plain castle needs', () => {
    expect(
      lines({
        knight: { up: { 'knight-1': 3 } },
        farmer: { up: { farmer: 2 } },
        'farmers-wife': { up: { 'farmers-wife': 1 } },
      }),
    ).toEqual([
      ['influence 6: 9', 'kv.score.influence', 'kv.subject.influence'],
      ['kingdoms 1: 5', 'kv.score.kingdom-tokens', 'kv.kingdom.token-value'],
      ['orders 1: 3', 'kv.score.order-three', 'kv.subject.orders'],
      ['couples 1: 2', 'kv.score.couples'],
      ['gold 0: 0', 'kv.score.gold'],
    ]);
  });

  it('what used tiles, jesters and several orders ask for', () => {
    const castle = {
      knight: { up: { 'knight-1': 3, 'knight-2': 4, jester: 1 }, down: { 'knight-4': 1 } },
      'farmers-wife': { down: { 'farmers-wife': 1 } },
    };
    expect(lines(castle, reading('orders-jester', 'owner-names-order'))).toEqual([
      [
        'influence 9: 17',
        'kv.score.influence',
        'kv.subject.influence',
        'kv.jester.copy-is-temporary',
        'kv.end.turn-all-face-up',
        'kv.tax.face-down-still-scores',
      ],
      ['kingdoms 1: 5', 'kv.score.kingdom-tokens', 'kv.kingdom.token-value'],
      [
        'orders 2: 11',
        'kv.score.order-three',
        'kv.score.order-five',
        'kv.subject.orders',
        'kv.score.several-orders',
        'kv.jester.impersonates',
        'kv.score.used-tiles-count',
      ],
      ['couples 0: 0', 'kv.score.couples', 'kv.score.used-tiles-count'],
      ['gold 0: 0', 'kv.score.gold'],
    ]);
  });
});

describe('a turn cites', () => {
  const state = table({
    players: two({ king: 'a1', gold: 0 }, { king: 'a5' }),
    valley: valley('. . . . .  . . . . .  . . . . .  . . . . .  F D D C Q'),
  });

  it('a single step, its tile, and the tile laid under the king', () => {
    const { facts } = act(state, leg('b1'), column('left'));
    expect(citesOf(facts, 'kingMoved')).toEqual(['kv.summon.mandatory', 'kv.summon.straight-line']);
    expect(citesOf(facts, 'tilesSummoned')).toEqual([
      'kv.summon.end-tile',
      'kv.summon.one-way-only',
      'kv.summon.subjects-to-castle',
      'kv.castle.place-in-column',
    ]);
    expect(citesOf(facts, 'positionReplenished')).toEqual([
      'kv.replenish.mandatory',
      'kv.replenish.choose-column',
      'kv.replenish.from-bottom',
      'kv.replenish.slide-down',
      'kv.replenish.under-the-king',
    ]);
  });

  it('two neighbours passed without a gap', () => {
    const { facts } = act(state, leg('d1', 'b1', 'c1'));
    expect(citesOf(facts, 'kingMoved')).toEqual([
      'kv.summon.mandatory',
      'kv.summon.straight-line',
      'kv.summon.any-distance',
    ]);
    expect(citesOf(facts, 'tilesSummoned')).toEqual([
      'kv.summon.passed-identicals',
      'kv.summon.end-directly-behind',
      'kv.summon.landing-tile-not-taken',
      'kv.summon.one-way-only',
      'kv.summon.subjects-to-castle',
      'kv.castle.place-in-column',
    ]);
  });
});

describe('a column that holds just enough', () => {
  it('may be chosen, whatever the other one holds', () => {
    const laid = (drawn: string) =>
      table({
        players: two({ king: 'c1' }),
        startingPlayer: 'mila',
        turn: 'noor',
        phase: 4,
        opened: ['b1', 'c1'],
        ...lastTiles(drawn),
      });
    expect(game.options(laid('L1 F L2 F R1 F R2 F R3 F'), 'noor')).toEqual([
      column('left'),
      column('right'),
    ]);
    expect(refusal(laid('L1 F R1 F R2 F'), column('left')).because).toBe(
      'kv.replenish.one-column-only',
    );
  });
});

/** Noor on a1 without gold, with these tiles to the right in the bottom row. */
const row = (
  tiles: string,
  noor: Omit<PositionPlayer, 'seat' | 'king'> = {},
  more: Partial<Position> = {},
) =>
  table({
    players: two({ king: 'a1', gold: 0, ...noor }),
    valley: valley(`. . . . .  . . . . .  . . . . .  . . . . .  F ${tiles}`),
    ...more,
  });
const WAY_A = ['kv.summon.end-tile', 'kv.summon.one-way-only'];
const WAY_B = [
  'kv.summon.passed-identicals',
  'kv.summon.end-directly-behind',
  'kv.summon.landing-tile-not-taken',
  'kv.summon.one-way-only',
];
const TO_CASTLE = ['kv.summon.subjects-to-castle', 'kv.castle.place-in-column'];
const FARMER = { farmer: { up: { farmer: 1 } } };
const DISCARDED = ['kv.specialist.discard-after-use', 'kv.specialist.not-a-subject'];

describe('a leg cites', () => {
  const summoned = (...[tiles, noor]: [string, Parameters<typeof row>[1]?]) => ({
    end: () => citesOf(act(row(tiles, noor), leg('b1')).facts, 'tilesSummoned'),
    pair: () => citesOf(act(row(tiles, noor), leg('d1', 'b1', 'c1')).facts, 'tilesSummoned'),
  });

  it('the border, and a gap only where it is between the tiles taken', () => {
    const { facts } = act(row('C D D Q'), leg('e1', 'c1', 'd1'));
    expect(citesOf(facts, 'kingMoved')).toEqual([
      'kv.summon.mandatory',
      'kv.summon.straight-line',
      'kv.summon.any-distance',
      'kv.summon.inside-valley',
    ]);
    expect(citesOf(facts, 'tilesSummoned')).toEqual([...WAY_B, ...TO_CASTLE]);
    const gap = act(row('D C D Q'), leg('e1', 'b1', 'd1')).facts;
    expect(citesOf(gap, 'tilesSummoned')).toEqual([
      ...WAY_B,
      'kv.summon.gap-allowed',
      'kv.summon.only-identical',
      ...TO_CASTLE,
    ]);
  });

  it('one jester or two', () => {
    expect(summoned('J D C Q').end()).toEqual([...WAY_A, 'kv.jester.place-immediately']);
    expect(summoned('J J C Q').pair()).toEqual([...WAY_B, 'kv.summon.several-jesters']);
  });

  it('one wizard or two', () => {
    const used = ['kv.specialist.must-activate', 'kv.specialist.requirement'];
    expect(summoned('Z D C Q', { castle: FARMER }).end()).toEqual([...WAY_A, ...used]);
    expect(summoned('Z Z C Q', { castle: FARMER }).pair()).toEqual([
      ...WAY_B,
      ...used,
      'kv.summon.specialists-same-way',
      'kv.wizard.twice',
    ]);
  });

  it('two collectors, who pay one after the other', () => {
    const { facts } = act(row('T0:3 T0:4 C Q'), leg('d1', 'b1', 'c1'));
    expect(citesOf(facts, 'tilesSummoned')).toEqual([
      ...WAY_B,
      'kv.specialist.must-activate',
      'kv.specialist.requirement',
      'kv.summon.specialists-same-way',
      'kv.tax.several-collectors',
    ]);
    const pays = ['kv.tax.free-collectors', 'kv.tax.gain-gold'];
    expect(citesOf(facts, 'taxCollected')).toEqual([...pays, ...pays]);
    expect(citesOf(facts, 'specialistDiscarded')).toEqual([...DISCARDED, ...DISCARDED]);
  });

  it('a priest, another one, and the last leg that takes', () => {
    const state = table({
      players: two({ king: 'a1', gold: 2 }),
      round: 1,
      valley: { c1: 'priest', c3: 'priest', e3: 'duke' },
    });
    const first = act(state, leg('c1'));
    const second = act(first.state, leg('c3'));
    const last = act(second.state, leg('e3'));
    const paid = [
      'kv.priest.pay-one',
      'kv.priest.coin-left-behind',
      'kv.summon.priest-differs',
      'kv.specialist.discard-after-use',
      'kv.gold.two-uses',
    ];
    expect(citesOf(first.facts, 'priestPaid')).toEqual(paid);
    expect(citesOf(second.facts, 'priestPaid')).toEqual([
      ...paid,
      'kv.priest.several',
      'kv.priest.last-leg-takes',
    ]);
    const moved = ['kv.summon.mandatory', 'kv.summon.straight-line', 'kv.summon.any-distance'];
    expect(citesOf(second.facts, 'kingMoved')).toEqual([
      ...moved,
      'kv.priest.new-direction',
      'kv.priest.acts-as-start',
    ]);
    expect(citesOf(last.facts, 'tilesSummoned')).toEqual([
      ...WAY_A,
      'kv.priest.last-leg-takes',
      ...TO_CASTLE,
    ]);
  });
});

describe('the other actions cite', () => {
  it('an exchange for a subject, or for a jester who is placed next', () => {
    const exchanged = (drawn: string) =>
      act(row('Z D C Q', { castle: FARMER }, { hill: hill(drawn) }), leg('b1'), {
        type: 'exchange',
        seat: 'noor',
        column: 'farmer',
        give: 'farmer',
        place: 'L1',
      }).facts;
    expect(citesOf(exchanged('L1 D'), 'subjectsExchanged')).toEqual([
      'kv.wizard.swap',
      'kv.wizard.free',
      'kv.castle.place-in-column',
    ]);
    expect(citesOf(exchanged('L1 J'), 'subjectsExchanged')).toEqual([
      'kv.wizard.swap',
      'kv.wizard.free',
      'kv.jester.place-immediately',
    ]);
    expect(citesOf(exchanged('L1 D'), 'specialistDiscarded')).toEqual(DISCARDED);
  });

  it('taxes without a jester and with one', () => {
    const taxed = (...tiles: ('farmer' | 'jester')[]) =>
      act(row('T3:5 D C Q', { castle: { farmer: { up: { farmer: 3, jester: 1 } } } }), leg('b1'), {
        type: 'tax',
        seat: 'noor',
        column: 'farmer',
        tiles,
      }).facts;
    const rules = [
      'kv.tax.use-identical-face-up',
      'kv.tax.gain-gold',
      'kv.tax.turn-face-down',
      'kv.tax.token',
      'kv.tax.requirement-classes',
    ];
    expect(citesOf(taxed('farmer', 'farmer', 'farmer'), 'taxCollected')).toEqual(rules);
    expect(citesOf(taxed('farmer', 'farmer', 'jester'), 'taxCollected')).toEqual([
      ...rules,
      'kv.jester.helps-kingdom-and-tax',
    ]);
    expect(citesOf(taxed('farmer', 'farmer', 'farmer'), 'specialistDiscarded')).toEqual(DISCARDED);
  });

  it('a recruit, or a jester recruited, or none', () => {
    const recruited = (drawn: string) =>
      citesOf(
        act(row('C D Q W', { gold: 2 }, { hill: hill(drawn) }), recruit('L1')).facts,
        'subjectRecruited',
      );
    const rules = (placed: string) => [
      'kv.hill.recruit.pay-row-price',
      'kv.hill.recruit.any-place',
      'kv.hill.recruit.subjects-only',
      placed,
      'kv.replenish.slide-down',
      'kv.hill.gap-until-refill',
      'kv.gold.two-uses',
    ];
    expect(recruited('L1 D')).toEqual(rules('kv.castle.place-in-column'));
    expect(recruited('L1 J')).toEqual(rules('kv.jester.place-immediately'));
    const declined = act(row('C D Q W', { gold: 2 }, { hill: hill('L1 D') }), decline()).facts;
    expect(citesOf(declined, 'recruitDeclined')).toEqual([
      'kv.hill.recruit.optional',
      'kv.turn.mandatory-phases',
    ]);
  });

  it('a kingdom without a jester and with one, or none', () => {
    const castle = {
      queen: { up: { queen: 1, jester: 1 } },
      duke: { up: { duke: 1 } },
      countess: { up: { countess: 1 } },
      knight: { up: { 'knight-1': 1 } },
      farmer: { up: { farmer: 1 } },
    } as const;
    const state = table({ players: two({ king: 'b1', castle }), phase: 3, opened: ['b1'] });
    const claimed = (queen: 'queen' | 'jester') => {
      const tiles = {
        queen,
        duke: 'duke',
        countess: 'countess',
        knight: 'knight-1',
        farmer: 'farmer',
      } as const;
      return citesOf(act(state, { type: 'kingdom', seat: 'noor', tiles }).facts, 'kingdomClaimed');
    };
    const rules = [
      'kv.kingdom.set-of-five',
      'kv.kingdom.gain',
      'kv.kingdom.turn-face-down',
      'kv.kingdom.phase-3-only',
    ];
    expect(claimed('queen')).toEqual(rules);
    expect(claimed('jester')).toEqual([
      ...rules,
      'kv.kingdom.jesters',
      'kv.jester.helps-kingdom-and-tax',
    ]);
    expect(citesOf(act(state, decline()).facts, 'kingdomDeclined')).toEqual([
      'kv.kingdom.optional',
      'kv.turn.mandatory-phases',
    ]);
  });

  it('the set-up and the kings', () => {
    const { facts } = act(
      table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] }),
      { type: 'set-up', seat: 'noor' },
      { type: 'place-king', seat: 'noor', cell: 'a1' },
    );
    expect(facts.map(({ event, cites }) => [event.type, ...cites])).toEqual([
      ['startingGoldTaken', 'kv.setup.two-gold', 'kv.setup.general-stock'],
      ['pileShuffled', 'kv.setup.three-piles'],
      ['pileShuffled', 'kv.setup.three-piles'],
      ['pileShuffled', 'kv.setup.three-piles'],
      ['valleyLaid', 'kv.setup.valley-grid'],
      [
        'hillFilled',
        'kv.setup.hill-bottom-from-one',
        'kv.setup.hill-rest-from-two',
        'kv.setup.hill-two-by-six',
        'kv.setup.hill-built',
      ],
      [
        'kingPlaced',
        'kv.setup.choose-start-tile',
        'kv.setup.one-pawn-per-tile',
        'kv.setup.king-and-castle',
      ],
    ]);
  });

  it('a turn in which nothing can be summoned', () => {
    const { facts } = act(
      table({
        players: [
          { seat: 'noor', king: 'a1', gold: 0 },
          { seat: 'mila', king: 'b4', gold: 0 },
          { seat: 'juri', king: 'e3', gold: 0 },
        ],
        startingPlayer: 'juri',
        turn: 'noor',
        valley: valley('- - - - F  - - - - -  - - - - F  - - - - -  F D - - -'),
        ...lastTiles(),
      }),
      leg('b1'),
    );
    expect(citesOf(facts, 'summonLapsed')).toEqual(['kv.summon.mandatory', 'kv.turn.four-phases']);
  });
});

describe('replenishing cites', () => {
  const replenished = (position: Position) =>
    act(table(position), column('left')).facts.flatMap(({ event, cites }) =>
      event.type === 'positionReplenished' ? [[event.cell, ...cites]] : [],
    );
  const FROM_BOTTOM = [
    'kv.replenish.mandatory',
    'kv.replenish.choose-column',
    'kv.replenish.from-bottom',
  ];

  it('the order of several positions, and the coin that a priest has left', () => {
    const several = [
      ...FROM_BOTTOM,
      'kv.replenish.order-of-passing',
      'kv.replenish.one-column-only',
      'kv.replenish.slide-down',
    ];
    expect(
      replenished({
        players: two({ king: 'e3' }),
        phase: 4,
        opened: ['a3', 'b3', 'd3'],
        coins: ['a3'],
      }),
    ).toEqual([
      ['a3', ...several, 'kv.priest.coin-on-new-tile'],
      ['b3', ...several],
      ['d3', ...several],
    ]);
  });

  it('no sliding where nothing is left in the column', () => {
    const last = {
      startingPlayer: 'mila',
      turn: 'noor',
      phase: 4,
      opened: ['b1'],
      ...lastTiles('L1 D'),
    } as const;
    expect(replenished({ players: two({ king: 'b1' }), ...last })).toEqual([
      ['b1', ...FROM_BOTTOM, 'kv.replenish.under-the-king'],
    ]);
  });
});

describe('the end of the count cites', () => {
  it('the parts of reputation, and who has the most', () => {
    const facts = game.scoring(table({ over: true, players: two({ gold: 4 }, { gold: 3 }) }));
    expect(citesOf([...facts], 'reputationScored')).toEqual([
      'kv.goal.reputation-parts',
      'kv.goal.reputation-parts',
    ]);
    expect(facts.at(-1)).toEqual({
      event: { type: 'gameWon', winners: ['noor'], totals: { noor: 4, mila: 3 }, by: 'reputation' },
      cites: ['kv.goal.highest-reputation'],
    });
  });

  it('orders by their points, and jesters among them only where one has been named', () => {
    const orders = (up: object, option: 'jester-has-no-order' | 'owner-names-order') =>
      lines({ knight: { up } }, reading('orders-jester', option))[2];
    const rules = [
      'kv.score.order-three',
      'kv.score.order-five',
      'kv.subject.orders',
      'kv.score.several-orders',
    ];
    expect(orders({ 'knight-1': 5, 'knight-2': 3 }, 'owner-names-order')).toEqual([
      'orders 2: 11',
      ...rules,
    ]);
    expect(orders({ 'knight-1': 5, 'knight-2': 3, jester: 1 }, 'jester-has-no-order')).toEqual([
      'orders 2: 11',
      ...rules,
    ]);
  });
});
