import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translatedPlayedGames } from '../../src/i18n/game-languages.ts';
import { CONTENT } from '../../scripts/content.ts';
import { inFolder, runScript, type Ran } from '../support/run.ts';
import { PLAYED_IDS } from '../../src/games/ids.ts';

const THEFT = 'en/rival-kings/rules/theft.mdx';

/** What each file becomes; gone where nothing is left of it. */
type Changes = Readonly<Record<string, (text: string) => string | undefined>>;

/** Runs the check on a copy of the content with some files changed. */
const rulesWith = (changes: Changes): Promise<Ran> =>
  inFolder(async (folder) => {
    await cp(CONTENT, folder, { recursive: true });
    for (const [file, change] of Object.entries(changes)) {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      const text = change(before);
      expect(text, `${file} stays as it was`).not.toBe(before);
      await (text === undefined ? rm(path) : writeFile(path, text));
    }
    return runScript('rules.ts', [], { env: { CONTENT_DIR: folder } });
  });

/** The text of one rule, changed. */
const inRule = (id: string, from: RegExp, to: string) => (text: string) =>
  text.replace(new RegExp(`<Rule id="${id}"[\\s\\S]*?</Rule>`), (rule) => rule.replace(from, to));

const gapsIn = ({ out }: Ran): string[] =>
  out.split('\n').filter((line) => /^ {2}\w/.test(line) && !line.endsWith(': none'));

describe('npm run rules', () => {
  it('finds no gap in the content as it is', async () => {
    const ran = await runScript('rules.ts', []);
    expect(ran.out).toContain(
      'rival-kings: 133 rules, 4 of them explanations that no play can show',
    );
    expect(ran.out).toContain('claim: 69 rules, 2 of them explanations that no play can show');
    expect(ran.out).toContain(
      'king-of-the-valley: 121 rules, 3 of them explanations that no play can show',
    );
    expect(gapsIn(ran)).toEqual([]);
    expect(ran.out.match(/: none$/gm)).toHaveLength(
      PLAYED_IDS.length + 2 * translatedPlayedGames().length,
    );
    expect(ran).toMatchObject({ code: 0, err: '' });
  });

  it.for<[sentence: string, changes: Changes, gap: string]>([
    [
      'rules without a text, told twice, without a title, and without a word',
      {
        [THEFT]: (text) =>
          [
            inRule('rk.steal.crest', /^[^]*$/, ''),
            inRule('rk.steal.two-victims', /^[^]*$/, '$&\n\n$&'),
            inRule('rk.steal.immediate', / title="[^"]+"/, ''),
            inRule('rk.steal.right', /^(<Rule[^>]*>)[^]*$/, '$1\n</Rule>'),
          ].reduce((changed, change) => change(changed), text),
      },
      'rules without exactly one text in en: rk.steal.right, rk.steal.crest, rk.steal.immediate, rk.steal.two-victims',
    ],
    [
      'a chapter that is missing in one language',
      { 'de/rival-kings/rules/series.mdx': () => undefined },
      'rules without exactly one text in de: rk.option.series, rk.option.series-goal',
    ],
    [
      'a citation of a rule that is not there',
      {
        'de/rival-kings/scenarios/trader-robbed-by-c-and-e.mdx': (text) =>
          `${text}\n<Cite id="rk.castling" />\n`,
      },
      'citations to unknown ids in de: rk.castling (de/rival-kings/scenarios/trader-robbed-by-c-and-e.mdx)',
    ],
    [
      'a rule that no scenario shows',
      { 'scenarios/rival-kings/series-of-games.ts': () => undefined },
      'rules without a scenario: rk.option.series, rk.option.series-goal',
    ],
  ])('fails on %s and says which', async ([, changes, gap]) => {
    const ran = await rulesWith(changes);
    expect(gapsIn(ran)).toEqual([`  ${gap}`]);
    expect(ran.code).toBe(1);
  });

  it('fails where there is no content at all', async () => {
    const ran = await inFolder((folder) =>
      runScript('rules.ts', [], { env: { CONTENT_DIR: folder } }),
    );
    expect(gapsIn(ran)).toHaveLength(PLAYED_IDS.length + translatedPlayedGames().length);
    expect(ran.code).toBe(1);
  });
});
