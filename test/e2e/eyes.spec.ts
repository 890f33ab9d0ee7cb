import { expect, openScenario, sentence, stepTo, test } from './support.ts';

test('Through Noor’s eyes the other hands are backs, and what is laid face down is not told', async ({ page }) => {
  const player = await openScenario(page, 'choosing-and-revealing');
  const seat = (name: string) => player.locator(`.seat[data-seat="${name}"]`);
  await expect(player.getByRole('button', { name: 'View as: Noor' })).toBeVisible();
  await expect(seat('noor').locator('.card-known')).toHaveText([/Queen/, /Bursar/, /Trader/]);
  await expect(seat('mila').locator('.card-known')).toHaveCount(0);
  await expect(seat('mila').locator('.card-back')).toHaveCount(3);
  await stepTo(player, 4);
  await expect(sentence(player)).toContainText('Mila');
  await expect(player.locator('.caption-now')).not.toContainText('Duke');

  await test.step('Juri’s eyes see Juri’s hand', async () => {
    const eyes = player.getByRole('button', { name: 'View as' });
    await eyes.click();
    await expect(eyes).toHaveText('Mila');
    await expect(sentence(player)).toContainText('Duke');
    await eyes.click();
    await expect(seat('juri').locator('.card-known')).toHaveText([/Count/, /Knight/, /Countess/]);
    await expect(seat('noor').locator('.card-known')).toHaveCount(0);
    await expect(sentence(player)).not.toContainText('Duke');
  });

  await test.step('with all cards open everything is told, and back to Noor', async () => {
    const eyes = player.getByRole('button', { name: 'View as' });
    await eyes.click();
    await expect(eyes).toHaveText('All cards');
    await expect(seat('juri').locator('.card-known')).toHaveCount(3);
    await expect(seat('mila')).toContainText('Duke');
    await expect(sentence(player)).toContainText('Duke');
    await player.getByRole('button', { name: 'Back to the script' }).click();
    await expect(eyes).toHaveText('Noor');
    await expect(seat('juri').locator('.card-known')).toHaveCount(0);
    await expect(seat('mila')).not.toContainText('Duke');
  });
});

test('Through Juri’s eyes the coins at the piles are not counted', async ({ page }) => {
  const player = await openScenario(page, 'where-the-money-lies');
  const coins = player.locator('.pile .coin');
  await expect(coins).toHaveText([/\?$/, /\?$/, /\?$/, /\?$/]);
  const eyes = player.getByRole('button', { name: 'View as' });
  await expect(eyes).toHaveText('Juri');
  await eyes.click();
  await expect(eyes).toHaveText('All cards');
  await expect(coins).toHaveText([/2$/, /2$/, /2$/, /2$/]);
});

test('A step that only other eyes may see does not exist for these: the count follows the eyes', async ({ page }) => {
  const player = await openScenario(page, 'miner-looks-through-a-pile');
  await player.getByRole('button', { name: 'Go to the end', exact: true }).click();
  await expect(player.locator('.caption-now')).toBeVisible();
  for (let turn = 0; turn < 4; turn += 1) {
    await player.getByRole('button', { name: 'View as' }).click();
    await expect(sentence(player)).not.toHaveText('');
    await expect(player.getByRole('button', { name: 'Go to the end', exact: true })).toBeDisabled();
  }
});

test('In Claim the other hand is backs, and a blind card is told to its owner only', async ({ page }) => {
  const player = await openScenario(page, 'blind-card', 'en', '', 'claim');
  const seat = (name: string) => player.locator(`.seat[data-seat="${name}"]`);
  const eyes = player.getByRole('button', { name: 'View as' });
  await expect(eyes).toHaveText('Noor');
  await expect(seat('noor').getByRole('img', { name: 'Knight 7' })).toBeVisible();
  await expect(seat('mila').getByRole('img', { name: 'Knight 3' })).toHaveCount(0);
  await expect(seat('mila').locator('.cards .back').first()).toBeVisible();
  await stepTo(player, 5);
  await expect(sentence(player)).toContainText('Mila recruits a blind card');
  await expect(sentence(player)).not.toContainText('Goblin 9');
  await eyes.click();
  await expect(eyes).toHaveText('Mila');
  await expect(sentence(player)).toContainText('Goblin 9');
  await expect(seat('noor').getByRole('img', { name: 'Dwarf 2' })).toHaveCount(0);
  await expect(seat('mila').getByRole('img', { name: 'Goblin 9' })).toBeVisible();
});
