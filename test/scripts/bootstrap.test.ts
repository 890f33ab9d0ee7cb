import { chmod, copyFile, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { inFolder, runNode, type Ran } from '../support/run.ts';
import { ROOT, sourceOf } from '../support/sources.ts';

/** What the oldest Node understands that may run the script: 20 reads ECMAScript 2023. */
const OLDEST = 2023;

describe('the start-up script', () => {
  it('is plain JavaScript that Node 20 can read', async () => {
    const messages = new Linter().verify(await sourceOf('scripts/bootstrap.mjs'), {
      languageOptions: { ecmaVersion: OLDEST, sourceType: 'module' },
    });
    expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  });

  it('would be found out if it were TypeScript', () => {
    const [message] = new Linter().verify('const a: number = 1;', {
      languageOptions: { ecmaVersion: OLDEST, sourceType: 'module' },
    });
    expect(message).toMatchObject({ fatal: true });
  });

  it('imports nothing but what Node brings along', async () => {
    const imports = [
      ...(await sourceOf('scripts/bootstrap.mjs')).matchAll(
        /^\s*(?:import|export)\b.*?['"]([^'"]+)['"]/gm,
      ),
    ].map(([, name]) => name!);
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((name) => !name.startsWith('node:'))).toEqual([]);
  });

  it('is what runs before the commands of a first day', async () => {
    const { scripts } = JSON.parse(await sourceOf('package.json')) as {
      scripts: Record<string, string>;
    };
    for (const before of [
      'prestart',
      'predev',
      'pretest',
      'prebuild',
      'preunit',
      'presearch',
      'prenew',
    ])
      expect(scripts[before]).toMatch(/^node scripts\/bootstrap\.mjs/);
  });
});

/** Runs the script in a project of its own, with an npm that only notes how it is called. */
const bootstrapIn = (
  installed: 'newer' | 'older' | 'never',
  npm: 'works' | 'fails' | 'missing',
  args: readonly string[] = [],
  browsers: Readonly<Record<string, string>> = {},
): Promise<Ran & { calls: string }> =>
  inFolder(async (folder) => {
    await mkdir(join(folder, 'scripts'));
    await mkdir(join(folder, 'bin'));
    await copyFile(join(ROOT, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
    await writeFile(join(folder, 'package-lock.json'), '{}');
    if (installed !== 'never') await install(folder, installed === 'newer' ? 60 : -60);
    if (npm !== 'missing') await layOutNpm(folder, npm === 'works' ? 0 : 7);
    const ran = await runNode(['scripts/bootstrap.mjs', ...args], {
      cwd: folder,
      env: {
        PATH: [join(folder, 'bin'), '/nowhere'].join(delimiter),
        CHROMIUM_PATH: process.execPath,
        FIREFOX_PATH: process.execPath,
        WEBKIT_DRIVER_PATH: process.execPath,
        ...browsers,
      },
    });
    const calls = await readFile(join(folder, 'calls'), 'utf8').catch(() => '');
    return { ...ran, calls };
  });

/** Packages installed so many seconds after the lock file was written. */
async function install(folder: string, seconds: number): Promise<void> {
  await mkdir(join(folder, 'node_modules'));
  const mark = join(folder, 'node_modules/.package-lock.json');
  await writeFile(mark, '{}');
  const time = Date.now() / 1000 + seconds;
  await utimes(mark, time, time);
}

async function layOutNpm(folder: string, code: number): Promise<void> {
  const npm = join(folder, 'bin/npm');
  await writeFile(
    npm,
    `#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "$@" >> "${join(folder, 'calls')}"\nexit ${code}\n`,
  );
  await chmod(npm, 0o755);
}

describe.skipIf(process.platform === 'win32')('before the first command', () => {
  it('nothing happens where the packages are newer than the lock file', async () => {
    expect(await bootstrapIn('newer', 'works')).toEqual({ code: 0, out: '', err: '', calls: '' });
  });

  it.for(['older', 'never'] as const)(
    'the packages of the lock file are installed where they are %s',
    async (installed) => {
      const ran = await bootstrapIn(installed, 'works');
      expect(ran.calls).toMatch(/^install --no-save .*\n$/);
      expect(ran).toMatchObject({
        code: 0,
        out: expect.stringContaining('> npm install') as string,
      });
    },
  );

  it('a failed installation ends it with what to do', async () => {
    expect(await bootstrapIn('never', 'fails')).toMatchObject({
      code: 1,
      err: expect.stringContaining('could not be installed') as string,
    });
  });

  it('a machine without npm is told where npm comes from', async () => {
    const ran = await bootstrapIn('newer', 'missing');
    expect(ran).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^npm was not found\./) as string,
    });
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('browsers that are there are not installed again', async () => {
    expect(await bootstrapIn('newer', 'works', ['--browser'])).toEqual({
      code: 0,
      out: '',
      err: '',
      calls: '',
    });
  });

  it('a machine without the other engines is told what is left out, and goes on', async () => {
    const ran = await bootstrapIn('newer', 'works', ['--browser'], {
      FIREFOX_PATH: '/nowhere/firefox',
      WEBKIT_DRIVER_PATH: '/nowhere/driver',
    });
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out.trimEnd().split('\n')).toEqual(
      ['Firefox', 'WebKit'].map(
        (name) => `No ${name} for the browser tests: those in its engine are left out.`,
      ),
    );
  });
});
