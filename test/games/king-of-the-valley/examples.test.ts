import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import {
  act,
  castleOf,
  cited,
  column,
  decline,
  eventsOf,
  hill,
  lastTiles,
  leg,
  legs,
  playerAt,
  recruit,
  refusal,
  table,
  two,
  valley,
} from '../../support/king-of-the-valley.ts';

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

  it('replenishes in the order of passing, from the bottom of one column (A9)', () => {
    const { state: after, facts } = act(state, leg('e4', 'e2', 'e3'), column('left'));
    expect([after.valley.e2.tile, after.valley.e3.tile]).toEqual(['jester', 'priest']);
    expect(after.hill.left).toEqual([
      'farmers-wife',
      'farmer',
      'knight-1',
      'duke',
      'farmer',
      'knight-2',
    ]);
    expect(after.hill.right).toEqual(state.hill.right);
    expect(playerAt(after).king).toBe('e4');
    expect(after.stage).toMatchObject({ type: 'turn', seat: 'mila', phase: 1 });
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining([
        'kv.replenish.order-of-passing',
        'kv.replenish.from-bottom',
        'kv.replenish.pile-order',
        'kv.replenish.slide-down',
      ]),
    );
  });

  it('recruits from the second round on, for the price of the row (A10)', () => {
    expect(refusal(state, recruit('L1'))).toMatchObject({
      because: 'kv.hill.recruit.not-in-round-1',
    });
    const second = table({ ...A, round: 2 });
    expect(game.options(second, 'noor')).toEqual([recruit('L1'), recruit('R1'), decline()]);
    for (const place of ['L2', 'R2'] as const)
      expect(refusal(second, recruit(place)).because).toBe('kv.hill.specialists-not-from-hill');
    expect(refusal(second, recruit('L3')).because).toBe('kv.hill.recruit.pay-row-price');
    const { state: after } = act(second, recruit('L1'));
    expect(game.pending(after)).toMatchObject({ name: 'jester', seats: ['noor'] });
    expect(act(after, { type: 'jester', seat: 'noor', column: 'queen' }).state.hill.left[0]).toBe(
      'priest',
    );
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

describe('taxes, kingdoms and the wizard', () => {
  const line = (first: string, second = 'C', third = 'D'): NonNullable<Position['valley']> =>
    valley(`
      . . . . .
      . . . . .
      . . . . .
      . . . . .
      C ${first} ${second} ${third} Q`);
  const tax = (
    column: 'knight' | 'farmer',
    ...tiles: ('knight-1' | 'knight-3' | 'farmer' | 'jester')[]
  ) => ({ type: 'tax', seat: 'noor', column, tiles }) as const;

  it('counts a jester among the knights (T1)', () => {
    const castle = {
      knight: { up: { 'knight-1': 2, 'knight-3': 1, jester: 1 } },
      farmer: { up: { farmer: 2 } },
    };
    const state = table({
      players: two({ king: 'a1', gold: 0, castle }),
      round: 2,
      valley: line('T4:7'),
    });
    const { state: after, facts } = act(
      state,
      leg('b1'),
      tax('knight', 'knight-1', 'knight-1', 'knight-3', 'jester'),
    );
    expect(playerAt(after)).toMatchObject({ gold: 7, taxed: ['knight'] });
    expect(castleOf(after)).toEqual({
      knight: { down: { 'knight-1': 2, 'knight-3': 1, jester: 1 } },
      farmer: { up: { farmer: 2 } },
    });
    expect(after.discard).toEqual({ 'tax-collector-4-7': 1 });
    expect([...cited(facts)]).toContain('kv.jester.helps-kingdom-and-tax');
  });

  it('taxes a type once (T2)', () => {
    const state = table({
      players: two({
        king: 'a1',
        gold: 0,
        taxed: ['knight'],
        castle: { knight: { up: { 'knight-1': 3 } } },
      }),
      valley: line('T3:5'),
    });
    expect(refusal(state, leg('b1'))).toMatchObject({
      because: 'kv.tax.once-per-type',
      reason: 'only-taxed-subjects',
    });
  });

  it('uses two different collectors passed together (T3)', () => {
    const state = table({
      players: two({ king: 'a1', gold: 0, castle: { farmer: { up: { farmer: 3 } } } }),
      valley: line('T0:3', 'T3:5'),
    });
    const { state: after } = act(
      state,
      leg('d1', 'b1', 'c1'),
      tax('farmer', 'farmer', 'farmer', 'farmer'),
    );
    expect(playerAt(after).gold).toBe(8);
    expect(castleOf(after)).toEqual({ farmer: { down: { farmer: 3 } } });
    expect(after.discard).toEqual({ 'tax-collector-0-3': 1, 'tax-collector-3-5': 1 });
  });

  const G = {
    queen: { up: { jester: 1 } },
    duke: { up: { duke: 1 } },
    countess: { up: { countess: 1 } },
    knight: { up: { 'knight-1': 1 } },
    farmer: { up: { farmer: 1 } },
    'farmers-wife': { up: { 'farmers-wife': 1 } },
  } as const;
  const four = { queen: 'jester', duke: 'duke', countess: 'countess', knight: 'knight-1' } as const;

  it('makes a kingdom with a jester, and with a farmer or a wife (G1)', () => {
    const state = table({ players: two({ king: 'a1', castle: G }), phase: 3, opened: ['b1'] });
    expect(
      refusal(state, {
        type: 'kingdom',
        seat: 'noor',
        tiles: { ...four, farmer: 'farmer', 'farmers-wife': 'farmers-wife' },
      }),
    ).toMatchObject({
      because: 'kv.kingdom.one-farmer-rank',
    });
    const { state: after } = act(state, {
      type: 'kingdom',
      seat: 'noor',
      tiles: { ...four, farmer: 'farmer' },
    });
    expect(playerAt(after)).toMatchObject({ gold: 7, kingdoms: 1 });
    expect(castleOf(after)).toEqual({
      queen: { down: { jester: 1 } },
      duke: { down: { duke: 1 } },
      countess: { down: { countess: 1 } },
      knight: { down: { 'knight-1': 1 } },
      farmer: { down: { farmer: 1 } },
      'farmers-wife': { up: { 'farmers-wife': 1 } },
    });
  });

  it('allows one kingdom a turn (G2)', () => {
    const castle = Object.fromEntries(
      Object.entries(G).map(([column, { up }]) => [column, { up: { [Object.keys(up)[0]!]: 2 } }]),
    );
    const state = table({ players: two({ king: 'a1', castle }), phase: 3, opened: ['b1'] });
    const claim = { type: 'kingdom', seat: 'noor', tiles: { ...four, farmer: 'farmer' } } as const;
    expect(refusal(act(state, claim).state, claim)).toMatchObject({
      because: 'kv.kingdom.one-per-turn',
      reason: 'kingdom-claimed',
    });
  });

  it('swaps a farmer for a duke, for nothing (Z1)', () => {
    const position: Position = {
      players: two({ king: 'a1', gold: 0, castle: { farmer: { up: { farmer: 1 } } } }),
      valley: line('Z'),
      hill: hill('L5 D'),
    };
    const { state: after } = act(table(position), leg('b1'), {
      type: 'exchange',
      seat: 'noor',
      column: 'farmer',
      give: 'farmer',
      place: 'L5',
    });
    expect(after.hill.left[4]).toBe('farmer');
    expect(playerAt(after).gold).toBe(0);
    expect(castleOf(after)).toEqual({ duke: { up: { duke: 1 } } });
    expect(after.discard).toEqual({ wizard: 1 });
    const spent = table({
      ...position,
      players: two({ king: 'a1', gold: 0, castle: { farmer: { down: { farmer: 1 } } } }),
    });
    expect(refusal(spent, leg('b1')).because).toBe('kv.wizard.requirement');
  });
});

describe('the end of the game, with three players', () => {
  const FULL = 'L1 F R1 F L2 F R2 F L3 F R3 F L4 W R4 W L5 W R5 W L6 W R6 W';
  /** One player takes a single tile, or two passed, with so many tiles left in the third pile. */
  const turnOf = (turn: 'noor' | 'mila' | 'juri', left: number, taken: 1 | 2 | 3) => {
    const state = table({
      players: [
        { seat: 'noor', king: turn === 'noor' ? 'a1' : 'b5' },
        { seat: 'mila', king: turn === 'mila' ? 'a1' : 'c5' },
        { seat: 'juri', king: turn === 'juri' ? 'a1' : 'd5' },
      ],
      turn,
      round: 9,
      valley: valley(`
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        C K1 K2 K3 Q`),
      hill: hill(FULL),
      piles: { 2: { size: 0 }, 3: { size: left } },
    });
    const move =
      taken === 1
        ? { to: 'b1' }
        : taken === 2
          ? { to: 'd1', take: ['b1', 'c1'] }
          : { to: 'e1', take: ['b1', 'c1', 'd1'] };
    const after = act(
      state,
      decline(turn),
      { type: 'leg', seat: turn, ...move } as never,
      column('left', turn),
    );
    return { ...after, next: game.pending(after.state)?.seats };
  };

  it('is not triggered by an empty pile beside a full hill (N1)', () => {
    const { state, facts, next } = turnOf('mila', 2, 2);
    expect(state.piles[3]).toEqual([]);
    expect(eventsOf(facts, 'endTriggered')).toEqual([]);
    expect([state.ending, next]).toEqual([false, ['juri']]);
  });

  it('completes the round (N2, N4)', () => {
    const second = turnOf('mila', 2, 3);
    expect(eventsOf(second.facts, 'endTriggered')).toEqual([
      { type: 'endTriggered', seat: 'mila', missing: 1 },
    ]);
    expect([second.state.ending, second.next]).toEqual([true, ['juri']]);
    expect([...cited(second.facts)]).toContain('kv.end.complete-round');
    expect(turnOf('noor', 0, 1)).toMatchObject({ state: { ending: true }, next: ['mila'] });
  });

  it('is at once where the starting player would be next (N3)', () => {
    const { state, facts, next } = turnOf('juri', 0, 1);
    expect([...cited(facts)]).toContain('kv.end.immediately');
    expect([state.stage.type, next]).toEqual(['over', undefined]);
    expect(game.outcome(state)!.winners).toHaveLength(1);
  });

  it('leaves open what the hill cannot fill', () => {
    const position: Position = {
      players: two({ king: 'a1' }, { king: 'c5' }),
      turn: 'mila',
      round: 9,
      ...lastTiles('L1 D'),
      phase: 4,
      opened: ['c4', 'c3'],
    };
    const { state, facts } = act(table(position), column('left', 'mila'));
    expect(eventsOf(facts, 'positionReplenished').map(({ cell }) => cell)).toEqual(['c4']);
    expect([state.valley.c4.tile, state.valley.c3.tile, state.stage.type]).toEqual([
      'duke',
      null,
      'over',
    ]);
  });
});

describe('the final score (5.6)', () => {
  const castle = {
    queen: { up: { queen: 1, jester: 1 } },
    duke: { down: { duke: 1 } },
    countess: { up: { countess: 2 } },
    knight: { up: { 'knight-1': 2, 'knight-2': 2 }, down: { 'knight-1': 1 } },
    farmer: { up: { farmer: 1 }, down: { farmer: 3 } },
    'farmers-wife': { up: { 'farmers-wife': 3 } },
  } as const;
  const state = table({ over: true, players: two({ castle, kingdoms: 1, gold: 7 }, { gold: 53 }) });

  it('adds up to 53', () => {
    expect(game.outcome(state)!.scores[0]).toMatchObject({
      influence: 32,
      kingdoms: 5,
      orders: 3,
      couples: 6,
      gold: 7,
      total: 53,
    });
  });

  it('wins a tie by influence, and shares the victory where that is equal', () => {
    expect(game.scoring(state).at(-1)).toMatchObject({
      event: { type: 'gameWon', winners: ['noor'], by: 'influence' },
      cites: ['kv.score.tie-influence', 'kv.goal.highest-reputation'],
    });
    const level = table({ over: true, players: two({ gold: 4 }, { gold: 4 }) });
    expect(game.scoring(level).at(-1)).toMatchObject({
      event: { winners: ['noor', 'mila'], by: 'shared' },
    });
    expect(game.outcome(level)!.winners).toEqual(['noor', 'mila']);
  });
});
