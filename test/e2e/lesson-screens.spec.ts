import { lessons as claim } from '../../content/outline/claim-lessons.ts';
import { lessons as kingOfTheValley } from '../../content/outline/king-of-the-valley-lessons.ts';
import { lessons as rivalKings } from '../../content/outline/rival-kings-lessons.ts';
import { expect, LANGUAGES, test, TRANSLATIONS } from './support.ts';

/** The courses whose tasks are cut to the screen of a phone. */
const COURSES = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
} as const;
const CUT_TO_SCREENS = ['rival-kings', 'claim', 'king-of-the-valley'] as const;

/** The phones, the one whose screen lessons open on first. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;
const [PHONE] = PHONES;

/** The least share of tasks whose words, table and offers stand on one screen. */
const SHARE = 0.9;
/**
 * The least share of lessons that open with all of their first task in view, below the head of the
 * page.
 */
const OPENS = 0.8;

for (const locale of LANGUAGES) {
  for (const game of CUT_TO_SCREENS.filter((one) =>
    TRANSLATIONS[one].some((language) => language === locale),
  )) {
    // The first passages of King of the Valley have more words, and the foot of the table lies
    // below the screen.
    const opensWhole = game !== 'king-of-the-valley';
    test(`Nine of ten tasks of ${game} stand on one screen of a phone in ${locale}, with the words that lead up to them${opensWhole ? ', and four of five lessons open with all of the first' : ''}`, async ({
      page,
    }) => {
      const tall = new Map(PHONES.map(({ width }) => [width, [] as string[]]));
      const cut: string[] = [];
      let all = 0;
      for (const { slug, tasks } of COURSES[game]) {
        await page.setViewportSize(PHONE);
        await page.goto(`/${locale}/${game}/learn/${slug}/`);
        // What stays by the thumb may lie over the foot of a passage that is cut.
        const offers = page.locator('.task').first().locator('.task-console[data-ready]');
        const end = await offers.evaluate((one) =>
          Math.max(
            ...[one, one.closest('.passage')!].map((part) => part.getBoundingClientRect().bottom),
          ),
        );
        if (end > PHONE.height + 1) cut.push(`${slug}: ${Math.round(end)} px`);
        for (const id of tasks) {
          const task = page.locator(`[id="${id}"]`);
          await task.scrollIntoViewIfNeeded();
          await expect(task.locator('[data-ready]')).toBeVisible();
        }
        for (const { width, height } of PHONES) {
          await page.setViewportSize({ width, height });
          const passages = await page.evaluate(
            (ids) =>
              ids.map(
                (id) =>
                  document.getElementById(id)!.closest('.passage')!.getBoundingClientRect().height,
              ),
            tasks,
          );
          for (const [at, passage] of passages.entries())
            if (passage > height + 1)
              tall.get(width)!.push(`${slug}/${tasks[at]!}: ${Math.round(passage)} px`);
        }
        all += tasks.length;
      }
      expect(all).toBeGreaterThan(20);
      for (const [width, passages] of tall)
        expect
          .soft(passages.length / all, `${width} px: ${passages.join('\n')}`)
          .toBeLessThanOrEqual(1 - SHARE);
      expect(COURSES[game].length).toBeGreaterThan(5);
      if (opensWhole)
        expect(cut.length / COURSES[game].length, cut.join('\n')).toBeLessThanOrEqual(1 - OPENS);
    });
  }
}
