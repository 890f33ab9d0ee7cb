import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REFERENCE_LOCALE } from '../../src/i18n/locales.ts';
import { translatedGames } from '../../src/i18n/game-languages.ts';
import { fingerprintOf, entriesOf } from '../../src/site/entries.ts';
import { inFolder, runScript, type Ran } from '../support/run.ts';

const rule = (id: string, text: string): string =>
  `<Rule id="${id}" title="${text}">\n\n${text}\n\n</Rule>\n`;
const page = (...parts: string[]): string =>
  ['---\ntitle: Title\nlead: Lead.\n---\n', ...parts].join('\n');

/** A few files of a game and of the site, in English and in German. */
const FILES: Readonly<Record<string, string>> = {
  'en/site.json': '{ "nav.rules": "Rules" }',
  'en/about.mdx': page('## Who we are\n', 'Two.\n', '## Why\n', 'For fun.'),
  'en/claim/rules/play.mdx': page(rule('cl.a', 'One'), rule('cl.b', 'Two')),
  'en/claim/cards/knight.mdx': page(
    '<With title="A theft" verdict="no">One.</With>\n',
    '<With title="A swap" verdict="no">Two.</With>\n',
  ),
  'en/claim/glossary.json': '{ "turn": { "name": "turn", "text": "One part." } }',
  'en/claim/asked.json': '{ "cl.a": ["who?"] }',
  'de/site.json': '{ "nav.rules": "Regeln" }',
  'de/about.mdx': page('## Wer wir sind\n', 'Zwei.\n', '## Wozu\n', 'Aus Freude.'),
  'de/claim/rules/play.mdx': page(rule('cl.a', 'Eins'), rule('cl.b', 'Zwei')),
  'de/claim/cards/knight.mdx': page(
    '<With title="Ein Diebstahl" verdict="no">Eins.</With>\n',
    '<With title="Ein Tausch" verdict="no">Zwei.</With>\n',
  ),
  'de/claim/glossary.json': '{ "turn": { "name": "Zug", "text": "Ein Teil." } }',
};

const SOURCES = 'de/claim/sources.json';

