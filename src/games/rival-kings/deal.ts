import { unrecordedTurn } from '../../engine/play.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/types.ts';
import { resolveSetUp } from './actions/set-up.ts';
import { apply } from './apply.ts';
import type { Readings } from './rulings.ts';
import { start } from './start.ts';
import { PILES, type Position, type RivalKings } from './types.ts';

/** A fresh game for these seats: set-up from the box, as far as the first choice of characters. */
export function deal(seats: readonly Seat[], random: Random, rulings: Partial<Readings> = {}): Position {
  const box = start({ box: true, players: seats.map((seat) => ({ seat })), rulings });
  if (!box.ok) throw new RangeError(box.refusal.reason);
  const turn = unrecordedTurn<RivalKings>(apply, box.state, random);
  resolveSetUp(turn);
  const { state } = turn;
  return {
    players: state.players.map(({ seat, hand }) => ({ seat, hand })),
    piles: Object.fromEntries(PILES.map((pile) => [pile, { cards: state.piles[pile].cards }])),
    leftovers: state.leftovers,
    rulings,
  };
}
