import type { Turn } from '../../../engine/game.ts';
import { CARDS, HAND_SIZE } from '../cards.ts';
import { beginTrick } from '../follows/next-trick.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Claim } from '../types.ts';
import type { State } from '../types/state.ts';

/** Shuffling and dealing. */
export function judgeDeal({ stage }: State): Judgement {
  return stage === 'box' ? undefined : refuse('cl.setup.deal-thirteen', 'already-dealt');
}

/** One pile of all cards, two hands from its top, and the first trick. */
export function resolveDeal(turn: Turn<Claim>): void {
  turn.emit(
    { type: 'pileLaid', cards: turn.random.shuffled(CARDS) },
    ['cl.setup.shuffle', 'cl.setup.draw-pile'],
    [],
  );
  for (const { seat } of turn.state.players) {
    const cards = turn.state.drawPile.slice(0, HAND_SIZE);
    turn.emit(
      { type: 'handDealt', seat, cards },
      ['cl.setup.deal-thirteen', 'cl.setup.hand-secret'],
      [seat],
    );
  }
  beginTrick(turn, { phase: 1, trick: 1, leader: turn.state.youngest });
}
