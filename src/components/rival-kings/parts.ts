import { game } from '../../games/rival-kings/game.ts';
import type { State } from '../../games/rival-kings/types/state.ts';
import { pictureOf } from '../../narration/rival-kings/picture.ts';
import { cardTraits } from '../../site/rival-kings/card-traits.ts';
import type { PlayedParts } from '../parts.ts';
import Card from './Card.astro';
import CardFilters from './CardFilters.astro';
import CardKnown from './CardKnown.astro';
import CardMore from './CardMore.astro';
import CardPartner from './CardPartner.astro';
import CardSummary from './CardSummary.astro';
import CardWhen from './CardWhen.astro';
import Character from './Character.astro';
import ConflictLines from './ConflictLines.astro';
import Face from './Face.astro';
import Rank from './Rank.astro';
import SetUpList from './SetUpList.astro';
import Shield from './Shield.astro';
import TableThumb from './TableThumb.astro';

/** What Rival Kings draws on pages that every game has. */
export const rivalKings: PlayedParts = {
  Shield,
  SetUpList,
  // The money places show what set-up lays there.
  setUpPicture: (state) => ({
    ...pictureOf(game.view(state as State, 'noor')),
    piles: pictureOf(game.view(state as State)).piles,
  }),
  TableThumb,
  chapterPictures: { 'conflict-lines': ConflictLines },
  inTexts: { Card, Character, Rank },
  drawnAsTables: ['Cards', 'Characters', 'Legend'],
  cards: {
    filters: { Filters: CardFilters, traitsOf: cardTraits },
    Face,
    Summary: CardSummary,
    Known: CardKnown,
    When: CardWhen,
    More: CardMore,
    Aside: CardPartner,
  },
};
