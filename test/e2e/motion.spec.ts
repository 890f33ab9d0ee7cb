import { expect, openScenario, test } from './support.ts';

for (const [wish, longest] of [
  ['reduce', 0],
  ['no-preference', 0.25],
] as const) {
  test(`Motion keeps to what the reader wants (${wish})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: wish });
    const player = await openScenario(page, 'trader-robbed-by-c-and-e');
    await player.getByRole('button', { name: 'Step', exact: true }).click();
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element);
        const animation = animationName === 'none' ? '0s' : animationDuration;
        return [...`${transitionDuration},${animation}`.split(',').map(parseFloat), scrollBehavior === 'smooth' ? 1 : 0];
      }),
    );
    expect(Math.max(...durations)).toBeLessThanOrEqual(longest);
    if (wish === 'no-preference') expect(Math.max(...durations)).toBeGreaterThan(0);
  });
}
