import type { CDPSession, Locator } from '@playwright/test';
import { expect, openScenario, stepNumber, test, wordsOf } from './support.ts';

const SCENARIO = 'passing-a-marker';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const swipe = async (cdp: CDPSession, felt: Locator, across: number, along = 0): Promise<void> => {
  const { x, y, width, height } = (await felt.boundingBox())!;
  const [fromX, fromY] = [x + width / 2, y + Math.min(height / 2, 200)];
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: fromX + across * part, y: fromY + along * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test('Swiping over the felt steps on and back; scrolling does not', async ({ page, context }) => {
  const player = await openScenario(page, SCENARIO);
  const felt = player.locator('.felt');
  const cdp = await context.newCDPSession(page);
  await swipe(cdp, felt, -120);
  await expect(stepNumber(player)).toHaveText('1');
  await swipe(cdp, felt, -120);
  await expect(stepNumber(player)).toHaveText('2');
  await swipe(cdp, felt, 120);
  await expect(stepNumber(player)).toHaveText('1');
  await swipe(cdp, felt, 20, -150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(stepNumber(player)).toHaveText('1');
});

test('On a phone the player fills the width, its words stand at the foot of the screen, and below the table once that is scrolled past', async ({
  page,
}) => {
  const player = await openScenario(page, SCENARIO, 'de');
  const box = async (part: string) => (await player.locator(part).boundingBox())!;
  const [felt, dock] = [await box('.felt'), await box('.dock')];
  expect(felt.width).toBe(390);
  expect(dock.width).toBe(390);
  expect(dock.y + dock.height).toBeCloseTo(page.viewportSize()!.height, 0);
  await page.locator('.shows').scrollIntoViewIfNeeded();
  expect((await box('.dock')).y).toBeGreaterThanOrEqual(
    (await box('.felt')).y + (await box('.felt')).height - 1,
  );
  await expect(
    player.getByRole('button', { name: wordsOf('de')['player.step']!, exact: true }),
  ).toBeVisible();
});
