import { createComponent, renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { ask, type Answer } from '../../../src/engine/inquiry.ts';
import type { Refusal, Seat } from '../../../src/engine/types.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { HILL_PRICES } from '../../../src/games/king-of-the-valley/hill.ts';
import { inquiry } from '../../../src/games/king-of-the-valley/inquiry.ts';
import { format } from '../../../src/games/king-of-the-valley/schema.ts';
import { TILES_OF, type TileId } from '../../../src/games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';
import type { Action } from '../../../src/games/king-of-the-valley/types/action.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import { CELLS, passedBetween, type Cell } from '../../../src/games/king-of-the-valley/valley.ts';
import { namesIn, type Words } from '../../../src/i18n/words.ts';
import {
  withCount,
  withSubjects,
  withTaxed,
} from '../../../src/islands/king-of-the-valley/table/castle.ts';
import {
  withCoin,
  withOpen,
  withTile,
} from '../../../src/islands/king-of-the-valley/table/cells.ts';
import {
  EMPTY,
  EXAMPLE,
  kinglessIn,
  playerAt,
  turnIn,
  withKing,
  withPhase,
  withSeats,
  withTurn,
} from '../../../src/islands/king-of-the-valley/table/edit.ts';
import {
  isHillFull,
  nextOnHill,
  withPlace,
  withPrices,
} from '../../../src/islands/king-of-the-valley/table/hill.ts';
import {
  leftIn,
  MOST_LEFT,
  readLeft,
  withLeft,
  withoutLeft,
} from '../../../src/islands/king-of-the-valley/table/left.ts';
import { inPossibleOrder } from '../../../src/islands/king-of-the-valley/table/passing.ts';
import { table } from '../../../src/islands/king-of-the-valley/table/table.ts';
import { answerInKingOfTheValley } from '../../../src/narration/king-of-the-valley/answers/answer.ts';
import { pictureOf } from '../../../src/narration/king-of-the-valley/picture.ts';
import { gameMessages, translatorOf } from '../../support/messages.ts';

const messages = await gameMessages('en', 'king-of-the-valley');
const t = translatorOf('en', messages);
const { text: say } = t;

function answerTo(position: Position): Answer<KingOfTheValley> {
  const parsed = format.position(position);
  if (!parsed.ok) throw new Error(`not a position: ${parsed.at}: ${parsed.problem}`);
  const answered = ask(game, inquiry, parsed.value);
  if (!answered.ok) throw new Error(answered.refusal.reason);
  return answered.answer;
}

/** Why a table cannot be, or undefined. */
function refusalOf(position: Position): Refusal<KingOfTheValley> | undefined {
  const started = game.start(position);
  return started.ok ? undefined : started.refusal;
}

const laidWith = (position: Position, tiles: Readonly<Partial<Record<Cell, TileId>>>): Position =>
  Object.entries(tiles).reduce(
    (laid, [cell, tile]) => withTile(laid, cell as Cell, tile),
    position,
  );

const noor = (king: Cell): Position => withKing(EMPTY, 'noor', king);

/** What speaks against taking these in passing; undefined where nothing does. */
function takes(position: Position, to: Cell, ...take: Cell[]): string | undefined {
  const { state } = answerTo(position).turns[0]!;
  const action: Action = { type: 'leg', seat: 'noor', to, take };
  return game.judge(state, action)?.reason;
}

describe('a king that is tapped into the valley', () => {
  it('comes first, that of whoever has the turn before the others', () => {
    expect(kinglessIn(EMPTY)).toBe('noor');
    expect(kinglessIn(withTurn(EMPTY, 'mila'))).toBe('mila');
    expect(table.missing(EMPTY)).toEqual({ key: 'lay.missing', seat: 'noor' });
    expect(table.missing(noor('c3'))).toBeUndefined();
  });

  it.for(CELLS)('on %s brings the others to places where they are in nobody’s way', (cell) => {
    const four = withKing(withSeats(EMPTY, ['noor', 'mila', 'juri', 'ines']), 'noor', cell);
    const kings = four.players.map(({ king }) => king!);
    expect(new Set(kings).size).toBe(4);
    for (const king of kings.slice(1)) expect(passedBetween(cell, king)).toBeUndefined();
    expect(answerTo(four).turns).toMatchObject([{ seat: 'noor' }]);
  });

  it('leaves the others where they are once they are there', () => {
    const moved = withKing(withKing(noor('c3'), 'mila', 'c4'), 'noor', 'c2');
    expect([playerAt(moved, 'noor').king, playerAt(moved, 'mila').king]).toEqual(['c2', 'c4']);
  });

  it('comes for whoever sits down later', () => {
    const three = withSeats(noor('c3'), ['noor', 'mila', 'juri']);
    expect(kinglessIn(three)).toBeUndefined();
    expect(refusalOf(three)).toBeUndefined();
  });
});

describe('whose turn it is', () => {
  it('can be said before and after the kings are placed', () => {
    expect(turnIn(withTurn(EMPTY, 'mila'))).toBe('mila');
    const laid = withTurn(noor('c3'), 'mila');
    expect(answerTo(laid).turns).toMatchObject([{ seat: 'mila' }]);
    expect(answerTo(withKing(withTurn(EMPTY, 'mila'), 'mila', 'a1')).turns).toMatchObject([
      { seat: 'mila' },
    ]);
  });

  it('goes back to the first seat when its owner leaves', () => {
    const left = withSeats(withTurn(withSeats(noor('c3'), ['noor', 'mila', 'juri']), 'juri'), [
      'noor',
      'mila',
    ]);
    expect(turnIn(left)).toBe('noor');
    expect(refusalOf(left)).toBeUndefined();
  });
});

describe('the tiles of a line', () => {
  it('settle whether a pair at the border may be taken: not from inside, for there is nothing behind it', () => {
    const pair = laidWith(noor('c3'), { d3: 'farmer', e3: 'farmer' });
    expect(takes(pair, 'e3', 'd3', 'e3')).toBe('no-tile-behind');
    const { may } = answerTo(pair).turns[0]!;
    expect(may!.refusals.map(({ reason }) => reason)).toContain('no-tile-behind');
    expect(
      takes(laidWith(noor('b3'), { c3: 'farmer', d3: 'farmer', e3: 'duke' }), 'e3', 'c3', 'd3'),
    ).toBeUndefined();
  });

  it('are filled up where nobody has named them, and known as assumed', () => {
    const { state } = answerTo(laidWith(noor('c3'), { d3: 'farmer' })).turns[0]!;
    expect(state.assumed.valley).toHaveLength(24);
    expect(state.assumed.valley).not.toContain('d3');
  });

  it('that nobody has named make no set and bar none, however the rest of the valley is filled up', () => {
    const legs = (position: Position) =>
      answerTo(position).turns[0]!.may!.options.filter((action) => action.type === 'leg');
    const sets = (position: Position) => legs(position).filter(({ take }) => take);
    let laid = noor('b3');
    for (const cell of ['a1', 'c3', 'a2', 'e1', 'd5'] as const) {
      laid = withTile(laid, cell, 'farmer');
      expect(sets(laid), cell).toEqual([]);
    }
    const pair = withTile(laid, 'd3', 'farmer');
    expect(sets(pair).map(({ to, take }) => [to, take])).toEqual([['e3', ['c3', 'd3']]]);
  });

  it('can be taken back', () => {
    expect(withTile(withTile(noor('c3'), 'd3', 'farmer'), 'd3', undefined)).toEqual(noor('c3'));
  });
});

describe('positions opened in this turn', () => {
  it('say what comes from either column, in the order in which the king passed them, not in that of the taps', () => {
    const taken = withOpen(
      withOpen(withPlace(withPlace(noor('b3'), 'L1', 'queen'), 'L2', 'jester'), 'c3', true),
      'd3',
      true,
    );
    expect(taken).toMatchObject({ phase: 3, opened: ['c3', 'd3'] });
    const { state } = answerTo(inPossibleOrder(taken)).turns[0]!;
    const coming = pictureOf(game.view(state), undefined, game.pending(state)).coming!;
    expect(coming.left).toEqual([
      { cell: 'd3', tile: 'queen' },
      { cell: 'c3', tile: 'jester' },
    ]);
  });

  it('give up the tile that lay there, and get another one by naming it', () => {
    const opened = withOpen(withTile(noor('c3'), 'd3', 'farmer'), 'd3', true);
    expect(opened.valley).toBeUndefined();
    expect(withTile(opened, 'd3', 'duke')).toEqual(withTile(noor('c3'), 'd3', 'duke'));
    expect(withOpen(opened, 'd3', false)).toEqual(noor('c3'));
  });

  it('are none at the beginning of a turn', () => {
    const opened = withOpen(noor('c3'), 'd3', true);
    expect(withPhase(opened, 1)).toEqual(noor('c3'));
    expect(withTurn(opened, 'mila')).toEqual({ ...noor('c3'), turn: 'mila' });
  });

  it('may hold the priest that the king has just paid', () => {
    const paid = withOpen(withPhase(noor('c3'), 2), 'c3', true);
    expect(paid).toMatchObject({ phase: 2, opened: ['c3'] });
    expect(answerTo(paid).turns).toMatchObject([{ seat: 'noor', state: { stage: { phase: 2 } } }]);
  });
});

describe('the tiles of the hill', () => {
  const opened = withOpen(withOpen(noor('b3'), 'c3', true), 'd3', true);

  it('are asked for one after the other up a column, as far as they come into the valley', () => {
    const first = withPlace(opened, 'L1', 'farmer');
    expect(nextOnHill(first, 'L1')).toBe('L2');
    expect(nextOnHill(withPlace(first, 'L2', 'duke'), 'L2')).toBeUndefined();
    expect(nextOnHill(opened, 'R1')).toBe('R2');
    expect(nextOnHill(opened, 'L4')).toBeUndefined();
  });

  it('are left out where somebody has named them, or said that there are none', () => {
    expect(nextOnHill(withPlace(opened, 'L2', 'duke'), 'L1')).toBeUndefined();
    expect(nextOnHill(withPlace(opened, 'L2', null), 'L1')).toBeUndefined();
  });

  it('are asked for one by one before positions are open: each may be the one to recruit', () => {
    expect(nextOnHill(withPlace(noor('b3'), 'L1', 'farmer'), 'L1')).toBeUndefined();
  });
});

describe('what else lies on the table', () => {
  it('is gold and kingdom tokens; the usual number is left out', () => {
    const rich = withCount(withCount(noor('c3'), 'noor', 'gold', 7), 'noor', 'kingdoms', 1);
    expect(playerAt(rich, 'noor')).toEqual({ seat: 'noor', king: 'c3', gold: 7, kingdoms: 1 });
    expect(withCount(withCount(rich, 'noor', 'gold', 2), 'noor', 'kingdoms', 0)).toEqual(
      noor('c3'),
    );
  });

  it('is a castle, of which nothing stays once it is empty', () => {
    const at = { column: 'farmer', tile: 'farmer', way: 'up' } as const;
    const built = withTaxed(
      withSubjects(withSubjects(noor('c3'), 'noor', at, 3), 'noor', { ...at, way: 'down' }, 1),
      'noor',
      'farmer',
      true,
    );
    expect(playerAt(built, 'noor')).toMatchObject({
      castle: { farmer: { up: { farmer: 3 }, down: { farmer: 1 } } },
      taxed: ['farmer'],
    });
    const torn = withSubjects(
      withSubjects(built, 'noor', at, -3),
      'noor',
      { ...at, way: 'down' },
      -1,
    );
    expect(withTaxed(torn, 'noor', 'farmer', false)).toEqual(noor('c3'));
  });

  it('is the coin of a priest', () => {
    const paid = withCoin(noor('c3'), 'd3', true);
    expect(answerTo(paid).after.valley.d3.coin).toBe(true);
    expect(withCoin(paid, 'd3', false)).toEqual(noor('c3'));
  });

  it('is the hill with its prices; ours come back where none are entered', () => {
    const named = withPlace(noor('c3'), 'L1', 'queen');
    expect(answerTo(named).after.hill.left[0]).toBe('queen');
    expect(withPlace(named, 'L1')).toEqual(noor('c3'));
    const ours = HILL_PRICES.map(({ value }) => value);
    const own = withPrices(noor('c3'), ours);
    expect(own.hillPrices).toEqual(ours);
    expect(answerTo(own).after.assumed.hillPrices, 'read off the hill, they are not assumed').toBe(
      false,
    );
    expect(withPrices(own, undefined)).toEqual(noor('c3'));
  });
});

describe('a table that cannot be', () => {
  const queens = laidWith(noor('c3'), { a1: 'queen', a2: 'queen', a3: 'queen' });

  it.for<[what: string, position: Position, reason: string]>([
    ['has a fourth queen', withTile(queens, 'a4', 'queen'), 'too-many-tiles'],
    [
      'has 91 tiles',
      withSubjects(
        noor('c3'),
        'noor',
        { column: 'farmer', tile: 'farmer', way: 'up' },
        TILES_OF.farmer + 1,
      ),
      'too-many-tiles',
    ],
    ['has a hole', { ...noor('c3'), valley: { d3: null } }, 'hole'],
    ['has prices that fall', withPrices(noor('c3'), [5, 3, 4, 6, 8, 10]), 'prices-fall'],
    [
      'has an empty place on a hill that can be filled',
      withPlace(noor('c3'), 'L6', null),
      'hill-not-full',
    ],
    ['has too much gold', withCount(noor('c3'), 'noor', 'gold', 500), 'too-much-gold'],
    ['has one seat', withSeats(noor('c3'), ['noor']), 'player-count'],
    ['has had its tiles taken, but which?', withPhase(noor('c3'), 3), 'nothing-opened'],
  ])('%s, and a rule says so', ([, position, reason]) => {
    const refusal = refusalOf(position);
    expect(refusal?.reason).toBe(reason);
    expect(refusal?.because).toMatch(/^kv\./);
  });
});

describe('the example', () => {
  it('has a pair that may not be taken at the border, one that may, and taxes that can be paid', () => {
    const { may } = answerTo(EXAMPLE).turns[0]!;
    const sets = may!.options.filter((action) => action.type === 'leg' && action.take);
    expect(may!.refusals.some(({ reason }) => reason === 'no-tile-behind')).toBe(true);
    expect(sets.length).toBeGreaterThan(0);
    expect(may!.options).toContainEqual({ type: 'leg', seat: 'noor', to: 'a1' });
  });
});

describe('the table to be laid', () => {
  /** What the button at a place says of it. */
  const label = (place: string, tile: string): string =>
    `aria-label="${say('lay.change-tile', { place, tile })}"`;
  const words: Words = {
    ...namesIn(messages),
    ...Object.fromEntries(
      Object.entries(messages).filter(([key]) => /^(lay|on-table)\./.test(key)),
    ),
  };
  const drawn = (position: Position): string =>
    renderToString(() =>
      createComponent(table.Lay, {
        words,
        position,
        answer: undefined,
        change: () => undefined,
        refusal: () => undefined,
        children: undefined,
      }),
    );

  it('asks for a king first', () => {
    const html = drawn(EMPTY);
    expect(html).toContain(say('lay.first', { seat: 'Noor' }));
    expect(html).toContain(label('a1', say('lay.nothing-yet')));
    expect(html).not.toContain('laid-hill');
  });

  it('then tells each position as it is named', () => {
    const html = drawn(withTile(noor('c3'), 'd3', 'farmer'));
    expect(html).toContain(label('d3', 'Farmer'));
    expect(html, 'what nobody has named stays open').toContain(
      label('c3', `${say('lay.nothing-yet')}, ${say('lay.king', { seat: 'Noor' })}`),
    );
    expect(
      html.match(/class="tile /g),
      'no tile is drawn in valley or hill but the named one',
    ).toHaveLength(1);
    expect(html.match(/class="laid-cell/g)).toHaveLength(25 + 12);
    expect(html).toContain(
      label(say('lay.place', { side: 'Left column', row: 3, price: 4 }), say('lay.nothing-yet')),
    );
    const hill = drawn(withPlace(noor('c3'), 'L1', 'jester'));
    expect(hill).toContain(
      label(say('lay.place', { side: 'Left column', row: 1, price: 2 }), 'Jester'),
    );
    expect(
      hill.match(/class="laid-cell\s+unnamed/g),
      'but for the jester, all is open',
    ).toHaveLength(25 + 11);
  });

  it('says nothing without words for it', () => {
    for (const position of [EMPTY, EXAMPLE])
      expect(drawn(position)).not.toMatch(/\b(lay|on-table|tile|side|column|seat)\.[a-z]/);
  });
});

/**
 * So many tiles left in the piles, whose turn it is or would be, and whether the hill is full. Mila
 * has begun.
 */
const counted = (left: number, next: Seat = 'noor', isFull = true): Position =>
  withLeft(EMPTY, { left, isFull, first: 'mila', next });

describe('the tiles left in the piles', () => {
  it('are all that the question needs: kings whom nobody has placed stand aside, and nobody has to have named a tile', () => {
    expect(table.missing(counted(7))).toBeUndefined();
    expect(answerTo(counted(7)).end).toMatchObject({ turns: [{ seat: 'mila' }, { seat: 'noor' }] });
    expect(answerTo(counted(7)).turns).toMatchObject([{ seat: 'noor' }]);
    expect(
      playerAt(withLeft(noor('c3'), { left: 7, isFull: true, first: 'noor', next: 'noor' }), 'noor')
        .king,
    ).toBe('c3');
  });

  it('lie in the third pile, and the rest in the second', () => {
    expect(MOST_LEFT).toBe(53);
    for (const left of [0, 31, 32, MOST_LEFT]) {
      const laid = counted(left);
      expect(refusalOf(laid), `${left}`).toBeUndefined();
      expect([leftIn(laid), format.position(laid).ok]).toEqual([left, true]);
    }
    expect(counted(40).piles).toEqual({ 2: { size: 9 }, 3: { size: 31 } });
  });

  it.each([
    [' 7 ', 7],
    ['５', 5],
    ['53', 53],
    ['54', undefined],
    ['007', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('are typed as a number that can be: %j', (typed, left) => expect(readLeft(typed)).toBe(left));

  it('may be left open again', () => {
    expect(leftIn(withoutLeft(counted(7)))).toBeUndefined();
    expect(withoutLeft(counted(0, 'mila', false)).over).toBeUndefined();
    expect(leftIn(EMPTY)).toBeUndefined();
  });
});

describe('a hill that is not full', () => {
  it('leaves the rest of the round, in which a turn begins', () => {
    const last = counted(0, 'noor', false);
    expect(answerTo(last)).toMatchObject({ after: { ending: true }, turns: [{ seat: 'noor' }] });
    expect(answerTo(last).end).toMatchObject({
      isSure: true,
      turns: [
        { seat: 'mila', most: 0 },
        { seat: 'noor', most: 1 },
      ],
    });
    const taken = withOpen(noor('c3'), 'd3', true);
    expect(withLeft(taken, { left: 0, isFull: false, first: 'noor', next: 'mila' })).toMatchObject({
      turn: 'mila',
      hill: { R6: null },
    });
    expect(
      answerTo(withLeft(taken, { left: 0, isFull: false, first: 'noor', next: 'mila' })).turns,
    ).toMatchObject([{ seat: 'mila' }]);
  });

  it('keeps the empty places that somebody has laid, and is full again when they were a mistake', () => {
    const bare = withPlace(
      withPlace(withPlace(counted(0), 'R6', null), 'L6', null),
      'L1',
      'jester',
    );
    const again = withLeft(bare, { left: 0, isFull: false, first: 'mila', next: 'noor' });
    expect(again.hill).toEqual({ R6: null, L6: null, L1: 'jester' });
    expect([isHillFull(again), isHillFull(EMPTY)]).toEqual([false, true]);
    const full = withLeft(again, { left: 3, isFull: true, first: 'mila', next: 'noor' });
    expect([full.hill, refusalOf(full)]).toEqual([{ L1: 'jester' }, undefined]);
  });

  it('ends the game where the starting player would be next: then no king is asked for, and what everybody has stays', () => {
    const rich = withPrices(
      withCount(withOpen(noor('c3'), 'd3', true), 'noor', 'gold', 7),
      [2, 3, 4, 5, 6, 7],
    );
    const over = withLeft(rich, { left: 0, isFull: false, first: 'noor', next: 'noor' });
    expect(over).toEqual({
      over: true,
      players: [
        { seat: 'noor', gold: 7 },
        { seat: 'mila', gold: 0 },
      ],
      startingPlayer: 'noor',
      hillPrices: [2, 3, 4, 5, 6, 7],
    });
    expect([table.missing(over), leftIn(over), isHillFull(over), format.position(over).ok]).toEqual(
      [undefined, 0, false, true],
    );
    expect(answerTo(over)).toMatchObject({
      after: { stage: { type: 'over' } },
      turns: [],
      facts: [],
    });
    const three = withSeats(over, ['noor', 'mila', 'juri']);
    expect(refusalOf(three)).toBeUndefined();
    const goesOn = withLeft(three, { left: 0, isFull: false, first: 'noor', next: 'juri' });
    expect(answerTo(goesOn).turns).toMatchObject([{ seat: 'juri' }]);
  });
});

describe('the answer about the end', () => {
  const said = (position: Position) => answerInKingOfTheValley(t, answerTo(position));

  it('names who takes the last turn', () => {
    expect(said(counted(0, 'mila', true)).headline).toBe(
      say('answer.end', { certainty: 'sure', most: 2, seat: 'Noor' }),
    );
    expect(said(counted(0, 'noor', false)).headline).toBe(
      say('answer.end', { certainty: 'sure', most: 1, seat: 'Noor' }),
    );
    expect(said(counted(12)).headline).toBe(
      say('answer.end', { certainty: 'between', fewest: 9, most: 11, seat: 'Noor' }),
    );
  });

  it('says that the game is over and why, how a tie is broken, and leaves counting to the score sheet', () => {
    const { headline, lines, remarks, condition } = said(counted(0, 'mila', false));
    expect([condition, headline]).toEqual(['', say('answer.over')]);
    expect(lines).toEqual([{ seat: 'mila', text: say('answer.line.over') }]);
    expect(remarks.map(({ cites }) => cites[0])).toEqual([
      'kv.end.immediately',
      'kv.kingdom.not-after-the-end',
      'kv.score.tie-influence',
    ]);
    expect(remarks.at(-1)!.text).toBe(say('answer.mind.tie'));
  });
});

describe('the answer where somebody may recruit', () => {
  const cited = (position: Position) =>
    answerInKingOfTheValley(t, answerTo(position)).remarks.flatMap(({ cites }) => cites);
  const jester = withPlace(noor('c3'), 'L1', 'jester');

  it('says that nobody can in the first round, unless a castle shows that it is over', () => {
    expect(cited(jester)).toContain('kv.hill.recruit.not-in-round-1');
    expect(cited(noor('c3'))).not.toContain('kv.hill.recruit.not-in-round-1');
    const at = { column: 'farmer', tile: 'farmer', way: 'up' } as const;
    expect(cited(withSubjects(jester, 'noor', at, 1))).not.toContain(
      'kv.hill.recruit.not-in-round-1',
    );
  });
});
