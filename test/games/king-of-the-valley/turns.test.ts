import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/types.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { payingColumns } from '../../../src/games/king-of-the-valley/taxes.ts';
import type { Column, SubjectId } from '../../../src/games/king-of-the-valley/tiles.ts';
import type { Action } from '../../../src/games/king-of-the-valley/types/action.ts';
import type {
  Position,
  PositionPlayer,
} from '../../../src/games/king-of-the-valley/types/position.ts';
import type { Cell } from '../../../src/games/king-of-the-valley/valley.ts';
import {
  act,
  castleOf,
  cited,
  citesOf,
  column,
  decline,
  eventsOf,
  hill,
  lastTiles,
  leg,
  legs,
  playerAt,
  recruit,
  story,
  table,
  two,
  valley,
} from '../../support/king-of-the-valley.ts';

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
const jester = (to: Column) => ({ type: 'jester', seat: 'noor', column: to }) as const;
const exchange = (from: Column, give: SubjectId, place: 'L1' | 'L2') =>
  ({ type: 'exchange', seat: 'noor', column: from, give, place }) as const;
const tax = (from: Column, ...tiles: SubjectId[]) =>
  ({ type: 'tax', seat: 'noor', column: from, tiles }) as const;

describe('jesters', () => {
  it('go at once into any column, two of them into one or into two', () => {
    const { state, facts } = act(
      row('J J C Q'),
      leg('d1', 'b1', 'c1'),
      jester('queen'),
      jester('knight'),
    );
    expect(playerAt(state).castle).toMatchObject({
      queen: { up: { jester: 1 } },
      knight: { up: { jester: 1 } },
    });
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining([
        'kv.summon.several-jesters',
        'kv.jester.any-column',
        'kv.jester.never-moves',
      ]),
    );
    const same = act(row('J J C Q'), leg('d1', 'b1', 'c1'), jester('duke'), jester('duke')).state;
    expect(playerAt(same).castle.duke.up).toEqual({ jester: 2 });
    expect(game.pending(act(row('J J C Q'), leg('d1', 'b1', 'c1')).state)).toEqual({
      name: 'jester',
      seats: ['noor'],
      about: { tile: 'jester', left: 2 },
    });
  });

  it('pay taxes alone, three in one column', () => {
    const { state } = act(
      row('T3:5 C D Q', { castle: { queen: { up: { jester: 3 } } } }),
      leg('b1'),
      tax('queen', 'jester', 'jester', 'jester'),
    );
    expect(playerAt(state)).toMatchObject({ gold: 5, taxed: ['queen'] });
  });

  it('are worth nothing at the end, nor make order or couple', () => {
    const castle = {
      queen: { up: { jester: 1 } },
      knight: { up: { 'knight-1': 2, jester: 1 } },
      farmer: { up: { jester: 1 } },
      'farmers-wife': { up: { 'farmers-wife': 1 } },
    };
    const state = table({ over: true, players: two({ castle, gold: 0 }) });
    expect(game.outcome(state)!.scores[0]).toMatchObject({
      influence: 5,
      orders: 0,
      couples: 0,
      total: 5,
    });
    expect(citesOf([...game.scoring(state)], 'lineScored')).toContain(
      'kv.jester.copy-is-temporary',
    );
  });
});

