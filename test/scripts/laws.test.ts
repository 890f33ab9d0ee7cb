import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox, type Sandbox } from '../support/sandbox.ts';

/** A law that holds for no number, which it tells. */
const BROKEN = `import { it } from 'vitest';
import fc from '../../support/seed.ts';
it('every number is less', () => fc.assert(fc.property(fc.integer(), (number) => number !== number)));
`;
const OTHER = `import { it } from 'vitest';\nit('is no law', () => {});\n`;

const COPIED = ['scripts/laws.ts', 'test/support/seed.ts', 'vitest.config.ts', 'package.json'];
const FILES: Readonly<Record<string, string>> = {
  'test/games/chess/laws.test.ts': BROKEN,
  'test/games/chess/board.test.ts': OTHER,
  'test/i18n/laws.test.ts': OTHER,
};

describe('npm run laws', () => {
  let project: Sandbox;
  const laws = (...args: string[]) => project.run('scripts/laws.ts', args);

  beforeAll(async () => (project = await sandbox(COPIED, FILES)));
  afterAll(() => project.clean());

  it('plays the laws of every game, and nothing else, with the seed it is given', async () => {
    const { code, out, err } = await laws('--seed', '2147483647');
    expect(code).toBe(1);
    expect(out).toMatch(/^seed 2147483647\n/);
    expect(out + err).toMatch(/\{ seed: 2147483647,/);
    expect(out).toMatch(/Test Files +1 failed \(1\)/);
    expect(out).toMatch(/\nseed 2147483647: again with npm run laws -- --seed 2147483647\n$/);
  });

  it('takes any seed without one, and says which', async () => {
    const { out, err } = await laws();
    const [, seed] = /^seed (\d+)\n/.exec(out)!;
    expect(out + err).toContain(`{ seed: ${seed},`);
    expect(out).toContain(`\nseed ${seed}: again with`);
  });

  it.for([
    ['--seed'],
    ['--seed', ''],
    ['--seed', '1.5'],
    ['--seed', '1e3'],
    ['--seed=-1'],
    ['--seed', '2147483648'],
    ['7'],
    ['--fast'],
  ])('says how it is used with %j', async (args) => {
    const err =
      'usage: npm run laws [-- --seed N], where N is a whole number from 0 to 2147483647, such as: npm run laws -- --seed 7\n';
    expect(await laws(...args)).toEqual({ out: '', err, code: 2 });
  });
});
