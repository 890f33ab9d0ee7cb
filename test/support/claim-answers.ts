import { ask, type Answer } from '../../src/engine/inquiry.ts';
import { seeded, type Random } from '../../src/engine/random.ts';
import { CARDS } from '../../src/games/claim/cards.ts';
import { game } from '../../src/games/claim/game.ts';
import { inquiry } from '../../src/games/claim/inquiry.ts';
import { RULINGS, type Readings } from '../../src/games/claim/rulings.ts';
import type { Claim } from '../../src/games/claim/types.ts';
import type { Position, PositionPlayer } from '../../src/games/claim/types/position.ts';

/**
 * A trick as readers tap it in: a led card and a hand of one to four cards, in either phase, often
 * with a contested card.
 */
export function tappedTrick(random: Random): Position {
  const [led, contested, next, ...deck] = random.shuffled(CARDS);
  const hand = deck.slice(0, 1 + random.below(4));
  const rulings = Object.fromEntries(
    Object.entries(RULINGS).flatMap(([id, { options }]) =>
      random.below(4) === 0 ? [[id, options.at(-1)!]] : [],
    ),
  ) as Partial<Readings>;
  const second: PositionPlayer = { seat: 'mila', hand };
  if (random.below(2) === 0)
    return { players: [{ seat: 'noor' }, second], led: led!, rulings, phase: 2 };
  const known =
    random.below(3) > 0
      ? { contested: contested!, ...(random.below(2) === 0 && { drawPile: [next!] }) }
      : {};
  return { players: [{ seat: 'noor' }, second], led: led!, rulings, ...known };
}

/** Answers to many tricks, left open or with a card chosen. */
export function manyTricks(count: number, seed = 1): Answer<Claim>[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const position = tappedTrick(random);
    const open = answerTo(position);
    const [decision] = open.decisions;
    const chosen =
      decision && random.below(3) > 0
        ? { [decision.key]: decision.actions[random.below(decision.actions.length)]! }
        : {};
    return answerTo(position, chosen);
  });
}

function answerTo(
  position: Position,
  choices: Readonly<Record<string, Claim['action']>> = {},
): Answer<Claim> {
  const asked = ask(game, inquiry, position, choices);
  if (!asked.ok) throw new Error(asked.refusal.reason);
  return asked.answer;
}
