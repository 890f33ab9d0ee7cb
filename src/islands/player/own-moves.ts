import { sameAction } from '../../engine/same-action.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { PlayerState } from './player-state.ts';
import type { PlayerChoice } from './referee.ts';

type Moves = PlayerChoice['moves'];

/** What is known of a scenario where its reader tries a move. */
export interface Trial {
  readonly words: Words;
  /** Accepted answers of the steps that ask, by step. */
  readonly accepts: ReadonlyMap<string, readonly object[]>;
}

/** How moves of the reader's own are made and taken back. */
export interface OwnMoves {
  readonly play: (move: Moves[number]) => void;
  /** Takes the last one back. */
  readonly undo: () => void;
  /** Takes all of them back, to try others from the same table. */
  readonly startOver: () => void;
}

/** Lets moves of the reader's own be made in a player. */
export function ownMoves(
  { asked, choice, choose, frames, last }: PlayerState,
  trial: Trial,
): OwnMoves {
  /** Where the script asked for a move, whether this is a right one. */
  function answerTo(move: Moves[number]): string | undefined {
    const accepted = choice().moves.length === 0 ? trial.accepts.get(asked() ?? '') : undefined;
    if (!accepted) return undefined;
    return say(
      trial.words,
      accepted.some((action) => sameAction(action, move)) ? 'player.right' : 'player.not-it',
    );
  }

  const keep = (moves: Moves): void => choose({ ...choice(), moves }, last);

  return {
    play(move) {
      const from = frames().length;
      choose(
        { ...choice(), moves: [...choice().moves, move] },
        () => Math.min(from, last()),
        answerTo(move),
      );
    },
    undo: () => keep(choice().moves.slice(0, -1)),
    startOver: () => keep([]),
  };
}
