import type { Page } from '@playwright/test';
import { encodeLink, type Link } from '../../src/engine/permalink.ts';
import {
  ASKED,
  expect,
  GAMES,
  inParts,
  quiet,
  scenarioPath,
  settled,
  test,
  TRICK,
} from './support.ts';

/** What would run, each with a mark that tells an element from a text about one. */
const BODIES = [
  '<img src=x onerror=ran() data-evil>',
  '<svg/onload=ran() data-evil>',
  '<svg data-evil><script>ran()</script></svg>',
  '<script data-evil>ran()</script>',
  '<a data-evil href="javascript:ran()">x</a>',
  '<iframe data-evil srcdoc="<script>parent.ran()</script>"></iframe>',
  '<details data-evil open ontoggle=ran()>',
  '<style data-evil>*{display:none!important}</style>',
  '<form data-evil action=https://evil.example><button autofocus onfocus=ran()>',
  '<meta data-evil http-equiv=refresh content="0;url=https://evil.example">',
  '<math data-evil><mi xlink:href="javascript:ran()">x</mi></math>',
  '<IMG DATA-EVIL SRC=x ONERROR=ran()>',
  'javascript:ran()',
] as const;

/**
 * What gets out of where a text may have been put: attributes, elements, comments, templates,
 * encodings, directions.
 */
const WAYS_OUT: readonly ((body: string) => string)[] = [
  (body) => body,
  (body) => `">${body}`,
  (body) => `'>${body}`,
  (body) => `</b></title></textarea></script></style>${body}`,
  (body) => `-->]]>${body}<!--`,
  (body) => `{seat}{x, select, other {${body}}}`,
  (body) => `$&$\`$'$1\${ran()}${body}`,
  (body) => encodeURIComponent(body),
  (body) => body.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (body) => body.replaceAll('<', '\uFF1C').replaceAll('>', '\uFF1E'),
  (body) => `\u202E\u2066${body}\u0000\u2028`,
];

const HOSTILE = BODIES.flatMap((body) => WAYS_OUT.map((out) => out(body)));
/** One of every body and way out, where each costs a page. */
const SOME = BODIES.map((body, at) => WAYS_OUT[at % WAYS_OUT.length]!(body));

/**
 * Nothing hostile has become part of the page, and nothing has run. That nothing was refused or
 * left the site is for every test to say.
 */
async function expectUnharmed(page: Page, what: string): Promise<void> {
  const harm = await page.evaluate(() => ({
    ran: (globalThis as { harm?: number }).harm ?? 0,
    elements: [...document.querySelectorAll('[data-evil], [href^="javascript:" i], [src="x"]')].map(
      ({ outerHTML }) => outerHTML,
    ),
  }));
  expect(harm, what).toEqual({ ran: 0, elements: [] });
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const marked = globalThis as { harm?: number; ran?: () => void };
    marked.ran = () => (marked.harm = (marked.harm ?? 0) + 1);
  }),
);

test('There are more than a hundred, and each that is a page of its own would run without a policy', async ({
  browser,
}) => {
  expect(new Set(HOSTILE).size).toBeGreaterThan(100);
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.route('https://evil.example/**', (route) => route.abort());
  for (const body of BODIES.slice(0, 4)) {
    await page.setContent(`<script>harm = 0; ran = () => (harm += 1)</script>${body}`);
    await expect
      .poll(() => page.evaluate(() => (globalThis as { harm?: number }).harm), body)
      .toBeGreaterThan(0);
  }
  await context.close();
});

for (const [part, queries] of inParts(HOSTILE, 50).entries()) {
  test(`Whatever is searched for is text (part ${part + 1})`, async ({ page }) => {
    await page.goto('/en/search/');
    for (const query of queries) {
      await page.getByRole('combobox').fill(query);
      await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false');
      await expectUnharmed(page, query);
    }
  });
}

test('Whatever an address searches for is text', async ({ page }) => {
  await page.goto('/en/search/');
  const field = page.getByRole('combobox');
  // Where nothing is found the page says again what was asked for.
  const nothing = 'zzqxv <img src=x onerror=ran() data-evil>';
  await field.fill(nothing);
  await expect(page.locator('.results')).toContainText('img src=x');
  for (const query of SOME) {
    await page.goto(`/en/search/?q=${encodeURIComponent(query)}`);
    await expect(field).toHaveValue(query.replace(/[\r\n]/g, ''));
    await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false');
    await expectUnharmed(page, query);
  }
});

for (const path of ['cards', 'editions']) {
  test(`Whatever an address filters the ${path} by is text`, async ({ page }) => {
    for (const query of SOME) {
      await page.goto(
        `/en/rival-kings/${path}/?q=${encodeURIComponent(query)}&edition=${encodeURIComponent(query)}`,
      );
      await expectUnharmed(page, query);
    }
  });
}

