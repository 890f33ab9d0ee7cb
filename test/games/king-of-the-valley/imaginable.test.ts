import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { HILL_PLACES } from '../../../src/games/king-of-the-valley/hill.ts';
import { COLUMNS } from '../../../src/games/king-of-the-valley/tiles.ts';
import type { Action } from '../../../src/games/king-of-the-valley/types/action.ts';
import { CELLS } from '../../../src/games/king-of-the-valley/valley.ts';
import {
  act,
  column,
  decline,
  lastTiles,
  leg,
  recruit,
  table,
  two,
  valley,
} from '../../support/king-of-the-valley.ts';

/** A bottom row to the right of noor on a1; nothing is alike in the other lines from there. */
const row = (tiles: string) => valley(`Q . . . Q  D . . D .  W . W . .  C C . . .  F ${tiles}`);
/** The same, with nothing else in the valley. */
const alone = (tiles: string) => valley(`- - - - -  - - - - -  - - - - -  - - - - -  F ${tiles}`);
const jester = (to: (typeof COLUMNS)[number]) =>
  ({ type: 'jester', seat: 'noor', column: to }) as const;
const place = (cell: (typeof CELLS)[number], seat = 'mila') =>
  ({ type: 'place-king', seat, cell }) as Action;

/** Sets that noor may think of taking, short: `e1: b1 c1`. */
const sets = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) =>
    action.type === 'leg' && action.take ? [`${action.to}: ${action.take.join(' ')}`] : [],
  );

describe('what somebody may think of', () => {
  it('is every position for the king, also one that is taken, each once', () => {
    const { state } = act(table({ players: two({}, {}) }), place('a1', 'noor'));
    const free = CELLS.filter((cell) => cell !== 'a1');
    expect(game.imaginable(state, 'mila')).toEqual([
      ...free.map((cell) => place(cell)),
      place('a1'),
    ]);
  });

  it('is, before the first leg, every tile of the hill, every position, and tiles alike that are passed or ended upon', () => {
    const state = table({
      players: two({ king: 'a1', gold: 2 }, { king: 'e5' }),
      startingPlayer: 'mila',
      turn: 'noor',
      valley: row('C F C D'),
      ...lastTiles('L1 D L2 P R1 C'),
    });
    const actions = game.imaginable(state, 'noor');
    expect(actions).toEqual([
      recruit('L1'),
      recruit('R1'),
      decline(),
      recruit('L2'),
      ...CELLS.map((cell) => leg(cell)),
      leg('d1', 'b1', 'd1'),
      leg('e1', 'b1', 'd1'),
    ]);
    const after = act(state, decline()).state;
    const legal = game.options(after, 'noor');
    const reached = legal.flatMap((action) =>
      action.type === 'leg' && !action.take ? [action.to] : [],
    );
    expect(game.imaginable(after, 'noor')).toEqual([
      ...legal,
      ...CELLS.filter((cell) => !reached.includes(cell)).map((cell) => leg(cell)),
      leg('d1', 'b1', 'd1'),
      ...(['L1', 'R1', 'L2'] as const).map((from) => recruit(from)),
    ]);
    expect(sets(legal)).toEqual(['e1: b1 d1']);
  });

  it('knows two or three tiles alike, not four', () => {
    const inRow = (tiles: string) =>
      sets(
        game.imaginable(
          table({
            players: two({ king: 'a1' }),
            startingPlayer: 'mila',
            turn: 'noor',
            valley: alone(tiles),
            ...lastTiles(),
          }),
          'noor',
        ),
      );
    expect(inRow('K1 K2 K3 K4')).toEqual([
      'd1: b1 c1',
      'e1: b1 c1 d1',
      'c1: b1 c1',
      'd1: b1 c1 d1',
    ]);
    expect(inRow('C F C F')).toEqual(['e1: b1 d1', 'd1: b1 d1', 'e1: c1 e1']);
    expect(inRow('C - C D')).toEqual(['e1: b1 d1', 'd1: b1 d1']);
  });

  it('is also thought of by somebody else, who may do nothing of it', () => {
    const state = table({ players: two({ king: 'a1' }, { king: 'e5' }), round: 1 });
    expect(game.options(state, 'mila')).toEqual([]);
    const actions = game.imaginable(state, 'mila');
    expect(actions.every(({ seat }) => seat === 'mila')).toBe(true);
    expect(actions.filter(({ type }) => type === 'recruit')).toHaveLength(HILL_PLACES.length);
  });

  it('is with a wizard in hand to give any subject of the castle for any tile of the hill', () => {
    const castle = { farmer: { up: { farmer: 1 }, down: { jester: 1 } } };
    const state = table({
      players: two({ king: 'a1', gold: 0, castle }),
      startingPlayer: 'mila',
      turn: 'noor',
      valley: row('Z F C D'),
      ...lastTiles('L1 P R1 D'),
    });
    const { state: used } = act(state, leg('b1'));
    const give = (subject: 'farmer' | 'jester', from: 'L1' | 'R1') =>
      ({ type: 'exchange', seat: 'noor', column: 'farmer', give: subject, place: from }) as const;
    expect(game.imaginable(used, 'noor')).toEqual([
      give('farmer', 'R1'),
      give('farmer', 'L1'),
      give('jester', 'L1'),
      give('jester', 'R1'),
    ]);
  });

  it('is after summoning to do without, and either column', () => {
    const state = table({ players: two({ king: 'a1' }), phase: 3, opened: ['b1'] });
    expect(game.imaginable(state, 'noor')).toEqual([column('left'), column('right'), decline()]);
  });

  it('is what is legal, and no more, with a jester in hand, before set-up and after the end', () => {
    const held = act(
      table({
        players: two({ king: 'a1' }),
        round: 1,
        valley: valley('. . . . .  . . . . .  . . . . .  J . . . .  . . . . .'),
      }),
      leg('a2'),
    );
    expect(game.imaginable(held.state, 'noor')).toEqual(COLUMNS.map((each) => jester(each)));
    const box = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });
    expect(game.imaginable(box, 'noor')).toEqual([{ type: 'set-up', seat: 'noor' }]);
    expect(game.imaginable(table({ over: true, players: two({}) }), 'noor')).toEqual([]);
  });
});
