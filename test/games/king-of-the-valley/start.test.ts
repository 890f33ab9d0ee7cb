import { describe, expect, it } from 'vitest';

import { SEATS, type Seat } from '../../../src/engine/types.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { HILL_PLACES } from '../../../src/games/king-of-the-valley/hill.ts';
import {
  ASSUMED_STAGES,
  columnOf,
  COLUMNS,
  kindOf,
  KINDS,
  stageProvenance,
  STAGES,
  STAGE_SIZE,
  TILES,
  TILES_OF,
} from '../../../src/games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import { CELLS, LINES } from '../../../src/games/king-of-the-valley/valley.ts';
import {
  act,
  column,
  decline,
  hill,
  impossible,
  lastTiles,
  leg,
  recruit,
  story,
  table,
  two,
  valley,
} from '../../support/king-of-the-valley.ts';
import { inventory, kingOfTheValleyLaws } from '../../support/king-of-the-valley-laws.ts';

describe('the tiles of the box', () => {
  it('are 90, of ten characters and three stages, whose sums are printed', () => {
    const all = STAGES.flatMap((stage) =>
      TILES.flatMap((tile) =>
        Array<(typeof TILES)[number]>(ASSUMED_STAGES.value[stage][tile] ?? 0).fill(tile),
      ),
    );
    expect(all).toHaveLength(90);
    expect(
      Object.fromEntries(
        KINDS.map((kind) => [kind, all.filter((tile) => kindOf(tile) === kind).length]),
      ),
    ).toEqual(TILES_OF);
    const sizes = STAGES.map((stage) =>
      Object.values(ASSUMED_STAGES.value[stage]).reduce((sum, count) => sum + count, 0),
    );
    expect(sizes).toEqual(Object.values(STAGE_SIZE));
  });

  it('have a column of the castle if they are subjects with a portrait', () => {
    const columns = Object.fromEntries(TILES.map((tile) => [kindOf(tile), columnOf(tile)]));
    expect(columns).toEqual({
      ...Object.fromEntries(COLUMNS.map((each) => [each, each])),
      jester: undefined,
      priest: undefined,
      wizard: undefined,
      'tax-collector': undefined,
    });
  });

  it('have printed stages only where they are priests and wizards', () => {
    expect(KINDS.filter((kind) => stageProvenance(kind) === 'printed')).toEqual([
      'priest',
      'wizard',
    ]);
  });
});

