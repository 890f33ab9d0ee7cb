import { awake, expect, settled, stepNumber, test } from './support.ts';
import { headOf, words } from './words.ts';

const CHAPTER = '/en/rival-kings/rules/theft/';

test('The card of a rule in running text opens at the place and leads back to it', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const cite = page.locator('[id="rk.steal.chain"] .cite').first();
  await cite.scrollIntoViewIfNeeded();
  await settled(page);
  const before = await cite.boundingBox();
  await cite.click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('heading')).toContainText(await cite.innerText());
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/conflicts\/#rk\./);
  await page.locator('.back-bar').click();
  await expect(page).toHaveURL(CHAPTER);
  await expect(cite).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await cite.boundingBox())!.y - before!.y))
    .toBeLessThan(5);
  await expect(page.locator('.back-bar')).toHaveCount(0);
});

test('A player’s keys do nothing while a card lies over it', async ({ page }) => {
  await page.goto(CHAPTER);
  const player = await awake(page, headOf('en/rival-kings/scenarios/trader-robbed-by-c-and-e.mdx'));
  await player.locator('.caption-now').waitFor();
  await player.focus();
  await page.keyboard.press('ArrowRight');
  await player.locator('.caption-now .chip').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stepNumber(player)).toHaveText('1');
});

test('The browser’s own way back takes the offer away', async ({ page }) => {
  await page.goto('/en/rival-kings/rules/theft/');
  await page.locator('main .cite[href*="/theft/"]:visible').first().click();
  await page.getByRole('dialog').getByRole('link').click();
  await expect(page.locator('.back-bar')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.back-bar')).toHaveCount(0);
});

test('A term opens at the place, with the rule behind it and the way to the glossary and back', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const term = page.locator('.rule .term').first();
  const id = new URL((await term.getAttribute('href'))!, 'http://x').hash.slice(1);
  await term.click();
  const card = page.getByRole('dialog');
  await expect(page).toHaveURL(CHAPTER);
  await expect(card.getByRole('heading')).not.toBeEmpty();
  await expect(card.locator('.text')).not.toBeEmpty();
  await card.getByRole('link', { name: words('en')('rule.open-term') }).click();
  await expect(page).toHaveURL(`/en/rival-kings/glossary/#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await page.locator('.back-bar').click();
  await expect(page).toHaveURL(CHAPTER);
  await expect(term).toBeInViewport();
});

test('Where an answer comes from opens at the place, a ruling with a page of its own as well as a decided one', async ({
  page,
}) => {
  for (const [from, by] of [
    ['/en/king-of-the-valley/learn/the-hill/', 'a.ruled[href$="#hill-prices"]'],
    ['/en/king-of-the-valley/cards/jester/', 'a.ruled:not([href*="#"])'],
  ] as const) {
    await page.goto(from);
    const ruled = page.locator(by).first();
    const to = (await ruled.getAttribute('href'))!;
    await ruled.click();
    const card = page.getByRole('dialog');
    await expect(page).toHaveURL(from);
    await expect(card.getByRole('heading')).not.toBeEmpty();
    await expect(card.locator('.text')).not.toBeEmpty();
    await card.getByRole('link', { name: words('en')('rule.open-rulings') }).click();
    await expect(page).toHaveURL(to);
    await page.locator('.back-bar').click();
    await expect(page).toHaveURL(from);
    await expect(ruled).toBeInViewport();
  }
});

test('The rule behind a term opens in its place; Esc gives the focus back', async ({ page }) => {
  await page.goto(CHAPTER);
  const ids = await page
    .locator('main .term')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).hash.slice(1)));
  const told = (await (await page.request.get('/en/rival-kings/terms.json')).json()) as Record<
    string,
    { rule?: { title: string } }
  >;
  const id = ids.find((one) => told[one]!.rule)!;
  const term = page.locator(`main .term[href$="#${id}"]`).first();
  await term.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator('.chip').click();
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText(told[id]!.rule!.title);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(CHAPTER);
});
