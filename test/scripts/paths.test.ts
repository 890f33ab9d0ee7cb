import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/sources.ts';

const FOLDERS = ['content', 'docs', 'public', 'scripts', 'src', 'test'];

/** Files and folders that are not in the repository: builds and tests write them. */
const WRITTEN = /^(dist|test-results)\/|^(files|records)\.json$/;

async function find(...patterns: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    patterns.map((pattern) => Array.fromAsync(glob(pattern, { cwd: ROOT }))),
  );
  return found.flat().map((path) => path.replaceAll('\\', '/'));
}

/** Every file and folder, between line breaks, so that one expression looks through all. */
const PATHS = `\n${(await find('*', '.*', ...FOLDERS.map((folder) => `${folder}/**`))).join('\n')}\n`;
const COMMANDS = Object.keys(
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

/**
 * A path as an expression: `<game>`, `*` and `…` stand for any name. What a page of data is called
 * lacks its `.ts`.
 */
const pattern = (path: string): string =>
  path
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/<[\w-]+>|\*+|…/g, (any) => (any === '**' ? '[^\\n]+' : '[^/\\n]+'))
    .concat('(\\.ts)?\\n');

/** Whether there is exactly this path, from the root. */
const exists = (path: string): boolean => new RegExp(`\\n${pattern(path)}`).test(PATHS);

/** Whether a path is there, or ends so: comments name files by the end of their paths. */
const endsSo = (path: string): boolean => new RegExp(`[\\n/]${pattern(path)}`).test(PATHS);

const FILE = /[\w>\]*…]\.(astro|css|js|json|md|mdx|mjs|png|svg|ts|tsx)$/;

/**
 * What looks like a path of the repository: a file, or something in one of its folders. Addresses
 * of the site begin with a slash.
 */
const pathsIn = (text: string): string[] =>
  [
    ...[
      ...text.matchAll(
        /(?<![\w/.<>[\]*…-])(?:\.{1,2}\/)*(?:[\w<>[\]*…-][\w<>[\]*.…-]*\/)+(?:[\w<>[\]*.…-]*[\w>\]*])?/g,
      ),
    ].map(([path]) => path),
    ...[...text.matchAll(/`([\w<>*.-]*\w[\w<>*.-]*)`/g)].map(([, name]) => name!),
  ]
    .map((path) => path.replace(/^(\.\.?\/)+/, ''))
    .filter((path) => FILE.test(path) || FOLDERS.some((folder) => path.startsWith(`${folder}/`)));

/**
 * The paths of a map: a code block that begins with a folder; a line has names, two spaces, and
 * what they are; what is indented is inside.
 */
function mappedIn(text: string): string[] {
  const maps = [...text.matchAll(/^```\n(\S+\/(?: {2}.*)?\n[\s\S]*?)^```$/gm)].map(
    ([, map]) => map!,
  );
  return maps.flatMap((map) => {
    const folders: string[] = [];
    return map
      .trimEnd()
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', names = ''] = /^( *)(\S+(?: \S+)*)/.exec(line)!;
        const above = folders.slice(0, indent.length / 2);
        const paths = names.split(' ').map((name) => above.join('') + name);
        folders.splice(above.length, Infinity, names);
        return paths;
      });
  });
}

/**
 * Where links and pictures of a document lead, from the root. What it shows of other files is left
 * out: links lead elsewhere from there.
 */
const linkedIn = (file: string, text: string): string[] =>
  [
    ...text
      .replaceAll(/^```\w+\n[\s\S]*?^```$/gm, '')
      .matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)|src(?:set)?="([^":]+)"/g),
  ].map(([, link, picture]) => join(dirname(file), (link ?? picture)!));

/** What the headings of a document are called in links. */
const headingsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links of a document to headings that are not there. */
const leadingNowhere = (file: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^):#]*\.md)?#([^)]+)\)/g)]
    .filter(([, to, heading]) => {
      const path = to && join(ROOT, dirname(file), to);
      const target = path === undefined ? text : existsSync(path) ? readFileSync(path, 'utf8') : '';
      return !headingsIn(target).includes(heading!);
    })
    .map(([, to = '', heading]) => `${to}#${heading}`);

