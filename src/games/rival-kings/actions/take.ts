import type { Turn } from '../../../engine/game.ts';
import { SEARCHES } from '../abilities/all.ts';
import { isSought, type Searcher } from '../abilities/search.ts';
import { judgePrice, resolvePurchase } from '../card-actions/purchase.ts';
import type { CardId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { RivalKings } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { PileId, State } from '../types/state.ts';
import { judgeTurn } from './moment.ts';

type Take = ActionOf<'take'>;

/** A pile that is being looked through. */
interface Search {
  readonly subject: Searcher;
  readonly pile: PileId;
}

const searchOf = (state: State): Search | null =>
  state.stage.type === 'turn' ? state.stage.search : null;

/** Cards that the searcher may name, each kind once, and its deeper copy where there is one. */
export function takeCandidates(state: State, seat: Take['seat']): Take[] {
  const search = searchOf(state);
  if (!search) return [];
  const { cards } = state.piles[search.pile];
  return [...new Set(cards)].flatMap((card) => {
    const take: Take = { type: 'take', seat, card };
    return cards.indexOf(card) === cards.lastIndexOf(card)
      ? [take]
      : [take, { ...take, copy: 'deeper' as const }];
  });
}

/** The place of the card in the pile, 0 on top, or -1. */
function depthOf(state: State, { pile }: Search, card: CardId, copy: 'deeper' | undefined): number {
  const { cards } = state.piles[pile];
  const top = cards.indexOf(card);
  return copy === 'deeper' ? cards.indexOf(card, top + 1) : top;
}

/** Taking a card from the pile being looked through. */
export function judgeTake(state: State, { seat, card, copy }: Take): Judgement {
  const early = judgeTurn(state, seat);
  if (early) return early;
  const search = searchOf(state);
  if (!search) return refuse('rk.action.top-card', 'nothing-to-search-now', { seat, card });
  const { subject, pile } = search;
  const ability = SEARCHES[subject];
  if (depthOf(state, search, card, copy) < 0)
    return refuse(ability.rule, 'not-in-pile', { card, pile });
  if (!isSought(ability, card)) return refuse(ability.rule, 'wrong-kind', { subject, card });
  return judgePrice(state, seat, card, ability.purchase, 0);
}

export function resolveTake(turn: Turn<RivalKings>, { seat, card, copy }: Take): void {
  const search = searchOf(turn.state);
  if (!search) return;
  const depth = depthOf(turn.state, search, card, copy);
  const { rule, purchase: action } = SEARCHES[search.subject];
  resolvePurchase(turn, {
    seat,
    pile: search.pile,
    depth,
    action,
    source: 'ability',
    discount: 0,
    rule,
  });
}
