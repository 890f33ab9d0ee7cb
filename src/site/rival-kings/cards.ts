import type { Seat } from '../../engine/types.ts';
import { RULES } from '../../games/rival-kings/rules.ts';
import { MiniCharacter, MiniFace } from '../../islands/rival-kings/board/MiniFace.tsx';
import { editionsOf } from '../editions.ts';
import { faceOf } from './faces.ts';
import type { About, CardPage, GameCards, NamesColumn } from '../manifest.ts';
import { idOf } from '../card-ids.ts';
import type { Action } from '../../games/rival-kings/types/action.ts';
import type { CardId } from '../../games/rival-kings/cards.ts';
import {
  actionsOf,
  rankOf,
  robbersOf,
  type CharacterId,
} from '../../games/rival-kings/characters.ts';
import type { Event } from '../../games/rival-kings/types/event.ts';
import type { State } from '../../games/rival-kings/types/state.ts';

/**
 * An ability at work is what a scenario is about, a conflict or theft of a character only a little.
 */
const AT_WORK = 10;
const IN_CONFLICT = 1;
const NOTHING: About = { cards: [], weight: 0 };

const isCharacter = ({ kind }: CardPage): boolean => kind === 'character';

/** Of a subject the rules of its ability. */
function rulesOfAbility({ slug }: CardPage): string[] {
  const ability = `rk.ability.${slug}`;
  return Object.keys(RULES).filter((rule) => rule === ability || rule.startsWith(`${ability}.`));
}

/** Of a character its line of theft and its actions. */
function rulesOfCharacter({ cards }: CardPage): string[] {
  const character = idOf(cards[0]!) as CharacterId;
  const immune = robbersOf(rankOf(character)).length === 0 ? ['rk.conflict.immune'] : [];
  return [
    'rk.conflict.lines',
    ...immune,
    ...actionsOf(character).map((action) => `rk.action.${action}`),
  ];
}

function aboutEvent(event: Event, { players }: State): About {
  const played = (...seats: readonly Seat[]): string[] =>
    players.flatMap(({ seat, played: character }) =>
      seats.includes(seat) && character ? [character] : [],
    );
  switch (event.type) {
    case 'abilityUsed':
    case 'abilityHeldBack':
      return { cards: [event.subject], weight: AT_WORK };
    case 'actionStolen':
    case 'unequalConflict':
      return { cards: played(event.thief, event.victim), weight: IN_CONFLICT };
    case 'equalConflict':
      return { cards: played(...event.seats), weight: IN_CONFLICT };
    case 'charactersSwapped':
      return { cards: played(event.seat, event.other), weight: IN_CONFLICT };
    default:
      return NOTHING;
  }
}

function printedNames(page: CardPage): NamesColumn[] {
  const { characters = {}, cards = {} } = editionsOf('rival-kings');
  if (isCharacter(page)) return [{ title: 'cards.character', names: characters[page.slug]! }];
  const [subject, building] = page.cards.map((card) => cards[idOf(card)]!);
  return [
    { title: 'cards.subject', names: subject! },
    { title: 'cards.building', names: building! },
  ];
}

/** Characters, and subjects with their buildings. */
export const rivalKingsCards: GameCards = {
  rulesOf: (page) => (isCharacter(page) ? rulesOfCharacter(page) : rulesOfAbility(page)),
  ownRulesOf: (page) => (isCharacter(page) ? [] : rulesOfAbility(page)),
  cardOfRule: (rule) => /^rk\.ability\.([a-z-]+)/.exec(rule)?.[1],
  aboutEvent: (event, state) => aboutEvent(event as Event, state as State),
  aboutRefused: (action) =>
    'subject' in action
      ? { cards: [(action as Action & { subject: string }).subject], weight: AT_WORK }
      : NOTHING,
  letterOf: (page) => (isCharacter(page) ? rankOf(idOf(page.cards[0]!) as CharacterId) : undefined),
  printedNames,
  Thumbnail: ({ card, words }) => {
    const id = idOf(card);
    if (card.startsWith('card.')) return MiniFace({ face: faceOf(id as CardId), words });
    return MiniCharacter({ character: id as CharacterId });
  },
};
