import type { Seat } from '../../engine/types.ts';
import type { CardId } from './cards.ts';
import { faceDownCards } from './face-down.ts';
import type { Duelist } from './types/duel.ts';
import type { Process, State } from './types/state.ts';
import type { Seen, SeenDuelist, View } from './types/view.ts';

/**
 * The table as one seat sees it, card by card: null for each one it does not know. Without a seat
 * all cards are open.
 */
export function view(state: State, seat?: Seat): View {
  const unknown = new Set(
    faceDownCards(state).flatMap(({ card, knownTo }) =>
      seat === undefined || knownTo.includes(seat) ? [] : [card],
    ),
  );
  const shown = <Card extends CardId>(card: Card): Seen<Card> => (unknown.has(card) ? null : card);
  const { players, drawPile, known: _, stack, ...open } = state;
  return {
    ...open,
    players: players.map((player) => ({
      ...player,
      hand: inNoOrder(player.hand.map(shown)),
      armies: inNoOrder(player.armies.map(shown)),
      court: player.court.map(({ preparation, ...royal }) =>
        preparation ? { ...royal, preparation: shown(preparation) } : royal,
      ),
    })),
    drawPile: drawPile.map(shown),
    stack: stack.map((process) => seenProcess(process, unknown)),
  };
}

/** Known cards first: where the others lie among them tells nothing. */
const inNoOrder = <Card extends CardId>(cards: readonly Seen<Card>[]): Seen<Card>[] => [
  ...cards.filter((card) => card !== null),
  ...cards.filter((card) => card === null),
];

function seenProcess(process: Process, unknown: ReadonlySet<CardId>): View['stack'][number] {
  if (process.type === 'duel') {
    const [one, other] = process.duelists;
    return { ...process, duelists: [seenDuelist(one, unknown), seenDuelist(other, unknown)] };
  }
  if (process.type === 'battle')
    return { ...process, card: unknown.has(process.card) ? null : process.card };
  if (process.type === 'polity') {
    const { led } = process;
    return led && unknown.has(led.card) ? { ...process, led: { ...led, card: null } } : process;
  }
  if (process.type !== 'starting-cards') return process;
  const laid = Object.entries(process.laid).map(
    ([seat, cards]) => [seat, unknown.has(cards.royal) ? null : cards] as const,
  );
  return { ...process, laid: Object.fromEntries(laid) };
}

const seenDuelist = ({ down, ...duelist }: Duelist, unknown: ReadonlySet<CardId>): SeenDuelist =>
  down ? { ...duelist, down: unknown.has(down) ? null : down } : duelist;
