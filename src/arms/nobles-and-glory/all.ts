import type { Rank, Suit } from '../../games/nobles-and-glory/cards.ts';
import type { GameArms } from '../registry.ts';
import { disc, GILT, INK, line, PAPER, piece, put, type Drawing } from '../shapes.ts';
import type { TinctureName } from '../tinctures.ts';

const CLUB = 'M0-10.5a5 5 0 0 1 4.4 7.4 5 5 0 1 1-3.1 8.1l1.2 5.5h-5l1.2-5.5a5 5 0 1 1-3.1-8.1A5 5 0 0 1 0-10.5z';

/** The sign of each suit around the origin, 40 units high. */
const SIGNS: Readonly<Record<Suit, string>> = {
  spade: piece('M0-20c10 9 16 15 16 22a8 8 0 0 1-14 5l2 13h-8l2-13a8 8 0 0 1-14-5c0-7 6-13 16-22z'),
  heart: piece('M0 20C-12 10-19 2-19-7a9.5 9.5 0 0 1 19-4 9.5 9.5 0 0 1 19 4C19 2 12 10 0 20z'),
  club: put(0, 0, piece(CLUB, PAPER, 0.9), 1.9),
  diamond: piece('M0-21l16 21-16 21-16-21z'),
};

/** What the nobles of each rank wear above the sign of their suit. */
const WORN: Readonly<Record<Rank, string>> = {
  king: piece('M20 20l-3-13 9 5 6-9 6 9 9-5-3 13z', GILT) + disc(32, 3, 2, GILT, 1.4),
  queen:
    piece('M19 20c-1-6-1-9 0-13l6 6 7-8 7 8 6-6c1 4 1 7 0 13z', GILT) +
    [19, 32, 45].map((x) => disc(x, x === 32 ? 4 : 6, 2.2, PAPER, 1.4)).join(''),
  jack: piece('M18 20c0-9 6-13 14-13s14 5 14 13z', GILT) + piece('M40 13c6-1 10-5 11-12-7 1-11 5-11 12z') + line('M18 20h28', INK, 3),
};

const TINCTURES: Readonly<Record<Suit, TinctureName>> = { spade: 'sable', heart: 'red', club: 'green', diamond: 'blue' };

const drawing =
  (body: string): Drawing =>
  () =>
    body;

const ofSuit = (suit: string, sign: string): (readonly [card: string, drawing: Drawing])[] => [
  [suit, drawing(put(32, 33, sign, 1.3))],
  ...Object.entries(WORN).map(([rank, worn]) => [`${suit}#${rank}`, drawing(put(0, 4, worn) + put(32, 47, sign, 0.95))] as const),
];

/** The pictures of Nobles & Glory: the four suits, and their nobles such as `heart#queen`. */
export const arms: GameArms = {
  drawings: Object.fromEntries(Object.entries(SIGNS).flatMap(([suit, sign]) => ofSuit(suit, sign))),
  tinctureOf: (card) => TINCTURES[card.split('#')[0] as Suit],
};
