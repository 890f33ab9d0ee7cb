// Herbalist (Herb meadow): give one of your markers to another player. A Watchman does not fend it
// off.
import { refuse } from '../refuse.ts';
import { otherSeats, playerAt } from '../table.ts';
import type { Ability } from './ability.ts';
import { rulesOnHerbalist } from './watchman.ts';

export const herbalist: Ability<'herbalist'> = {
  rule: 'rk.ability.herbalist',
  window: 'own-turn',
  candidates: (state, { seat }) =>
    otherSeats(state, seat).map((to) => ({ type: 'ability', seat, subject: 'herbalist', to })),
  judge(_state, { seat, markers }, { to }) {
    if (to === seat) return refuse('rk.ability.herbalist', 'not-to-yourself', { seat });
    return markers > 0 ? undefined : refuse('rk.ability.herbalist', 'no-marker', { seat });
  },
  resolve(turn, { seat, to }) {
    const cites = ['rk.ability.herbalist', ...rulesOnHerbalist(playerAt(turn.state, to))] as const;
    turn.emit({ type: 'markerPassed', seat, to, source: 'ability' }, cites);
  },
};
