import { game } from '../../../src/games/rival-kings/game.ts';
import { BOX, inventory, rowsOrFreshDeal, scramble, universe } from '../../support/rival-kings-laws.ts';
import { describeLaws } from '../laws.ts';

describeLaws(game, { games: 150, longest: 2000, box: BOX, inventory, universe, scramble, begin: rowsOrFreshDeal });
