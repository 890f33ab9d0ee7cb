import { ENDING_GLORY, gloryCountOf } from '../glory.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { firstPhaseOf, phasesOf } from '../turn.ts';
import type { Position } from '../types/position.ts';
import type { State, TurnProcess } from '../types/state.ts';

/** The first turn in which a player has all phases. */
const FIRST_WHOLE_TURN = 3;

/** What a game that is over may not name: a moment of play. */
const IN_PLAY = ['turn', 'number', 'phase', 'polity', 'battle', 'duel'] as const;

/** The turn that a position names. */
export function turnOf({
  players,
  turn = players[0]!.seat,
  number = FIRST_WHOLE_TURN,
  phase = firstPhaseOf(number),
}: Position): TurnProcess {
  return { type: 'turn', seat: turn, number, phase };
}

/**
 * A turn that there is, of a player who is there, in a phase that it has (`ng.turn.sequence`,
 * `ng.setup.first-turn-skip`).
 */
export function checkTurn({ players }: Position, { seat, number, phase }: TurnProcess): Judgement {
  if (players.every((player) => player.seat !== seat))
    return refuse('ng.players', 'no-such-seat', { seat });
  if (!Number.isSafeInteger(number) || number < 1)
    return refuse('ng.turn.sequence', 'no-such-turn', { count: number });
  return phasesOf(number).includes(phase)
    ? undefined
    : refuse('ng.setup.first-turn-skip', 'phase-skipped', { seat, phase });
}

/** Seven Glory Cards exactly where the game is over (`ng.end.trigger`). */
export function checkEnd(position: Position, { players, rulings }: State): Judgement {
  const full = players.find((player) => gloryCountOf(player, rulings) >= ENDING_GLORY);
  if (!position.over)
    return (
      full &&
      refuse('ng.end.trigger', 'over-already', {
        seat: full.seat,
        count: gloryCountOf(full, rulings),
      })
    );
  if (IN_PLAY.some((field) => position[field] !== undefined))
    return refuse('ng.end.trigger', 'over-in-mid-game');
  return full ? undefined : refuse('ng.end.trigger', 'over-too-early', { most: ENDING_GLORY });
}
