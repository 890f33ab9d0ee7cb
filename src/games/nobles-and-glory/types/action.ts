import type { Seat } from '../../../engine/types.ts';
import type { CardId } from '../cards.ts';

export type Action =
  /** Shuffles the cards and deals until both hands may be kept. */
  | { readonly type: 'set-up'; readonly seat: Seat }
  /** Lays a Royal Card and a Subject face down, unseen by the other player. */
  | {
      readonly type: 'starting-cards';
      readonly seat: Seat;
      readonly royal: CardId;
      readonly subject: CardId;
    }
  /** No more of this phase, of this step, of this rearrangement. */
  | { readonly type: 'done'; readonly seat: Seat }
  /** Places a Number Card from the hand, or one that a Merchant gives, as a Subject. */
  | { readonly type: 'place'; readonly seat: Seat; readonly card: CardId; readonly royal: CardId }
  /** Moves a Subject to the row of another Royal Card. */
  | { readonly type: 'move'; readonly seat: Seat; readonly card: CardId; readonly royal: CardId }
  /** Two Subjects change rows. */
  | { readonly type: 'swap'; readonly seat: Seat; readonly card: CardId; readonly other: CardId }
  /** Shows the hand, in which no card can be placed, and draws another. */
  | { readonly type: 'redraw'; readonly seat: Seat }
  | { readonly type: 'place-royal'; readonly seat: Seat; readonly card: CardId }
  /** Places a Joker from the hand as Court Jester. */
  | { readonly type: 'place-jester'; readonly seat: Seat; readonly card: CardId }
  /** Lays a Number Card of the hand face down as an Army Card. */
  | { readonly type: 'lay-army'; readonly seat: Seat; readonly card: CardId }
  /** Turns an Army Card of one’s own face up: it becomes a Subject where it lies. */
  | { readonly type: 'turn-up'; readonly seat: Seat; readonly card: CardId }
  /** Lays a Number Card of the hand face down beneath the Regnant. */
  | {
      readonly type: 'place-preparation';
      readonly seat: Seat;
      readonly card: CardId;
      readonly royal: CardId;
    }
  /** Reveals the Preparation Card beneath the Regnant. */
  | { readonly type: 'reveal'; readonly seat: Seat }
  /** A higher card of the hand takes the place of a Subject, and a Peasant is discarded. */
  | {
      readonly type: 'exchange-hand';
      readonly seat: Seat;
      readonly card: CardId;
      readonly by: CardId;
      readonly peasant: CardId;
    }
  /** A higher Peasant takes the place of a Subject. */
  | {
      readonly type: 'exchange-peasant';
      readonly seat: Seat;
      readonly card: CardId;
      readonly by: CardId;
    }
  | { readonly type: 'discard-subject'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'discard-peasant'; readonly seat: Seat; readonly card: CardId }
  /** Makes a Peasant of one’s own a Subject. */
  | { readonly type: 'ennoble'; readonly seat: Seat; readonly card: CardId; readonly royal: CardId }
  /** The Regnant Ability: a card is discarded, `by` takes its place, and another becomes Glory. */
  | {
      readonly type: 'regnant';
      readonly seat: Seat;
      readonly card: CardId;
      readonly by: CardId;
      readonly glory: CardId;
    }
  /** The Consort Ability: a card is discarded, and `by` takes its place. */
  | { readonly type: 'replace'; readonly seat: Seat; readonly card: CardId; readonly by: CardId }
  /** The Consort Ability of a Club. */
  | { readonly type: 'champion'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'discard-glory'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'scandal'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'treason'; readonly seat: Seat; readonly card: CardId }
  /** The card comes beside a Royal Card, or becomes a Peasant where that is null. */
  | {
      readonly type: 'insurrection';
      readonly seat: Seat;
      readonly card: CardId;
      readonly royal: CardId | null;
    }
  /** The Chamberlain Declaration, four ways: a Glory Card is discarded, and the Chamberlain comes. */
  | { readonly type: 'estate'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'paramour'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'depose'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'greed'; readonly seat: Seat; readonly card: CardId }
  /** Assassination: an Ace of the hand is discarded, and a Royal Card of its suit. */
  | {
      readonly type: 'assassinate';
      readonly seat: Seat;
      readonly card: CardId;
      readonly royal: CardId;
    }
  /** An Ace of the hand is discarded, and a Court Jester. */
  | {
      readonly type: 'kill-jester';
      readonly seat: Seat;
      readonly card: CardId;
      readonly jester: CardId;
    }
  /** A Duel: a Royal Card of one’s own, `card`, challenges one of the other player’s. */
  | { readonly type: 'duel'; readonly seat: Seat; readonly card: CardId; readonly royal: CardId }
  /** Places a Number Card of the hand in a round of a Duel. */
  | { readonly type: 'duel-card'; readonly seat: Seat; readonly card: CardId }
  /** Gives a Duel up instead of placing a card. */
  | { readonly type: 'yield-duel'; readonly seat: Seat }
  /** Discards the Royal Card that has lost a Duel. */
  | { readonly type: 'discard-royal'; readonly seat: Seat }
  /** Gives a Glory Card for a lost Duel. */
  | { readonly type: 'give-glory'; readonly seat: Seat; readonly card: CardId }
  /** Lets the victor of a Duel take cards, for want of a Glory Card. */
  | { readonly type: 'allow-taking'; readonly seat: Seat }
  /** Discards a Royal Card of one’s own Royal Court. */
  | { readonly type: 'dethrone'; readonly seat: Seat; readonly card: CardId }
  /** Lays a Number Card of the hand face down as one’s Decree. */
  | { readonly type: 'decree'; readonly seat: Seat; readonly card: CardId }
  // Enact: `card` of the hand is discarded for it, and `glory` is laid on the Decree.
  /** A Spade Peasant of one’s own comes into the hand, and a Heart of its value takes its place. */
  | {
      readonly type: 'horticulture';
      readonly seat: Seat;
      readonly card: CardId;
      readonly peasant: CardId;
      readonly by: CardId;
      readonly glory: CardId;
    }
  /**
   * A Peasant of the other player comes into the hand, a lower card of its suit takes its place, and
   * one lower still becomes a Subject beside a Royal Card, or a Peasant where that is null.
   */
  | {
      readonly type: 'tournament';
      readonly seat: Seat;
      readonly card: CardId;
      readonly peasant: CardId;
      readonly by: CardId;
      readonly subject: CardId;
      readonly royal: CardId | null;
      readonly glory: CardId;
    }
  /** An Army Card is discarded, and a card of the hand takes its place face down. */
  | {
      readonly type: 'accoutres';
      readonly seat: Seat;
      readonly card: CardId;
      readonly army: CardId;
      readonly by: CardId;
      readonly glory: CardId;
    }
  /** A Subject of one’s own is discarded, and a Peasant of one’s own takes its place. */
  | {
      readonly type: 'construction';
      readonly seat: Seat;
      readonly card: CardId;
      readonly subject: CardId;
      readonly by: CardId;
      readonly glory: CardId;
    }
  /** Points at an Army Card of one’s own to attack with. */
  | { readonly type: 'battle'; readonly seat: Seat; readonly card: CardId }
  /** Reveals an Army Card of one’s own against an attack. */
  | { readonly type: 'defend'; readonly seat: Seat; readonly card: CardId }
  /** Declares Polity: a card of the Draw Pile is turned up for it. */
  | { readonly type: 'polity'; readonly seat: Seat }
  /** Begins a round of Polity with a Number Card of the hand, face down. */
  | { readonly type: 'polity-lead'; readonly seat: Seat; readonly card: CardId }
  /** Lays a higher one against it, face up. */
  | { readonly type: 'polity-follow'; readonly seat: Seat; readonly card: CardId }
  /** Loses a round of Polity without a card. */
  | { readonly type: 'abstain'; readonly seat: Seat }
  /** Takes the prize of a Polity and gives `card`, another Glory Card, for it. */
  | { readonly type: 'take-prize'; readonly seat: Seat; readonly card: CardId }
  /** Lays a Number Card of the hand as a Treaty on the other player’s kingdom. */
  | { readonly type: 'treaty'; readonly seat: Seat; readonly card: CardId }
  /** Lays a higher Number Card of the hand on the Treaty on one’s own kingdom. */
  | { readonly type: 'break-treaty'; readonly seat: Seat; readonly card: CardId }
  // A Treaty of one’s own is broken: the Preparation Card beneath the Regnant is revealed as a Feast.
  /** The Treaty is put back. */
  | { readonly type: 'restore-treaty'; readonly seat: Seat }
  /** It lies there as a new Treaty. */
  | { readonly type: 'lay-feast'; readonly seat: Seat }
  // No Consort Ascendancy: `card` of the hand is discarded for it.
  | { readonly type: 'master-of-the-hunt'; readonly seat: Seat; readonly card: CardId }
  /** Makes a Subject of one’s own a Peasant. */
  | {
      readonly type: 'herald';
      readonly seat: Seat;
      readonly card: CardId;
      readonly subject: CardId;
    }
  /** Another card of the hand, `by`, takes the place of a Subject. */
  | {
      readonly type: 'enlist';
      readonly seat: Seat;
      readonly card: CardId;
      readonly subject: CardId;
      readonly by: CardId;
    }
  /** Makes a Peasant of one’s own a Subject. */
  | {
      readonly type: 'gentrify';
      readonly seat: Seat;
      readonly card: CardId;
      readonly peasant: CardId;
      readonly royal: CardId;
    }
  // Eminence: `card` becomes Glory, and a Glory Card, `glory`, is given away.
  /** For a Peasant of the other player, the Glory Card becomes a Peasant of one’s own. */
  | {
      readonly type: 'transhumance';
      readonly seat: Seat;
      readonly card: CardId;
      readonly glory: CardId;
    }
  /** For a Subject of one’s own, the Glory Card becomes a Peasant of the other player. */
  | {
      readonly type: 'apostle';
      readonly seat: Seat;
      readonly card: CardId;
      readonly glory: CardId;
    }
  /** For a Peasant of one’s own, the Glory Card becomes a Subject of one’s own. */
  | {
      readonly type: 'levy';
      readonly seat: Seat;
      readonly card: CardId;
      readonly glory: CardId;
      readonly royal: CardId;
    }
  /** For a Subject of the other player, the Glory Card becomes a Subject of theirs. */
  | {
      readonly type: 'merchant';
      readonly seat: Seat;
      readonly card: CardId;
      readonly glory: CardId;
    }
  /** Makes a Subject of one’s own a Peasant. */
  | { readonly type: 'serf'; readonly seat: Seat; readonly card: CardId }
  /** Removes a Recovery Card from beneath a Royal Card of one’s own. */
  | { readonly type: 'remove-recovery'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: CardId; readonly to: DiscardTo }
  /**
   * Takes a card for the Refugee, in a Battle or after a Duel: beside a Royal Card, or as a Peasant
   * where that is null.
   */
  | {
      readonly type: 'take';
      readonly seat: Seat;
      readonly card: CardId;
      readonly royal: CardId | null;
    }
  | { readonly type: 'draw'; readonly seat: Seat }
  /** Takes a Peasant of the other player in place of a card of the Draw Pile. */
  | { readonly type: 'draw-peasant'; readonly seat: Seat; readonly card: CardId }
  // A Prestigious Royal Court, in the fourth step of the Migration Phase.
  /** Lays a card of the hand face down on the Draw Pile. */
  | { readonly type: 'divine'; readonly seat: Seat; readonly card: CardId }
  /**
   * Places the Club drawn just now: beside a Royal Card, or as a Peasant where that is null. Another
   * card is drawn for it.
   */
  | {
      readonly type: 'fervour';
      readonly seat: Seat;
      readonly card: CardId;
      readonly royal: CardId | null;
    }
  /** Takes the top card of the Discard Pile in place of one of the Draw Pile. */
  | { readonly type: 'endow'; readonly seat: Seat };

/**
 * Where a card goes that a player lays off in the Migration Phase (`ng.turn.migration.discard`).
 */
export type DiscardTo = 'discard-pile' | 'peasants';

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
