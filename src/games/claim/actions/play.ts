import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { factionOf, type CardId, type FactionId } from '../cards.ts';
import { FACTION_RULES } from '../factions/all.ts';
import {
  declarations,
  isWild,
  judgeDeclaration,
  refuseOther,
  WILD_RULES,
} from '../factions/doppelganger.ts';
import type { Duty } from '../factions/faction.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { playerAt } from '../table.ts';
import { dutyOf, meets } from '../tricks.ts';
import type { Claim } from '../types.ts';
import type { PlayAction } from '../types/action.ts';
import type { Phase, State } from '../types/state.ts';

const LEADER_PLAYS = { 1: 'cl.phase1.leader-plays', 2: 'cl.phase2.leader-plays' } as const;
const FOLLOWER_PLAYS = { 1: 'cl.phase1.follower-plays', 2: 'cl.phase2.follower-plays' } as const;
const FOLLOW_FACTION = { 1: 'cl.phase1.follow-faction', 2: 'cl.phase2.follow-faction' } as const;

/** Every card that this seat may play, whose card the table waits for. */
export function playOptions(state: State, seat: Seat): PlayAction[] {
  const { led, rulings } = state;
  const { hand } = playerAt(state, seat);
  const play = (card: CardId): PlayAction => ({ type: 'play', seat, card });
  if (led === null) return hand.map(play);
  const duty = dutyOf(hand, led, rulings);
  if (duty !== 'none') return hand.filter((card) => meets(duty, led, card)).map(play);
  if (rulings['second-doppelganger-faction'] === 'always-led-faction') return hand.map(play);
  return hand.map(play).flatMap((undeclared) => [undeclared, ...declarations(led, undeclared)]);
}

/** Playing a card to the trick. */
export function judgePlay(state: State, play: PlayAction): Judgement {
  const { led, leader, phase, rulings } = state;
  const { seat, card, as } = play;
  if (led === null && seat !== leader)
    return refuse(LEADER_PLAYS[phase], 'leader-first', { seat, other: leader });
  if (led !== null && seat === leader)
    return refuse('cl.play.one-card-each', 'already-played', { seat });
  const { hand } = playerAt(state, seat);
  if (!hand.includes(card))
    return refuse(led === null ? LEADER_PLAYS[phase] : FOLLOWER_PLAYS[phase], 'not-in-hand', {
      seat,
      card,
    });
  const undeclared = as === undefined ? undefined : judgeDeclaration(state, { ...play, as });
  if (undeclared || led === null) return undeclared;
  const duty = dutyOf(hand, led, rulings);
  return meets(duty, led, card, as) ? undefined : refuseUnmet(duty, led, play, phase);
}

/** Why a card that does not do what the follower owes may not be played. */
function refuseUnmet(duty: Duty, led: CardId, play: PlayAction, phase: Phase): Judgement {
  const { seat, card, as } = play;
  const faction = factionOf(led);
  if (as !== undefined) {
    const rule =
      duty === 'follow' ? FOLLOW_FACTION[phase] : 'cl.faction.doppelganger.counts-as-following';
    return refuse(rule, 'must-count-as-led', { seat, card, faction });
  }
  switch (duty) {
    case 'none':
      return undefined;
    case 'play-doppelganger':
    case 'follow-doppelganger':
      return refuseOther(duty, faction, play);
    case 'follow':
      return (
        FACTION_RULES[factionOf(card)].refuseNotFollowing?.(faction, play) ??
        refuse(FOLLOW_FACTION[phase], 'must-follow', { seat, card, faction })
      );
  }
}

/** Puts the card into the trick. */
export function resolvePlay(turn: Turn<Claim>, { seat, card, as }: PlayAction): void {
  const { led } = turn.state;
  const cites =
    led === null ? citesOfLead(turn.state, card) : citesOfFollowing(turn.state, led, card, as);
  turn.emit({ type: 'cardPlayed', seat, card, ...(as && { as }) }, cites);
}

function citesOfLead({ phase, contested }: State, card: CardId): NonEmpty<Rule> {
  const isOther = contested !== null && factionOf(contested) !== factionOf(card);
  return isOther ? [LEADER_PLAYS[phase], 'cl.phase1.lead-any-faction'] : [LEADER_PLAYS[phase]];
}

function citesOfFollowing(
  { phase }: State,
  led: CardId,
  second: CardId,
  as?: FactionId,
): NonEmpty<Rule> {
  const plays = FOLLOWER_PLAYS[phase];
  const wild = isWild({ led, second, ...(as && { as }) });
  if (wild) return [plays, ...WILD_RULES];
  if (factionOf(second) !== factionOf(led)) return [plays, 'cl.phase1.void-any-card'];
  return [plays, FACTION_RULES[factionOf(led)].followRule ?? FOLLOW_FACTION[phase]];
}
