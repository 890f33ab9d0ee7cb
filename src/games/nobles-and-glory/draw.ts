import type { Turn } from '../../engine/game.ts';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import { CARDS, suitOf, type CardId } from './cards.ts';
import { playerAt } from './players.ts';
import { EFFECT_RULES, drawsMore, effectOf } from './prestigious/effect.ts';
import type { Rule } from './rules.ts';
import { subjectsOf } from './subjects.ts';
import type { NoblesAndGlory } from './types.ts';

/** Cards in hand at which no more are drawn (`ng.hand.limit`). */
const HAND_LIMIT = 7;

/**
 * An empty Draw Pile is renewed at once from the Discard Pile and the top card of each Peasant
 * Pile, the one that came last; where there is none of these, it stays empty (`ng.deck.reshuffle`).
 * `inUse`: lies on the Discard Pile as what has emptied it, and stays there.
 */
export function renewIfEmpty(turn: Turn<NoblesAndGlory>, inUse?: CardId): void {
  const { drawPile, discardPile, players } = turn.state;
  if (drawPile.length > 0) return;
  const peasants = players.flatMap(({ seat, peasants: pile }) =>
    pile.slice(-1).map((card) => ({ seat, card })),
  );
  const cards = [
    ...discardPile.filter((card) => card !== inUse),
    ...peasants.map(({ card }) => card),
  ];
  if (cards.length === 0) return;
  const inOrder = CARDS.filter((card) => cards.includes(card));
  turn.emit(
    { type: 'pileRenewed', cards: turn.random.shuffled(inOrder), peasants },
    ['ng.deck.reshuffle'],
    [],
  );
}

/**
 * Draws a card into the hand, unseen by the other player unless they laid it there; false where
 * there is none, and the draw lapses.
 */
export function drawOne(turn: Turn<NoblesAndGlory>, seat: Seat, cites: NonEmpty<Rule>): boolean {
  renewIfEmpty(turn);
  const [card] = turn.state.drawPile;
  if (!card) return false;
  const knowers = turn.state.known[card] ?? [];
  turn.emit({ type: 'cardDrawn', seat, card }, cites, [
    seat,
    ...knowers.filter((other) => other !== seat),
  ]);
  renewIfEmpty(turn);
  return true;
}

/**
 * The fourth step of the Migration Phase: a card for each suit among the Subjects and perhaps one
 * more, as far as seven in hand (`ng.turn.migration.draw`, `ng.hand.limit`, `prestigious-count`).
 */
export function startDraw(turn: Turn<NoblesAndGlory>, seat: Seat): void {
  const { hand, court } = playerAt(turn.state, seat);
  const suits = new Set(subjectsOf(court).map(suitOf)).size;
  const effect = drawsMore(court);
  const draws = Math.max(0, Math.min(suits + (effect ? 1 : 0), HAND_LIMIT - hand.length));
  turn.emit({ type: 'migrationStepStarted', seat, step: 'draw', draws }, [
    'ng.turn.migration.draw',
    'ng.hand.limit',
    ...(effect && draws > 0 ? (['ng.prestigious', EFFECT_RULES[effect]] as const) : []),
  ]);
}

/**
 * A draw of that step from the Draw Pile; with Fervour the player is asked about the card
 * (`ng.turn.migration.draw`, `ng.prestigious.fervour`).
 */
export function drawForStep(turn: Turn<NoblesAndGlory>, seat: Seat): boolean {
  const drawn = drawOne(turn, seat, ['ng.turn.migration.draw']);
  if (drawn && effectOf(playerAt(turn.state, seat).court) === 'fervour')
    turn.emit({ type: 'effectStarted', seat, effect: 'fervour' }, [
      'ng.prestigious',
      'ng.prestigious.fervour',
    ]);
  return drawn;
}
