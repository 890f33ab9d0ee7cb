import { isJoker, type NumberId } from '../../games/nobles-and-glory/cards.ts';
import type { Action } from '../../games/nobles-and-glory/types/action.ts';
import type { View } from '../../games/nobles-and-glory/types/view.ts';
import {
  chamberlainIn,
  combatantIn,
  consortSuit,
  kingdomOf,
  otherOf,
  recoveringAbove,
  regnantSuit,
} from './kingdoms.ts';

/** The message that is the label of an action. */
export function actionKey(action: Action, view: View): string {
  const key = `act.${action.type}`;
  switch (action.type) {
    case 'done':
      return `${key}${doneVariant(view)}`;
    case 'discard':
      return `${key}.${action.to}`;
    case 'take':
    case 'insurrection':
    case 'tournament':
    case 'fervour':
      return action.royal ? key : `${key}.peasant`;
    case 'kill-jester':
      return view.rulings['jester-kill-conditions'] === 'free' ? `${key}.free` : key;
    case 'place':
    case 'ennoble':
      return (kingdomOf(view, action.seat)?.court.length ?? 0) > 1 ? `${key}.beside` : key;
    default:
      return key;
  }
}

/** What is over, or left out, with the action that does no more. */
function doneVariant({ stack }: View): string {
  const top = stack.at(-1);
  switch (top?.type) {
    case 'riders':
      return `.${top.left[0] === 'consort' ? 'consort' : 'glory'}`;
    case 'duel':
      return top.stage.name === 'training' ? '.reveal' : '.duel';
    case 'migration':
      return `.${top.step}`;
    case 'intrigue':
    case 'feast':
      return '.reveal';
    case 'polity':
      return top.lost ? '.prize' : '.reveal';
    case 'peasant':
    case 'action':
    case 'population':
    case 'inauguration':
    case 'rearrange':
    case 'fervour':
      return `.${top.type}`;
    default:
      return '';
  }
}

/** The Treaty Card that is to be answered with a Feast. */
function brokenTreaty({ stack }: View): NumberId | undefined {
  const top = stack.at(-1);
  return top?.type === 'feast' ? top.treaty.card : undefined;
}

/** What a label is told beside the fields of its action. */
export function actionFacts(action: Action, view: View): object {
  const { seat } = action;
  switch (action.type) {
    case 'starting-cards':
      return { cards: [action.royal, action.subject] };
    case 'swap':
      return { cards: [action.card, action.other] };
    case 'regnant':
      return { regnant: regnantSuit(view, seat) };
    case 'replace':
      return { consort: consortSuit(view, seat) };
    case 'estate':
    case 'paramour':
    case 'depose':
    case 'greed':
      return { royal: chamberlainIn(view, otherOf(view, seat)) };
    case 'discard-royal':
    case 'allow-taking':
      return { royal: combatantIn(view, seat), opponent: otherOf(view, seat) };
    case 'remove-recovery':
      return { royal: recoveringAbove(view, seat, action.card) };
    case 'kill-jester':
      return { from: view.players.find(({ jester }) => jester === action.jester)?.seat };
    case 'restore-treaty':
      return { card: brokenTreaty(view) };
    case 'endow':
      return { card: view.discardPile[0] };
    default:
      return { opponent: otherOf(view, seat) };
  }
}

/** Which of two cards with the same name an action is about; none where its card has a name alone. */
export const jokerIn = (action: Action): number | undefined =>
  (action.type === 'discard' || action.type === 'place-jester' || action.type === 'divine') &&
  isJoker(action.card)
    ? Number(action.card.split('-')[1])
    : undefined;
