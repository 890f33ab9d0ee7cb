import type { Game } from '../../engine/game.ts';
import type { NoblesAndGlory } from './types.ts';

/**
 * Fields of events that not everybody sees: the order of the Draw Pile, dealt hands, drawn cards,
 * cards laid face down.
 */
export const secrets: Game<NoblesAndGlory>['secrets'] = {
  packShuffled: ['cards'],
  handDealt: ['cards'],
  cardDrawn: ['card'],
  pileRenewed: ['cards'],
  startingCardsLaid: ['royal', 'subject'],
  duelCardLaid: ['card'],
  armyLaid: ['card'],
  armyReplaced: ['by'],
  battleDeclared: ['card'],
  cardLaidOnDrawPile: ['card'],
  preparationPlaced: ['card'],
  cardLed: ['card'],
};
