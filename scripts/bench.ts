// npm run bench: random games on the fast path, with the options listed at every decision. Compare within one run; times differ by machine.
import { playOut } from '../src/engine/play.ts';
import { seeded } from '../src/engine/random.ts';
import { SEATS } from '../src/engine/types.ts';
import { GAME_IDS, loadGame } from '../src/games/registry.ts';

const WARM_UP = 300;
const SECONDS = 4;

for (const id of GAME_IDS) {
  const game = await loadGame(id);
  for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
    const one = (seed: number): number => {
      const random = seeded(seed);
      const started = game.start(game.deal(SEATS.slice(0, seats), random));
      if (!started.ok) throw new Error(`${id}: a dealt game does not start: ${started.refusal.reason}`);
      return playOut(game, started.state, random, (options) => options[random.below(options.length)]!).actions;
    };
    for (let seed = 0; seed < WARM_UP; seed += 1) one(seed);
    let actions = 0;
    let games = 0;
    const begin = performance.now();
    while (performance.now() - begin < SECONDS * 1000) {
      actions += one(WARM_UP + games);
      games += 1;
    }
    const rate = Math.round(actions / ((performance.now() - begin) / 1000));
    console.log(
      `${id}, ${seats} players: ${rate.toLocaleString('en')} actions/s (${games} games, ${Math.round(actions / games)} actions each)`,
    );
  }
}
