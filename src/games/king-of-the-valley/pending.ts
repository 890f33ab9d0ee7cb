import type { Decision } from '../../engine/types.ts';
import { nextToPlace } from './table.ts';
import type { TileId } from './tiles.ts';
import { phaseOf } from './turn.ts';
import type { DecisionName, KingOfTheValley } from './types.ts';
import type { Phase, State, TurnStage } from './types/state.ts';

/** What a settled table waits for: of the box everybody, one is enough. */
export function pending(state: State): Decision<KingOfTheValley> | undefined {
  const { stage, players } = state;
  switch (stage.type) {
    case 'box': {
      const [first, ...more] = players.map(({ seat }) => seat);
      return { name: 'set-up', seats: [first!, ...more] };
    }
    case 'kings':
      return { name: 'place-king', seats: [nextToPlace(state)!] };
    case 'turn':
      return turnDecision(state, stage);
    case 'over':
      return undefined;
  }
}

const OF_PHASE: Readonly<Record<Phase, DecisionName>> = {
  1: 'recruit',
  2: 'leg',
  3: 'kingdom',
  4: 'column',
};

function turnDecision(state: State, turn: TurnStage): Decision<KingOfTheValley> {
  const { seat, inHand, opened, stops } = turn;
  const [tile] = inHand;
  if (tile)
    return { name: decisionWith(tile), seats: [seat], about: { tile, left: inHand.length } };
  const name = OF_PHASE[phaseOf(state, turn)];
  switch (name) {
    case 'leg':
      return { name, seats: [seat], about: { priests: stops.length - 1 } };
    case 'column':
      return { name, seats: [seat], about: { open: opened.length } };
    default:
      return { name, seats: [seat] };
  }
}

/**
 * What is decided with a tile that has been gained and lies neither in the castle nor in the
 * discard.
 */
export function decisionWith(tile: TileId): 'jester' | 'exchange' | 'tax' {
  if (tile === 'jester') return 'jester';
  return tile === 'wizard' ? 'exchange' : 'tax';
}
