import type { Seat } from '../../engine/types.ts';
import { argumentsOf, type NameKinds, type Naming } from '../../i18n/arguments.ts';
import { eventKeyOf, type Describer } from '../describer.ts';
import type { Arguments, Translator } from '../../i18n/translate.ts';
import type { Action } from '../../games/claim/types/action.ts';
import { CARDS, factionOf, valueOf, type CardId } from '../../games/claim/cards.ts';
import type { Event } from '../../games/claim/types/event.ts';
import type { Tally } from '../../games/claim/types/score.ts';
import type { View } from '../../games/claim/types/view.ts';

/**
 * A card is named by its faction and its value: `card`, and `card.acc` for such a form. The five
 * zeros of the goblins share a name.
 */
const CARD: Naming = {
  kind: 'card',
  name: (t, id, form) => {
    const card = id as CardId;
    return t.text(
      form ? `card.${form}` : 'card',
      argumentsOf(t, { faction: factionOf(card), value: valueOf(card) }, { faction: 'faction' }),
    );
  },
};

/** The names in what happens, and what kind each is of. */
export const NAME_KINDS: NameKinds = {
  ...Object.fromEntries(['seat', 'other', 'loser', 'leader'].map((field) => [field, 'seat'])),
  ...Object.fromEntries(
    ['card', 'cards', 'others', 'winning', 'losing', 'tied'].map((field) => [field, CARD]),
  ),
  ...Object.fromEntries(['faction', 'demanded', 'as'].map((field) => [field, 'faction'])),
};

/**
 * Events whose sentence has a variant for readers who do not see the secret part, or who have not
 * named it, and the field that is then missing.
 */
const SECRET_FIELDS: Readonly<Partial<Record<Event['type'], string>>> = {
  handDealt: 'cards',
  blindTaken: 'card',
  contestedTaken: 'card',
};

/**
 * Claim in words. Messages are `event.<type>`, `refused.<reason>`, `act.<type>` and
 * `decide.<decision>`.
 */
export function describeClaim(t: Translator): Describer<Event, Action, View> {
  const fill = (fields: object): Arguments => claimArguments(t, fields);
  return {
    event(event, view) {
      const { key, args } = eventMessage(t, event, view);
      return t.html(key, args);
    },
    refusal: ({ reason, particulars = {} }) => t.html(`refused.${reason}`, fill(particulars)),
    action: (action) => t.html(actionKey(action), fill(action)),
    group: (action) => groupOf(t, action),
    decision: (decision) =>
      decision
        ? t.text(`decide.${decision.name}`, fill({ seat: decision.seats[0] }))
        : t.text('decide.over'),
  };
}

/** Fields of an event, an action or an answer as arguments of a message. */
export const claimArguments = (t: Translator, fields: object): Arguments =>
  argumentsOf(t, fields, NAME_KINDS);

/** The message that tells an event, and all that it may tell; `view` is the table after it. */
export function eventMessage(
  t: Translator,
  event: Event,
  view: View,
): { readonly key: string; readonly args: Arguments } {
  const fill = (fields: object): Arguments => claimArguments(t, fields);
  return { key: eventKey(event, view), args: { ...fill(event), ...special(t, event, view, fill) } };
}

function eventKey(event: Event, view: View): string {
  switch (event.type) {
    case 'cardPlayed':
      return `event.cardPlayed.${roleOf(event.card, view, event.as)}`;
    case 'trickWon':
    case 'voteGiven':
    case 'voteLapsed':
      return `event.${event.type}.${event.by}`;
    default:
      return eventKeyOf(event, SECRET_FIELDS);
  }
}

/** What a card does in its trick. */
function roleOf(
  card: CardId,
  { led }: View,
  as: string | undefined,
): 'led' | 'follow' | 'wild' | 'declared' | 'other' {
  if (led === null || led === card) return 'led';
  if (as) return 'declared';
  if (factionOf(card) === factionOf(led)) return 'follow';
  return factionOf(card) === 'doppelganger' ? 'wild' : 'other';
}

type Fill = (fields: object) => Arguments;

/** Arguments that no single field gives. */
function special(t: Translator, event: Event, view: View, fill: Fill): Arguments {
  switch (event.type) {
    case 'handDealt':
      return fill(
        'cards' in event ? { cards: CARDS.filter((card) => event.cards.includes(card)) } : {},
      );
    case 'cardPlayed':
      return demanded(view, fill);
    case 'trickWon':
      return { ...demanded(view, fill), ...fill(comparison(view, event.seat)) };
    case 'factionCounted':
      return { counts: tallied(t, event.counts, fill) };
    case 'gameWon': {
      const other = Object.entries(event.votes).find(([seat]) => seat !== event.seat)?.[1] ?? 0;
      return { votes: event.votes[event.seat] ?? 0, others: other };
    }
    case 'gameDrawn':
      return { counts: tallied(t, event.votes, fill) };
    default:
      return {};
  }
}

/** The faction that is to be followed: `{demanded}`. */
const demanded = ({ led }: View, fill: Fill): Arguments =>
  led ? fill({ demanded: factionOf(led) }) : {};

/**
 * The card that wins a trick, the one that loses it, and both: `{winning}`, `{losing}`, `{tied}`.
 */
const comparison = ({ leader, led, second }: View, winner: Seat): object =>
  winner === leader
    ? { winning: led, losing: second, tied: [led, second] }
    : { winning: second, losing: led, tied: [led, second] };

const tallied = (t: Translator, counts: Tally, fill: Fill): string =>
  t.list(
    Object.entries(counts).map(([seat, count]) =>
      t.text('event.count', { ...fill({ seat }), count }),
    ),
  );

const actionKey = (action: Action): string =>
  action.type === 'play' && action.as ? 'act.play.declared' : `act.${action.type}`;

/** All cards share a group; so do all cards of which another faction is declared. */
function groupOf(t: Translator, action: Action): { key: string; label: string } {
  if (action.type === 'deal') return { key: 'deal', label: t.text('act.deal') };
  return action.as
    ? { key: 'declare', label: t.text('try.declare') }
    : { key: 'play', label: t.text('try.play') };
}
