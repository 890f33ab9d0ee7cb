// Bishop (Cathedral): swap one of your subjects for one subject of another player, wherever it lies
// in the row. Both go to the bottom ends of their new rows and are active there. A subject of a
// perfect pair stays where it is.
import type { SubjectId } from '../cards.ts';
import { refuse } from '../refuse.ts';
import { playerAt } from '../table.ts';
import type { Ability } from './ability.ts';
import { copiesInRow, placeInRow } from './row.ts';
import { judgeSwap, swapPairs } from './swap.ts';

export const bishop: Ability<'bishop'> = {
  rule: 'rk.ability.bishop',
  window: 'own-turn',
  candidates: (state, player) =>
    swapPairs<SubjectId>(state, player, (owner) => owner.subjects).flatMap(({ from, give, take }) =>
      copiesInRow(player.subjects, give).flatMap((giveCopy) =>
        copiesInRow(playerAt(state, from).subjects, take).map((takeCopy) => ({
          type: 'ability' as const,
          seat: player.seat,
          subject: 'bishop' as const,
          from,
          give,
          take,
          ...(giveCopy && { giveCopy }),
          ...(takeCopy && { takeCopy }),
        })),
      ),
    ),
  judge(state, player, { from, give, take, giveCopy, takeCopy }) {
    const { seat } = player;
    const owner = playerAt(state, from);
    if (from === seat) return refuse('rk.ability.bishop', 'not-to-yourself', { seat });
    if (placeInRow(player.subjects, give, giveCopy) < 0)
      return refuse('rk.ability.bishop', 'not-yours', { seat, card: give });
    if (placeInRow(owner.subjects, take, takeCopy) < 0)
      return refuse('rk.ability.bishop', 'not-theirs', { seat: from, card: take });
    return judgeSwap(state, player, owner, { give, take, rule: 'rk.ability.bishop.protected' });
  },
  resolve(turn, { seat, from, give, take, giveCopy, takeCopy }) {
    const givenAt = placeInRow(playerAt(turn.state, seat).subjects, give, giveCopy);
    const takenAt = placeInRow(playerAt(turn.state, from).subjects, take, takeCopy);
    turn.emit(
      { type: 'subjectsSwapped', seat, other: from, given: give, taken: take, givenAt, takenAt },
      ['rk.ability.bishop', 'rk.ability.bishop.both-active'],
    );
  },
};
