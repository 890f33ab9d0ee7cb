// Herbalist (Herb meadow): give one of your markers to another player. A Watchman does not fend it off.
import { refuse } from '../refusals.ts';
import { activeSubject, otherSeats, playerAt } from '../table.ts';
import type { Ability } from './ability.ts';

export const herbalist: Ability<'herbalist'> = {
  rule: 'rk.ability.herbalist',
  window: 'own-turn',
  candidates: (state, { seat }) => otherSeats(state, seat).map((to) => ({ type: 'ability', seat, subject: 'herbalist', to })),
  judge(_state, { seat, markers }, { to }) {
    if (to === seat) return refuse('rk.ability.herbalist', 'not-to-yourself', { seat });
    return markers > 0 ? undefined : refuse('rk.ability.herbalist', 'no-marker', { seat });
  },
  resolve(turn, { seat, to }) {
    const guarded = activeSubject(playerAt(turn.state, to)) === 'watchman';
    turn.emit(
      { type: 'markerPassed', seat, to, source: 'ability' },
      guarded ? ['rk.ability.herbalist', 'rk.ability.watchman.not-herbalist'] : ['rk.ability.herbalist'],
    );
  },
};
