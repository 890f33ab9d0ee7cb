import { kinds as claim } from './claim/kinds.ts';
import type { GameId } from './ids.ts';
import { kinds as kingOfTheValley } from './king-of-the-valley/kinds.ts';
import type { Kinds } from './manifest.ts';
import { kinds as noblesAndGlory } from './nobles-and-glory/kinds.ts';
import { kinds as rivalKings } from './rival-kings/kinds.ts';

const KINDS: Readonly<Record<GameId, Kinds>> = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
  'nobles-and-glory': noblesAndGlory,
};

/** The kinds of things that a game names. */
export const kindsOf = (game: GameId): Kinds => KINDS[game];

/** The kinds of all games together. */
export const KINDS_OF_ALL: readonly string[] = [
  ...new Set(Object.values(KINDS).flatMap((kinds) => Object.keys(kinds))),
];
