import { chmod, cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { runNode, temporaryFolder, type Ran } from './run.ts';
import { ROOT } from './sources.ts';

/**
 * A small project in a folder of its own, with some of this one’s files, and programs that stand in
 * for others.
 */
export interface Sandbox {
  readonly path: string;
  /** Runs a script of the project as npm does. */
  readonly run: (
    script: string,
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<Ran>;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly clean: () => Promise<void>;
}

/**
 * Lays out such a project: files copied from this one, files with a text, and programs as
 * JavaScript by name.
 */
export async function sandbox(
  copied: readonly string[],
  files: Readonly<Record<string, string>>,
  programs: Readonly<Record<string, string>> = {},
): Promise<Sandbox> {
  const { path, clean } = await temporaryFolder();
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), text);
  };
  for (const file of copied) await cp(join(ROOT, file), join(path, file), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(path, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(files)) await write(file, text);
  for (const [name, text] of Object.entries(programs)) {
    await write(`bin/${name}`, `#!${process.execPath}\n${text}`);
    await chmod(join(path, 'bin', name), 0o755);
  }
  const PATH = [join(path, 'bin'), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  );
  return {
    path,
    write,
    clean,
    run: (script, args, env) =>
      runNode([join(path, script), ...args], { cwd: path, env: { PATH, NO_COLOR: '1', ...env } }),
  };
}