/** The sources of the German game as they stand once everything has been accepted. */
const ACCEPTED: Readonly<Record<string, string>> = Object.fromEntries(
  ['cards/knight.mdx', 'glossary.json', 'rules/play.mdx']
    .flatMap((file) => entriesOf(file, FILES[`en/claim/${file}`]!))
    .map((entry) => [entry.name, fingerprintOf(entry)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

type Run = (...args: string[]) => Promise<Ran>;

/**
 * Writes these files, all accepted, with some others or without some, and does something with the
 * command and the text of a file.
 */
const withFiles = <Result>(
  changes: Readonly<Record<string, string | undefined>>,
  use: (run: Run, read: (file: string) => Promise<string>) => Promise<Result>,
): Promise<Result> =>
  inFolder(async (folder) => {
    for (const [file, text] of Object.entries({
      ...FILES,
      [SOURCES]: JSON.stringify(ACCEPTED),
      ...changes,
    })) {
      if (text === undefined) continue;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    return use(
      (...args) => runScript('translations.ts', args, { env: { CONTENT_DIR: folder } }),
      (file) => readFile(join(folder, file), 'utf8'),
    );
  });

/** What is printed of the German game. */
const aboutClaim = ({ out }: Ran): string[] => {
  const lines = out.trimEnd().split('\n');
  const begin = lines.findIndex((line) => line.startsWith('de, claim: '));
  const end = lines.findIndex((line, at) => at > begin && !line.startsWith('  '));
  return lines.slice(begin, end);
};

/** One English rule changed, one gone, one new. */
const CHANGED = {
  'en/claim/rules/play.mdx': page(rule('cl.a', 'Another one'), rule('cl.c', 'Three')),
};

describe('npm run translations', () => {
  it('fails on nothing in the content as it is, and counts', async () => {
    const ran = await runScript('translations.ts', ['counts']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const told = translatedGames().filter(({ locale }) => locale !== REFERENCE_LOCALE);
    const books = new Set(
      told.flatMap(({ locale, game }) => [`${locale}, ${game}`, `${locale}, site`]),
    );
    const lines = ran.out.trimEnd().split('\n');
    expect(new Set(lines.map((line) => line.split(':')[0]))).toEqual(books);
    for (const line of lines)
      expect(line).toMatch(
        /: \d{3,} entries, \d+ missing, \d+ older than the source, \d+ not accepted, 0 sources gone$/,
      );
  });

  it('lists language by language, and does not mind what each language writes for itself', async () => {
    const ran = await withFiles({}, (run) => run());
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out.trimEnd().split('\n')).toEqual([
      'de, claim: 9 entries, 0 missing, 0 older than the source, 0 not accepted, 0 sources gone',
      'de, site: 5 entries, 0 missing, 0 older than the source, 5 not accepted, 0 sources gone',
      '  not accepted: about (4 entries)',
      '  not accepted: site#nav.rules',
    ]);
  });

  it('names what is missing, what is older and what is gone', async () => {
    const ran = await withFiles({ ...CHANGED, 'de/claim/cards/knight.mdx': undefined }, (run) =>
      run(),
    );
    expect(aboutClaim(ran)).toEqual([
      'de, claim: 9 entries, 5 missing, 1 older than the source, 0 not accepted, 1 sources gone',
      '  missing: cards/knight (4 entries)',
      '  missing: rules/play#cl.c',
      '  older than the source: rules/play#cl.a',
      '  sources gone: rules/play#cl.b',
    ]);
    expect(ran.err).toBe(
      `${SOURCES}: rules/play#cl.b: no longer exists in en; forget it, or accept what took its place\n`,
    );
    expect(ran.code).toBe(1);
  });

  it('fails on nothing where something is only older or missing', async () => {
    const changed = {
      'en/claim/rules/play.mdx': page(
        rule('cl.a', 'Another one'),
        rule('cl.b', 'Two'),
        rule('cl.c', 'Three'),
      ),
    };
    expect(await withFiles(changed, (run) => run())).toMatchObject({ code: 0, err: '' });
  });

  it.for<[sentence: string, file: string, text: string, line: RegExp]>([
    [
      'sources that are a list',
      SOURCES,
      '["rules/play#cl.a"]',
      /^de\/claim\/sources\.json: expected an object$/,
    ],
    ['sources that are no JSON', SOURCES, '{ "a": ', /^de\/claim\/sources\.json: not JSON: .+$/],
    [
      'a fingerprint that is a number',
      SOURCES,
      '{ "glossary#turn": 5 }',
      /^de\/claim\/sources\.json: glossary#turn: expected a fingerprint of ten hexadecimal digits$/,
    ],
    [
      'a fingerprint that is none',
      SOURCES,
      '{ "glossary#turn": "new" }',
      /^de\/claim\/sources\.json: glossary#turn: expected a fingerprint of ten hexadecimal digits$/,
    ],
    [
      'a fingerprint of something that does not exist',
      SOURCES,
      '{ "glossary#knave": "0123456789" }',
      /^de\/claim\/sources\.json: glossary#knave: no longer exists in en; .+$/,
    ],
    [
      'a page that cannot be read',
      'de/claim/rules/play.mdx',
      '<Rule>',
      /^de\/claim\/rules\/play\.mdx: .+$/,
    ],
    [
      'terms that are a list',
      'de/claim/glossary.json',
      '[]',
      /^de\/claim\/glossary\.json: expected an object$/,
    ],
  ])('fails on %s with one line, and goes on', async ([, file, text, line]) => {
    const ran = await withFiles({ [file]: text }, (run) => run('counts'));
    expect(ran.code).toBe(1);
    expect(ran.err.trimEnd().split('\n')).toEqual([expect.stringMatching(line)]);
    expect(ran.out).toContain('de, site: ');
  });

  it.for([['accept'], ['accept', 'de', 'claim'], ['forget', 'de'], ['list'], ['counts', 'de']])(
    'says how it is used: %s',
    async (args) => {
      const ran = await runScript('translations.ts', args);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toMatch(/^usage: npm run translations/);
    },
  );
});

describe('npm run translations -- accept', () => {
  it('accepts entries by name, and forgets what no longer exists', async () => {
    await withFiles(CHANGED, async (run, read) => {
      expect(await run('accept', 'de', 'claim', 'rules/play#cl.a')).toEqual({
        code: 0,
        err: '',
        out: `${SOURCES}: 1 accepted, 0 forgotten\n`,
      });
      expect(await run('forget', 'de', 'claim', 'rules/play#cl.b')).toEqual({
        code: 0,
        err: '',
        out: `${SOURCES}: 0 accepted, 1 forgotten\n`,
      });
      expect(aboutClaim(await run())).toEqual([
        'de, claim: 9 entries, 1 missing, 0 older than the source, 0 not accepted, 0 sources gone',
        '  missing: rules/play#cl.c',
      ]);
      const now = entriesOf('rules/play.mdx', CHANGED['en/claim/rules/play.mdx']).find(
        ({ name }) => name === 'rules/play#cl.a',
      )!;
      const { 'rules/play#cl.b': _gone, ...kept }: Record<string, string> = {
        ...ACCEPTED,
        'rules/play#cl.a': fingerprintOf(now),
      };
      expect(await read(SOURCES)).toBe(`${JSON.stringify(kept, null, 2)}\n`);
    });
  });

  it('accepts a whole file', async () => {
    await withFiles({ [SOURCES]: undefined }, async (run, read) => {
      expect(await run('accept', 'de', 'claim', 'glossary', 'rules/play')).toMatchObject({
        code: 0,
        out: `${SOURCES}: 5 accepted, 0 forgotten\n`,
      });
      expect(Object.keys(JSON.parse(await read(SOURCES)) as object)).toEqual(
        Object.keys(ACCEPTED).filter((name) => !name.startsWith('cards/')),
      );
    });
  });

  it('accepts a whole review of a game or of the site', async () => {
    await withFiles(CHANGED, async (run) => {
      expect(await run('accept', 'de', 'claim', '--all')).toMatchObject({
        code: 0,
        out: `${SOURCES}: 1 accepted, 1 forgotten\n`,
      });
      expect(await run('accept', 'de', 'site', '--all')).toMatchObject({
        code: 0,
        out: 'de/sources.json: 5 accepted, 0 forgotten\n',
      });
      expect((await run()).out.trimEnd().split('\n').slice(1)).toEqual([
        '  missing: rules/play#cl.c',
        'de, site: 5 entries, 0 missing, 0 older than the source, 0 not accepted, 0 sources gone',
      ]);
    });
  });

  it.for<[args: string[], line: string]>([
    [['accept', 'xx', 'claim', 'glossary#turn'], 'xx: expected one of de, es, fr, hu, nl'],
    [['accept', 'en', 'claim', 'glossary#turn'], 'en: expected one of de, es, fr, hu, nl'],
    [
      ['accept', 'de', 'chess', 'glossary#turn'],
      'chess: expected one of rival-kings, claim, king-of-the-valley, nobles-and-glory, site',
    ],
    [['accept', 'nl', 'claim', 'glossary#turn'], 'nl/claim: no such folder in content'],
    [
      ['accept', 'de', 'claim', 'glossary#turn', 'glossary#knave'],
      'glossary#knave: no such entry in en/claim',
    ],
    [['accept', 'de', 'claim', 'asked'], 'asked: no such entry in en/claim'],
    [
      ['accept', 'de', 'claim', 'rules/play#cl.c'],
      'rules/play#cl.c: missing in de/claim; translate it first',
    ],
    [['forget', 'de', 'claim', 'glossary#knave'], 'glossary#knave: not in de/claim/sources.json'],
    [['forget', 'de', 'claim', 'glossary#turn'], 'glossary#turn: still exists in en/claim'],
  ])('says in one line what is wrong, and writes nothing: %s', async ([args, line]) => {
    await withFiles(CHANGED, async (run, read) => {
      expect(await run(...args)).toEqual({ code: 1, out: '', err: `${line}\n` });
      expect(await read(SOURCES)).toBe(JSON.stringify(ACCEPTED));
    });
  });
});
