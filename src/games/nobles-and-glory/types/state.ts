import type { NonEmpty, Seat } from '../../../engine/types.ts';
import type { CardId, JokerId, NumberId, RoyalId } from '../cards.ts';
import type { Readings } from '../rulings.ts';
import type { BattleProcess } from './battle.ts';
import type { DuelProcess } from './duel.ts';
import type {
  AbundanceProcess,
  DivineProcess,
  FervourProcess,
  MigrationPhase,
  RecoveryProcess,
  RefugeeProcess,
} from './migration.ts';
import type { PeasantEventProcess, PeasantPhase } from './peasants.ts';
import type { Polity } from './polity.ts';
import type { Score } from './score.ts';
import type { FeastProcess, Treaty } from './treaty.ts';

/** A Royal Card in a Royal Court with what lies beside and beneath it. */
export interface Royal {
  readonly card: RoyalId;
  /** The Subjects in its row (`ng.term.subject`). */
  readonly subjects: readonly NumberId[];
  /** Face down beneath it (`ng.preparation.place`). */
  readonly preparation: NumberId | null;
  /** Face up beneath it (`ng.action.duel.recovery`). */
  readonly recovery: readonly NumberId[];
}

/** The Royal Cards of a kingdom, the highest rank first: the first is the Regnant. */
export type Court = readonly Royal[];

/** A Decree with the Glory Cards laid on it (`ng.action.decree.place`). */
export interface Decree {
  readonly card: NumberId;
  readonly progress: readonly NumberId[];
}

/** What is in front of a player. */
export interface Kingdom {
  readonly court: Court;
  /** Face down in the row of the Regnant (`ng.turn.population.army`). */
  readonly armies: readonly NumberId[];
  readonly jester: JokerId | null;
  readonly treaty: Treaty | null;
  readonly peasants: readonly NumberId[];
  readonly glory: readonly NumberId[];
  readonly decree: Decree | null;
}

export interface Player extends Kingdom {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
}

/** The two cards with which a kingdom begins (`ng.setup.starting-cards`). */
export interface StartingCards {
  readonly royal: RoyalId;
  readonly subject: NumberId;
}

/** The phases of a turn, in order (`ng.turn.sequence`). */
export const PHASES = ['peasant', 'action', 'population', 'inauguration', 'migration'] as const;
export type Phase = (typeof PHASES)[number];

/** Everything is still in the box. */
interface Box {
  readonly type: 'box';
}

/** Both players lay their starting cards face down. */
export interface Starting {
  readonly type: 'starting-cards';
  /** Face down until both have chosen. */
  readonly laid: Readonly<Partial<Record<Seat, StartingCards>>>;
}

/** A turn. Turns of both players are counted together. */
export interface TurnProcess {
  readonly type: 'turn';
  readonly seat: Seat;
  readonly number: number;
  readonly phase: Phase;
}

/**
 * Actions of the Action Phase that can be used, each way to use one apart (`ng.action.list`).
 */
export type ActionName =
  | 'regnant'
  | 'scandal'
  | 'treason'
  | 'insurrection'
  | 'master-of-the-hunt'
  | 'herald'
  | 'enlist'
  | 'gentrify'
  | 'transhumance'
  | 'apostle'
  | 'levy'
  | 'merchant'
  | 'declaration'
  | 'assassination'
  | 'duel'
  | 'dethrone'
  | 'decree'
  | 'horticulture'
  | 'tournament'
  | 'accoutres'
  | 'construction'
  | 'treaty'
  | 'battle'
  | 'polity';

/** The plots of an Intrigue (`ng.action.intrigue`). */
export type PlotName = Extract<ActionName, 'scandal' | 'treason' | 'insurrection'>;

/** A plot is announced, and the other player may block it (`ng.action.intrigue.block`). */
export interface IntrigueProcess {
  readonly type: 'intrigue';
  /** Who may block it. */
  readonly seat: Seat;
  readonly plot: PlotName;
  readonly card: NumberId;
  /** Where the card comes by an Insurrection; null among the Peasants. */
  readonly royal: RoyalId | null;
}

