import type { Page } from '@playwright/test';
import { encodeLink, type Link } from '../../src/engine/permalink.ts';
import { decodeLink } from '../../src/engine/read-link.ts';
import { cleanFragment } from '../../src/i18n/fragment.ts';
import { seeded, type Random } from '../../src/engine/random.ts';
import { ASKED, expect, openScenario, settled, test, wordsOf } from './support.ts';

const ROUNDS = 75;
const TRADER = 'trader-robbed-by-c-and-e';

const LINK: Link = {
  game: 'rival-kings',
  scenario: TRADER,
  step: { name: 'countess-ends', shown: 1 },
  moves: [
    { type: 'settle', seat: 'juri' },
    { type: 'end', seat: 'juri' },
  ],
  rulings: { 'own-action-skip': 'must-if-possible' },
  seenFrom: 'juri',
};

const POSITION: Link = {
  game: 'rival-kings',
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 3, subjects: ['sailor'] },
      { seat: 'mila', played: 'countess', markers: 2 },
      { seat: 'juri', played: 'trader-1', buildings: ['inn'] },
    ],
    piles: { 'building-1': { cards: ['market', 'farm'], coins: 4 } },
    turn: 'noor',
  },
  moves: [{ type: 'end', seat: 'noor' }],
};

const SHEET: Link = {
  game: 'rival-kings',
  position: {
    over: true,
    players: [
      { seat: 'noor', subjects: ['sailor', 'farmer'], buildings: ['harbor'], coins: 7, markers: 1 },
      { seat: 'juri', subjects: ['miner'], buildings: ['mine', 'farm'], coins: 0, markers: 2 },
    ],
    numbers: { farm: 4 },
    rulings: { 'winner-tie': 'more-coins' },
    series: { goal: { games: 3 }, played: [{ noor: 3, juri: 8 }] },
  },
};

const HOUSE_RULES: Link = {
  game: 'rival-kings',
  rulings: {
    'steal-optional': 'must-cover',
    'winner-tie': 'more-coins',
    'farmer-two-stolen': 'both',
  },
};

/** Tools that open a link of their own: what it holds, and how the page answers to it. */
const TOOLS: readonly { readonly page: string; readonly link: Link; readonly answer: string }[] = [
  { page: 'house-rules', link: HOUSE_RULES, answer: '.said .notice, .from-link:not([hidden])' },
];

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random.below(items.length)]!;

/** The fragment with some of its characters changed, dropped, doubled or cut off. */
function damaged(text: string, random: Random): string {
  const at = random.below(text.length);
  const LETTERS = 'ABCxyz019-_.=%"<ä';
  const ways = [
    () => text.slice(0, at),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + pick([...LETTERS], random) + text.slice(at + 1),
    () => text.slice(0, at) + pick([...LETTERS], random) + text.slice(at),
    () => text.slice(0, at) + text.slice(0, at) + text.slice(at),
  ];
  return pick(ways, random)();
}

const ODD_VALUES = [
  null,
  -1,
  1e9,
  0.5,
  '',
  'x',
  'constructor',
  '__proto__',
  [],
  [[]],
  {},
  { type: 'end' },
  'ines',
  'noor',
  true,
];

/** The same data with one value somewhere inside replaced by an odd one. */
function twisted(data: unknown, random: Random): unknown {
  if (typeof data !== 'object' || data === null || random.below(6) === 0)
    return pick(ODD_VALUES, random);
  if (Array.isArray(data)) {
    const at = random.below(data.length + 1);
    return at === data.length
      ? [...(data as readonly unknown[]), pick(ODD_VALUES, random)]
      : (data as readonly unknown[]).map((item, place) =>
          place === at ? twisted(item, random) : item,
        );
  }
  const key = pick(Object.keys(data), random);
  return { ...data, [key]: twisted((data as Record<string, unknown>)[key], random) };
}

/** Links that have been tampered with, the same on every run. */
async function tampered(link: Link, seed: number): Promise<string[]> {
  const random = seeded(seed);
  const whole = await encodeLink(link);
  const links = Array.from({ length: ROUNDS }, async (_, at) =>
    at % 2 === 0
      ? `play=${damaged(whole.slice(5), random)}`
      : await encodeLink(twisted(link, random) as Link),
  );
  return Promise.all(links);
}

/** Puts a fragment into the address of an open page and waits until the page has answered. */
const answered = (page: Page, hash: string, selector: string): Promise<string> =>
  page.evaluate(
    async ([fragment, answer]) => {
      (document.activeElement as HTMLElement | null)?.blur();
      const changed = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      location.hash = fragment;
      await changed;
      while (!document.querySelector(answer))
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.querySelector(answer)!.textContent;
    },
    [hash, selector] as const,
  );

