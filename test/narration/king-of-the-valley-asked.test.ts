import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../../src/islands/king-of-the-valley/table/edit.ts';
import type {
  Position,
  PositionPlayer,
} from '../../src/games/king-of-the-valley/types/position.ts';
import { answerInKingOfTheValley } from '../../src/narration/king-of-the-valley/answers/answer.ts';
import { answerTo, LAST_PRIEST } from '../support/king-of-the-valley-answers.ts';
import { gameMessages, listed, name, say, translatorOf, type Said } from '../support/messages.ts';

const english = translatorOf('en', await gameMessages('en', 'king-of-the-valley'));
const german = translatorOf('de', await gameMessages('de', 'king-of-the-valley'));

/** The headlines in both languages. */
const said = (position: Position): string[] =>
  [english, german].map((t) => answerInKingOfTheValley(t, answerTo(position)).headline);

/** The same sentence in both languages. */
const inBoth = (sentence: Said): string[] => [english, german].map((t) => sentence(t));

const NOOR = name('seat.noor');
const MILA = name('seat.mila');

const set = (kind: string, ...at: readonly string[]): Said =>
  say('answer.sets.set', { count: at.length, kind: name(`tile.${kind}`), at: listed(...at) });
const takesSet = (allowed: Said, to: string): Said =>
  say('answer.sets.yes', { yes: 1, allowed, to });
const noSet = (refused: Said, reason: Said): Said =>
  say('answer.sets.no', { no: 1, refused, why: reason });

const why = (reason: string, args: Parameters<typeof say>[1] = {}): Said =>
  say(`answer.why.${reason}`, args);
const noTile = (tile: string, cell: string, reason: Said): Said =>
  say('answer.tile.no', { tile: name(`tile.${tile}`), cell, why: reason });
const noTaxes = (cell: string, reason: Said): Said => say('answer.tax.no', { cell, why: reason });
const milasKingOn = (cell: string): Said => why('under-other-king', { other: MILA, cell });
const emptyCastle = why('castle-empty', { seat: NOOR });

type Own = Omit<PositionPlayer, 'seat'>;

/** Noor’s king is asked about; that of Mila is out of its way. */
const table = (
  noor: Own,
  rest: Omit<Position, 'players'>,
  mila: Own = { king: 'b5' },
): Position => ({
  players: [
    { seat: 'noor', ...noor },
    { seat: 'mila', ...mila },
  ],
  ...rest,
});

const FARMERS: Own['castle'] = { farmer: { up: { farmer: 3 } } };

describe('May I take these in passing?', () => {
  it.for<[what: string, position: Position, sentence: Said]>([
    [
      'a pair with a tile behind it',
      table({ king: 'b3' }, { valley: { c3: 'farmer', d3: 'farmer', e3: 'duke' } }),
      takesSet(set('farmer', 'c3', 'd3'), 'e3'),
    ],
    [
      'a pair with another tile between',
      table({ king: 'a3' }, { valley: { b3: 'farmer', c3: 'duke', d3: 'farmer' } }),
      takesSet(set('farmer', 'b3', 'd3'), 'e3'),
    ],
    [
      'three of a row of four: the largest set',
      table({ king: 'a3' }, { valley: { b3: 'farmer', c3: 'farmer', d3: 'farmer', e3: 'farmer' } }),
      takesSet(set('farmer', 'b3', 'c3', 'd3'), 'e3'),
    ],
    [
      'a third one at the border stays where it is',
      table({ king: 'a3' }, { valley: { b3: 'farmer', c3: 'farmer', d3: 'duke', e3: 'farmer' } }),
      takesSet(set('farmer', 'b3', 'c3'), 'd3'),
    ],
    [
      'a pair at the border',
      table({ king: 'c3' }, { valley: { d3: 'farmer', e3: 'farmer' } }),
      noSet(set('farmer', 'd3', 'e3'), why('no-tile-behind', { cell: 'e3' })),
    ],
    [
      'a tile under another king',
      table({ king: 'a3' }, { valley: { b3: 'farmer', c3: 'farmer', d3: 'duke' } }, { king: 'b3' }),
      noSet(set('farmer', 'b3', 'c3'), milasKingOn('b3')),
    ],
    [
      'knights of two orders, read strictly',
      table(
        { king: 'a3' },
        {
          valley: { b3: 'knight-1', c3: 'knight-2', d3: 'duke' },
          rulings: { 'knight-identity': 'by-order' },
        },
      ),
      noSet(set('knight', 'b3', 'c3'), why('different-orders')),
    ],
    [
      'priests',
      table({ king: 'a3' }, { valley: { b3: 'priest', c3: 'priest', d3: 'duke' } }),
      noSet(set('priest', 'b3', 'c3'), why('priest-in-set')),
    ],
    [
      'one that may be taken, and two at the border',
      EXAMPLE,
      say('answer.sets.both', { yes: 1, no: 2, allowed: set('knight', 'b3', 'b4') }),
    ],
  ])('%s', ([, position, sentence]) => {
    expect(said(position)).toEqual(inBoth(sentence));
  });

  it('is not asked where no two named tiles of a line are alike', () => {
    expect(said(table({ king: 'a3' }, { valley: { b3: 'farmer', c3: 'farmers-wife' } }))).toEqual(
      inBoth(say('answer.leg.named', { seat: NOOR, ends: 2, sets: 0, priests: 0 })),
    );
  });
});

