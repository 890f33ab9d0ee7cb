import { expect, openScenario, sentence, stepNumber, test } from './support.ts';

for (const { language, what, tag, stops } of [
  { language: 'de', what: 'Was wäre, wenn', tag: 'andere Auslegung', stops: 'In dieser Auslegung geht der Ablauf hier nicht weiter.' },
  { language: 'en', what: 'What if', tag: 'other option', stops: 'With this option, the script can’t go on.' },
] as const) {
  test(`Another reading of an open ruling changes what happens, is tagged, and says where the script stops (${language})`, async ({
    page,
  }) => {
    const player = await openScenario(page, 'switch-steal-optional', language);
    await player.focus();
    await page.keyboard.press('End');
    await expect(stepNumber(player)).toHaveText('10');
    const usual = await sentence(player).innerText();
    await player.getByRole('button', { name: what }).click();
    const options = player.getByRole('radio');
    await expect(options.first()).toBeChecked();
    await options.nth(1).check();
    await expect(player.locator('.step-no .tag')).toHaveText(tag);
    await player.focus();
    await page.keyboard.press('End');
    await expect(sentence(player)).not.toHaveText(usual);
    await expect(player.locator('.caption-now')).toContainText(stops);
    await options.first().check();
    await expect(player.locator('.step-no .tag')).toHaveCount(0);
    await expect(player.locator('.caption-now')).not.toContainText(stops);
  });
}

test('A reading under which the script plays on tells another end', async ({ page }) => {
  const player = await openScenario(page, 'switch-winner-tie');
  await player.getByRole('button', { name: 'Go to the end', exact: true }).click();
  const usual = await sentence(player).innerText();
  await player.getByRole('button', { name: 'What if' }).click();
  await player.getByRole('radio').nth(1).check();
  await expect(player.locator('.step-no .tag')).toHaveText('other option');
  await player.focus();
  await page.keyboard.press('End');
  await expect(sentence(player)).not.toHaveText(usual);
  await expect(sentence(player)).toContainText(/wins/);
});

test('The author’s remarks are about the reading that Crownbook plays: another reading shows none', async ({ page }) => {
  const player = await openScenario(page, 'switch-steal-optional');
  await player.getByRole('button', { name: 'What if' }).click();
  await player.getByRole('radio').nth(1).check();
  await player.getByRole('button', { name: 'Go to the end', exact: true }).click();
  await expect(player.locator('.caption-now .refusal')).toBeVisible();
  await expect(player.locator('.caption-now .note:not(:last-child)')).toHaveCount(0);
});
