import type { Frame, GameArms } from '../manifest.ts';
import type { Drawing } from '../shapes.ts';
import type { TinctureName } from '../tinctures.ts';
import { back, STAGES } from './back.ts';
import { countess } from './countess.ts';
import { duke } from './duke.ts';
import { farmer, wife } from './farmer.ts';
import { jester } from './jester.ts';
import { king, KINGS } from './king.ts';
import { knight, ORDERS } from './knight.ts';
import { priest } from './priest.ts';
import { queen } from './queen.ts';
import { subject } from './shapes.ts';
import { collectorOf, DEMANDS, taxCollector } from './tax-collector.ts';
import { coin, COINS, kingdom, tax } from './tokens.ts';
import { wizard } from './wizard.ts';

/** The subjects that have a column in a castle: their influence, bust and tincture. */
const COLUMNS: Readonly<
  Record<string, readonly [influence: number, bust: Drawing, tincture: TinctureName]>
> = {
  queen: [5, queen, 'purple'],
  duke: [4, duke, 'red'],
  countess: [3, countess, 'blue'],
  knight: [2, knight(), 'sable'],
  farmer: [1, farmer, 'green'],
  'farmers-wife': [1, wife, 'yellow'],
};

/**
 * What may stand on a tax collector: 3 to 10 gold is printed, anything else is somebody's own copy.
 */
const AMOUNTS = Array.from({ length: 20 }, (_, place) => place + 1);

interface Look {
  readonly frame: Frame;
  readonly tincture: TinctureName;
  readonly drawing: Drawing;
  /** By what stands after the `#`. */
  readonly faces?: Readonly<Record<string, Drawing>>;
}

const faces = <T extends string | number>(
  names: readonly T[],
  draw: (name: T) => Drawing,
): Readonly<Record<string, Drawing>> => Object.fromEntries(names.map((name) => [name, draw(name)]));

const LOOKS: Readonly<Record<string, Look>> = {
  ...Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([kind, [influence, bust, tincture]]): [string, Look][] => [
      [kind, { frame: 'tile', tincture, drawing: subject(influence, bust) }],
      [`portrait-${kind}`, { frame: 'arch', tincture, drawing: bust }],
    ]),
  ),
  knight: {
    frame: 'tile',
    tincture: 'sable',
    drawing: subject(2, knight()),
    faces: faces(ORDERS, (order) => subject(2, knight(order))),
  },
  jester: { frame: 'tile', tincture: 'red', drawing: subject(0, jester) },
  priest: { frame: 'specialist', tincture: 'red', drawing: priest },
  wizard: { frame: 'specialist', tincture: 'blue', drawing: wizard },
  'tax-collector': {
    frame: 'specialist',
    tincture: 'green',
    drawing: taxCollector,
    faces: Object.fromEntries(
      DEMANDS.flatMap((demand) =>
        AMOUNTS.map((gold) => [`${demand}-${gold}`, collectorOf(demand, gold)]),
      ),
    ),
  },
  back: { frame: 'tile', tincture: 'green', drawing: back(), faces: faces(STAGES, back) },
  king: { frame: 'none', tincture: 'sable', drawing: king(), faces: faces(KINGS, king) },
  coin: { frame: 'none', tincture: 'sable', drawing: coin(), faces: faces(COINS, coin) },
  kingdom: { frame: 'none', tincture: 'green', drawing: kingdom },
  tax: { frame: 'none', tincture: 'yellow', drawing: tax },
};

const lookOf = (card: string): Look => LOOKS[card.split('#')[0]!]!;

/**
 * The pictures of King of the Valley: a tile by its kind; a knight also by the order (`knight#2`),
 * a tax collector by what is demanded and paid (`tax-collector#3-5`), a back by its stage, a king
 * by the figure on the seat's crest (`king#bend`), a coin by its worth; the tokens; and the columns
 * of a castle by their subjects (`portrait-queen`).
 */
export const arms: GameArms = {
  drawings: Object.fromEntries(
    Object.entries(LOOKS).flatMap(([card, { drawing, faces: others = {} }]) => [
      ...Object.entries(others).map(([face, other]) => [`${card}#${face}`, other] as const),
      [card, drawing] as const,
    ]),
  ),
  tinctureOf: (card) => lookOf(card).tincture,
  frameOf: (card) => lookOf(card).frame,
};
