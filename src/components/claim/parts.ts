import { game } from '../../games/claim/game.ts';
import type { State } from '../../games/claim/types/state.ts';
import { pictureOf } from '../../narration/claim/picture.ts';
import type { PlayedParts } from '../parts.ts';
import CardSummary from './CardSummary.astro';
import Face from './Face.astro';
import SetUpList from './SetUpList.astro';
import Shield from './Shield.astro';
import TableThumb from './TableThumb.astro';

/** What Claim draws on pages that every game has. */
export const claim: PlayedParts = {
  Shield,
  SetUpList,
  setUpPicture: (state) =>
    pictureOf(game.view(state as State, 'noor'), undefined, game.pending(state as State)),
  TableThumb,
  chapterPictures: {},
  inTexts: {},
  drawnAsTables: [],
  cards: {
    Face,
    Summary: CardSummary,
  },
};
