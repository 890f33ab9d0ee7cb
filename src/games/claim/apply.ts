import type { Seat } from '../../engine/types.ts';
import { playerAt, withPlayer } from './table.ts';
import type { CardId, Event, State } from './types.ts';

/** The state after an event. Every change of a state happens here. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'pileLaid':
      return { ...state, drawPile: event.cards };
    case 'handDealt':
      return withPlayer({ ...state, drawPile: state.drawPile.slice(event.cards.length) }, event.seat, { hand: event.cards });
    case 'trickBegun':
      return { ...state, stage: 'play', phase: event.phase, trick: event.trick, leader: event.leader };
    case 'contestedRevealed':
      return { ...state, contested: event.card, drawPile: state.drawPile.slice(1) };
    case 'cardPlayed':
      return playCard(state, event);
    case 'trickWon':
      return { ...state, lastWinner: event.seat };
    case 'contestedTaken':
      return recruit({ ...state, contested: null }, event.seat, 'won', event.card);
    case 'blindTaken':
      return recruit({ ...state, drawPile: state.drawPile.slice(1) }, event.seat, 'blind', event.card);
    case 'zombiesScored':
    case 'cardsCollected':
    case 'dwarvesCollected':
      return withPlayer(offTable(state, event.cards), event.seat, { score: [...playerAt(state, event.seat).score, ...event.cards] });
    case 'cardsDiscarded':
      return { ...offTable(state, event.cards), discard: [...state.discard, ...event.cards] };
    case 'recruitsTaken': {
      const { won, blind } = playerAt(state, event.seat).recruits;
      return withPlayer(state, event.seat, { hand: [...won, ...blind], recruits: { won: [], blind: [] } });
    }
    case 'phaseEnded':
    case 'factionCounted':
      return state;
    case 'voteGiven':
      return { ...state, votes: [...state.votes, { faction: event.faction, seat: event.seat }] };
    case 'voteLapsed':
      return { ...state, votes: [...state.votes, { faction: event.faction, seat: null }] };
    case 'gameWon':
      return { ...state, stage: 'over', winners: [event.seat] };
    case 'gameDrawn':
      return { ...state, stage: 'over', winners: [] };
  }
}

/** The first card of a trick is the led one. */
function playCard(state: State, { seat, card, as }: Extract<Event, { type: 'cardPlayed' }>): State {
  const hand = playerAt(state, seat).hand.filter((other) => other !== card);
  return withPlayer(state.led === null ? { ...state, led: card } : { ...state, second: card, declared: as ?? null }, seat, { hand });
}

function recruit(state: State, seat: Seat, how: 'won' | 'blind', card: CardId): State {
  const { recruits } = playerAt(state, seat);
  return withPlayer(state, seat, { recruits: { ...recruits, [how]: [...recruits[how], card] } });
}

/** The state without these cards of the trick; the caller puts them elsewhere. */
function offTable(state: State, cards: readonly CardId[]): State {
  const { led, second, declared } = state;
  const left = second && cards.includes(second) ? null : second;
  return { ...state, led: led && cards.includes(led) ? null : led, second: left, declared: left === null ? null : declared };
}
