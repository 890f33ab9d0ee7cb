// Court Lady (Pavilion): swap one of your buildings for one building of another player, wherever it
// lies in the row. A building that belongs to a perfect pair stays where it is.
import type { BuildingId } from '../cards.ts';
import { refuse } from '../refuse.ts';
import { playerAt } from '../table.ts';
import type { Ability } from './ability.ts';
import { judgeSwap, swapPairs } from './swap.ts';

export const courtLady: Ability<'court-lady'> = {
  rule: 'rk.ability.court-lady',
  window: 'own-turn',
  candidates: (state, player) =>
    swapPairs<BuildingId>(state, player, (owner) => owner.buildings).map(
      ({ from, give, take }) => ({
        type: 'ability',
        seat: player.seat,
        subject: 'court-lady',
        from,
        give,
        take,
      }),
    ),
  judge(state, player, { from, give, take }) {
    const { seat } = player;
    const owner = playerAt(state, from);
    if (from === seat) return refuse('rk.ability.court-lady', 'not-to-yourself', { seat });
    if (!player.buildings.includes(give))
      return refuse('rk.ability.court-lady', 'not-yours', { seat, card: give });
    if (!owner.buildings.includes(take))
      return refuse('rk.ability.court-lady', 'not-theirs', { seat: from, card: take });
    return judgeSwap(state, player, owner, { give, take, rule: 'rk.ability.court-lady.protected' });
  },
  resolve(turn, { seat, from, give, take }) {
    turn.emit({ type: 'buildingsSwapped', seat, other: from, given: give, taken: take }, [
      'rk.ability.court-lady',
      'rk.display.rows',
    ]);
  },
};
