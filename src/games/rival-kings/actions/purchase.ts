import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { isBuilding, isSubject, numberOf } from '../cards.ts';
import { refuse, type Verdict } from '../refusals.ts';
import type { Rule } from '../rules.ts';
import { playerAt } from '../table.ts';
import { PILES, type CardId, type PileId, type RivalKings, type Source, type State } from '../types.ts';
import { sourceCites } from './source.ts';

export type PurchaseKind = 'recruit' | 'buy';

const PAY_RULES = { recruit: 'rk.action.recruit.pay-at-pile', buy: 'rk.action.buy.pay-at-pile' } as const;
const CARD_RULES = {
  recruit: ['rk.action.recruit', 'rk.action.recruit.active'],
  buy: ['rk.action.buy', 'rk.action.buy.row', 'rk.display.rows'],
} as const satisfies Record<PurchaseKind, NonEmpty<Rule>>;

/** The card that an ordinary purchase takes from a pile: the visible top card, if it is of the right kind (`rk.action.top-card`). */
function offered(state: State, pile: PileId, kind: PurchaseKind): CardId | undefined {
  const [top] = state.piles[pile].cards;
  if (!top) return undefined;
  const byPile = state.rulings['troubadour-who-buys'] === 'by-pile-type';
  const isRecruit = byPile ? pile.startsWith('subject') : isSubject(top);
  return isRecruit === (kind === 'recruit') ? top : undefined;
}

/** Piles whose top card this kind of purchase could take. */
export const pilesOffering = (state: State, kind: PurchaseKind): PileId[] => PILES.filter((pile) => offered(state, pile, kind));

/** The price of a card: its number, less one if a Blacksmith has been declared, never below zero. */
export const priceOf = (state: State, card: CardId, discount: number): number => Math.max(0, numberOf(state, card) - discount);

/** Whether the player can pay for a card. */
export function judgePrice(state: State, seat: Seat, card: CardId, kind: PurchaseKind, discount: number): Verdict {
  const price = priceOf(state, card, discount);
  const { coins } = playerAt(state, seat);
  return price <= coins
    ? undefined
    : refuse(kind === 'recruit' ? 'rk.action.recruit' : 'rk.action.buy', 'too-expensive', { seat, card, price, coins });
}

export function judgePurchase(state: State, seat: Seat, pile: PileId, kind: PurchaseKind, discount: number): Verdict {
  if (state.piles[pile].cards.length === 0) return refuse('rk.action.top-card', 'pile-empty', { pile });
  const card = offered(state, pile, kind);
  if (!card) return refuse('rk.action.top-card', kind === 'recruit' ? 'no-subject-there' : 'no-building-there', { pile });
  return judgePrice(state, seat, card, kind, discount);
}

/** Pays for a card at its pile, takes it into the row, and notes when that empties the pile. */
export function resolvePurchase(
  turn: Turn<RivalKings>,
  purchase: { seat: Seat; pile: PileId; depth: number; source: Source; discount: number; rule?: Rule },
): void {
  const { seat, pile, depth, source, discount } = purchase;
  const card = turn.state.piles[pile].cards[depth]!;
  const action: PurchaseKind = isBuilding(card) ? 'buy' : 'recruit';
  const cites = sourceCites(turn.state, seat, source, ...(purchase.rule ? [purchase.rule] : []), ...CARD_RULES[action]);
  turn.emit({ type: 'coinsPaid', seat, pile, card, coins: priceOf(turn.state, card, discount) }, [
    'rk.components.number',
    PAY_RULES[action],
    'rk.money.change',
  ]);
  turn.emit({ type: 'cardAcquired', seat, card, pile, depth, action, source }, cites);
  noteEmptyPile(turn, pile);
}

/** Says that the end is triggered if this pile is the first one to be empty (`rk.end.trigger`). */
export function noteEmptyPile(turn: Turn<RivalKings>, pile: PileId): void {
  const { state } = turn;
  if (state.piles[pile].cards.length === 0 && !state.ending) turn.emit({ type: 'endTriggered', pile }, ['rk.end.trigger']);
}
