import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { NodeType, type HTMLElement } from 'node-html-parser';
import { expect, test } from '@playwright/test';
import { addressesIn, builtSite, type BuiltPage, type BuiltSite } from './built-site.ts';
import { GAMES, LANGUAGES, TRANSLATIONS, type Language } from './support.ts';
import { isPlayed } from '../../src/games/ids.ts';
import { translatedGames } from '../../src/i18n/game-languages.ts';
import { packagesOf } from '../../src/site/licences.ts';
import { workerModules } from '../../src/site/offline.ts';

const DIST = 'dist/';
/** The public address that the tested site is told (scripts/site.ts). */
const ADDRESS = 'https://crownbook.example';
/** Pages that search engines are not meant to list. */
const UNLISTED = new RegExp(
  `^(404\\.html|[a-z]{2}/(search|offline|(${GAMES.join('|')})/position)/index\\.html)$`,
);

/** The languages in which the page at an address has twins: those of its game, or all. */
function languagesOf(address: string): readonly Language[] {
  const game = address.split('/')[2];
  return game && game in TRANSLATIONS ? TRANSLATIONS[game as keyof typeof TRANSLATIONS] : LANGUAGES;
}

/**
 * The language that a page is written in: that of its address, or English where its game is not
 * told in that.
 */
function languageOf(address: string): Language {
  const language = address.slice(1, 3) as Language;
  return languagesOf(address).includes(language) ? language : 'en';
}

const inLanguage = (address: string, language: string): string =>
  address.replace(/^\/[a-z]{2}\//, `/${language}/`);

/** Whether a page stands in for the same one in another language. */
const standsIn = (address: string): boolean =>
  /^\/[a-z]{2}\//.test(address) && !address.startsWith(`/${languageOf(address)}/`);

let site: BuiltSite;
let pages: readonly BuiltPage[];

// The pages are read once: by one worker, and not where tests are only listed.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  assert.ok(
    existsSync(`${DIST}sitemap-0.xml`),
    'The site is tested with a public address: node scripts/site.ts tested',
  );
  site = builtSite(DIST);
  pages = site.pages;
});

test('Every link and every anchor of every page leads somewhere', () => {
  expect(pages.length).toBeGreaterThan(200);
  const lost = pages.flatMap((page) =>
    addressesIn(page)
      .filter(
        (target) =>
          target.startsWith('/') &&
          !site.has(target.startsWith(page.address + '#i-') ? page.address : target),
      )
      .map((target) => `${page.address} → ${target}`),
  );
  expect(lost).toEqual([]);
  const signs = pages.flatMap(({ address, root }) =>
    root
      .querySelectorAll('use')
      .map((use) => use.getAttribute('href')!)
      .filter((href) => href.startsWith('#') && !site.has(address + href))
      .map((href) => `${address} → ${href}`),
  );
  expect(signs).toEqual([]);
});

