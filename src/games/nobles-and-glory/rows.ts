import type { Seat } from '../../engine/types.ts';
import { isNumber, type CardId, type NumberId } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import { checkSpace } from './spaces.ts';
import { subjectsOf } from './subjects.ts';
import type { Action, ActionOf } from './types/action.ts';
import type { Player } from './types/state.ts';

/** The Royal Card in whose row a Subject is. */
const rowOf = ({ court }: Player, card: CardId) =>
  court.find(({ subjects }) => subjects.some((other) => other === card));

/** Every move of a Subject to another row, of a loose one to any, and every exchange of two. */
export function rowCandidates(
  player: Player,
  seat: Seat,
  loose: readonly NumberId[] = [],
): Action[] {
  const subjects = subjectsOf(player.court);
  return [
    ...[...subjects, ...loose].flatMap((card) =>
      player.court.map(({ card: royal }): Action => ({ type: 'move', seat, card, royal })),
    ),
    ...subjects.flatMap((card) =>
      subjects.map((other): Action => ({ type: 'swap', seat, card, other })),
    ),
  ];
}

/**
 * Whether a Subject of one’s own may go to another row: there is space in it
 * (`ng.turn.population.rearrange`, `ng.court.discard-rearrange`).
 */
export function judgeMove(
  player: Player,
  { card, royal }: ActionOf<'move'>,
  because: Rule,
  loose: readonly NumberId[] = [],
): Judgement {
  const from = rowOf(player, card);
  if (!from && !loose.some((other) => other === card)) return notSubject(player, card);
  const to = player.court.find((each) => each.card === royal);
  if (!to) return refuse('ng.term.subject', 'no-such-royal', { card: royal });
  return to === from ? refuse(because, 'same-row', { card }) : checkSpace(player, to, 1);
}

/** Whether two Subjects of one’s own may change places: they are in two rows. */
export function judgeSwap(
  player: Player,
  { card, other }: ActionOf<'swap'>,
  because: Rule,
): Judgement {
  const row = rowOf(player, card);
  if (!row) return notSubject(player, card);
  const otherRow = rowOf(player, other);
  if (!otherRow) return notSubject(player, other);
  return row === otherRow ? refuse(because, 'same-row', { card }) : undefined;
}

export const notSubject = ({ seat }: Player, card: CardId): Judgement =>
  refuse('ng.term.subject', 'not-subject', { seat, card });

/** Whether a card is a Subject of this player. */
export const isSubjectOf = ({ court }: Player, card: CardId): card is NumberId =>
  isNumber(card) && subjectsOf(court).includes(card);
