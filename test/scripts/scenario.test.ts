import { copyFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarios, type RkScenario } from '../support/content.ts';
import { runScript, temporaryFolder, type Ran } from '../support/run.ts';
import { ROOT } from '../support/sources.ts';

const FOLDER = 'content/scenarios/rival-kings';
const check = (files: readonly string[], callDirectory?: string): Promise<Ran> =>
  runScript('scenario.ts', files, callDirectory ? { env: { INIT_CWD: callDirectory } } : {});

/** What is said about each file, by its name. */
const verdicts = ({ out }: Ran): Record<string, string> =>
  Object.fromEntries(
    out
      .trimEnd()
      .split('\n')
      .map((line) => [basename(line.split(': ')[0]!), line.slice(line.indexOf(': ') + 2)]),
  );

const good = scenarios.find(({ file }) => file === 'thief-too-poor')!.scenario;

/** The good scenario with some fields changed, as JSON. */
const changed = (change: object): string => JSON.stringify({ ...good, ...change });
const withStep = (place: number, change: object): string =>
  changed({ steps: good.steps.map((step, at) => (at === place ? { ...step, ...change } : step)) });
const { position } = good.start as {
  position: NonNullable<Extract<RkScenario['start'], { position: unknown }>['position']>;
};
const withPlayer = (change: object): string =>
  changed({
    start: {
      position: {
        ...position,
        players: position.players.map((player, at) =>
          at === 0 ? { ...player, ...change } : player,
        ),
      },
    },
  });

