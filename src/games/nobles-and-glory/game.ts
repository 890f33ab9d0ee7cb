import type { Game } from '../../engine/game.ts';
import { settleBy } from '../../engine/settle.ts';
import { judge, options, resolve } from './actions.ts';
import { apply } from './apply.ts';
import { follows } from './follows/all.ts';
import { imaginable } from './imaginable.ts';
import { pending } from './pending.ts';
import { RULINGS } from './rulings.ts';
import { outcome, scoring } from './scoring/score-game.ts';
import { secrets } from './secrets.ts';
import { start } from './start/start.ts';
import type { NoblesAndGlory } from './types.ts';
import { view } from './view.ts';

/** Nobles & Glory (2 players): wiring only. */
export const game: Game<NoblesAndGlory> = {
  id: 'nobles-and-glory',
  seats: { min: 2, max: 2 },
  rulings: RULINGS,
  secrets,
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
