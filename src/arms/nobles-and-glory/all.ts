import type { Rank, Suit } from '../../games/nobles-and-glory/cards.ts';
import type { Action, Preparation, Role } from '../../games/nobles-and-glory/roles.ts';
import type { GameArms } from '../manifest.ts';
import {
  coin,
  disc,
  flat,
  GILT,
  INK,
  line,
  PAPER,
  piece,
  put,
  twice,
  type Drawing,
} from '../shapes.ts';
import type { TinctureName } from '../tinctures.ts';

const CLUB =
  'M0-10.5a5 5 0 0 1 4.4 7.4 5 5 0 1 1-3.1 8.1l1.2 5.5h-5l1.2-5.5a5 5 0 1 1-3.1-8.1A5 5 0 0 1 0-10.5z';

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
  jack:
    piece('M18 20c0-9 6-13 14-13s14 5 14 13z', GILT) +
    piece('M40 13c6-1 10-5 11-12-7 1-11 5-11 12z') +
    line('M18 20h28', INK, 3),
};

/** What a noble wears, around a point. */
const worn = (rank: Rank, x: number, y: number, scale = 1, turn = 0): string =>
  put(x, y, put(-32, -13, WORN[rank]), scale, turn);

/** The four suits in their circle, side by side. */
const suits = (y: number): string =>
  Object.values(SIGNS)
    .map((sign, place) => put(14 + 12 * place, y, sign, 0.3))
    .join('');

const pair = (suit: Suit): string =>
  put(20, 38, SIGNS[suit], 0.62) + put(44, 28, SIGNS[suit], 0.62);

const KEY =
  disc(32, 19, 9, GILT) +
  disc(32, 19, 3.5, INK) +
  piece('M30 28h4v32h-4zM34 46h9v4h-9zM34 54h7v4h-7z', GILT, 1.4);
const SCROLL =
  piece('M16 14h30q6 0 6 6h-6v34q0 6-6 6H18q-6 0-6-6h6V20q0-6-2-6z') +
  line('M24 24h16M24 32h16M24 40h10', INK, 2);
const THRONE = piece('M20 64V30h24v34h-5V54H25v10z', GILT) + line('M25 44h14', INK, 2);
const DAGGER =
  piece('M32 62l5-8V30H27v24z') + piece('M20 25h24v5H20z', GILT) + piece('M29 11h6v14h-6z', '#b84');
const MASK =
  piece('M10 28q22-10 44 0c2 16-10 22-18 14q-4-4-8 0c-8 8-20 2-18-14z') +
  twice(flat('M16 31q6-5 11 1-6 4-11-1z'));
const GOBLET =
  piece('M20 16h24c0 15-4 21-10 22v12h8v5H22v-5h8V38c-6-1-10-7-10-22z', GILT) +
  line('M21 23h22', INK, 2);
const BOOK =
  piece('M32 22c-6-5-14-5-22-3v31c8-2 16-2 22 3 6-5 14-5 22-3V19c-8-2-16-2-22 3z') +
  line('M32 22v30M16 27q6-1 10 1M16 34q6-1 10 1M38 28q4-2 10-1M38 35q4-2 10-1');
const STAIRS = piece('M10 60V48h11V38h11V28h11v32z');
const CAP =
  piece(
    'M14 46C8 28 12 18 22 14c-2 6-1 10 1 14 1-8 4-14 9-20 5 6 8 12 9 20 2-4 3-8 1-14 10 4 14 14 8 32z',
    GILT,
  ) +
  piece('M13 46h38v7H13z') +
  [22, 32, 42].map((x) => disc(x, x === 32 ? 8 : 14, 2.6, PAPER, 1.4)).join('');

/** What stands for each role, Action and Preparation that has a page. */
const TOLD: Readonly<Record<Role | Action | Preparation, string>> = {
  king: worn('king', 32, 24, 1.3) + suits(49),
  queen: worn('queen', 32, 24, 1.3) + suits(49),
  jack: worn('jack', 32, 24, 1.3) + suits(49),
  regnant: THRONE + worn('king', 32, 19, 0.8),
  consort: worn('king', 21, 24, 0.75) + worn('queen', 42, 44, 0.9),
  chamberlain: KEY,
  eunuch: KEY + put(14, 40, SIGNS.heart, 0.42) + put(51, 36, SIGNS.heart, 0.42),
  'court-jester': CAP,
  usurper: worn('king', 32, 20, 1.1) + worn('jack', 32, 50, 0.9, 180),
  intrigue: MASK,
  ascendancy: STAIRS + worn('jack', 44, 18, 0.7),
  'regnant-action': worn('king', 32, 19) + coin(22, 42, 8) + coin(42, 42, 8) + coin(32, 53, 8),
  eminence: put(-11, 2, KEY) + coin(46, 24, 9) + coin(46, 44, 9),
  'chamberlain-declaration': SCROLL + put(34, 30, put(-32, -30, KEY), 0.6),
  assassination: DAGGER,
  battle: pair('spade'),
  polity: pair('heart'),
  duel: pair('club'),
  treaty: pair('diamond'),
  dethrone: worn('king', 32, 36, 1.3, 160),
  decree: SCROLL + disc(40, 50, 6, '#d52'),
  feast: GOBLET,
  'rhetorical-history': BOOK,
  training: disc(32, 34, 21) + disc(32, 34, 14, GILT) + disc(32, 34, 6, INK),
  manipulation:
    line('M14 14h36M20 14v16M32 14v10M44 14v16', PAPER, 3) + put(32, 42, SIGNS.diamond, 0.85),
};

/**
 * The colours of the suits; of the Actions that two Subjects of a suit open, that of the suit; of
 * the Preparations gold.
 */
const TINCTURES: Readonly<Partial<Record<string, TinctureName>>> = {
  spade: 'sable',
  heart: 'red',
  club: 'green',
  diamond: 'blue',
  battle: 'sable',
  polity: 'red',
  duel: 'green',
  treaty: 'blue',
  feast: 'yellow',
  'rhetorical-history': 'yellow',
  training: 'yellow',
  manipulation: 'yellow',
};
/** The colour of everything else: that of the Royal Court. */
const OF_THE_COURT: TinctureName = 'purple';

const drawing =
  (body: string): Drawing =>
  () =>
    body;

const ofSuit = (suit: string, sign: string): (readonly [card: string, drawing: Drawing])[] => [
  [suit, drawing(put(32, 33, sign, 1.3))],
  ...Object.entries(WORN).map(
    ([rank, worn]) =>
      [`${suit}#${rank}`, drawing(put(0, 4, worn) + put(32, 47, sign, 0.95))] as const,
  ),
];

/**
 * The pictures of Nobles & Glory: the four suits, their nobles such as `heart#queen`, and what its
 * pages tell of.
 */
export const arms: GameArms = {
  drawings: Object.fromEntries([
    ...Object.entries(SIGNS).flatMap(([suit, sign]) => ofSuit(suit, sign)),
    ...Object.entries(TOLD).map(([name, body]) => [name, drawing(body)] as const),
  ]),
  tinctureOf: (card) => TINCTURES[card.split('#')[0]!] ?? OF_THE_COURT,
};
