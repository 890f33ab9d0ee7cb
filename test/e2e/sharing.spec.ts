import type { Page } from '@playwright/test';
import {
  awake,
  expect,
  movesOn,
  openScenario,
  pageTypes,
  stepNumber,
  stepTo,
  test,
} from './support.ts';
import { headOf, literally, words } from './words.ts';

const say = words('en', 'rival-kings');

const CHAPTER = '/en/rival-kings/rules/theft/';

/** A player in that chapter. */
const PLAYER = headOf('en/rival-kings/scenarios/trader-robbed-by-c-and-e.mdx');

for (const [language, path] of [
  ['en', CHAPTER],
  ['de', '/de/rival-kings/rules/theft/'],
] as const) {
  test(`Copying the link of a rule copies number, title and address, and says so (${path})`, async ({
    page,
  }) => {
    const text = words(language, 'rival-kings');
    await page.goto(path);
    const rule = page.locator('[id="rk.steal.crest"]');
    const button = rule.locator('.copy');
    await expect(button).toHaveAccessibleName(text('rule.copy', { number: '7.5' }));
    await button.click();
    await expect(rule.getByRole('status')).toHaveText(text('rule.copied'));
    const title = await rule.locator('h3 > span').textContent();
    expect(title).toMatch(/\S/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${text('game')} 7.5 – ${title} – ${page.url()}#rk.steal.crest`,
    );
    await expect(button.locator('use')).toHaveAttribute('href', '#i-link', { timeout: 6000 });
  });
}

test('The player copies a link that opens the step, and shows it as a QR code', async ({
  page,
}) => {
  const player = await openScenario(page, 'passing-a-marker');
  await player.getByRole('button', { name: say('player.step'), exact: true }).click();
  await player.getByRole('button', { name: say('share.copy') }).click();
  await expect(player.getByRole('button', { name: say('share.copied') })).toBeVisible();
  await expect(player.locator('.tools').getByRole('status')).toHaveText(say('share.copied'));
  await expect(page).toHaveURL(/#play=/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const qr = player.getByRole('button', { name: say('share.qr') });
  await qr.click();
  await expect(qr).toHaveAttribute('aria-expanded', 'true');
  await expect(player.getByRole('img', { name: say('share.qr') }).locator('svg')).toBeVisible();
  await expect(player.locator('.qr')).toContainText(page.url());
  await movesOn(player, () =>
    player.getByRole('button', { name: say('player.step'), exact: true }).click(),
  );
  await expect(player.locator('.qr')).toContainText(page.url());
  await qr.click();
  await expect(player.locator('.qr')).toHaveCount(0);
});

/** A page without a secure connection has no clipboard. */
async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  );
}

/** What is selected, without line breaks. */
const selected = (page: Page): Promise<string> =>
  page.evaluate(() => getSelection()!.toString().trim());

test('Where nothing can be copied, a rule shows its text selected and says so', async ({
  page,
}) => {
  await withoutClipboard(page);
  for (const [language, path] of [
    ['en', '/en/rival-kings/rules/theft/'],
    ['de', '/de/rival-kings/rules/theft/'],
  ] as const) {
    const text = words(language, 'rival-kings');
    await page.goto(path);
    const rule = page.locator('[id="rk.steal.crest"]');
    for (let time = 0; time < 2; time += 1) {
      await rule.locator('.copy').click();
      await expect(
        page.getByRole('status').filter({ hasText: text('share.not-copied') }),
      ).toHaveCount(1);
      await expect
        .poll(() => selected(page))
        .toMatch(new RegExp(`7\\.5 – .* – ${literally(page.url())}#rk\\.steal\\.crest$`));
      await page.evaluate(() => getSelection()!.removeAllRanges());
    }
    await expect(page).toHaveURL(path);
  }
});

