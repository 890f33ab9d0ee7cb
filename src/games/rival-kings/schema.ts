import * as v from 'valibot';
import {
  bySeat,
  named,
  number,
  oneFieldOf,
  optionals,
  parseWith,
  readings,
  seat,
  wholeNumber,
} from '../../engine/format.ts';
import { MOST_GAMES, type Format } from '../../engine/game.ts';
import { BUILDINGS, COLOURS, SUBJECTS } from './cards.ts';
import { ACTION_KINDS, CHARACTERS, RANKS } from './characters.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import { type RivalKings } from './types.ts';
import { PILES } from './types/state.ts';

const character = named('character', CHARACTERS);
const subject = named('subject', SUBJECTS);
const building = named('building', BUILDINGS);
const card = named('card', [...SUBJECTS, ...BUILDINGS]);
const pile = v.picklist(PILES);
const kind = v.picklist(ACTION_KINDS);

const player = v.strictObject({
  seat,
  hand: v.exactOptional(v.array(character)),
  played: v.exactOptional(character),
  coins: v.exactOptional(number),
  markers: v.exactOptional(number),
  subjects: v.exactOptional(v.array(subject)),
  buildings: v.exactOptional(v.array(building)),
  crests: v.exactOptional(v.array(v.strictObject({ action: kind, by: seat }))),
  spent: v.exactOptional(subject),
});

const pileSchema = v.strictObject({
  cards: v.exactOptional(v.array(card)),
  size: v.exactOptional(number),
  coins: v.exactOptional(number),
});

const byCard = (value: v.GenericSchema) =>
  optionals(Object.fromEntries([...SUBJECTS, ...BUILDINGS].map((id) => [id, value])));

const points = bySeat(wholeNumber);

const positionSchema = v.strictObject({
  players: v.array(player),
  box: v.exactOptional(v.boolean()),
  round: v.exactOptional(v.pipe(wholeNumber, v.minValue(1))),
  cycle: v.exactOptional(v.picklist([1, 2])),
  turn: v.exactOptional(seat),
  over: v.exactOptional(v.boolean()),
  piles: v.exactOptional(optionals(Object.fromEntries(PILES.map((id) => [id, pileSchema])))),
  supplyCoins: v.exactOptional(number),
  supplyMarkers: v.exactOptional(number),
  leftovers: v.exactOptional(v.array(character)),
  neutral: v.exactOptional(character),
  usedCharacters: v.exactOptional(v.array(character)),
  numbers: v.exactOptional(byCard(number)),
  colours: v.exactOptional(byCard(v.picklist(COLOURS))),
  symbols: v.exactOptional(optionals(Object.fromEntries(RANKS.map((rank) => [rank, character])))),
  rulings: v.exactOptional(readings(RULINGS)),
  series: v.exactOptional(
    v.strictObject({
      goal: oneFieldOf({ games: number, points: number }),
      played: v.exactOptional(
        v.pipe(v.array(points), v.maxLength(MOST_GAMES, `expected at most ${MOST_GAMES} games`)),
      ),
    }),
  ),
});

const using = v.exactOptional(v.literal('sailor'));
const ability = <Subject extends (typeof SUBJECTS)[number], Fields extends v.ObjectEntries>(
  subjects: readonly Subject[],
  fields: Fields,
) => v.strictObject({ type: v.literal('ability'), seat, subject: v.picklist(subjects), ...fields });

const abilitySchema = v.variant('subject', [
  ability(['watchman', 'jailer', 'scholar', 'sailor', 'blacksmith'], {}),
  ability(['gardener'], { swapWith: seat }),
  ability(['court-lady'], { from: seat, give: building, take: building }),
  ability(['bishop'], {
    from: seat,
    give: subject,
    take: subject,
    giveCopy: v.exactOptional(v.literal('older')),
    takeCopy: v.exactOptional(v.literal('older')),
  }),
  ability(['troubadour'], { give: card, pile, giveCopy: v.exactOptional(v.literal('older')) }),
  ability(['carpenter', 'market-woman', 'innkeeper', 'vintner', 'miner'], { pile }),
  ability(['herbalist'], { to: seat }),
  ability(['farmer'], { action: kind }),
]);

const actionSchema = v.variant('type', [
  v.strictObject({ type: v.picklist(['set-up', 'reveal', 'hold-back', 'waive', 'end']), seat }),
  v.strictObject({ type: v.literal('choose'), seat, character }),
  v.strictObject({ type: v.literal('steal'), seat, from: seat, action: kind }),
  v.strictObject({ type: v.literal('settle'), seat, using }),
  v.strictObject({ type: v.literal('pass'), seat, to: seat, using }),
  v.strictObject({ type: v.picklist(['money', 'recruit']), seat, pile, using }),
  v.strictObject({
    type: v.literal('buy'),
    seat,
    pile,
    using: v.exactOptional(v.picklist(['sailor', 'blacksmith'])),
  }),
  v.strictObject({
    type: v.literal('take'),
    seat,
    card,
    copy: v.exactOptional(v.literal('deeper')),
  }),
  abilitySchema,
]);

/**
 * Reads positions and actions of Rival Kings. Problems are told in English, for authors and
 * programs.
 */
export const format: Format<RivalKings> = {
  rules: RULES,
  explanations: ['rk.rank.trade-off', 'rk.action.kinds', 'rk.pair.colours', 'rk.legend.symbols'],
  position: (input) => parseWith(positionSchema, input),
  action: (input, seated) => parseWith(actionSchema, input, seated),
};
