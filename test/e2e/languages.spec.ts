import type { Page } from '@playwright/test';
import {
  expect,
  LANGUAGES,
  moment,
  scenarioPath,
  stepNumber,
  test,
  TRANSLATIONS,
} from './support.ts';
import { headOf, words } from './words.ts';

const en = words('en', 'rival-kings');
const de = words('de', 'rival-kings');
const nl = words('nl', 'claim');

/** Changes the language by the switch. */
async function switchTo(page: Page, name: string): Promise<void> {
  await page.locator('.languages summary').click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

test('The language switch keeps page, anchor and step, and is remembered', async ({ page }) => {
  await test.step('the rule', async () => {
    await page.goto('/de/rival-kings/rules/theft/#rk.steal.crest');
    await switchTo(page, 'English');
    await expect(page).toHaveURL('/en/rival-kings/rules/theft/#rk.steal.crest');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[id="rk.steal.crest"] h3 > a')).toBeInViewport();
  });
  await test.step('the step', async () => {
    const scenario = 'trader-robbed-by-c-and-e';
    const hash = await moment(scenario, 'countess-takes', 1);
    await page.goto(`${scenarioPath(scenario)}${hash}`);
    await expect(stepNumber(page.locator('section.player'))).toHaveText('12');
    await switchTo(page, 'Deutsch');
    await expect(page).toHaveURL(`${scenarioPath(scenario, 'de')}${hash}`);
    await expect(stepNumber(page.locator('section.player'))).toHaveText('12');
    await expect(page.locator('.step-no')).toContainText(de('decide.turn', { seat: 'Mila' }));
  });
  await test.step('the step of another game, in a language more', async () => {
    const hash = await moment('a-whole-trick', 'mila-follows', 2, 'claim');
    await page.goto(`${scenarioPath('a-whole-trick', 'en', 'claim')}${hash}`);
    await expect(stepNumber(page.locator('section.player'))).toHaveText('3');
    await switchTo(page, 'Nederlands');
    await expect(page).toHaveURL(`${scenarioPath('a-whole-trick', 'nl', 'claim')}${hash}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(stepNumber(page.locator('section.player'))).toHaveText('3');
    const dwarf = (value: number): string => nl('card', { faction: nl('faction.dwarf'), value });
    await expect(page.locator('.caption-now')).toContainText(
      nl('event.trickWon.higher', { seat: 'Mila', winning: dwarf(8), losing: dwarf(6) }),
    );
  });
  await test.step('what is searched for', async () => {
    await page.goto('/de/search/?q=7.3');
    await switchTo(page, 'English');
    await expect(page).toHaveURL('/en/search/?q=7.3');
    await expect(page.getByRole('combobox')).toHaveValue('7.3');
  });
  await page.goto('/');
  await expect(page.locator('li a').first()).toHaveText(/English/);
});

test('The switch names the language that is on, and offers every published one in its own name', async ({
  page,
}) => {
  await page.goto('/de/');
  const summary = page.locator('.languages summary');
  await expect(summary).toHaveAccessibleName(
    `DE, ${de('joint.label', { what: de('nav.language') })} Deutsch`,
  );
  await summary.click();
  const links = page.locator('.languages a');
  await expect(links).toHaveText(['Deutsch', 'English', 'Nederlands']);
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  for (const [at, language] of LANGUAGES.entries()) {
    await expect(links.nth(at)).toHaveAttribute('lang', language);
    await expect(links.nth(at)).toHaveAttribute('hreflang', language);
  }
});

for (const { locale, first } of [
  { locale: 'de-AT', first: 'Deutsch' },
  { locale: 'en-GB', first: 'English' },
  { locale: 'nl-BE', first: 'Nederlands' },
  { locale: 'fr', first: 'English' },
]) {
  test.describe(`a reader whose browser speaks ${locale}`, () => {
    test.use({ locale });

    test(`is offered ${first} first on the root page, and is not sent anywhere`, async ({
      page,
    }) => {
      await page.goto('/');
      const offers = page.locator('main li a');
      await expect(offers).toHaveCount(LANGUAGES.length);
      await expect(offers.first()).toHaveText(new RegExp(first));
      await expect(offers.first()).toHaveClass(/main/);
      await expect(page.locator('main li a.main')).toHaveCount(1);
      await expect(page).toHaveURL('/');
    });

    test('stays where a deep link leads, whatever its language', async ({ page }) => {
      for (const language of LANGUAGES) {
        await page.goto(`/${language}/claim/rules/factions/`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveURL(`/${language}/claim/rules/factions/`);
      }
    });
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ missing: /\/(no-such-page|rules\/nowhere|fr\/rival-kings)\//, locale: 'de' });

  test('says so in the language of the address, with ways on', async ({ page }) => {
    for (const language of LANGUAGES) {
      const response = await page.goto(`/${language}/claim/rules/nowhere/`);
      expect(response!.status()).toBe(404);
      const say = words(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${say('notfound.title')} – Crownbook`);
      await expect(page.getByRole('heading', { name: say('notfound.title') })).toBeVisible();
      await expect(page.locator('section:visible')).toHaveCount(1);
      await expect(page.getByText(say('notfound.unknown-language'))).toBeHidden();
      await expect(page.getByRole('link', { name: say('nav.search') })).toHaveAttribute(
        'href',
        `/${language}/search/`,
      );
      await page.getByRole('link', { name: say('notfound.home') }).click();
      await expect(page).toHaveURL(`/${language}/`);
    }
  });

  test('says so in the reader’s language where the address has none', async ({ page }) => {
    const response = await page.goto('/no-such-page/');
    expect(response!.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: de('notfound.title') })).toBeVisible();
    await expect(page.getByText(de('notfound.unknown-language'))).toBeHidden();
  });

  test('says that a language is not there yet', async ({ page }) => {
    const response = await page.goto('/fr/rival-kings/rules/theft/');
    expect(response!.status()).toBe(404);
    await expect(page.getByText(de('notfound.unknown-language'))).toBeVisible();
    await expect(page.getByText(en('notfound.unknown-language'))).toBeHidden();
  });
});