describe('May I take this one?', () => {
  it.for<[what: string, position: Position, sentence: Said]>([
    [
      'a tile in line',
      table({ king: 'b2' }, { valley: { b4: 'queen' } }),
      say('answer.tile.yes', { seat: NOOR, tile: name('tile.queen'), cell: 'b4' }),
    ],
    [
      'a tile that is not in line',
      table({ king: 'b2' }, { valley: { e3: 'queen' } }),
      noTile('queen', 'e3', why('not-straight', { other: 'e3', cell: 'b2' })),
    ],
    [
      'a tile under another king',
      table({ king: 'b2' }, { valley: { b5: 'queen' } }),
      noTile('queen', 'b5', milasKingOn('b5')),
    ],
    [
      'a priest who can be paid',
      table({ king: 'b2', gold: 1 }, { valley: { b4: 'priest' } }),
      say('answer.tile.priest', { seat: NOOR, cell: 'b4' }),
    ],
    [
      'a priest without gold',
      table({ king: 'b2', gold: 0 }, { valley: { b4: 'priest' } }),
      noTile('priest', 'b4', why('no-gold-for-priest', { seat: NOOR })),
    ],
    [
      'a priest from whom nothing is to be taken',
      table({ king: 'a3', gold: 1 }, LAST_PRIEST),
      noTile('priest', 'b3', why('priest-leads-nowhere')),
    ],
    [
      'a wizard who finds nothing to swap',
      table({ king: 'b2' }, { valley: { b4: 'wizard' } }),
      noTile('wizard', 'b4', emptyCastle),
    ],
    [
      'a wizard for somebody whose subjects all lie face down',
      table(
        { king: 'b2', castle: { farmer: { down: { farmer: 1 } } } },
        { valley: { b4: 'wizard' } },
      ),
      noTile('wizard', 'b4', why('nothing-to-give', { seat: NOOR })),
    ],
  ])('%s', ([, position, sentence]) => {
    expect(said(position)).toEqual(inBoth(sentence));
  });

  it('tells the rule that refuses it first', () => {
    const { remarks } = answerInKingOfTheValley(
      english,
      answerTo(table({ king: 'b2' }, { valley: { e3: 'queen' } })),
    );
    expect(remarks[0]).toEqual({
      text: say('refused.not-straight', { other: 'e3', cell: 'b2' })(english),
      cites: ['kv.summon.straight-line'],
    });
  });

  it('is not asked about the tile under the own king', () => {
    expect(said(table({ king: 'b2' }, { valley: { b2: 'queen' } }))).toEqual(
      inBoth(say('answer.leg.unnamed', { seat: NOOR })),
    );
  });
});

