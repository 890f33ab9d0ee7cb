import type { Game } from '../../engine/game.ts';
import { judge, options, resolve } from './action-rules.ts';
import { apply } from './apply.ts';
import { deal } from './deal.ts';
import { imaginable } from './imaginable.ts';
import { RULINGS } from './rulings.ts';
import { outcomeOf, standingOf } from './score-game.ts';
import { start } from './start.ts';
import type { RivalKings, State } from './types.ts';
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
  },
  deal,
  start,
  seated: ({ players }: State) => players.map((player) => player.seat),
  options,
  decidesInSecret: ({ stage }: State) => stage.type === 'choose' || (stage.type === 'turn' && stage.search !== null),
  imaginable,
  judge,
  resolve,
  apply,
  view,
  standing: standingOf,
  outcome: outcomeOf,
};
