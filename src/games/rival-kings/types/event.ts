import type { Seat } from '../../../engine/types.ts';
import type { BuildingId, CardId, SubjectId } from '../cards.ts';
import type { ActionKind, CharacterId, Rank } from '../characters.ts';
import type { ScoreLine } from './score.ts';
import type { Conflict, PileId, Source, Target, Tie } from './state.ts';

export type Event =
  | {
      readonly type: 'pilesLaid';
      readonly kind: 'building' | 'subject';
      readonly tops: readonly CardId[];
      readonly piles: readonly (readonly CardId[])[];
    }
  | { readonly type: 'restBecameMoney' }
  | { readonly type: 'pileMoneyLaid'; readonly coins: number }
  | { readonly type: 'startingMoneyTaken'; readonly coins: number }
  | { readonly type: 'crestsTaken'; readonly crests: number }
  | { readonly type: 'startingMarkersTaken'; readonly markers: number }
  | { readonly type: 'charactersCollected'; readonly round: number }
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly characters: readonly CharacterId[] }
  | {
      readonly type: 'leftoversSet';
      readonly count: number;
      readonly characters: readonly CharacterId[];
    }
  | { readonly type: 'cycleStarted'; readonly cycle: 1 | 2 }
  | { readonly type: 'characterChosen'; readonly seat: Seat; readonly character: CharacterId }
  | {
      readonly type: 'charactersRevealed';
      readonly characters: readonly { readonly seat: Seat; readonly character: CharacterId }[];
    }
  | { readonly type: 'neutralRevealed'; readonly character: CharacterId }
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly subject: SubjectId }
  | { readonly type: 'abilityHeldBack'; readonly seat: Seat; readonly subject: SubjectId }
  | { readonly type: 'charactersSwapped'; readonly seat: Seat; readonly other: Seat }
  | { readonly type: 'conflictsFound'; readonly conflicts: readonly Conflict[] }
  | {
      readonly type: 'equalConflict';
      readonly rank: Rank;
      readonly seats: readonly [Seat, Seat];
      readonly marked: readonly Seat[];
    }
  | {
      readonly type: 'unequalConflict';
      readonly thief: Seat;
      readonly victim: Seat;
      readonly marked: Seat | null;
      readonly theft: boolean;
      readonly deflected: boolean;
    }
  | {
      readonly type: 'neutralConflict';
      readonly seat: Seat;
      readonly kind: 'equal' | 'higher';
      readonly marked: boolean;
      readonly deflected: boolean;
    }
  | { readonly type: 'neutralPassed'; readonly character: CharacterId }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly tie: Tie }
  | {
      readonly type: 'actionStolen';
      readonly thief: Seat;
      readonly victim: Seat;
      readonly action: ActionKind;
    }
  | { readonly type: 'actionLapsed'; readonly seat: Seat; readonly action: ActionKind }
  | { readonly type: 'actionWaived'; readonly seat: Seat; readonly action: ActionKind }
  | { readonly type: 'markerSettled'; readonly seat: Seat; readonly source: Source }
  | {
      readonly type: 'markerPassed';
      readonly seat: Seat;
      readonly to: Seat;
      readonly source: Source;
    }
  | { readonly type: 'moneyRefilled'; readonly coins: Readonly<Record<PileId, number>> }
  | {
      readonly type: 'moneyTaken';
      readonly seat: Seat;
      readonly pile: PileId;
      readonly top: CardId | null;
      readonly coins: number;
      readonly source: Source;
    }
  | {
      readonly type: 'coinsPaid';
      readonly seat: Seat;
      readonly pile: PileId;
      readonly card: CardId;
      readonly coins: number;
    }
  | {
      readonly type: 'cardAcquired';
      readonly seat: Seat;
      readonly card: CardId;
      readonly pile: PileId;
      /**
       * Place in the pile, 0 on top; of a card that was searched for only the searcher knows it.
       */
      readonly depth: number;
      /** Which action acquires it. */
      readonly action: 'recruit' | 'buy';
      readonly source: Source;
    }
  | { readonly type: 'coinsReceived'; readonly seat: Seat; readonly coins: number }
  | {
      readonly type: 'buildingsSwapped';
      readonly seat: Seat;
      readonly other: Seat;
      readonly given: BuildingId;
      readonly taken: BuildingId;
    }
  | {
      readonly type: 'subjectsSwapped';
      readonly seat: Seat;
      readonly other: Seat;
      readonly given: SubjectId;
      readonly taken: SubjectId;
      readonly givenAt: number;
      readonly takenAt: number;
    }
  | {
      readonly type: 'displaySwapped';
      readonly seat: Seat;
      readonly pile: PileId;
      readonly given: CardId;
      readonly taken: CardId;
      readonly givenAt: number;
      readonly outOfGame: boolean;
    }
  | {
      readonly type: 'pileSearched';
      readonly seat: Seat;
      readonly subject: 'vintner' | 'miner';
      readonly pile: PileId;
      readonly cards: readonly CardId[];
    }
  | { readonly type: 'searchEnded'; readonly seat: Seat }
  | {
      readonly type: 'actionDoubled';
      readonly seat: Seat;
      readonly action: ActionKind;
      readonly like?: Target;
    }
  | {
      readonly type: 'actionRecovered';
      readonly seat: Seat;
      readonly actions: readonly ActionKind[];
    }
  | { readonly type: 'endTriggered'; readonly pile: PileId }
  | { readonly type: 'cycleEnded'; readonly cycle: 1 | 2; readonly crests: number }
  | {
      readonly type: 'lineScored';
      readonly seat: Seat;
      readonly line: ScoreLine;
      readonly total: number;
    }
  | {
      readonly type: 'gameWon';
      readonly winners: readonly Seat[];
      readonly totals: Readonly<Partial<Record<Seat, number>>>;
    }
  | {
      readonly type: 'seriesScored';
      readonly totals: Readonly<Partial<Record<Seat, number>>>;
      readonly games: number;
      readonly over: boolean;
      readonly leaders: readonly Seat[];
    };

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
