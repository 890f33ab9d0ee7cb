import type { Random } from '../../src/engine/random.ts';
import { SEATS, type Rulings, type Seat } from '../../src/engine/types.ts';
import { CARDS, FACTIONS } from '../../src/games/claim/cards.ts';
import { format } from '../../src/games/claim/schema.ts';
import { type Claim } from '../../src/games/claim/types.ts';
import type { Action } from '../../src/games/claim/types/action.ts';
import type { Position } from '../../src/games/claim/types/position.ts';
import type { State } from '../../src/games/claim/types/state.ts';
import type { Laws } from '../games/playthrough.ts';
import { dealtClaim } from './dealt.ts';

/** All cards that lie anywhere, sorted. */
export function inventory({ players, drawPile, contested, led, second, discard }: State): string[] {
  const piles = players.flatMap(({ hand, recruits, score }) => [
    hand,
    recruits.won,
    recruits.blind,
    score,
  ]);
  const single = [contested, led, second].filter((card) => card !== null);
  return [...piles.flat(), ...single, ...drawPile, ...discard].sort();
}

function* universe(): Generator<Action> {
  for (const seat of SEATS) {
    yield { type: 'deal', seat };
    for (const card of CARDS) {
      yield { type: 'play', seat, card };
      for (const as of FACTIONS) yield { type: 'play', seat, card, as };
    }
  }
}

/** Every other game begins with the box. */
function boxOrFreshDeal(
  seats: readonly Seat[],
  random: Random,
  rulings: Partial<Rulings<Claim>>,
): Position {
  const readings = rulings as Position['rulings'];
  return random.below(2) === 0
    ? dealtClaim(seats, random, rulings)
    : {
        box: true,
        players: seats.map((seat) => ({ seat })),
        ...(readings && { rulings: readings }),
      };
}

/** What the laws of every game need to know about this one. */
export const claimLaws: Laws<Claim> = {
  games: 150,
  longest: 53,
  mayDraw: true,
  format,
  box: [...CARDS].sort(),
  inventory,
  universe,
  parts: ({ votes }) => votes.map((faction) => ({ part: `faction.${faction}`, points: 1 })),
  begin: boxOrFreshDeal,
};
