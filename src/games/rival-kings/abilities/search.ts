import type { PurchaseKind } from '../card-actions/purchase.ts';
import { BUILDINGS, CARDS, numberOf, SUBJECTS, type CardId } from '../cards.ts';
import { refuse } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { PILES, type State } from '../types/state.ts';
import type { Ability } from './ability.ts';

/** The subjects that look through a pile. */
export type Searcher = 'vintner' | 'miner';

/** What a searcher looks for, and the action by which it acquires the card. */
interface Sought {
  readonly rule: Rule;
  readonly seeks: 'subject' | 'building';
  readonly purchase: PurchaseKind;
}

export interface Searching<Subject extends Searcher> extends Ability<Subject>, Sought {}

/** Whether a searcher may take this card. */
export const isSought = ({ seeks }: Sought, card: CardId): boolean => CARDS[card].kind === seeks;

const cheapest = (state: State, { seeks }: Sought): number =>
  Math.min(...(seeks === 'subject' ? SUBJECTS : BUILDINGS).map((card) => numberOf(state, card)));

/**
 * An ability that looks through one pile and may buy a card of one kind from it. Whether the pile
 * holds something affordable shows only while looking; without a coin for the cheapest kind, or at
 * a pile without any such card, there is nothing to do.
 */
export function searches<Subject extends Searcher>(
  subject: Subject,
  sought: Sought,
): Searching<Subject> {
  const { rule } = sought;
  return {
    ...sought,
    window: 'own-turn',
    candidates: (_state, { seat }) =>
      PILES.map((pile) => ({ type: 'ability', seat, subject, pile })),
    judge(state, { coins }, { seat, pile }) {
      if (!state.piles[pile].cards.some((card) => isSought(sought, card)))
        return refuse(rule, 'nothing-to-search', { pile, subject });
      const price = cheapest(state, sought);
      return coins < price
        ? refuse(rule, 'cannot-afford-any', { seat, subject, price, coins })
        : undefined;
    },
    resolve(turn, { seat, pile }) {
      turn.emit(
        { type: 'pileSearched', seat, subject, pile, cards: turn.state.piles[pile].cards },
        [rule],
        [seat],
      );
    },
    touches: () => ['pile-search-decline'],
  };
}
