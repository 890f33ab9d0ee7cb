import type { Decision } from '../../engine/game.ts';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import { nextConflict } from './conflicts.ts';
import type { TurnStage } from './table.ts';
import type { Conflict, Player, RivalKings, State } from './types.ts';

const seatsOf = (players: readonly Player[]): Seat[] => players.map(({ seat }) => seat);

/** What a settled table waits for. Where everybody is named, one is enough: whoever lays out the box, or turns the cards over. */
export function pending(state: State): Decision<RivalKings> | undefined {
  const { stage, players } = state;
  const everybody = seatsOf(players) as unknown as NonEmpty<Seat>;
  switch (stage.type) {
    case 'over':
      return undefined;
    case 'box':
      return { name: 'set-up', seats: everybody };
    case 'choose': {
      const [first, ...more] = seatsOf(players.filter(({ played }) => played === null));
      return first ? { name: 'choose', seats: [first, ...more], secret: true } : { name: 'reveal', seats: everybody };
    }
    case 'gardeners':
      return { name: 'gardener', seats: [stage.queue[0]!] };
    case 'conflicts':
      return watchmanDecision(nextConflict(state)!);
    case 'turn':
      return turnDecision(stage);
  }
}

/** The Watchman of a conflict's victim: whom he would be used against. */
function watchmanDecision(conflict: Conflict): Decision<RivalKings> | undefined {
  if (conflict.kind === 'higher') return { name: 'watchman', seats: [conflict.victim], about: { attacker: conflict.thief } };
  return conflict.kind === 'neutral-higher' ? { name: 'watchman', seats: [conflict.victim], about: { attacker: 'neutral' } } : undefined;
}

function turnDecision({ seat, search, pending: due }: TurnStage): Decision<RivalKings> {
  if (search) return { name: 'search', seats: [seat], secret: true, about: { ...search } };
  return due[0] ? { name: 'due', seats: [seat], about: { action: due[0].kind } } : { name: 'turn', seats: [seat] };
}
