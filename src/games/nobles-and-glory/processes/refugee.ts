import type { Turn } from '../../../engine/game.ts';
import { checkForcedArrival } from '../arrival.ts';
import { suitOf, type CardId, type NumberId } from '../cards.ts';
import { startDraw } from '../draw.ts';
import { otherThan, playerAt } from '../players.ts';
import { takeCandidates, takeCard } from '../population.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { RefugeeProcess } from '../types/migration.ts';
import type { State } from '../types/state.ts';
import { asNumber, asPlace, notNow, type Handling } from './handling.ts';

const TAKE_SUBJECT = 'ng.turn.migration.take-subject';
const TAKE_PEASANT = 'ng.turn.migration.take-peasant';

/**
 * The Destination, perhaps in the other player’s turn, takes a card of the Refugee’s suit
 * (`ng.turn.migration.take-subject`, `ng.turn.migration.take-peasant`).
 */
export const refugee: Handling<RefugeeProcess> = {
  rule: 'ng.turn.migration.destination',
  pending: (_, { seat, card, destination }) => ({
    name: 'refugee',
    seats: [destination ?? seat],
    about: { card: card ?? '' },
  }),
  candidates: (state, process, seat) =>
    takeCandidates(playerAt(state, seat), takeable(state, process).cards),
  judge: (state, process, action) =>
    action.type === 'take'
      ? judgeTake(state, process, action.card, action.royal)
      : notNow('ng.turn.migration.destination', action),
  resolve: (turn, process, action) => take(turn, process, action as ActionOf<'take'>),
};

/** What of the other kingdom can be taken. */
interface Takeable {
  readonly from: 'subjects' | 'peasants';
  readonly cards: readonly NumberId[];
}

/**
 * Subjects of the Refugee’s suit, or Peasants of it where there is none or only the last Subject of
 * that kingdom (`ng.turn.migration.take-subject`, `ng.turn.migration.take-peasant`,
 * `ng.guard.subjects`).
 */
export function takeable(state: State, { card, destination }: RefugeeProcess): Takeable {
  const other = otherThan(state, destination!);
  const ofSuit = (cards: readonly NumberId[]) =>
    cards.filter((each) => suitOf(each) === suitOf(card!));
  const subjects = subjectsOf(other.court);
  const cards = subjects.length > 1 ? ofSuit(subjects) : [];
  return cards.length > 0
    ? { from: 'subjects', cards }
    : { from: 'peasants', cards: ofSuit(other.peasants) };
}

/**
 * A Subject taken stays one wherever Equipoise and a space allow it, and becomes a Peasant where
 * they do not; a Peasant stays one.
 */
function judgeTake(
  state: State,
  process: RefugeeProcess,
  card: CardId,
  royal: CardId | null,
): Judgement {
  const { from, cards } = takeable(state, process);
  const because = from === 'subjects' ? TAKE_SUBJECT : TAKE_PEASANT;
  const taken = cards.find((each) => each === card);
  if (!taken) return refuse(because, 'not-taken', { card });
  if (from === 'peasants')
    return royal === null ? undefined : refuse(because, 'stays-peasant', { card });
  return checkForcedArrival(state, playerAt(state, process.destination!), taken, royal, because);
}

function take(turn: Turn<NoblesAndGlory>, process: RefugeeProcess, action: ActionOf<'take'>): void {
  const { seat, card, royal } = action;
  takeCard(
    turn,
    otherThan(turn.state, seat),
    { seat, card: asNumber(card), royal: asPlace(royal) },
    takeable(turn.state, process).from === 'peasants'
      ? [TAKE_PEASANT]
      : [TAKE_SUBJECT, royal ? 'ng.equipoise.elsewhere' : 'ng.administration.forced'],
  );
  endRefugee(turn, process);
}

/**
 * What was turned up and is not taken goes to the Discard Pile, the Refugee Card on top, and the
 * draw begins (`ng.turn.migration.refugee`).
 */
export function endRefugee(
  turn: Turn<NoblesAndGlory>,
  { seat, card, aside }: RefugeeProcess,
): void {
  turn.emit({ type: 'refugeeEnded', cards: [...(card ? [card] : []), ...aside] }, [
    'ng.turn.migration.refugee',
  ]);
  startDraw(turn, seat);
}
