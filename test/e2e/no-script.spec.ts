import { expect, GAMES, scenarioPath, test } from './support.ts';
import { PLAYED_IDS } from '../../src/games/ids.ts';
import { headOf, words } from './words.ts';

const say = words('de', 'rival-kings');

test.use({ javaScriptEnabled: false, locale: 'de' });

test('Chapters read from beginning to end, and every link leads on', async ({ page }) => {
  await page.goto('/de/rival-kings/rules/theft/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    headOf('de/rival-kings/rules/theft.mdx'),
  );
  await expect(page.locator('.rule')).toHaveCount(13);
  for (const rule of await page.locator('.rule').all())
    await expect(rule.locator('.text')).toBeVisible();
  await page.getByRole('link', { name: '7.9' }).first().click();
  await expect(page).toHaveURL(/#rk\.steal\./);
  await page.locator('.pager a[rel="next"]').click();
  await expect(page).toHaveURL('/de/rival-kings/rules/two-players/');
});

test('A scenario is readable as its steps, each with its rules', async ({ page }) => {
  await page.goto(scenarioPath('trader-robbed-by-c-and-e', 'de'));
  const steps = page.locator('.transcript > li');
  await expect(steps).toHaveCount(21);
  await expect(steps.last().locator('.outcome')).toBeVisible();
  for (const [at, step] of (await steps.all()).slice(0, -1).entries()) {
    await expect(step.locator('.event')).toBeVisible();
    if (at > 0) await expect(step.locator('.chip b').first()).toHaveText(/^\d+\.\d+$/);
  }
  await expect(page.getByText(say('player.refused.title')).first()).toBeVisible();
  await expect(page.locator('.felt')).toBeVisible();
  await page.locator('.transcript .chip').first().click();
  await expect(page).toHaveURL(/\/de\/rival-kings\/rules\/[a-z-]+\/#rk\./);
});

test('A hint stays a hint: it opens without script', async ({ page }) => {
  await page.goto(scenarioPath('jailer-before-settling', 'de'));
  const hint = page.locator('details.hint');
  await expect(hint).not.toHaveAttribute('open');
  await hint.locator('summary').click();
  await expect(hint).toHaveAttribute('open');
});

test('No control is shown that would do nothing', async ({ page }) => {
  for (const path of [
    '/de/',
    '/de/rival-kings/',
    '/de/rival-kings/rules/theft/',
    scenarioPath('trader-robbed-by-c-and-e', 'de'),
    '/de/rival-kings/position/',
    '/de/rival-kings/house-rules/',
    '/de/king-of-the-valley/values/',
    '/de/rival-kings/rulings/steal-optional/',
    '/de/search/',
    '/de/about/',
  ]) {
    await page.goto(path);
    await expect(page.locator('button:visible'), path).toHaveCount(0);
    // Whether diagrams are printed is for styles to say, not for a script.
    await expect(page.locator('input:not(#with-diagrams):visible'), path).toHaveCount(0);
  }
});

test('Search and the page for tables from links say where to go without script', async ({
  page,
}) => {
  await page.goto('/de/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('nav.search') })
    .click();
  await expect(page).toHaveURL('/de/search/');
  const ways = page.getByRole('main').getByRole('link');
  await expect(ways).toHaveCount(4 * PLAYED_IDS.length + 3 * (GAMES.length - PLAYED_IDS.length));
  await ways
    .filter({ hasText: `${say('joint.label', { what: say('game') })} ${say('nav.rules')}` })
    .click();
  await expect(page).toHaveURL('/de/rival-kings/rules/');
  await page.goto('/de/rival-kings/position/');
  await expect(page.locator('noscript p')).toHaveText(say('linked.no-script'));
  await expect(page.locator('noscript p')).toBeVisible();
});

test('House rules read as what Crownbook plays, and say what choosing needs', async ({ page }) => {
  await page.goto('/de/rival-kings/house-rules/');
  await expect(page.locator('noscript p')).toHaveText(say('house.no-script'));
  await expect(page.locator('fieldset')).toHaveCount(26);
  for (const point of await page.locator('fieldset').all()) {
    await expect(point.locator('legend')).toBeVisible();
    await expect(point.locator('label').first()).toContainText(say('readings.plays'));
    await expect(point.getByText(say('house.yours')).filter({ visible: true })).toHaveCount(0);
  }
  await page.locator('fieldset').first().getByRole('link').click();
  await expect(page).toHaveURL('/de/rival-kings/rulings/cancelled-pair-scope/');
});

test('The language switch and the root page work without script', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Deutsch/ }).click();
  await expect(page).toHaveURL('/de/');
  await page.locator('.languages summary').click();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/en/');
});

test('Claim reads without script: a chapter, a scenario as its steps with the table, a card, and no control that would do nothing', async ({
  page,
}) => {
  await page.goto('/de/claim/rules/collecting/');
  await expect(page.locator('.rule')).toHaveCount(11);
  for (const rule of await page.locator('.rule').all())
    await expect(rule.locator('.text')).toBeVisible();
  await page.goto(scenarioPath('follow-faction', 'de', 'claim'));
  await expect(page.locator('.felt .seat')).toHaveCount(2);
  for (const step of await page.locator('.transcript > li').all())
    await expect(step.locator('.event, .outcome').first()).toBeVisible();
  await expect(page.getByText(say('player.refused.title')).first()).toBeVisible();
  for (const path of [
    '',
    'rules/collecting/',
    'scenarios/follow-faction/',
    'cards/',
    'house-rules/',
    'learn/tricks/',
  ]) {
    await page.goto(`/de/claim/${path}`);
    await expect(
      page.locator('button:visible, input:not(#with-diagrams):visible'),
      path,
    ).toHaveCount(0);
  }
});
