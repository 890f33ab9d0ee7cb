// npm start | npm run build | npm run dev: builds and serves the site with Astro, without telemetry.
import { spawnSync } from 'node:child_process';

const TASKS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  build: [['build']],
  start: [['build'], ['preview']],
  dev: [['dev']],
};

const [task = 'start', ...more] = process.argv.slice(2);
const commands = TASKS[task];
if (!commands) {
  console.error(`usage: node scripts/site.ts ${Object.keys(TASKS).join(' | ')}`);
  process.exit(2);
}
for (const [at, args] of commands.entries()) {
  const last = at === commands.length - 1;
  const { status } = spawnSync('astro', [...args, ...(last ? more : [])], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