test('Whatever is done to a link into a scenario, the page answers with one sentence or a table', async ({
  page,
}) => {
  const words = wordsOf('de');
  const player = await openScenario(page, TRADER, 'de');
  for (const [round, fragment] of (await tampered(LINK, 7)).entries()) {
    await answered(
      page,
      await encodeLink({
        game: 'rival-kings',
        scenario: TRADER,
        step: { name: 'reveal', shown: 1 + (round % 5) },
      }),
      'section.player:focus',
    );
    await expect(page.locator('.notice')).toHaveCount(0);
    const answer = await answered(page, fragment, '.notice, section.player:focus');
    const link = await decodeLink(cleanFragment(`#${fragment}`));
    if (!link.ok) expect(answer, fragment).toBe(words[`player.link-${link.problem}`]);
    expect(await page.locator('.notice').count(), fragment).toBeLessThanOrEqual(1);
    await expect(player.locator('.caption-now .event')).not.toHaveText('');
  }
});

test('Whatever is done to a link with a table, the page answers with a sentence, a rule or a table', async ({
  page,
}) => {
  const words = wordsOf('de');
  await page.goto(`/de/rival-kings/position/#${await encodeLink(POSITION)}`);
  await expect(page.locator('section.player')).toHaveAttribute('data-ready');
  for (const fragment of await tampered(POSITION, 11)) {
    await answered(page, 'play=9', '.problem');
    const answer = await answered(page, fragment, '.problem, section.player[data-ready]');
    const link = await decodeLink(cleanFragment(`#${fragment}`));
    if (!link.ok) expect(answer, fragment).toContain(words[`player.link-${link.problem}`]);
  }
});

const ASKED_ABOUT: Link = {
  game: 'rival-kings',
  position: ASKED,
  rulings: { 'watchman-theft-stands': 'theft-too' },
  moves: [
    { type: 'reveal', seat: 'noor' },
    { type: 'hold-back', seat: 'ines' },
  ],
};

test('Whatever is done to a link to the table tool, it answers, or says what does not fit', async ({
  page,
}) => {
  const words = wordsOf('de');
  await page.goto('/de/rival-kings/table/');
  await expect(page.locator('[data-tool] [data-ready]')).toBeVisible();
  for (const fragment of await tampered(ASKED_ABOUT, 13)) {
    await answered(page, 'play=9', '.notice');
    const answer = await answered(page, fragment, '.laying');
    const link = await decodeLink(cleanFragment(`#${fragment}`));
    if (!link.ok)
      await expect(page.locator('.notice'), fragment).toHaveText(
        words[`player.link-${link.problem}`]!,
      );
    else
      await expect(
        page.locator('.answering > *').first().or(page.locator('.notice')).first(),
        fragment,
      ).not.toBeEmpty();
    expect(answer, fragment).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('Whatever is done to a link with a score sheet, the page answers with a sentence, a rule or a sheet', async ({
  page,
}) => {
  const words = wordsOf('de');
  const whole = `#${await encodeLink(SHEET)}`;
  await page.goto(`/de/rival-kings/score/${whole}`);
  const notice = page.locator('.score-notice');
  for (const fragment of await tampered(SHEET, 13)) {
    await page.evaluate((hash) => (location.hash = hash), whole);
    await expect(notice).toContainText(words['score.from-link']!);
    await page.evaluate((hash) => (location.hash = hash), fragment);
    const link = await decodeLink(cleanFragment(`#${fragment}`));
    if (!link.ok) await expect(notice).toContainText(words[`player.link-${link.problem}`]!);
    await expect(notice).toHaveCount(1);
    await expect(page.locator('.score-series')).toBeVisible();
  }
});
for (const [seed, { page: tool, link, answer }] of TOOLS.entries()) {
  test(`Whatever is done to a link for ${tool}, the page answers with one sentence or opens it, and goes on working`, async ({
    page,
  }) => {
    const words = wordsOf('de');
    await page.goto(`/de/rival-kings/${tool}/`);
    await settled(page);
    for (const fragment of await tampered(link, 23 + seed)) {
      await answered(page, 'play=9', answer);
      await expect(page.locator(answer)).toContainText(words['player.link-unknown-version']!);
      await page.evaluate(
        (selector) => document.querySelector(selector)!.replaceChildren(),
        answer,
      );
      const said = await answered(page, fragment, `:is(${answer}):not(:empty)`);
      const read = await decodeLink(cleanFragment(`#${fragment}`));
      if (!read.ok) expect(said, fragment).toContain(words[`player.link-${read.problem}`]);
      await expect(page.locator(answer), fragment).toHaveCount(1);
    }
    await answered(page, await encodeLink(link), '.from-link:not([hidden])');
  });
}
