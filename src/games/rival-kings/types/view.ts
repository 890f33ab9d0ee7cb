import type { CardId } from '../cards.ts';
import type { CharacterId } from '../characters.ts';
import type { PileId, Player, State } from './state.ts';

/** A player as somebody else sees them. A number stands for cards whose faces are hidden. */
export interface PlayerView extends Omit<Player, 'hand' | 'played'> {
  readonly hand: readonly CharacterId[] | number;
  readonly played: CharacterId | 'face-down' | null;
}

/**
 * A pile as somebody sees it: `cards` only for who may see them all, `coins` only as far as they
 * may be known.
 */
export interface PileView {
  readonly top: CardId | null;
  readonly size: number;
  readonly cards?: readonly CardId[];
  readonly coins: number | 'some';
}

export interface View extends Omit<State, 'players' | 'piles' | 'leftovers' | 'coinCards'> {
  readonly players: readonly PlayerView[];
  readonly piles: Readonly<Record<PileId, PileView>>;
  readonly leftovers: readonly CharacterId[] | number;
  readonly coinCards: number;
}