describe('a table of which little is said', () => {
  const bare = table({ players: two({ king: 'a1' }, { king: 'e5' }) });

  it('holds everything that is in the box', () => {
    expect(inventory(bare)).toEqual(kingOfTheValleyLaws.box);
    const said = table({
      players: two({ king: 'a1', castle: { queen: { up: { queen: 3 } } } }),
      valley: { a1: 'jester', b1: 'priest' },
      hill: hill('L1 Z'),
    });
    expect(inventory(said)).toEqual(kingOfTheValleyLaws.box);
    expect(said.piles[2].length + said.piles[3].length).toBe(50);
  });

  it('says what it assumes', () => {
    expect(bare.assumed).toEqual({
      hillPrices: true,
      stages: true,
      valley: CELLS,
      hill: HILL_PLACES,
      piles: true,
      pileSizes: true,
    });
    const said = table({
      players: two({ king: 'a1' }),
      valley: { a1: 'duke' },
      hill: hill('R6 D'),
      hillPrices: [2, 3, 4, 5, 7, 10],
      stages: ASSUMED_STAGES.value,
      piles: { 2: { size: 0 }, 3: { tiles: ['farmer'], size: 1 } },
    });
    expect(said.assumed).toMatchObject({
      hillPrices: false,
      stages: false,
      piles: false,
      pileSizes: false,
    });
    expect([said.assumed.valley, said.assumed.hill]).toEqual([
      CELLS.filter((cell) => cell !== 'a1'),
      HILL_PLACES.filter((place) => place !== 'R6'),
    ]);
  });

  it('says that piles are assumed where one of them is', () => {
    const { assumed } = table({
      players: two({ king: 'a1' }),
      piles: { 2: { size: 0 }, 3: { size: 4 } },
    });
    expect(assumed).toMatchObject({ piles: true, pileSizes: false });
  });

  it('has no two alike in any line of the valley', () => {
    for (const cell of CELLS)
      for (const line of LINES[cell])
        for (const other of line)
          expect(kindOf(bare.valley[other].tile!)).not.toBe(kindOf(bare.valley[cell].tile!));
  });

  it('has nothing like the tiles that are named in a line before the king, unless they are named themselves', () => {
    for (const king of CELLS)
      for (const line of LINES[king].filter(({ length }) => length > 2))
        for (const kind of ['farmer', 'knight-1', 'queen'] as const) {
          const [one, other] = line.slice(-2);
          const laid = table({
            players: two({ king }),
            valley: { [one!]: kind, [other!]: kind },
          }).valley;
          const alike = line.filter((cell) => kindOf(laid[cell].tile!) === kindOf(kind));
          expect(alike, `${king} to ${other!}`).toEqual([one, other]);
        }
  });

  it('has nothing like them in a line before whichever king has the turn', () => {
    const alikeIn = (position: Position) =>
      LINES.e2.map((line) => {
        const laid = table({ ...position, valley: { [line.at(-1)!]: 'farmer' } }).valley;
        return line.filter((cell) => laid[cell].tile === 'farmer').length;
      });
    const once = LINES.e2.map(() => 1);
    expect(alikeIn({ players: two({ king: 'a1' }, { king: 'e2' }), turn: 'mila' })).toEqual(once);
    expect(
      alikeIn({ players: two({ king: 'a1' }, { king: 'e2' }), startingPlayer: 'mila' }),
    ).toEqual(once);
    expect(
      alikeIn({
        players: two({ king: 'e2' }, { king: 'a1' }),
        turn: 'noor',
        startingPlayer: 'mila',
      }),
    ).toEqual(once);
  });

  it('has nothing like them in several lines before the king, as far as that can be', () => {
    const named = { a3: 'farmers-wife', e3: 'farmers-wife', c2: 'farmer', c4: 'farmer' } as const;
    const laid = table({ players: two({ king: 'c3' }, { king: 'b1' }), valley: named }).valley;
    const alikeTo = (cell: keyof typeof named) =>
      LINES.c3
        .find((line) => line.includes(cell))!
        .filter((other) => laid[other].tile === named[cell]);
    expect((['a3', 'e3', 'c2', 'c4'] as const).map(alikeTo)).toEqual([
      ['a3'],
      ['e3'],
      ['c2'],
      ['c4'],
    ]);
  });

  it('is laid also where some two are alike whatever lies there', () => {
    const named = {
      b1: 'farmer',
      c1: 'farmers-wife',
      d1: 'knight-1',
      a2: 'farmer',
      a3: 'farmers-wife',
      a4: 'knight-1',
    } as const;
    const { valley: laid } = table({
      players: two({ king: 'a1' }),
      valley: { ...named, b2: 'farmer', c3: 'farmers-wife', d4: 'knight-1' },
    });
    const alike = (['e1', 'a5', 'e5'] as const).filter((cell) =>
      ['farmer', 'farmers-wife', 'knight'].includes(kindOf(laid[cell].tile!)),
    );
    expect(alike).toHaveLength(1);
  });

  it('may hold fewer than 90 tiles', () => {
    const few = table({ players: two({ king: 'a1' }), piles: { 2: { size: 0 }, 3: { size: 4 } } });
    expect(few.piles[3]).toHaveLength(4);
    const none = table({
      players: two({ king: 'a1' }),
      startingPlayer: 'mila',
      turn: 'noor',
      valley: { a1: 'duke' },
      ...lastTiles('L1 D'),
    });
    expect([none.hill, none.ending]).toEqual([{ left: ['duke'], right: [] }, true]);
  });

  it('has a second pile only above a full third one', () => {
    const sizes = (piles: Position['piles']) => {
      const laid = table({ players: two({ king: 'a1' }), ...(piles && { piles }) }).piles;
      return [laid[2].length, laid[3].length];
    };
    expect(sizes({ 2: { tiles: Array(10).fill('farmer') } })).toEqual([22, 31]);
    expect(sizes({ 3: { size: 4 } })).toEqual([0, 4]);
  });

  it('has the tiles that are named on top of a pile, and the rest of its stage below', () => {
    const { piles } = table({
      players: two({ king: 'a1' }),
      piles: { 3: { tiles: ['queen', 'queen'] } },
    });
    expect(piles[3].slice(0, 2)).toEqual(['queen', 'queen']);
    expect([piles[2].length, piles[3].length]).toEqual([22, 31]);
  });

  it('lets a collector that is not in the stages stand for one that is', () => {
    const state = table({ players: two({ king: 'a1' }), valley: { b1: 'tax-collector-3-10' } });
    const { gold, ...tiles } = inventory(state) as Record<string, number>;
    expect(gold).toBe(175);
    expect(Object.values(tiles).reduce((sum, count) => sum + count, 0)).toBe(90);
  });
});

describe('players', () => {
  it('are two to four, each once', () => {
    const seats = (...names: Seat[]): Position => ({ players: names.map((seat) => ({ seat })) });
    for (const names of [['noor', 'mila'], ['noor', 'mila', 'juri'], SEATS] as const)
      expect(table(seats(...names)).players).toHaveLength(names.length);
    expect(game.seats).toEqual({ min: 2, max: 4 });
    for (const names of [['noor'], [...SEATS, 'noor']] as const)
      expect(impossible(seats(...names)).reason).toBe('player-count');
    expect(impossible(seats('noor', 'noor')).reason).toBe('seat-twice');
  });
});

describe('own prices', () => {
  it('are those that a recruit costs', () => {
    const state = table({
      players: two({ king: 'a1', gold: 9 }),
      hillPrices: [1, 1, 1, 9, 9, 9],
      hill: hill('L3 D R4 C'),
    });
    const after = (place: 'L3' | 'R4') => act(state, recruit(place)).state.players[0]!.gold;
    expect([after('L3'), after('R4')]).toEqual([8, 0]);
  });
});

