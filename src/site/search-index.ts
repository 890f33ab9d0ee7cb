import type { AstroIntegration } from 'astro';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { close, createIndex } from 'pagefind';

/** What is found as one hit: a rule, a scenario or a page. */
interface SearchRecord {
  readonly url: string;
  readonly language: string;
  readonly kind: string;
  readonly title: string;
  /** Rule number, where there is one. */
  readonly number: string;
  /** The chapter or page it belongs to. */
  readonly place: string;
  readonly text: string;
}

/** Indexes the built pages: one record per rule, scenario and page, so that a hit opens at its place. */
export const searchIndex = (): AstroIntegration => ({
  name: 'search-index',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const site = fileURLToPath(dir);
      const records: SearchRecord[] = [];
      for await (const file of glob('*/**/index.html', { cwd: site }))
        records.push(...recordsOf(await readFile(join(site, file), 'utf8'), file));
      const { index, errors } = await createIndex({});
      if (!index) throw new Error(errors.join('; '));
      for (const record of records) await index.addCustomRecord(pagefindRecord(record));
      await index.writeFiles({ outputPath: join(site, 'pagefind') });
      await close();
      logger.info(`${records.length} records`);
    },
  },
});

const pagefindRecord = ({ url, language, kind, title, number, place, text }: SearchRecord) => ({
  url,
  language,
  content: `${title}. ${text}`,
  meta: { title, kind, number, place, text: firstSentence(text) },
  filters: { kind: [kind] },
});

const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;

/** The records of one page; a page without a mark is not found. */
function recordsOf(html: string, file: string): SearchRecord[] {
  const root = parse(html);
  const page = root.querySelector('[data-search-page]');
  if (!page) return [];
  const common = {
    url: `/${file.replace(/index\.html$/, '')}`,
    language: root.querySelector('html')!.getAttribute('lang')!,
    place: page.getAttribute('data-search-title') ?? '',
  };
  const rules = page.querySelectorAll('[data-search="rule"]');
  if (rules.length > 0) return rules.map((rule) => ruleRecord(rule, common));
  const kind = page.getAttribute('data-search-page')!;
  return [{ ...common, kind, title: common.place, number: '', text: words(toldIn(page) ?? page) }];
}

/** The steps of a scenario in words, without the rules they cite. */
function toldIn(page: HTMLElement): HTMLElement | null {
  const told = page.querySelector('.told');
  for (const citation of told?.querySelectorAll('.because, .refusal .row, .refusal .title') ?? []) citation.remove();
  return told;
}

const ruleRecord = (rule: HTMLElement, common: Pick<SearchRecord, 'url' | 'language' | 'place'>): SearchRecord => ({
  ...common,
  url: `${common.url}#${rule.id}`,
  kind: 'rule',
  title: words(rule.querySelector('h3 span')),
  number: words(rule.querySelector('h3 a')),
  text: words(rule.querySelector('.text')),
});

const words = (element: HTMLElement | null): string =>
  (element?.structuredText ?? '')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .trim();
