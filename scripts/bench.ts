// npm run bench: random games on the fast path, with the options listed at every decision, and how often what is rare came up in them.
// Compare speeds within one run; times differ by machine.
import { freshGame, playOut } from '../src/engine/play.ts';
import { seeded } from '../src/engine/random.ts';
import { SEATS } from '../src/engine/types.ts';
import type { State as ClaimState } from '../src/games/claim/types.ts';
import { loadGame } from '../src/games/registry.ts';
import { GAME_IDS, type GameId } from '../src/games/ids.ts';

const WARM_UP = 300;
const SECONDS = 4;

/** Rare ends of games: whether a finished game is one. */
const RARE: Partial<Record<GameId, Readonly<Record<string, (over: object) => boolean>>>> = {
  claim: {
    'a faction votes for nobody': (over) => (over as ClaimState).votes.some(({ seat }) => seat === null),
    'a draw': (over) => (over as ClaimState).winners.length === 0,
  },
};

/** A share in percent, with the standard error of a sample of this size. */
function share(count: number, size: number): string {
  const part = count / size;
  return `${(part * 100).toFixed(3)} % ± ${(Math.sqrt((part * (1 - part)) / size) * 100).toFixed(3)}`;
}

for (const id of GAME_IDS) {
  const game = await loadGame(id);
  for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
    const one = (seed: number) => {
      const random = seeded(seed);
      return playOut(game, freshGame(game, SEATS.slice(0, seats), random), random, (options) => options[random.below(options.length)]!);
    };
    for (let seed = 0; seed < WARM_UP; seed += 1) one(seed);
    const rare = Object.entries(RARE[id] ?? {}).map(([name, shows]) => ({ name, shows, count: 0 }));
    let actions = 0;
    let games = 0;
    const begin = performance.now();
    while (performance.now() - begin < SECONDS * 1000) {
      const played = one(WARM_UP + games);
      actions += played.actions;
      games += 1;
      for (const end of rare) if (end.shows(played.state)) end.count += 1;
    }
    const rate = Math.round(actions / ((performance.now() - begin) / 1000));
    console.log(
      `${id}, ${seats} players: ${rate.toLocaleString('en')} actions/s (${games} games, ${Math.round(actions / games)} actions each)`,
    );
    for (const { name, count } of rare) console.log(`  ${name}: ${share(count, games)}`);
  }
}