test('No page names an address outside the site, other than its own public one', () => {
  const foreign = pages.flatMap((page) =>
    addressesIn(page).filter(
      (target) => /^(https?:)?\/\//.test(target) && !page.root.querySelector(`a[href="${target}"]`),
    ),
  );
  expect(foreign).toEqual([]);
  const styles = globSync('**/*.css', { cwd: DIST }).map((file) =>
    readFileSync(DIST + file, 'utf8'),
  );
  for (const style of styles) expect(style).not.toMatch(/url\(["']?https?:|@import/);
});

test('No page holds a style of an element, a handler or a script that its policy does not let through', () => {
  for (const { address, root } of pages) {
    const metas = root.querySelectorAll('meta[http-equiv]');
    assert.equal(metas.length, 1, address);
    const policy = metas[0]!.getAttribute('content')!;
    // Whoever searches runs Pagefind, which is WebAssembly.
    const isSearching = root.querySelector('.find') !== null;
    assert.equal(policy.includes("script-src 'self' 'wasm-unsafe-eval'"), isSearching, address);
    assert.doesNotMatch(policy.replace("'wasm-unsafe-eval'", ''), /unsafe/, address);
    // It holds for what comes after it only.
    assert.equal(root.querySelectorAll('head > *').indexOf(metas[0]!), 1, address);
    assert.deepEqual(root.querySelectorAll('[style], base, form[action]').map(String), [], address);
    for (const element of root.querySelectorAll('*')) {
      for (const [name, value] of Object.entries(element.attributes)) {
        assert.doesNotMatch(name, /^on/i, address);
        assert.doesNotMatch(value, /^\s*javascript:/i, address);
      }
    }
    for (const inline of root.querySelectorAll('style, script:not([src], [type$="json"])')) {
      const directive = policy
        .split(';')
        .find((one) => one.startsWith(inline.tagName === 'STYLE' ? 'style-src' : 'script-src'))!;
      const hash = createHash('sha256').update(inline.innerHTML).digest('base64');
      assert.ok(directive.includes(`'sha256-${hash}'`), `${address}: ${inline.innerHTML}`);
    }
  }
});

/**
 * Laws about hundreds of pages ask Node: each of Playwright’s own expectations is a step of the
 * report, and takes its time.
 */
test('Every page says its language, title, description and own address, and has one main heading', () => {
  for (const { file, address, root } of pages) {
    const one = (selector: string): HTMLElement => {
      const found = root
        .querySelectorAll(selector)
        .filter((element) => !element.closest('[hidden]'));
      assert.equal(found.length, 1, `${address}: ${selector}`);
      return found[0]!;
    };
    assert.equal(one('html').getAttribute('lang'), languageOf(address), address);
    assert.match(one('title').text, /Crownbook$/, address);
    assert.notEqual(one('h1').text.trim(), '', address);
    one('main');
    if (file === '404.html') continue;
    assert.ok(
      one('meta[name="description"]').getAttribute('content')!.length > 10,
      `${address}: description`,
    );
    const canonical = new URL(one('link[rel="canonical"]').getAttribute('href')!).pathname;
    assert.equal(canonical, inLanguage(address, languageOf(address)), address);
  }
});

/**
 * What would be a sign of Markdown, where it stands in text: running text turns it into something.
 */
const MARKDOWN = /[*\\`]|(^|[\s(“„])_\S|\[[^\]]+\]\(/;

test('No page shows a sign of Markdown that nothing has been made of', () => {
  const shown = ({ root }: BuiltPage): string[] => [
    ...root.querySelectorAll('title').map(({ text }) => text),
    ...root.querySelectorAll('meta[content]').map((meta) => meta.getAttribute('content')!),
    ...wordsIn(root.querySelector('body')!),
  ];
  expect(
    pages.flatMap((page) =>
      shown(page).flatMap((text) =>
        MARKDOWN.test(text) ? `${page.address}: ${text.trim().slice(0, 120)}` : [],
      ),
    ),
  ).toEqual([]);
});

/** The pieces of text that readers see of an element. */
function wordsIn(element: HTMLElement): string[] {
  if (/^(script|style|template)$/i.test(element.rawTagName)) return [];
  return element.childNodes.flatMap((node) =>
    node.nodeType === NodeType.ELEMENT_NODE
      ? wordsIn(node as HTMLElement)
      : node.nodeType === NodeType.TEXT_NODE
        ? [node.text]
        : [],
  );
}

test('Every picture in a list shows something', () => {
  const listed = pages.flatMap(({ address, root }) =>
    root.querySelectorAll('main li a > .table').map((table) => ({ address, table })),
  );
  expect(new Set(listed.map(({ address }) => address.split('/')[2]))).toEqual(
    new Set(GAMES.filter(isPlayed)),
  );
  const blank = listed.filter(
    ({ table }) => table.querySelectorAll('img, .mini, .initial').length === 0,
  );
  expect(
    blank.map(
      ({ address, table }) => `${address}: ${table.closest('li')!.text.trim().slice(0, 40)}`,
    ),
  ).toEqual([]);
  const empty = pages.flatMap(({ address, root }) =>
    root.querySelectorAll('li .initial, li .back, li .mini').flatMap((piece) => {
      const shows = piece.text.trim() !== '' || piece.querySelector('img, svg') !== null;
      return shows || piece.closest('.felt') ? [] : [`${address}: ${piece.outerHTML}`];
    }),
  );
  expect(empty).toEqual([]);
});

test('No two pages of a language share a title or a description', () => {
  for (const language of LANGUAGES) {
    const own = pages.filter(
      ({ address }) => address.startsWith(`/${language}/`) && !standsIn(address),
    );
    const [titles, descriptions] = [
      own.map(({ root }) => root.querySelector('title')!.text),
      own.map(({ root }) =>
        root.querySelector('meta[name="description"]')!.getAttribute('content')!,
      ),
    ];
    for (const said of [titles, descriptions])
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  }
});

test('Every listed page names its twin in every language and the one for everybody else; the others ask not to be listed', () => {
  for (const { file, address, root } of pages) {
    const robots = root.querySelector('meta[name="robots"]')?.getAttribute('content');
    assert.equal(robots, UNLISTED.test(file) ? 'noindex' : undefined, address);
    const twins = Object.fromEntries(
      root
        .querySelectorAll('link[rel="alternate"]')
        .map((link) => [
          link.getAttribute('hreflang')!,
          new URL(link.getAttribute('href')!).pathname,
        ]),
    );
    if (UNLISTED.test(file)) {
      assert.deepEqual(twins, {}, address);
      continue;
    }
    const twinIn = (language: string): string =>
      address === '/' ? `/${language}/` : inLanguage(address, language);
    const expected = Object.fromEntries(
      languagesOf(address).map((language) => [language, twinIn(language)]),
    );
    // The first page offers the library in every language: they name each other.
    assert.deepEqual(
      twins,
      { ...expected, 'x-default': /^\/([a-z]{2}\/)?$/.test(address) ? '/' : twinIn('en') },
      address,
    );
    for (const twin of Object.values(twins)) assert.ok(site.has(twin), twin);
  }
});

test('The map of the site lists exactly the listed pages, and robots are told where it is', () => {
  const map = `${ADDRESS}/sitemap-index.xml`;
  expect(readFileSync(`${DIST}robots.txt`, 'utf8')).toBe(
    `User-agent: *\nAllow: /\nSitemap: ${map}\n`,
  );
  expect(readFileSync(`${DIST}sitemap-index.xml`, 'utf8')).toContain(
    `<loc>${ADDRESS}/sitemap-0.xml</loc>`,
  );
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
      .filter(
        (link) =>
          !link.hasAttribute('hreflang') &&
          !link.getAttribute('href')!.startsWith(address.slice(0, 4)),
      );
    assert.deepEqual(away.map(String), [], address);
    assert.equal(root.querySelector('.untold')!.getAttribute('lang'), address.slice(1, 3), address);
  }
});

test('What a page shows when it is shared, its sign and its manifest are there', () => {
  for (const { file, address, root } of pages) {
    assert.ok(
      site.has(root.querySelector('link[rel="icon"]')!.getAttribute('href')!),
      `${address}: icon`,
    );
    if (file === '404.html' || file === 'index.html') continue;
    assert.ok(
      site.has(root.querySelector('link[rel="manifest"]')!.getAttribute('href')!),
      `${address}: manifest`,
    );
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
      assert.ok(
        root.querySelector(`meta[property="${property}"]`)?.getAttribute('content'),
        `${address}: ${property}`,
      );
    }
    const image = root.querySelector('meta[property="og:image"]')!.getAttribute('content')!;
    assert.ok(site.has(new URL(image).pathname), `${address}: ${image}`);
  }
});

test('No page has an id twice, and what an element says it controls, describes or is labelled by is there', () => {
  for (const { address, root } of pages) {
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    assert.deepEqual(
      ids.filter((id, at) => ids.indexOf(id) < at),
      [],
      address,
    );
    const known = new Set(ids);
    for (const name of ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for'])
      for (const element of root.querySelectorAll(`[${name}]`))
        for (const id of element.getAttribute(name)!.split(' '))
          assert.ok(known.has(id), `${address}: ${name}="${id}"`);
  }
});

/** Where the code comes from that readers are given. */
const GIVEN = 'src/{browser,client,engine,games,i18n,islands,narration,worker}/**/*.{ts,tsx}';

test('The licence of every library that readers are given is on the site, to the letter, and the page about the site leads there', async () => {
  const licences = readFileSync(`${DIST}licenses.txt`, 'utf8').split(/^## /m).slice(1);
  const named = licences.map(
    (licence) => /^(\S+) - [\d.]+ \((?:MIT|ISC|Apache-2\.0)\)\n/.exec(licence)![1]!,
  );
  // What the scripts name, what the worker is bundled of, and what its libraries say of themselves
  // in it.
  const imported = globSync(GIVEN).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )[^;]*? from '((?:@[^'/]+\/)?[^'./@][^'/]*)[^']*';/gm,
    ),
  ]);
  const bundled = packagesOf(await workerModules()).map((folder) =>
    folder.split('/node_modules/').at(-1)!,
  );
  const marked = [...readFileSync(`${DIST}worker.js`, 'utf8').matchAll(/workbox:([a-z]+):/g)].map(
    ([, part]) => `workbox-${part!}`,
  );
  const searching = globSync(`${DIST}*/pagefind/pagefind.js`).length > 0 ? ['pagefind'] : [];
  const given = new Set([
    ...imported.map(([, name]) => name!),
    ...bundled,
    ...marked,
    ...searching,
  ]);
  expect([...given]).toEqual(
    expect.arrayContaining([
      'solid-js',
      'valibot',
      'idb',
      'workbox-core',
      'workbox-routing',
      'pagefind',
    ]),
  );
  expect([...given].filter((name) => !named.includes(name))).toEqual([]);
  expect(named.length).toBe(new Set(named).size);
  for (const licence of licences) expect(licence).toMatch(/Copyright|\(c\)/i);
  for (const page of pages.filter(({ file }) => /^[a-z]{2}\/about\//.test(file)))
    expect(addressesIn(page), page.address).toContain('/licenses.txt');
  for (const { locale, game } of translatedGames())
    expect(readFileSync(`${DIST}${locale}/${game}/files.json`, 'utf8')).toContain(
      '["licenses.txt",',
    );
});

test('Every game, card, ruling and scenario has a picture of its own for links to it, 1200 by 630', async ({
  request,
}) => {
  /** Where the size stands in a PNG. */
  const [WIDTH_AT, HEIGHT_AT] = [16, 20];
  for (const [game, languages] of Object.entries(TRANSLATIONS)) {
    const sitemap = await (await request.get('/sitemap-0.xml')).text();
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(
      ([, path]) => path!,
    );
    for (const language of languages) {
      const shared = pages.filter((path) =>
        new RegExp(`^/${language}/${game}/((cards|rulings|scenarios)/[^/]+/)?$`).test(path),
      );
      expect(shared.length).toBeGreaterThan(isPlayed(game) ? 60 : 18);
      for (const path of shared) {
        const html = await (await request.get(path)).text();
        const [, kind = 'game'] = /^\/\w+\/[\w-]+\/(cards|rulings|scenarios)\//.exec(path) ?? [];
        const slug = kind === 'game' ? 'cover' : path.split('/').at(-2);
        const image = new URL(/property="og:image" content="([^"]+)"/.exec(html)![1]!).pathname;
        expect.soft(image, path).toBe(`/share/${game}/${kind}/${slug}.png`);
        expect.soft(html, path).toContain('property="og:image:alt"');
        if (language !== languages[0]) continue;
        const png = await (await request.get(image)).body();
        expect
          .soft([png.readUInt32BE(WIDTH_AT), png.readUInt32BE(HEIGHT_AT)], image)
          .toEqual([1200, 630]);
      }
    }
  }
});
