import type { Answer, Decided } from '../../../engine/inquiry.ts';
import type { Claim } from '../../../games/claim/types.ts';
import type { AnswerInWords } from '../../answer.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { claimArguments, eventMessage } from '../describe.ts';
import { factionOf, type CardId } from '../../../games/claim/cards.ts';
import type { Event } from '../../../games/claim/types/event.ts';

type Rule = Claim['rule'];
type Remark = AnswerInWords['remarks'][number] & { readonly cites: readonly Rule[] };

/**
 * What is easily got wrong in a trick: what the second card owes the first, and powers that work or
 * seem to.
 */
export function remarksOn(
  t: Translator,
  answer: Answer<Claim>,
  decision: Decided<Claim> | undefined,
): Remark[] {
  const isKnight = answer.facts.some(
    ({ event }) => event.type === 'trickWon' && event.by === 'knight',
  );
  return [
    ...(decision ? dutyRemarks(t, decision, isKnight) : []),
    ...trapRemarks(t, answer, decision),
  ];
}

const FOLLOW_FACTION = { 1: 'cl.phase1.follow-faction', 2: 'cl.phase2.follow-faction' } as const;

/**
 * What the follower with this hand owes. Of a single card that does not follow it is said on what
 * that hangs; of a knight that wins, elsewhere.
 */
function dutyRemarks(t: Translator, decision: Decided<Claim>, isKnight: boolean): Remark[] {
  const { seat, state, about } = decision;
  const { hand, card } = secondOf(decision);
  const { faction, duty } = about;
  const isAlone = hand.length === 1;
  if (isAlone && (isKnight || duty !== 'none' || !card || factionOf(card) === 'doppelganger'))
    return [];
  const key = isAlone ? 'answer.duty.alone' : `answer.duty.${duty!}`;
  return [
    {
      text: t.text(key, claimArguments(t, { seat, faction, card })),
      cites: dutyRules(duty, state.phase),
    },
  ];
}

function dutyRules(duty: string | number | undefined, phase: 1 | 2): Rule[] {
  switch (duty) {
    case 'follow':
      return [FOLLOW_FACTION[phase], 'cl.faction.doppelganger.wild'];
    case 'follow-doppelganger':
      return ['cl.faction.doppelganger.led'];
    case 'play-doppelganger':
      return ['cl.faction.doppelganger.counts-as-following'];
    default:
      return ['cl.phase1.void-any-card'];
  }
}

/** The follower's hand, and the card that is played out of it. */
function secondOf({ seat, state, chosen }: Decided<Claim>): {
  readonly hand: readonly CardId[];
  readonly card: CardId | undefined;
} {
  const { hand } = state.players.find((player) => player.seat === seat)!;
  return { hand, card: chosen?.type === 'play' ? chosen.card : undefined };
}

/**
 * Rules that call for a remark where such an event cites them. A message `answer.trap.…` has the
 * rule's id without the prefix.
 */
const TRAPS: Readonly<Partial<Record<Event['type'], readonly Rule[]>>> = {
  cardPlayed: ['cl.faction.doppelganger.led'],
  trickWon: ['cl.faction.doppelganger.counts-as-led', 'cl.faction.doppelganger.no-power-copied'],
  contestedTaken: ['cl.phase1.contested-zombie-recruits'],
  zombiesScored: ['cl.faction.zombie'],
  cardsDiscarded: ['cl.faction.dwarf.phase2-only', 'cl.faction.doppelganger.after-zombie'],
  cardsCollected: ['cl.faction.zombie.phase1-only', 'cl.faction.doppelganger.after-dwarf'],
  dwarvesCollected: ['cl.faction.dwarf'],
};

function trapRemarks(
  t: Translator,
  { facts, states }: Answer<Claim>,
  decision: Decided<Claim> | undefined,
): Remark[] {
  return facts.flatMap(({ event, cites }, place) => {
    const { args } = eventMessage(t, event, states[place]!);
    const traps = (TRAPS[event.type] ?? []).filter((rule) => cites.includes(rule));
    return [
      ...(decision && event.type === 'trickWon' && cites.includes('cl.faction.knight')
        ? knightRemarks(t, event.by, decision)
        : []),
      ...traps.map((rule) => ({
        text: t.text(`answer.trap.${rule.slice('cl.'.length)}`, args),
        cites: [rule],
      })),
    ];
  });
}

/**
 * A knight's power: what it needs, and that a doppelganger in hand does not bar it, or does as this
 * table reads the rules.
 */
function knightRemarks(t: Translator, by: string, decision: Decided<Claim>): Remark[] {
  if (by !== 'knight')
    return [{ text: t.text('answer.trap.knight.missed'), cites: ['cl.faction.knight'] }];
  const { hand } = secondOf(decision);
  const isForced = decision.state.rulings['void-with-doppelganger'] === 'doppelganger-forced';
  const matters = hand.length === 1 || hand.some((card) => factionOf(card) === 'doppelganger');
  const beside: Remark = isForced
    ? {
        text: t.text('answer.trap.knight.forced'),
        cites: ['cl.faction.doppelganger.counts-as-following'],
      }
    : {
        text: t.text('answer.trap.knight.free'),
        cites: ['cl.phase1.void-any-card', 'cl.faction.doppelganger.wild'],
      };
  return [
    {
      text: t.text('answer.trap.knight.wins'),
      cites: ['cl.faction.knight', 'cl.faction.knight.must-still-follow'],
    },
    ...(matters ? [beside] : []),
  ];
}
