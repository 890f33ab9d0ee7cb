import type { Seat } from '../../../engine/types.ts';
import type { CardId, NumberId } from '../cards.ts';
import type { Duelist, DuelProcess } from './duel.ts';
import type { BattleProcess } from './battle.ts';
import type { Led, Polity } from './polity.ts';
import type { Player, Process, Royal, Starting, StartingCards, State } from './state.ts';

/** A card as a seat sees it; null where it lies face down and the seat does not know it. */
export type Seen<Card extends CardId = CardId> = Card | null;

interface SeenRoyal extends Omit<Royal, 'preparation'> {
  /** Absent where none lies there. */
  readonly preparation?: Seen<NumberId>;
}

interface SeenPlayer extends Omit<Player, 'hand' | 'armies' | 'court'> {
  /** Cards the seat knows first. */
  readonly hand: readonly Seen[];
  readonly armies: readonly Seen<NumberId>[];
  readonly court: readonly SeenRoyal[];
}

export interface SeenDuelist extends Omit<Duelist, 'down'> {
  /** Absent where none lies there. */
  readonly down?: Seen<NumberId>;
}

interface SeenDuel extends Omit<DuelProcess, 'duelists'> {
  readonly duelists: readonly [SeenDuelist, SeenDuelist];
}

type SeenProcess =
  | Exclude<Process, Starting | BattleProcess | Polity | DuelProcess>
  | SeenDuel
  /** `card` is null where it is an Army Card that the seat does not know. */
  | (Omit<BattleProcess, 'card'> & { readonly card: Seen<NumberId> })
  | (Omit<Polity, 'led'> & { readonly led: Led<Seen<NumberId>> | null })
  | {
      readonly type: 'starting-cards';
      /** Null: laid, but not to be seen. */
      readonly laid: Readonly<Partial<Record<Seat, StartingCards | null>>>;
    };

/** The table as one seat sees it. */
export interface View extends Omit<State, 'players' | 'drawPile' | 'known' | 'stack'> {
  readonly players: readonly SeenPlayer[];
  readonly drawPile: readonly Seen[];
  readonly stack: readonly SeenProcess[];
}