describe('wizards', () => {
  it('exchange twice, and the second may pass on what the first has brought', () => {
    const position = { castle: { farmer: { up: { farmer: 1 } } } };
    const before = row('Z Z C Q', position, { hill: hill('L1 D L2 C') });
    const { state, facts } = act(
      before,
      leg('d1', 'b1', 'c1'),
      exchange('farmer', 'farmer', 'L1'),
      exchange('duke', 'duke', 'L2'),
    );
    expect(castleOf(state)).toEqual({ countess: { up: { countess: 1 } } });
    expect(state.hill.left.slice(0, 2)).toEqual(['farmer', 'duke']);
    expect(state.discard).toEqual({ wizard: 2 });
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining([
        'kv.wizard.twice',
        'kv.wizard.free',
        'kv.summon.specialists-same-way',
      ]),
    );
  });

  it('bring a jester, who is placed before the second one is used', () => {
    const before = row(
      'Z Z C Q',
      { castle: { farmer: { up: { farmer: 1 } } } },
      { hill: hill('L1 J L2 C') },
    );
    const swapped = act(before, leg('d1', 'b1', 'c1'), exchange('farmer', 'farmer', 'L1')).state;
    expect(game.pending(swapped)).toMatchObject({ name: 'jester' });
    const placed = act(swapped, jester('queen')).state;
    expect(game.pending(placed)).toMatchObject({ name: 'exchange' });
    const { state } = act(placed, exchange('queen', 'jester', 'L2'));
    expect(castleOf(state)).toEqual({ countess: { up: { countess: 1 } } });
  });

  it('take what is given out of its column, so that it is neither given again nor taxed', () => {
    const before = row(
      'Z Z C Q',
      { castle: { farmer: { up: { farmer: 1 }, down: { farmer: 2 } } } },
      { hill: hill('L1 D L2 C') },
    );
    const { state } = act(before, leg('d1', 'b1', 'c1'), exchange('farmer', 'farmer', 'L1'));
    expect(castleOf(state)).toEqual({ farmer: { down: { farmer: 2 } }, duke: { up: { duke: 1 } } });
    const given = game
      .options(state, 'noor')
      .flatMap((action) => (action.type === 'exchange' ? [action.give] : []));
    expect(new Set(given)).toEqual(new Set(['duke']));

    const three = row(
      'Z D C Q',
      { castle: { farmer: { up: { farmer: 3 } } } },
      { hill: hill('L1 D') },
    );
    const after = act(three, leg('b1'), exchange('farmer', 'farmer', 'L1')).state;
    expect([2, 3].map((demand) => payingColumns(playerAt(after), demand))).toEqual([
      ['farmer'],
      [],
    ]);
  });

  it('need a subject on the hill, in whichever column', () => {
    const castle = { farmer: { up: { farmer: 1 } } };
    const wizardBehind = (drawn: string) =>
      game.options(
        row('Z D C Q', { castle }, { startingPlayer: 'mila', turn: 'noor', ...lastTiles(drawn) }),
        'noor',
      );
    for (const drawn of ['L1 P L2 D R1 P', 'L1 P R1 P R2 D'])
      expect(wizardBehind(drawn)).toContainEqual(leg('b1'));
    expect(wizardBehind('L1 P R1 P')).not.toContainEqual(leg('b1'));
  });

  it('may be used with a subject recruited in the same turn', () => {
    const before = row('Z D C Q', { gold: 2 }, { hill: hill('L1 K1 L2 D') });
    const { state } = act(before, recruit('L1'), leg('b1'), exchange('knight', 'knight-1', 'L1'));
    expect(castleOf(state)).toEqual({ duke: { up: { duke: 1 } } });
  });
});

