import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { CARDS } from '../cards.ts';
import { refuse } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ProcessOf } from '../types/state.ts';
import { faultsOf } from '../valid-hand.ts';
import type { Handling } from './handling.ts';

/** Cards dealt to each player (`ng.setup.deal`). */
const HAND_SIZE = 7;

/** The box waits for anybody to set up. */
export const box: Handling<ProcessOf<'box'>> = {
  rule: 'ng.setup.deal',
  pending: ({ players: [first, second] }) => ({ name: 'set-up', seats: [first.seat, second.seat] }),
  candidates: (_, __, seat: Seat) => [{ type: 'set-up', seat }],
  judge: (_, __, { type }) =>
    type === 'set-up' ? undefined : refuse('ng.setup.deal', 'not-set-up'),
  resolve: setUp,
};

/**
 * Shuffles and deals until nobody must announce a Mulligan; whoever must, shows their cards, and
 * all go back (`ng.setup.deal`, `ng.setup.mulligan-condition`, `ng.setup.mulligan`,
 * `ng.setup.draw-pile`).
 */
function setUp(turn: Turn<NoblesAndGlory>): void {
  do deal(turn);
  while (announceMulligans(turn));
  turn.emit({ type: 'handsKept' }, ['ng.setup.mulligan-condition', 'ng.setup.draw-pile']);
}

function deal(turn: Turn<NoblesAndGlory>): void {
  turn.emit(
    { type: 'packShuffled', cards: turn.random.shuffled(CARDS) },
    ['ng.deck', 'ng.setup.deal'],
    [],
  );
  for (const { seat } of turn.state.players) {
    turn.emit(
      { type: 'handDealt', seat, cards: turn.state.drawPile.slice(0, HAND_SIZE) },
      ['ng.setup.deal'],
      [seat],
    );
  }
}

/** Whether there was a Mulligan. */
function announceMulligans(turn: Turn<NoblesAndGlory>): boolean {
  const invalid = turn.state.players.flatMap(({ seat, hand }) => {
    const [fault, ...more] = faultsOf(hand);
    return fault ? [{ seat, cards: hand, faults: [fault, ...more] as const }] : [];
  });
  for (const each of invalid)
    turn.emit({ type: 'mulliganAnnounced', ...each }, [
      'ng.setup.mulligan',
      'ng.setup.mulligan-condition',
    ]);
  return invalid.length > 0;
}
