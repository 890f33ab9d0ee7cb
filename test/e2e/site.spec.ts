import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, test } from '@playwright/test';
import { LANGUAGES, TRANSLATIONS, type Language } from './support.ts';

const DIST = 'dist/';
/** Pages that search engines are not meant to list. */
const UNLISTED = /^(404\.html|[a-z]{2}\/(search|(rival-kings|claim)\/position)\/index\.html)$/;

interface BuiltPage {
  readonly file: string;
  readonly address: string;
  readonly root: HTMLElement;
}

/** The languages in which the page at an address has twins: those of its game, or all. */
function languagesOf(address: string): readonly Language[] {
  const game = address.split('/')[2];
  return game && game in TRANSLATIONS ? TRANSLATIONS[game as keyof typeof TRANSLATIONS] : LANGUAGES;
}

/** The language that a page is written in: that of its address, or English where its game is not told in that. */
function languageOf(address: string): Language {
  const language = address.slice(1, 3) as Language;
  return languagesOf(address).includes(language) ? language : 'en';
}

const inLanguage = (address: string, language: string): string => address.replace(/^\/[a-z]{2}\//, `/${language}/`);

/** Whether a page stands in for the same one in another language. */
const standsIn = (address: string): boolean => /^\/[a-z]{2}\//.test(address) && !address.startsWith(`/${languageOf(address)}/`);

const pages: BuiltPage[] = [];
const named = new Map<string, ReadonlySet<string>>();

// The pages are read once: by one worker, and not where tests are only listed.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  for (const file of globSync('**/*.html', { cwd: DIST })) {
    const [address, root] = [`/${file.replace(/index\.html$/, '')}`, parse(readFileSync(DIST + file, 'utf8'))];
    pages.push({ file, address, root });
    named.set(address, new Set(root.querySelectorAll('[id]').map((element) => element.id)));
  }
});

