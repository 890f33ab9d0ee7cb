import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support.ts';

async function open(page: Page, address = '/en/claim/table/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-tool] [data-ready]')).toBeVisible();
}

const headline = (page: Page): Locator => page.locator('.answer h2');
const sheet = (page: Page): Locator => page.getByRole('dialog');
const inSheet = (page: Page, name: string): Locator => sheet(page).getByRole('button', { name, exact: true });

/** Leads a card and gives the second player these, each by its faction and its name. */
async function lay(page: Page, led: readonly [string, string], hand: readonly (readonly [string, string])[]): Promise<void> {
  await page.getByRole('button', { name: /^Noor leads: nothing yet/ }).tap();
  await inSheet(page, led[0]).tap();
  await inSheet(page, led[1]).tap();
  await expect(sheet(page)).toHaveAccessibleName('Mila: second card or hand');
  for (const [faction, card] of hand) {
    await inSheet(page, faction).tap();
    await inSheet(page, card).tap();
  }
  await inSheet(page, 'Done').tap();
  await expect(sheet(page)).toHaveCount(0);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('A trick is laid by tapping; the answer says who wins and where the cards go, with its rules', async ({ page }) => {
  await open(page);
  await expect(page.locator('.answer')).toContainText('The card that Noor leads is still missing');
  await lay(page, ['Goblins', 'Goblin 8'], [['Knights', 'Knight 2']]);
  await expect(headline(page)).toHaveText('A Knight beats the Goblin it’s played on, regardless of their values: Mila wins the trick.');
  await expect(page.locator('.out')).toContainText('Discarded: Goblin 8 and Knight 2');
  await expect(page.locator('.chain .chip[href$="#cl.faction.knight"]').first()).toBeVisible();
  await page.getByRole('button', { name: '2: supporters' }).tap();
  await expect(page.locator('.out')).not.toContainText('Discarded');
  await expect(page.getByRole('button', { name: /^Card on offer/ })).toHaveCount(0);
});

test('Of a hand every card is judged: a Knight has to wait for the Goblin, and the choice is open until somebody makes it', async ({
  page,
}) => {
  await open(page);
  await lay(
    page,
    ['Goblins', 'Goblin 8'],
    [
      ['Goblins', 'Goblin 3'],
      ['Knights', 'Knight 5'],
      ['Doppelgangers', 'Doppelganger 9'],
    ],
  );
  await expect(headline(page)).toHaveText('Mila may choose between Goblin 3 and Doppelganger 9; Knight 5 is not allowed.');
  const refused = page.locator('.may .not');
  await expect(refused).toHaveCount(1);
  await expect(refused).toContainText('Knight 5');
  await expect(refused.locator('.chip')).toHaveAttribute('href', /#cl\.faction\.knight\.must-still-follow$/);
  await page.getByRole('button', { name: 'Play Doppelganger 9' }).tap();
  await expect(headline(page)).toHaveText('Mila wins the trick: Doppelganger 9 is higher than Goblin 8.');
});

test('A card that lies on the table cannot be picked again, except a Goblin 0', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /^Noor leads: nothing yet/ }).tap();
  await inSheet(page, 'Goblin 0').tap();
  await inSheet(page, 'Goblin 0').tap();
  await inSheet(page, 'Goblin 4').tap();
  await expect(sheet(page).getByRole('button', { name: 'Goblin 4, already on the table' })).toBeDisabled();
  await inSheet(page, 'Remove Goblin 4').tap();
  await inSheet(page, 'Done').tap();
  await expect(headline(page)).toHaveText('Goblin 0 and Goblin 0 tie, so the Leader, Noor, wins the trick.');
});

test('The address holds the trick, in another language too, and the player opens it', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Show an example' }).tap();
  await expect(page).toHaveURL(/#/);
  const { hash } = new URL(page.url());
  await open(page, `/nl/claim/table/${hash}`);
  await expect(headline(page)).toContainText('Mila mag kiezen tussen Goblin 3 en Dubbelganger 9');
  await page.goto('about:blank');
  await open(page, `/en/claim/table/${hash}`);
  await page.getByRole('button', { name: 'Play Goblin 3' }).tap();
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await expect(page).toHaveURL(/\/en\/claim\/position\/#/);
  await expect(page.locator('section.player')).toHaveAttribute('data-ready');
});

test('By keyboard alone a trick is laid and taken back', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /^Noor leads: nothing yet/ }).focus();
  await page.keyboard.press('Enter');
  await inSheet(page, 'Dwarves').focus();
  await page.keyboard.press('Enter');
  await inSheet(page, 'Dwarf 5').focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveAccessibleName('Mila: second card or hand');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Noor leads: Dwarf 5. Change' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Noor leads: nothing yet/ })).toBeVisible();
});
