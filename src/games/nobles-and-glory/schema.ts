import * as v from 'valibot';
import { named, parseWith, readings, seat, wholeNumber } from '../../engine/format.ts';
import type { Format } from '../../engine/game.ts';
import { CARDS } from './cards.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import type { NoblesAndGlory } from './types.ts';
import { PHASES } from './types/state.ts';

const card = named('card', CARDS);
const cards = v.array(card);

const royal = v.strictObject({
  card,
  subjects: v.exactOptional(cards),
  preparation: v.exactOptional(card),
  recovery: v.exactOptional(cards),
});

const player = v.strictObject({
  seat,
  hand: v.exactOptional(cards),
  court: v.exactOptional(v.array(royal)),
  armies: v.exactOptional(cards),
  peasants: v.exactOptional(cards),
  glory: v.exactOptional(cards),
  jester: v.exactOptional(card),
  decree: v.exactOptional(v.strictObject({ card, progress: v.exactOptional(cards) })),
  treaty: v.exactOptional(
    v.strictObject({
      card,
      kind: v.exactOptional(v.picklist(['treaty', 'feast'])),
      laid: v.exactOptional(wholeNumber),
    }),
  ),
});

const positionSchema = v.strictObject({
  players: v.array(player),
  box: v.exactOptional(v.boolean()),
  over: v.exactOptional(v.boolean()),
  turn: v.exactOptional(seat),
  number: v.exactOptional(wholeNumber),
  phase: v.exactOptional(v.picklist(PHASES)),
  polity: v.exactOptional(
    v.strictObject({
      prize: card,
      round: v.exactOptional(v.picklist([1, 2])),
      led: v.exactOptional(card),
    }),
  ),
  duel: v.exactOptional(
    v.strictObject({
      card,
      royal: card,
      loser: v.exactOptional(seat),
      placed: v.exactOptional(cards),
    }),
  ),
  battle: v.exactOptional(
    v.strictObject({ card, step: v.exactOptional(v.picklist(['defence', 'plunder'])) }),
  ),
  drawPile: v.exactOptional(cards),
  discardPile: v.exactOptional(cards),
  rulings: v.exactOptional(readings(RULINGS)),
});

const bare = <const Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), seat });
const ofCard = <const Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), seat, card });
const beside = <const Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), seat, card, royal: card });
const anywhere = <const Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), seat, card, royal: v.nullable(card) });
const replacing = <const Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), seat, card, by: card });

const forGlory = <const Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), seat, card, glory: card });

const actionSchema = v.variant('type', [
  bare('set-up'),
  v.strictObject({ type: v.literal('starting-cards'), seat, royal: card, subject: card }),
  bare('done'),
  beside('place'),
  beside('move'),
  v.strictObject({ type: v.literal('swap'), seat, card, other: card }),
  bare('redraw'),
  ofCard('place-royal'),
  ofCard('place-jester'),
  ofCard('lay-army'),
  ofCard('turn-up'),
  beside('place-preparation'),
  bare('reveal'),
  v.strictObject({ type: v.literal('exchange-hand'), seat, card, by: card, peasant: card }),
  replacing('exchange-peasant'),
  ofCard('discard-subject'),
  ofCard('discard-peasant'),
  beside('ennoble'),
  v.strictObject({ type: v.literal('regnant'), seat, card, by: card, glory: card }),
  replacing('replace'),
  ofCard('champion'),
  ofCard('discard-glory'),
  ofCard('scandal'),
  ofCard('treason'),
  anywhere('insurrection'),
  ofCard('estate'),
  ofCard('paramour'),
  ofCard('depose'),
  ofCard('greed'),
  beside('assassinate'),
  v.strictObject({ type: v.literal('kill-jester'), seat, card, jester: card }),
  beside('duel'),
  ofCard('duel-card'),
  bare('yield-duel'),
  bare('discard-royal'),
  ofCard('give-glory'),
  bare('allow-taking'),
  ofCard('dethrone'),
  ofCard('decree'),
  v.strictObject({
    type: v.literal('horticulture'),
    seat,
    card,
    peasant: card,
    by: card,
    glory: card,
  }),
  v.strictObject({
    type: v.literal('tournament'),
    seat,
    card,
    peasant: card,
    by: card,
    subject: card,
    royal: v.nullable(card),
    glory: card,
  }),
  v.strictObject({ type: v.literal('accoutres'), seat, card, army: card, by: card, glory: card }),
  v.strictObject({
    type: v.literal('construction'),
    seat,
    card,
    subject: card,
    by: card,
    glory: card,
  }),
  ofCard('battle'),
  ofCard('defend'),
  bare('polity'),
  ofCard('polity-lead'),
  ofCard('polity-follow'),
  bare('abstain'),
  ofCard('take-prize'),
  ofCard('treaty'),
  ofCard('break-treaty'),
  bare('restore-treaty'),
  bare('lay-feast'),
  ofCard('master-of-the-hunt'),
  v.strictObject({ type: v.literal('herald'), seat, card, subject: card }),
  v.strictObject({ type: v.literal('enlist'), seat, card, subject: card, by: card }),
  v.strictObject({ type: v.literal('gentrify'), seat, card, peasant: card, royal: card }),
  forGlory('transhumance'),
  forGlory('apostle'),
  v.strictObject({ type: v.literal('levy'), seat, card, glory: card, royal: card }),
  forGlory('merchant'),
  ofCard('serf'),
  ofCard('remove-recovery'),
  v.strictObject({
    type: v.literal('discard'),
    seat,
    card,
    to: v.picklist(['discard-pile', 'peasants']),
  }),
  anywhere('take'),
  bare('draw'),
  ofCard('draw-peasant'),
  ofCard('divine'),
  anywhere('fervour'),
  bare('endow'),
]);

/**
 * Reads positions and actions of Nobles & Glory. Problems are told in English, for authors and
 * programs.
 */
export const format: Format<NoblesAndGlory> = {
  rules: RULES,
  explanations: [],
  position: (input) => parseWith(positionSchema, input),
  action: (input, seated) => parseWith(actionSchema, input, seated),
};
