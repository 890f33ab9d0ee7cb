import type { Turn } from '../../../engine/game.ts';
import { countOf, kindsIn } from '../../../engine/pieces.ts';
import { heldIn } from '../castle.ts';
import { HILL_PLACES } from '../hill.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { playerAt, tileOn } from '../table.ts';
import { COLUMNS, isSubject, type SubjectId } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State, TurnStage } from '../types/state.ts';

type Exchange = ActionOf<'exchange'>;

/** Every exchange of a face-up subject of the own castle for a subject on the hill. */
export function exchangeOptions(state: State, { seat }: TurnStage): Exchange[] {
  const places = HILL_PLACES.filter((place) => {
    const tile = tileOn(state.hill, place);
    return tile !== undefined && isSubject(tile);
  });
  const { castle } = playerAt(state, seat);
  return COLUMNS.flatMap((column) =>
    kindsIn(castle[column].up).flatMap((give) =>
      places.map((place): Exchange => ({ type: 'exchange', seat, column, give, place })),
    ),
  );
}

/** What a wizard does: one face-up subject for one subject on the hill. */
export function judgeExchange(state: State, { seat, column, give, place }: Exchange): Judgement {
  const own = playerAt(state, seat).castle[column];
  if (heldIn(own, give) === 0)
    return refuse('kv.wizard.swap', 'not-in-column', { column, tile: give });
  if (countOf(own.up, give) === 0)
    return refuse('kv.wizard.requirement', 'face-down', { column, tile: give });
  const tile = tileOn(state.hill, place);
  if (!tile) return refuse('kv.wizard.swap', 'place-empty', { place });
  return isSubject(tile)
    ? undefined
    : refuse('kv.wizard.subjects-only', 'specialist-not-swapped', { place, tile });
}

/** The two change places; the wizard is discarded, and a jester from the hill is placed next. */
export function resolveExchange(
  turn: Turn<KingOfTheValley>,
  { seat, column, give, place }: Exchange,
): void {
  const taken = tileOn(turn.state.hill, place) as SubjectId;
  turn.emit({ type: 'subjectsExchanged', seat, column, given: give, place, taken }, [
    'kv.wizard.swap',
    'kv.wizard.free',
    taken === 'jester' ? 'kv.jester.place-immediately' : 'kv.castle.place-in-column',
  ]);
  turn.emit({ type: 'specialistDiscarded', seat, tile: 'wizard' }, [
    'kv.specialist.discard-after-use',
    'kv.specialist.not-a-subject',
  ]);
}
