import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { inFolder, runNode } from '../support/run.ts';
import { ROOT } from '../support/sources.ts';

const IMPORTS = join(ROOT, 'scripts/imports.ts');

/**
 * Files that break the rules of the import table, and the rules that must say so: by name, for each
 * file.
 */
const PLANTED: Readonly<Record<string, readonly [text: string, rule: string]>> = {
  'src/engine/cycle-a.ts': [
    "import { b } from './cycle-b.ts';\nexport const a = (): unknown => b;\n",
    'no-cycles',
  ],
  'src/engine/asks-a-game.ts': [
    "export type { One } from '../games/one/types.ts';\n",
    'engine-knows-itself',
  ],
  'src/engine/asks-a-package.ts': ["export { object } from 'valibot';\n", 'engine-packages'],
  'src/games/one/asks-another-game.ts': [
    "export type { Two } from '../two/types.ts';\n",
    'game-knows-engine',
  ],
  'src/games/one/asks-for-words.ts': [
    "export { say } from '../../i18n/words.ts';\n",
    'game-knows-engine',
  ],
  'src/games/one/asks-a-package.ts': ["export { object } from 'valibot';\n", 'game-packages'],
  'src/games/one/asks-its-schema.ts': [
    "export { object } from './schema.ts';\n",
    'schemas-load-alone',
  ],
  'src/islands/asks-node.ts': ["export { join } from 'node:path';\n", 'rules-use-no-node'],
  'src/islands/one/asks-another-game.ts': [
    "export type { Two } from '../../games/two/types.ts';\n",
    'games-apart',
  ],
  'src/islands/asks-a-game-by-name.ts': [
    "export { one } from '../games/one/score.ts';\n",
    'games-through-the-registry',
  ],
  'content/scenarios/one/calls-code.ts': [
    "export { seeded } from '../../../src/engine/random.ts';\n",
    'scenarios-are-data',
  ],
  'content/scenarios/one/asks-what-pictures-need.ts': [
    "export { reach } from '../../../src/games/one/reach.ts';\n",
    'scenarios-are-data',
  ],
  'src/i18n/asks-narration.ts': ["export { tell } from '../narration/tell.ts';\n", 'languages'],
  'src/narration/asks-the-browser.ts': [
    "export { load } from '../browser/load.ts';\n",
    'narration',
  ],
  'src/browser/asks-an-island.ts': ["export { island } from '../islands/island.ts';\n", 'browser'],
  'src/islands/asks-the-site.ts': ["export { site } from '../site/site.ts';\n", 'islands'],
  'src/client/asks-the-engine.ts': ["export { seeded } from '../engine/random.ts';\n", 'client'],
  'src/worker/asks-the-client.ts': ["export { page } from '../client/page.ts';\n", 'worker'],
  'src/arms/asks-for-words.ts': ["export { say } from '../i18n/words.ts';\n", 'arms'],
  'src/site/asks-the-client.ts': ["export { page } from '../client/page.ts';\n", 'site'],
  'src/components/one/Circle.astro': [
    "---\nimport Other from './OtherHalf.astro';\n---\n\n<Other />\n",
    'no-cycles',
  ],
  'src/engine/type-cycle-a.ts': [
    "import type { B } from './type-cycle-b.ts';\nexport type A = B | 1;\n",
    'no-cycles',
  ],
  'src/components/one/AsksAnotherGame.astro': [
    "---\nimport type { Two } from '../../games/two/types.ts';\nconst two: Two = 2;\n---\n\n<b>{two}</b>\n",
    'games-apart',
  ],
  'src/components/AsksAPage.astro': [
    "---\nimport Page from '../pages/page.astro';\n---\n\n<Page />\n",
    'components',
  ],
  'src/components/LoadsALayout.astro': [
    "<p />\n\n<script>\n  void import('../layouts/Layout.astro');\n</script>\n",
    'components',
  ],
  'src/layouts/AsksAPage.astro': [
    "---\nimport Page from '../pages/page.astro';\n---\n\n<Page />\n",
    'layouts',
  ],
  'src/site/asks-a-component.ts': ["export { default } from '../components/Part.astro';\n", 'site'],
  'src/pages/asks-a-test.ts': [
    "export { planted } from '../../test/planted.ts';\n",
    'nothing-imports-tests',
  ],
  'src/pages/asks-a-script.ts': [
    "export { script } from '../../scripts/script.ts';\n",
    'nothing-imports-scripts',
  ],
  'src/pages/asks-nobody.ts': ["export { nobody } from './nobody.ts';\n", 'no-unresolvable'],
};

