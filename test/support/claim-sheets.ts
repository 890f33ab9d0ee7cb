import { seeded } from '../../src/engine/random.ts';
import { CARDS, factionOf, type CardId } from '../../src/games/claim/cards.ts';
import type { ClaimSheet } from '../../src/islands/claim/score/sheet.ts';

/** Cards of phase 2 in the score piles, zombies left out. */
const MOST_OTHERS = 26;

/**
 * What somebody could tap in at the end of a game or on the way there, now and then with readings
 * of their own.
 */
export function anyPiles(seed: number): ClaimSheet {
  const random = seeded(seed);
  const others = random
    .shuffled(CARDS.filter((card) => factionOf(card) !== 'zombie'))
    .slice(0, random.below(MOST_OTHERS + 1));
  const zombies = random
    .shuffled(CARDS.filter((card) => factionOf(card) === 'zombie'))
    .slice(0, random.below(11));
  const mine = new Set([...others, ...zombies].filter(() => random.below(2) === 0));
  const pile = (isIn: (card: CardId) => boolean): CardId[] =>
    CARDS.filter((card) => [...others, ...zombies].includes(card) && isIn(card));
  return {
    over: true,
    players: [
      { seat: 'noor', score: pile((card) => mine.has(card)) },
      { seat: 'mila', score: pile((card) => !mine.has(card)) },
    ],
    lastWinner: random.below(2) === 0 ? 'noor' : 'mila',
    ...(random.below(2) === 0 && {
      rulings: {
        'empty-faction-vote': 'last-trick-winner',
        'nobody-has-three': 'draw-unless-three',
      },
    }),
  };
}
