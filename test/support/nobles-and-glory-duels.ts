import type { Seat } from '../../src/engine/types.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { Position } from '../../src/games/nobles-and-glory/types/position.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import { challenge, done, duelCard, giveGlory, take } from './nobles-and-glory-actions.ts';
import { decline, prepared, reveal } from './nobles-and-glory-preparations.ts';
import { act, actionPosition, table, type ActionTable } from './nobles-and-glory.ts';

/** Noor’s Action Phase with all that a Duel takes, against a King and a Queen of Mila. */
export const duelPosition = (
  noor = 'KC 2C 4C, QD',
  lying: ActionTable = {},
  rest: Omit<Position, 'players'> = {},
): Position =>
  actionPosition(
    noor,
    { mila: 'KS 3S 5D, QH', hand: '9C 4S 7D 8H 10S', theirHand: '6H 6S 5H 7H 10C', ...lying },
    rest,
  );

/** The table of that position. */
export const duelling = (noor?: string, lying?: ActionTable): State =>
  table(duelPosition(noor, lying));

export const yields: Action = { type: 'yield-duel', seat: 'mila' };
export const discardRoyal = (seat: Seat): Action => ({ type: 'discard-royal', seat });
export const allowTaking = (seat: Seat): Action => ({ type: 'allow-taking', seat });

/** Cards placed in turn, Mila’s first: `m7H n8H`. */
export const placed = (written: string): Action[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map((each) => duelCard(each.slice(1), each.startsWith('m') ? 'mila' : 'noor'));

/** A Duel of the two Kings as far as these cards. */
export const dueled = (written: string, state: State = duelling()): ReturnType<typeof act> =>
  act(state, [challenge('KC', 'KS'), ...placed(written)]);

/** Noor loses round one; in round two the totals are 13 for Noor and 12 for Mila. */
export const MILA_LOSES = 'm10C n8H n4S m6H n9C m6S';

/** Mila loses round one; in round two the totals are 12 for Mila and 11 for Noor. */
export const NOOR_LOSES = 'm5H n10S m6S n4S m6H n7D';

/** A Duel of the Kings as far as these cards, and what the loser and the victor do then. */
const duel = (written: string, then: readonly Action[], lying: ActionTable = {}) => ({
  state: duelling(undefined, lying),
  actions: [challenge('KC', 'KS'), ...placed(written), ...then],
});

/** Every way in which a Duel is lost and paid for. */
export const DUELS = [
  duel(MILA_LOSES, [discardRoyal('mila')]),
  duel(MILA_LOSES, [giveGlory('9H', 'mila')], { theirGlory: '9H', glory: '2H AH 4H 8S 9S 9D' }),
  duel(MILA_LOSES, [allowTaking('mila'), take('9D', 'QD'), done], { their: '9D' }),
  duel(NOOR_LOSES, [allowTaking('noor'), { ...done, seat: 'mila' }]),
  // a tie in each round
  duel('m7H n7D n4S m6H n8H m6S', [discardRoyal('noor')]),
  duel('m10C n8H n4S', [yields, giveGlory('9H', 'mila')], { theirGlory: '9H' }),
  duel('', [], { theirHand: 'KD QC QS JS joker-1' }),
  ...([{}, { 'duel-training-recovery': 'becomes-recovery' }] as const).map((rulings) => ({
    state: prepared(
      prepared(duelling(undefined, { mila: 'KS 3S 5D, QC', rulings }), 'mila', '3C'),
      'noor',
      '5C',
    ),
    actions: [challenge('KC', 'KS'), ...placed(MILA_LOSES), reveal, done],
  })),
  {
    state: prepared(duelling(), 'mila', '3C'),
    actions: [challenge('KC', 'KS'), ...placed(MILA_LOSES), decline],
  },
];