for (const name of [
  'the table tool with an answer',
  'a table from a link',
  'a score sheet from a link',
  'house rules from a link',
]) {
  test(`Where nothing can be copied, the link is shown selected, and that is said (${name})`, async ({
    page,
  }) => {
    await withoutClipboard(page);
    await page.goto(pageTypes('en')[name]!);
    const copy = page.getByRole('button', { name: say('share.copy') }).first();
    for (let time = 0; time < 2; time += 1) {
      await copy.click();
      await expect(
        page.getByRole('status').filter({ hasText: say('share.not-copied') }),
      ).toHaveCount(1);
      await expect(page.locator('.qr p', { hasText: say('share.not-copied') })).toBeVisible();
      await expect.poll(() => selected(page)).toMatch(/^http.*#play=1\./);
      await page.evaluate(() => getSelection()!.removeAllRanges());
    }
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test(`The QR code of a scenario is seen as a whole: ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const player = await openScenario(page, 'pair-at-the-border', 'en', '', 'king-of-the-valley');
    await player.getByRole('button', { name: say('share.qr') }).click();
    const code = player.getByRole('img', { name: say('share.qr') }).locator('svg');
    await expect(code).toBeInViewport({ ratio: 1 });
    const covered = (): Promise<boolean> =>
      code.evaluate((svg) => {
        const { left, right, top, bottom } = svg.getBoundingClientRect();
        const corners = [
          [left + 9, top + 9],
          [right - 9, top + 9],
          [left + 9, bottom - 9],
          [right - 9, bottom - 9],
        ] as const;
        return corners.some(([x, y]) => !svg.contains(document.elementFromPoint(x, y)));
      });
    await expect.poll(covered).toBe(false);
  });
}

test.describe('Where the part that draws the QR code is missing', () => {
  // The browser reports that the request failed.
  test.use({ missing: /QrTray/ });

  test('the address wraps', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/QrTray*', (route) => route.abort());
    for (const name of [
      'the table tool with an answer',
      'a score sheet from a link',
      'house rules from a link',
    ]) {
      await page.goto(pageTypes('en')[name]!);
      await page
        .getByRole('button', { name: say('share.qr') })
        .first()
        .click();
      await expect(page.locator('.qr')).toContainText('#play=');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    }
  });
});

for (const [name, answer] of [
  ['', undefined],
  [' and a reader who closes it', 'AbortError'],
] as const) {
  test(`The player’s button hands title and address of the step to the share sheet of the device${name}`, async ({
    page,
  }) => {
    await page.addInitScript((failure) => {
      const handed: ShareData[] = [];
      Object.assign(window, { handed });
      navigator.share = (data) => {
        handed.push(data!);
        return failure ? Promise.reject(new DOMException('no', failure)) : Promise.resolve();
      };
      navigator.clipboard.writeText = () => Promise.reject(new Error('nothing is to be copied'));
    }, answer);
    const player = await openScenario(page, 'passing-a-marker');
    await movesOn(player, () =>
      player.getByRole('button', { name: say('player.step'), exact: true }).click(),
    );
    await player.getByRole('button', { name: say('share.send') }).click();
    const handed = () =>
      page.evaluate(() => (window as unknown as { readonly handed: readonly ShareData[] }).handed);
    await expect
      .poll(handed)
      .toEqual([{ title: await player.getAttribute('aria-label'), url: page.url() }]);
    expect(page.url()).toContain('#play=');
    await expect(player.locator('.tray')).toHaveCount(0);
    await expect(player.getByRole('button', { name: say('share.copied') })).toHaveCount(0);
  });
}

test('Full screen shows the player alone, all of it reachable, and ends again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const player = await openScenario(page, 'trader-robbed-by-c-and-e');
  const button = player.getByRole('button', { name: say('player.full-screen') });
  await button.click();
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.matches('section.player')))
    .toBe(true);
  const controls = player.getByRole('button', { name: say('player.step'), exact: true });
  await controls.scrollIntoViewIfNeeded();
  await expect(controls).toBeInViewport();
  await controls.click();
  await expect(stepNumber(player)).toHaveText('1');
  await player.locator('.caption-now .chip').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await button.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('Copying a rule twice in a row gives its sign back', async ({ page }) => {
  await page.clock.install();
  await page.goto(CHAPTER);
  const button = page.locator('[id="rk.steal.crest"] .copy');
  await button.click();
  await expect(button.locator('use')).toHaveAttribute('href', '#i-check');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('#rk.steal.crest');
  // Long enough for the sign of the first copy to go, then for whatever the second may have put
  // off.
  for (let time = 0; time < 2; time += 1) {
    await page.clock.fastForward(6000);
    await expect(button.locator('use')).toHaveAttribute('href', '#i-link');
  }
});

test('Without full screen the button leads to the scenario’s own page at the same step, and is not there on that page', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  );
  await page.goto(CHAPTER);
  const player = await awake(page, PLAYER);
  await stepTo(player, 2);
  await player.getByRole('button', { name: say('player.full-screen') }).click();
  await expect(page).toHaveURL(/\/scenarios\/trader-robbed-by-c-and-e\/#play=/);
  await expect(stepNumber(page.locator('section.player'))).toHaveText('2');
  await expect(page.getByRole('button', { name: say('player.full-screen') })).toHaveCount(0);
});

test('A rule opened in full screen is shown, wherever on the page it stands', async ({ page }) => {
  await page.goto(CHAPTER);
  const player = await awake(page, PLAYER);
  await player.getByRole('button', { name: say('player.full-screen') }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  const rule = page.locator('.rule').last();
  const id = (await rule.getAttribute('id'))!;
  await page.evaluate((to) => (location.hash = to), id);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(rule.locator('h3 > a').first()).toBeInViewport();
});
