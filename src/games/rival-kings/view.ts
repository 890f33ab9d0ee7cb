import type { Seat } from '../../engine/types.ts';
import { PILES, type Pile, type PileId, type Player, type State } from './types/state.ts';
import type { PileView, PlayerView, View } from './types/view.ts';

/**
 * The table as one seat sees it. Hidden are other hands, characters still face down, the cards
 * below the top of a pile, the characters left over, and how much lies at a money place
 * (`rk.action.money.no-peeking`). Without a seat every card lies open.
 */
export function view(state: State, seat?: Seat): View {
  const { players, piles, leftovers, coinCards, ...open } = state;
  const seen = (id: PileId): PileView =>
    seat === undefined ? openPile(piles[id]) : closedPile(piles[id], isSearching(state, seat, id));
  return {
    ...open,
    players: players.map((player) =>
      seat === undefined || player.seat === seat
        ? player
        : hidden(player, state.stage.type === 'choose'),
    ),
    piles: Object.fromEntries(PILES.map((id) => [id, seen(id)])) as Record<PileId, PileView>,
    leftovers: seat === undefined ? leftovers : leftovers.length,
    coinCards: coinCards.length,
  };
}

const hidden = (player: Player, faceDown: boolean): PlayerView => ({
  ...player,
  hand: player.hand.length,
  played: player.played && faceDown ? 'face-down' : player.played,
});

const openPile = ({ cards, coins }: Pile): PileView => ({
  top: cards[0] ?? null,
  size: cards.length,
  cards,
  coins,
});

const closedPile = ({ cards, coins }: Pile, searching: boolean): PileView => ({
  top: cards[0] ?? null,
  size: cards.length,
  coins: coins > 0 ? 'some' : 0,
  ...(searching ? { cards } : {}),
});

const isSearching = ({ stage }: State, seat: Seat, pile: PileId): boolean =>
  stage.type === 'turn' && stage.seat === seat && stage.search?.pile === pile;
