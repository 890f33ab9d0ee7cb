import { describe } from 'vitest';
import { GAMES } from '../support/games.ts';
import { describeSwitches, type Ties } from './switch-laws.ts';
import type { PlayedId } from '../../src/games/ids.ts';

const TIES: Readonly<Record<PlayedId, Ties<string>>> = {
  'rival-kings': {
    meets: {
      'watchman-two-conflicts': ['watchman-theft-stands'],
      'troubadour-own-pair': ['troubadour-given-card'],
      'troubadour-who-buys': ['troubadour-given-card'],
    },
  },
  claim: {
    meets: { 'nobody-has-three': ['empty-faction-vote'] },
    // Two players cannot lead in three ways.
    alike: { 'phase2-first-leader': ['youngest-player', 'last-phase-1-loser'] },
  },
  'king-of-the-valley': { meets: {} },
};

describe.each(GAMES)('$id:', ({ id, game, format, scenarios }) =>
  describeSwitches(
    game,
    format,
    (ruling) => scenarios.find(({ file }) => file === `switch-${ruling}`)!.scenario,
    TIES[id],
  ),
);
