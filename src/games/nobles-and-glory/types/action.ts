import type { Seat } from '../../../engine/types.ts';
import type { CardId } from '../cards.ts';

export type Action =
  /** Shuffles the cards and deals until both hands may be kept. */
  | { readonly type: 'set-up'; readonly seat: Seat }
  /** Lays a Royal Card and a Subject face down, unseen by the other player. */
  | { readonly type: 'starting-cards'; readonly seat: Seat; readonly royal: CardId; readonly subject: CardId };

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
