import { ask, type Answer } from '../../src/engine/inquiry.ts';
import { seeded, type Random } from '../../src/engine/random.ts';
import { SEATS } from '../../src/engine/types.ts';
import type { SubjectId } from '../../src/games/rival-kings/cards.ts';
import { CHARACTERS } from '../../src/games/rival-kings/characters.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import { inquiry } from '../../src/games/rival-kings/inquiry.ts';
import { type RivalKings } from '../../src/games/rival-kings/types.ts';
import type { Position } from '../../src/games/rival-kings/types/position.ts';

const ACTIVE: readonly (SubjectId | undefined)[] = [
  'gardener',
  'watchman',
  'watchman',
  'sailor',
  undefined,
];

/**
 * A table as readers tap it in: characters, active subjects, markers, with two players the neutral
 * card.
 */
export function tappedTable(random: Random): Position {
  const seats = SEATS.slice(0, 2 + random.below(3));
  const [neutral, ...deck] = random.shuffled(CHARACTERS);
  const players = seats.map((seat, place) => {
    const subject = ACTIVE[random.below(ACTIVE.length)];
    return {
      seat,
      played: deck[place]!,
      markers: random.below(4),
      ...(subject && { subjects: [subject] }),
    };
  });
  const copies = (subject: SubjectId): number =>
    players.filter(({ subjects }) => subjects?.includes(subject)).length;
  if (ACTIVE.some((subject) => subject && copies(subject) > 2)) return tappedTable(random);
  const rulings = random.below(3) === 0 ? ({ 'steal-optional': 'must-cover' } as const) : {};
  return { players, rulings, ...(players.length === 2 && { neutral: neutral! }) };
}

/** Answers to many tables, with decisions taken one way and the other. */
export function manyAnswers(count: number, seed = 1): Answer<RivalKings>[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const position = tappedTable(random);
    const asked = ask(game, inquiry, position);
    if (!asked.ok) throw new Error(asked.refusal.reason);
    const choices = asked.answer.decisions.map(
      ({ key, actions }) => [key, actions[random.below(actions.length)]!] as const,
    );
    const again = ask(game, inquiry, position, Object.fromEntries(choices));
    if (!again.ok) throw new Error(again.refusal.reason);
    return again.answer;
  });
}
