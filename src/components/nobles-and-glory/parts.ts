import type { GameParts } from '../parts.ts';
import CardSummary from './CardSummary.astro';
import Face from './Face.astro';
import Shield from './Shield.astro';

/** What Nobles & Glory draws on pages that every game has. */
export const noblesAndGlory: GameParts = {
  Shield,
  chapterPictures: {},
  inTexts: {},
  drawnAsTables: [],
  cards: { Face, Summary: CardSummary },
};
