import type { Seat } from '../../engine/types.ts';
import type { CardId } from './cards.ts';
import { withPlayer } from './table.ts';
import type { Event } from './types/event.ts';
import type { Player, State, WonTrick } from './types/state.ts';

/** The state after an event. Every change of a state happens here. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'pileLaid':
      return { ...state, drawPile: event.cards };
    case 'handDealt':
      return {
        ...state,
        drawPile: state.drawPile.slice(event.cards.length),
        players: withPlayer(state, event.seat, (player) => ({ ...player, hand: event.cards })),
      };
    case 'trickBegun':
      return {
        ...state,
        stage: 'play',
        phase: event.phase,
        trick: event.trick,
        leader: event.leader,
      };
    case 'contestedRevealed':
      return { ...state, contested: event.card, drawPile: state.drawPile.slice(1) };
    case 'cardPlayed':
      return playCard(state, event);
    case 'trickWon':
      return { ...state, lastWinner: event.seat, wonTrick: wonTrick(state, event.seat) };
    case 'contestedTaken':
      return {
        ...state,
        contested: null,
        players: withPlayer(state, event.seat, (player) => recruited(player, 'won', event.card)),
      };
    case 'blindTaken':
      return {
        ...state,
        drawPile: state.drawPile.slice(1),
        players: withPlayer(state, event.seat, (player) => recruited(player, 'blind', event.card)),
      };
    case 'zombiesScored':
    case 'cardsCollected':
    case 'dwarvesCollected':
      return {
        ...offTable(state, event.cards),
        players: withPlayer(state, event.seat, (player) => ({
          ...player,
          score: [...player.score, ...event.cards],
        })),
      };
    case 'cardsDiscarded':
      return { ...offTable(state, event.cards), discard: [...state.discard, ...event.cards] };
    case 'recruitsTaken':
      return { ...state, players: withPlayer(state, event.seat, withRecruitsInHand) };
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
  const players = withPlayer(state, seat, (player) => ({
    ...player,
    hand: player.hand.filter((other) => other !== card),
  }));
  return state.led === null
    ? { ...state, led: card, wonTrick: null, players }
    : { ...state, second: card, declared: as ?? null, players };
}

const wonTrick = ({ led, second, leader }: State, winner: Seat): WonTrick | null =>
  led && second && { led, second, leader, winner };

const recruited = (player: Player, how: 'won' | 'blind', card: CardId): Player => ({
  ...player,
  recruits: { ...player.recruits, [how]: [...player.recruits[how], card] },
});

const withRecruitsInHand = (player: Player): Player => ({
  ...player,
  hand: [...player.recruits.won, ...player.recruits.blind],
  recruits: { won: [], blind: [] },
});

/** The state without these cards of the trick; the caller puts them elsewhere. */
function offTable(state: State, cards: readonly CardId[]): State {
  const { led, second, declared } = state;
  const left = second && cards.includes(second) ? null : second;
  return {
    ...state,
    led: led && cards.includes(led) ? null : led,
    second: left,
    declared: left === null ? null : declared,
  };
}
