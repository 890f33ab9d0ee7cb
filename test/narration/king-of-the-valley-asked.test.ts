import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../../src/islands/king-of-the-valley/table/edit.ts';
import type { Position, PositionPlayer } from '../../src/games/king-of-the-valley/types/position.ts';
import { answerInKingOfTheValley } from '../../src/narration/king-of-the-valley/answers/answer.ts';
import { answerTo, LAST_PRIEST } from '../support/king-of-the-valley-answers.ts';
import { gameMessages, translatorOf } from '../support/messages.ts';

const english = translatorOf('en', await gameMessages('en', 'king-of-the-valley'));
const german = translatorOf('de', await gameMessages('de', 'king-of-the-valley'));

/** The headlines in both languages, soft hyphens left out. */
const said = (position: Position): string[] =>
  [english, german].map((t) => answerInKingOfTheValley(t, answerTo(position)).headline.replaceAll('\u00ad', ''));

type Own = Omit<PositionPlayer, 'seat'>;

/** Noor’s king is asked about; that of Mila is out of its way. */
const table = (noor: Own, rest: Omit<Position, 'players'>, mila: Own = { king: 'b5' }): Position => ({
  players: [
    { seat: 'noor', ...noor },
    { seat: 'mila', ...mila },
  ],
  ...rest,
});

const FARMERS: Own['castle'] = { farmer: { up: { farmer: 3 } } };

describe('May I take these in passing?', () => {
  it.for<[what: string, position: Position, en: string, de: string]>([
    [
      'a pair with a tile behind it',
      table({ king: 'b3' }, { valley: { c3: 'farmer', d3: 'farmer', e3: 'duke' } }),
      'Yes: the pair of farmers on c3 and d3, stopping on e3.',
      'Ja: die zwei Bauern auf c3 und d3, mit Halt auf e3.',
    ],
    [
      'a pair with another tile between',
      table({ king: 'a3' }, { valley: { b3: 'farmer', c3: 'duke', d3: 'farmer' } }),
      'Yes: the pair of farmers on b3 and d3, stopping on e3.',
      'Ja: die zwei Bauern auf b3 und d3, mit Halt auf e3.',
    ],
    [
      'three of a row of four: the largest set',
      table({ king: 'a3' }, { valley: { b3: 'farmer', c3: 'farmer', d3: 'farmer', e3: 'farmer' } }),
      'Yes: the three farmers on b3, c3, and d3, stopping on e3.',
      'Ja: die drei Bauern auf b3, c3 und d3, mit Halt auf e3.',
    ],
    [
      'a third one at the border stays where it is',
      table({ king: 'a3' }, { valley: { b3: 'farmer', c3: 'farmer', d3: 'duke', e3: 'farmer' } }),
      'Yes: the pair of farmers on b3 and c3, stopping on d3.',
      'Ja: die zwei Bauern auf b3 und c3, mit Halt auf d3.',
    ],
    [
      'a pair at the border',
      table({ king: 'c3' }, { valley: { d3: 'farmer', e3: 'farmer' } }),
      'No, not the pair of farmers on d3 and e3: the valley ends at e3.',
      'Nein, nicht die zwei Bauern auf d3 und e3: Das Tal endet bei e3.',
    ],
    [
      'a tile under another king',
      table({ king: 'a3' }, { valley: { b3: 'farmer', c3: 'farmer', d3: 'duke' } }, { king: 'b3' }),
      'No, not the pair of farmers on b3 and c3: Mila’s king is on b3.',
      'Nein, nicht die zwei Bauern auf b3 und c3: Auf b3 steht Milas König.',
    ],
    [
      'knights of two orders, read strictly',
      table({ king: 'a3' }, { valley: { b3: 'knight-1', c3: 'knight-2', d3: 'duke' }, rulings: { 'knight-identity': 'by-order' } }),
      'No, not the pair of knights on b3 and c3: they’re of different orders.',
      'Nein, nicht die zwei Ritter auf b3 und c3: Die Orden sind verschieden.',
    ],
    [
      'priests',
      table({ king: 'a3' }, { valley: { b3: 'priest', c3: 'priest', d3: 'duke' } }),
      'No, not the pair of priests on b3 and c3: priests can’t be taken in passing.',
      'Nein, nicht die zwei Mönche auf b3 und c3: Im Vorbeiziehen kann niemand Mönche nehmen.',
    ],
    [
      'one that may be taken, and two at the border',
      EXAMPLE,
      'Yes: the pair of knights on b3 and b4. No: 2 sets.',
      'Ja: die zwei Ritter auf b3 und b4. Nein: 2 Möglichkeiten.',
    ],
  ])('%s', ([, position, ...headlines]) => {
    expect(said(position)).toEqual(headlines);
  });

  it('is not asked where no two named tiles of a line are alike', () => {
    expect(said(table({ king: 'a3' }, { valley: { b3: 'farmer', c3: 'farmers-wife' } }))).toEqual([
      'Of the tiles you’ve named, Noor can take any of 2 end tiles, but no set.',
      'Von den eingegebenen Plättchen kann Noor eines von 2 einzelnen nehmen, aber keine gleichen im Vorbeiziehen.',
    ]);
  });
});

