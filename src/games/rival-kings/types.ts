import type { Seat } from '../../engine/types.ts';
import type { Rule } from './rules.ts';
import type { Reason } from './refusals.ts';
import type { Readings, RulingId } from './rulings.ts';

export const RANKS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Rank = (typeof RANKS)[number];

/** The five actions that character cards offer. */
export const ACTION_KINDS = ['settle', 'pass', 'money', 'recruit', 'buy'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

// prettier-ignore
export const CHARACTERS = [
  'lord-protector', 'queen', 'duke', 'count', 'courtier', 'priest', 'bursar', 'knight', 'countess', 'diplomat', 'trader-1', 'trader-2',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

// prettier-ignore
export const SUBJECTS = [
  'gardener', 'watchman', 'jailer', 'court-lady', 'bishop', 'scholar', 'troubadour', 'sailor', 'blacksmith', 'carpenter',
  'market-woman', 'innkeeper', 'vintner', 'miner', 'herbalist', 'farmer',
] as const;
export type SubjectId = (typeof SUBJECTS)[number];

// prettier-ignore
export const BUILDINGS = [
  'garden', 'castle-wall', 'prison', 'pavilion', 'cathedral', 'university', 'tavern', 'harbor', 'forge', 'carpentry', 'market', 'inn',
  'vineyard', 'mine', 'herb-meadow', 'farm',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

/** A kind of card; two identical copies of each kind are in the box. */
export type CardId = SubjectId | BuildingId;

export const COLOURS = ['yellow', 'red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** The four piles in the middle of the table. Each has its own money place. */
export const PILES = ['building-1', 'building-2', 'subject-1', 'subject-2'] as const;
export type PileId = (typeof PILES)[number];

/** A card pile, top card first, and the coins at its money place. */
export interface Pile {
  readonly cards: readonly CardId[];
  readonly coins: number;
}

/** A crest on an action of somebody's character. */
export interface Crest {
  readonly action: ActionKind;
  readonly by: Seat;
}

export interface Player {
  readonly seat: Seat;
  /** Characters in hand, not yet played in this round. */
  readonly hand: readonly CharacterId[];
  /** The character laid for this cycle: face down until the reveal. */
  readonly played: CharacterId | null;
  readonly coins: number;
  readonly markers: number;
  /** Oldest first; the last one lies at the bottom end of the row and is active. */
  readonly subjects: readonly SubjectId[];
  readonly buildings: readonly BuildingId[];
  /** Other players' crests on this player's character. */
  readonly crests: readonly Crest[];
  /** In conflict with an equal rank in this cycle. */
  readonly equal: boolean;
  /** The subject whose ability has been used in this cycle. */
  readonly spent: SubjectId | null;
  /** An ability was used in an earlier cycle of this round and, by the reading chosen, rests until the next one. */
  readonly restsThisRound: boolean;
  /** Own actions carried out in this turn, in order. */
  readonly carriedOut: readonly ActionKind[];
  /** Has begun the turn of this cycle. */
  readonly turnTaken: boolean;
  /** Markers right after the conflicts of this cycle. */
  readonly markersAfterConflicts: number;
}

/** The right to take one action from somebody on the thief's turn. */
export interface Theft {
  readonly thief: Seat;
  readonly victim: Seat;
}

/** A conflict found after the reveal, before its markers are dealt. `theft`: the thief may rob the victim later. */
export type Conflict =
  | { readonly kind: 'equal'; readonly rank: Rank; readonly seats: readonly [Seat, Seat] }
  | { readonly kind: 'higher'; readonly thief: Seat; readonly victim: Seat; readonly theft: boolean }
  | { readonly kind: 'neutral-equal'; readonly seat: Seat }
  | { readonly kind: 'neutral-higher'; readonly victim: Seat };

/** Why somebody carries out an action: it stands on the own card, was stolen, or comes from an ability. */
export type Source = 'own' | 'stolen' | 'sailor' | 'farmer' | 'ability';

/** An action that must be carried out now or waived. `like`: what the Sailor repeats. */
export interface Pending {
  readonly kind: ActionKind;
  readonly source: 'stolen' | 'sailor' | 'farmer';
  readonly like?: Target;
}

/** What an action is aimed at: the pile of `money`, `recruit` and `buy`, the receiver of `pass`. */
export interface Target {
  readonly pile?: PileId;
  readonly to?: Seat;
}

/** What put a seat before an equal rank still waiting: fewer markers, the symbol, or nothing where there is none. */
export type Tie = 'markers' | 'symbol' | null;

/** Who has to decide what. Reactions are stages, not callbacks. */
export type Stage =
  /** Everything is in the box. */
  | { readonly type: 'box' }
  /** Everybody lays a character face down; when all have, the cards are turned over. */
  | { readonly type: 'choose' }
  /** Owners of an active Gardener decide, the first one now. */
  | { readonly type: 'gardeners'; readonly queue: readonly Seat[] }
  /** Conflicts still to be settled; the victim of the first one decides about the Watchman. `deflecting`: Watchmen at work. */
  | { readonly type: 'conflicts'; readonly queue: readonly Conflict[]; readonly deflecting: readonly Seat[] }
  | {
      readonly type: 'turn';
      readonly seat: Seat;
      readonly tie: Tie;
      /** Actions to carry out or waive before anything else; the first one now. */
      readonly pending: readonly Pending[];
      /** The own action carried out last, which a Sailor may still double. */
      readonly last: (Target & { readonly kind: ActionKind }) | null;
      /** A pile that the Vintner or the Miner is looking through. */
      readonly search: { readonly subject: 'vintner' | 'miner'; readonly pile: PileId } | null;
      /** A subject was recruited in this turn. */
      readonly recruited: boolean;
    }
  | { readonly type: 'over' };

/** One line of a score. `cards` are the cards it counts, `count` the coins or markers. */
export interface ScoreLine {
  readonly rule: 'rk.score.perfect' | 'rk.score.colour' | 'rk.score.single' | 'rk.score.coins' | 'rk.score.markers';
  readonly cards: readonly CardId[];
  readonly count: number;
  readonly points: number;
}

export interface Score {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
}

/** Several games in a row: what ends the series, and the totals of the games played so far. */
export interface Series {
  readonly goal: { readonly games: number } | { readonly points: number };
  readonly played: readonly Readonly<Partial<Record<Seat, number>>>[];
}

/** What the reader's own cards show where it differs from our data. */
export interface OwnCards {
  readonly numbers: Readonly<Partial<Record<CardId, number>>>;
  readonly colours: Readonly<Partial<Record<CardId, Colour>>>;
  /** The card of each rank that bears the tie-break symbol. */
  readonly symbols: Readonly<Partial<Record<Rank, CharacterId>>>;
}

export interface State {
  readonly rulings: Readings;
  readonly own: OwnCards;
  readonly round: number;
  readonly cycle: 1 | 2;
  readonly players: readonly Player[];
  readonly piles: Readonly<Record<PileId, Pile>>;
  readonly supply: { readonly coins: number; readonly markers: number };
  /** Cards that serve as coin cards, or are still in the box; nobody sees their fronts. */
  readonly coinCards: readonly CardId[];
  /** Cards a Troubadour has taken out of the game (`troubadour-given-card`). */
  readonly beside: readonly CardId[];
  /** Characters not dealt: set aside with three players, the face-down pile (top first) with two. */
  readonly leftovers: readonly CharacterId[];
  readonly neutral: CharacterId | null;
  /** Characters used in an earlier cycle of this round, neutral ones included. */
  readonly usedCharacters: readonly CharacterId[];
  /** Thefts still open in this cycle. */
  readonly thefts: readonly Theft[];
  /** A pile is empty: the game ends after this cycle. */
  readonly ending: boolean;
  readonly stage: Stage;
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
  readonly series: Series | null;
}

/** A player as somebody wrote them down. Defaults: 5 coins, 1 marker, no cards in front, no crest, nothing used. */
export interface PositionPlayer {
  readonly seat: Seat;
  readonly hand?: readonly CharacterId[];
  readonly played?: CharacterId;
  readonly coins?: number;
  readonly markers?: number;
  readonly subjects?: readonly SubjectId[];
  readonly buildings?: readonly BuildingId[];
  readonly crests?: readonly Crest[];
  readonly spent?: SubjectId;
}

/** A pile as somebody wrote it down. `cards`: from the top, the rest is filled up to `size`. Defaults: 2 coins, even sizes. */
export interface PositionPile {
  readonly cards?: readonly CardId[];
  readonly size?: number;
  readonly coins?: number;
}

/**
 * A table as somebody wrote it down. What is left out gets a legal default.
 * With `turn` the conflicts are behind and it is that seat's turn; otherwise, where everybody has `played`, the reveal comes next.
 */
export interface Position {
  readonly players: readonly PositionPlayer[];
  /** Everything still in the box: set-up comes first. */
  readonly box?: boolean;
  readonly round?: number;
  readonly cycle?: 1 | 2;
  readonly turn?: Seat;
  /** The game is over and this is what everybody has: a table to score. Piles left out are empty, without coins. */
  readonly over?: boolean;
  readonly piles?: Readonly<Partial<Record<PileId, PositionPile>>>;
  /** Coins in the supply. Default: what is left of 48. */
  readonly supplyCoins?: number;
  /** Markers in the supply. Default: what is left of 30. */
  readonly supplyMarkers?: number;
  /** Characters not dealt, top first. */
  readonly leftovers?: readonly CharacterId[];
  /** The neutral character of two players: open after the reveal, on top of the leftover pile before it. */
  readonly neutral?: CharacterId;
  readonly usedCharacters?: readonly CharacterId[];
  readonly numbers?: OwnCards['numbers'];
  readonly colours?: OwnCards['colours'];
  readonly symbols?: OwnCards['symbols'];
  readonly rulings?: Partial<Readings>;
  readonly series?: { readonly goal: Series['goal']; readonly played?: Series['played'] };
}

/** A character action. `using`: the ability declared together with it. */
export type CardAction =
  | { readonly type: 'settle'; readonly seat: Seat; readonly using?: 'sailor' }
  | { readonly type: 'pass'; readonly seat: Seat; readonly to: Seat; readonly using?: 'sailor' }
  | { readonly type: 'money'; readonly seat: Seat; readonly pile: PileId; readonly using?: 'sailor' }
  | { readonly type: 'recruit'; readonly seat: Seat; readonly pile: PileId; readonly using?: 'sailor' }
  | { readonly type: 'buy'; readonly seat: Seat; readonly pile: PileId; readonly using?: 'sailor' | 'blacksmith' };

/** Using the ability of the active subject. The Blacksmith is always refused here: he is declared with `buy`. */
export type AbilityAction = { readonly type: 'ability'; readonly seat: Seat } & (
  | { readonly subject: 'watchman' | 'jailer' | 'scholar' | 'sailor' | 'blacksmith' }
  | { readonly subject: 'gardener'; readonly swapWith: Seat }
  | { readonly subject: 'court-lady'; readonly from: Seat; readonly give: BuildingId; readonly take: BuildingId }
  | {
      readonly subject: 'bishop';
      readonly from: Seat;
      readonly give: SubjectId;
      readonly take: SubjectId;
      /** Which of two equal subjects: the newest copy unless `older`. */
      readonly giveCopy?: 'older';
      readonly takeCopy?: 'older';
    }
  | { readonly subject: 'troubadour'; readonly give: CardId; readonly pile: PileId; readonly giveCopy?: 'older' }
  | { readonly subject: 'carpenter' | 'market-woman' | 'innkeeper' | 'vintner' | 'miner'; readonly pile: PileId }
  | { readonly subject: 'herbalist'; readonly to: Seat }
  | { readonly subject: 'farmer'; readonly action: ActionKind }
);

export type Action =
  /** Lays out the game from the box. */
  | { readonly type: 'set-up'; readonly seat: Seat }
  /** Lays a character face down. */
  | { readonly type: 'choose'; readonly seat: Seat; readonly character: CharacterId }
  /** Turns all characters over. */
  | { readonly type: 'reveal'; readonly seat: Seat }
  /** Leaves the Gardener or the Watchman unused. */
  | { readonly type: 'hold-back'; readonly seat: Seat }
  /** Lays a crest on an action of a victim. */
  | { readonly type: 'steal'; readonly seat: Seat; readonly from: Seat; readonly action: ActionKind }
  | CardAction
  | AbilityAction
  /** Takes a card from the pile being looked through: the topmost copy unless `deeper`. */
  | { readonly type: 'take'; readonly seat: Seat; readonly card: CardId; readonly copy?: 'deeper' }
  /** Does without the action or the search that is due. */
  | { readonly type: 'waive'; readonly seat: Seat }
  /** Ends the own turn. */
  | { readonly type: 'end'; readonly seat: Seat };

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
export type AbilityOf<Subject extends SubjectId> = AbilityAction & { readonly subject: Subject };

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
  | { readonly type: 'leftoversSet'; readonly count: number; readonly characters: readonly CharacterId[] }
  | { readonly type: 'cycleStarted'; readonly cycle: 1 | 2 }
  | { readonly type: 'characterChosen'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'charactersRevealed'; readonly characters: readonly { readonly seat: Seat; readonly character: CharacterId }[] }
  | { readonly type: 'neutralRevealed'; readonly character: CharacterId }
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly subject: SubjectId }
  | { readonly type: 'abilityHeldBack'; readonly seat: Seat; readonly subject: SubjectId }
  | { readonly type: 'charactersSwapped'; readonly seat: Seat; readonly other: Seat }
  | { readonly type: 'conflictsFound'; readonly conflicts: readonly Conflict[] }
  | { readonly type: 'equalConflict'; readonly rank: Rank; readonly seats: readonly [Seat, Seat]; readonly marked: readonly Seat[] }
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
  | { readonly type: 'actionStolen'; readonly thief: Seat; readonly victim: Seat; readonly action: ActionKind }
  | { readonly type: 'actionLapsed'; readonly seat: Seat; readonly action: ActionKind }
  | { readonly type: 'actionWaived'; readonly seat: Seat; readonly action: ActionKind }
  | { readonly type: 'markerSettled'; readonly seat: Seat; readonly source: Source }
  | { readonly type: 'markerPassed'; readonly seat: Seat; readonly to: Seat; readonly source: Source }
  | { readonly type: 'moneyRefilled'; readonly coins: Readonly<Record<PileId, number>> }
  | {
      readonly type: 'moneyTaken';
      readonly seat: Seat;
      readonly pile: PileId;
      readonly top: CardId | null;
      readonly coins: number;
      readonly source: Source;
    }
  | { readonly type: 'coinsPaid'; readonly seat: Seat; readonly pile: PileId; readonly card: CardId; readonly coins: number }
  | {
      readonly type: 'cardAcquired';
      readonly seat: Seat;
      readonly card: CardId;
      readonly pile: PileId;
      /** Place in the pile, 0 on top; of a card that was searched for only the searcher knows it. */
      readonly depth: number;
      /** Which action acquires it. */
      readonly action: 'recruit' | 'buy';
      readonly source: Source;
    }
  | { readonly type: 'coinsReceived'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'buildingsSwapped'; readonly seat: Seat; readonly other: Seat; readonly given: BuildingId; readonly taken: BuildingId }
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
  | { readonly type: 'actionDoubled'; readonly seat: Seat; readonly action: ActionKind; readonly like?: Target }
  | { readonly type: 'actionRecovered'; readonly seat: Seat; readonly actions: readonly ActionKind[] }
  | { readonly type: 'endTriggered'; readonly pile: PileId }
  | { readonly type: 'cycleEnded'; readonly cycle: 1 | 2; readonly crests: number }
  | { readonly type: 'lineScored'; readonly seat: Seat; readonly line: ScoreLine; readonly total: number }
  | { readonly type: 'gameWon'; readonly winners: readonly Seat[]; readonly totals: Readonly<Partial<Record<Seat, number>>> }
  | {
      readonly type: 'seriesScored';
      readonly totals: Readonly<Partial<Record<Seat, number>>>;
      readonly games: number;
      readonly over: boolean;
      readonly leaders: readonly Seat[];
    };

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** A player as somebody else sees them. A number stands for cards whose faces are hidden. */
export interface PlayerView extends Omit<Player, 'hand' | 'played'> {
  readonly hand: readonly CharacterId[] | number;
  readonly played: CharacterId | 'face-down' | null;
}

/** A pile as somebody sees it: `cards` only for who may see them all, `coins` only as far as they may be known. */
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

/** What a table of Rival Kings waits for. `due`: an action that must be carried out or waived; `search`: a card from the pile being looked through. */
export type DecisionName = 'set-up' | 'choose' | 'reveal' | 'gardener' | 'watchman' | 'turn' | 'due' | 'search';

/** The vocabulary of Rival Kings for the kernel. */
export interface RivalKings {
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
