import { refuse, type Judgement } from '../refuse.ts';
import { checkSpace, spacesIn } from '../spaces.ts';
import { subjectsOf } from '../subjects.ts';
import type { Player } from '../types/state.ts';

/**
 * A kingdom with a Royal Card and a Subject, and room for all its Subjects (`ng.setup.reveal`,
 * `ng.guard.subjects`, `ng.capacity.totals`).
 */
export function checkKingdom(player: Player): Judgement {
  const { seat, court } = player;
  if (court.length === 0) return refuse('ng.setup.reveal', 'no-royal', { seat });
  const count = subjectsOf(court).length;
  if (count === 0) return refuse('ng.guard.subjects', 'no-subject', { seat });
  const most = spacesIn(court);
  if (count > most) return refuse('ng.capacity.totals', 'too-many-subjects', { seat, count, most });
  for (const royal of court) {
    const full = checkSpace(player, royal, 0);
    if (full) return full;
  }
  return undefined;
}
