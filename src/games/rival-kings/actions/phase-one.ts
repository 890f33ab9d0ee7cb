import type { Turn } from '../../../engine/game.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { playerAt } from '../table.ts';
import type { RivalKings } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State } from '../types/state.ts';

function judgeChoosing(state: State): Judgement {
  const { stage } = state;
  if (stage.type === 'choose') return undefined;
  if (stage.type === 'over') return refuse('rk.end.finish-cycle', 'game-over');
  if (stage.type === 'box') return refuse('rk.setup.deal-characters', 'not-set-up');
  return refuse('rk.cycle.phases', 'not-choosing');
}

/** Laying a character face down (`rk.play.choose`). */
export function judgeChoose(state: State, { seat, character }: ActionOf<'choose'>): Judgement {
  const early = judgeChoosing(state);
  if (early) return early;
  const player = playerAt(state, seat);
  if (player.played) return refuse('rk.play.choose', 'already-chosen', { seat });
  if (player.hand.includes(character)) return undefined;
  return refuse('rk.play.choose', 'not-in-hand', { seat, character });
}

export function resolveChoose(
  turn: Turn<RivalKings>,
  { seat, character }: ActionOf<'choose'>,
): void {
  turn.emit({ type: 'characterChosen', seat, character }, ['rk.play.choose'], [seat]);
}

/** Turning all characters over (`rk.play.reveal`), with two players the neutral one too. */
export function judgeReveal(state: State): Judgement {
  const early = judgeChoosing(state);
  if (early) return early;
  const waiting = state.players.find((player) => player.played === null);
  return waiting && refuse('rk.play.reveal', 'not-all-chosen', { seat: waiting.seat });
}

export function resolveReveal(turn: Turn<RivalKings>): void {
  const characters = turn.state.players.map(({ seat, played }) => ({ seat, character: played! }));
  turn.emit({ type: 'charactersRevealed', characters }, ['rk.play.reveal', 'rk.rank.order']);
  if (characters.length === 2) {
    const [character] = turn.state.leftovers;
    turn.emit({ type: 'neutralRevealed', character: character! }, [
      'rk.two.reveal-neutral',
      'rk.two.neutral-scope',
      ...(turn.state.cycle === 2 ? (['rk.two.neutral-each-cycle'] as const) : []),
    ]);
  }
}
