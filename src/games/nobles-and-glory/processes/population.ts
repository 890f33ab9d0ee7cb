import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { armyCandidates, judgeArmy } from '../army.ts';
import { type CardId } from '../cards.ts';
import { drawOne } from '../draw.ts';
import { jesterCandidates, judgeJester } from '../jester.ts';
import { checkPlacement } from '../placement.ts';
import { playerAt } from '../players.ts';
import { judgePreparation, preparationCandidates } from '../preparation.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { judgeMove, judgeSwap, rowCandidates } from '../rows.ts';
import { spaceLeft } from '../spaces.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { Player, PopulationPhase, State } from '../types/state.ts';
import {
  asJoker,
  asNumber,
  asRoyal,
  moved,
  notNow,
  rowsSwapped,
  type Handling,
} from './handling.ts';

/**
 * Subjects are placed and move between the rows, and a Court Jester, an Army Card and a Preparation
 * Card come, in any order, until the player has done (`ng.turn.population.place`,
 * `ng.turn.population.rearrange`, `ng.turn.population.jester`, `ng.turn.population.army`,
 * `ng.preparation.place`).
 */
export const population: Handling<PopulationPhase> = {
  rule: 'ng.turn.population.place',
  pending: (_, { seat }) => ({ name: 'population', seats: [seat], secret: true }),
  candidates,
  options: (state, process, seat) => {
    const duty = dutyOf(state, process);
    return candidates(state, process, seat).filter(
      (action) => !judgeWith(duty, state, process, action),
    );
  },
  judge: (state, process, action) => judgeWith(dutyOf(state, process), state, process, action),
  resolve: resolvePopulation,
};

/** Everything of the hand beside every Royal Card, and all that may be done besides. */
function candidates(state: State, _: PopulationPhase, seat: Seat): Action[] {
  const player = playerAt(state, seat);
  return [
    ...player.hand.flatMap((card) =>
      player.court.map(({ card: royal }): Action => ({ type: 'place', seat, card, royal })),
    ),
    ...rowCandidates(player, seat),
    ...jesterCandidates(player),
    ...armyCandidates(player),
    ...preparationCandidates(player),
    { type: 'redraw', seat },
    { type: 'done', seat },
  ];
}

/** Of an action, where the duty is known. */
function judgeWith(duty: Duty, state: State, process: PopulationPhase, action: Action): Judgement {
  const player = playerAt(state, action.seat);
  switch (action.type) {
    case 'place':
      return judgePlace(state, player, action);
    case 'redraw':
      return duty === 'redraw'
        ? undefined
        : refuse('ng.turn.population.forced-redraw', 'no-redraw');
    case 'move':
      return refusedBy(duty) ?? judgeMove(player, action, 'ng.turn.population.rearrange');
    case 'swap':
      return refusedBy(duty) ?? judgeSwap(player, action, 'ng.turn.population.rearrange');
    case 'place-jester':
      return refusedBy(duty) ?? judgeJester(player, action);
    case 'lay-army':
      return refusedBy(duty) ?? judgeArmy(player, process, action);
    case 'place-preparation':
      return refusedBy(duty) ?? judgePreparation(player, action);
    case 'done':
      return refusedBy(duty);
    default:
      return notNow('ng.turn.population.place', action);
  }
}

function judgePlace(
  { rulings }: State,
  player: Player,
  { seat, card, royal }: ActionOf<'place'>,
): Judgement {
  if (!player.hand.includes(card))
    return refuse('ng.turn.population.place', 'not-in-hand', { seat, card });
  return checkPlacement(player, card, royal, rulings);
}

/** What has to be done before anything else. */
type Duty = 'place' | 'redraw' | undefined;

/**
 * With one Subject another has to be placed or, where none in the hand can be, the hand to be drawn
 * anew; neither without a space or without a hand (`ng.turn.population.forced`,
 * `ng.turn.population.forced-redraw`).
 */
function dutyOf(state: State, { seat, mustPlace }: PopulationPhase): Duty {
  const player = playerAt(state, seat);
  if (
    !mustPlace ||
    player.hand.length === 0 ||
    player.court.every((royal) => spaceLeft(player, royal) <= 0)
  )
    return undefined;
  return player.hand.some((card) => canPlace(state, player, card)) ? 'place' : 'redraw';
}

function refusedBy(duty: Duty): Judgement {
  switch (duty) {
    case 'place':
      return refuse('ng.turn.population.forced', 'must-place');
    case 'redraw':
      return refuse('ng.turn.population.forced-redraw', 'must-redraw');
    case undefined:
      return undefined;
  }
}

const canPlace = ({ rulings }: State, player: Player, card: CardId): boolean =>
  player.court.some((royal) => !checkPlacement(player, card, royal.card, rulings));

/**
 * Whether some card could still come that can be placed: one of the Draw Pile, or of what a renewal
 * adds to it.
 */
const isHopeful = (state: State, player: Player): boolean =>
  [
    ...state.drawPile,
    ...state.discardPile,
    ...state.players.flatMap(({ peasants }) => peasants.slice(-1)),
  ].some((card) => canPlace(state, player, card));

function resolvePopulation(
  turn: Turn<NoblesAndGlory>,
  { seat, mustPlace }: PopulationPhase,
  action: Action,
): void {
  switch (action.type) {
    case 'place': {
      const [card, royal] = [asNumber(action.card), asRoyal(action.royal)];
      const forced = mustPlace ? (['ng.turn.population.forced'] as const) : [];
      return turn.emit({ type: 'subjectPlaced', seat, card, royal }, [
        'ng.turn.population.place',
        ...forced,
        'ng.equipoise',
        'ng.administration',
      ]);
    }
    case 'move':
      return turn.emit(moved(action), ['ng.turn.population.rearrange']);
    case 'swap':
      return turn.emit(rowsSwapped(action), ['ng.turn.population.rearrange']);
    case 'place-jester':
      return turn.emit({ type: 'jesterPlaced', seat, card: asJoker(action.card) }, [
        'ng.turn.population.jester',
      ]);
    case 'lay-army':
      return turn.emit(
        { type: 'armyLaid', seat, card: asNumber(action.card) },
        ['ng.turn.population.army', 'ng.army.hidden'],
        [seat],
      );
    case 'place-preparation': {
      const [card, royal] = [asNumber(action.card), asRoyal(action.royal)];
      return turn.emit(
        { type: 'preparationPlaced', seat, card, royal },
        ['ng.preparation.place'],
        [seat],
      );
    }
    case 'redraw':
      return redraw(turn, playerAt(turn.state, seat));
    default:
      turn.emit({ type: 'phaseEnded', seat, phase: 'population' }, ['ng.turn.sequence']);
  }
}

/**
 * Shows the hand, discards it and draws as many; once only where no card that could come can be
 * placed (`ng.turn.population.forced-redraw`).
 */
function redraw(turn: Turn<NoblesAndGlory>, player: Player): void {
  const { seat, hand } = player;
  const hopeful = isHopeful(turn.state, player);
  turn.emit({ type: 'handDiscarded', seat, cards: hand }, ['ng.turn.population.forced-redraw']);
  for (
    let left = hand.length;
    left > 0 && drawOne(turn, seat, ['ng.turn.population.forced-redraw']);
    left -= 1
  );
  if (!hopeful) turn.emit({ type: 'redrawGivenUp', seat }, ['ng.turn.population.forced-redraw']);
}
