import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  filesOf,
  filled,
  missingLines,
  stillMissing,
  type Blanks,
} from '../../scripts/new/missing.ts';
import { KINDS, RECIPES, type Kind } from '../../scripts/new/recipes.ts';
import { TODO } from '../../scripts/new/skeletons.ts';
import { PLAYED_IDS } from '../../src/games/ids.ts';
import { translatedPlayedGames } from '../../src/i18n/game-languages.ts';
import { REFERENCE_LOCALE } from '../../src/i18n/locales.ts';
import { bookOf } from '../../src/site/registry.ts';
import { runNode, temporaryFolder, type Ran } from '../support/run.ts';
import { ROOT } from '../support/sources.ts';

const TRANSLATIONS = translatedPlayedGames();
const localesOf = (game: string): string[] =>
  TRANSLATIONS.filter((one) => one.game === game).map(({ locale }) => locale);
const namesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => basename(file).replace(/\.\w+$/, ''));

/** Everything that there is of each kind. */
const THERE: Readonly<Record<Kind, readonly Blanks[]>> = {
  scenario: inGames((game) =>
    namesIn(`content/scenarios/${game}/*.ts`).filter((name) => !name.startsWith('switch-')),
  ),
  ruling: inGames((game) => bookOf(game).rulingTopics.flatMap(({ open }) => open)),
  card: inGames((game) => bookOf(game).cardPages.map(({ slug }) => slug)),
  task: inGames((game) => namesIn(`content/tasks/${game}/*.ts`)),
  lesson: inGames((game) => bookOf(game).lessons.map(({ slug }) => slug)),
  language: TRANSLATIONS.filter(({ locale }) => locale !== REFERENCE_LOCALE).map(
    ({ locale, game }) => ({
      game,
      name: locale,
      locales: [locale],
    }),
  ),
  game: PLAYED_IDS.map((game) => ({ game, name: game, locales: [REFERENCE_LOCALE] })),
};

function inGames(names: (game: string) => readonly string[]): Blanks[] {
  return PLAYED_IDS.flatMap((game) =>
    names(game).map((name) => ({ game, name, locales: localesOf(game) })),
  );
}

describe('the recipes', () => {
  it.for(KINDS)('%s: nothing is missing of any that is there', (kind) => {
    const there = THERE[kind];
    expect(there.length).toBeGreaterThan(1);
    const missing = there.flatMap((blanks) =>
      stillMissing(RECIPES[kind], blanks).map((line) => `${blanks.game}/${blanks.name}: ${line}`),
    );
    expect(missing).toEqual([]);
  });

  it.for(KINDS)('%s: names lines that somebody writes, also where they are as you like', (kind) => {
    const { lines } = RECIPES[kind];
    const optional = lines.filter((line) => line.optional).length;
    const fewest = Math.min(
      ...THERE[kind].map((blanks) => missingLines(RECIPES[kind], blanks, 'optional').length),
    );
    expect(fewest).toBe(0);
    expect(optional).toBeLessThan(lines.length);
  });

  it.for(KINDS)('%s: is checked by commands that exist, on files that exist', async (kind) => {
    const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [blanks] = THERE[kind] as [Blanks];
    for (const check of RECIPES[kind].checks.map((line) => filled(line, blanks))) {
      const [, command = '', more = ''] = /^npm (?:run )?([\w-]+)(?: -- (.*))?$/.exec(check) ?? [];
      expect(Object.keys(scripts), check).toContain(command);
      for (const path of more.split(' ').filter((one) => one.includes('/')))
        expect(existsSync(join(ROOT, path)), path).toBe(true);
    }
  });

  it('say of a file or a line that has gone elsewhere that it is missing', () => {
    const [blanks] = THERE.scenario as [Blanks];
    const moved = {
      ...RECIPES.scenario,
      files: [{ path: 'content/elsewhere/{game}/{name}.ts', skeleton: 'scenario' }],
      lines: [{ path: 'content/elsewhere.json', has: '"{name}"', what: 'its name' }],
    } as const;
    expect(stillMissing(moved, blanks)).toEqual([
      `content/elsewhere/${blanks.game}/${blanks.name}.ts: not there`,
      `content/elsewhere.json: "${blanks.name}" (its name)`,
    ]);
  });

  it('leave nothing to do in the project', async () => {
    const files = globSync('{content,src}/**/*.{ts,tsx,astro,mdx,json,md,css}', { cwd: ROOT });
    expect(files.length).toBeGreaterThan(1000);
    const texts = await Promise.all(
      files.map(async (file) => ({ file, text: await readFile(join(ROOT, file), 'utf8') })),
    );
    expect(texts.filter(({ text }) => text.includes(TODO)).map(({ file }) => file)).toEqual([]);
  });
});

