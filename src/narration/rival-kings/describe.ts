import type { Seat } from '../../engine/types.ts';
import { bearsSymbol, rankOf } from '../../games/rival-kings/characters.ts';
import { argumentsOf, type NameKinds } from '../../i18n/arguments.ts';
import { bestFirst, eventKeyOf, withSeatFacts, type Describer } from '../describer.ts';
import type { Arguments, Translator } from '../../i18n/translate.ts';
import { ACTION_SIGNS } from '../../games/rival-kings/kinds.ts';
import type { Action } from '../../games/rival-kings/types/action.ts';
import type { Conflict } from '../../games/rival-kings/types/state.ts';
import type { Event, EventOf } from '../../games/rival-kings/types/event.ts';
import type { View } from '../../games/rival-kings/types/view.ts';

const SEAT_FIELDS = ['seat', 'other', 'thief', 'victim', 'to', 'from', 'swapWith', 'marked'];

/** The names in what happens, and what kind each is of. */
// prettier-ignore
export const NAME_KINDS: NameKinds = {
  ...Object.fromEntries([...SEAT_FIELDS, 'seats', 'winners', 'leaders'].map((field) => [field, 'seat'])),
  ...Object.fromEntries(SEAT_FIELDS.flatMap((field) => [[`${field}_character`, 'character'], [`${field}_rank`, 'rank']])),
  card: 'card', given: 'card', taken: 'card', top: 'card', give: 'card', take: 'card', cards: 'card', tops: 'card',
  subject: 'card',
  using: 'card', active: 'card', spent: 'card',
  character: 'character', characters: 'character',
  action: 'action', actions: 'action',
  pile: 'pile',
  rank: 'rank', target: 'rank', robs: 'rank',
};

/**
 * Events whose sentence has a variant for readers who do not see the secret part, and the field
 * that is then missing.
 */
const SECRET_FIELDS: Readonly<Partial<Record<Event['type'], string>>> = {
  handDealt: 'characters',
  characterChosen: 'character',
  pileSearched: 'cards',
};

/**
 * Rival Kings in words. Messages are `event.<type>`, `refused.<reason>`, `act.<type>` and
 * `decide.<decision>`.
 */
export function describeRivalKings(t: Translator): Describer<Event, Action, View> {
  const fill = (fields: object, view?: View): Arguments =>
    argumentsOf(
      t,
      view ? withSeatFacts(fields, (seat) => seatFacts(view, seat), SEAT_FIELDS) : fields,
      NAME_KINDS,
    );
  return {
    event: (event, view) =>
      t.html(eventKey(event), { ...fill(event, view), ...special(t, event, fill) }),
    refusal: ({ reason, particulars = {} }) => t.html(`refused.${reason}`, fill(particulars)),
    action: (action, view) => {
      const from = victimOf(action, view);
      const blanks = { ...fill(action, view), ...pileName(t, action, view) };
      return from
        ? t.html('act.stolen', { ...fill({ from }), move: t.text(actionKey(action), blanks) })
        : t.html(actionKey(action), blanks);
    },
    apart: (action, view) =>
      action.type === 'choose' && bearsSymbol(view, action.character)
        ? t.html('act.choose.symbol', fill(action, view))
        : undefined,
    group: (action, view) => ({
      ...groupOf(
        t,
        action,
        view,
        t.text(actionKey(action), { ...fill(action, view), ...pileName(t, action, view) }),
        fill,
      ),
      sign: ACTION_SIGNS[action.type],
    }),
    decision: (decision) =>
      decision
        ? t.text(`decide.${decision.name}`, fill({ seat: decision.seats[0], ...decision.about }))
        : t.text('decide.over'),
  };
}

function seatFacts(view: View, seat: Seat): object {
  const played = view.players.find((player) => player.seat === seat)?.played;
  return played && played !== 'face-down' ? { character: played, rank: rankOf(played) } : {};
}

function eventKey(event: Event): string {
  return event.type === 'lineScored'
    ? `event.lineScored.${event.line.rule.split('.').at(-1)}`
    : eventKeyOf(event, SECRET_FIELDS);
}

