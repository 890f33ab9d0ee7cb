import { expectFits, WIDTHS } from './page-checks.ts';
import {
  awake,
  claimPageTypes,
  expect,
  inParts,
  NOWHERE,
  openJurisTurn,
  openMilaFollows,
  pageTypes,
  settled,
  test,
  TRANSLATIONS,
} from './support.ts';
import { words } from './words.ts';

test.use({ missing: NOWHERE });

/** How many types of pages one test goes through. */
const AT_ONCE = 12;

for (const [title, types] of [
  ['any type of page at any width in English', pageTypes('en')],
  ['any page of Claim in German', claimPageTypes('de')],
] as const) {
  for (const some of inParts(Object.entries(types), AT_ONCE)) {
    test(`Nothing sticks out of ${title} either: ${some[0]![0]} to ${some.at(-1)![0]}`, async ({
      page,
    }) => {
      for (const [name, path] of some) {
        await page.goto(path);
        await settled(page);
        await expectFits(page, WIDTHS, name);
      }
    });
  }
}

for (const language of TRANSLATIONS['rival-kings']) {
  test(`Nothing sticks out of the player with its trays, nor of the search (${language})`, async ({
    page,
  }) => {
    const player = await openJurisTurn(page, language);
    const tools = player.locator('.tools .button');
    await player.locator('.controls .try').click();
    await player
      .getByRole('button', { name: words(language, 'rival-kings')('player.try.all') })
      .click();
    await player
      .locator('.moves')
      .getByRole('button', {
        name: words(language, 'rival-kings')('action.buy.short'),
        exact: true,
      })
      .click();
    await player.locator('.targets .button').last().click();
    await expect(player.locator('.tray .refusal')).toBeVisible();
    await expectFits(page, WIDTHS, 'trying');
    await tools.first().click();
    await expect(player.getByRole('radio').first()).toBeVisible();
    await expectFits(page, WIDTHS, 'readings');
    await tools.nth(2).click();
    await expect(player.locator('.qr svg')).toBeVisible();
    await expectFits(page, WIDTHS, 'code');
    await player.locator('.chip').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFits(page, WIDTHS, 'rule card');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('crown Wappen');
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    await expectFits(page, WIDTHS, 'search');
  });
}

test.describe('at 200 % zoom', () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 640, height: 400 } });

  for (const name of [
    'a chapter with players',
    'a scenario',
    'a lesson',
    'the table tool with an answer',
    'a score sheet from a link',
  ] as const) {
    test(`nothing sticks out of ${name}`, async ({ page }) => {
      await page.goto(pageTypes('de')[name]!);
      await settled(page);
      await expectFits(page, [640, 384], name);
    });
  }
});

for (const language of ['de', 'nl'] as const) {
  test(`Nothing sticks out of Claim’s table with a card refused (${language})`, async ({
    page,
  }) => {
    const player = await openMilaFollows(page, language);
    await player.getByRole('button', { name: words(language)('player.try') }).click();
    await player.getByRole('button', { name: words(language)('player.try.all') }).click();
    await player.locator('.targets .button').last().click();
    await expect(player.locator('.tray .refusal')).toBeVisible();
    await expectFits(page, [320, 390, 1280], 'trying');
  });
}

test('Lines of prose are at most 70 characters long', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/de/rival-kings/rules/theft/');
  const most = await page.locator('.rule .text p').evaluateAll((all) =>
    Math.max(
      ...all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const lines = new Set(
          [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)),
        ).size;
        return lines > 2 ? one.textContent.length / lines : 0;
      }),
    ),
  );
  expect(most).toBeLessThanOrEqual(75);
});

for (const width of [390, 1280]) {
  test(`A table takes as much room asleep as awake, so that nothing below it moves (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const chapter of [
      'rival-kings/rules/theft',
      'rival-kings/rules/turn-order',
      'claim/rules/winning-a-trick',
    ]) {
      await page.goto(`/en/${chapter}/`);
      await page.evaluate(() => document.fonts.ready);
      const heights = (): Promise<number[]> =>
        page
          .locator('.scenario')
          .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().height));
      const asleep = await heights();
      expect(asleep.length).toBeGreaterThan(0);
      for (const player of await page.locator('.scenario > .player').all()) {
        await awake(page, (await player.getAttribute('aria-label'))!);
        const scene = page.locator('dialog.scene-open');
        if (await scene.isVisible()) await page.keyboard.press('Escape');
        await expect(scene).toHaveCount(0);
      }
      const grown = (await heights()).map((height, place) => Math.abs(height - asleep[place]!));
      expect(Math.max(...grown), chapter).toBeLessThanOrEqual(2);
    }
  });
}
