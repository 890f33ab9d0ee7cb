// npm run laws: plays every law of the games with random games that the tests do not play; --
// --seed N with those of that seed.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SEEDS = 2 ** 31;
const USAGE = `usage: npm run laws [-- --seed N], where N is a whole number from 0 to ${SEEDS - 1}, such as: npm run laws -- --seed 7`;

/** The seed asked for on the command line, or any; nothing where it cannot be read. */
function readSeed(): number | undefined {
  try {
    const { seed } = parseArgs({ options: { seed: { type: 'string' } } }).values;
    if (seed === undefined) return randomInt(SEEDS);
    return /^\d+$/.test(seed) && Number(seed) < SEEDS ? Number(seed) : undefined;
  } catch {
    return undefined;
  }
}

const seed = readSeed();
if (seed === undefined) {
  console.error(USAGE);
  process.exit(2);
}
console.log(`seed ${seed}`);
const { status } = spawnSync(
  'vitest',
  ['run', ...globSync('test/games/**/laws.test.ts', { cwd: ROOT })],
  {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, LAWS_SEED: String(seed) },
  },
);
process.exitCode = status ?? 1;
console.log(
  `seed ${seed}: ${status === 0 ? 'every law holds' : `again with npm run laws -- --seed ${seed}`}`,
);
