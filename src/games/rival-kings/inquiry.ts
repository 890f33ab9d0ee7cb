import type { Decision, Inquiry, TurnAhead } from '../../engine/inquiry.ts';
import { options } from './action-rules.ts';
import { apply } from './apply.ts';
import { nextConflict, victimOf } from './cycle.ts';
import { nextSeat, tieDecidedBy } from './order.ts';
import type { RulingId } from './rulings.ts';
import { activeSubject, canUse } from './table.ts';
import type { Action, Conflict, RivalKings, State, SubjectId } from './types.ts';

/** A table of Rival Kings that is asked about: the reveal, then Gardeners and Watchmen, then the turns in rank order. */
export const inquiry: Inquiry<RivalKings> = {
  prompt(state) {
    const { stage } = state;
    switch (stage.type) {
      case 'choose':
        return { play: { type: 'reveal', seat: state.players[0]!.seat } };
      case 'gardeners':
        return { decide: gardenerDecision(state, stage.queue[0]!) };
      case 'conflicts':
        return { decide: watchmanDecision(nextConflict(state)!) };
      case 'box':
      case 'turn':
      case 'over':
        return undefined;
    }
  },
  deeper: (state) => [...robbedTwice(state), ...tiedLater(state), ...aboutSubjects(state)],
  turns: (state) => (state.stage.type === 'turn' ? [{ seat: state.stage.seat, state }, ...turnsAfter(state)] : []),
};

/** Holding the Gardener back is assumed: whom he would swap with nobody can guess. */
function gardenerDecision(state: State, seat: Decision['seat']): Decision<RivalKings> {
  const swaps = options(state).filter((action) => action.type === 'ability' && action.seat === seat);
  return { key: `gardener-${seat}`, seat, about: { subject: 'gardener', seat }, actions: [{ type: 'hold-back', seat }, ...swaps] };
}

/** Using the Watchman is assumed: whoever has him and loses a conflict seldom wants the marker. */
function watchmanDecision(conflict: Conflict): Decision<RivalKings> {
  const seat = victimOf(conflict)!;
  const attacker = conflict.kind === 'higher' ? conflict.thief : 'neutral';
  const use: Action = { type: 'ability', seat, subject: 'watchman' };
  const about = { subject: 'watchman', seat, attacker };
  return { key: `watchman-${seat}-${attacker}`, seat, about, actions: [use, { type: 'hold-back', seat }] };
}

/** The turns after the one that runs, as though it ended now. */
function turnsAfter(state: State): TurnAhead<RivalKings>[] {
  const seat = nextSeat(state);
  if (!seat) return [];
  const next = apply(state, { type: 'turnStarted', seat, tie: tieDecidedBy(state, seat) });
  return [{ seat, state: next }, ...turnsAfter(next)];
}

/** Two thieves at one victim: whether the second may take what the first has covered. */
const robbedTwice = ({ thefts }: State): RulingId[] =>
  thefts.some(({ victim }, place) => thefts.findIndex((other) => other.victim === victim) !== place) ? ['steal-covered-again'] : [];

/** Equal ranks that wait for others: whether markers that change hands until then count. */
function tiedLater(state: State): RulingId[] {
  const [first] = inquiry.turns(state);
  const isTied = ({ state: then }: TurnAhead<RivalKings>): boolean => then.stage.type === 'turn' && then.stage.tie !== null;
  const later = inquiry.turns(state).filter(({ seat }) => seat !== first?.seat);
  return later.some(isTied) ? ['tie-measured-when'] : [];
}

/** Rulings about the second half of an ability. */
const ABOUT: Readonly<Partial<Record<SubjectId, RulingId>>> = {
  sailor: 'sailor-second-run',
  vintner: 'pile-search-decline',
  miner: 'pile-search-decline',
  troubadour: 'troubadour-given-card',
};

function aboutSubjects({ players, thefts }: State): RulingId[] {
  return players.flatMap((player) => {
    const subject = activeSubject(player);
    if (!subject || !canUse(player, subject)) return [];
    const robbers = thefts.filter(({ victim }) => victim === player.seat).length;
    const farmer: RulingId[] = subject === 'farmer' && robbers > 1 ? ['farmer-two-stolen'] : [];
    const limited: RulingId[] = subject === 'farmer' && robbers > 0 && player.equal ? ['farmer-one-action-limit'] : [];
    return [...(ABOUT[subject] ? [ABOUT[subject]] : []), ...farmer, ...limited];
  });
}
