import type { CardId } from '../cards.ts';
import type { Player, State } from './state.ts';

/** A player as somebody else sees them. A number stands for cards whose faces are hidden. */
export interface PlayerView extends Omit<Player, 'hand' | 'recruits'> {
  readonly hand: readonly CardId[] | number;
  readonly recruits: {
    readonly won: readonly CardId[];
    readonly blind: readonly CardId[] | number;
  };
}

export interface View extends Omit<State, 'players' | 'drawPile'> {
  readonly players: readonly PlayerView[];
  readonly drawPile: readonly CardId[] | number;
}