/** A new thing of each kind, and how the command is told of it. */
const NEW: Readonly<Record<Kind, readonly [argument: string, blanks: Blanks]>> = {
  scenario: ['claim/new-one', { game: 'claim', name: 'new-one', locales: localesOf('claim') }],
  ruling: ['claim/new-one', { game: 'claim', name: 'new-one', locales: localesOf('claim') }],
  card: ['claim/new-one', { game: 'claim', name: 'new-one', locales: localesOf('claim') }],
  task: [
    'rival-kings/new-one',
    { game: 'rival-kings', name: 'new-one', locales: localesOf('rival-kings') },
  ],
  lesson: ['claim/new-one', { game: 'claim', name: 'new-one', locales: localesOf('claim') }],
  language: ['fr/claim', { game: 'claim', name: 'fr', locales: ['fr'] }],
  game: ['new-game', { game: 'new-game', name: 'new-game', locales: [REFERENCE_LOCALE] }],
};

const SCENARIO = 'content/scenarios/claim/filled-in.ts';
/** The steps and words with which somebody fills in a scenario. */
const FILLED = `import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'filled-in',
  teaches: ['cl.faction.dwarf'],
  start: {
    position: {
      phase: 2,
      leader: 'mila',
      players: [
        { seat: 'noor', hand: ['knight-8', 'goblin-9'] },
        { seat: 'mila', hand: ['dwarf-1', 'zombie-2'] },
      ],
    },
  },
  steps: [
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'dwarf-1' } },
    {
      name: 'noor-loses',
      play: { type: 'play', seat: 'noor', card: 'knight-8' },
      log: ['cardPlayed', 'trickWon', 'cardsCollected', { type: 'dwarvesCollected', seat: 'noor' }, 'trickBegun'],
    },
  ],
} satisfies Scenario<Claim>;
`;
const FILLED_WORDS = `---
title: A Knight on a Dwarf
lead: It’s phase 2. Mila leads Dwarf 1, and Noor plays Knight 8.
---

<Step name="noor-loses">Noor loses the trick and takes the Dwarf.</Step>

<Outcome>The loser takes the Dwarves of a trick (<Cite id="cl.faction.dwarf" />).</Outcome>
`;

