import type { Turn } from '../../../engine/game.ts';
import { isSought } from '../abilities/search.ts';
import { beginNextTurn } from '../follows/next-turn.ts';
import { refuse, type Verdict } from '../refusals.ts';
import { playerAt } from '../table.ts';
import type { ActionOf, CardId, PileId, RivalKings, State } from '../types.ts';
import { DUE_RULES, judgeNothingDue } from './due.ts';
import { judgeTurn } from './moment.ts';
import { dueActions, judgeRobberyDuty } from './own.ts';
import { judgePrice, resolvePurchase } from '../card-actions/purchase.ts';

/** Ending the own turn. */
export function judgeEnd(state: State, { seat }: ActionOf<'end'>): Verdict {
  const early = judgeTurn(state, seat) ?? judgeNothingDue(state, seat) ?? judgeRobberyDuty(state, seat);
  if (early) return early;
  const [due] = dueActions(state, playerAt(state, seat));
  return due && refuse('rk.action.left-to-right', 'must-act', { seat, action: due });
}

export const resolveEnd = (turn: Turn<RivalKings>): void => beginNextTurn(turn);

type Search = { readonly subject: 'vintner' | 'miner'; readonly pile: PileId };

const searchOf = (state: State): Search | null => (state.stage.type === 'turn' ? state.stage.search : null);

const searchRule = ({ subject }: Search) => (subject === 'vintner' ? 'rk.ability.vintner' : 'rk.ability.miner');

/** The action by which the searcher acquires the card. */
const purchaseOf = ({ subject }: Search) => (subject === 'vintner' ? 'recruit' : 'buy');

/** Doing without an action that is due, or without a card from the pile being looked through. */
export function judgeWaive(state: State, { seat }: ActionOf<'waive'>): Verdict {
  const early = judgeTurn(state, seat);
  if (early || state.stage.type !== 'turn') return early;
  const { pending, search } = state.stage;
  if (search) {
    const must =
      state.rulings['pile-search-decline'] === 'must-buy-if-able' && takeCandidates(state, seat).some((take) => !judgeTake(state, take));
    return must ? refuse(searchRule(search), 'must-take', { seat }) : undefined;
  }
  return pending.length > 0 ? undefined : refuse('rk.turn.rank-order', 'nothing-due', { seat });
}

export function resolveWaive(turn: Turn<RivalKings>, { seat }: ActionOf<'waive'>): void {
  const { stage } = turn.state;
  if (stage.type !== 'turn') return;
  const [due] = stage.pending;
  if (stage.search) turn.emit({ type: 'searchEnded', seat }, [searchRule(stage.search)]);
  else if (due) {
    turn.emit({ type: 'actionWaived', seat, action: due.kind }, [DUE_RULES[due.source]]);
  }
}

/** Cards that the searcher may name, each kind once, and its deeper copy where there is one. */
export function takeCandidates(state: State, seat: ActionOf<'take'>['seat']): ActionOf<'take'>[] {
  const search = searchOf(state);
  if (!search) return [];
  const { cards } = state.piles[search.pile];
  return [...new Set(cards)].flatMap((card) => {
    const take: ActionOf<'take'> = { type: 'take', seat, card };
    return cards.indexOf(card) === cards.lastIndexOf(card) ? [take] : [take, { ...take, copy: 'deeper' as const }];
  });
}

/** The place of the card in the pile, 0 on top, or -1. */
function depthOf(state: State, { pile }: Search, card: CardId, copy: 'deeper' | undefined): number {
  const { cards } = state.piles[pile];
  const top = cards.indexOf(card);
  return copy === 'deeper' ? cards.indexOf(card, top + 1) : top;
}

/** Taking a card from the pile being looked through. */
export function judgeTake(state: State, { seat, card, copy }: ActionOf<'take'>): Verdict {
  const early = judgeTurn(state, seat);
  if (early) return early;
  const search = searchOf(state);
  if (!search) return refuse('rk.action.top-card', 'nothing-to-search-now', { seat, card });
  const rule = searchRule(search);
  if (depthOf(state, search, card, copy) < 0) return refuse(rule, 'not-in-pile', { card, pile: search.pile });
  if (!isSought(search.subject, card)) return refuse(rule, 'wrong-kind', { subject: search.subject, card });
  return judgePrice(state, seat, card, purchaseOf(search), 0);
}

export function resolveTake(turn: Turn<RivalKings>, { seat, card, copy }: ActionOf<'take'>): void {
  const search = searchOf(turn.state);
  if (!search) return;
  const depth = depthOf(turn.state, search, card, copy);
  const rule = searchRule(search);
  resolvePurchase(turn, { seat, pile: search.pile, depth, action: purchaseOf(search), source: 'ability', discount: 0, rule });
}
