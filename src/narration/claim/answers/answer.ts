import type { Answer, Decided } from '../../../engine/inquiry.ts';
import type { Fact, Seat } from '../../../engine/types.ts';
import type { Claim } from '../../../games/claim/types.ts';
import type { AnswerInWords, AnswerLine } from '../../answer.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { claimArguments, eventMessage } from '../describe.ts';
import { remarksOn } from './remarks.ts';
import { factionOf, valueOf, type CardId } from '../../../games/claim/cards.ts';
import type { Event } from '../../../games/claim/types/event.ts';

type ClaimAnswer = Answer<Claim>;

/**
 * What a trick of Claim comes to: who wins it and why, where its cards go; or, while the second
 * card is open, what may be played.
 */
export function answerInClaim(t: Translator, answer: ClaimAnswer): AnswerInWords {
  const [decision] = answer.decisions;
  return {
    condition:
      decision && decision.actions.length > 1 && decision.chosen
        ? say(t, 'answer.if', playOf(decision.chosen))
        : '',
    headline: headlineOf(t, answer, decision),
    lines: linesOf(t, answer),
    remarks: remarksOn(t, answer, decision),
    questions: decision ? { [decision.key]: say(t, 'answer.decide', { seat: decision.seat }) } : {},
  };
}

const say = (t: Translator, key: string, fields: object = {}): string =>
  t.text(key, claimArguments(t, fields));

/** Seat, card and declared faction of a play. */
const playOf = (action: Claim['action']): object => ({
  ...action,
  as: action.type === 'play' ? (action.as ?? null) : null,
});

function headlineOf(
  t: Translator,
  { facts, states }: ClaimAnswer,
  decision: Decided<Claim> | undefined,
): string {
  const won = facts.findIndex(({ event }) => event.type === 'trickWon');
  if (won < 0) return decision ? choiceIn(t, decision) : '';
  const { key, args } = eventMessage(t, facts[won]!.event, states[won]!);
  const [forced, ...others] = decision && handOf(decision).length > 1 ? decision.actions : [];
  return [
    ...(forced && others.length === 0 ? [say(t, 'answer.must', playOf(forced))] : []),
    t.text(key, args),
  ].join(' ');
}

/** The hand out of which the second card comes. */
const handOf = ({ seat, state }: Decided<Claim>): readonly CardId[] =>
  state.players.find((player) => player.seat === seat)!.hand;

/** Which cards may be played, and which may not. */
function choiceIn(t: Translator, decision: Decided<Claim>): string {
  const { seat, actions } = decision;
  const allowed = actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
  const others = unlike(handOf(decision).filter((card) => !allowed.includes(card)));
  const kind = new Set(allowed).size === 1 ? '.declared' : others.length === 0 ? '.any' : '';
  return say(t, `answer.choice${kind}`, { seat, cards: unlike(allowed), others });
}

/** Each card once; the zeros of the goblins are alike. */
const unlike = (cards: readonly CardId[]): CardId[] =>
  cards.filter(
    (card, place) =>
      place ===
      cards.findIndex(
        (other) => factionOf(other) === factionOf(card) && valueOf(other) === valueOf(card),
      ),
  );

/** The winner's line, the loser's, and what is discarded. */
function linesOf(t: Translator, { facts }: ClaimAnswer): AnswerLine[] {
  const won = facts.map(({ event }) => event).find((event) => event.type === 'trickWon');
  if (!won) return [];
  const discarded = facts.flatMap(({ event }) =>
    event.type === 'cardsDiscarded' ? event.cards : [],
  );
  return [
    { seat: won.seat, text: t.list([...gainsOf(t, facts, won.seat), t.text('answer.line.leads')]) },
    { seat: won.loser, text: t.list(gainsOf(t, facts, won.loser)) },
    ...(discarded.length > 0
      ? [{ seat: null, text: say(t, 'answer.line.discarded', { cards: discarded }) }]
      : []),
  ];
}

/** What a seat gets out of the trick. */
function gainsOf(t: Translator, facts: readonly Fact<Claim>[], seat: Seat): string[] {
  const gains = facts.flatMap(({ event }) =>
    'seat' in event && event.seat === seat ? gainOf(t, event) : [],
  );
  return gains.length > 0 ? gains : [t.text('answer.line.nothing')];
}

function gainOf(t: Translator, event: Event): string[] {
  switch (event.type) {
    case 'contestedTaken':
    case 'blindTaken':
      return [say(t, `answer.line.${event.type}${'card' in event ? '' : '.hidden'}`, event)];
    case 'zombiesScored':
    case 'cardsCollected':
    case 'dwarvesCollected':
      return [say(t, 'answer.line.scored', event)];
    default:
      return [];
  }
}
