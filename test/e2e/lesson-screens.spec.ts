import { lessons as claim } from '../../content/outline/claim-lessons.ts';
import { lessons as rivalKings } from '../../content/outline/rival-kings-lessons.ts';
import { expect, LANGUAGES, test, TRANSLATIONS } from './support.ts';

/** The courses whose tasks are cut to the screen of a phone; that of King of the Valley is still taller. */
const COURSES = { 'rival-kings': rivalKings, claim } as const;
const CUT_TO_SCREENS = ['rival-kings', 'claim'] as const;

/** The least share of tasks whose words, table and offers stand on one screen. */
const SHARE = 0.9;
/** The least share of lessons that open with all of their first task in view, below the head of the page. */
const OPENS = 0.8;

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const) {
  for (const locale of LANGUAGES) {
    test(`At ${width} × ${height}, nine of ten tasks stand on one screen in ${locale}, with the words that lead up to them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const tall: string[] = [];
      let all = 0;
      for (const game of CUT_TO_SCREENS.filter((one) => TRANSLATIONS[one].some((language) => language === locale))) {
        for (const { slug, tasks } of COURSES[game]) {
          await page.goto(`/${locale}/${game}/learn/${slug}/`);
          for (const id of tasks) {
            const task = page.locator(`[id="${id}"]`);
            await task.scrollIntoViewIfNeeded();
            await expect(task.locator('[data-ready]')).toBeVisible();
            const passage = await task.evaluate((one) => one.closest('.passage')!.getBoundingClientRect().height);
            all += 1;
            if (passage > height + 1) tall.push(`${slug}/${id}: ${Math.round(passage)} px`);
          }
        }
      }
      expect(all).toBeGreaterThan(20);
      expect(tall.length / all, tall.join('\n')).toBeLessThanOrEqual(1 - SHARE);
    });
  }
}

for (const locale of LANGUAGES) {
  test(`Four of five lessons open with all of their first task on the screen of a phone in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const cut: string[] = [];
    let all = 0;
    for (const game of CUT_TO_SCREENS.filter((one) => TRANSLATIONS[one].some((language) => language === locale))) {
      for (const { slug } of COURSES[game]) {
        await page.goto(`/${locale}/${game}/learn/${slug}/`);
        const offers = page.locator('.task').first().locator('.task-console[data-ready]');
        const bottom = await offers.evaluate((one) => one.getBoundingClientRect().bottom);
        all += 1;
        if (bottom > 845) cut.push(`${slug}: ${Math.round(bottom)} px`);
      }
    }
    expect(all).toBeGreaterThan(5);
    expect(cut.length / all, cut.join('\n')).toBeLessThanOrEqual(1 - OPENS);
  });
}