describe('May I take this one?', () => {
  it.for<[what: string, position: Position, en: string, de: string]>([
    [
      'a tile in line',
      table({ king: 'b2' }, { valley: { b4: 'queen' } }),
      'Yes: Noor can take the queen on b4.',
      'Ja: Noor kann die Königin auf b4 nehmen.',
    ],
    [
      'a tile that is not in line',
      table({ king: 'b2' }, { valley: { e3: 'queen' } }),
      'No, not the queen on e3: e3 isn’t in line with b2.',
      'Nein, nicht die Königin auf e3: e3 liegt mit b2 nicht auf einer Linie.',
    ],
    [
      'a tile under another king',
      table({ king: 'b2' }, { valley: { b5: 'queen' } }),
      'No, not the queen on b5: Mila’s king is on b5.',
      'Nein, nicht die Königin auf b5: Auf b5 steht Milas König.',
    ],
    [
      'a priest who can be paid',
      table({ king: 'b2', gold: 1 }, { valley: { b4: 'priest' } }),
      'Yes: Noor can pay the priest on b4 and go on.',
      'Ja: Noor kann den Mönch auf b4 bezahlen und weiterziehen.',
    ],
    [
      'a priest without gold',
      table({ king: 'b2', gold: 0 }, { valley: { b4: 'priest' } }),
      'No, not the priest on b4: Noor has no gold to pay with.',
      'Nein, nicht den Mönch auf b4: Noor hat kein Gold zum Bezahlen.',
    ],
    [
      'a priest from whom nothing is to be taken',
      table({ king: 'a3', gold: 1 }, LAST_PRIEST),
      'No, not the priest on b3: there’s nothing to take from there.',
      'Nein, nicht den Mönch auf b3: Von dort lässt sich nichts nehmen.',
    ],
    [
      'a wizard who finds nothing to swap',
      table({ king: 'b2' }, { valley: { b4: 'wizard' } }),
      'No, not the wizard on b4: no subjects are entered in Noor’s castle.',
      'Nein, nicht den Zauberer auf b4: In Noors Schloss sind keine Untertanen eingetragen.',
    ],
    [
      'a wizard for somebody whose subjects all lie face down',
      table({ king: 'b2', castle: { farmer: { down: { farmer: 1 } } } }, { valley: { b4: 'wizard' } }),
      'No, not the wizard on b4: Noor has nothing to swap.',
      'Nein, nicht den Zauberer auf b4: Noor hat nichts zu tauschen.',
    ],
  ])('%s', ([, position, ...headlines]) => {
    expect(said(position)).toEqual(headlines);
  });

  it('tells the rule that refuses it first', () => {
    const { remarks } = answerInKingOfTheValley(english, answerTo(table({ king: 'b2' }, { valley: { e3: 'queen' } })));
    expect(remarks[0]).toEqual({
      text: 'The king moves in a straight line, and e3 isn’t in line with b2.',
      cites: ['kv.summon.straight-line'],
    });
  });

  it('is not asked about the tile under the own king', () => {
    expect(said(table({ king: 'b2' }, { valley: { b2: 'queen' } }))[0]).toBe(
      'What Noor can take depends on the tiles in the king’s reach. Say which tiles are there.',
    );
  });
});

