import type { Turn } from '../../../engine/game.ts';
import type { Follow } from '../../../engine/settle.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Process, ProcessOf } from '../types/state.ts';
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

/** One thing that can follow by itself on what is under way; false where it has nothing to do. */
type FollowOn<Top extends Process> = (turn: Turn<NoblesAndGlory>, top: Top) => boolean;

/** What can follow by itself, by what is under way, in the order in which the rules look at it. */
const FOLLOWS: {
  readonly [Type in Process['type']]?: readonly FollowOn<ProcessOf<Type>>[];
} = {
  'starting-cards': [revealStartingCards],
  turn: [nextPhase],
  peasant: [nextPeasantEvent],
  'peasant-event': [endPeasantEvent],
  riders: [skipSedition],
  duel: [goOnWithDuel],
  polity: [countRound],
  inauguration: [endInauguration],
  'slide-excess': [endSlide],
  migration: [expireTreaty, turnRefugee, drawOn, endArmies],
  refugee: [findDestination, takeRefugee, turnRefugee],
};

/** What can follow by itself on this. */
export const followsOn = ({ type }: Process) =>
  (FOLLOWS[type] ?? []) as readonly FollowOn<Process>[];

function followOnTop(turn: Turn<NoblesAndGlory>): boolean {
  const top = topOf(turn.state);
  return followsOn(top).some((follow) => follow(turn, top));
}

/** The end of the game comes before all else. */
export const follows: readonly Follow<NoblesAndGlory>[] = [endGame, followOnTop];
