import type { Game } from '../../engine/game.ts';
import { judge, options, resolve } from './action-rules.ts';
import { apply } from './apply.ts';
import { deal } from './deal.ts';
import { imaginable } from './imaginable.ts';
import { RULINGS } from './rulings.ts';
import { outcomeOf, standingOf } from './score-game.ts';
import { start } from './start.ts';
import type { Claim, State } from './types.ts';
import { view } from './view.ts';

/** Claim (2 players): wiring only. */
export const game: Game<Claim> = {
  id: 'claim',
  seats: { min: 2, max: 2 },
  rulings: RULINGS,
  secrets: { pileLaid: ['cards'], handDealt: ['cards'], blindTaken: ['card'] },
  deal,
  start,
  seated: ({ players }: State) => players.map(({ seat }) => seat),
  options,
  decidesInSecret: ({ stage }: State) => stage === 'play',
  imaginable,
  judge,
  resolve,
  apply,
  view,
  standing: standingOf,
  outcome: outcomeOf,
};