/** Files that keep to the table, so that every fault above stands alone. */
const GOOD: Readonly<Record<string, string>> = {
  'src/engine/random.ts':
    "export { xoroshiro128plus as seeded } from 'pure-rand/generator/xoroshiro128plus';\n",
  // the other halves of planted cycles
  'src/engine/cycle-b.ts':
    "import { a } from './cycle-a.ts';\nexport const b = (): unknown => a;\n",
  'src/components/Part.astro':
    "---\nimport { site } from '../site/site.ts';\n---\n\n<b>{site}</b>\n",
  'src/layouts/Layout.astro':
    "---\nimport Part from '../components/Part.astro';\n---\n\n<Part />\n",
  'src/pages/page.astro': "---\nimport Layout from '../layouts/Layout.astro';\n---\n\n<Layout />\n",
  'src/engine/type-cycle-b.ts':
    "import type { A } from './type-cycle-a.ts';\nexport type B = A | 2;\n",
  'src/components/one/OtherHalf.astro':
    "---\nimport Circle from './Circle.astro';\n---\n\n<Circle />\n",
  'src/engine/types.ts': 'export type Seat = string;\n',
  'src/games/one/types.ts':
    "import type { Seat } from '../../engine/types.ts';\nexport type One = Seat;\n",
  'src/games/one/types/event.ts':
    "import type { Card } from '../cards.ts';\nexport type Event = Card;\n",
  'src/games/one/cards.ts': "export type Card = 'one';\n",
  'src/games/one/score.ts':
    "import type { One } from './types.ts';\nexport const one: One = 'one';\n",
  'src/games/one/schema.ts': "export { object } from 'valibot';\n",
  'content/outline/one.ts':
    "import type { One } from '../../src/games/one/types.ts';\nexport const chapters: readonly One[] = [];\n",
  'src/games/two/types.ts': 'export type Two = 2;\n',
  'src/games/one/open.json': '{ "pieces": ["cards"], "pictures": ["reach"] }',
  'src/games/two/open.json': '{ "pieces": [] }',
  'src/games/one/reach.ts': 'export const reach = 1;\n',
  'src/narration/draws-a-game.ts':
    "export type { Card } from '../games/one/cards.ts';\nexport { reach } from '../games/one/reach.ts';\n",
  'content/scenarios/one/plays-cards.ts':
    "export type { Card } from '../../../src/games/one/cards.ts';\n",
  'src/games/ids.ts': 'export type GameId = string;\n',
  'src/i18n/words.ts':
    "import type { GameId } from '../games/ids.ts';\nexport const say = (one: GameId): string => one;\n",
  'src/narration/tell.ts':
    "import type { One } from '../games/one/types.ts';\nimport type { Event } from '../games/one/types/event.ts';\nimport { say } from '../i18n/words.ts';\nexport const tell = (one: One | Event): string => say(one);\n",
  'src/browser/load.ts':
    "import { say } from '../i18n/words.ts';\nexport const load = say('one');\n",
  'src/islands/island.ts':
    "import { load } from '../browser/load.ts';\nimport { tell } from '../narration/tell.ts';\nexport const island = [tell('one'), load];\n",
  'src/site/site.ts': "import { one } from '../games/one/score.ts';\nexport const site = one;\n",
  'src/client/page.ts': 'export const page = 1;\n',
  'test/planted.ts': "export { one as planted } from '../src/games/one/score.ts';\n",
  'scripts/script.ts': "import { join } from 'node:path';\nexport const script = join('a', 'b');\n",
};

