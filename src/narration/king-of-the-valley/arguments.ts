import type { Refusal } from '../../engine/types.ts';
import { rowOf, sideOf, type HillPlace } from '../../games/king-of-the-valley/hill.ts';
import {
  kindOf,
  taxOf,
  type CollectorId,
  type TileId,
} from '../../games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../games/king-of-the-valley/types.ts';
import { argumentsOf, type NameKinds, type Naming } from '../../i18n/arguments.ts';
import type { Arguments, Translator } from '../../i18n/translate.ts';

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

/** Makes arguments of fields in one language. */
export type Fill = (fields: object) => Arguments;
