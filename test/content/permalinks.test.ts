import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { encodeLink, type Link } from '../../src/engine/permalink.ts';
import { decodeLink } from '../../src/engine/read-link.ts';
import { offered, play } from '../../src/engine/play.ts';
import { seeded, type Random } from '../../src/engine/random.ts';
import { replay, startOf, type ReplayedStep } from '../../src/engine/replay.ts';
import { SEATS, type GameTypes } from '../../src/engine/types.ts';
import { dealt } from '../support/dealt.ts';
import { GAMES } from '../support/games.ts';

/** The longest fragment that chat programs and QR codes carry without trouble. */
const MOST_CHARACTERS = 2000;
const OWN_MOVES = 6;

/** Links are what was put in, and short enough. */
async function expectGoodLink(link: Link): Promise<void> {
  const fragment = await encodeLink(link);
  expect(await decodeLink(`#${fragment}`)).toEqual({ ok: true, value: link });
  expect(fragment.length, JSON.stringify(link)).toBeLessThanOrEqual(MOST_CHARACTERS);
}

/** Legal moves from here, drawn by chance, as long as there are any. */
function randomMoves(game: Game, from: GameTypes['state'], random: Random): GameTypes['action'][] {
  const moves: GameTypes['action'][] = [];
  let state = from;
  while (moves.length < OWN_MOVES) {
    const options = offered(game, state);
    if (options.length === 0) break;
    const move = options[random.below(options.length)]!;
    const played = play(game, state, move, random);
    if (!played.ok) throw new Error(`the option ${JSON.stringify(move)} is refused`);
    moves.push(move);
    state = played.state;
  }
  return moves;
}

const after = ({ before, states }: ReplayedStep): GameTypes['state'] => states.at(-1) ?? before;

const LINKED = GAMES.flatMap(({ id, game, scenarios }) =>
  scenarios.map(({ file, scenario }) => ({ id, game, file, scenario })),
);

describe.each(LINKED)('a link into $file of $id', ({ game, scenario }) => {
  const { id, start, rulings } = scenario;
  const { steps } = replay(game, scenario);
  const base = { game: game.id, scenario: id };

  it('leads to the start, and to every moment of every step, seen by anybody', async () => {
    await expectGoodLink({ ...base, step: { name: '', shown: 0 } });
    for (const { step, facts } of steps) {
      for (let shown = 1; shown <= facts.length + 1; shown += 1) {
        for (const seenFrom of ['all', ...SEATS])
          await expectGoodLink({ ...base, step: { name: step.name, shown }, seenFrom });
      }
    }
  });

  it('holds six moves of the reader’s own after any step', async () => {
    for (const [place, replayed] of steps.entries()) {
      const moves = randomMoves(game, after(replayed), seeded(place));
      await expectGoodLink({
        ...base,
        step: { name: replayed.step.name, shown: moves.length },
        moves,
      });
    }
  });

  it('holds the whole position, readings and six moves included', async () => {
    const { started, random } = startOf(game, scenario);
    if (!started.ok) throw new Error(started.refusal.reason);
    const position =
      'position' in start ? start.position : dealt(game, start.seats, seeded(start.seed), rulings);
    const readings = rulings as Readonly<Record<string, string>> | undefined;
    const seed = start.seed !== undefined && { seed: start.seed };
    const table: Link = {
      game: game.id,
      position,
      ...seed,
      ...(readings && { rulings: readings }),
    };
    await expectGoodLink(table);
    await expectGoodLink({ ...table, moves: randomMoves(game, started.state, random) });
  });
});

describe.each(GAMES)('a link to a freshly dealt game of $id', ({ game }) => {
  it.for(
    SEATS.flatMap((_, place) =>
      place + 1 >= game.seats.min && place + 1 <= game.seats.max ? [place + 1] : [],
    ),
  )('with %i players holds every card and six moves', async (players) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const position = dealt(game, SEATS.slice(0, players), seeded(seed));
      const begun = game.start(position);
      if (!begun.ok) throw new Error(begun.refusal.reason);
      await expectGoodLink({
        game: game.id,
        position,
        seed,
        moves: randomMoves(game, begun.state, seeded(seed)),
      });
    }
  });
});
