import type { Game } from './game.ts';
import type { Fact, GameTypes, Seat, SeenBy } from './types.ts';

/**
 * The log as `seat` saw it: events keep their type and public fields and lose what only others
 * could see.
 */
export function seenFrom<T extends GameTypes>(
  game: Game<T>,
  log: readonly Fact<T>[],
  seat: Seat,
): readonly Fact<T>[] {
  return log.map((fact) => {
    const { event, seenBy } = fact;
    if (!seenBy) return fact;
    const secrets = game.secrets[event.type as T['event']['type']] ?? [];
    const hidden = secrets.filter(
      (field) => field in event && !seersOf(seenBy, field).includes(seat),
    );
    return hidden.length > 0 ? withoutFields(fact, hidden) : fact;
  });
}

const isOfAll = (seenBy: SeenBy): seenBy is readonly Seat[] => Array.isArray(seenBy);

/** Who sees a secret field: nobody where each field has its own seats and this one is not named. */
const seersOf = (seenBy: SeenBy, field: string): readonly Seat[] =>
  isOfAll(seenBy) ? seenBy : (seenBy[field] ?? []);

function withoutFields<T extends GameTypes>(fact: Fact<T>, fields: readonly string[]): Fact<T> {
  const open = Object.entries(fact.event).filter(([field]) => !fields.includes(field));
  return { ...fact, event: Object.fromEntries(open) as unknown as T['event'] };
}

/** The state after a log. */
export function fold<T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  log: readonly Fact<T>[],
): T['state'] {
  return log.reduce((state, fact) => game.apply(state, fact.event), start);
}
