import type { Game } from '../../src/engine/game.ts';
import { freshGame } from '../../src/engine/play.ts';
import type { Random } from '../../src/engine/random.ts';
import type { Laid, Rulings, Seat } from '../../src/engine/types.ts';
import { game as claim } from '../../src/games/claim/game.ts';
import type { Claim } from '../../src/games/claim/types.ts';
import type { Position as ClaimPosition } from '../../src/games/claim/types/position.ts';
import { placeAt, ROWS, SIDES } from '../../src/games/king-of-the-valley/hill.ts';
import { game as kingOfTheValley } from '../../src/games/king-of-the-valley/game.ts';
import type { KingOfTheValley } from '../../src/games/king-of-the-valley/types.ts';
import type { Position as ValleyPosition } from '../../src/games/king-of-the-valley/types/position.ts';
import { CELLS } from '../../src/games/king-of-the-valley/valley.ts';
import { game as rivalKings } from '../../src/games/rival-kings/game.ts';
import { type RivalKings } from '../../src/games/rival-kings/types.ts';
import type { Position as RkPosition } from '../../src/games/rival-kings/types/position.ts';
import { PILES } from '../../src/games/rival-kings/types/state.ts';

/** A fresh game of Rival Kings, written down as a position. */
export function dealtRivalKings(
  seats: readonly Seat[],
  random: Random,
  rulings: Partial<Rulings<RivalKings>> = {},
): RkPosition {
  const { players, piles, leftovers } = freshGame(rivalKings, seats, random, rulings);
  return {
    players: players.map(({ seat, hand }) => ({ seat, hand })),
    piles: Object.fromEntries(PILES.map((pile) => [pile, { cards: piles[pile].cards }])),
    leftovers,
    rulings: rulings as NonNullable<RkPosition['rulings']>,
  };
}

/** A fresh game of Claim, written down as a position. */
export function dealtClaim(
  seats: readonly Seat[],
  random: Random,
  rulings: Partial<Rulings<Claim>> = {},
): ClaimPosition {
  const { players, contested, drawPile } = freshGame(claim, seats, random, rulings);
  return {
    players: players.map(({ seat, hand }) => ({ seat, hand })),
    ...(contested && { contested }),
    drawPile,
    rulings: rulings as NonNullable<ClaimPosition['rulings']>,
  };
}

/** A fresh game of King of the Valley, written down as a position. */
function dealtKingOfTheValley(
  seats: readonly Seat[],
  random: Random,
  rulings: Partial<Rulings<KingOfTheValley>> = {},
): ValleyPosition {
  const { players, valley, hill, piles } = freshGame(kingOfTheValley, seats, random, rulings);
  const places = SIDES.flatMap((side) =>
    ROWS.map((row) => [placeAt(side, row), hill[side][row - 1]!] as const),
  );
  return {
    players: players.map(({ seat }) => ({ seat })),
    valley: Object.fromEntries(CELLS.map((cell) => [cell, valley[cell].tile])),
    hill: Object.fromEntries(places),
    piles: { 2: { tiles: piles[2] }, 3: { tiles: piles[3] } },
    rulings: rulings as NonNullable<ValleyPosition['rulings']>,
  };
}

const DEALT: Readonly<
  Record<string, (seats: readonly Seat[], random: Random, rulings?: Partial<Rulings>) => Laid>
> = {
  'rival-kings': dealtRivalKings,
  claim: dealtClaim,
  'king-of-the-valley': dealtKingOfTheValley,
};

/** A fresh game of any kind, written down as a position. */
export const dealt = ({ id }: Game, ...table: Parameters<(typeof DEALT)[string]>): Laid =>
  DEALT[id]!(...table);