test('Esc or a tap outside closes the switch', async ({ page }) => {
  await page.goto('/en/rival-kings/');
  const menu = page.locator('.languages');
  const summary = menu.locator('summary');
  await summary.click();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await summary.click();
  await page.locator('h1').click();
  await expect(menu).not.toHaveAttribute('open');
});

test.describe('a game that is not told in the reader’s language', () => {
  const CHAPTER = '/nl/rival-kings/rules/theft/';

  test('stands there in English and says so in the reader’s; its links stay in the reader’s part of the site', async ({
    page,
  }) => {
    await page.goto(CHAPTER);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      headOf('en/rival-kings/rules/theft.mdx'),
    );
    const notice = page.locator('.untold');
    await expect(notice).toHaveAttribute('lang', 'nl');
    await expect(notice).toContainText(nl('game.untold', { game: en('game') }));
    expect(
      new URL((await page.locator('link[rel="canonical"]').getAttribute('href'))!).pathname,
    ).toBe('/en/rival-kings/rules/theft/');
    expect(
      await page
        .locator('link[rel="alternate"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('hreflang'))),
    ).toEqual([...TRANSLATIONS['rival-kings'], 'x-default']);
    await page.locator('main .term[href$="#conflict"]').first().click();
    await expect(page.getByRole('dialog').locator('.chip')).toHaveAttribute(
      'href',
      /^\/nl\/rival-kings\/rules\//,
    );
    await page.keyboard.press('Escape');
    await page.locator('.pager a[rel="next"]').click();
    await expect(page).toHaveURL('/nl/rival-kings/rules/two-players/');
    await notice.getByRole('link').click();
    await expect(page).toHaveURL('/nl/');
  });

  test('is left by the switch for the same page in another language', async ({ page }) => {
    await page.goto(`${CHAPTER}#rk.steal.crest`);
    await switchTo(page, 'English');
    await expect(page).toHaveURL('/en/rival-kings/rules/theft/#rk.steal.crest');
    await expect(page.locator('.untold')).toHaveCount(0);
    await page.goBack();
    await switchTo(page, 'Deutsch');
    await expect(page).toHaveURL('/de/rival-kings/rules/theft/#rk.steal.crest');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('plays, and answers a search, as on the English page', async ({ page }) => {
    await page.goto(scenarioPath('passing-a-marker', 'nl'));
    const player = page.locator('section.player');
    await expect(player).toHaveAttribute('data-ready');
    await player.getByRole('button', { name: en('player.step'), exact: true }).click();
    await expect(stepNumber(player)).toHaveText('1');
    await expect(player.locator('.caption-now .chip').first()).toHaveAttribute(
      'href',
      /^\/nl\/rival-kings\/rules\//,
    );
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('wachter');
    await expect(page.getByRole('option').first()).toContainText(en('card.watchman'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('card.watchman'));
  });
});
