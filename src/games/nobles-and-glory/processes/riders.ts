import type { Rider, Riders } from '../types/state.ts';
import type { Handling } from './handling.ts';
import { conspiracy } from './conspiracy.ts';
import { consort } from './consort.ts';
import { sedition } from './sedition.ts';

const HANDLINGS: Readonly<Record<Rider, Handling<Riders>>> = { consort, conspiracy, sedition };

/**
 * What comes upon a card placed into Glory, one after the other (`ng.action.consort`,
 * `ng.action.regnant.conspiracy`, `ng.action.regnant.sedition`).
 */
export const riders: Handling<Riders> = {
  rule: 'ng.action.regnant',
  pending: (state, process) => HANDLINGS[process.left[0]].pending(state, process),
  candidates: (state, process, seat) => HANDLINGS[process.left[0]].candidates(state, process, seat),
  judge: (state, process, action) => HANDLINGS[process.left[0]].judge(state, process, action),
  resolve: (turn, process, action) => {
    const [rider] = process.left;
    const handling = HANDLINGS[rider];
    handling.resolve(turn, process, action);
    turn.emit({ type: 'riderEnded', seat: process.seat, rider }, [handling.rule]);
  },
};