/** Files in which something does not hold, and what is said about them. */
const BROKEN: readonly (readonly [file: string, text: string, verdict: RegExp])[] = [
  [
    'refused-play.json',
    withStep(2, { play: { type: 'buy', seat: 'noor', pile: 'building-1', using: 'sailor' } }),
    /^step bursar-buys: \{"type":"buy".*\} is refused by rk\.[\w.-]+: [A-Z].*\.$/,
  ],
  [
    'wrong-seat.json',
    withStep(1, { play: { type: 'money', seat: 'juri', pile: 'building-1' } }),
    /^step bursar-takes: .* is refused by rk\.turn\.rank-order: .*Noor.*\.$/,
  ],
  [
    'wrong-rule.json',
    withStep(4, { because: 'rk.steal.crest' }),
    /^step countess-covered: should be refused by rk\.steal\.crest, but is refused by rk\.steal\.covered-lost: .*Noor.*\.$/,
  ],
  [
    'not-refused.json',
    withStep(4, { refused: { type: 'settle', seat: 'mila' } }),
    /^step countess-covered: \{"type":"settle","seat":"mila"\} should be refused, but is legal$/,
  ],
  [
    'other-log.json',
    withStep(0, { log: ['actionStolen', 'moneyTaken'] }),
    /^step bursar-steals: expected \["actionStolen","moneyTaken"\], but this happened: \[\{"type":"actionStolen".*\{"type":"actionLapsed".*\]$/,
  ],
  [
    'short-log.json',
    withStep(0, { log: ['actionStolen'] }),
    /^step bursar-steals: expected \["actionStolen"\], but this happened: /,
  ],
  [
    'two-steps.json',
    withStep(1, { name: 'bursar-steals' }),
    /^step bursar-steals: there are two steps of this name$/,
  ],
  [
    'nobody-asked.json',
    changed({
      steps: [{ name: 'what-now', ask: 'juri', accept: [{ type: 'settle', seat: 'juri' }] }],
    }),
    /^step what-now: this seat has nothing to decide now$/,
  ],
  [
    'impossible.json',
    withPlayer({ coins: 60 }),
    /^start: the position is refused by rk\.components\.coin-backs: [A-Z0-9].*48.*\.$/,
  ],
  [
    'unknown-card.json',
    withPlayer({ subjects: ['knave'] }),
    /^start\.position\.players\.0\.subjects\.0: expected a subject, such as /,
  ],
  [
    'unknown-character.json',
    withPlayer({ played: 'king' }),
    /^start\.position\.players\.0\.played: expected a character, such as /,
  ],
  [
    'unknown-field.json',
    withPlayer({ coin: 5 }),
    /^start\.position\.players\.0\.coin: no such field$/,
  ],
  [
    'unknown-action.json',
    withStep(0, { play: { type: 'rob', seat: 'noor' } }),
    /^steps\.0\.play\.type: expected one of set-up, /,
  ],
  ['unknown-rule.json', changed({ teaches: ['rk.castling'] }), /^teaches\.0: no such rule$/],
  [
    'unknown-ruling.json',
    changed({ rulings: { castling: 'long' } }),
    /^rulings\.castling: no such ruling$/,
  ],
  [
    'unknown-game.json',
    changed({ game: 'chess' }),
    /^game: expected one of rival-kings, claim, king-of-the-valley, nobles-and-glory$/,
  ],
  ['nothing.json', 'null', /^expected an object, a scenario$/],
  ['list.json', '[]', /^expected an object, a scenario$/],
  ['empty.json', '', /^cannot be read: .*JSON/],
  ['cut-off.json', changed({}).slice(0, 300), /^cannot be read: .*JSON/],
  ['cut-off.ts', 'export default { game: ', /^cannot be read: ./],
  [
    'no-default.ts',
    'export const scenario = {};\n',
    /^cannot be read: it has no default export; .*export default/,
  ],
  ['other-default.ts', 'export default () => 5;\n', /^expected an object, a scenario$/],
  [
    'throws-later.ts',
    "export default { get game() { throw new Error('not now'); } };\n",
    /^cannot be replayed: not now$/,
  ],
  [
    'misspelt.json',
    withStep(0, { lgo: ['actionStolen'] }),
    /^steps\.0\.lgo: no such field; expected some of name, play, log$/,
  ],
  ['throws.ts', "throw new Error('not today');\n", /^cannot be read: not today$/],
];

describe('npm run scenario', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const at = (file: string): string => join(folder.path, file);

  beforeAll(async () => {
    folder = await temporaryFolder();
    await Promise.all(BROKEN.map(([file, text]) => writeFile(at(file), text)));
    await writeFile(at('good.json'), changed({}));
    await copyFile(join(ROOT, FOLDER, 'chain-d-e-f.ts'), at('good.ts'));
  });
  afterAll(() => folder.clean());

  it('says ok to every scenario of the project', async () => {
    const ran = await check(scenarios.map(({ file }) => `${FOLDER}/${file}.ts`));
    expect(ran.out).toBe(scenarios.map(({ file }) => `${FOLDER}/${file}.ts: ok\n`).join(''));
    expect(ran.code).toBe(0);
  });

  it('reads a module and JSON from anywhere on disk', async () => {
    const ran = await check([at('good.ts'), at('good.json')]);
    expect(verdicts(ran)).toEqual({ 'good.ts': 'ok', 'good.json': 'ok' });
    expect(ran.code).toBe(0);
  });

  it('reads a file named from the folder in which npm was called', async () => {
    const ran = await check(['good.json'], folder.path);
    expect(ran).toMatchObject({ out: 'good.json: ok\n', code: 0 });
  });

  describe('says of a file in which something does not hold what it is', () => {
    let ran: Ran;
    beforeAll(async () => {
      ran = await check(BROKEN.map(([file]) => at(file)));
    });

    it.for(BROKEN)('%s', ([file, , verdict]) => {
      expect(verdicts(ran)[file]).toMatch(verdict);
    });

    it('with one line for each file, in order, and fails', () => {
      expect(Object.keys(verdicts(ran))).toEqual(BROKEN.map(([file]) => file));
      expect(ran.out.trimEnd().split('\n')).toHaveLength(BROKEN.length);
      expect(ran).toMatchObject({ code: 1, err: expect.not.stringContaining('    at ') as string });
    });
  });

  it.for(['refused-play.json', 'unknown-card.json', 'cut-off.ts', 'missing.ts', 'missing.json'])(
    'fails on one broken file alone: %s',
    async (file) => {
      const ran = await check([at(file)]);
      expect(ran.out).toMatch(new RegExp(`${file}: (?!ok$).+\n$`));
      expect(ran.code).toBe(1);
    },
  );

  it('goes on after a broken file, and fails although the last one is good', async () => {
    const ran = await check([at('missing.json'), at('wrong-rule.json'), at('good.json')]);
    expect(verdicts(ran)).toMatchObject({
      'missing.json': 'cannot be read: there is no such file',
      'good.json': 'ok',
    });
    expect(ran.code).toBe(1);
  });

  it('says how it is used where no file is named', async () => {
    const ran = await check([]);
    expect(ran).toMatchObject({
      out: '',
      code: 2,
      err: expect.stringContaining('usage: npm run scenario -- FILE') as string,
    });
  });
});
