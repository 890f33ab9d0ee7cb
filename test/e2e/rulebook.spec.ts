import { expect, rulebookPageTypes, test, TRANSLATIONS } from './support.ts';
import { words } from './words.ts';

const GAME = 'nobles-and-glory';
/** What there is only of a game that is played. */
const OF_PLAY = ['learn', 'scenarios', 'table', 'score', 'position'];

test.use({ missing: /\/table\/$/ });

for (const language of TRANSLATIONS[GAME]) {
  const say = words(language);

  test(`A game that is not played says so on its front page, and leads only to what there is of it (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/${GAME}/`);
    await expect(page.getByRole('main')).toContainText(say('game.not-played'));
    await expect(page.locator('.set-ups')).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('link', { name: say('nav.sheet'), exact: true }),
    ).toHaveAttribute('href', `/${language}/${GAME}/sheet/`);
    for (const [name, path] of Object.entries(rulebookPageTypes(language))) {
      await page.goto(path);
      const ways = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
      expect(ways, name).toContain(`/${language}/${GAME}/rules/`);
      const wrong = ways.filter((way) =>
        OF_PLAY.some((part) => way.startsWith(`/${language}/${GAME}/${part}/`)),
      );
      expect(wrong, name).toEqual([]);
    }
    expect((await page.goto(`/${language}/${GAME}/table/`))!.status()).toBe(404);
  });

  test(`The shelf says of which game there is the rulebook only (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`);
    const marked = page.locator('.volume').filter({ hasText: say('library.rules-only') });
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('data-game', GAME);
  });

  test(`Its house rules are kept and shown beside the rules (${language})`, async ({ page }) => {
    await page.goto(`/${language}/${GAME}/rulings/equipoise-direction/`);
    await page.getByRole('button', { name: say('house.choose'), exact: true }).click();
    await page.goto(`/${language}/${GAME}/rulings/`);
    await expect(
      page.locator('[data-ruling="equipoise-direction"] [data-house-rule]'),
    ).toContainText(say('house.rule'));
  });
}
