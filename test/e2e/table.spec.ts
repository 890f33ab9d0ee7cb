import type { Page } from '@playwright/test';
import { ASKED, expect, fragment, test } from './support.ts';

const TOOL = '/en/rival-kings/table/';

async function open(page: Page, address = TOOL): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-tool] [data-ready]')).toBeVisible();
}

const openExample = async (page: Page): Promise<void> => open(page, `${TOOL}${await fragment({ position: ASKED })}`);

const headline = (page: Page) => page.locator('.answer h2');
const sheet = (page: Page) => page.getByRole('dialog');

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Five taps lay a table of four and bring the answer', async ({ page }) => {
    await open(page);
    await expect(page.locator('.answer')).toContainText('Noor’s is still missing');
    await page.getByRole('button', { name: /^Noor: nothing yet/ }).tap();
    for (const character of ['Queen', 'Courtier', 'Countess', 'Trader']) {
      await sheet(page).getByRole('button', { name: character }).first().tap();
    }
    await expect(sheet(page)).toHaveCount(0);
    await expect(headline(page)).toHaveText('Ines takes 2 markers. Mila and Juri may rob Ines.');
    await expect(page.locator('.out > li')).toHaveCount(4);
    await expect(page.locator('.pick .name b')).toHaveText(['Queen', 'Courtier', 'Countess', 'Trader']);
  });

  test('A Watchman is asked about, and the answer follows', async ({ page }) => {
    await openExample(page);
    await expect(page.locator('.answer .small')).toHaveText('If Ines uses the Watchman against Mila');
    await expect(headline(page)).toHaveText('Mila and Ines take one marker each. Mila and Juri may rob Ines.');
    await page.getByRole('button', { name: 'Don’t use it' }).tap();
    await expect(page.locator('.answer .small')).toContainText('doesn’t use the Watchman against Mila');
    await expect(headline(page)).toHaveText('Juri and Ines take one marker each. Mila and Juri may rob Ines.');
  });

  test('With two players the neutral character is asked for, and seats can be taken and left', async ({ page }) => {
    await open(page);
    for (const seat of ['Juri', 'Ines']) await page.getByRole('group', { name: 'Who’s playing' }).getByRole('button', { name: seat }).tap();
    await page.getByRole('button', { name: /^Noor: nothing yet/ }).tap();
    for (const character of ['Courtier', 'Trader']) await sheet(page).getByRole('button', { name: character }).first().tap();
    await expect(sheet(page)).toHaveAccessibleName(/neutral/);
    await sheet(page).getByRole('button', { name: 'Countess' }).tap();
    await expect(headline(page)).toHaveText('Mila takes 2 markers. Noor may rob Mila.');
    await page.getByRole('group', { name: 'Who’s playing' }).getByRole('button', { name: 'Mila' }).tap();
    await expect(page.locator('.lay .refusal')).toContainText('1.1');
    await expect(headline(page)).toHaveText('Mila takes 2 markers. Noor may rob Mila.');
  });
});

test('A table is laid and answered by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /^Noor: nothing yet/ }).focus();
  await page.keyboard.press('Enter');
  for (const character of ['Duke', 'Courtier', 'Priest', 'Trader']) {
    const choice = sheet(page).getByRole('button', { name: character }).first();
    for (let tabs = 0; tabs < 40 && !(await choice.evaluate((element) => element === document.activeElement)); tabs += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(choice).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(headline(page)).toHaveText('Mila and Juri take 2 markers each. Noor may rob Mila and Juri.');
  await page.getByRole('button', { name: /^Mila, active subject/ }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Mila, active subject/ })).toBeFocused();
});

