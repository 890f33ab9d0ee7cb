import type { Game } from './game.ts';
import type { Fact, GameTypes, Seat } from './types.ts';

/** The log as `seat` saw it: events keep their type and public fields and lose what only others could see. */
export function seenFrom<T extends GameTypes>(game: Game<T>, log: readonly Fact<T>[], seat: Seat): readonly Fact<T>[] {
  return log.map((fact) => (fact.seenBy && !fact.seenBy.includes(seat) ? withoutSecrets(game, fact) : fact));
}

function withoutSecrets<T extends GameTypes>(game: Game<T>, fact: Fact<T>): Fact<T> {
  const secret = game.secrets[fact.event.type as T['event']['type']] ?? [];
  const open = Object.entries(fact.event).filter(([field]) => !secret.includes(field));
  return { ...fact, event: Object.fromEntries(open) as unknown as T['event'] };
}

/** The state after a log. */
export function fold<T extends GameTypes>(game: Game<T>, start: T['state'], log: readonly Fact<T>[]): T['state'] {
  return log.reduce((state, fact) => game.apply(state, fact.event), start);
}
