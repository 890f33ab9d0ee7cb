import type { Decision } from '../../engine/types.ts';
import { gardener } from './abilities/gardener.ts';
import { watchman } from './abilities/watchman.ts';
import type { TurnStage } from './table.ts';
import type { DecisionName, RivalKings } from './types.ts';
import type { Player, State } from './types/state.ts';

/**
 * What a settled table waits for. Where everybody is named, one is enough: whoever lays out the
 * box, or turns the cards over.
 */
export function pending(state: State): Decision<RivalKings> | undefined {
  const { stage, players } = state;
  switch (stage.type) {
    case 'box':
      return decisionOf('set-up', players);
    case 'choose': {
      const waiting = players.filter(({ played }) => played === null);
      return waiting.length > 0
        ? { ...decisionOf('choose', waiting), secret: true }
        : decisionOf('reveal', players);
    }
    case 'gardeners':
      return gardener.decision(state);
    case 'conflicts':
      return watchman.decision(state);
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

function turnDecision({ seat, search, pending: [due] }: TurnStage): Decision<RivalKings> {
  if (search) return { name: 'search', seats: [seat], secret: true, about: search };
  return due
    ? { name: 'due', seats: [seat], about: { action: due.kind } }
    : { name: 'turn', seats: [seat] };
}
