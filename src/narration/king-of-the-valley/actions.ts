import { kindsIn, sizeOf } from '../../engine/pieces.ts';
import {
  placeAt,
  rowOf,
  sideOf,
  type HillPlace,
  type Row,
  type Side,
} from '../../games/king-of-the-valley/hill.ts';
import { COLUMNS, INFLUENCE, kindOf, type TileId } from '../../games/king-of-the-valley/tiles.ts';
import type { Action, ActionOf } from '../../games/king-of-the-valley/types/action.ts';
import type { Castle } from '../../games/king-of-the-valley/types/state.ts';
import type { View } from '../../games/king-of-the-valley/types/view.ts';
import type { Arguments, Translator } from '../../i18n/translate.ts';
import type { Fill } from './arguments.ts';
import { kingOf, playerOf } from './view.ts';

/** The message that labels an action. */
export function actionKey(action: Action, view: View): string {
  switch (action.type) {
    case 'decline':
      return `act.decline.${declined(view)}`;
    case 'place-king':
      return `act.place-king${view.valley[action.cell].tile ? '' : '.open'}`;
    case 'leg':
      return `act.leg${legEnding(action, view)}`;
    case 'recruit':
    case 'exchange':
      return `act.${action.type}${tileOn(view.hill, action.place) ? '' : '.empty'}`;
    default:
      return `act.${action.type}`;
  }
}

/** What somebody goes without. */
function declined(view: View): 'recruit' | 'kingdom' | 'skip' {
  const { stage } = view;
  if (stage.type !== 'turn') return 'skip';
  if (stage.phase === 1) return 'recruit';
  const castle = playerOf(view, stage.seat)?.castle;
  return stage.phase === 3 && castle && holdsKingdom(castle) ? 'kingdom' : 'skip';
}

/** How many different values a kingdom set has. */
const KINGDOM_VALUES = 5;

/** Whether a castle has face-up subjects of five different values. */
export const holdsKingdom = (castle: Castle): boolean =>
  new Set(
    COLUMNS.filter((column) => sizeOf(castle[column].up) > 0).map((column) => INFLUENCE[column]),
  ).size === KINGDOM_VALUES;

/** The tile at a place of the hill, if there is one. */
export const tileOn = (hill: View['hill'], place: HillPlace): TileId | undefined =>
  hill[sideOf(place)][rowOf(place) - 1];

/** What a leg of the king’s path comes to, as the end of its key. */
function legEnding(
  { seat, to, take }: ActionOf<'leg'>,
  view: View,
): '' | '.coin' | '.stay' | '.priest' | '.open' | '.set' | '.cells' {
  if (take) return kindsOn(view, take).length === 1 && take.length > 1 ? '.set' : '.cells';
  const { tile } = view.valley[to];
  if (tile === null) return '.open';
  if (tile !== 'priest') return view.valley[to].coin ? '.coin' : '';
  return kingOf(view, seat) === to ? '.stay' : '.priest';
}

/** The characters on positions, each once; none where a position is open. */
function kindsOn({ valley }: View, cells: readonly (keyof View['valley'])[]): string[] {
  const tiles = cells.map((cell) => valley[cell].tile);
  return tiles.includes(null) ? [] : [...new Set(tiles.map((tile) => kindOf(tile!)))];
}

/** All that the label of an action may tell, read off the table. */
export function actionArguments(action: Action, view: View, fill: Fill): Arguments {
  switch (action.type) {
    case 'place-king':
      return fill({ ...action, tile: view.valley[action.cell].tile });
    case 'recruit':
      return fill({
        ...action,
        tile: tileOn(view.hill, action.place),
        price: view.hillPrices[rowOf(action.place) - 1],
      });
    case 'leg': {
      const { to, take = [] } = action;
      return fill({
        to,
        tile: view.valley[to].tile,
        cells: take,
        count: take.length,
        kind: kindsOn(view, take)[0],
      });
    }
    case 'exchange':
      return fill({ ...action, taken: tileOn(view.hill, action.place) });
    case 'kingdom':
      return fill({ tiles: chosenIn(action, view) });
    case 'column':
      return fill({ ...action, tiles: comingFrom(view, action.side) });
    default:
      return fill(action);
  }
}

/**
 * The tiles that a column of the hill would bring into the valley; none where nobody has named one
 * of them.
 */
function comingFrom({ stage, hill, assumed }: View, side: Side): readonly TileId[] {
  const open = stage.type === 'turn' ? stage.opened.length : 0;
  const coming = hill[side].slice(0, open);
  return coming.some((_, place) => assumed.hill.includes(placeAt(side, (place + 1) as Row)))
    ? []
    : coming;
}

/**
 * What tells an action from another one of the same label: the place on the hill, or which tiles
 * are turned.
 */
export function apart(t: Translator, action: Action, view: View, fill: Fill): string | undefined {
  const args = actionArguments(action, view, fill);
  switch (action.type) {
    case 'recruit':
    case 'exchange':
      return tileOn(view.hill, action.place) && t.text(`act.${action.type}.apart`, args);
    case 'tax':
      return t.text('act.tax.apart', { ...args, subjects: counted(t, action.tiles, fill) });
    case 'kingdom':
      return t.text('act.kingdom.apart', args);
    default:
      return undefined;
  }
}

/**
 * The tiles that tell a kingdom set from the others in the castle, in the order of the columns:
 * those whose influence is there in another kind, too.
 */
function chosenIn({ seat, tiles }: ActionOf<'kingdom'>, view: View): TileId[] {
  const { castle } = playerOf(view, seat)!;
  const ofInfluence = (influence: number): TileId[] =>
    COLUMNS.filter((column) => INFLUENCE[column] === influence).flatMap((column) =>
      kindsIn(castle[column].up),
    );
  return COLUMNS.filter((column) => ofInfluence(INFLUENCE[column]).length > 1).flatMap(
    (column) => tiles[column] ?? [],
  );
}

/** Tiles counted by what they are: "2 knights of order 1 and a jester". */
function counted(t: Translator, tiles: readonly TileId[], fill: Fill): string {
  const groups = Map.groupBy(tiles, (tile) => tile);
  return t.list(
    [...groups].map(([tile, { length: count }]) =>
      t.text(count === 1 ? 'act.tax.one' : 'act.tax.item', { ...fill({ tile }), count }),
    ),
  );
}

/** Actions of one type share a group; sets that are passed have one of their own. */
export function groupOf(
  t: Translator,
  action: Action,
  label: string,
): { key: string; label: string } {
  switch (action.type) {
    case 'set-up':
    case 'decline':
      return { key: action.type, label };
    case 'leg':
      return action.take
        ? { key: 'set', label: t.text('try.set') }
        : { key: 'leg', label: t.text('try.leg') };
    default:
      return { key: action.type, label: t.text(`try.${action.type}`) };
  }
}
