import { RULES } from '../../games/king-of-the-valley/rules.ts';
import { kindOf, TILES, type Kind, type TileId } from '../../games/king-of-the-valley/tiles.ts';
import type { Event } from '../../games/king-of-the-valley/types/event.ts';
import { Tile } from '../../islands/king-of-the-valley/board/Tile.tsx';
import { idOf } from '../card-ids.ts';
import { editionsOf } from '../editions.ts';
import type { About, GameCards } from '../manifest.ts';

/**
 * A specialist or a jester at work is what a scenario is about, a tile that is only taken a little.
 */
const AT_WORK = 10;
const TAKEN = 1;
const NOTHING: About = { cards: [], weight: 0 };

/** The tile whose own rules these are. */
const OWN: Readonly<Record<string, Kind>> = {
  'kv.jester.': 'jester',
  'kv.priest.': 'priest',
  'kv.wizard.': 'wizard',
  'kv.tax.': 'tax-collector',
  'kv.subject.orders': 'knight',
};

const cardOfRule = (rule: string): Kind | undefined =>
  Object.entries(OWN).find(([start]) => rule.startsWith(start))?.[1];

const ownRulesOf = (slug: string): string[] =>
  Object.keys(RULES).filter((rule) => cardOfRule(rule) === slug);

/**
 * What a page cites under its answer: its own rules; of a subject without any, what subjects count.
 */
const rulesOf = (slug: string): readonly string[] => {
  const own = ownRulesOf(slug);
  return own.length > 0 ? own : ['kv.subject.influence'];
};

const kindsOf = (tiles: readonly TileId[], weight: number): About => ({
  cards: [...new Set(tiles.map(kindOf))],
  weight,
});

function aboutEvent(event: Event): About {
  switch (event.type) {
    case 'priestPaid':
      return { cards: ['priest'], weight: AT_WORK };
    case 'subjectsExchanged':
      return { cards: ['wizard'], weight: AT_WORK };
    case 'taxCollected':
      return { cards: ['tax-collector'], weight: AT_WORK };
    case 'jesterPlaced':
      return { cards: ['jester'], weight: AT_WORK };
    case 'subjectRecruited':
      return kindsOf([event.tile], TAKEN);
    case 'tilesSummoned':
      return kindsOf(
        event.tiles.map(({ tile }) => tile),
        TAKEN,
      );
    default:
      return NOTHING;
  }
}

/** The tile that stands for a kind where only one is shown. */
const tileOf = (kind: string): TileId => TILES.find((tile) => kindOf(tile) === kind)!;

/** Subjects and specialists: a page for each kind of tile. */
export const valleyCards: GameCards = {
  rulesOf: ({ slug }) => rulesOf(slug),
  ownRulesOf: ({ slug }) => ownRulesOf(slug),
  cardOfRule,
  aboutEvent: (event) => aboutEvent(event as Event),
  aboutRefused: () => NOTHING,
  printedNames: ({ slug, kind }) => [
    {
      title: kind === 'specialist' ? 'cards.specialist' : 'cards.subject',
      names: editionsOf('king-of-the-valley').characters![slug]!,
    },
  ],
  Thumbnail: ({ card }) => Tile({ tile: tileOf(idOf(card)) }),
};