/** A small project of these files, under the rules of this one. */
async function layOut(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all([
    cp(join(ROOT, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs')),
    cp(join(ROOT, 'package.json'), join(folder, 'package.json')),
    writeFile(
      join(folder, 'tsconfig.json'),
      '{ "compilerOptions": { "module": "preserve", "allowImportingTsExtensions": true } }',
    ),
    symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction'),
  ]);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

interface Report {
  readonly code: number | null;
  /** Which file breaks which rule. */
  readonly faults: readonly string[];
}

const reportOn = (files: Readonly<Record<string, string>>): Promise<Report> =>
  inFolder(async (folder) => {
    await layOut(folder, files);
    const [plain, json] = await Promise.all([
      runNode([IMPORTS], { cwd: folder }),
      runNode([IMPORTS, '--output-type', 'json'], { cwd: folder }),
    ]);
    const { summary } = JSON.parse(json.out) as ICruiseResult;
    return {
      code: plain.code,
      faults: [
        ...new Set(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)),
      ].toSorted(),
    };
  });

describe('the import table', () => {
  it('lets pass what keeps to it', async () => {
    const open = {
      'src/engine/cycle-a.ts': 'export const a = 1;\n',
      'src/engine/type-cycle-a.ts': 'export type A = 1;\n',
      'src/components/one/Circle.astro': '<b></b>\n',
    };
    expect(await reportOn({ ...GOOD, ...open })).toEqual({ code: 0, faults: [] });
  });

  it('finds every planted fault, and each by its own rule', async () => {
    const texts = Object.fromEntries(Object.entries(PLANTED).map(([file, [text]]) => [file, text]));
    const { code, faults } = await reportOn({ ...GOOD, ...texts });
    expect(faults).toEqual(
      Object.entries(PLANTED)
        .map(([file, [, rule]]) => `${file}: ${rule}`)
        .toSorted(),
    );
    expect(code).toBeGreaterThan(0);
  });

  it('has a planted fault for each of its rules', () => {
    const rules = config.forbidden?.map(({ name }) => name);
    expect(new Set(Object.values(PLANTED).map(([, rule]) => rule))).toEqual(new Set(rules));
  });
});

describe('the linter', () => {
  const eslint = new ESLint({ cwd: ROOT });
  /** Files that exist; their text is replaced. */
  const GAME_FILE = join(ROOT, 'src/games/rival-kings/abilities/pairs.ts');
  const ENGINE_FILE = join(ROOT, 'src/engine/rulings.ts');
  const faultsIn = async (filePath: string, text: string): Promise<string[]> => {
    const [result] = await eslint.lintText(text, { filePath });
    return result!.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  };

  it.for([GAME_FILE, ENGINE_FILE])('lets pass plain rules: %s', async (file) => {
    expect(
      await faultsIn(
        file,
        "export const ranks = ['A', 'B'].map((rank) => `${rank} of ${rank}`);\n",
      ),
    ).toEqual([]);
  });

  it.for([GAME_FILE, ENGINE_FILE])('refuses chance and the clock in rules: %s', async (file) => {
    const [chance] = await faultsIn(file, 'export const chance = Math.random();\n');
    expect(chance).toMatch(/^no-restricted-properties: .*Chance comes from the seed/);
    const [clock] = await faultsIn(file, 'export const now = Date.now();\n');
    expect(clock).toMatch(/^no-restricted-globals: .*Rules know no clock/);
  });

  it('refuses a sentence in a game, but not in the kernel', async () => {
    const sentence = "export const reason = 'This is not allowed.';\n";
    expect(await faultsIn(GAME_FILE, sentence)).toEqual([
      expect.stringMatching(/^no-restricted-syntax: .*sentences in content/),
    ]);
    expect(await faultsIn(ENGINE_FILE, sentence)).toEqual([]);
  });

  it.for([GAME_FILE, ENGINE_FILE])('refuses enums: %s', async (file) => {
    expect(await faultsIn(file, 'export enum Rank {\n  A,\n}\n')).toEqual([
      expect.stringMatching(/^no-restricted-syntax: .*Constants first/),
    ]);
  });
});

describe('the linter with types', () => {
  const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const faultsIn = (text: string): Promise<string> =>
    inFolder(async (folder) => {
      await writeFile(
        join(folder, 'tsconfig.json'),
        '{ "compilerOptions": { "strict": true, "types": [] } }',
      );
      await writeFile(join(folder, 'fault.ts'), text);
      const { out } = await runNode([OXLINT, '--config', join(ROOT, '.oxlintrc.json'), folder]);
      return out;
    });

  it('lets pass a promise that is waited for', async () => {
    const out = await faultsIn(
      'export async function later(): Promise<void> {\n  await Promise.resolve();\n}\n',
    );
    expect(out).toContain('Found 0 warnings and 0 errors.');
  });

  it.for([
    [
      'a promise that nobody waits for',
      'no-floating-promises',
      'export function later(): void {\n  Promise.resolve();\n}\n',
    ],
    [
      'a case that is left out',
      'switch-exhaustiveness-check',
      "export function value(of: 'ace' | 'king'): number {\n  switch (of) {\n    case 'ace':\n      return 1;\n  }\n  return 0;\n}\n",
    ],
    [
      'a condition that always holds',
      'no-unnecessary-condition',
      'export const first = (text: string): string => text ?? "none";\n',
    ],
  ] as const)('refuses %s', async ([, rule, text]) => {
    expect(await faultsIn(text)).toContain(`typescript(${rule})`);
  });
});