describe('npm run new, in a copy of the project', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const at = (path: string): string => join(folder.path, path);
  const run = (script: string, ...args: readonly string[]): Promise<Ran> =>
    runNode([at(`scripts/${script}`), ...args], { cwd: folder.path });
  const missingIn = ({ out }: Ran): string[] =>
    /^still missing:\n((?: {2}.*\n)*)/m
      .exec(out)?.[1]
      ?.trimEnd()
      .split('\n')
      .map((line) => line.trim()) ?? [];
  const writtenIn = ({ out }: Ran): string[] =>
    [...out.matchAll(/^written: (.*)$/gm)].map(([, path]) => path!);

  beforeAll(async () => {
    folder = await temporaryFolder();
    for (const part of ['scripts', 'src', 'content', 'test', 'package.json', 'tsconfig.json'])
      await cp(join(ROOT, part), at(part), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), at('node_modules'), 'junction');
  }, 60_000);
  afterAll(() => folder.clean());

  it.for(KINDS)(
    '%s: writes the files of its recipe, and says what is to do in each and elsewhere',
    async (kind) => {
      const [argument, blanks] = NEW[kind];
      const recipe = RECIPES[kind];
      const paths = filesOf(recipe, blanks).map(({ path }) => path);
      const ran = await run('new.ts', kind, argument);
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(writtenIn(ran)).toEqual(paths);
      for (const path of paths) expect(existsSync(at(path)), path).toBe(true);
      const missing = missingIn(ran);
      const unmarked = paths.filter(
        (path) => !missing.some((line) => line.startsWith(`${path}: `) && line.endsWith(TODO)),
      );
      expect(unmarked).toEqual(
        kind === 'game'
          ? ['src/games/new-game/refuse.ts', 'test/games/new-game/laws.test.ts']
          : kind === 'language'
            ? ['content/fr/style.json']
            : [],
      );
      expect(missing).toEqual(expect.arrayContaining(missingLines(recipe, blanks, 'needed')));
      for (const path of paths) await rm(at(path));
    },
  );

  it.for(['scenario', 'language'] as const)(
    '%s: what is there already stays as it is',
    async (kind) => {
      const [argument, blanks] = NEW[kind];
      const paths = filesOf(RECIPES[kind], blanks).map(({ path }) => path);
      await mkdir(dirname(at(paths[0]!)), { recursive: true });
      await writeFile(at(paths[0]!), 'mine');
      const ran = await run('new.ts', kind, argument);
      expect(writtenIn(ran)).toEqual(paths.slice(1));
      expect(ran.out).toContain(`there already: ${paths[0]!}\n`);
      expect(await readFile(at(paths[0]!), 'utf8')).toBe('mine');
      for (const path of paths) await rm(at(path));
    },
  );

  it('a scenario that is filled in replays, and only what belongs elsewhere is missing', async () => {
    await run('new.ts', 'scenario', 'claim/filled-in');
    expect(await run('scenario.ts', SCENARIO)).toMatchObject({
      code: 1,
      out: `${SCENARIO}: teaches.0: no such rule\n`,
    });
    expect((await run('rules.ts')).out).toContain('TODO (en/claim/scenarios/filled-in.mdx)');
    await writeFile(at(SCENARIO), FILLED);
    for (const locale of localesOf('claim'))
      await writeFile(at(`content/${locale}/claim/scenarios/filled-in.mdx`), FILLED_WORDS);
    expect(await run('scenario.ts', SCENARIO)).toMatchObject({ code: 0, out: `${SCENARIO}: ok\n` });
    const missing = missingIn(await run('new.ts', 'scenario', 'claim/filled-in'));
    expect(missing.filter((line) => line.includes('filled-in'))).toEqual([
      ...localesOf('claim').map(
        (locale) =>
          `content/${locale}/claim/asked.json: "scenarios/filled-in" (three to eight ways in which players ask)`,
      ),
      ...['de', 'nl'].map(
        (locale) =>
          `not accepted in ${locale}: npm run translations -- accept ${locale} claim scenarios/filled-in`,
      ),
    ]);
  });

  it('a task that nobody has written cannot be solved', async () => {
    await run('new.ts', 'task', 'claim/not-written');
    const ran = await run('task.ts', 'content/tasks/claim/not-written.ts');
    expect(ran.code).toBe(1);
    expect(ran.out).not.toContain(': ok');
  });

  it('a game that nobody has written loads, and nothing in it works', async () => {
    await run('new.ts', 'game', 'not-written');
    const path = pathToFileURL(at('src/games/not-written/manifest.ts')).href;
    const ran = await runNode([
      '-e',
      `import('${path}').then(async ({ manifest }) => (await manifest.game()).start({ players: [] }))`,
    ]);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('Error: TODO');
  });

  it('a text that nobody has translated keeps its blanks and bears a mark; forms are left out', async () => {
    await run('new.ts', 'language', 'hu/rival-kings');
    const messages = async (locale: string): Promise<Record<string, string>> =>
      JSON.parse(
        await readFile(at(`content/${locale}/rival-kings/messages.json`), 'utf8'),
      ) as Record<string, string>;
    const [english, other] = [await messages('en'), await messages('hu')];
    expect(other['card.jailer']).toBe(`TODO ${english['card.jailer']}`);
    expect(english).toHaveProperty(['card.jailer.the']);
    expect(other).not.toHaveProperty(['card.jailer.the']);
  });

  it.for<[args: string[], problem: RegExp]>([
    [[], /^usage: npm run new -- scenario\|ruling/],
    [['scenario'], /^usage: /],
    [['chapter', 'claim/votes'], /^usage: /],
    [['scenario', 'claim/one', 'two'], /^usage: /],
    [
      ['scenario', 'one'],
      /^one: expected GAME\/NAME, with rival-kings, claim, king-of-the-valley, or nobles-and-glory as the game$/,
    ],
    [['scenario', 'chess/one'], /^chess\/one: expected GAME\/NAME/],
    [['scenario', 'claim/'], /^claim\/: expected a name in small letters/],
    [['scenario', 'claim/../../one'], /^claim\/..\/..\/one: expected GAME\/NAME/],
    [['lesson', 'claim/Two Dwarves'], /^claim\/Two Dwarves: expected a name in small letters/],
    [
      ['language', 'italian/claim'],
      /^italian\/claim: expected de, es, fr, hu, nl as the language$/,
    ],
    [['language', 'en/claim'], /^en\/claim: expected de, es, fr, hu, nl as the language$/],
    [['language', 'fr'], /^fr: expected LOCALE\/GAME/],
    [['game', 'claim/two'], /^claim\/two: expected an id for the game/],
  ])('says in one line what is wrong with %j, and writes nothing', async ([args, problem]) => {
    const ran = await run('new.ts', ...args);
    expect(ran).toMatchObject({ out: '', code: 2 });
    expect(ran.err.trimEnd()).toMatch(problem);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  });
});
