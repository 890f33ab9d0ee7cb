import type { Outcome, Turn } from '../../../engine/game.ts';
import type { Fact, NonEmpty, Seat } from '../../../engine/types.ts';
import { apply } from '../apply.ts';
import { FACTIONS, type FactionId } from '../cards.ts';
import { FACTION_RULES } from '../factions/all.ts';
import type { Rule } from '../rules.ts';
import { type Claim } from '../types.ts';
import type { Event } from '../types/event.ts';
import type { Score, Tally } from '../types/score.ts';
import type { State } from '../types/state.ts';
import { cardsOf, voteOf } from './votes.ts';

const VOTES_TO_WIN = 3;

/** Where the printed rules leave a vote open, they are cited that do so. */
const LEVEL: NonEmpty<Rule> = ['cl.score.majority', 'cl.score.tie-highest-card'];

const CITES = {
  majority: ['cl.score.majority', 'cl.goal.vote-by-majority'],
  'highest-card': ['cl.score.tie-highest-card'],
  'last-trick': LEVEL,
  empty: LEVEL,
  'dead-heat': LEVEL,
} as const satisfies Record<string, NonEmpty<Rule>>;

/** Counts faction by faction, gives the votes and names the winner. */
export function scoreGame(turn: Turn<Claim>): void {
  for (const { event, cites } of scoring(turn.state)) turn.emit(event, cites);
}

/** The state after the counting: the game is over. */
export const scored = (state: State): State =>
  scoring(state).reduce((now, { event }) => apply(now, event), state);

/** Winners and scores, or undefined while the game goes on. A draw has no winners. */
export function outcome(state: State): Outcome<Claim> | undefined {
  if (state.stage !== 'over') return undefined;
  return { winners: state.winners, scores: state.players.map(({ seat }) => scoreOf(state, seat)) };
}

function scoreOf({ players, votes }: State, seat: Seat): Score {
  const pile = players.flatMap((player) => (player.seat === seat ? player.score : []));
  const counts = Object.fromEntries(
    FACTIONS.map((faction) => [faction, cardsOf(faction, pile).length]),
  ) as Score['counts'];
  const own = votes.filter((vote) => vote.seat === seat).map(({ faction }) => faction);
  return { seat, counts, votes: own, total: own.length };
}

/** The facts of the counting, in order, as the score piles lie. */
export function scoring(state: State): Fact<Claim>[] {
  const votes = FACTIONS.map((faction) => voteOf(state, faction));
  return [
    ...votes.flatMap((vote): Fact<Claim>[] => [
      countFact(state, vote.faction),
      { event: vote, cites: CITES[vote.by] },
    ]),
    {
      event: endOf(
        state,
        votes.flatMap((vote) => (vote.type === 'voteGiven' ? [vote.seat] : [])),
      ),
      cites: ['cl.goal.three-votes'],
    },
  ];
}

function countFact({ players }: State, faction: FactionId): Fact<Claim> {
  const counts: Tally = Object.fromEntries(
    players.map(({ seat, score }) => [seat, cardsOf(faction, score).length]),
  );
  const more = FACTION_RULES[faction].countRule;
  return {
    event: { type: 'factionCounted', faction, counts },
    cites: more ? ['cl.score.count-cards', more] : ['cl.score.count-cards'],
  };
}

/** Three votes win; fewer as `nobody-has-three` says. */
function endOf({ players, rulings }: State, given: readonly Seat[]): Event {
  const [a, b] = players.map(({ seat }) => ({
    seat,
    votes: given.filter((other) => other === seat).length,
  })) as [Votes, Votes];
  const votes: Tally = { [a.seat]: a.votes, [b.seat]: b.votes };
  const leader = a.votes > b.votes ? a : b;
  const needed = rulings['nobody-has-three'] === 'draw-unless-three' ? VOTES_TO_WIN : 1;
  const wins = a.votes !== b.votes && leader.votes >= needed;
  return wins ? { type: 'gameWon', seat: leader.seat, votes } : { type: 'gameDrawn', votes };
}

interface Votes {
  readonly seat: Seat;
  readonly votes: number;
}
