import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Refusal } from '../../../engine/types.ts';
import { canCarryOut } from '../abilities/possible.ts';
import { hasStoppedTheft, watchman } from '../abilities/watchman.ts';
import { ROBS } from '../characters.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { isCovered, playerAt, printedActions, rankAt } from '../table.ts';
import type { RivalKings } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { Player, State } from '../types/state.ts';
import { judgeNothingDue } from './due.ts';
import { judgeTurn } from './moment.ts';

type Steal = ActionOf<'steal'>;

/** Thefts worth judging: every action of every victim still open to this seat. */
export function stealCandidates(state: State, seat: Steal['seat']): Steal[] {
  const thefts = state.thefts.filter((theft) => theft.thief === seat);
  return thefts.flatMap(({ victim }) =>
    printedActions(playerAt(state, victim)).map((action) => ({
      type: 'steal' as const,
      seat,
      from: victim,
      action,
    })),
  );
}

export function judgeSteal(state: State, action: Steal): Judgement {
  const { seat, from } = action;
  const early = judgeTurn(state, seat) ?? judgeNothingDue(state, seat);
  if (early) return early;
  const thief = playerAt(state, seat);
  const victim = playerAt(state, from);
  if (!state.thefts.some((theft) => theft.thief === seat && theft.victim === from))
    return refuseTheft(state, thief, victim);
  if (thief.carriedOut.length > 0)
    return refuse('rk.steal.before-own-actions', 'own-actions-begun', { seat });
  return judgeLoot(state, action, victim);
}

/** Why there is no theft between these two. */
export function refuseTheft(state: State, thief: Player, victim: Player): Refusal<RivalKings> {
  const particulars = { seat: thief.seat, other: victim.seat };
  const rank = rankAt(thief)!;
  const target = rankAt(victim)!;
  if (ROBS[rank] === null) return refuse('rk.conflict.lines', 'robs-nobody', particulars);
  if (target === 'A' || target === 'B')
    return refuse('rk.conflict.immune', 'immune', { ...particulars, rank: target });
  if (ROBS[rank] !== target)
    return refuse('rk.conflict.lines', 'not-on-line', {
      ...particulars,
      rank,
      target,
      robs: ROBS[rank],
    });
  if (thief.equal) return refuse('rk.conflict.equal.no-theft', 'equal-may-not-rob', particulars);
  const crest = victim.crests.find(({ by }) => by === thief.seat);
  if (crest)
    return refuse('rk.steal.right', 'already-robbed', { ...particulars, action: crest.action });
  const by = blockedBy(state, victim);
  return refuse(BLOCKING_RULE[by], 'theft-blocked', { ...particulars, by });
}

/**
 * What can take a theft away under a reading: the victim’s Watchman, the neutral character of the
 * thief’s rank, two equal thieves.
 */
type Blocking = 'watchman' | 'neutral' | 'equal';

const BLOCKING_RULE: Readonly<Record<Blocking, Rule>> = {
  watchman: watchman.rule,
  neutral: 'rk.two.neutral-equal',
  equal: 'rk.conflict.equal.shields-lower',
};

/** What has taken this theft away. */
function blockedBy(state: State, victim: Player): Blocking {
  if (hasStoppedTheft(state, victim)) return 'watchman';
  return state.neutral ? 'neutral' : 'equal';
}

/** Whether this action of the victim can be taken. */
function judgeLoot(state: State, { seat, from, action }: Steal, victim: Player): Judgement {
  const particulars = { seat, other: from, action };
  if (!printedActions(victim).includes(action))
    return refuse('rk.components.character-anatomy', 'not-on-victim', particulars);
  if (isCovered(victim, action) && state.rulings['steal-covered-again'] === 'uncovered-only') {
    return refuse('rk.steal.covered-lost', 'already-covered', particulars);
  }
  if (
    state.rulings['steal-target-unusable'] === 'only-executable' &&
    !canCarryOut(state, seat, action)
  ) {
    return refuse('rk.steal.immediate', 'cannot-carry-out-stolen', { seat, action });
  }
  return undefined;
}

export function resolveSteal(turn: Turn<RivalKings>, { seat, from, action }: Steal): void {
  turn.emit(
    { type: 'actionStolen', thief: seat, victim: from, action },
    citesOfTheft(turn.state, seat, from),
  );
}

function citesOfTheft(state: State, seat: Steal['seat'], from: Steal['seat']): NonEmpty<Rule> {
  const cites: [Rule, ...Rule[]] = ['rk.steal.right', 'rk.steal.thief-chooses', 'rk.steal.crest'];
  if (playerAt(state, from).crests.length > 0)
    cites.push('rk.steal.one-robber-rank', 'rk.steal.max-two');
  if (state.players.some((player) => player.crests.some((crest) => crest.by === seat)))
    cites.push('rk.steal.two-victims');
  if (playerAt(state, seat).crests.length > 0) cites.push('rk.steal.chain');
  return cites;
}
