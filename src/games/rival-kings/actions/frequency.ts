import type { SubjectId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { activeSubject } from '../table.ts';
import type { Player, State } from '../types/state.ts';

/** Only the active subject works, and only one subject once per cycle. */
export function judgeFrequency(state: State, player: Player, subject: SubjectId): Judgement {
  const { seat, spent } = player;
  if (player.subjects.length === 0) {
    return player.buildings.length > 0
      ? refuse('rk.display.buildings-passive', 'no-subject-buildings-passive', { seat })
      : refuse('rk.setup.no-subject-yet', 'no-subject', { seat });
  }
  if (activeSubject(player) !== subject) {
    return refuse(
      'rk.subject.active',
      player.subjects.includes(subject) ? 'not-active' : 'not-owned',
      {
        seat,
        subject,
        active: activeSubject(player)!,
      },
    );
  }
  if (player.restsThisRound)
    return refuse('rk.subject.once-per-cycle', 'spent-this-round', { seat, subject });
  if (spent === null) return undefined;
  if (spent === subject) return refuse('rk.subject.once-per-cycle', 'spent', { seat, subject });
  const recruited =
    state.stage.type === 'turn' && state.stage.seat === seat && state.stage.recruited;
  return recruited
    ? refuse('rk.subject.old-or-new', 'spent-old', { seat, subject, spent })
    : refuse('rk.subject.one-subject-per-cycle', 'spent-other', { seat, subject, spent });
}
