import {
  coin as money,
  coronet,
  disc,
  FLAME,
  GILT,
  line,
  merlons,
  PAPER,
  piece,
  polar,
  put,
  times,
  type Drawing,
} from '../shapes.ts';
import { figure, gold } from './shapes.ts';

/** What coins are worth. */
export const COINS = [1, 5, 10] as const;

/** A coin: with its worth, or a coronet. */
export const coin =
  (worth?: number): Drawing =>
  () =>
    (worth ? gold(32, 32, 29, worth) : disc(32, 32, 29, GILT) + put(32, 34, coronet(PAPER), 1.4)) +
    disc(32, 32, 24, 'none');

const CORNERS = `M${times(5, (corner) => `${corner ? 'L' : ''}${polar(32, corner * 72, 32, 34)}`)}z`;

/** A kingdom token: five corners, a castle under a crown, and its five points. */
export const kingdom: Drawing = ({ field, hatch }) =>
  piece(CORNERS, GILT, 3) +
  piece(`${merlons(15, 30, 4, 5)}v28H15z`, field) +
  piece('M15 30h35v28H15z', hatch) +
  put(32, 17, coronet(PAPER), 0.8) +
  disc(32, 44, 11, PAPER) +
  figure(5, 32, 44, 16);

/** A tax collector's token: a purse on an octagon. */
export const tax: Drawing = ({ pale }) =>
  piece('M20 3h24l17 17v24L44 61H20L3 44V20z', pale, 3) +
  piece('M24 22C8 32 10 54 22 54h20c12 0 14-22-2-32z', '#da6') +
  piece('M24 20c-4-4-5-7-6-11 6 3 9-1 14 0 5-1 8 3 14 0-1 4-2 7-6 11z', '#da6') +
  piece('M21 18h22v5H21z', FLAME) +
  line('M44 21q8 2 6 10', FLAME, 3) +
  money(32, 40, 9);