describe('Who pays the taxes?', () => {
  const column = (id: string): Said => say('answer.tax.column', { column: name(`column.${id}`) });
  const collected = (
    tile: 'tax-collector-3-5' | 'tax-collector-0-3',
    own: Own = {},
    mila?: Own,
  ): string[] => said(table({ king: 'a3', ...own }, { valley: { b3: tile } }, mila));

  it('names the column that pays, and how much gold for how many subjects', () => {
    expect(collected('tax-collector-3-5', { castle: FARMERS })).toEqual(
      inBoth(
        say('answer.tax.yes', {
          gold: 5,
          cell: 'b3',
          demand: 3,
          count: 1,
          columns: listed(column('farmer')),
        }),
      ),
    );
  });

  it('names every column that can pay', () => {
    expect(
      collected('tax-collector-3-5', { castle: { ...FARMERS, countess: { up: { countess: 3 } } } }),
    ).toEqual(
      inBoth(
        say('answer.tax.yes', {
          gold: 5,
          cell: 'b3',
          demand: 3,
          count: 2,
          columns: listed(column('countess'), column('farmer')),
        }),
      ),
    );
  });

  it('says who asks for nothing', () => {
    expect(collected('tax-collector-0-3')).toEqual(
      inBoth(say('answer.tax.free', { gold: 3, cell: 'b3' })),
    );
  });

  it('says so where no subjects are entered at all', () => {
    expect(collected('tax-collector-3-5')).toEqual(inBoth(noTaxes('b3', emptyCastle)));
  });

  it('says why nobody pays: too few, face down, taxed already, under another king', () => {
    const few = inBoth(noTaxes('b3', why('too-few-subjects', { demand: 3 })));
    expect(collected('tax-collector-3-5', { castle: { farmer: { up: { farmer: 2 } } } })).toEqual(
      few,
    );
    expect(
      collected('tax-collector-3-5', {
        castle: { farmer: { up: { farmer: 2 }, down: { farmer: 1 } } },
      }),
    ).toEqual(few);
    expect(collected('tax-collector-3-5', { castle: FARMERS, taxed: ['farmer'] })).toEqual(
      inBoth(noTaxes('b3', why('only-taxed-subjects', { demand: 3 }))),
    );
    expect(collected('tax-collector-3-5', { castle: FARMERS }, { king: 'b3' })).toEqual(
      inBoth(noTaxes('b3', milasKingOn('b3'))),
    );
  });
});

describe('Left or right?', () => {
  const comes = (tile: string): Said => say('answer.sides.tile', { tile: name(`tile.${tile}`) });
  const sides = (
    opened: Position['opened'] & {},
    hill: Position['hill'],
    rest: Partial<Position> = {},
  ): string[] =>
    said(
      table({ king: opened.length > 1 ? 'a3' : opened[0]! }, {
        phase: 4,
        opened,
        hill,
        ...rest,
      } as Omit<Position, 'players'>),
    );

  it('names what comes into the valley from each side', () => {
    expect(sides(['c3', 'b3'], { L1: 'farmer', L2: 'duke', R1: 'countess', R2: 'queen' })).toEqual(
      inBoth(
        say('answer.sides', {
          left: listed(comes('farmer'), comes('duke')),
          right: listed(comes('countess'), comes('queen')),
        }),
      ),
    );
  });

  it('says what nobody has named, and leaves what lies higher', () => {
    expect(sides(['c3'], { L1: 'farmer', L2: 'duke' })).toEqual(
      inBoth(
        say('answer.sides', {
          left: listed(comes('farmer')),
          right: listed(say('answer.sides.unnamed', { count: 1 })),
        }),
      ),
    );
  });

  it('says which side is not allowed, because it holds too few', () => {
    const hill = {
      L1: 'farmer',
      L2: null,
      L3: null,
      L4: null,
      L5: null,
      L6: null,
      R1: 'duke',
      R2: 'queen',
      R3: null,
      R4: null,
      R5: null,
      R6: null,
    } as const;
    const last: Partial<Position> = {
      piles: { 2: { size: 0 }, 3: { size: 0 } },
      startingPlayer: 'mila',
      turn: 'noor',
    };
    expect(sides(['c3', 'b3'], hill, last)).toEqual(
      inBoth(
        say('answer.sides', {
          left: say('answer.sides.short'),
          right: listed(comes('duke'), comes('queen')),
        }),
      ),
    );
  });

  it('is left to the lines where nobody has named a tile, or where so many come', () => {
    expect(sides(['c3', 'b3'], undefined)).toEqual(
      inBoth(say('answer.column', { seat: NOOR, open: 2 })),
    );
    expect(sides(['e5', 'd3', 'c3', 'b3'], { L1: 'farmer' })).toEqual(
      inBoth(say('answer.column', { seat: NOOR, open: 4 })),
    );
  });
});
