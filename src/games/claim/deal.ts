import type { Turn } from '../../engine/game.ts';
import { unrecordedTurn } from '../../engine/play.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/types.ts';
import { apply } from './apply.ts';
import { CARDS, HAND_SIZE } from './cards.ts';
import { beginTrick } from './next-trick.ts';
import { refuse, type Verdict } from './refusals.ts';
import type { Readings } from './rulings.ts';
import { start } from './start.ts';
import type { Claim, Position, State } from './types.ts';

/** Shuffling and dealing. */
export function judgeDeal({ stage }: State): Verdict {
  return stage === 'box' ? undefined : refuse('cl.setup.deal-thirteen', 'already-dealt');
}

/** One pile of all cards, two hands from its top, and the first trick. */
export function resolveDeal(turn: Turn<Claim>): void {
  turn.emit({ type: 'pileLaid', cards: turn.random.shuffled(CARDS) }, ['cl.setup.shuffle', 'cl.setup.draw-pile'], []);
  for (const { seat } of turn.state.players) {
    const cards = turn.state.drawPile.slice(0, HAND_SIZE);
    turn.emit({ type: 'handDealt', seat, cards }, ['cl.setup.deal-thirteen', 'cl.setup.hand-secret'], [seat]);
  }
  beginTrick(turn, { phase: 1, trick: 1, leader: turn.state.youngest });
}

/** A fresh game for these seats, dealt as far as the first contested card. The first seat leads: nobody is asked for an age. */
export function deal(seats: readonly Seat[], random: Random, rulings: Partial<Readings> = {}): Position {
  const box = start({ box: true, players: seats.map((seat) => ({ seat })), rulings });
  if (!box.ok) throw new RangeError(box.refusal.reason);
  const turn = unrecordedTurn<Claim>(apply, box.state, random);
  resolveDeal(turn);
  const { players, contested, drawPile } = turn.state;
  return { players: players.map(({ seat, hand }) => ({ seat, hand })), ...(contested && { contested }), drawPile, rulings };
}
