import type { Follow } from '../../../engine/settle.ts';
import type { NoblesAndGlory } from '../types.ts';
import { countRound } from './count-round.ts';
import { endGame } from './end-game.ts';
import { endInauguration, endSlide } from './end-inauguration.ts';
import { expireTreaty } from './expire-treaty.ts';
import { goOnWithDuel } from './go-on-with-duel.ts';
import { drawOn, endArmies, findDestination, takeRefugee, turnRefugee } from './migrate.ts';
import { nextPhase } from './next-phase.ts';
import { endPeasantEvent, nextPeasantEvent } from './peasant-events.ts';
import { revealStartingCards } from './reveal-starting-cards.ts';
import { skipSedition } from './skip-sedition.ts';

/** What can follow by itself, in the order in which the rules look at it. */
export const follows: readonly Follow<NoblesAndGlory>[] = [
  endGame,
  skipSedition,
  goOnWithDuel,
  countRound,
  revealStartingCards,
  endPeasantEvent,
  nextPeasantEvent,
  endSlide,
  endInauguration,
  expireTreaty,
  findDestination,
  takeRefugee,
  turnRefugee,
  drawOn,
  endArmies,
  nextPhase,
];
