import type { Turn } from '../../engine/game.ts';
import type { NonEmpty } from '../../engine/types.ts';
import { CHARACTERS } from './characters.ts';
import type { Rule } from './rules.ts';
import { type RivalKings } from './types.ts';
import type { PileId } from './types/state.ts';

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
    turn.emit(
      { type: 'handDealt', seat, characters: deck.splice(0, HAND_SIZE) },
      ['rk.setup.deal-characters'],
      [seat],
    );
  }
  turn.emit(
    { type: 'leftoversSet', count: deck.length, characters: deck },
    [LEFTOVER_RULES[seats.length]!],
    [],
  );
}

/** A new round: everybody takes the characters back, and they are dealt anew. */
export function beginRound(turn: Turn<RivalKings>, round: number): void {
  turn.emit({ type: 'charactersCollected', round }, ['rk.round.collect']);
  dealCharacters(turn);
  beginCycle(turn, 1);
}

/** A cycle of a round begins: everybody chooses a character. */
export function beginCycle(turn: Turn<RivalKings>, cycle: 1 | 2): void {
  const cites: NonEmpty<Rule> = ['rk.round.two-cycles', 'rk.cycle.phases'];
  turn.emit(
    { type: 'cycleStarted', cycle },
    cycle === 1 ? cites : [...cites, 'rk.round.two-of-three'],
  );
}

/** Says that the end is triggered if this pile is the first one to be empty (`rk.end.trigger`). */
export function noteEmptyPile(turn: Turn<RivalKings>, pile: PileId): void {
  const { state } = turn;
  if (state.piles[pile].cards.length === 0 && !state.ending)
    turn.emit({ type: 'endTriggered', pile }, ['rk.end.trigger']);
}