/** The same data again and again, each time with another text or name in it replaced. */
function poisoned(data: unknown, poison: string): unknown[] {
  if (typeof data !== 'object' || data === null) return [poison];
  if (Array.isArray(data))
    return data.flatMap((item, at) =>
      poisoned(item, poison).map((bad) => data.with(at, bad) as unknown),
    );
  return Object.entries(data).flatMap(([key, value]) => {
    const { [key]: _, ...others } = data as Record<string, unknown>;
    return [
      { ...others, [poison]: value },
      ...poisoned(value, poison).map((bad) => ({ ...data, [key]: bad })),
    ];
  });
}

/** Where links are opened, and one that does open there. */
const OPENED: readonly { readonly path: string; readonly link: Link }[] = [
  {
    path: scenarioPath('trader-robbed-by-c-and-e'),
    link: {
      game: 'rival-kings',
      scenario: 'trader-robbed-by-c-and-e',
      step: { name: 'countess-ends', shown: 1 },
      moves: [{ type: 'settle', seat: 'juri' }],
      rulings: { 'own-action-skip': 'must-if-possible' },
      seenFrom: 'juri',
    },
  },
  {
    path: '/en/rival-kings/position/',
    link: {
      game: 'rival-kings',
      position: {
        players: [{ seat: 'noor', played: 'courtier', subjects: ['sailor'] }, { seat: 'mila' }],
        turn: 'noor',
      },
    },
  },
  { path: '/en/claim/position/', link: { game: 'claim', position: TRICK } },
  {
    path: '/en/rival-kings/table/',
    link: {
      game: 'rival-kings',
      position: ASKED,
      rulings: { 'watchman-theft-stands': 'theft-too' },
      moves: [{ type: 'reveal', seat: 'noor' }],
    },
  },
  {
    path: '/en/rival-kings/score/',
    link: {
      game: 'rival-kings',
      position: {
        over: true,
        players: [
          { seat: 'noor', subjects: ['sailor'], buildings: ['harbor'], coins: 7 },
          { seat: 'juri', buildings: ['mine'], markers: 2 },
        ],
        numbers: { farm: 4 },
        series: { goal: { games: 3 }, played: [{ noor: 3, juri: 8 }] },
      },
    },
  },
  {
    path: '/en/rival-kings/house-rules/',
    link: { game: 'rival-kings', rulings: { 'steal-optional': 'must-cover' } },
  },
  {
    path: '/en/rival-kings/rules/theft/',
    link: {
      game: 'rival-kings',
      scenario: 'trader-robbed-by-c-and-e',
      step: { name: 'reveal', shown: 1 },
    },
  },
  { path: '/en/rival-kings/learn/being-robbed/', link: { game: 'rival-kings' } },
];

/** How long a page has for a fragment before the next one comes. */
const PAUSE = 40;

for (const { path, link } of OPENED) {
  test(`Whatever stands behind the # is text (${path})`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const raw = HOSTILE.flatMap(
      (text, at) => [text, `play=${text}`, `play=1.${text}`, encodeURIComponent(text)][at % 4]!,
    );
    const inside = SOME.flatMap((text) => poisoned(link, text) as Link[]);
    // Each place once, with one text after the other; and every text somewhere.
    const places = inside.length / SOME.length;
    const chosen = inside.filter(
      (_, at) => (at % places) % SOME.length === Math.floor(at / places) % SOME.length,
    );
    const fragments = [...raw, ...(await Promise.all(chosen.map(encodeLink)))];
    expect(chosen.length).toBeGreaterThan(0);
    for (const fragment of fragments) {
      await page.evaluate(
        ([hash, pause]) => {
          location.hash = hash;
          return new Promise((resolve) => setTimeout(resolve, pause));
        },
        [fragment, PAUSE] as const,
      );
      await expectUnharmed(page, fragment);
    }
    // Nothing that came too late either; and the page still works.
    await settled(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expectUnharmed(page, 'at the end');
    expect(await page.evaluate(() => document.querySelectorAll('main').length)).toBe(1);
  });
}

/** Every key that the device keeps, with a value of the right shape that holds a text. */
const KEPT: Readonly<Record<string, (text: string) => unknown>> = {
  theme: (text) => text,
  language: (text) => text,
  edition: (text) => text,
  'keep-awake': (text) => text,
  'own-names': (text) => ({
    version: 1,
    names: { noor: text.slice(0, 20), mila: text.slice(-20), juri: text },
  }),
  'own-numbers.king-of-the-valley': (text) => ({ version: 1, numbers: [text, 3, 4, 6, 8, 10] }),
  'search.recent': (text) => [
    { url: `/en/${text}`, kind: 'page', title: text, number: text, place: text },
  ],
  ...Object.fromEntries(
    GAMES.flatMap((game) => [
      [
        `house-rules.${game}`,
        (text: string) => ({ 'steal-optional': text, [text]: text, 'two-dwarves': text }),
      ],
      [`progress.${game}`, (text: string) => ({ version: 1, game, tasks: { [text]: 'solved' } })],
      [
        `score.${game}`,
        (text: string) => ({
          version: 1,
          position: {
            over: true,
            players: [{ seat: 'noor', subjects: [text] }, { seat: text }],
            [text]: text,
          },
        }),
      ],
    ]),
  ),
};

