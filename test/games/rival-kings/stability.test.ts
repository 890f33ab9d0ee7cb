/**
 * Counts and fingerprints of what the engine does today. They prove stability, not correctness: a number that changes says that
 * the game plays differently than before, never that it was right. Whoever changes a rule on purpose looks at the differences
 * and lets `npx vitest run -u` write the new numbers down.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { advance, freshGame, offered } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import { SEATS } from '../../../src/engine/types.ts';
import { game } from '../../../src/games/rival-kings/game.ts';
import { table } from '../../support/rival-kings.ts';
import { rivalKingsLaws } from '../../support/rival-kings-laws.ts';
import { three } from '../../support/tables.ts';
import { moves } from '../playthrough.ts';
import { SUBJECTS, type SubjectId } from '../../../src/games/rival-kings/cards.ts';
import type { State } from '../../../src/games/rival-kings/types/state.ts';

/** How many sequences of this many actions there are. */
function sequences(state: State, actions: number): number {
  const options = offered(game, state);
  if (actions === 1) return options.length;
  return options.reduce((sum, action) => sum + sequences(advance(game, state, action, seeded(1)), actions - 1), 0);
}

const counted = (state: State, most: number): string => Array.from({ length: most }, (_, less) => sequences(state, less + 1)).join(', ');

/** Noor's turn: the Trader of mila can be robbed, and noor's active subject may be used. */
const turnWith = (subject: SubjectId): State =>
  table({
    turn: 'noor',
    players: three(
      { played: 'diplomat', coins: 7, markers: 2, subjects: ['jailer', subject], buildings: ['inn', 'farm'] },
      { played: 'trader-1', subjects: ['scholar'], buildings: ['mine'] },
      { played: 'countess', crests: [], subjects: ['sailor'] },
    ),
  });

describe('the number of sequences of one, two, three … actions', () => {
  it('from a fresh deal', () => {
    const deals = [2, 3, 4].map((count) => `${count} seats: ${counted(freshGame(game, SEATS.slice(0, count), seeded(1)), 4)}`);
    expect(deals).toMatchInlineSnapshot(`
      [
        "2 seats: 6, 18, 36, 172",
        "3 seats: 9, 54, 162, 486",
        "4 seats: 12, 108, 648, 1944",
      ]
    `);
  });

  it('in a turn, by active subject', () => {
    expect(SUBJECTS.map((subject) => `${subject}: ${counted(turnWith(subject), 3)}`)).toMatchInlineSnapshot(`
      [
        "gardener: 8, 18, 141",
        "watchman: 8, 18, 141",
        "jailer: 9, 33, 154",
        "court-lady: 10, 50, 193",
        "bishop: 12, 78, 243",
        "scholar: 9, 33, 154",
        "troubadour: 24, 266, 549",
        "sailor: 15, 45, 192",
        "blacksmith: 10, 20, 163",
        "carpenter: 10, 42, 185",
        "market-woman: 12, 70, 229",
        "innkeeper: 10, 48, 191",
        "vintner: 10, 46, 351",
        "miner: 10, 47, 335",
        "herbalist: 10, 48, 191",
        "farmer: 8, 18, 141",
      ]
    `);
  });
});

describe('a random game from a seed', () => {
  const told = (seed: number): string => {
    const seats = SEATS.slice(0, 2 + (seed % 3));
    const hash = createHash('sha256');
    let actions = 0;
    let last: State | undefined;
    for (const { facts, after } of moves(game, rivalKingsLaws, { seats, seed, rulings: {} })) {
      hash.update(JSON.stringify(facts.map(({ event }) => event)));
      actions += 1;
      last = after;
    }
    const totals = last!.scores.map(({ seat, total }) => `${seat} ${total}`).join(', ');
    return `${seed}: ${actions} actions, ${totals}, log ${hash.digest('hex').slice(0, 12)}`;
  };

  it('goes as it went before', () => {
    expect([1, 2, 3, 4, 5, 6].map(told)).toMatchInlineSnapshot(`
      [
        "1: 147 actions, noor -1, mila -3, juri 1, log c6f58ca42263",
        "2: 152 actions, noor 1, mila -14, juri 12, ines -12, log fbb879fab058",
        "3: 223 actions, noor 0, mila 3, log 0f078dc8b5f0",
        "4: 120 actions, noor 10, mila -8, juri 3, log 039eef247bfc",
        "5: 226 actions, noor -3, mila -2, juri -4, ines 2, log d117c3b1373e",
        "6: 166 actions, noor -2, mila 15, log 085e21fde0db",
      ]
    `);
  });
});
