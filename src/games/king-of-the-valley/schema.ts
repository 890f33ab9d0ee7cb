import * as v from 'valibot';
import { named, parseWith, readings, seat, wholeNumber } from '../../engine/format.ts';
import type { Format } from '../../engine/game.ts';
import { HIGHEST_PRICE, HILL_PLACES, LOWEST_PRICE, ROWS, SIDES } from './hill.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import { COLUMNS, isSubject, STAGES, SUBJECTS, TILES } from './tiles.ts';
import type { KingOfTheValley } from './types.ts';
import { PHASES } from './types/state.ts';
import { CELLS } from './valley.ts';

const tile = named('tile', TILES);
const subject = named('subject', SUBJECTS);
const cell = named('position', CELLS);
const place = named('place', HILL_PLACES);
const column = v.picklist(COLUMNS);
const count = v.pipe(wholeNumber, v.minValue(0));

const optionals = (names: readonly string[], value: v.GenericSchema) =>
  v.strictObject(Object.fromEntries(names.map((name) => [name, v.exactOptional(value)])));

/** A list in which nothing stands twice. */
const different = (what: string, item: v.GenericSchema) =>
  v.pipe(
    v.array(item),
    v.check((items) => new Set(items).size === items.length, `expected different ${what}`),
  );

const subjects = optionals(SUBJECTS, count);
const tiles = optionals(TILES, count);

const player = v.strictObject({
  seat,
  king: v.exactOptional(cell),
  gold: v.exactOptional(count),
  castle: v.exactOptional(
    optionals(
      COLUMNS,
      v.strictObject({ up: v.exactOptional(subjects), down: v.exactOptional(subjects) }),
    ),
  ),
  taxed: v.exactOptional(different('columns', column)),
  kingdoms: v.exactOptional(count),
});

const pile = v.strictObject({
  tiles: v.exactOptional(v.array(tile)),
  size: v.exactOptional(count),
});

const prices = v.pipe(
  v.array(v.pipe(wholeNumber, v.minValue(LOWEST_PRICE), v.maxValue(HIGHEST_PRICE))),
  v.length(ROWS.length, `expected ${ROWS.length} prices, that of the lowest row first`),
);

const positionSchema = v.strictObject({
  players: v.array(player),
  box: v.exactOptional(v.boolean()),
  over: v.exactOptional(v.boolean()),
  startingPlayer: v.exactOptional(seat),
  turn: v.exactOptional(seat),
  round: v.exactOptional(v.pipe(wholeNumber, v.minValue(1))),
  phase: v.exactOptional(v.picklist(PHASES)),
  opened: v.exactOptional(different('positions', cell)),
  recruited: v.exactOptional(v.boolean()),
  valley: v.exactOptional(optionals(CELLS, v.nullable(tile))),
  coins: v.exactOptional(different('positions', cell)),
  hill: v.exactOptional(optionals(HILL_PLACES, v.nullable(tile))),
  piles: v.exactOptional(optionals(['2', '3'], pile)),
  discard: v.exactOptional(
    optionals(
      TILES.filter((each) => !isSubject(each)),
      count,
    ),
  ),
  hillPrices: v.exactOptional(prices),
  stages: v.exactOptional(
    v.strictObject(Object.fromEntries(STAGES.map((stage) => [String(stage), tiles]))),
  ),
  rulings: v.exactOptional(readings(RULINGS)),
});

const actionSchema = v.variant('type', [
  v.strictObject({ type: v.picklist(['set-up', 'decline']), seat }),
  v.strictObject({ type: v.literal('place-king'), seat, cell }),
  v.strictObject({ type: v.literal('recruit'), seat, place }),
  v.strictObject({ type: v.literal('jester'), seat, column }),
  v.strictObject({
    type: v.literal('leg'),
    seat,
    to: cell,
    take: v.exactOptional(different('positions', cell)),
  }),
  v.strictObject({ type: v.literal('exchange'), seat, column, give: subject, place }),
  v.strictObject({ type: v.literal('tax'), seat, column, tiles: v.array(subject) }),
  v.strictObject({ type: v.literal('kingdom'), seat, tiles: optionals(COLUMNS, subject) }),
  v.strictObject({ type: v.literal('column'), seat, side: v.picklist(SIDES) }),
]);

/**
 * Reads positions and actions of King of the Valley. Problems are told in English, for authors and
 * programs.
 */
export const format: Format<KingOfTheValley> = {
  rules: RULES,
  explanations: ['kv.characters.two-kinds', 'kv.subject.purpose', 'kv.specialist.grey-border'],
  position: (input) => parseWith(positionSchema, input),
  action: (input, seated) => parseWith(actionSchema, input, seated),
};
