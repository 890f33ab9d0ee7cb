import { describe, expect, it } from 'vitest';
import type { Readings } from '../../../../src/games/king-of-the-valley/rulings.ts';
import type {
  Position,
  PositionPlayer,
} from '../../../../src/games/king-of-the-valley/types/position.ts';
import type { State } from '../../../../src/games/king-of-the-valley/types/state.ts';
import {
  act,
  castleOf,
  cited,
  citesOf,
  column,
  eventsOf,
  hill,
  lastTiles,
  leg,
  legs,
  playerAt,
  reading,
  refusal,
  row,
  table,
  two,
  valley,
  atPriest,
} from '../../../support/king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

/** The first base position of the specification: all tiles of the first stage. */
const A: Position = {
  players: two({ king: 'e1' }, { king: 'c3' }),
  round: 1,
  valley: valley(`
    C  F K2    W  Q
    F  F D     K4 W
    K3 C W     F  K1
    W  F T0:3  F  K1
    F  D F     C  K2`),
  hill: hill('L1 J R1 K3 L2 P R2 T3:5 L3 W R3 Z L4 F R4 F L5 K1 R5 C L6 D R6 K4'),
  piles: { 2: { tiles: ['farmer', 'knight-2'] } },
};

const withBlue = (cell: 'b3' | 'c3' | 'd2' | 'd3' | 'e4', position: Position = A): Position => ({
  ...position,
  players: position.players.map((player) =>
    player.seat === 'mila' ? { ...player, king: cell } : player,
  ),
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

/** Noor on a1 without gold, with these tiles to the right in the bottom row. */
const ruled = (
  tiles: string,
  rulings: { readonly rulings: Partial<Readings> },
  more: Omit<PositionPlayer, 'seat' | 'king'> = {},
) => {
  const drawn = valley(`. . . . .  . . . . .  . . . . .  . . . . .  F ${tiles}`);
  return table({ players: two({ king: 'a1', gold: 0, ...more }), valley: drawn, ...rulings });
};

const legsInRow = (...laid: Parameters<typeof ruled>): string[] =>
  legs(ruled(...laid)).filter((each) => /^[b-e]1/.test(each));

/** Everywhere are holes, for the hill is empty, but for a priest with nothing around him. */
function surrounded(): State {
  const state = table({
    players: two({ king: 'a1', gold: 3 }, { king: 'e5' }),
    startingPlayer: 'mila',
    turn: 'noor',
    valley: valley('- - - - -  - - - - -  - - - - -  - P - - -  F D - - -'),
    ...lastTiles(),
  });
  return {
    ...state,
    valley: {
      ...state.valley,
      a1: { tile: null, coin: false },
      b1: { tile: 'wizard', coin: false },
    },
  };
}

describe('moving and summoning', () => {
  const state = table(A);

  it('allows thirteen moves from the corner (A1)', () => {
    expect(legs(state)).toEqual([
      'a1',
      'a5',
      'a5: d2 b4',
      'b1',
      'b4',
      'c1',
      'd1',
      'd2',
      'e2',
      'e3',
      'e4',
      'e4: e2 e3',
      'e5',
    ]);
    expect(refusal(state, leg('c3'))).toMatchObject({
      because: 'kv.summon.not-under-other-king',
      reason: 'under-other-king',
    });
  });

  it('goes any distance in all eight directions', () => {
    expect(legs(table({ players: two({ king: 'c3' }, { king: 'b1' }), round: 1 }))).toEqual([
      'a1',
      'a3',
      'a5',
      'b2',
      'b3',
      'b4',
      'c1',
      'c2',
      'c4',
      'c5',
      'd2',
      'd3',
      'd4',
      'e1',
      'e3',
      'e5',
    ]);
  });

  it('summons the tile on which the king ends (A2)', () => {
    const { state: after, facts } = act(state, leg('b1'));
    expect(playerAt(after)).toMatchObject({ king: 'b1', castle: { duke: { up: { duke: 1 } } } });
    expect(after.valley.b1.tile).toBeNull();
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining([
        'kv.summon.end-tile',
        'kv.castle.place-in-column',
        'kv.summon.any-distance',
      ]),
    );
  });

  it('summons two knights passed, with the king directly behind (A3)', () => {
    const { state: after, facts } = act(state, leg('e4', 'e2', 'e3'));
    expect(playerAt(after)).toMatchObject({
      king: 'e4',
      castle: { knight: { up: { 'knight-1': 2 } } },
    });
    expect(after.valley.e4.tile).toBe('farmers-wife');
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining(['kv.summon.passed-identicals', 'kv.summon.end-directly-behind']),
    );
    expect(refusal(state, leg('e5', 'e2', 'e3'))).toMatchObject({
      because: 'kv.summon.end-directly-behind',
      reason: 'not-directly-behind',
    });
  });

  it('lets others lie between, and another king be passed (A4)', () => {
    const { state: after, facts } = act(state, leg('a5', 'd2', 'b4'));
    expect(playerAt(after).castle.farmer.up).toEqual({ farmer: 2 });
    expect([after.valley.c3.tile, after.valley.a5.tile]).toEqual(['farmers-wife', 'countess']);
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining([
        'kv.summon.pass-other-kings',
        'kv.summon.gap-allowed',
        'kv.summon.only-identical',
      ]),
    );
  });

  it('leaves the choice between set and end tile (A5)', () => {
    const { state: after } = act(state, leg('a5'));
    expect(castleOf(after)).toEqual({ countess: { up: { countess: 1 } } });
  });

  it('knows no pair at the border (A6)', () => {
    expect(refusal(state, leg('a1', 'c1', 'a1'))).toMatchObject({
      because: 'kv.summon.end-directly-behind',
      reason: 'no-tile-behind',
    });
    expect(refusal(state, leg('e3', 'e2', 'e3'))).toMatchObject({
      because: 'kv.summon.landing-tile-not-taken',
      reason: 'landing-tile',
    });
  });

  it('does not count a tile under another king (A7)', () => {
    const occupied = table(withBlue('d2'));
    expect(legs(occupied).filter((each) => /^(a5|b4|c3|d2)/.test(each))).toEqual([
      'a5',
      'b4',
      'c3',
    ]);
    expect(refusal(occupied, leg('a5', 'd2', 'b4')).because).toBe('kv.summon.not-under-other-king');
  });

  it('allows an occupied tile behind a set only (A8)', () => {
    const occupied = table(withBlue('e4'));
    const { state: after, facts } = act(occupied, leg('e4', 'e2', 'e3'));
    expect(after.players.map(({ king }) => king)).toEqual(['e4', 'e4']);
    expect([...cited(facts)]).toContain('kv.summon.may-end-occupied');
    expect(refusal(occupied, leg('e4')).because).toBe('kv.summon.not-under-other-king');
  });
});

