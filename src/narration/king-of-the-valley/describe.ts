import { kindsIn, sizeOf } from '../../engine/pieces.ts';
import type { Refusal } from '../../engine/types.ts';
import {
  placeAt,
  rowOf,
  sideOf,
  type HillPlace,
  type Row,
  type Side,
} from '../../games/king-of-the-valley/hill.ts';
import {
  COLUMNS,
  INFLUENCE,
  kindOf,
  taxOf,
  type CollectorId,
  type TileId,
} from '../../games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../games/king-of-the-valley/types.ts';
import type { Action, ActionOf, KingdomSet } from '../../games/king-of-the-valley/types/action.ts';
import type { Event, EventOf } from '../../games/king-of-the-valley/types/event.ts';
import type { Castle } from '../../games/king-of-the-valley/types/state.ts';
import type { View } from '../../games/king-of-the-valley/types/view.ts';
import { argumentsOf, type NameKinds, type Naming } from '../../i18n/arguments.ts';
import type { Arguments, Translator } from '../../i18n/translate.ts';
import { bestFirst, type Describer } from '../describer.ts';

/**
 * A tile by its id or its character. A tax collector is named by what stands on it: `collector`,
 * and `collector.acc` for such a form.
 */
const TILE: Naming = {
  kind: 'tile',
  name(t, id, form) {
    const isCollector = id.startsWith('tax-collector-');
    const name = isCollector ? 'collector' : `tile.${id}`;
    const key = form ? `${name}.${form}` : name;
    if (form && !t.has(key)) return undefined;
    return t.text(key, isCollector ? taxOf(id as CollectorId) : {});
  },
};

/** A place of the hill by its side and its row. */
const PLACE: Naming = {
  kind: 'place',
  name: (t, id, form) =>
    form ? undefined : t.text(`place.${sideOf(id as HillPlace)}`, { row: rowOf(id as HillPlace) }),
};

/** Positions of the valley, which have the same names in every language. */
const CELL: Naming = { kind: 'cell', name: (_, id, form) => (form ? undefined : id) };

/** The names in what happens, and what kind each is of. */
export const NAME_KINDS: NameKinds = {
  ...Object.fromEntries(['seat', 'other', 'winners'].map((field) => [field, 'seat'])),
  ...Object.fromEntries(
    ['tile', 'tiles', 'kind', 'given', 'taken', 'give'].map((field) => [field, TILE]),
  ),
  cells: CELL,
  column: 'column',
  side: 'side',
  place: PLACE,
};

/** What `other` names in a refusal where it is no seat. */
const OTHERS: Readonly<Partial<Record<KingOfTheValley['reason'], Naming>>> = {
  'not-straight': CELL,
  'not-identical': TILE,
  'different-orders': TILE,
};

/**
 * King of the Valley in words. Messages are `event.<type>`, `refused.<reason>`, `act.<type>` and
 * `decide.<decision>`.
 */
export function describeKingOfTheValley(t: Translator): Describer<Event, Action, View> {
  const fill: Fill = (fields) => valleyArguments(t, fields);
  return {
    event: (event, view) =>
      t.html(eventKey(event), { ...fill(event), ...special(t, event, view, fill) }),
    refusal: (refusal) => t.html(`refused.${refusal.reason}`, refusalArguments(t, refusal)),
    action: (action, view) => t.text(actionKey(action, view), actionArguments(action, view, fill)),
    apart: (action, view) => apart(t, action, view, fill),
    group: (action, view) =>
      groupOf(t, action, t.text(actionKey(action, view), actionArguments(action, view, fill))),
    decision: (decision) =>
      decision
        ? t.text(`decide.${decision.name}`, fill({ seat: decision.seats[0], ...decision.about }))
        : t.text('decide.over'),
  };
}

/** Fields of an event, an action or an answer as arguments of a message. */
export const valleyArguments = (t: Translator, fields: object): Arguments =>
  argumentsOf(t, fields, NAME_KINDS);

/**
 * The particulars of a refusal as arguments of its message, with the character of the tile it
 * names: `{kind}`.
 */
export function refusalArguments(
  t: Translator,
  { reason, particulars = {} }: Pick<Refusal, 'reason' | 'particulars'>,
): Arguments {
  const other = OTHERS[reason as KingOfTheValley['reason']];
  const { tile } = particulars;
  const kind = tile === undefined ? {} : { kind: kindOf(tile as TileId) };
  return argumentsOf(t, { ...kind, ...particulars }, other ? { ...NAME_KINDS, other } : NAME_KINDS);
}

type Fill = (fields: object) => Arguments;

function eventKey(event: Event): string {
  switch (event.type) {
    case 'hillFilled':
      return `event.hillFilled.${event.tiles.some(({ stage }) => stage === 1) ? 'set-up' : 'refilled'}`;
    case 'tilesSummoned':
      return `event.tilesSummoned.${event.way}`;
    case 'taxCollected':
      return event.column ? 'event.taxCollected' : 'event.taxCollected.free';
    case 'lineScored':
      return `event.lineScored.${event.line}`;
    case 'gameWon':
      return `event.gameWon.${event.by}`;
    default:
      return `event.${event.type}`;
  }
}

/** Arguments that no single field gives; `view` is the table after the event. */
function special(t: Translator, event: Event, view: View, fill: Fill): Arguments {
  switch (event.type) {
    case 'hillFilled':
      return fill({ tiles: event.tiles.map(({ tile }) => tile) });
    case 'tilesSummoned':
      return fill(summoned(event));
    case 'kingdomClaimed':
      return fill({ tiles: listed(event.tiles) });
    case 'positionReplenished':
      return fill({ under: kingOf(view, event.seat) === event.cell });
    case 'endTriggered':
      return { when: isLast(view, event.seat) ? 'now' : 'later' };
    case 'reputationScored':
      return { total: event.score.total };
    case 'gameWon':
      return {
        totals: t.list(
          bestFirst(event.totals, event.winners).map(([seat, points]) =>
            t.text('event.total', { ...fill({ seat }), points }),
          ),
        ),
      };
    default:
      return {};
  }
}

/**
 * What has been summoned: the first tile, the character of them all, where they were, and how many.
 */
function summoned({ tiles }: EventOf<'tilesSummoned'>): object {
  const { tile } = tiles[0]!;
  return { tile, kind: kindOf(tile), cells: tiles.map(({ cell }) => cell), count: tiles.length };
}

/** The tiles of a kingdom set in the order of the columns. */
const listed = (set: KingdomSet): TileId[] => COLUMNS.flatMap((column) => set[column] ?? []);

const playerOf = ({ players }: View, seat: string): View['players'][number] | undefined =>
  players.find((player) => player.seat === seat);

const kingOf = (view: View, seat: string): string | null | undefined => playerOf(view, seat)?.king;

/** Whether a round ends with the turn of this seat. */
function isLast({ players, startingPlayer }: View, seat: string): boolean {
  const place = players.findIndex((player) => player.seat === seat);
  return players[(place + 1) % players.length]!.seat === startingPlayer;
}

function actionKey(action: Action, view: View): string {
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
function actionArguments(action: Action, view: View, fill: Fill): Arguments {
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
function apart(t: Translator, action: Action, view: View, fill: Fill): string | undefined {
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
function groupOf(t: Translator, action: Action, label: string): { key: string; label: string } {
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
