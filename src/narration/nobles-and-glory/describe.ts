import {
  isJoker,
  isNumber,
  rankOf,
  suitOf,
  valueOf,
  type CardId,
} from '../../games/nobles-and-glory/cards.ts';
import type { Action } from '../../games/nobles-and-glory/types/action.ts';
import type { Event, EventOf } from '../../games/nobles-and-glory/types/event.ts';
import type { View } from '../../games/nobles-and-glory/types/view.ts';
import { argumentsOf, type NameKinds, type Naming } from '../../i18n/arguments.ts';
import type { Arguments, Translator } from '../../i18n/translate.ts';
import type { Describer } from '../describer.ts';
import { actionFacts, actionKey, jokerIn } from './actions.ts';
import { askedOf, decisionKey } from './decisions.ts';
import { eventFacts, eventKey, totalsOf } from './events.ts';

/** No board of this game offers its actions by sorts yet. */
type NoblesAndGloryDescriber = Omit<Describer<Event, Action, View>, 'group'>;

/** What the name of a card is put together from. */
function partsOf(card: CardId): object {
  if (isJoker(card)) return { sort: 'joker' };
  const suit = suitOf(card);
  return isNumber(card)
    ? { sort: 'number', suit, value: valueOf(card) }
    : { sort: 'royal', suit, rank: rankOf(card) };
}

/**
 * A card is named by its suit and its value or rank: `card`, and `card.acc` for such a form. The
 * Jokers share a name.
 */
const CARD: Naming = {
  kind: 'card',
  name: (t, id, form) =>
    t.text(form ? `card.${form}` : 'card', argumentsOf(t, partsOf(id as CardId), NAME_KINDS)),
};

/** The names in what is told, and what kind each is of. */
export const NAME_KINDS: NameKinds = {
  ...Object.fromEntries(
    ['seat', 'seats', 'from', 'opponent', 'winners'].map((field) => [field, 'seat']),
  ),
  ...Object.fromEntries(
    [
      'card',
      'cards',
      'tops',
      'by',
      'than',
      'glory',
      'peasant',
      'royal',
      'subject',
      'army',
      'beside',
      'beneath',
    ].map((field) => [field, CARD]),
  ),
  suit: 'suit',
  missing: 'suit',
  rank: 'role',
  position: 'role',
  event: 'peasant-event',
  regnant: 'regnant-ability',
  consort: 'consort-ability',
  action: 'doing',
};

/**
 * Nobles & Glory in words. Messages are `event.<type>`, `refused.<reason>`, `act.<type>` and
 * `decide.<decision>`.
 */
export function describeNoblesAndGlory(t: Translator): NoblesAndGloryDescriber {
  const fill = (fields: object): Arguments => argumentsOf(t, fields, NAME_KINDS);
  return {
    event: (event, view) =>
      t.html(eventKey(event, view), {
        ...fill({ ...event, ...eventFacts(event, view) }),
        ...(event.type === 'gameOver' && { totals: totalsIn(t, fill, event, view) }),
      }),
    refusal: ({ reason, particulars = {} }) => t.html(`refused.${reason}`, fill(particulars)),
    action: (action, view) =>
      t.text(actionKey(action, view), fill({ ...action, ...actionFacts(action, view) })),
    apart: (action, view) => {
      const joker = jokerIn(action);
      return joker === undefined
        ? undefined
        : t.text(`${actionKey(action, view)}.joker`, { joker });
    },
    decision: (decision) =>
      decision ? t.text(decisionKey(decision), fill(askedOf(decision))) : t.text('decide.over'),
  };
}

const totalsIn = (
  t: Translator,
  fill: (fields: object) => Arguments,
  event: EventOf<'gameOver'>,
  view: View,
): string => t.list(totalsOf(event, view).map((total) => t.text('event.total', fill(total))));
