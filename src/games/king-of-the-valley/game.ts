import type { Game } from '../../engine/game.ts';
import { settleBy } from '../../engine/settle.ts';
import { judge, options, resolve } from './actions/all.ts';
import { apply } from './apply.ts';
import { follows } from './follows/all.ts';
import { imaginable } from './imaginable.ts';
import { pending } from './pending.ts';
import { RULINGS } from './rulings.ts';
import { outcome, scoring } from './scoring/score-game.ts';
import { start } from './start/start.ts';
import type { KingOfTheValley } from './types.ts';
import { view } from './view.ts';

/** King of the Valley (2 to 4 players): wiring only. */
export const game: Game<KingOfTheValley> = {
  id: 'king-of-the-valley',
  seats: { min: 2, max: 4 },
  rulings: RULINGS,
  secrets: { pileShuffled: ['tiles'] },
  start,
  pending,
  options,
  imaginable,
  judge,
  resolve,
  settle: settleBy(follows),
  apply,
  view,
  scoring,
  outcome,
};
