// Troubadour (Tavern): swap one of your cards for one of the cards lying open in the middle, a
// building for a subject too. The card you give takes the place of the one you take, unless a
// reading sends it out of the game.
import { CARDS, isSubject, type CardId } from '../cards.ts';
import { refuse } from '../refuse.ts';
import { noteEmptyPile } from '../rounds.ts';
import { playerAt } from '../table.ts';
import { PILES, type Player } from '../types/state.ts';
import type { Ability } from './ability.ts';
import { isLocked } from './pairs.ts';
import { copiesInRow, placeInRow } from './row.ts';

const rowOf = (player: Player, card: CardId): readonly CardId[] =>
  isSubject(card) ? player.subjects : player.buildings;

export const troubadour: Ability<'troubadour'> = {
  rule: 'rk.ability.troubadour',
  window: 'own-turn',
  candidates: (_state, player) =>
    [...new Set<CardId>([...player.buildings, ...player.subjects])].flatMap((give) =>
      copiesInRow(rowOf(player, give), give).flatMap((giveCopy) =>
        PILES.map((pile) => ({
          type: 'ability' as const,
          seat: player.seat,
          subject: 'troubadour' as const,
          give,
          pile,
          ...(giveCopy && { giveCopy }),
        })),
      ),
    ),
  judge(state, player, { give, pile, giveCopy }) {
    const { seat } = player;
    if (placeInRow(rowOf(player, give), give, giveCopy) < 0)
      return refuse('rk.ability.troubadour', 'not-yours', { seat, card: give });
    if (state.piles[pile].cards.length === 0)
      return refuse('rk.ability.troubadour', 'pile-empty', { pile });
    if (state.rulings['troubadour-own-pair'] === 'locked' && isLocked(state, player, give)) {
      return refuse('rk.pair.perfect.protected', 'own-pair-locked', { seat, card: give });
    }
    return undefined;
  },
  resolve(turn, { seat, give, pile, giveCopy }) {
    const { state } = turn;
    const taken = state.piles[pile].cards[0]!;
    const givenAt = placeInRow(rowOf(playerAt(state, seat), give), give, giveCopy);
    const outOfGame = state.rulings['troubadour-given-card'] === 'out-of-game';
    const crossType = CARDS[give].kind !== CARDS[taken].kind;
    turn.emit(
      { type: 'displaySwapped', seat, pile, given: give, taken, givenAt, outOfGame },
      crossType
        ? ['rk.ability.troubadour', 'rk.ability.troubadour.cross-type']
        : ['rk.ability.troubadour'],
    );
    noteEmptyPile(turn, pile);
  },
  touches: () => ['troubadour-given-card'],
};
