import * as v from 'valibot';
import { named, parseWith, readings, seat } from '../../engine/format.ts';
import type { Format } from '../../engine/game.ts';
import { CARDS, FACTIONS } from './cards.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import { type Claim } from './types.ts';
import { PHASES } from './types/state.ts';

const card = named('card', CARDS);
const cards = v.array(card);

const player = v.strictObject({
  seat,
  hand: v.exactOptional(cards),
  recruits: v.exactOptional(
    v.strictObject({ won: v.exactOptional(cards), blind: v.exactOptional(cards) }),
  ),
  score: v.exactOptional(cards),
});

const positionSchema = v.strictObject({
  players: v.array(player),
  box: v.exactOptional(v.boolean()),
  over: v.exactOptional(v.boolean()),
  phase: v.exactOptional(v.picklist(PHASES)),
  youngest: v.exactOptional(seat),
  leader: v.exactOptional(seat),
  lastWinner: v.exactOptional(seat),
  led: v.exactOptional(card),
  contested: v.exactOptional(card),
  drawPile: v.exactOptional(cards),
  discard: v.exactOptional(cards),
  rulings: v.exactOptional(readings(RULINGS)),
});

const actionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('deal'), seat }),
  v.strictObject({
    type: v.literal('play'),
    seat,
    card,
    as: v.exactOptional(v.picklist(FACTIONS)),
  }),
]);

/** Reads positions and actions of Claim. Problems are told in English, for authors and programs. */
export const format: Format<Claim> = {
  rules: RULES,
  explanations: ['cl.setup.overview-cards-aside', 'cl.faction.goblin'],
  position: (input) => parseWith(positionSchema, input),
  action: (input, seated) => parseWith(actionSchema, input, seated),
};
