import type { Turn } from '../../engine/game.ts';
import type { Rule } from './rules.ts';
import { CHARACTERS, type RivalKings } from './types.ts';

/** Characters dealt to each player per round (`rk.setup.deal-characters`). */
const HAND_SIZE = 3;

const LEFTOVER_RULES: Readonly<Record<number, Rule>> = {
  2: 'rk.setup.two-players',
  3: 'rk.setup.three-players',
  4: 'rk.setup.four-players',
};

/** Shuffles the twelve characters, deals three to each player and puts the others away. */
export function dealCharacters(turn: Turn<RivalKings>): void {
  const deck = turn.random.shuffled(CHARACTERS);
  const seats = turn.state.players.map((player) => player.seat);
  for (const seat of seats) {
    turn.emit({ type: 'handDealt', seat, characters: deck.splice(0, HAND_SIZE) }, ['rk.setup.deal-characters'], [seat]);
  }
  turn.emit({ type: 'leftoversSet', count: deck.length, characters: deck }, [LEFTOVER_RULES[seats.length]!], []);
}
