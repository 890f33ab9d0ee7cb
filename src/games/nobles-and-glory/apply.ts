import { without } from '../../engine/pieces.ts';
import type { Seat } from '../../engine/types.ts';
import { bareRoyal } from './court.ts';
import { topOf, withTop } from './stack.ts';
import type { Event, EventOf } from './types/event.ts';
import type { Player, State } from './types/state.ts';

/** The state after an event. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'packShuffled':
      return shuffled(state, event);
    case 'handDealt': {
      const dealt = withPlayer(state, event.seat, (player) => ({ ...player, hand: [...player.hand, ...event.cards] }));
      return { ...dealt, drawPile: without(state.drawPile, event.cards) };
    }
    case 'handsKept':
      return withTop(state, { type: 'starting-cards', laid: {} });
    case 'startingCardsLaid':
      return startingCardsLaid(state, event);
    case 'startingCardsRevealed':
      return withPlayer(state, event.seat, (player) => ({
        ...player,
        court: [{ ...bareRoyal(event.royal), subjects: [event.subject] }],
      }));
    case 'turnStarted':
      return withTop(state, { type: 'turn', seat: event.seat, number: event.number, phase: event.phase });
    case 'totalScored':
      return { ...state, scores: [...state.scores, event.score] };
    case 'gameOver':
      return { ...state, stack: [{ type: 'over', winners: event.winners }] };
    case 'mulliganAnnounced':
    case 'firstPlayerFound':
    case 'lineScored':
      return state;
  }
}

function withPlayer(state: State, seat: Seat, change: (player: Player) => Player): State {
  const [first, second] = state.players;
  return { ...state, players: seat === first.seat ? [change(first), second] : [first, change(second)] };
}

/** All cards are in the pile, whoever held them, and nobody knows any longer where one lies. */
function shuffled(state: State, { cards }: EventOf<'packShuffled'>): State {
  const [first, second] = state.players;
  return {
    ...state,
    players: [
      { ...first, hand: [] },
      { ...second, hand: [] },
    ],
    drawPile: cards,
    known: {},
  };
}

function startingCardsLaid(state: State, { seat, royal, subject }: EventOf<'startingCardsLaid'>): State {
  const top = topOf(state);
  const laid = top.type === 'starting-cards' ? top.laid : {};
  const rest = withPlayer(state, seat, (player) => ({ ...player, hand: without(player.hand, [royal, subject]) }));
  return withTop(rest, { type: 'starting-cards', laid: { ...laid, [seat]: { royal, subject } } });
}
