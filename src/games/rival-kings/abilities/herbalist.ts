// Herbalist (Herb meadow): give one of your markers to another player. A Watchman does not fend it off.
import { pass } from '../actions/pass.ts';
import { refuse } from '../refusals.ts';
import { activeSubject, otherSeats, playerAt } from '../table.ts';
import type { Ability } from './ability.ts';

export const herbalist: Ability<'herbalist'> = {
  rule: 'rk.ability.herbalist',
  candidates: (state, { seat }) => otherSeats(state, seat).map((to) => ({ type: 'ability', seat, subject: 'herbalist', to })),
  judge(state, { seat }, { to }) {
    const refusal = pass.judge(state, seat, { to }, undefined);
    return refusal && refuse('rk.ability.herbalist', refusal.reason, refusal.particulars);
  },
  resolve(turn, { seat, to }) {
    const guarded = activeSubject(playerAt(turn.state, to)) === 'watchman';
    turn.emit(
      { type: 'markerPassed', seat, to, source: 'ability' },
      guarded ? ['rk.ability.herbalist', 'rk.ability.watchman.not-herbalist'] : ['rk.ability.herbalist'],
    );
  },
};