describe('Who pays the taxes?', () => {
  const collected = (tile: 'tax-collector-3-5' | 'tax-collector-0-3', own: Own = {}, mila?: Own): string[] =>
    said(table({ king: 'a3', ...own }, { valley: { b3: tile } }, mila));

  it('names the column that pays, and how much gold for how many subjects', () => {
    expect(collected('tax-collector-3-5', { castle: FARMERS })).toEqual([
      'Yes: 5 gold on b3 for 3 subjects in the farmer column.',
      'Ja: 5 Gold auf b3 für 3 Untertanen der Bauernspalte.',
    ]);
  });

  it('names every column that can pay', () => {
    expect(collected('tax-collector-3-5', { castle: { ...FARMERS, countess: { up: { countess: 3 } } } })).toEqual([
      'Yes: 5 gold on b3 for 3 subjects. Possible: the countess column and the farmer column.',
      'Ja: 5 Gold auf b3 für 3 Untertanen. Möglich: Gräfinnenspalte und Bauernspalte.',
    ]);
  });

  it('says who asks for nothing', () => {
    expect(collected('tax-collector-0-3')).toEqual([
      'Yes: 3 gold on b3, and it asks for nothing.',
      'Ja: 3 Gold auf b3, ganz ohne Untertanen.',
    ]);
  });

  it('says so where no subjects are entered at all', () => {
    expect(collected('tax-collector-3-5')).toEqual([
      'No taxes on b3: no subjects are entered in Noor’s castle.',
      'Keine Steuern auf b3: In Noors Schloss sind keine Untertanen eingetragen.',
    ]);
  });

  it('says why nobody pays: too few, face down, taxed already, under another king', () => {
    const few = ['No taxes on b3: no column has 3 subjects face up.', 'Keine Steuern auf b3: Keine Spalte hat 3 offene Untertanen.'];
    expect(collected('tax-collector-3-5', { castle: { farmer: { up: { farmer: 2 } } } })).toEqual(few);
    expect(collected('tax-collector-3-5', { castle: { farmer: { up: { farmer: 2 }, down: { farmer: 1 } } } })).toEqual(few);
    expect(collected('tax-collector-3-5', { castle: FARMERS, taxed: ['farmer'] })).toEqual([
      'No taxes on b3: the columns with 3 are already taxed.',
      'Keine Steuern auf b3: Wo 3 liegen, ist schon besteuert.',
    ]);
    expect(collected('tax-collector-3-5', { castle: FARMERS }, { king: 'b3' })).toEqual([
      'No taxes on b3: Mila’s king is on b3.',
      'Keine Steuern auf b3: Auf b3 steht Milas König.',
    ]);
  });
});

describe('Left or right?', () => {
  const sides = (opened: Position['opened'] & {}, hill: Position['hill'], rest: Partial<Position> = {}): string[] =>
    said(table({ king: opened.length > 1 ? 'a3' : opened[0]! }, { phase: 4, opened, hill, ...rest } as Omit<Position, 'players'>));

  it('names what comes into the valley from each side', () => {
    expect(sides(['c3', 'b3'], { L1: 'farmer', L2: 'duke', R1: 'countess', R2: 'queen' })).toEqual([
      'Left: a farmer and a duke. Right: a countess and a queen.',
      'Links: Bauer und Herzog. Rechts: Gräfin und Königin.',
    ]);
  });

  it('says what nobody has named, and leaves what lies higher', () => {
    expect(sides(['c3'], { L1: 'farmer', L2: 'duke' })).toEqual([
      'Left: a farmer. Right: an unnamed tile.',
      'Links: Bauer. Rechts: ein unbekanntes Plättchen.',
    ]);
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
    const last: Partial<Position> = { piles: { 2: { size: 0 }, 3: { size: 0 } }, startingPlayer: 'mila', turn: 'noor' };
    expect(sides(['c3', 'b3'], hill, last)).toEqual([
      'Left: not allowed. Right: a duke and a queen.',
      'Links: nicht erlaubt. Rechts: Herzog und Königin.',
    ]);
  });

  it('is left to the lines where nobody has named a tile, or where so many come', () => {
    expect(sides(['c3', 'b3'], undefined)[0]).toBe('Noor must refill 2 positions, all from one column of the hill.');
    expect(sides(['e5', 'd3', 'c3', 'b3'], { L1: 'farmer' })[0]).toBe('Noor must refill 4 positions, all from one column of the hill.');
  });
});
