import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { mostAligned } from '../alignment.ts';
import { isJoker, isNumber, isRoyal, suitOf } from '../cards.ts';
import { drawForStep, renewIfEmpty, startDraw } from '../draw.ts';
import { playerAt } from '../players.ts';
import { EFFECT_RULES, drawsMore } from '../prestigious/effect.ts';
import { mayChoose } from '../processes/migration.ts';
import { endRefugee, takeable } from '../processes/refugee.ts';
import type { Rule } from '../rules.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { MigrationPhase, RefugeeProcess } from '../types/migration.ts';

const REFUGEE: NonEmpty<Rule> = ['ng.turn.migration.refugee'];

/**
 * The third step: a Refugee is turned up; where there is no card left to turn, the step is skipped
 * (`ng.turn.migration.refugee`, `ng.deck.reshuffle`).
 */
export function turnRefugee(
  turn: Turn<NoblesAndGlory>,
  process: MigrationPhase | RefugeeProcess,
): boolean {
  const waiting = process.type === 'migration' ? process.step === 'refugee' : !process.card;
  if (!waiting) return false;
  renewIfEmpty(turn);
  const [card] = turn.state.drawPile;
  if (card) {
    const aside =
      isJoker(card) ||
      (isRoyal(card) && turn.state.rulings['refugee-royal'] === 'royal-is-redrawn');
    turn.emit({ type: 'refugeeTurned', seat: process.seat, card, aside }, REFUGEE);
    renewIfEmpty(turn);
    return true;
  }
  if (process.type === 'refugee') endRefugee(turn, process);
  else startDraw(turn, process.seat);
  return true;
}

/**
 * The kingdom most aligned with the Refugee’s suit is the Destination
 * (`ng.turn.migration.destination`).
 */
export function findDestination(turn: Turn<NoblesAndGlory>, refugee: RefugeeProcess): boolean {
  if (!refugee.card || refugee.destination) return false;
  const suit = suitOf(refugee.card);
  const { seat, by, cites } = mostAligned(turn.state.players, suit, refugee.seat);
  turn.emit({ type: 'destinationFound', seat, suit, by }, cites);
  return true;
}

/**
 * Where the other kingdom has nothing of the suit to be taken, the Destination takes the Refugee
 * Card itself as a Peasant; a Royal Card cannot be one and stays discarded
 * (`ng.turn.migration.take-refugee`, `ng.card.number`).
 */
export function takeRefugee(turn: Turn<NoblesAndGlory>, refugee: RefugeeProcess): boolean {
  const { card, destination: seat } = refugee;
  if (!card || !seat || takeable(turn.state, refugee).cards.length > 0) return false;
  if (isNumber(card))
    turn.emit({ type: 'refugeeTaken', seat, card }, ['ng.turn.migration.take-refugee']);
  endRefugee(turn, { ...refugee, card: isNumber(card) ? null : card });
  return true;
}

/**
 * The fourth step: cards are drawn, unless the player has a choice of where from, and as long as one
 * is left; with Abundance or Divine one is put away, and then Army Cards may be turned up
 * (`ng.turn.migration.draw`).
 */
export function drawOn(turn: Turn<NoblesAndGlory>, phase: MigrationPhase): boolean {
  const { seat, step, drawsLeft } = phase;
  if (step !== 'draw' || (drawsLeft > 0 && mayChoose(turn.state, phase))) return false;
  const drawn = drawsLeft > 0 && drawForStep(turn, seat);
  if (!drawn && !startPuttingAway(turn, phase)) endDraw(turn, seat);
  return true;
}

/** Without an Army Card the phase is over after the draw (`ng.turn.migration.army-reveal`). */
function endDraw(turn: Turn<NoblesAndGlory>, seat: Seat): void {
  if (playerAt(turn.state, seat).armies.length === 0) return endMigration(turn, seat);
  turn.emit({ type: 'migrationStepStarted', seat, step: 'armies', draws: 0 }, [
    'ng.turn.migration.army-reveal',
  ]);
}

/** With the last Army Card turned up, there is none left (`ng.turn.migration.army-reveal`). */
export function endArmies(turn: Turn<NoblesAndGlory>, { seat, step }: MigrationPhase): boolean {
  if (step !== 'armies' || playerAt(turn.state, seat).armies.length > 0) return false;
  endMigration(turn, seat);
  return true;
}

const endMigration = (turn: Turn<NoblesAndGlory>, seat: Seat): void =>
  turn.emit({ type: 'phaseEnded', seat, phase: 'migration' }, ['ng.turn.sequence']);

/** A card is put away only where one was drawn (`abundance-compulsory`). */
function startPuttingAway(turn: Turn<NoblesAndGlory>, { seat, drawn }: MigrationPhase): boolean {
  const effect = drawn ? drawsMore(playerAt(turn.state, seat).court) : undefined;
  if (effect)
    turn.emit({ type: 'effectStarted', seat, effect }, ['ng.prestigious', EFFECT_RULES[effect]]);
  return effect !== undefined;
}