describe('a table in the middle of a turn', () => {
  it('has discarded the priests whose coins lie in the valley', () => {
    const laid = [
      table({ players: two({ king: 'c3' }), phase: 2, opened: ['a3', 'c3'], coins: ['e1'] }),
      table({ players: two({ king: 'c3' }), phase: 4, opened: ['a3', 'c3'], coins: ['a3'] }),
    ];
    expect(laid.map(({ discard }) => discard)).toEqual([{ priest: 3 }, { priest: 1 }]);
    for (const state of laid) expect(inventory(state)).toEqual(kingOfTheValleyLaws.box);
  });

  it('may hold all three priests as long as no coin of theirs lies there, and all the gold', () => {
    const priests = { b2: 'priest', d4: 'priest', e5: 'priest' } as const;
    expect(
      table({
        players: two({ king: 'a1', gold: 90 }, { gold: 85, king: 'a5' }),
        phase: 2,
        valley: priests,
      }).stock,
    ).toBe(0);
  });

  it('began where the king of whoever has the turn stands, until he has paid a priest', () => {
    const players = two({ king: 'a1' }, { king: 'c3' });
    const stops = (more: Partial<Position>) => {
      const { stage } = table({ players, turn: 'mila', ...more });
      return stage.type === 'turn' ? stage.stops : [];
    };
    expect(stops({})).toEqual(['c3']);
    expect(stops({ phase: 2 })).toEqual(['c3']);
    expect(stops({ phase: 2, opened: ['c3'] })).toEqual(['c3', 'c3']);
  });

  it('may have six positions open, after three priests and three tiles', () => {
    const state = table({
      players: two({ king: 'a1' }),
      phase: 4,
      opened: ['c1', 'c3', 'a3', 'a4', 'b4', 'c4'],
    });
    expect(game.pending(state)).toMatchObject({ name: 'column', about: { open: 6 } });
  });

  it('goes on from a priest', () => {
    const state = table({ players: two({ king: 'c3', gold: 0 }), phase: 2, opened: ['c3'] });
    expect([state.valley.c3, game.pending(state)]).toEqual([
      { tile: null, coin: true },
      { name: 'leg', seats: ['noor'], about: { priests: 1 } },
    ]);
    expect(act(state, leg('d3'), column('right')).state.valley.c3.coin).toBe(true);
  });

  it('waits for the kingdom, or at once for the column', () => {
    const state = table({ players: two({ king: 'a1' }), phase: 3, opened: ['b1', 'c1'] });
    expect(game.pending(state)).toEqual({ name: 'column', seats: ['noor'], about: { open: 2 } });
  });

  it('has a place of the hill free after a recruit, which is filled last', () => {
    const state = table({
      players: two({ king: 'b1' }),
      phase: 4,
      opened: ['b1'],
      recruited: true,
      hill: hill('R6 - L1 D'),
    });
    const { facts } = act(state, column('left'));
    const filled = facts.flatMap(({ event }) =>
      event.type === 'hillFilled' ? event.tiles.map(({ place }) => place) : [],
    );
    expect(filled).toEqual(['L6', 'R6']);
  });

  it('waits for a recruited jester before it sees that nothing can be summoned, for a wizard may take him', () => {
    const barred = `
      T3:5 .    .    .    Z
      T3:6 .    .    T5:8 .
      T4:7 .    P    .    .
      T4:8 P    .    .    .
      F    T5:9 T5:10 T3:7 Z`;
    const players = two({ king: 'a1', gold: 2 }, { king: 'd5' });
    const before = table({ players, valley: valley(barred), hill: hill('L1 J L2 D') });
    const { state, facts } = act(before, recruit('L1'), {
      type: 'jester',
      seat: 'noor',
      column: 'queen',
    });
    expect(story(facts)).toEqual(['subjectRecruited', 'jesterPlaced']);
    expect(game.options(state, 'noor')).toEqual([leg('e5'), leg('e1')]);
  });

  it('lets the turn go on where nothing can be summoned', () => {
    const state = table({
      players: two({ king: 'a1', gold: 0 }, { king: 'e5' }),
      startingPlayer: 'mila',
      turn: 'noor',
      valley: valley('- - - - D  - - - - -  - - - - -  - - - - -  D - - - -'),
      ...lastTiles(),
    });
    expect(state.stage.type).toBe('over');
    const rich = table({
      players: two({ king: 'a1', gold: 9 }, { king: 'e5' }),
      valley: { b1: 'duke' },
    });
    expect(act(rich, decline()).state.stage).toMatchObject({ phase: 2 });
  });
});

describe('a game that is over', () => {
  it('has nothing on the table but what lies before the players', () => {
    const state = table({ over: true, players: two({ gold: 1 }) });
    expect(state).toMatchObject({
      ending: true,
      piles: { 1: [], 2: [], 3: [] },
      hill: { left: [], right: [] },
    });
  });
});

describe('kings that are still to be placed', () => {
  it('may be so in the first round', () => {
    expect(
      game.pending(table({ players: [{ seat: 'noor' }, { seat: 'mila' }], round: 1 })),
    ).toMatchObject({ name: 'place-king' });
  });
});
