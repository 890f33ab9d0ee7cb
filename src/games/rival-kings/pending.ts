import type { Decision } from '../../engine/types.ts';
import type { TurnStage } from './table.ts';
import type { Conflict, DecisionName, Player, RivalKings, State } from './types.ts';

/** What a settled table waits for. Where everybody is named, one is enough: whoever lays out the box, or turns the cards over. */
export function pending({ stage, players }: State): Decision<RivalKings> | undefined {
  switch (stage.type) {
    case 'box':
      return decisionOf('set-up', players);
    case 'choose': {
      const waiting = players.filter(({ played }) => played === null);
      return waiting.length > 0 ? { ...decisionOf('choose', waiting), secret: true } : decisionOf('reveal', players);
    }
    case 'gardeners':
      return { name: 'gardener', seats: [stage.queue[0]!] };
    case 'conflicts':
      return watchmanDecision(stage.queue[0]!);
    case 'turn':
      return turnDecision(stage);
    case 'over':
      return undefined;
  }
}

function decisionOf(name: DecisionName, players: readonly Player[]): Decision<RivalKings> {
  const [first, ...more] = players.map(({ seat }) => seat);
  return { name, seats: [first!, ...more] };
}

/** The Watchman of a conflict's victim, and whom he would be used against. */
function watchmanDecision(conflict: Conflict): Decision<RivalKings> | undefined {
  if (!('victim' in conflict)) return undefined;
  const attacker = conflict.kind === 'higher' ? conflict.thief : 'neutral';
  return { name: 'watchman', seats: [conflict.victim], about: { attacker } };
}

function turnDecision({ seat, search, pending: [due] }: TurnStage): Decision<RivalKings> {
  if (search) return { name: 'search', seats: [seat], secret: true, about: search };
  return due ? { name: 'due', seats: [seat], about: { action: due.kind } } : { name: 'turn', seats: [seat] };
}
