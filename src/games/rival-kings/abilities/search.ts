import { CARDS, isBuilding, isSubject, numberOf } from '../cards.ts';
import { refuse } from '../refusals.ts';
import { BUILDINGS, PILES, SUBJECTS, type CardId, type State } from '../types.ts';
import type { Ability } from './ability.ts';

/** What each searcher looks for. */
const SOUGHT = { vintner: 'subject', miner: 'building' } as const;
export type Searcher = keyof typeof SOUGHT;

/** Whether this searcher may take this card. */
export const isSought = (subject: Searcher, card: CardId): boolean => CARDS[card].kind === SOUGHT[subject];

const cheapest = (state: State, subject: Searcher): number =>
  Math.min(...(SOUGHT[subject] === 'subject' ? SUBJECTS : BUILDINGS).map((card) => numberOf(state, card)));

/**
 * An ability that looks through one pile and may buy a card of one kind from it. Whether the pile holds something affordable
 * shows only while looking; without a coin for the cheapest kind, or at a pile without any such card, there is nothing to do.
 */
export function searches<Subject extends Searcher>(subject: Subject, rule: 'rk.ability.vintner' | 'rk.ability.miner'): Ability<Subject> {
  const matches = SOUGHT[subject] === 'subject' ? isSubject : isBuilding;
  return {
    rule,
    window: 'own-turn',
    candidates: (_state, { seat }) => PILES.map((pile) => ({ type: 'ability', seat, subject, pile })),
    judge(state, { coins }, { seat, pile }) {
      if (!state.piles[pile].cards.some(matches)) return refuse(rule, 'nothing-to-search', { pile, subject });
      const price = cheapest(state, subject);
      return coins < price ? refuse(rule, 'cannot-afford-any', { seat, subject, price, coins }) : undefined;
    },
    resolve(turn, { seat, pile }) {
      turn.emit({ type: 'pileSearched', seat, subject, pile, cards: turn.state.piles[pile].cards }, [rule], [seat]);
    },
  };
}
