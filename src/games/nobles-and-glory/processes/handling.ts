import type { Turn } from '../../../engine/game.ts';
import type { Decision, Seat } from '../../../engine/types.ts';
import type { CardId, JokerId, NumberId, RoyalId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { EventOf } from '../types/event.ts';
import type { Deciding, State } from '../types/state.ts';

/**
 * How a process that waits for somebody is dealt with. What its events do to the state is apart, by
 * event.
 */
export interface Handling<Process extends Deciding> {
  /** The rule that asks for its decision: it refuses whoever is not asked, and whatever is not. */
  readonly rule: Rule;
  pending(state: State, process: Process): Decision<NoblesAndGlory>;
  /** Actions of a seat that decides: every legal one, and perhaps others that `judge` refuses. */
  candidates(state: State, process: Process, seat: Seat): readonly Action[];
  /** The legal ones among them, where it is faster than by judging each. */
  options?(state: State, process: Process, seat: Seat): readonly Action[];
  /** Of a seat that decides: why an action is refused. */
  judge(state: State, process: Process, action: Action): Judgement;
  resolve(turn: Turn<NoblesAndGlory>, process: Process, action: Action): void;
}

/** A card of a legal action, in a place where `judge` lets Number Cards pass and no other. */
export const asNumber = (card: CardId): NumberId => card as NumberId;

/** A card of a legal action, in a place where `judge` lets Royal Cards pass and no other. */
export const asRoyal = (card: CardId): RoyalId => card as RoyalId;

/** A row of a legal action, or the Peasants: `judge` lets Royal Cards pass, null and nothing else. */
export const asPlace = (royal: CardId | null): RoyalId | null => royal as RoyalId | null;

/** A card of a legal action, in a place where `judge` lets Jokers pass and no other. */
export const asJoker = (card: CardId): JokerId => card as JokerId;

/** What a legal move of a Subject to another row brings about. */
export const moved = ({ seat, card, royal }: ActionOf<'move'>): EventOf<'subjectMoved'> => ({
  type: 'subjectMoved',
  seat,
  card: asNumber(card),
  royal: asRoyal(royal),
});

/** What a legal exchange of two Subjects between their rows brings about. */
export const rowsSwapped = ({
  seat,
  card,
  other,
}: ActionOf<'swap'>): EventOf<'subjectsSwapped'> => ({
  type: 'subjectsSwapped',
  seat,
  card: asNumber(card),
  other: asNumber(other),
});

/** Refuses an action of another decision. */
export const notNow = (rule: Rule, { type }: Action): Judgement =>
  refuse(rule, 'not-this-decision', { action: type });
