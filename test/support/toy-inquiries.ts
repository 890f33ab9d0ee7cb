import type { Inquiry } from '../../src/engine/inquiry.ts';
import type { Toy } from './toy-game.ts';

/** Nobody is asked about the stones; what everybody bids may be chosen. */
export const BIDS: Inquiry<Toy> = {
  howDecided: ({ name }, options) =>
    name === 'lay' ? { play: options[0]! } : name === 'bid' ? { choose: options } : undefined,
  laterAtStake: () => [],
  turns: (state) => (state.turn ? [{ seat: state.turn, state }] : []),
};

/** Turns may be chosen too, to the end of the game. */
export const ALL: Inquiry<Toy> = {
  ...BIDS,
  howDecided: (decision, options, state) =>
    BIDS.howDecided(decision, options, state) ?? { choose: options },
};