describe('the priest', () => {
  const B: Position = {
    players: two({ king: 'a1' }, { king: 'e5' }),
    round: 1,
    valley: valley(`
      K1 W  D  F  C
      C  K2 F  W  F
      P  F  K3 F  D
      F  W  C  K4 W
      Q  F  K1 C  F`),
    hill: hill('L1 J L2 D'),
  };
  const state = table(B);
  const paid = act(state, leg('a3')).state;

  it('leads on along the row (B1)', () => {
    expect(paid.discard).toEqual({ priest: 1 });
    expect(paid.valley.a3).toEqual({ tile: null, coin: true });
    const { state: after } = act(paid, leg('e3', 'b3', 'd3'));
    expect(after.stage).toMatchObject({ opened: ['a3', 'b3', 'd3'] });
    expect(playerAt(after)).toMatchObject({ gold: 1, castle: { farmer: { up: { farmer: 2 } } } });
    const refilled = act(after, column('left')).state;
    expect(refilled.valley.a3).toEqual({ tile: 'jester', coin: true });
    expect(refilled.valley.b3).toEqual({ tile: 'duke', coin: false });
  });

  it('allows the way back to the tile on which the turn began (B2)', () => {
    const { state: after, facts } = act(paid, leg('a1'));
    expect(after.stage).toMatchObject({ opened: ['a3', 'a1'] });
    expect(playerAt(after).castle.queen.up).toEqual({ queen: 1 });
    expect([...cited(facts)]).toContain('kv.priest.may-return');
    expect(refusal(state, leg('a1')).because).toBe('kv.summon.mandatory');
  });

  it('wants gold (B3)', () => {
    const poor = table({ ...B, players: two({ king: 'a1', gold: 0 }, { king: 'e5' }) });
    expect(refusal(poor, leg('a3'))).toMatchObject({
      because: 'kv.priest.pay-one',
      reason: 'no-gold-for-priest',
    });
    expect(legs(poor)).toContain('a4');
  });

  it('leaves what was passed on the way to it (B4)', () => {
    expect(refusal(paid, leg('a4', 'a2'))).toMatchObject({
      because: 'kv.priest.nothing-from-first-leg',
      reason: 'passed-before-priest',
    });
    expect(playerAt(act(paid, leg('a2')).state).castle.farmer.up).toEqual({ farmer: 1 });
  });

  it('has thirteen ways on (B5)', () => {
    expect(legs(paid)).toEqual([
      'a1',
      'a2',
      'a4',
      'a5',
      'b2',
      'b3',
      'b4',
      'c1',
      'c3',
      'c5',
      'd3',
      'e3',
      'e3: b3 d3',
    ]);
  });

  it('leaves a coin for whoever summons the next tile there (B6)', () => {
    const { state: refilled } = act(paid, leg('a2'), column('right'));
    const blue = table({
      ...B,
      players: two({ king: 'a2' }, { king: 'c3' }),
      turn: 'mila',
      coins: ['a3'],
      valley: { ...B.valley, a3: 'duke' },
    });
    expect(refilled.valley.a3.coin).toBe(true);
    const { state: after, facts } = act(blue, { type: 'leg', seat: 'mila', to: 'a3' });
    expect(playerAt(after, 'mila').gold).toBe(3);
    expect([...cited(facts)]).toContain('kv.priest.coin-to-summoner');
  });
});

