import * as claim from '../../src/games/claim/refusals.ts';
import * as kingOfTheValley from '../../src/games/king-of-the-valley/refusals.ts';
import * as noblesAndGlory from '../../src/games/nobles-and-glory/refusals.ts';
import * as rivalKings from '../../src/games/rival-kings/refusals.ts';

/** Every refusal of each game with its particulars. */
export const CLAIM_REASONS = { ...claim.MOVE_REASONS, ...claim.TABLE_REASONS };
export const RIVAL_KINGS_REASONS = { ...rivalKings.MOVE_REASONS, ...rivalKings.TABLE_REASONS };
export const KING_OF_THE_VALLEY_REASONS = {
  ...kingOfTheValley.MOVE_REASONS,
  ...kingOfTheValley.TABLE_REASONS,
};
export const NOBLES_AND_GLORY_REASONS = {
  ...noblesAndGlory.MOVE_REASONS,
  ...noblesAndGlory.TABLE_REASONS,
};
