import type { Seat } from '../../../engine/types.ts';
import type { CardId, FactionId } from '../cards.ts';
import type { Tally } from './score.ts';
import type { Phase, Victory } from './state.ts';

export type Event =
  | { readonly type: 'pileLaid'; readonly cards: readonly CardId[] }
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly type: 'trickBegun';
      readonly phase: Phase;
      readonly trick: number;
      readonly leader: Seat;
    }
  | { readonly type: 'contestedRevealed'; readonly card: CardId }
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly as?: FactionId;
    }
  | { readonly type: 'trickWon'; readonly seat: Seat; readonly loser: Seat; readonly by: Victory }
  | { readonly type: 'contestedTaken'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'blindTaken'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'zombiesScored'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'cardsDiscarded'; readonly cards: readonly CardId[] }
  | { readonly type: 'cardsCollected'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'dwarvesCollected'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'phaseEnded'; readonly phase: Phase }
  | { readonly type: 'recruitsTaken'; readonly seat: Seat }
  | { readonly type: 'factionCounted'; readonly faction: FactionId; readonly counts: Tally }
  | {
      readonly type: 'voteGiven';
      readonly faction: FactionId;
      readonly seat: Seat;
      readonly by: 'majority' | 'highest-card' | 'last-trick';
    }
  | { readonly type: 'voteLapsed'; readonly faction: FactionId; readonly by: 'empty' | 'dead-heat' }
  | { readonly type: 'gameWon'; readonly seat: Seat; readonly votes: Tally }
  | { readonly type: 'gameDrawn'; readonly votes: Tally };
