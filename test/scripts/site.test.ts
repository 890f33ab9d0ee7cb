import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandbox, type Sandbox } from '../support/sandbox.ts';

/**
 * Stands in for Astro: tells what it is asked, and how it is to report; a build of a folder named
 * broken fails.
 */
const PROGRAMS = {
  astro:
    "console.log(...process.argv.slice(2), '|', process.env.BUILD_LOG ?? 'everything');\nif (process.argv.includes('broken')) process.exit(3);\n",
};

describe('npm start and npm run build', () => {
  let project: Sandbox;
  const site = (...args: readonly string[]) =>
    project.run('scripts/site.ts', args, { BUILD_LOG: '' });

  beforeEach(
    async () => (project = await sandbox(['scripts/site.ts', 'package.json'], {}, PROGRAMS)),
  );
  afterEach(() => project.clean());

  it('builds telling its stages only, then serves', async () => {
    expect((await site('start')).out).toBe('build | stages\npreview | \n');
  });

  it('tells all of it when asked to, and asks Astro for nothing else', async () => {
    expect((await site('start', '--verbose', '--port', '4000')).out).toBe(
      'build | \npreview --port 4000 | \n',
    );
  });

  it('ends with the code of a build that fails, and serves nothing', async () => {
    expect(await site('build', 'broken')).toMatchObject({
      out: 'build broken | stages\n',
      code: 3,
    });
  });
});
