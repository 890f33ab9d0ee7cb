import type { Turn } from '../../../engine/game.ts';
import { surplusOf } from '../lost-royal.ts';
import { playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { isSubjectOf, judgeMove, judgeSwap, notSubject, rowCandidates } from '../rows.ts';
import { checkSpace } from '../spaces.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { Player, Rearranging, State } from '../types/state.ts';
import { asNumber, moved, notNow, rowsSwapped, type Handling } from './handling.ts';

const RULE = 'ng.court.discard-rearrange';

/**
 * After the loss of a Royal Card its owner makes the surplus Peasants, one by one, then moves
 * Subjects between the rows and finds a row for each loose one (`ng.court.discard-rearrange`,
 * `ng.court.discard-surplus`).
 */
export const rearrange: Handling<Rearranging> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'rearrange', seats: [seat] }),
  candidates: (state, { loose }, seat) => {
    const player = playerAt(state, seat);
    return [
      ...[...subjectsOf(player.court), ...loose].map((card): Action => ({
        type: 'serf',
        seat,
        card,
      })),
      ...rowCandidates(player, seat, loose),
      { type: 'done', seat },
    ];
  },
  judge: judgeRearranging,
  resolve: resolveRearranging,
};

function judgeRearranging(state: State, { loose }: Rearranging, action: Action): Judgement {
  const player = playerAt(state, action.seat);
  const surplus = surplusOf({ kingdom: player, loose, discarded: [] });
  const first =
    surplus > 0
      ? refuse('ng.court.discard-surplus', 'surplus-first', { count: surplus })
      : undefined;
  switch (action.type) {
    case 'serf': {
      if (surplus === 0) return refuse('ng.court.discard-surplus', 'no-surplus');
      const { card } = action;
      const mayGo = loose.some((other) => other === card) || isSubjectOf(player, card);
      return mayGo ? undefined : notSubject(player, card);
    }
    case 'move':
      return first ?? judgeMove(player, action, RULE, loose);
    case 'swap':
      return first ?? judgeSwap(player, action, RULE);
    case 'done':
      return first ?? judgeEnd(player, loose);
    default:
      return notNow(RULE, action);
  }
}

/** Every Subject in a row, and none beside a Royal Card without a space for it. */
function judgeEnd(player: Player, [loose]: Rearranging['loose']): Judgement {
  if (loose) return refuse(RULE, 'without-row', { card: loose });
  return player.court.map((royal) => checkSpace(player, royal, 0)).find((full) => full);
}

function resolveRearranging(
  turn: Turn<NoblesAndGlory>,
  { seat }: Rearranging,
  action: Action,
): void {
  switch (action.type) {
    case 'serf':
      return turn.emit({ type: 'subjectSerfed', seat, card: asNumber(action.card) }, [
        'ng.court.discard-surplus',
      ]);
    case 'move':
      return turn.emit(moved(action), [RULE]);
    case 'swap':
      return turn.emit(rowsSwapped(action), [RULE]);
    default:
      turn.emit({ type: 'rearrangementEnded', seat }, [RULE]);
  }
}
