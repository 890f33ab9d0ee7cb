import { expectAccessible } from './page-checks.ts';
import {
  expect,
  fragment,
  NOWHERE,
  openJurisTurn,
  openMilaFollows,
  openScenario,
  settled,
  stepTo,
  test,
} from './support.ts';
import { literally, words } from './words.ts';

const say = words('de', 'rival-kings');
const claim = words('de', 'claim');

test.use({ missing: NOWHERE, locale: 'de' });

test('Nothing stands in anybody’s way in the tray with a refused move', async ({ page }) => {
  const player = await openJurisTurn(page, 'de');
  await player.getByRole('button', { name: say('player.try') }).click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  const moves = player.getByRole('group', { name: say('player.try.which') });
  await moves.getByRole('button', { name: say('action.buy.short'), exact: true }).click();
  await moves.getByRole('button', { name: say('action.money.short'), exact: true }).click();
  await expect(player.locator('.tray').getByRole('status')).toContainText(
    say('player.refused.title'),
  );
  await expectAccessible(page);
});

test('… nor in the tray with a card of Claim refused', async ({ page }) => {
  const player = await openMilaFollows(page, 'de');
  await player.getByRole('button', { name: say('player.try') }).click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  await player
    .locator('.targets')
    .getByRole('button', { name: claim('faction.knight') })
    .click();
  await expect(player.locator('.tray').getByRole('status')).toContainText(
    say('player.refused.title'),
  );
  await expectAccessible(page);
});

test('… nor in the readings, under another one', async ({ page }) => {
  const player = await openScenario(page, 'switch-steal-optional', 'de');
  await player.getByRole('button', { name: say('player.what-if') }).click();
  await player.getByRole('radio').nth(1).check();
  await player.focus();
  await page.keyboard.press('End');
  await expect(player.locator('.caption-now .refusal')).toBeVisible();
  await expectAccessible(page);
});

test('… nor where a move is asked for, with the hint open and a wrong answer given', async ({
  page,
}) => {
  const player = await openScenario(page, 'jailer-before-settling', 'de');
  await stepTo(player, 1);
  await player.locator('.caption-now .hint summary').click();
  await player.getByRole('button', { name: say('player.try') }).click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  await player
    .getByRole('group', { name: say('player.try.which') })
    .getByRole('button', { name: say('action.settle.short'), exact: true })
    .click();
  await expect(player.locator('.notice')).toBeVisible();
  await expectAccessible(page);
});

test('… nor in the list of all steps, nor at the end', async ({ page }) => {
  const player = await openScenario(page, 'choosing-and-revealing', 'de');
  await player.locator('.step-no button').click();
  const list = player.getByRole('dialog', { name: say('player.all-steps') });
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button').last().click();
  await expect(player.locator('.caption-now .outcome')).toBeVisible();
  await expectAccessible(page);
});

test('… nor with all hands open, nor in the QR code', async ({ page }) => {
  const player = await openScenario(page, 'choosing-and-revealing', 'de');
  for (let turn = 0; turn < 3; turn += 1)
    await player.getByRole('button', { name: say('player.eyes') }).click();
  await player.getByRole('button', { name: say('share.qr') }).click();
  await expect(player.locator('.qr svg')).toBeVisible();
  await expectAccessible(page);
});

for (const path of [
  'house-rules/',
  'rules/theft/',
  'cards/watchman/',
  'rulings/',
  'rulings/steal-optional/',
]) {
  test(`… nor to readers with house rules: ${path}`, async ({ page }) => {
    const rules = JSON.stringify({
      'steal-optional': 'must-cover',
      'watchman-neutral': 'no-effect',
      'own-action-skip': 'must-if-possible',
    });
    await page.addInitScript(
      (kept) => localStorage.setItem('house-rules.rival-kings', kept),
      rules,
    );
    await page.goto(`/de/rival-kings/${path}`);
    await settled(page);
    await expect(page.locator('.house-badge, .house fieldset.set').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('… nor at the end of a game, with cards and points', async ({ page }) => {
  const player = await openScenario(page, 'markus-scores', 'de');
  await player.focus();
  await page.keyboard.press('End');
  await expect(player.locator('.points').first()).toBeVisible();
  await expectAccessible(page);
});

test('… nor on a score sheet with lines open, a card refused and a tie to be settled', async ({
  page,
}) => {
  const farms = { subjects: [], buildings: ['farm', 'farm'], markers: 0 };
  const players = [
    { seat: 'noor', coins: 9, ...farms },
    { seat: 'mila', coins: 15, ...farms, buildings: [], markers: 0 },
  ];
  await page.goto(`/de/rival-kings/score/${await fragment({ position: { over: true, players } })}`);
  await settled(page);
  await page.getByRole('button', { name: say('score.series.start') }).click();
  await page.getByRole('button', { name: say('score.lines', { seat: say('seat.noor') }) }).click();
  await page
    .locator('.palette')
    .getByRole('button', { name: new RegExp(`^${literally(say('card.farm'))}`) })
    .click();
  await page.getByRole('button', { name: say('scoring.numbers') }).click();
  for (const part of [
    '.score-refused .refusal',
    '.score-questions',
    '.score-series table',
    '#bill-noor',
    '.palette .number',
  ]) {
    await expect(page.locator(part).first()).toBeVisible();
  }
  await expectAccessible(page);
});

test('… nor in the search with hits', async ({ page }) => {
  await page.goto('/de/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('Wappen');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('… nor in the search without any', async ({ page }) => {
  await page.goto('/de/');
  await page.keyboard.press('/');
  const query = 'Xylophonkonzert';
  await page.getByRole('combobox').fill(query);
  await expect(page.getByText(say('search.none', { query }))).toBeVisible();
  await expectAccessible(page);
});

test('… nor in the card of a rule', async ({ page }) => {
  // Over a page where nothing is sticky: axe does not know that a dialog lies above all.
  await page.goto('/de/rival-kings/cards/watchman/');
  await page.locator('main .cite').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('… nor in the list of shortcuts', async ({ page }) => {
  await page.goto('/de/');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('… nor in the open menus of a chapter, with a rule copied and marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/de/rival-kings/rules/theft/#rk.steal.crest');
  await page.locator('.fold summary').click();
  await page.locator('.languages summary').click();
  await expectAccessible(page);
});