test('What cannot lie on a table is refused with its rule, and the table stays', async ({ page }) => {
  await openExample(page);
  await page.getByRole('button', { name: /^Mila: Courtier/ }).click();
  await sheet(page).getByRole('button', { name: 'Queen' }).click();
  await expect(sheet(page).getByRole('status')).toContainText('This table isn’t possible');
  await expect(sheet(page).locator('.refusal .chip')).toHaveAttribute('href', /#rk\.components\.inventory$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Mila: Courtier/ })).toBeVisible();
  for (const seat of ['Noor', 'Mila']) {
    await page.getByRole('button', { name: new RegExp(`^${seat}, active subject`) }).click();
    await sheet(page).getByRole('button', { name: 'Watchman' }).click();
  }
  await expect(sheet(page).locator('.refusal .chip')).toHaveAttribute('href', /#rk\.components\.copies$/);
});

test('An impossible table from a link is refused with its rule', async ({ page }) => {
  const queens = ASKED.players.slice(0, 3).map(({ seat }) => ({ seat, played: 'queen' }));
  await open(page, `${TOOL}${await fragment({ position: { players: queens } })}`);
  await expect(page.locator('.answering .refusal')).toContainText('This table isn’t possible');
  await expect(page.locator('.answering .chip')).toHaveAttribute('href', /#rk\.components\.inventory$/);
});

test('A link whose Watchman cannot be used says which rule refuses it', async ({ page }) => {
  const moves = [
    { type: 'reveal', seat: 'noor' },
    { type: 'ability', seat: 'noor', subject: 'watchman' },
  ];
  await open(page, `${TOOL}${await fragment({ position: ASKED, moves })}`);
  await expect(page.locator('.laying .refusal .chip').first()).toHaveAttribute('href', /#rk\./);
  await expect(headline(page)).toBeVisible();
});

test('Another reading changes the answer, and what differs from Crownbook’s stands out', async ({ page }) => {
  await openExample(page);
  const ruling = page.getByRole('group', { name: /Can the Watchman fend off both/ });
  await expect(ruling).toContainText('Mila and Juri take one marker each.');
  await ruling.getByRole('radio', { name: /^Yes/ }).check();
  await expect(headline(page)).toHaveText('Mila and Juri take one marker each. Mila and Juri may rob Ines.');
  await expect(page.locator('.out .differs')).toHaveCount(2);
  await expect(page.locator('.out .differs').first()).toContainText('Our ruling:');
  await page.getByRole('button', { name: 'Use our rulings' }).click();
  await expect(headline(page)).toHaveText('Mila and Ines take one marker each. Mila and Juri may rob Ines.');
  await expect(page.locator('.out .differs')).toHaveCount(0);
});

test('Each seat can be asked what it may do, and the rule that refuses the rest is named', async ({ page }) => {
  await openExample(page);
  await page.getByText('What can Mila do?').click();
  const list = page.locator('.may[open]');
  await expect(list.locator('li', { hasText: 'Steal from Ines' })).toContainText('Steal Recruit from Ines');
  await expect(list.locator('li.not', { hasText: 'Steal from Noor' }).locator('.chip')).toHaveAttribute('href', /#rk\.conflict\.immune$/);
});

test('The address holds the table: another device, or the same one reloaded, shows exactly this', async ({ page, browser, baseURL }) => {
  await openExample(page);
  await page.getByRole('button', { name: 'Don’t use it' }).click();
  await page.getByRole('radio', { name: /^Yes\. There’s no theft from that conflict/ }).check();
  const before = await page.locator('.answering').innerText();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const opened = await other.newPage();
  await opened.goto(link);
  await expect.poll(() => opened.locator('.answering').innerText()).toBe(before.replace('Link copied', 'Copy link'));
  await other.close();
});

test('House rules lead, but a link is read as it was sent', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('house-rules.rival-kings', '{"watchman-two-conflicts":"all-unequal-conflicts","x":"y"}'),
  );
  await open(page);
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(headline(page)).toHaveText('Mila and Juri take one marker each. Mila and Juri may rob Ines.');
  await expect(page.getByRole('group', { name: /Can the Watchman fend off both/ })).toContainText('your house rule');
  await page.goto(`${TOOL}${await fragment({ position: ASKED })}`);
  await page.reload();
  await expect(headline(page)).toHaveText('Mila and Ines take one marker each. Mila and Juri may rob Ines.');
});

test('“Play on from here” opens the same table in the player at the turn in question, under a title that says so', async ({ page }) => {
  await openExample(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const player = page.locator('section.player');
  await expect(player).toHaveAttribute('data-ready');
  await expect(player.locator('.seat .who b')).toHaveText(['Queen', 'Courtier', 'Countess', 'Trader']);
  await expect(player.locator('.caption-now')).toContainText('Noor’s turn');
  const step = await player.locator('.step-no b').textContent();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([`Play on from step ${step}: Noor’s turn`]);
  await expect(page).toHaveTitle(new RegExp(`^Play on from step ${step}: Noor’s turn – `));
  await expect(page.getByText('A table from a link')).not.toBeVisible();
  await expect(player.locator('.tray').getByRole('button', { name: 'Noor', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('The QR code holds the link to this table', async ({ page }) => {
  await openExample(page);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code' }).locator('svg')).toBeVisible();
  await expect(page.locator('.qr')).toContainText('/table/#play=1.');
});

test('Every change can be undone, and the table cleared', async ({ page }) => {
  await openExample(page);
  await page.getByRole('button', { name: /^Juri, markers: 0/ }).click();
  await sheet(page).getByRole('button', { name: 'One more marker' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.out')).toContainText('Juri');
  await expect(page.getByRole('button', { name: /^Juri, markers: 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Juri, markers: 0/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the table' }).click();
  await expect(page.getByRole('button', { name: /nothing yet/ })).toHaveCount(4);
  await expect(page).not.toHaveURL(/#/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headline(page)).toBeVisible();
});

test('The language switch keeps the table', async ({ page }) => {
  await openExample(page);
  await page.locator('.languages summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(headline(page)).toHaveText('Mila und Ines nehmen je 1 Marker. Mila und Juri dürfen Ines bestehlen.');
});
