import type { Seat } from '../../engine/types.ts';
import type { Reason } from './refusals.ts';
import type { Rule } from './rules.ts';
import type { Readings, RulingId } from './rulings.ts';

export const FACTIONS = ['goblin', 'knight', 'zombie', 'dwarf', 'doppelganger'] as const;
export type FactionId = (typeof FACTIONS)[number];

export const PHASES = [1, 2] as const;
export type Phase = (typeof PHASES)[number];

export type Value = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A card: its faction and value. The last number tells the five zeros of the goblins apart, and nothing else does. */
export type CardId =
  | `goblin-0-${1 | 2 | 3 | 4 | 5}`
  | `goblin-${Exclude<Value, 0>}`
  | `knight-${Exclude<Value, 0 | 1>}`
  | `${'zombie' | 'dwarf' | 'doppelganger'}-${Value}`;

/** A recruit pile. Both players know the contested cards in it; a blind card only its owner knows. */
interface Recruits {
  readonly won: readonly CardId[];
  readonly blind: readonly CardId[];
}

export interface Player {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  readonly recruits: Recruits;
  /** The score pile, face up. */
  readonly score: readonly CardId[];
}

/** The vote of a faction, once it is counted: nobody's where `seat` is null. */
export interface Vote {
  readonly faction: FactionId;
  readonly seat: Seat | null;
}

/** A place in a trick. */
export type Place = 'leader' | 'follower';

/** How a trick was won: by the higher value, by a tie, because the follower did not follow, or by a knight's power. */
export type Victory = 'higher' | 'tie' | 'other-faction' | 'knight';

/** The two cards of a trick. `as`: the faction a follower has declared for a doppelganger where it is not the led one. */
export interface Trick {
  readonly led: CardId;
  readonly second: CardId;
  readonly as?: FactionId;
}

export interface State {
  readonly rulings: Readings;
  /** `box`: nothing is dealt yet. */
  readonly stage: 'box' | 'play' | 'over';
  readonly phase: Phase;
  /** 1 to 13 in each phase. */
  readonly trick: number;
  /** Who led the very first trick. */
  readonly youngest: Seat;
  readonly leader: Seat;
  /** Who won the trick before this one, or after the game the last one. */
  readonly lastWinner: Seat | null;
  readonly players: readonly [Player, Player];
  /** Face down, top card first. */
  readonly drawPile: readonly CardId[];
  readonly contested: CardId | null;
  readonly led: CardId | null;
  readonly second: CardId | null;
  /** The faction that the follower has declared for a doppelganger, where it is not the led one. */
  readonly declared: FactionId | null;
  readonly discard: readonly CardId[];
  readonly votes: readonly Vote[];
  /** Nobody where the game is a draw or goes on. */
  readonly winners: readonly Seat[];
}

/** A player as somebody wrote them down. A hand that is too small is filled up with the lowest cards nobody has named. */
export interface PositionPlayer {
  readonly seat: Seat;
  readonly hand?: readonly CardId[];
  readonly recruits?: Partial<Recruits>;
  readonly score?: readonly CardId[];
}

/**
 * A table as somebody wrote it down: the beginning of a trick or, with `led`, its middle. What is left out gets a legal default.
 * The longest hand says which trick of the phase it is, the led card counted with it; without hands it is the first.
 */
export interface Position {
  readonly players: readonly PositionPlayer[];
  /** Everything still in the box: set-up comes first. */
  readonly box?: boolean;
  /** The game is over: two score piles to be counted, as they lie. */
  readonly over?: boolean;
  /** Default: 1. */
  readonly phase?: Phase;
  /** Default: whoever leads the first trick, otherwise the first player. */
  readonly youngest?: Seat;
  /** Default: as the rules have it, otherwise the youngest or the first player. */
  readonly leader?: Seat;
  /** Who won the last trick. Default: whoever leads, as far as the rules say so. */
  readonly lastWinner?: Seat;
  readonly led?: CardId;
  readonly contested?: CardId;
  /** The next cards of the draw pile, top first. */
  readonly drawPile?: readonly CardId[];
  /**
   * Cards that lie in nobody's score pile and are out of the game; the rest of the discard is filled up. Zombies lie there only under
   * `only-winning-zombie`. Under that reading the zombies that nobody has named are discarded too, once a score pile or the discard is
   * named; otherwise they lie in the leader's score pile.
   */
  readonly discard?: readonly CardId[];
  readonly rulings?: Partial<Readings>;
}

export type Action =
  /** Shuffles and deals. */
  | { readonly type: 'deal'; readonly seat: Seat }
  /** Plays a card to the trick. `as`: another faction than the led one for a doppelganger (`second-doppelganger-faction`). */
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardId; readonly as?: FactionId };

export type PlayAction = Extract<Action, { type: 'play' }>;

/** Cards or votes of each seat. */
export type Tally = Readonly<Partial<Record<Seat, number>>>;

export type Event =
  | { readonly type: 'pileLaid'; readonly cards: readonly CardId[] }
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'trickBegun'; readonly phase: Phase; readonly trick: number; readonly leader: Seat }
  | { readonly type: 'contestedRevealed'; readonly card: CardId }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId; readonly as?: FactionId }
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

/** A player as somebody else sees them. A number stands for cards whose faces are hidden. */
export interface PlayerView extends Omit<Player, 'hand' | 'recruits'> {
  readonly hand: readonly CardId[] | number;
  readonly recruits: { readonly won: readonly CardId[]; readonly blind: readonly CardId[] | number };
}

export interface View extends Omit<State, 'players' | 'drawPile'> {
  readonly players: readonly PlayerView[];
  readonly drawPile: readonly CardId[] | number;
}

/** The cards in a score pile by faction, and the factions that vote for its owner. */
export interface Score {
  readonly seat: Seat;
  readonly counts: Readonly<Record<FactionId, number>>;
  readonly votes: readonly FactionId[];
  /** How many votes. */
  readonly total: number;
}

/** What a table of Claim waits for. */
export type DecisionName = 'deal' | 'lead' | 'follow';

/** The vocabulary of Claim for the kernel. */
export interface Claim {
  readonly rule: Rule;
  readonly ruling: RulingId;
  readonly reason: Reason;
  readonly decision: DecisionName;
  readonly position: Position;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly score: Score;
}
