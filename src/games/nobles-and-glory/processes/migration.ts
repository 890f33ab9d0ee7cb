import type { Turn } from '../../../engine/game.ts';
import { asNumber } from '../action-cards.ts';
import { judgeArmyOf, turnUp, turnUpCandidates } from '../army.ts';
import { suitOf, type CardId } from '../cards.ts';
import { consortOf, regnantOf } from '../court.ts';
import { drawForStep } from '../draw.ts';
import { judgeLeaving } from '../guard.ts';
import { discardCandidates, judgeDiscard } from '../hand-discard.ts';
import { isPeasantOf, judgePeasant } from '../peasants.ts';
import { otherThan, playerAt } from '../players.ts';
import { endow, judgeEndow } from '../prestigious/endow.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { MigrationPhase } from '../types/migration.ts';
import type { State } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

const SEQUENCE = 'ng.turn.sequence';
const DISCARD = 'ng.turn.migration.discard';
const SERF = 'ng.turn.migration.serf';
const DRAW = 'ng.turn.migration.draw';
const DRAW_PEASANT = 'ng.turn.migration.draw-peasant';
const TURN_UP = 'ng.turn.migration.army-reveal';

/**
 * The printed steps: a card laid off, a Subject serfed, the Refugee, the draw; after them Army Cards
 * may be turned up. The third goes by itself: what the Destination then takes is in `refugee.ts`.
 */
export const migration: Handling<MigrationPhase> = {
  rule: SEQUENCE,
  pending: (_, { seat, step }) => ({
    name: 'migration',
    seats: [seat],
    ...((step === 'discard' || step === 'armies') && { secret: true }),
  }),
  candidates,
  judge,
  resolve,
};

function candidates(
  state: State,
  { step }: MigrationPhase,
  seat: MigrationPhase['seat'],
): readonly Action[] {
  const player = playerAt(state, seat);
  switch (step) {
    case 'discard':
      return [...discardCandidates(player), { type: 'done', seat }];
    case 'serf':
      return [
        ...subjectsOf(player.court).map((card): Action => ({ type: 'serf', seat, card })),
        { type: 'done', seat },
      ];
    case 'refugee': // goes by itself
    case 'draw':
      return [
        { type: 'draw', seat },
        { type: 'endow', seat },
        ...otherThan(state, seat).peasants.map((card): Action => ({
          type: 'draw-peasant',
          seat,
          card,
        })),
      ];
    case 'armies':
      return [...turnUpCandidates(player), { type: 'done', seat }];
  }
}

function judge(state: State, process: MigrationPhase, action: Action): Judgement {
  const player = playerAt(state, process.seat);
  switch (process.step) {
    case 'discard':
      if (action.type === 'done') return undefined;
      return action.type === 'discard'
        ? judgeDiscard(player, action, DISCARD)
        : notNow(DISCARD, action);
    case 'serf':
      if (action.type === 'done') return undefined;
      return action.type === 'serf' ? judgeLeaving(player, action.card) : notNow(SERF, action);
    case 'refugee': // goes by itself
    case 'draw':
      if (action.type === 'draw') return undefined;
      if (action.type === 'endow') return judgeEndow(state, process);
      return action.type === 'draw-peasant'
        ? judgePeasantDrawn(state, process, action.card)
        : notNow(DRAW, action);
    case 'armies':
      if (action.type === 'done') return undefined;
      return action.type === 'turn-up'
        ? judgeArmyOf(player, action.card, TURN_UP)
        : notNow(TURN_UP, action);
  }
}

/**
 * One of the draws may be a Peasant of the other player, of the suit of one’s own Regnant or
 * Consort (`ng.turn.migration.draw-peasant`).
 */
function judgePeasantDrawn(
  state: State,
  { seat, peasantDrawn }: MigrationPhase,
  card: CardId,
): Judgement {
  const other = otherThan(state, seat);
  if (peasantDrawn) return refuse(DRAW_PEASANT, 'peasant-drawn');
  if (!isPeasantOf(other, card)) return judgePeasant(other, card, DRAW_PEASANT);
  const suit = suitOf(card);
  const { court } = playerAt(state, seat);
  const suits = [regnantOf(court), consortOf(court)].flatMap((royal) =>
    royal ? [suitOf(royal.card)] : [],
  );
  return suits.includes(suit)
    ? undefined
    : refuse(DRAW_PEASANT, 'suit-not-at-court', { card, suit });
}

/** Whether the player has a choice where to draw from. */
export const mayChoose = (state: State, process: MigrationPhase): boolean =>
  !judgeEndow(state, process) ||
  otherThan(state, process.seat).peasants.some((card) => !judgePeasantDrawn(state, process, card));

function resolve(turn: Turn<NoblesAndGlory>, { seat, step }: MigrationPhase, action: Action): void {
  switch (action.type) {
    case 'discard':
      turn.emit({ type: 'cardDiscarded', seat, card: action.card, to: action.to }, [DISCARD]);
      break;
    case 'serf':
      turn.emit({ type: 'subjectSerfed', seat, card: asNumber(action.card) }, [SERF]);
      break;
    case 'draw':
      drawForStep(turn, seat);
      return;
    case 'endow':
      endow(turn, seat);
      return;
    case 'draw-peasant': {
      const { seat: from } = otherThan(turn.state, seat);
      turn.emit({ type: 'peasantDrawn', seat, from, card: asNumber(action.card) }, [DRAW_PEASANT]);
      return;
    }
    case 'turn-up':
      turnUp(turn, playerAt(turn.state, seat), action.card, [TURN_UP]);
      return;
    default: // the step is left out
  }
  if (step === 'armies') turn.emit({ type: 'phaseEnded', seat, phase: 'migration' }, [SEQUENCE]);
  else if (step === 'discard')
    turn.emit({ type: 'migrationStepStarted', seat, step: 'serf', draws: 0 }, [SERF]);
  else
    turn.emit({ type: 'migrationStepStarted', seat, step: 'refugee', draws: 0 }, [
      'ng.turn.migration.refugee',
    ]);
}
