import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/sources.ts';

const MOST_WORDS = 750;
/** The parts of every recipe, in this order. */
const PARTS = ['What you get', 'Steps', 'Example', 'Check', 'Common mistakes'];
/** A line that stands for lines left out. */
const LEFT_OUT = '…';

const PAGES = globSync('docs/recipes/*.md', { cwd: ROOT }).map((file) =>
  file.replaceAll('\\', '/'),
);
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const linesOf = (text: string): string[] => text.trimEnd().split('\n');

/** A block of code, and the file that the line above it names. */
interface Block {
  readonly language: string;
  readonly from: string | undefined;
  readonly lines: readonly string[];
}

const blocksIn = (page: string): Block[] =>
  [...page.matchAll(/(?:^From `([^`\n]+)`:\n\n)?^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, from, language, block]) => ({
      language: language!,
      from,
      lines: linesOf(block!),
    }),
  );

/** The pieces of a block between which lines are left out. */
const piecesOf = (lines: readonly string[]): string[] =>
  `\n${lines.join('\n')}\n`
    .split(`\n${LEFT_OUT}\n`)
    .map((piece) => piece.replace(/^\n|\n$/g, ''))
    .filter((piece) => piece !== '');

/** The first piece that does not stand in a text as it is, behind those before it. */
function missingPiece(text: string, lines: readonly string[]): string | undefined {
  const source = `\n${text}\n`;
  let at = 0;
  return piecesOf(lines).find((piece) => {
    const found = source.indexOf(`\n${piece}\n`, at);
    at = found + piece.length + 1;
    return found < 0;
  });
}

/** What is wrong with the examples of a recipe; `sh` is what somebody types, and has no source. */
function faultsIn(page: string): string[] {
  const examples = blocksIn(page).filter(({ language }) => language !== 'sh');
  if (examples.length === 0) return ['no example'];
  return examples.flatMap(({ from, lines }) => {
    if (from === undefined) return [`from no file: ${lines[0]}`];
    if (!existsSync(join(ROOT, from))) return [`${from}: no such file`];
    const missing = missingPiece(textOf(from), lines);
    return missing === undefined ? [] : [`${from}: not there: ${linesOf(missing)[0]}`];
  });
}

describe('the recipes', () => {
  it('are all listed in CONTRIBUTING.md, and no other', () => {
    const listed = [...textOf('CONTRIBUTING.md').matchAll(/\]\((docs\/recipes\/[^)#]+)\)/g)].map(
      ([, path]) => path!,
    );
    expect(PAGES.length).toBeGreaterThan(10);
    expect([...new Set(listed)].toSorted()).toEqual(PAGES.toSorted());
  });

  it.for(PAGES)('%s: shows examples that stand in the files they name', (page) => {
    expect(faultsIn(textOf(page))).toEqual([]);
  });

  it.for(PAGES)('%s: has the parts of a recipe, on a page', (page) => {
    const text = textOf(page);
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(PARTS);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  });
});

describe('the search for what is wrong with an example', () => {
  const rulings = textOf('src/games/claim/rulings.ts').split('\n');
  const first = rulings.findIndex((line) => line.includes("'void-with-doppelganger'"));
  const shown = (...lines: readonly string[]): string =>
    ['From `src/games/claim/rulings.ts`:', '', '```ts', ...lines, '```', ''].join('\n');
  const [opening, options, rule] = rulings.slice(first, first + 3) as [string, string, string];

  it('is content with lines of a file', () => {
    expect(faultsIn(shown(opening, options, rule))).toEqual([]);
    expect(faultsIn(shown(opening, LEFT_OUT, rule, LEFT_OUT))).toEqual([]);
  });

  it.for([
    ['a page without an example', '```sh\nnpm run new\n```\n', ['no example']],
    ['an example from no file', '```ts\nconst one = 1;\n```\n', ['from no file: const one = 1;']],
    [
      'a file that is gone',
      'From `src/games/claim/ruins.ts`:\n\n```ts\nconst\n```\n',
      ['src/games/claim/ruins.ts: no such file'],
    ],
    [
      'a line that is not there',
      shown(opening, `${options} //`),
      [`src/games/claim/rulings.ts: not there: ${opening}`],
    ],
    [
      'part of a line',
      shown(opening.slice(1)),
      [`src/games/claim/rulings.ts: not there: ${opening.slice(1)}`],
    ],
    [
      'lines in another order',
      shown(rule, LEFT_OUT, opening),
      [`src/games/claim/rulings.ts: not there: ${opening}`],
    ],
    [
      'a line left out without a word',
      shown(opening, rule),
      [`src/games/claim/rulings.ts: not there: ${opening}`],
    ],
    [
      'a second example',
      `${shown(opening)}\n\`\`\`ts\nconst one = 1;\n\`\`\`\n`,
      ['from no file: const one = 1;'],
    ],
  ] as const)('finds %s', ([, page, faults]) => {
    expect(faultsIn(page)).toEqual(faults);
  });
});
