import type { AstroIntegration } from 'astro';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type HTMLElement } from 'node-html-parser';
import { WORDINGS, type TextKind } from '../islands/search/records.ts';
import { termsReader } from '../islands/search/words.ts';
import { endPagefind, searchFiles, type Answer } from './full-text.ts';

/** What answers questions about one game in one language, or about none, by the folder where it is written. */
type Folders = Map<string, Answer[]>;

/** Takes what answers questions out of the built pages: a record per rule, ruling, scenario, interaction and page, so that a hit opens at its place. */
export function searchIndex(): AstroIntegration {
  let content = '';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        content = fileURLToPath(new URL('content/', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const folders: Folders = new Map();
        for (const file of (await Array.fromAsync(glob('*/**/index.html', { cwd: site }))).sort()) {
          const html = await readFile(join(site, file), 'utf8');
          const [folder, records] = recordsOf(html, file, await wordingsFor(content, file));
          folders.set(folder, [...(folders.get(folder) ?? []), ...records]);
        }
        let count = 0;
        for await (const search of glob('{*,*/*}/search.json', { cwd: site })) {
          const folder = dirname(search);
          const answers = folders.get(folder) ?? [];
          count += answers.length;
          const [language, game] = folder.split('/');
          // All games of a language share Pagefind's script.
          const files = await searchFiles(answers, language!, { withScript: !game });
          for (const [path, content] of files) {
            await mkdir(join(site, folder, dirname(path)), { recursive: true });
            await writeFile(join(site, folder, path), content);
          }
        }
        await endPagefind();
        logger.info(`answers for the search: ${count}`);
      },
    },
  };
}

/** How players put the question that is answered somewhere, by what answers it: the id of a rule, an address below the game, or a card page and what its interaction is called. */
type Asked = (answer: string) => string;

/** The wordings collected for the game and language of a built file, without the words that carry no meaning. */
async function wordingsFor(content: string, file: string): Promise<Asked> {
  const [language, game] = file.split('/');
  const path = join(content, language!, game!, 'asked.json');
  if (!existsSync(path)) return () => '';
  const asked = await readJson<Readonly<Record<string, readonly string[]>>>(path);
  const read = termsReader({ stopWords: await readJson(join(content, language!, 'stop-words.json')), synonyms: {} });
  const telling = (wording: string): string =>
    read(wording)
      .map(({ word }) => word)
      .join(' ');
  return (answer) => [...new Set((asked[answer] ?? []).map(telling))].filter(Boolean).join(WORDINGS);
}

const readJson = async <Data>(path: string): Promise<Data> => JSON.parse(await readFile(path, 'utf8')) as Data;

/** The records of one page, and the folder of their game; a page without a mark is not found. Parts marked `data-search-text` are its text, else all of it. */
function recordsOf(html: string, file: string, asked: Asked): [folder: string, records: Answer[]] {
  const root = parse(html);
  for (const notice of root.querySelectorAll('.stale, .follows > .tag, [data-certainty], script, style')) notice.remove();
  for (const citation of root.querySelectorAll('.cite')) citation.set_content(CITED + words(citation));
  const page = root.querySelector('[data-search-page]');
  const language = root.querySelector('html')!.getAttribute('lang')!;
  const game = root.querySelector('html')!.getAttribute('data-game');
  const folder = game ? `${language}/${game}` : language;
  // A page in another language than its address asks for is found at its own address.
  if (!page || !file.startsWith(`${language}/`)) return [folder, []];
  const path = file.slice(folder.length + 1).replace(/index\.html$/, '');
  const kind = page.getAttribute('data-search-page') as TextKind;
  const title = page.getAttribute('data-search-title') ?? '';
  // The last step holds the outcome, which is that of the whole scenario.
  const outcome = kind === 'scenario' ? page.querySelector('.outcome') : null;
  outcome?.remove();
  const parts = page
    .querySelectorAll('[data-search]')
    .map((part) => (kind === 'scenario' ? stepRecord(part, { path, place: title }) : partRecord(part, { path, place: title, asked })));
  if (kind === 'rule') return [folder, parts];
  for (const part of page.querySelectorAll('[data-search]')) part.remove();
  const settled = outcome ?? page.querySelector('[data-search-answer], .outcome');
  const answer = words(settled);
  settled?.remove();
  const own = {
    url: path,
    kind,
    title,
    text: textOf(page),
    ...filled({ answer, asked: asked(path.replace(/\/$/, '')) }),
  };
  return [folder, [own, ...parts]];
}

/** What of these texts is not empty. */
const filled = <Texts extends Readonly<Record<string, string>>>(texts: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<Texts>;

/** The text of a page: the parts marked as such, how a scenario begins, or everything. */
function textOf(page: HTMLElement): string {
  const parts = page.querySelectorAll('[data-search-text], .transcript > :first-child .event');
  return parts.length > 0 ? parts.map(words).join(' ') : words(page);
}

/** The record of a part of a page: what its mark says it is, its heading, and what it says. */
function partRecord(part: HTMLElement, { path, place, asked }: { path: string; place: string; asked: Asked }): Answer {
  const kind = part.getAttribute('data-search') as TextKind;
  const heading = part.querySelector('h2, h3, dt');
  const isRule = kind === 'rule';
  const name = words(isRule ? heading!.querySelector('span') : heading);
  const url = `${path}#${part.id}`;
  const called = part.getAttribute('data-part');
  const answers = isRule ? part.id : called ? `${path}#${called}` : url;
  return {
    url,
    kind,
    title: kind === 'card' ? `${place}: ${name}` : name,
    text: part.querySelectorAll('.text, [data-search-answer]').map(words).join(' '),
    ...filled({ number: isRule ? words(heading!.querySelector('a')) : '', place, asked: asked(answers) }),
  };
}

/** A sentence that asks. */
const QUESTION = /[^.?!]+\?/;

/** The record of a step that settles something: who tries what or what is asked, the author's remark, and what comes of it. */
function stepRecord(part: HTMLElement, { path, place }: { path: string; place: string }): Answer {
  part.querySelector('.hint')?.remove();
  const refusal = part.querySelector('.refusal p:not(.title)');
  const events = part.closest('.transcript')!.querySelectorAll(`[data-step="${part.getAttribute('data-step')!}"]:not([id]) .event`);
  const note = words(part.querySelector('.note'));
  const [question = place] = refusal ? [] : (QUESTION.exec(note) ?? []);
  return {
    url: `${path}#${part.id}`,
    kind: 'scenario',
    title: refusal ? words(part.querySelector('.event')) : question.trim(),
    place,
    text: note,
    answer: (refusal ? [refusal] : events).map(words).join(' '),
  };
}

/** Stands before the number of a rule that is cited, until the text is read. */
const CITED = '\uE000';
/** Rules that a sentence names beside what it says: in brackets, or after its end. */
const ASIDE = /\s*\((?:\uE000[\d.]+|[,;–\s]|und|and|en)+\)|(?<=[.!?][”“"’»)]?)(?:\s*\uE000[\d.]+)+/g;

/** The words of an element, without rules that are cited beside what it says. */
const words = (element: HTMLElement | null): string =>
  (element?.structuredText ?? '')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .replace(ASIDE, '')
    .replaceAll(CITED, '')
    .trim();
