import { RULES } from '../../games/claim/rules.ts';
import { Card } from '../../islands/claim/board/Card.tsx';
import { editionsOf } from '../editions.ts';
import type { About, CardPage, GameCards } from '../manifest.ts';
import { idOf } from '../card-ids.ts';
import {
  cardsOfFaction,
  factionOf,
  FACTIONS,
  valueOf,
  type FactionId,
} from '../../games/claim/cards.ts';
import type { Action } from '../../games/claim/types/action.ts';
import type { Event } from '../../games/claim/types/event.ts';

/** A power at work is what a scenario is about, its victim only a little. */
const AT_WORK = 10;
const BEATEN = 1;
const NOTHING: About = { cards: [], weight: 0 };

const NAMED = new RegExp(FACTIONS.join('|'));

/** The faction that a rule names first: the one it is about. */
const factionOfRule = (rule: string): string | undefined => NAMED.exec(rule)?.[0];

const rulesOf = ({ slug }: CardPage): string[] =>
  Object.keys(RULES).filter((rule) => factionOfRule(rule) === slug);

function aboutEvent(event: Event): About {
  switch (event.type) {
    case 'cardPlayed':
      return factionOf(event.card) === 'doppelganger'
        ? { cards: ['doppelganger'], weight: BEATEN }
        : NOTHING;
    case 'trickWon':
      return event.by === 'knight' ? { cards: ['knight', 'goblin'], weight: AT_WORK } : NOTHING;
    case 'zombiesScored':
      return { cards: ['zombie'], weight: AT_WORK };
    case 'dwarvesCollected':
      return { cards: ['dwarf'], weight: AT_WORK };
    default:
      return NOTHING;
  }
}

/** The five factions. */
export const claimCards: GameCards = {
  rulesOf,
  ownRulesOf: rulesOf,
  cardOfRule: factionOfRule,
  aboutEvent: (event) => aboutEvent(event as Event),
  aboutRefused: (action) => {
    const { card } = action as Partial<Extract<Action, { card: unknown }>>;
    return card ? { cards: [factionOf(card)], weight: BEATEN } : NOTHING;
  },
  printedNames: ({ slug }) => [
    { title: 'cards.faction', names: editionsOf('claim').factions![slug]! },
  ],
  Thumbnail: ({ card, words }) => {
    const faction = idOf(card) as FactionId;
    const highest = cardsOfFaction(faction).at(-1)!;
    return Card({ face: { card: highest, faction, value: valueOf(highest) }, words });
  },
};