describe('taxes', () => {
  it('are chosen in the order of the tiles, whenever they were gained', () => {
    const before = row(
      'T3:5 D C Q',
      { gold: 2, castle: { knight: { up: { 'knight-2': 3 } } } },
      { hill: hill('L1 K1') },
    );
    expect(game.options(act(before, recruit('L1'), leg('b1')).state, 'noor')).toEqual([
      tax('knight', 'knight-1', 'knight-2', 'knight-2'),
      tax('knight', 'knight-2', 'knight-2', 'knight-2'),
    ]);
  });

  it('leave the owner the choice of type and of subjects', () => {
    const castle = {
      knight: { up: { 'knight-1': 2, 'knight-2': 1, jester: 1 } },
      farmer: { up: { farmer: 4 } },
    };
    const options = game.options(act(row('T3:5 D C Q', { castle }), leg('b1')).state, 'noor');
    expect(options).toEqual([
      tax('knight', 'knight-1', 'knight-1', 'knight-2'),
      tax('knight', 'knight-1', 'knight-1', 'jester'),
      tax('knight', 'knight-1', 'knight-2', 'jester'),
      tax('farmer', 'farmer', 'farmer', 'farmer'),
    ]);
  });

  it('are for each player alone', () => {
    const players = two(
      { king: 'a1', gold: 0, castle: { farmer: { up: { farmer: 3 } } } },
      { king: 'a5', taxed: ['farmer'] },
    );
    const { state } = act(
      row('T3:5 D C Q', {}, { players }),
      leg('b1'),
      tax('farmer', 'farmer', 'farmer', 'farmer'),
    );
    expect(state.players.map(({ taxed }) => taxed)).toEqual([['farmer'], ['farmer']]);
  });

  it('take no token and no subject where nothing is asked for', () => {
    const { state, facts } = act(row('T0:4 D C Q'), leg('b1'));
    expect(playerAt(state)).toMatchObject({ gold: 4, taxed: [] });
    expect(story(facts)).toEqual([
      'kingMoved',
      'tilesSummoned',
      'taxCollected',
      'specialistDiscarded',
    ]);
    expect([...cited(facts)]).toContain('kv.tax.free-collectors');
    const taxed = row('T0:4 D C Q', {
      taxed: ['queen', 'duke', 'countess', 'knight', 'farmer', 'farmers-wife'],
    });
    expect(playerAt(act(taxed, leg('b1')).state).gold).toBe(4);
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

describe('a phase in which nothing can be done', () => {
  const laid = (drawn: string, more: Partial<Position> = {}) =>
    game.pending(
      table({
        players: two({ king: 'a1', gold: 3 }, { king: 'a5', gold: 0 }),
        hill: hill(drawn),
        ...more,
      }),
    )!.name;

  it('is over before it begins: recruiting without a subject that can be paid, in either column or a higher row', () => {
    expect(laid('L1 P R1 Z L2 T3:5 R2 T3:6')).toBe('leg');
    expect(laid('L1 P R1 D L2 T3:5 R2 T3:6')).toBe('recruit');
    expect(laid('L1 P R1 Z L2 D R2 T3:6')).toBe('recruit');
    expect(laid('L1 D', { startingPlayer: 'mila' })).toBe('leg');
  });

  it('is over before it begins: a kingdom without five different subjects', () => {
    const four = {
      queen: { up: { queen: 1 } },
      duke: { up: { duke: 1 } },
      countess: { up: { countess: 1 } },
      knight: { up: { 'knight-1': 1 } },
    } as const;
    const farmer = { up: { farmer: 1 } };
    const after = (castle: NonNullable<PositionPlayer['castle']>) =>
      game.pending(table({ players: two({ king: 'b1', castle }), phase: 3, opened: ['b1'] }))!.name;
    expect(after(four)).toBe('column');
    expect(after({ queen: four.queen, farmer })).toBe('column');
    expect(after({ ...four, farmer: { down: { farmer: 1 } } })).toBe('column');
    expect(after({ ...four, farmer })).toBe('kingdom');
  });
});

describe('gold', () => {
  const castle = {
    queen: { up: { queen: 1 } },
    duke: { up: { duke: 1 } },
    countess: { up: { countess: 1 } },
    knight: { up: { 'knight-1': 1 } },
    farmer: { up: { farmer: 4 } },
  } as const;

  it('is paid to the stock for a recruit, and comes out of it for taxes and a kingdom', () => {
    const before = row('T3:5 C D Q', { gold: 9, castle }, { hill: hill('L3 D') });
    const recruited = act(before, recruit('L3')).state;
    const taxed = act(recruited, leg('b1'), tax('farmer', 'farmer', 'farmer', 'farmer')).state;
    const tiles = {
      queen: 'queen',
      duke: 'duke',
      countess: 'countess',
      knight: 'knight-1',
      farmer: 'farmer',
    } as const;
    const claimed = act(taxed, { type: 'kingdom', seat: 'noor', tiles }).state;
    const states = [before, recruited, taxed, claimed];
    expect(states.map((state) => playerAt(state).gold)).toEqual([9, 5, 10, 15]);
    expect(states.map(({ stock }) => stock)).toEqual([164, 168, 163, 158]);
  });
});

describe('rounds', () => {
  const three: Position = {
    players: [
      { seat: 'noor', king: 'a1' },
      { seat: 'mila', king: 'a3' },
      { seat: 'juri', king: 'a5' },
    ],
    startingPlayer: 'mila',
    turn: 'mila',
    round: 1,
    valley: valley('F D C Q W  . . . . .  F D C Q W  . . . . .  F D C Q W'),
    hill: hill('L1 F R1 F'),
  };
  /** A turn in which the king takes the tile beside him. */
  const turnOf = (seat: Seat, to: Cell): [Action, Action] => [
    { type: 'leg', seat, to },
    column('left', seat),
  ];

  it('are one turn of each player, clockwise from the starting player, and nobody recruits before the second', () => {
    const first = act(
      table(three),
      ...turnOf('mila', 'b3'),
      ...turnOf('juri', 'b5'),
      ...turnOf('noor', 'b1'),
    );
    const starts = eventsOf(first.facts, 'turnStarted').map(({ seat, round }) => [seat, round]);
    expect(starts).toEqual([
      ['juri', 1],
      ['noor', 1],
      ['mila', 2],
    ]);
    expect(first.state.round).toBe(2);
    expect(first.state.stage).toEqual({
      type: 'turn',
      seat: 'mila',
      phase: 1,
      stops: ['b3'],
      opened: [],
      inHand: [],
      recruited: false,
      claimed: false,
    });
    expect(game.pending(first.state)).toEqual({ name: 'recruit', seats: ['mila'] });
    const second = act(first.state, decline('mila'), ...turnOf('mila', 'c3'));
    expect(second.state).toMatchObject({ round: 2, stage: { type: 'turn', seat: 'juri' } });
  });
});

describe('a turn that ends', () => {
  const last = (more: Partial<Position>) =>
    table({
      players: two({ king: 'a1', gold: 0 }, { king: 'a5' }),
      valley: valley('. . . . .  . . . . .  . . . . .  . . . . .  F J D C Q'),
      ...more,
    });

  it('waits for a jester in hand, also where nothing is left to replenish the valley with', () => {
    const taken = act(last({ startingPlayer: 'mila', turn: 'noor', ...lastTiles() }), leg('b1'));
    expect(game.pending(taken.state)).toMatchObject({ name: 'jester', seats: ['noor'] });
    const { state } = act(taken.state, jester('duke'));
    expect(castleOf(state)).toEqual({ duke: { up: { jester: 1 } } });
    expect(state.stage.type).toBe('over');
  });

  it('fills the hill only where it can, and triggers the end once', () => {
    const triggered = act(
      last({ round: 1, piles: { 2: { size: 0 }, 3: { size: 0 } } }),
      leg('c1'),
      column('left'),
    );
    expect(story(triggered.facts).slice(-3)).toEqual([
      'positionReplenished',
      'endTriggered',
      'turnStarted',
    ]);
    expect(eventsOf(triggered.facts, 'endTriggered')).toEqual([
      { type: 'endTriggered', seat: 'noor', missing: 1 },
    ]);
    const final = act(
      triggered.state,
      { type: 'leg', seat: 'mila', to: 'a4' },
      column('left', 'mila'),
    );
    expect(eventsOf(final.facts, 'endTriggered')).toEqual([]);
    expect(final.state.stage.type).toBe('over');
  });

  it('is followed at once by the turn of whoever can summon nothing', () => {
    const empty = '- - - - F  - - - - -  - - - - F  - - - - -  F D - - -';
    const players: Position['players'] = [
      { seat: 'noor', king: 'a1', gold: 0 },
      { seat: 'mila', king: 'b4', gold: 0 },
      { seat: 'juri', king: 'e3', gold: 0 },
    ];
    const { state, facts } = act(
      last({
        players,
        startingPlayer: 'juri',
        turn: 'noor',
        valley: valley(empty),
        ...lastTiles(),
      }),
      leg('b1'),
    );
    expect(eventsOf(facts, 'summonLapsed')).toEqual([{ type: 'summonLapsed', seat: 'mila' }]);
    expect(state.stage.type).toBe('over');
  });

  it('cites why the hill is filled, and who comes next', () => {
    const { facts } = act(last({ round: 1 }), leg('c1'), column('left'));
    expect(citesOf(facts, 'hillFilled')).toEqual([
      'kv.replenish.hill-after-valley',
      'kv.replenish.slide-down',
      'kv.replenish.pile-order',
    ]);
    expect(citesOf(facts, 'turnStarted')).toEqual([
      'kv.turn.starting-player-first',
      'kv.turn.equal-turns',
      'kv.turn.four-phases',
    ]);
  });
});

describe('recruiting and replenishing', () => {
  it('lets the column slide down at once, and may use it for the valley as well', () => {
    const before = row(
      'C D Q W',
      { gold: 3 },
      {
        hill: hill('L1 F L2 D L3 Q L4 W L5 C L6 K1'),
        piles: { 2: { tiles: ['jester', 'wizard'] } },
      },
    );
    const recruited = act(before, recruit('L2')).state;
    expect(recruited.hill.left).toEqual([
      'farmer',
      'queen',
      'farmers-wife',
      'countess',
      'knight-1',
    ]);
    expect(playerAt(recruited)).toMatchObject({ gold: 0, castle: { duke: { up: { duke: 1 } } } });
    const { state } = act(recruited, leg('b1'), column('left'));
    expect(state.hill.left).toEqual([
      'queen',
      'farmers-wife',
      'countess',
      'knight-1',
      'jester',
      'wizard',
    ]);
    expect(state.valley.b1.tile).toBe('farmer');
  });

  it('fills the lowest row first, left before right', () => {
    const before = row(
      'C D Q W',
      { gold: 2 },
      { hill: hill('R1 D'), piles: { 2: { tiles: ['queen', 'jester'] } } },
    );
    const { facts } = act(before, recruit('R1'), leg('b1'), column('left'));
    expect(eventsOf(facts, 'hillFilled')[0]!.tiles).toEqual([
      { place: 'L6', tile: 'queen', stage: 2 },
      { place: 'R6', tile: 'jester', stage: 2 },
    ]);
  });

  it('draws from the third pile once the second is used up', () => {
    const before = row(
      'D D C Q',
      {},
      { piles: { 2: { tiles: ['queen'], size: 1 }, 3: { tiles: ['jester'] } } },
    );
    const { facts } = act(before, leg('d1', 'b1', 'c1'), column('right'));
    expect(eventsOf(facts, 'hillFilled')[0]!.tiles.map(({ stage, tile }) => [stage, tile])).toEqual(
      [
        [2, 'queen'],
        [3, 'jester'],
      ],
    );
  });

  it('lays the new tile under the king, where nobody can summon it', () => {
    const { state, facts } = act(row('C D Q W'), leg('b1'), column('left'));
    expect([...cited(facts)]).toContain('kv.replenish.under-the-king');
    expect(playerAt(state).king).toBe('b1');
    const later = { type: 'leg', seat: 'mila', to: 'b1' } as const;
    expect(
      game.judge(
        {
          ...state,
          players: state.players.map((each) =>
            each.seat === 'mila' ? { ...each, king: 'b3' } : each,
          ),
          round: 1,
        },
        later,
      ),
    ).toMatchObject({
      because: 'kv.summon.not-under-other-king',
    });
  });

  it('goes on with the left column after the right one, too, and bars the right one where only the left suffices', () => {
    const laid = (drawn: string): Position => ({
      players: two({ king: 'c1' }),
      startingPlayer: 'mila',
      turn: 'noor',
      phase: 4,
      opened: ['b1', 'c1'],
      ...lastTiles(drawn),
    });
    const { facts } = act(table(laid('L1 D R1 Q')), column('right'));
    expect(eventsOf(facts, 'positionReplenished').map(({ side, tile }) => [side, tile])).toEqual([
      ['right', 'queen'],
      ['left', 'duke'],
    ]);
    expect(game.options(table(laid('L1 F L2 F R1 F')), 'noor')).toEqual([column('left')]);
  });

  it('goes on with the other column where neither suffices', () => {
    const position: Position = {
      players: two({ king: 'd1' }),
      startingPlayer: 'mila',
      turn: 'noor',
      phase: 4,
      opened: ['b1', 'c1', 'd1'],
      ...lastTiles('L1 D R1 Q R2 C'),
    };
    const { facts } = act(table(position), column('left'));
    expect(
      eventsOf(facts, 'positionReplenished').map(({ cell, side, tile }) => [cell, side, tile]),
    ).toEqual([
      ['b1', 'left', 'duke'],
      ['c1', 'right', 'queen'],
      ['d1', 'right', 'countess'],
    ]);
    expect(game.options(table(position), 'noor')).toEqual([column('left'), column('right')]);
  });
});

describe('kingdoms', () => {
  it('may be claimed in the last turn of the game, in phase 3', () => {
    const castle = {
      queen: { up: { queen: 1 } },
      duke: { up: { duke: 1 } },
      countess: { up: { countess: 1 } },
      knight: { up: { 'knight-1': 1 } },
      farmer: { up: { farmer: 1 } },
    } as const;
    const state = table({
      players: two({ king: 'b1', castle, gold: 0 }),
      startingPlayer: 'mila',
      turn: 'noor',
      phase: 3,
      opened: ['b1'],
      ...lastTiles('L1 D'),
    });
    const tiles = {
      queen: 'queen',
      duke: 'duke',
      countess: 'countess',
      knight: 'knight-1',
      farmer: 'farmer',
    } as const;
    const claimed = act(state, { type: 'kingdom', seat: 'noor', tiles }, column('left'));
    expect(claimed.state.stage.type).toBe('over');
    expect(claimed.state.scores[0]).toMatchObject({
      influence: 15,
      kingdoms: 5,
      gold: 5,
      total: 25,
    });
    expect(citesOf(claimed.facts, 'lineScored')).toEqual(
      expect.arrayContaining(['kv.end.turn-all-face-up', 'kv.score.used-tiles-count']),
    );
    expect(act(state, decline(), column('left')).state.scores[0]).toMatchObject({ total: 15 });
  });
});

describe('the count', () => {
  it('comes at the end, not before', () => {
    expect(game.outcome(row('C D Q W'))).toBeUndefined();
  });

  it('may hold all six kingdom tokens', () => {
    const state = table({
      over: true,
      players: two({ gold: 0, kingdoms: 4 }, { gold: 0, kingdoms: 2 }),
    });
    expect(game.outcome(state)!.scores.map(({ kingdoms }) => kingdoms)).toEqual([20, 10]);
  });

  const scored = (castle: NonNullable<PositionPlayer['castle']>) => {
    const state = table({ over: true, players: two({ castle, gold: 0 }) });
    return {
      score: game.outcome(state)!.scores[0]!,
      cites: citesOf([...game.scoring(state)].slice(0, 6), 'lineScored'),
    };
  };

  it('gives 3, 5 or 8 points for an order, and for several', () => {
    const knights = (up: object) => scored({ knight: { up } });
    expect(knights({ 'knight-1': 2 }).score.orders).toBe(0);
    expect(knights({ 'knight-1': 3 })).toMatchObject({
      score: { orders: 3 },
      cites: expect.arrayContaining(['kv.score.order-three']) as unknown,
    });
    expect(knights({ 'knight-1': 4 })).toMatchObject({
      score: { orders: 5 },
      cites: expect.arrayContaining(['kv.score.order-four']) as unknown,
    });
    expect(knights({ 'knight-1': 5 })).toMatchObject({
      score: { orders: 8 },
      cites: expect.arrayContaining(['kv.score.order-five']) as unknown,
    });
    expect(knights({ 'knight-1': 5, 'knight-3': 3 })).toMatchObject({
      score: { orders: 11 },
      cites: expect.arrayContaining([
        'kv.score.several-orders',
        'kv.score.order-three',
        'kv.score.order-five',
      ]) as unknown,
    });
  });

  it('cites the rematch where everything is level', () => {
    const level = table({ over: true, players: two({ gold: 4 }, { gold: 4 }) });
    expect(game.scoring(level).at(-1)!.cites).toContain('kv.score.tie-rematch');
  });
});
