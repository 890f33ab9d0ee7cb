import type { Game } from '../../engine/game.ts';
import { settleBy } from '../../engine/settle.ts';
import { judge, options, resolve } from './actions/all.ts';
import { apply } from './apply/apply.ts';
import { follows } from './follows/all.ts';
import { imaginable } from './imaginable.ts';
import { pending } from './pending.ts';
import { RULINGS } from './rulings.ts';
import { outcome, scoring } from './scoring/score-game.ts';
import { start } from './start/start.ts';
import type { RivalKings } from './types.ts';
import { view } from './view.ts';

/** Rival Kings (2 to 4 players): wiring only. */
export const game: Game<RivalKings> = {
  id: 'rival-kings',
  seats: { min: 2, max: 4 },
  rulings: RULINGS,
  secrets: {
    pilesLaid: ['piles'],
    handDealt: ['characters'],
    leftoversSet: ['characters'],
    characterChosen: ['character'],
    pileSearched: ['cards'],
    cardAcquired: ['depth'],
  },
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
