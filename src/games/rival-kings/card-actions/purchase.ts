import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { CARDS, isBuilding, isSubject, numberOf, type CardId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { noteEmptyPile } from '../rounds.ts';
import type { Rule } from '../rules.ts';
import { playerAt } from '../table.ts';
import { type RivalKings } from '../types.ts';
import { PILES, type PileId, type Source, type State } from '../types/state.ts';
import { sourceCites } from './source.ts';

export type PurchaseKind = 'recruit' | 'buy';

const PAY_RULES = {
  recruit: 'rk.action.recruit.pay-at-pile',
  buy: 'rk.action.buy.pay-at-pile',
} as const;
const ACTION_RULES = { recruit: 'rk.action.recruit', buy: 'rk.action.buy' } as const;
const ROW_RULES = {
  subject: ['rk.action.recruit.active'],
  building: ['rk.action.buy.row', 'rk.display.rows'],
} as const satisfies Record<'subject' | 'building', NonEmpty<Rule>>;

/**
 * The card that an ordinary purchase takes from a pile: the visible top card, if it is of the right
 * kind (`rk.action.top-card`).
 */
function offered(state: State, pile: PileId, kind: PurchaseKind): CardId | undefined {
  const [top] = state.piles[pile].cards;
  if (!top) return undefined;
  const byPile = state.rulings['troubadour-who-buys'] === 'by-pile-type';
  const isRecruit = byPile ? pile.startsWith('subject') : isSubject(top);
  return isRecruit === (kind === 'recruit') ? top : undefined;
}

/** Piles whose top card this kind of purchase could take. */
export const pilesOffering = (state: State, kind: PurchaseKind): PileId[] =>
  PILES.filter((pile) => offered(state, pile, kind));

/** The price of a card: its number; for a building less what comes off it, never below zero. */
const priceOf = (state: State, card: CardId, discount: number): number =>
  Math.max(0, numberOf(state, card) - (isBuilding(card) ? discount : 0));

/** Whether the player can pay for a card. */
export function judgePrice(
  state: State,
  seat: Seat,
  card: CardId,
  kind: PurchaseKind,
  discount: number,
): Judgement {
  const price = priceOf(state, card, discount);
  const { coins } = playerAt(state, seat);
  return price <= coins
    ? undefined
    : refuse(ACTION_RULES[kind], 'too-expensive', { seat, card, price, coins });
}

/**
 * Why the action does not take this top card: by its own rule, or where a Troubadour has laid the
 * card on a pile of the other kind, because of what lies on top.
 */
const otherKindRule = (pile: PileId, top: CardId, kind: PurchaseKind): Rule =>
  pile.startsWith(CARDS[top].kind) ? ACTION_RULES[kind] : 'rk.action.top-card';

export function judgePurchase(
  state: State,
  seat: Seat,
  pile: PileId,
  kind: PurchaseKind,
  discount: number,
): Judgement {
  const [top] = state.piles[pile].cards;
  if (!top) return refuse('rk.action.top-card', 'pile-empty', { pile });
  const card = offered(state, pile, kind);
  if (!card)
    return refuse(
      otherKindRule(pile, top, kind),
      kind === 'recruit' ? 'no-subject-there' : 'no-building-there',
      { pile, card: top },
    );
  return judgePrice(state, seat, card, kind, discount);
}

/**
 * Pays for a card at its pile, takes it into the row, and notes when that empties the pile. `rule`:
 * the ability that has looked through the pile; how deep the card lay is then known to its owner
 * alone.
 */
export function resolvePurchase(
  turn: Turn<RivalKings>,
  purchase: {
    seat: Seat;
    pile: PileId;
    depth: number;
    action: PurchaseKind;
    source: Source;
    discount: number;
    rule?: Rule;
  },
): void {
  const { seat, pile, depth, action, source, discount } = purchase;
  const card = turn.state.piles[pile].cards[depth]!;
  const rules = [
    ...(purchase.rule ? [purchase.rule] : []),
    ACTION_RULES[action],
    ...ROW_RULES[CARDS[card].kind],
  ];
  const cites = sourceCites(turn.state, seat, source, ...rules);
  const paid: NonEmpty<Rule> = ['rk.components.number', PAY_RULES[action], 'rk.money.change'];
  turn.emit(
    { type: 'coinsPaid', seat, pile, card, coins: priceOf(turn.state, card, discount) },
    discount > 0 && isBuilding(card) ? [...paid, 'rk.ability.blacksmith'] : paid,
  );
  const knowing = purchase.rule ? [seat] : turn.state.players.map((player) => player.seat);
  turn.emit({ type: 'cardAcquired', seat, card, pile, depth, action, source }, cites, knowing);
  noteEmptyPile(turn, pile);
}
