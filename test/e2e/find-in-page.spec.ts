import type { Locator, Page } from '@playwright/test';
import { expect, stepNumber, test } from './support.ts';

// A link to a text finds what the browser's own search finds, and shows it the same way: Playwright
// has no hands for the window of that search.

/** What the fragment of a link to a text holds. */
const textFragment = (text: string): string =>
  `#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;

/** Finds a text in the page that is open. */
async function find(page: Page, text: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.id = 'find';
    link.textContent = 'find';
    link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99';
    document.body.append(link);
  }, textFragment(text));
  await page.locator('#find').click();
  await page.locator('#find').evaluate((link) => link.remove());
}

/** Where a text is told on the page; its player is found by it. */
const teller = (page: Page, text: string): Locator =>
  page.locator('section.player', { has: page.locator('.told', { hasText: text }) });

/** What a step of a scenario says, by its place among the steps. */
const wordsOf = async (scenario: Locator, step: number): Promise<string> => {
  const words = await scenario
    .locator('.transcript > li')
    .nth(step)
    .locator('.event, .outcome')
    .first()
    .textContent();
  return words!.trim();
};

for (const [path, step] of [
  ['/en/rival-kings/scenarios/neutral-both/', 4],
  ['/de/rival-kings/rulings/steal-optional/', 5],
  ['/nl/claim/scenarios/a-trick-in-phase-2/', 6],
] as const) {
  test(`The browser’s search finds the steps of a scenario and shows them (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    const player = page.locator('section.player').first();
    await page.locator('[data-scenario]').first().scrollIntoViewIfNeeded();
    await expect(player).toHaveAttribute('data-ready');
    const sought = await wordsOf(player, step);
    await find(page, sought);
    await expect(stepNumber(player)).toHaveText(String(step));
    await expect(player.locator('.told').getByText(sought)).toBeInViewport();
    // Found once more from another step.
    await player.locator('.controls .main').click();
    await expect(stepNumber(player)).toHaveText(String(step + 1));
    await find(page, sought);
    await expect(stepNumber(player)).toHaveText(String(step));
  });
}

for (const width of [390, 1280]) {
  test(`The browser’s search finds the steps of a scenario that nobody has come near yet (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/en/claim/rules/winning-a-trick/');
    const last = page.locator('[data-scenario]').last();
    const sought = await wordsOf(last, 3);
    await expect(last.locator('[data-ready]')).toHaveCount(0);
    await find(page, sought);
    const told = teller(page, sought).locator('.told');
    await expect(told).toBeInViewport();
    // On a phone the scenario is opened over the page.
    await expect(page.getByRole('dialog').locator('.told')).toHaveCount(width === 390 ? 1 : 0);
  });
}