const KEPT_PAGES = [
  '/en/',
  '/en/search/',
  '/en/rival-kings/rules/theft/',
  '/en/rival-kings/editions/',
  '/en/rival-kings/house-rules/',
  '/en/rival-kings/score/',
  '/en/claim/score/',
  '/en/king-of-the-valley/score/',
  '/en/king-of-the-valley/values/',
  '/en/king-of-the-valley/editions/',
  '/en/king-of-the-valley/table/',
  '/en/claim/learn/',
  scenarioPath('follow-faction', 'en', 'claim'),
];

for (const shape of ['as it is', 'in the right shape'] as const) {
  test(`Whatever the device has kept is text (${shape})`, async ({ page }) => {
    await page.goto('/en/about/');
    for (const [at, text] of SOME.entries()) {
      const values = Object.entries(KEPT).map(([key, value]) => {
        const kept = shape === 'as it is' ? text : value(text);
        return [key, typeof kept === 'string' ? kept : JSON.stringify(kept)] as const;
      });
      // Three pages for each text: every page meets several texts, every text several pages.
      for (const path of [0, 1, 2].map(
        (more) => KEPT_PAGES[(at * 3 + more) % KEPT_PAGES.length]!,
      )) {
        await page.evaluate((all) => {
          localStorage.clear();
          for (const [key, value] of all) localStorage.setItem(key, value);
        }, values);
        await page.goto(path);
        if (path !== '/en/search/') await settled(page);
        else await expect(page.getByRole('combobox')).toBeVisible();
        await expectUnharmed(page, `${path} ${text}`);
      }
    }
  });
}

test('The way back leads to no page but one of this site', async ({ page }) => {
  const path = '/en/rival-kings/rules/theft/';
  await page.goto(path);
  for (const url of [
    'javascript:ran()',
    'https://evil.example/',
    'data:text/html,<script>ran()</script>',
    '//evil.example',
    SOME[0]!,
  ]) {
    await page.evaluate(
      (to) =>
        sessionStorage.setItem(
          'came-from',
          JSON.stringify({ url: to, at: 'main', top: 0, title: to, target: location.href }),
        ),
      url,
    );
    await page.reload();
    await quiet(page);
    await expect(page.locator('.back-bar')).toHaveCount(0);
    await expectUnharmed(page, url);
  }
  // … and there it does, under whatever title.
  const title = '<img src=x onerror=ran() data-evil>';
  await page.evaluate(
    (name) =>
      sessionStorage.setItem(
        'came-from',
        JSON.stringify({
          url: new URL('/en/', location.href).href,
          at: 'main',
          top: 0,
          title: name,
          target: location.href,
        }),
      ),
    title,
  );
  await page.reload();
  await expect(page.locator('.back-bar')).toContainText(title);
  await expectUnharmed(page, title);
});

test('Own names are text, wherever the seats are named', async ({ page }) => {
  const names = [
    '<img onerror=ran() >',
    '"><b data-evil>',
    '</script><i data-evil'.slice(0, 20),
    '{seat_gen}$&${1}',
  ];
  for (const [at, name] of names.entries()) {
    await page.goto('/en/claim/learn/');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.locator('#names summary').click();
    await page.locator('#names [name="noor"]').fill(name);
    await page.locator('#names form').getByRole('button').first().click();
    await expect(page.locator('#names [role="status"]')).not.toBeEmpty();
    const path = [
      scenarioPath('follow-faction', 'en', 'claim'),
      '/en/rival-kings/rules/theft/',
      '/en/claim/score/',
      '/en/claim/table/',
    ][at]!;
    await page.goto(path);
    await settled(page);
    await expect(page.locator('main')).toContainText(name.trim());
    await expectUnharmed(page, name);
  }
});

test('A file of progress is text, whatever it holds', async ({ page }) => {
  await page.goto('/en/claim/learn/');
  const input = page.locator('[data-do="import"]');
  for (const text of SOME) {
    for (const content of [
      text,
      JSON.stringify({ version: 1, game: 'claim', tasks: { [text]: 'solved' } }),
      JSON.stringify({ version: text, game: text }),
    ]) {
      await input.setInputFiles({
        name: 'progress.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
      await expect(input).toHaveValue('');
      await expectUnharmed(page, content);
    }
  }
});
