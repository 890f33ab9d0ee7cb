import type { Turn } from '../../../engine/game.ts';
import { isNumber, suitOf } from '../cards.ts';
import { renewIfEmpty } from '../draw.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { gloryCountOf } from '../glory.ts';
import { otherThan, playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, State } from '../types/state.ts';

const RULE = 'ng.action.polity.condition';
const COMPLETABLE = 'ng.action.completable';

const HEARTS_NEEDED = 2;
const CARDS_NEEDED = 5;

/** Polity: two rounds at most about a card of the Draw Pile (`ng.action.polity.condition`). */
export const polity: Family<ActionOf<'polity'>> = {
  types: ['polity'],
  candidates: (_, seat) => [{ type: 'polity', seat }],
  judge: judgePolity,
  use: declarePolity,
};

/**
 * Once in a phase, with two Heart Subjects, fewer Glory Cards than the other player and five cards
 * in each hand; with a Number Card to lead, and a card to turn up.
 */
function judgePolity(state: State, phase: ActionPhase, { seat }: ActionOf<'polity'>): Judgement {
  const used = judgeUnused(phase, ['polity'], 'polity');
  if (used) return used;
  const [player, other] = [playerAt(state, seat), otherThan(state, seat)];
  const hearts = subjectsOf(player.court).filter((card) => suitOf(card) === 'heart').length;
  if (hearts < HEARTS_NEEDED)
    return refuse(RULE, 'too-few-subjects', {
      suit: 'heart',
      count: hearts,
      needed: HEARTS_NEEDED,
    });
  const [count, most] = [player, other].map((each) => gloryCountOf(each, state.rulings));
  if (count! >= most!) return refuse(RULE, 'not-fewer-glory', { count: count!, most: most! });
  return judgeHand(player) ?? judgeHand(other) ?? judgeStart(state, player);
}

const judgeHand = ({ seat, hand: { length: count } }: Player): Judgement =>
  count < CARDS_NEEDED
    ? refuse(RULE, 'hand-too-small', { seat, count, needed: CARDS_NEEDED })
    : undefined;

/** The first round can be played, as far as its leader is concerned. */
function judgeStart({ drawPile, discardPile, players }: State, { seat, hand }: Player): Judgement {
  if (!hand.some(isNumber)) return refuse(COMPLETABLE, 'no-number-card', { seat });
  const lying = [drawPile, discardPile, ...players.map(({ peasants }) => peasants)];
  return lying.every((cards) => cards.length === 0)
    ? refuse(COMPLETABLE, 'no-card-to-turn')
    : undefined;
}

/**
 * The top card of the Draw Pile is turned up: a Number Card is the prize, another is discarded, and
 * nothing else happens (`ng.action.polity.reveal`, `ng.action.polity.prize`).
 */
function declarePolity(turn: Turn<NoblesAndGlory>, { seat }: ActionOf<'polity'>): void {
  turn.emit({ type: 'actionUsed', seat, action: 'polity' }, [RULE]);
  renewIfEmpty(turn);
  const [card] = turn.state.drawPile;
  if (!card) return;
  turn.emit({ type: 'polityCardTurned', seat, card }, [
    'ng.action.polity.reveal',
    ...(isNumber(card) ? (['ng.action.polity.prize'] as const) : []),
  ]);
  renewIfEmpty(turn);
}
