import type { AstroIntegration } from 'astro';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { close, createIndex } from 'pagefind';
import { apart } from '../islands/search/words.ts';

/** What is found as one hit: a rule, an open ruling, a scenario, a card or a page. */
interface SearchRecord {
  readonly url: string;
  readonly language: string;
  readonly kind: string;
  /** The game that it is about, or `site`. */
  readonly game: string;
  readonly title: string;
  /** Rule number, where there is one. */
  readonly number: string;
  /** The chapter or page it belongs to. */
  readonly place: string;
  readonly text: string;
  /** How players put the question that stands answered there. */
  readonly asked: string;
}

/** Indexes the built pages: one record per rule, scenario and page, so that a hit opens at its place. */
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
        const records: SearchRecord[] = [];
        for await (const file of glob('*/**/index.html', { cwd: site }))
          records.push(...recordsOf(await readFile(join(site, file), 'utf8'), file, await askedIn(content, file)));
        const { index, errors } = await createIndex({});
        if (!index) throw new Error(errors.join('; '));
        for (const record of records) await index.addCustomRecord(pagefindRecord(record));
        await index.writeFiles({ outputPath: join(site, 'pagefind') });
        await close();
        logger.info(`${records.length} records`);
      },
    },
  };
}

const pagefindRecord = ({ url, language, kind, game, title, number, place, text, asked }: SearchRecord) => ({
  url,
  language,
  content: apart(`${title}. ${text}`),
  meta: { title: apart(title), kind, number, place: apart(place), text: apart(firstSentence(text)), asked: apart(asked) },
  filters: { game: [game] },
});

const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;

/** How players put questions, by what answers them: a rule's id, or a page's path below the game. */
type Asked = Readonly<Record<string, readonly string[]>>;

/** The wordings collected for the game and language of a built file; none where there is no such collection. */
async function askedIn(content: string, file: string): Promise<Asked> {
  const [language, game] = file.split('/');
  const path = join(content, language!, game!, 'asked.json');
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Asked) : {};
}

/** The records of one page; a page without a mark is not found. Parts marked `data-search-text` are its text, else all of it. */
function recordsOf(html: string, file: string, asked: Asked): SearchRecord[] {
  const root = parse(html);
  for (const notice of root.querySelectorAll('.stale')) notice.remove();
  const page = root.querySelector('[data-search-page]');
  // A page in another language than its address asks for is found at its own address.
  if (!page || !file.startsWith(`${root.querySelector('html')!.getAttribute('lang')}/`)) return [];
  const common = {
    url: `/${file.replace(/index\.html$/, '')}`,
    language: root.querySelector('html')!.getAttribute('lang')!,
    game: root.querySelector('html')!.getAttribute('data-game') ?? 'site',
    place: page.getAttribute('data-search-title') ?? '',
  };
  const rules = page.querySelectorAll('[data-search="rule"]');
  if (rules.length > 0) return rules.map((rule) => ruleRecord(rule, common, asked));
  const kind = page.getAttribute('data-search-page')!;
  const path = file.split('/').slice(2, -1).join('/');
  return [{ ...common, kind, title: common.place, number: '', text: textOf(page), asked: askedFor(asked, path) }];
}

const askedFor = (asked: Asked, key: string): string => (asked[key] ?? []).join(' · ');

/** The text of a page: the parts marked as such, a scenario's remarks and refusals, or everything. */
function textOf(page: HTMLElement): string {
  const parts = page.querySelectorAll('[data-search-text], .transcript > :first-child .event, .note, .outcome, .refusal div :last-child');
  for (const citation of page.querySelectorAll('.cite')) citation.remove();
  return parts.length > 0 ? parts.map(words).join(' ') : words(page);
}

const ruleRecord = (rule: HTMLElement, common: Pick<SearchRecord, 'url' | 'language' | 'game' | 'place'>, asked: Asked): SearchRecord => ({
  ...common,
  url: `${common.url}#${rule.id}`,
  kind: 'rule',
  title: words(rule.querySelector('h3 span')),
  number: words(rule.querySelector('h3 a')),
  text: words(rule.querySelector('.text')),
  asked: askedFor(asked, rule.id),
});

const words = (element: HTMLElement | null): string =>
  (element?.structuredText ?? '')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .trim();
