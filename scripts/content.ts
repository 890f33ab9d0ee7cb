// What the authoring scripts read from content/, without the site's build.
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Scenario } from '../src/engine/scenario.ts';
import type { Messages } from '../src/i18n/translate.ts';

/** The folder of all content; the environment variable CONTENT_DIR names another one. */
export const CONTENT =
  process.env.CONTENT_DIR ?? fileURLToPath(new URL('../content/', import.meta.url));

/**
 * Every file below a folder of content/ that fits a pattern, as its path and its text; none where
 * there is no such folder.
 */
export async function textsIn(
  folder: string,
  pattern: string,
): Promise<{ readonly path: string; readonly name: string; readonly text: string }[]> {
  const cwd = join(CONTENT, folder);
  if (!existsSync(cwd)) return [];
  const paths = (await Array.fromAsync(glob(pattern, { cwd }))).sort();
  return Promise.all(
    paths.map(async (path) => ({
      path: join(folder, path),
      name: basename(path).replace(/\.\w+$/, ''),
      text: await readFile(join(cwd, path), 'utf8'),
    })),
  );
}

/** The messages in a JSON file of content/. */
export const messagesIn = async (file: string): Promise<Messages> =>
  JSON.parse(await readFile(join(CONTENT, file), 'utf8')) as Messages;

/** Every scenario of a game with its file name. */
export async function scenarioFiles(
  game: string,
): Promise<{ readonly file: string; readonly scenario: Scenario }[]> {
  const cwd = join(CONTENT, 'scenarios', game);
  const files = (await Array.fromAsync(glob('*.ts', { cwd }))).sort();
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(cwd, file)).href)) as { default: Scenario };
      return { file: basename(file, '.ts'), scenario: module.default };
    }),
  );
}
