import type { Seat } from '../../../engine/types.ts';
import { factionOf, valueOf, type CardId, type FactionId } from '../cards.ts';
import type { Event } from '../types/event.ts';
import type { State } from '../types/state.ts';

export const cardsOf = (faction: FactionId, pile: readonly CardId[]): CardId[] =>
  pile.filter((card) => factionOf(card) === faction);

/** The highest value among cards, or -1 where there are none. */
const highest = (cards: readonly CardId[]): number => Math.max(-1, ...cards.map(valueOf));

type VoteEvent = Extract<Event, { type: 'voteGiven' | 'voteLapsed' }>;

/**
 * Who gets the vote of a faction: more cards, otherwise the highest card. Where both tie, or nobody
 * has a card of it, the readings of `empty-faction-vote` and `dead-heat-vote` say whether it goes
 * to whoever won the last trick.
 */
export function voteOf(state: State, faction: FactionId): VoteEvent {
  const [first, second] = state.players;
  const [mine, theirs] = [cardsOf(faction, first.score), cardsOf(faction, second.score)];
  const given = (ahead: number, by: 'majority' | 'highest-card'): VoteEvent => {
    return { type: 'voteGiven', faction, seat: ahead > 0 ? first.seat : second.seat, by };
  };
  if (mine.length !== theirs.length) return given(mine.length - theirs.length, 'majority');
  const ahead = highest(mine) - highest(theirs);
  return ahead === 0
    ? levelVote(state, faction, mine.length === 0 ? 'empty' : 'dead-heat')
    : given(ahead, 'highest-card');
}

const RULING = { empty: 'empty-faction-vote', 'dead-heat': 'dead-heat-vote' } as const;

function levelVote(
  { rulings, lastWinner }: State,
  faction: FactionId,
  by: 'empty' | 'dead-heat',
): VoteEvent {
  const seat: Seat | null = rulings[RULING[by]] === 'last-trick-winner' ? lastWinner : null;
  return seat
    ? { type: 'voteGiven', faction, seat, by: 'last-trick' }
    : { type: 'voteLapsed', faction, by };
}
