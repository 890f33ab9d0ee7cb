import { lessons as claim } from '../../content/outline/claim-lessons.ts';
import { lessons as kingOfTheValley } from '../../content/outline/king-of-the-valley-lessons.ts';
import { lessons as rivalKings } from '../../content/outline/rival-kings-lessons.ts';
import { expect, LANGUAGES, test, TRANSLATIONS } from './support.ts';

/** The courses whose tasks are cut to the screen of a phone. */
const COURSES = { 'rival-kings': rivalKings, claim, 'king-of-the-valley': kingOfTheValley } as const;
const CUT_TO_SCREENS = ['rival-kings', 'claim', 'king-of-the-valley'] as const;

/** The least share of tasks whose words, table and offers stand on one screen. */
const SHARE = 0.9;
/** The least share of lessons that open with all of their first task in view, below the head of the page. */
const OPENS = 0.8;

for (const locale of LANGUAGES) {
  for (const game of CUT_TO_SCREENS.filter((one) => TRANSLATIONS[one].some((language) => language === locale))) {
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      test(`At ${width} × ${height}, nine of ten tasks of ${game} stand on one screen in ${locale}, with the words that lead up to them`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        const tall: string[] = [];
        let all = 0;
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
        expect(all).toBeGreaterThan(20);
        expect(tall.length / all, tall.join('\n')).toBeLessThanOrEqual(1 - SHARE);
      });
    }

    // Those of King of the Valley begin with more words, and the foot of the table lies below the screen.
    if (game === 'king-of-the-valley') continue;
    test(`Four of five lessons of ${game} open with all of their first task on the screen of a phone in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const cut: string[] = [];
      let all = 0;
      for (const { slug } of COURSES[game]) {
        await page.goto(`/${locale}/${game}/learn/${slug}/`);
        const offers = page.locator('.task').first().locator('.task-console[data-ready]');
        const [bottom, end] = await offers.evaluate((one) =>
          [one, one.closest('.passage')!].map((part) => part.getBoundingClientRect().bottom),
        );
        all += 1;
        // What stays by the thumb may lie over the foot of a passage that is cut.
        if (Math.max(bottom!, end!) > 845) cut.push(`${slug}: ${Math.round(Math.max(bottom!, end!))} px`);
      }
      expect(all).toBeGreaterThan(5);
      expect(cut.length / all, cut.join('\n')).toBeLessThanOrEqual(1 - OPENS);
    });
  }
}