/** The Action Phase of a player. */
export interface ActionPhase {
  readonly type: 'action';
  readonly seat: Seat;
  /** Used in this phase (`ng.action.once-each`). */
  readonly used: readonly ActionName[];
}

/** What may come upon a card placed into Glory by a Regnant Ability, in order. */
export type Rider = 'consort' | 'conspiracy' | 'sedition';

/**
 * A Regnant Ability has placed a card into Glory, and what comes upon it is dealt with one by one.
 */
export interface Riders {
  readonly type: 'riders';
  readonly seat: Seat;
  readonly left: NonEmpty<Rider>;
}

/**
 * The other player chooses the row of a card that a Merchant gives
 * (`ng.action.eminence.merchant`).
 */
export interface MerchantProcess {
  readonly type: 'merchant';
  /** Who chooses. */
  readonly seat: Seat;
  /** In whose Glory Pile the card lies until then. */
  readonly from: Seat;
  readonly card: NumberId;
}

/** The Population Phase of a player. */
export interface PopulationPhase {
  readonly type: 'population';
  readonly seat: Seat;
  /** One Subject at most when it began, and none placed since (`ng.turn.population.forced`). */
  readonly mustPlace: boolean;
  /** One in a phase (`ng.turn.population.army`). */
  readonly armyLaid: boolean;
}

/** The Inauguration Phase of a player: one Royal Card at most (`ng.turn.inauguration.place`). */
export interface InaugurationPhase {
  readonly type: 'inauguration';
  readonly seat: Seat;
  readonly placed: boolean;
}

/** A Royal Card has lost a space to a newcomer, who takes what is too much (`ng.court.slide`). */
export interface SlideExcess {
  readonly type: 'slide-excess';
  readonly seat: Seat;
  readonly newcomer: RoyalId;
}

/**
 * A kingdom is arranged anew by its owner after the loss of a Royal Card
 * (`ng.court.discard-rearrange`).
 */
export interface Rearranging {
  readonly type: 'rearrange';
  readonly seat: Seat;
  /** Subjects of the lost row that lie in no other yet. */
  readonly loose: readonly NumberId[];
}

/** The game is over and scored. */
interface Over {
  readonly type: 'over';
  /** Nobody where the game is a draw, or unfinished. */
  readonly winners: readonly Seat[];
  /** It was broken off. */
  readonly unfinished?: true;
}

/** Too many turns: the game is to be broken off. */
interface Unfinished {
  readonly type: 'unfinished';
}

/**
 * Something under way. Whatever it brings about that wants a decision of its own lies on top of it.
 */
export type Process =
  | Box
  | Starting
  | TurnProcess
  | PeasantPhase
  | PeasantEventProcess
  | ActionPhase
  | Riders
  | MerchantProcess
  | DuelProcess
  | BattleProcess
  | IntrigueProcess
  | FeastProcess
  | Polity
  | PopulationPhase
  | InaugurationPhase
  | SlideExcess
  | Rearranging
  | RecoveryProcess
  | MigrationPhase
  | RefugeeProcess
  | AbundanceProcess
  | DivineProcess
  | FervourProcess
  | Unfinished
  | Over;

/** A process that waits for somebody; a turn by itself goes on to its next phase. */
export type Deciding = Exclude<Process, TurnProcess | Unfinished | Over>;

/** A process of this type. */
export type ProcessOf<Type extends Process['type']> = Extract<Process, { readonly type: Type }>;

export interface State {
  readonly rulings: Readings;
  readonly players: readonly [Player, Player];
  /** Face down, top first. */
  readonly drawPile: readonly CardId[];
  /** Face up, top first. */
  readonly discardPile: readonly CardId[];
  /**
   * Who knows which face-down card besides those who may look at it where it lies: cards taken
   * openly into a hand, a card put on the Draw Pile. A shuffle takes the knowledge away.
   */
  readonly known: Readonly<Partial<Record<CardId, readonly Seat[]>>>;
  /** What is under way, never empty. The last one says what the table waits for. */
  readonly stack: readonly [Process, ...Process[]];
  /** Empty until the game is over. */
  readonly scores: readonly Score[];
}