/**
 * The label of an action; an ability declared with it and the choice between two equal cards have
 * labels of their own.
 */
function actionKey(action: Action): string {
  const key = action.type === 'ability' ? `act.ability.${action.subject}` : `act.${action.type}`;
  if ('using' in action) return `${key}.using`;
  if ('copy' in action) return `${key}.deeper`;
  if ('takeCopy' in action)
    return 'giveCopy' in action ? `${key}.older-both` : `${key}.older-taken`;
  return 'giveCopy' in action ? `${key}.older` : key;
}

/** From whom the action was stolen that this one carries out. */
function victimOf({ type, seat }: Action, { stage }: View): Seat | undefined {
  if (stage.type !== 'turn' || stage.seat !== seat) return undefined;
  const due = stage.pending[0];
  return due?.kind === type ? due.from : undefined;
}

type Fill = (fields: object) => Arguments;

/**
 * The pile an action is aimed at, by its visible card where that tells it from the others: `{at}`.
 */
function pileName(t: Translator, action: Action, view: View): Arguments {
  if (!('pile' in action)) return {};
  const { top } = view.piles[action.pile];
  const pile = t.text(`pile.${action.pile}.short`);
  const twins = Object.values(view.piles).filter((other) => other.top === top).length > 1;
  return {
    at: top && !twins ? t.text(`card.${top}`) : top ? `${t.text(`card.${top}`)} (${pile})` : pile,
  };
}

/** Actions that differ only in their target share a group. */
function groupOf(
  t: Translator,
  action: Action,
  view: View,
  label: string,
  fill: Fill,
): { key: string; label: string } {
  switch (action.type) {
    case 'settle':
    case 'pass':
    case 'money':
    case 'recruit':
    case 'buy': {
      const move = t.text(`action.${action.type}.short`);
      const from = victimOf(action, view);
      return {
        key: action.type,
        label: from ? t.text('act.stolen', { ...fill({ from }), move }) : move,
      };
    }
    case 'steal':
      return {
        key: `steal:${action.from}`,
        label: t.text('try.steal', fill({ from: action.from })),
      };
    case 'ability':
      return {
        key: `ability:${action.subject}`,
        label: t.text('try.ability', fill({ subject: action.subject })),
      };
    case 'choose':
    case 'take':
      return { key: action.type, label: t.text(`try.${action.type}`) };
    default:
      return { key: action.type, label };
  }
}

/** Arguments that no single field gives. */
function special(t: Translator, event: Event, fill: Fill): Arguments {
  switch (event.type) {
    case 'charactersRevealed':
      return {
        characters: t.list(
          event.characters.map((item) => t.text('event.charactersRevealed.item', fill(item))),
        ),
      };
    case 'conflictsFound':
      return {
        conflicts: t.list(event.conflicts.map((conflict) => conflictText(t, conflict, fill))),
        conflicts_count: event.conflicts.length,
      };
    case 'charactersSwapped':
      return fill({ seats: [event.seat, event.other] });
    case 'lineScored':
      return scoreArguments(fill, event);
    case 'gameWon':
      return { totals: totalsText(t, bestFirst(event.totals, event.winners), fill) };
    case 'seriesScored':
      return { totals: totalsText(t, bestFirst(event.totals, event.leaders), fill) };
    case 'moneyRefilled':
      return { coins: Object.values(event.coins).reduce((sum, coins) => sum + coins, 0) };
    default:
      return {};
  }
}

const totalsText = (t: Translator, totals: ReturnType<typeof bestFirst>, fill: Fill): string =>
  t.list(totals.map(([seat, points]) => t.text('event.total', { ...fill({ seat }), points })));

const conflictText = (t: Translator, conflict: Conflict, fill: Fill): string =>
  t.text(`event.conflictsFound.${conflict.kind}`, fill(conflict));

function scoreArguments(fill: Fill, { line, total }: EventOf<'lineScored'>): Arguments {
  const [first, second] = line.cards;
  const cards = { ...(first && { card: first }), ...(second && { taken: second }) };
  return {
    ...fill({ ...cards, cards: line.cards }),
    count: line.count,
    points: line.points,
    total,
  };
}