describe('three in a line (C)', () => {
  const C: Position = {
    players: two({ king: 'a3' }, { king: 'c5' }),
    round: 1,
    valley: valley(`
      . . . . .
      . . . . .
      . F F F W
      . . . . .
      . . . . .`),
  };
  const inRow = (position: Position): string[] =>
    legs(table(position)).filter((each) => /^[b-e]3/.test(each));

  it('offers two with the end on the third, or all three', () => {
    expect(inRow(C)).toEqual(['b3', 'c3', 'd3', 'd3: b3 c3', 'e3', 'e3: b3 c3 d3']);
    expect(refusal(table(C), leg('e3', 'c3', 'd3'))).toMatchObject({
      because: 'kv.summon.passed-identicals',
      reason: 'take-all',
      particulars: { cell: 'b3' },
    });
  });

  it.for([
    ['b3', ['c3', 'd3', 'e3', 'e3: c3 d3']],
    ['c3', ['b3', 'd3', 'e3', 'e3: b3 d3']],
    ['d3', ['b3', 'c3', 'd3: b3 c3', 'e3']],
  ] as const)('leaves out the one under another king: %s', ([cell, moves]) => {
    expect(inRow(withBlue(cell, C))).toEqual(moves);
  });
});

describe('priests and coins', () => {
  const two3: Position = {
    players: two({ king: 'a1', gold: 1 }),
    round: 1,
    valley: { c1: 'priest', c3: 'priest', e3: 'duke', d3: 'wizard' },
    coins: ['c1'],
  };

  it('the coin on a priest pays for the next one', () => {
    const { state, facts } = act(table(two3), leg('c1'), leg('c3'), leg('e3'));
    expect(playerAt(state).gold).toBe(0);
    expect([state.valley.c1.coin, state.valley.c3.coin]).toEqual([true, true]);
    expect(state.stage).toMatchObject({ opened: ['c1', 'c3', 'e3'] });
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining([
        'kv.priest.several',
        'kv.priest.last-leg-takes',
        'kv.priest.acts-as-start',
      ]),
    );
  });

  it('a priest leads on to whatever lies around him, be it only the tile on which the turn began', () => {
    const drawn = '- - - - F  - - - - -  - - - - -  - - - - -  F P - - -';
    const players = two({ king: 'a1', gold: 1 }, { king: 'e5' });
    expect(
      legs(
        table({
          players,
          startingPlayer: 'mila',
          turn: 'noor',
          valley: valley(drawn),
          ...lastTiles(),
        }),
      ),
    ).toContain('b1');
  });

  it('the coin on a priest pays for the only one that leads on', () => {
    const drawn = '- - - - -  - - - F -  - - - - -  - - - - -  F P - P -';
    const laid = (coins: Position['coins']) =>
      legs(
        table({
          players: two({ king: 'a1', gold: 1 }, { king: 'a1' }),
          startingPlayer: 'mila',
          turn: 'noor',
          valley: valley(drawn),
          ...lastTiles(),
          ...(coins && { coins }),
        }),
      );
    expect(laid(undefined)).not.toContain('b1');
    expect(laid(['b1'])).toContain('b1');
  });

  it('an open position may be crossed', () => {
    const { state } = act(
      table({
        ...two3,
        valley: { a2: 'priest', a4: 'priest', a3: 'duke', a1: 'queen' },
        coins: ['a2'],
      }),
      leg('a2'),
      leg('a4'),
      leg('a1'),
    );
    expect(playerAt(state)).toMatchObject({ king: 'a1', castle: { queen: { up: { queen: 1 } } } });
  });

  it('a coin stays where the king only passes or ends', () => {
    const state = row('D D C Q', {}, { coins: ['d1'] });
    expect(act(state, leg('d1', 'b1', 'c1')).state.valley.d1.coin).toBe(true);
    const taken = act(row('D D C Q', {}, { coins: ['b1', 'c1'] }), leg('d1', 'b1', 'c1'));
    expect(playerAt(taken.state).gold).toBe(2);
    expect([taken.state.valley.b1, taken.state.valley.c1]).toStrictEqual([
      { tile: null, coin: false },
      { tile: null, coin: false },
    ]);
    expect(eventsOf(taken.facts, 'coinsReceived')).toEqual([
      { type: 'coinsReceived', seat: 'noor', cells: ['b1', 'c1'] },
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

describe('three identical tiles passed', () => {
  const all = reading('three-identicals-take-two', 'take-all-summonable');
  const any = reading('three-identicals-take-two', 'choose-two-or-three');

  it('are all taken, or any that hold the last one', () => {
    expect(legsInRow('D D D Q', all)).toEqual([
      'b1',
      'c1',
      'd1',
      'd1: b1 c1',
      'e1',
      'e1: b1 c1 d1',
    ]);
    expect(legsInRow('D D D Q', any)).toEqual([
      'b1',
      'c1',
      'd1',
      'd1: b1 c1',
      'e1',
      'e1: b1 c1 d1',
      'e1: b1 d1',
      'e1: c1 d1',
    ]);
  });

  it('differ for nobody who passes only two', () => {
    for (const tiles of ['D D C Q', 'D C D Q'])
      expect(legsInRow(tiles, any)).toEqual(legsInRow(tiles, all));
  });

  it('are collectors who can be paid together, as many as possible or any', () => {
    const castle = { farmer: { up: { farmer: 3 } }, 'farmers-wife': { up: { 'farmers-wife': 5 } } };
    const collectors = 'T3:5 T3:6 T5:9 Q';
    expect(legsInRow(collectors, all, { castle }).filter((each) => each.includes(':'))).toEqual([
      'd1: b1 c1',
      'e1: b1 d1',
      'e1: c1 d1',
    ]);
    expect(
      legsInRow('T0:3 T3:6 T5:9 Q', all, { castle }).filter((each) => each.startsWith('e1:')),
    ).toEqual(['e1: b1 c1 d1']);
    expect(
      legsInRow('T0:3 T3:6 T5:9 Q', any, { castle }).filter((each) => each.startsWith('e1:')),
    ).toEqual(['e1: b1 c1 d1', 'e1: b1 d1', 'e1: c1 d1']);
  });
});

describe('the end tile directly behind a set', () => {
  const free = reading('take-end-or-passed', 'player-chooses');
  const bound = reading('take-end-or-passed', 'passed-set-mandatory');

  it('may be taken instead, or not', () => {
    expect(legsInRow('D D C Q', free)).toContain('d1');
    expect(legsInRow('D D C Q', bound)).toEqual(['b1', 'c1', 'd1: b1 c1', 'e1']);
  });

  it('is free where the set cannot be taken', () => {
    const priests = ruled('P P C Q', bound, { gold: 0 });
    expect(legs(priests)).toContain('d1');
    expect(legsInRow('T3:5 T3:6 C Q', bound)).toContain('d1');
  });

  it('is bound after a priest as well, but no priest at the end is', () => {
    const state = table({
      players: two({ king: 'b5' }, { king: 'e1' }),
      round: 1,
      valley: { a5: 'priest', a4: 'duke', a3: 'duke', a2: 'queen' },
      ...bound,
    });
    expect(legs(act(state, leg('a5')).state).filter((each) => each.startsWith('a2'))).toEqual([
      'a2: a4 a3',
    ]);
    expect(legsInRow('D D P Q', bound, { gold: 1 })).toContain('d1');
  });
});

describe('knights passed', () => {
  const byType = reading('knight-identity', 'by-character-type');
  const byOrder = reading('knight-identity', 'by-order');

  it('are identical, or within an order only', () => {
    expect(legsInRow('K1 K2 C Q', byType)).toContain('d1: b1 c1');
    expect(legsInRow('K1 K2 C Q', byOrder).filter((each) => each.includes(':'))).toEqual([]);
    expect(legsInRow('K1 K1 C Q', byOrder)).toContain('d1: b1 c1');
    expect(legsInRow('K1 K2 K1 Q', byOrder).filter((each) => each.includes(':'))).toEqual([
      'e1: b1 d1',
    ]);
  });

  it('are one type for taxes under both readings', () => {
    const castle = { knight: { up: { 'knight-1': 1, 'knight-2': 1, 'knight-3': 1 } } };
    for (const each of [byType, byOrder])
      expect(legsInRow('T3:5 C D Q', each, { castle })).toContain('b1');
  });

  it('leave collectors identical whatever stands on them', () => {
    expect(legsInRow('T0:3 T0:4 C Q', byOrder)).toContain('d1: b1 c1');
  });
});

describe('a priest under the own king', () => {
  const onPriest = (option: Readings['start-on-priest'], more: Partial<Position> = {}) =>
    table({
      players: two({ king: 'a1', gold: 1 }),
      round: 1,
      valley: { a1: 'priest', b1: 'duke' },
      ...reading('start-on-priest', option),
      ...more,
    });

  it('is of no use, or is paid before the first step', () => {
    expect(legs(onPriest('not-usable'))).not.toContain('a1');
    const { state, facts } = act(onPriest('usable-at-once'), leg('a1'), leg('b1'));
    expect(state.stage).toMatchObject({ opened: ['a1', 'b1'], phase: 3 });
    expect(state.valley.a1).toEqual({ tile: null, coin: true });
    expect(playerAt(state)).toMatchObject({
      king: 'b1',
      gold: 0,
      castle: { duke: { up: { duke: 1 } } },
    });
    expect([...cited(facts)]).toContain('kv.priest.coin-left-behind');
    expect(act(state, column('left')).state.valley.a1.coin).toBe(true);
  });

  it('is barred without gold, and while another king shares the tile', () => {
    expect(
      legs(onPriest('usable-at-once', { players: two({ king: 'a1', gold: 0 }) })),
    ).not.toContain('a1');
    expect(
      legs(onPriest('usable-at-once', { players: two({ king: 'a1' }, { king: 'a1' }) })),
    ).not.toContain('a1');
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['a leg from the priest to where he stood', () => refusal(atPriest(), leg('d1')), 'kv.priest.new-direction', 'must-go-on', { seat: 'noor' }],
    ['not moving', () => refusal(row('C D Q W'), leg('a1')), 'kv.summon.mandatory', 'must-move', { seat: 'noor' }],
    ['a set without a move', () => refusal(row('C D Q W'), leg('a1', 'b1', 'c1')), 'kv.summon.mandatory', 'must-move', { seat: 'noor' }],
    ['a move like a knight’s in chess', () => refusal(row('C D Q W'), leg('b3')), 'kv.summon.straight-line', 'not-straight', { cell: 'a1', other: 'b3' }],
    ['the start tile in a set', () => refusal(row('F D Q W'), leg('c1', 'a1', 'b1')), 'kv.summon.not-start-tile', 'start-tile', { cell: 'a1', tile: 'farmer' }],
    ['the priest under the own king', () => refusal(table({ players: two({ king: 'a1' }), round: 1, valley: { a1: 'priest' } }), leg('a1')), 'kv.summon.not-start-tile', 'start-priest', { cell: 'a1' }],
    ['ending where a priest has left', () => refusal(act(table({ players: two({ king: 'a1' }), round: 1, valley: { d1: 'priest', d4: 'priest' } }), leg('d1'), leg('d4')).state, leg('d1')), 'kv.summon.end-tile', 'no-tile-to-take', { cell: 'd1' }],
    ['ending behind a set where a priest has left', () => refusal(act(table({ players: two({ king: 'a1' }), round: 1, valley: { d1: 'priest', d4: 'priest', d2: 'duke', d3: 'duke' } }), leg('d1'), leg('d4')).state, leg('d1', 'd3', 'd2')), 'kv.summon.end-directly-behind', 'no-tile-to-end', { cell: 'd1' }],
    ['a position that a priest has left, in a set', () => refusal(act(table({ players: two({ king: 'a1' }), round: 1, valley: { a2: 'priest', a4: 'priest', a3: 'duke' } }), leg('a2'), leg('a4')).state, leg('a1', 'a3', 'a2')), 'kv.summon.passed-identicals', 'no-tile-to-take', { cell: 'a2' }],
    ['a tile under another king', () => refusal(row('C D Q W', {}, { players: two({ king: 'a1', gold: 0 }, { king: 'b1' }) }), leg('b1')), 'kv.summon.not-under-other-king', 'under-other-king', { cell: 'b1', tile: 'countess', other: 'mila' }],
    ['a priest without gold', () => refusal(row('P D Q W'), leg('b1')), 'kv.priest.pay-one', 'no-gold-for-priest', { seat: 'noor' }],
    ['a priest without gold, although a coin lies there', () => refusal(row('P D Q W', {}, { coins: ['b1'] }), leg('b1')), 'kv.priest.pay-one', 'no-gold-for-priest', { seat: 'noor' }],
    ['the tile at the end as one of a set', () => refusal(row('D Q D W'), leg('d1', 'b1', 'd1')), 'kv.summon.landing-tile-not-taken', 'landing-tile', { cell: 'd1', tile: 'duke' }],
    ['a pair at the border', () => refusal(row('D Q W D'), leg('e1', 'b1', 'e1')), 'kv.summon.end-directly-behind', 'no-tile-behind', { cell: 'e1', tile: 'duke' }],
    ['a tile that is not passed', () => refusal(row('D D W D'), leg('d1', 'b1', 'c1', 'e1')), 'kv.summon.passed-identicals', 'not-passed', { cell: 'e1' }],
    ['a tile that is not passed after a priest', () => refusal(table({ players: two({ king: 'c3' }), phase: 2, opened: ['c3'] }), leg('e3', 'd3', 'a3')), 'kv.summon.passed-identicals', 'not-passed', { cell: 'a3' }],
    ['a pair passed on the way to a priest', () => refusal(atPriest(), leg('e1', 'b1', 'c1')), 'kv.priest.nothing-from-first-leg', 'passed-before-priest', { cell: 'b1', tile: 'farmer' }],
    ['two priests as a pair', () => refusal(row('P P W D', { gold: 5 }, { round: 1 }), leg('d1', 'b1', 'c1')), 'kv.summon.priest-differs', 'priest-in-set', { cell: 'b1' }],
    ['a farmer and a wife', () => refusal(row('F W C D'), leg('d1', 'b1', 'c1')), 'kv.summon.only-identical', 'not-identical', { tile: 'farmer', other: 'farmers-wife' }],
    ['a single tile passed', () => refusal(row('F W C D'), leg('c1', 'b1')), 'kv.summon.passed-identicals', 'too-few', { tile: 'farmer' }],
    ['going on behind a set', () => refusal(row('D D C Q'), leg('e1', 'b1', 'c1')), 'kv.summon.end-directly-behind', 'not-directly-behind', { cell: 'e1', tile: 'duke' }],
    ['two of three', () => refusal(row('D D D Q'), leg('e1', 'c1', 'd1')), 'kv.summon.passed-identicals', 'take-all', { cell: 'b1', tile: 'duke' }],
    ['a wizard without a face-up subject', () => refusal(row('Z D C Q', { castle: { duke: { down: { duke: 1 } } } }), leg('b1')), 'kv.wizard.requirement', 'nothing-to-give', { seat: 'noor' }],
    ['a wizard without a subject on the hill', () => refusal(table({ players: two({ king: 'a1', castle: { duke: { up: { duke: 1 } } } }), startingPlayer: 'mila', turn: 'noor', valley: { b1: 'wizard' }, ...lastTiles('L1 P') }), leg('b1')), 'kv.wizard.subjects-only', 'nothing-to-get'],
    ['a collector without enough subjects', () => refusal(row('T3:5 D C Q', { castle: { farmer: { up: { farmer: 2 }, down: { farmer: 4 } } } }), leg('b1')), 'kv.tax.use-identical-face-up', 'too-few-subjects', { tile: 'tax-collector-3-5', demand: 3 }],
    ['a collector with taxed subjects only', () => refusal(row('T3:5 D C Q', { taxed: ['farmer'], castle: { farmer: { up: { farmer: 3 } } } }), leg('b1')), 'kv.tax.once-per-type', 'only-taxed-subjects', { tile: 'tax-collector-3-5', demand: 3 }],
    ['two collectors with one type', () => refusal(row('T3:5 T4:7 C Q', { castle: { farmer: { up: { farmer: 9 } } } }), leg('d1', 'b1', 'c1')), 'kv.tax.several-collectors', 'not-all-payable', { count: 2 }],
    ['two collectors who cannot both be paid, where another pair can', () => refusal(row('T3:5 T5:9 T5:10 Q', { castle: { farmer: { up: { farmer: 5 } }, 'farmers-wife': { up: { 'farmers-wife': 3 } } } }), leg('e1', 'c1', 'd1')), 'kv.tax.several-collectors', 'not-all-payable', { count: 2 }],
    ['a priest from whom no way leads on', () => refusal(surrounded(), leg('b2')), 'kv.priest.new-direction', 'priest-leads-nowhere', { cell: 'b2' }],
    ['knights of different orders, where orders matter', () => refusal(row('K1 K2 C D', {}, reading('knight-identity', 'by-order')), leg('d1', 'b1', 'c1')), 'kv.summon.only-identical', 'different-orders', { tile: 'knight-1', other: 'knight-2' }],
    ['the end tile, where a set must be taken', () => refusal(row('D D C Q', {}, reading('take-end-or-passed', 'passed-set-mandatory')), leg('d1')), 'kv.summon.passed-identicals', 'passed-set-first', { cell: 'd1', tile: 'countess' }],
  ]);
});
