import { describe } from 'vitest';
import { GAMES } from '../support/games.ts';
import { describeScenarios } from './scenario-laws.ts';
import type { PlayedId } from '../../src/games/ids.ts';

/** How many scenarios each game should have at least, besides those of the open rulings. */
const FEWEST: Readonly<Record<PlayedId, number>> = {
  'rival-kings': 45,
  claim: 30,
  'king-of-the-valley': 40,
};

describe.each(GAMES)('$id:', ({ id, game, format, scenarios }) =>
  describeScenarios(game, format, scenarios, FEWEST[id]),
);
