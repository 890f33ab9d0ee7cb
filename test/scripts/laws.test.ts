import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNode, temporaryFolder, type Ran } from '../support/run.ts';
import { ROOT } from '../support/sources.ts';

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
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const laws = (...args: string[]): Promise<Ran> =>
    runNode([join(folder.path, 'scripts/laws.ts'), ...args], {
      cwd: folder.path,
      env: { PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter), NO_COLOR: '1' },
    });

  beforeAll(async () => {
    folder = await temporaryFolder();
    for (const file of COPIED) await cp(join(ROOT, file), join(folder.path, file), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(folder.path, 'node_modules'), 'junction');
    for (const [file, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(folder.path, file)), { recursive: true });
      await writeFile(join(folder.path, file), text);
    }
  });
  afterAll(() => folder.clean());

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

  it.for([['--seed'], ['--seed', ''], ['--seed', '1.5'], ['--seed', '1e3'], ['--seed=-1'], ['--seed', '2147483648'], ['7'], ['--fast']])(
    'says how it is used with %j',
    async (args) => {
      const err = 'usage: npm run laws [-- --seed N], where N is a whole number from 0 to 2147483647, such as: npm run laws -- --seed 7\n';
      expect(await laws(...args)).toEqual({ out: '', err, code: 2 });
    },
  );
});