/** Where an address of the site lies among the built files, if anywhere. */
function isThere(address: string): boolean {
  const [path = '', anchor] = decodeURI(address)
    .replace(/\?[^#]*/, '')
    .split('#');
  const ids = named.get(path);
  if (!ids) return path !== '' && !path.endsWith('/') && existsSync(DIST + path.slice(1));
  return anchor === undefined || ids.has(anchor);
}

const ATTRIBUTES = ['href', 'src', 'poster', 'data', 'component-url', 'renderer-url', 'xlink:href'];

/** Every address that a page names, as an address of the site where it is one. */
const addressesIn = ({ address, root }: BuiltPage): string[] =>
  root
    .querySelectorAll('[href], [src], [component-url]')
    .filter((element) => !element.matches('[rel="canonical"], [rel="alternate"]'))
    .flatMap((element) => ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []))
    .map((target) => (target.startsWith('#') ? address + target : target));

test('Every link and every anchor of every page leads somewhere', () => {
  expect(pages.length).toBeGreaterThan(200);
  const lost = pages.flatMap((page) =>
    addressesIn(page)
      .filter((target) => target.startsWith('/') && !isThere(target.startsWith(page.address + '#i-') ? page.address : target))
      .map((target) => `${page.address} → ${target}`),
  );
  expect(lost).toEqual([]);
  const signs = pages.flatMap(({ address, root }) =>
    root
      .querySelectorAll('use')
      .map((use) => use.getAttribute('href')!)
      .filter((href) => href.startsWith('#') && !named.get(address)!.has(href.slice(1)))
      .map((href) => `${address} → ${href}`),
  );
  expect(signs).toEqual([]);
});

test('No page names an address outside the site, other than its own public one', () => {
  const foreign = pages.flatMap((page) =>
    addressesIn(page).filter((target) => /^(https?:)?\/\//.test(target) && !page.root.querySelector(`a[href="${target}"]`)),
  );
  expect(foreign).toEqual([]);
  const styles = globSync('**/*.css', { cwd: DIST }).map((file) => readFileSync(DIST + file, 'utf8'));
  for (const style of styles.filter((text) => !text.includes('pagefind'))) expect(style).not.toMatch(/url\(["']?https?:|@import/);
});

/** Laws about hundreds of pages ask Node: each of Playwright’s own expectations is a step of the report, and takes its time. */
test('Every page says its language, title, description and own address, and has one main heading', () => {
  for (const { file, address, root } of pages) {
    const one = (selector: string): HTMLElement => {
      const found = root.querySelectorAll(selector);
      assert.equal(found.length, 1, `${address}: ${selector}`);
      return found[0]!;
    };
    assert.equal(one('html').getAttribute('lang'), languageOf(address), address);
    assert.match(one('title').text, /Crownbook$/, address);
    assert.notEqual(one('h1').text.trim(), '', address);
    one('main');
    if (file === '404.html') continue;
    assert.ok(one('meta[name="description"]').getAttribute('content')!.length > 10, `${address}: description`);
    const canonical = new URL(one('link[rel="canonical"]').getAttribute('href')!).pathname;
    assert.equal(canonical, inLanguage(address, languageOf(address)), address);
  }
});

test('No two listed pages of a language share a title or a description', () => {
  for (const language of LANGUAGES) {
    const listed = pages.filter(({ file, address }) => address.startsWith(`/${language}/`) && !standsIn(address) && !UNLISTED.test(file));
    const titles = listed.map(({ root }) => root.querySelector('title')!.text);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  }
});

test('Every listed page names its twin in every language and the one for everybody else; the others ask not to be listed', () => {
  for (const { file, address, root } of pages) {
    const robots = root.querySelector('meta[name="robots"]')?.getAttribute('content');
    assert.equal(robots, UNLISTED.test(file) ? 'noindex' : undefined, address);
    const twins = Object.fromEntries(
      root
        .querySelectorAll('link[rel="alternate"]')
        .map((link) => [link.getAttribute('hreflang')!, new URL(link.getAttribute('href')!).pathname]),
    );
    if (UNLISTED.test(file)) {
      assert.deepEqual(twins, {}, address);
      continue;
    }
    const twinIn = (language: string): string => (address === '/' ? `/${language}/` : inLanguage(address, language));
    const expected = Object.fromEntries(languagesOf(address).map((language) => [language, twinIn(language)]));
    assert.deepEqual(twins, { ...expected, 'x-default': address === '/' ? '/' : twinIn('en') }, address);
    for (const twin of Object.values(twins)) assert.ok(isThere(twin), twin);
  }
});

test('The map of the site lists exactly the listed pages', () => {
  const listed = readFileSync(`${DIST}sitemap-0.xml`, 'utf8')
    .match(/<loc>[^<]+/g)!
    .map((loc) => new URL(loc.slice('<loc>'.length)).pathname);
  expect(listed.toSorted()).toEqual(
    pages
      .filter(({ file, address }) => !UNLISTED.test(file) && !standsIn(address))
      .map(({ address }) => address)
      .toSorted(),
  );
});

test('On a page that stands in for one in another language every link leads on in the reader’s part, but those that change the language', () => {
  const standIns = pages.filter(({ address }) => standsIn(address));
  expect(standIns.length).toBeGreaterThan(150);
  for (const { address, root } of standIns) {
    const away = root
      .querySelectorAll('a[href^="/"]')
      .filter((link) => !link.hasAttribute('hreflang') && !link.getAttribute('href')!.startsWith(address.slice(0, 4)));
    assert.deepEqual(away.map(String), [], address);
    assert.equal(root.querySelector('.untold')!.getAttribute('lang'), address.slice(1, 3), address);
  }
});

test('What a page shows when it is shared, its sign and its manifest are there', () => {
  for (const { file, address, root } of pages) {
    assert.ok(isThere(root.querySelector('link[rel="icon"]')!.getAttribute('href')!), `${address}: icon`);
    if (file === '404.html' || file === 'index.html') continue;
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
      assert.ok(root.querySelector(`meta[property="${property}"]`)?.getAttribute('content'), `${address}: ${property}`);
    }
    const image = root.querySelector('meta[property="og:image"]')!.getAttribute('content')!;
    assert.ok(isThere(new URL(image).pathname), `${address}: ${image}`);
  }
  const manifest = JSON.parse(readFileSync(`${DIST}manifest.webmanifest`, 'utf8')) as { start_url: string; icons: { src: string }[] };
  for (const target of [manifest.start_url, ...manifest.icons.map(({ src }) => src)]) expect(isThere(target), target).toBe(true);
});
