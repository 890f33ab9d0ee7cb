import type { Seat } from '../../src/engine/types.ts';
import type { Readings } from '../../src/games/nobles-and-glory/rulings.ts';
import { topOf } from '../../src/games/nobles-and-glory/stack.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { Polity } from '../../src/games/nobles-and-glory/types/polity.ts';
import type { Position } from '../../src/games/nobles-and-glory/types/position.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import { card, cards, phasePosition, table } from './nobles-and-glory.ts';

/** What lies at a table where Noor may declare Polity, unless said otherwise. */
export interface PolityTable {
  readonly noor?: string;
  readonly mila?: string;
  readonly hand?: string;
  readonly theirHand?: string;
  readonly glory?: string;
  readonly theirGlory?: string;
  /** On top of the Draw Pile. */
  readonly prize?: string;
  readonly rulings?: Partial<Readings>;
}

export const polityPosition = (
  {
    noor = 'QH 2H 3H',
    mila = 'KS 4S 2D',
    hand = '5H 9C 8D 7S KC',
    theirHand = '7C 8C 6C 10S JC',
    glory = '',
    theirGlory = '9S',
    prize = '6H',
    rulings = {},
  }: PolityTable = {},
  rest: Omit<Position, 'players'> = {},
): Position =>
  phasePosition(
    'action',
    noor,
    mila,
    {
      noor: { hand: cards(hand), glory: cards(glory) },
      mila: { hand: cards(theirHand), glory: cards(theirGlory) },
    },
    { drawPile: cards(prize), rulings, ...rest },
  );

/** The table of that position. */
export const polityTable = (lying?: PolityTable): State => table(polityPosition(lying));

export const declarePolity: Action = { type: 'polity', seat: 'noor' };

export const leads = (written: string, seat: Seat = 'noor'): Action => ({
  type: 'polity-lead',
  seat,
  card: card(written),
});

export const plays = (written: string, seat: Seat = 'mila'): Action => ({
  type: 'polity-follow',
  seat,
  card: card(written),
});

export const abstains = (seat: Seat): Action => ({ type: 'abstain', seat });

export const takePrize = (given: string): Action => ({
  type: 'take-prize',
  seat: 'mila',
  card: card(given),
});

/** Mila leaves it. */
export const leavePrize: Action = { type: 'done', seat: 'mila' };

/** The Polity under way. */
export function polityOf(state: State): Polity {
  const top = topOf(state);
  if (top.type !== 'polity') throw new RangeError(`no Polity, but ${top.type}`);
  return top;
}
