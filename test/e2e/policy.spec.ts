import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  claimPageTypes,
  DUTCH_PAGES,
  expect,
  NOWHERE,
  pageTypes,
  settled,
  test,
  TRANSLATIONS,
  valleyPageTypes,
} from './support.ts';

// The preview sends the policy that a host would, so every other browser test runs under it as
// well, and fails on what it refuses.
test.use({ missing: NOWHERE });

/** One page of every type in every language, in parts of a minute at most. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(
    TRANSLATIONS['rival-kings'].map((language) => [
      `the site and Rival Kings, ${language}`,
      pageTypes(language),
    ]),
  ),
  ...Object.fromEntries(
    TRANSLATIONS.claim.map((language) => [`Claim, ${language}`, claimPageTypes(language)]),
  ),
  'King of the Valley, en': valleyPageTypes('en'),
  'the site, nl': DUTCH_PAGES,
};

/** What the built file of headers says of a path, rule by rule. */
const rules = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readFileSync('dist/_headers', 'utf8')
      .trim()
      .split('\n\n')
      .map((rule) => {
        const [path, ...headers] = rule.split('\n  ');
        return [path!, headers] as const;
      }),
  );

/** Scrolls through the page, so that whatever waits to come near the screen has come. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** What Playwright says by itself where tests have no worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Ids that several elements of a page have, as it stands now: what names one of them would find the
 * first.
 */
const doubleIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) < at);
  });

for (const [part, types] of Object.entries(PARTS)) {
  test(`Every type of page does all it does under its policy, and the browser has nothing to say (${part})`, async ({
    page,
    troubles,
  }) => {
    const said: string[] = [];
    page.on(
      'console',
      (message) =>
        !NOWHERE.test(message.location().url) &&
        message.text() !== NO_WORKER &&
        said.push(message.text()),
    );
    for (const [name, path] of Object.entries(types)) {
      const response = await page.goto(path);
      await settled(page);
      await walkThrough(page);
      expect.soft(troubles.splice(0), name).toEqual([]);
      expect.soft(said.splice(0), name).toEqual([]);
      expect.soft(await doubleIds(page), name).toEqual([]);
      if (response?.status() === 200)
        expect
          .soft(response.headers()['content-security-policy'], name)
          .toContain("default-src 'none'");
      await expect(
        page.locator('head > meta[http-equiv="content-security-policy"]'),
        name,
      ).toHaveCount(1);
    }
  });
}

test('Whatever stands in a page without being in its policy is refused, and seen by these tests', async ({
  page,
  troubles,
}) => {
  await page.goto('/en/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p style="color: red" id="styled">red</p><img src="/favicon.svg?" onload="document.title = \'ran\'">',
    );
    const script = document.createElement('script');
    script.textContent = 'document.title = "ran"';
    document.body.append(script);
  });
  // The browser says it twice: for the header, and for the page's own policy.
  const refused = (): Set<string | undefined> =>
    new Set(troubles.map((trouble) => /inline [a-z ]+(?= violates)/.exec(trouble)?.[0]));
  await expect
    .poll(refused)
    .toEqual(new Set(['inline style', 'inline event handler', 'inline script']));
  await expect(page).not.toHaveTitle('ran');
  await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  troubles.length = 0;
});

test('The headers for hosts are what the preview sends: strict, and with WebAssembly as all that is unsafe', async ({
  request,
}) => {
  const sent = (await request.get('/en/')).headers();
  const all = rules().get('/*')!;
  for (const header of all) {
    const [name, ...value] = header.split(': ');
    expect(sent[name!.toLowerCase()]).toBe(value.join(': '));
  }
  expect(all.map((header) => header.split(':')[0])).toEqual([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
  ]);
  expect(all[0]).toContain("script-src 'self' 'wasm-unsafe-eval' ");
  expect(all[0]!.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*|data:|https?:/);
  expect(all[0]).toContain("frame-ancestors 'none'");
  // Longer lines are not read by every host.
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(2000);
});

/**
 * Which rules of the file of headers are about a path: one to the letter, or one with a star at its
 * end.
 */
const rulesFor = (path: string): string[] =>
  [...rules().keys()].filter((rule) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule,
  );

test('What hosts may keep for good has its content in its name; everything else is asked for anew, by one rule each', () => {
  for (const file of globSync('dist/_astro/**/*.*')) expect(file).toMatch(/\.[\w-]{8}\.\w+$/);
  const files = globSync('dist/**/*', { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^.*?dist\//, '/'));
  expect(files.length).toBeGreaterThan(1000);
  for (const path of files.flatMap((file) => [file, file.replace(/\/index\.html$/, '/')])) {
    const told = rulesFor(path).flatMap((rule) =>
      rules()
        .get(rule)!
        .filter((header) => header.startsWith('Cache-Control: ')),
    );
    expect(told, path).toEqual([
      `Cache-Control: ${path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache'}`,
    ]);
    expect(rulesFor(path).filter((rule) => rule !== '/*').length, path).toBe(1);
  }
});

test('A picture with several faces, opened by itself, shows the one that its address names', async ({
  page,
}) => {
  // Browsers look for the sign of a host that names none, as pages do.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  for (const [address, shown] of [
    ['/arms/claim/goblin.svg', ['card']],
    ['/arms/claim/goblin.svg#3', ['3']],
  ] as const) {
    await page.goto('/en/');
    await page.goto(address);
    const visible = await page.evaluate(() =>
      [...document.querySelectorAll('.face, .card')]
        .filter((face) => getComputedStyle(face).display !== 'none')
        .map((face) => face.id || 'card'),
    );
    expect(visible).toEqual(shown);
  }
});
