import { expect, openScenario, sentence, stepNumber, test, TRANSLATIONS } from './support.ts';
import { words } from './words.ts';

const en = words('en', 'rival-kings');

for (const language of TRANSLATIONS['rival-kings']) {
  const say = words(language);
  test(`Another reading of an open ruling changes what happens, is tagged, and says where the script stops (${language})`, async ({
    page,
  }) => {
    const player = await openScenario(page, 'switch-steal-optional', language);
    await player.focus();
    await page.keyboard.press('End');
    // Before the outcome, which speaks of the usual reading only.
    await page.keyboard.press('ArrowLeft');
    await expect(stepNumber(player)).toHaveText('10');
    const usual = await sentence(player).innerText();
    await player.getByRole('button', { name: say('player.what-if') }).click();
    const options = player.getByRole('radio');
    await expect(options.first()).toBeChecked();
    await options.nth(1).check();
    await expect(player.locator('.step-no .tag')).toHaveText(say('player.other-reading'));
    await player.focus();
    await page.keyboard.press('End');
    await expect(sentence(player)).not.toHaveText(usual);
    await expect(player.locator('.caption-now')).toContainText(say('player.script-stops'));
    await options.first().check();
    await expect(player.locator('.step-no .tag')).toHaveCount(0);
    await expect(player.locator('.caption-now')).not.toContainText(say('player.script-stops'));
  });
}

test('A reading under which the script plays on tells another end', async ({ page }) => {
  const player = await openScenario(page, 'switch-winner-tie');
  await player.getByRole('button', { name: en('player.last'), exact: true }).click();
  await player.getByRole('button', { name: en('player.back'), exact: true }).click();
  const usual = await sentence(player).innerText();
  await player.getByRole('button', { name: en('player.what-if') }).click();
  await player.getByRole('radio').nth(1).check();
  await expect(player.locator('.step-no .tag')).toHaveText(en('player.other-reading'));
  await player.focus();
  await page.keyboard.press('End');
  await expect(sentence(player)).not.toHaveText(usual);
  const totals = ['Mila', 'Noor']
    .map((seat) => en('event.total', { seat, points: 4 }))
    .join(' and ');
  await expect(sentence(player)).toHaveText(
    en('event.gameWon', { winners: 'Mila', winners_count: 1, totals }),
  );
});

test('The author’s remarks are about the reading that Crownbook plays: another reading shows none', async ({
  page,
}) => {
  const player = await openScenario(page, 'switch-steal-optional');
  await player.getByRole('button', { name: en('player.what-if') }).click();
  await player.getByRole('radio').nth(1).check();
  await player.getByRole('button', { name: en('player.last'), exact: true }).click();
  await expect(player.locator('.caption-now .refusal')).toBeVisible();
  await expect(player.locator('.caption-now .note:not(:last-child)')).toHaveCount(0);
});
