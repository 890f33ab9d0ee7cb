// npm start | npm run build | npm run dev: builds and serves the site with Astro, without
// telemetry. A build prints its stages (scripts/build-log.ts); with --verbose everything that Astro
// says.
import { spawnSync } from 'node:child_process';

const VERBOSE = '--verbose';

/** What Astro is asked to do, and what it is told of the site's place. */
interface Command {
  readonly args: readonly string[];
  readonly place?: Readonly<Record<'SITE_URL' | 'BASE_PATH', string>>;
}

const BUILD: Command = { args: ['build'] };
const TASKS: Readonly<Record<string, readonly Command[]>> = {
  build: [BUILD],
  start: [BUILD, { args: ['preview'] }],
  dev: [{ args: ['dev'] }],
  // What the browser tests look at: the site with a public address, and below a path without one.
  tested: [
    { args: ['build'], place: { SITE_URL: 'https://crownbook.example', BASE_PATH: '' } },
    {
      args: ['build', '--outDir', 'dist-below'],
      place: { SITE_URL: '', BASE_PATH: '/crownbook/' },
    },
  ],
};

const asked = process.argv.slice(2);
const [task = 'start', ...more] = asked.filter((word) => word !== VERBOSE);
const commands = TASKS[task];
if (!commands) {
  console.error(`usage: node scripts/site.ts ${Object.keys(TASKS).join(' | ')} [${VERBOSE}]`);
  process.exit(2);
}
for (const [at, { args, place }] of commands.entries()) {
  // The server and the site that is edited have little to say.
  const log = args[0] === 'build' && !asked.includes(VERBOSE) && { BUILD_LOG: 'stages' };
  const last = at === commands.length - 1;
  const { status } = spawnSync('astro', [...args, ...(last ? more : [])], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...place, ...log, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