const commandsIn = (text: string): string[] =>
  [...text.matchAll(/npm run (?:--silent )?([a-z][\w-]*)/g)].map(([, command]) => command!);

/**
 * The comments of a file. A text of one line is taken as a whole: what looks like a comment in it
 * is none.
 */
const commentsIn = (code: string): string =>
  [
    ...code.matchAll(
      /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`|(\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|<!--[\s\S]*?-->)/g,
    ),
  ]
    .map(([, comment = '']) => comment)
    .join('\n');

/** The paths and commands that a file names and that are not there. */
function missingIn(file: string, source: string): string[] {
  const isDocument = file.endsWith('.md');
  const text = isDocument ? source : commentsIn(source);
  const named = pathsIn(text).filter((path) => !endsSo(path));
  const exact = isDocument
    ? [
        ...[...mappedIn(text), ...linkedIn(file, text)].filter((path) => !exists(path)),
        ...leadingNowhere(file, text),
      ]
    : [];
  const commands = commandsIn(text).filter((command) => !COMMANDS.includes(command));
  return [
    ...new Set([...named, ...exact, ...commands.map((command) => `npm run ${command}`)]),
  ].filter((name) => !WRITTEN.test(name));
}

describe('what documents and comments name', () => {
  it.for(['*.md', 'docs/**/*.md', 'src/**/*.*', 'scripts/**/*.*', 'test/**/*.ts'])(
    'is there: %s',
    async (files) => {
      const found = await find(files);
      expect(found).not.toEqual([]);
      const missing = await Promise.all(
        found.map(async (file) =>
          missingIn(file, await readFile(join(ROOT, file), 'utf8')).map(
            (name) => `${file}: ${name}`,
          ),
        ),
      );
      expect(missing.flat()).toEqual([]);
    },
  );
});

describe('the search for what is not there', () => {
  it.for([
    [
      'a file',
      'docs/a.md',
      'See `src/games/claim/votes.ts`, not `src/games/claim/scoring/votes.ts`.',
      ['src/games/claim/votes.ts'],
    ],
    ['a folder', 'docs/a.md', 'In `src/isles/` and src/islands/.', ['src/isles/']],
    ['a bare name', 'docs/a.md', '`votes.ts`, `voices.ts`', ['voices.ts']],
    [
      'a path of every game',
      'docs/a.md',
      '`src/games/<game>/rules.ts`, `src/games/<game>/ruins.ts`',
      ['src/games/<game>/ruins.ts'],
    ],
    [
      'a link',
      'docs/a.md',
      '[a](referee.md#request) [b](../docs/none.md) [c](https://example.org/x.md)',
      ['docs/none.md'],
    ],
    [
      'a heading',
      'docs/a.md',
      '## One, two\n[a](#one-two) [b](#three) [c](hosting.md#nowhere)',
      ['#three', 'hosting.md#nowhere'],
    ],
    ['a picture', 'README.md', '<img src="docs/none.png">', ['docs/none.png']],
    [
      'an example',
      'docs/a.md',
      '```mdx\n[a](../../rulings/none/)\n```\n[b](none.md)',
      ['docs/none.md'],
    ],
    ['a command', 'README.md', '`npm run check`, `npm run --silent chess`', ['npm run chess']],
    [
      'a comment',
      'src/a.ts',
      "/** See `player/none.ts`. */\nconst path = 'src/none.ts'; // as src/nothing.ts",
      ['player/none.ts', 'src/nothing.ts'],
    ],
    [
      'an address of the site',
      'src/a.ts',
      '// `/arms/claim/none.svg`, https://example.org/none.md',
      [],
    ],
    [
      'a line of a map',
      'README.md',
      '```\nsrc/   all\n  engine/  the engine\n    types.ts tapes.ts  two\n  games/\n    <game>/\n      rules.ts  rules\n    log.ts   not here\n```\n',
      ['src/engine/tapes.ts', 'src/games/log.ts'],
    ],
  ] as const)('finds it in %s', ([, file, text, missing]) => {
    expect(missingIn(file, text)).toEqual(missing);
  });
});
