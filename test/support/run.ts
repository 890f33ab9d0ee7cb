import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ROOT } from './sources.ts';

/** What a program has printed and how it ended. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  /** What it reads from standard input. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Stops reading its standard output once this has come. */
  readonly until?: RegExp;
}

/**
 * Where Node keeps what it has compiled, so that programs that run again and again begin sooner.
 */
const COMPILED = join(ROOT, 'node_modules/.cache/node-compiled');

/** Runs a program under the Node that runs the tests, and waits for its end. */
export async function runNode(
  args: readonly string[],
  { input = '', env = {}, cwd = ROOT, until }: RunOptions = {},
): Promise<Ran> {
  const { INIT_CWD: _calledFrom, ...own } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...own, NODE_COMPILE_CACHE: COMPILED, ...env },
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    until ? textUntil(child.stdout, until) : text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => void child.on('close', resolve)),
  ]);
  return { code, out, err };
}

/** What a stream has said when the pattern has come; it is closed then. */
async function textUntil(stream: Readable, pattern: RegExp): Promise<string> {
  let said = '';
  for await (const chunk of stream) if (pattern.test((said += String(chunk)))) break;
  return said;
}

/** Runs a script of the project, from its folder as npm does. */
export const runScript = (
  script: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<Ran> => runNode([join(ROOT, 'scripts', script), ...args], options);

/** An empty folder outside the project. `clean` removes it. */
export async function temporaryFolder(): Promise<{
  readonly path: string;
  readonly clean: () => Promise<void>;
}> {
  const path = await mkdtemp(join(tmpdir(), 'crownbook-'));
  return { path, clean: () => rm(path, { recursive: true, force: true }) };
}

/** Does something with an empty folder outside the project, which goes away afterwards. */
export async function inFolder<Result>(use: (path: string) => Promise<Result>): Promise<Result> {
  const { path, clean } = await temporaryFolder();
  try {
    return await use(path);
  } finally {
    await clean();
  }
}
