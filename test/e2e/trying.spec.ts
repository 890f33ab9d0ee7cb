import { expect, openAt, openJurisTurn, openMilaFollows, openScenario, sentence, stepNumber, stepTo, test } from './support.ts';

const TRADER = 'trader-robbed-by-c-and-e';

test('A legal move plays on with the engine’s facts, and can be undone, and the script comes back', async ({ page }) => {
  const player = await openJurisTurn(page);
  const script = await sentence(player).innerText();
  await player.getByRole('button', { name: 'Try a move' }).click();
  const tray = player.locator('.tray');
  await expect(player.locator('.step-no .tag')).toHaveText('your own moves');
  await expect(tray.getByRole('button', { name: 'Juri' })).toHaveAttribute('aria-pressed', 'true');

  await tray.getByRole('group', { name: 'Which move' }).getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(stepNumber(player)).toHaveText('16');
  await expect(sentence(player)).toContainText('Juri');
  await expect(player.locator('.caption-now .chip').first()).toBeVisible();
  await expect(player.locator('.seat[data-seat="juri"] .marker')).toHaveText(/1$/);

  await tray.getByRole('button', { name: 'Undo' }).click();
  await expect(stepNumber(player)).toHaveText('15');
  await expect(sentence(player)).toHaveText(script);
  await expect(player.locator('.seat[data-seat="juri"] .marker')).toHaveText(/2$/);
  await expect(tray.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await player.getByRole('button', { name: 'Close' }).click();
  await expect(tray).toHaveCount(0);
  await expect(player.locator('.step-no')).toContainText('15 of 19');
  await expect(player.locator('.step-no .tag')).toHaveCount(0);
});

test('A move with several targets asks where to; a refused target keeps the table as it is and can be taken back', async ({ page }) => {
  const player = await openJurisTurn(page);
  await player.getByRole('button', { name: 'Try a move' }).click();
  const moves = player.getByRole('group', { name: 'Which move' });
  await moves.getByRole('button', { name: 'Buy', exact: true }).click();
  await expect(moves.getByRole('button', { name: 'Buy', exact: true })).toHaveAttribute('aria-expanded', 'true');
  const targets = player.getByRole('group', { name: 'Buy', exact: true }).getByRole('button');
  await expect(targets).toHaveCount(4);
  const subject = targets.filter({ hasText: 'Herbalist' });
  await subject.click();
  const refusal = player.locator('.tray').getByRole('status');
  await expect(refusal).toContainText('Not allowed');
  await expect(refusal.getByRole('link')).toHaveCount(1);
  await expect(player.locator('.targets .refused')).toHaveText(/Herbalist/);
  await expect(stepNumber(player)).toHaveText('15');
  await player.getByRole('button', { name: 'Try another move' }).click();
  await expect(refusal).toBeEmpty();

  await targets.filter({ hasText: 'Market' }).click();
  await expect(player.locator('.step-no')).toContainText('16 of 17');
  await expect(sentence(player)).toContainText('pays');
  await stepTo(player, 17);
  await expect(player.locator('.seat[data-seat="juri"]').getByRole('img', { name: /Market/ })).toBeVisible();
});

test('Whoever is not on turn is told so, with one rule, whatever is tried', async ({ page }) => {
  const player = await openAt(page, TRADER, 'courtier-steals', 1);
  await player.getByRole('button', { name: 'Try a move' }).click();
  const tray = player.locator('.tray');
  await tray.getByRole('group', { name: 'Whose move' }).getByRole('button', { name: 'Juri' }).click();
  for (const group of await tray.getByRole('group', { name: 'Which move' }).getByRole('button').all()) {
    await group.click();
    const targets = tray.locator('.targets').getByRole('button');
    if ((await targets.count()) > 0) await targets.first().click();
    await expect(tray.getByRole('status')).toContainText('Not allowed');
    await expect(tray.getByRole('status').getByRole('link')).toHaveCount(1);
    await expect(group).not.toBeVisible();
    await tray.getByRole('button', { name: 'Try another move' }).click();
  }
  await expect(stepNumber(player)).toHaveText('6');
});

test('Putting the tray away without a move goes back to the script; after a move the move stays', async ({ page }) => {
  const player = await openJurisTurn(page);
  const open = player.getByRole('button', { name: 'Try a move' });
  await open.click();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await player.getByRole('button', { name: 'Close' }).click();
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await expect(player.locator('.step-no')).toContainText('15 of 19');
  await open.click();
  await player.getByRole('group', { name: 'Which move' }).getByRole('button', { name: 'Settle', exact: true }).click();
  await player.getByRole('button', { name: 'Close' }).click();
  await expect(player.locator('.step-no')).toContainText('16 of 16');
  await expect(player.locator('.step-no .tag')).toHaveText('your own moves');
});

test('Opening another tray without having moved leaves no trace of trying', async ({ page }) => {
  const player = await openJurisTurn(page);
  await player.getByRole('button', { name: 'Try a move' }).click();
  await expect(player.locator('.step-no .tag')).toBeVisible();
  await player.getByRole('button', { name: 'What if' }).click();
  await expect(player.getByRole('radio').first()).toBeVisible();
  await expect(player.locator('.step-no .tag')).toHaveCount(0);
});

test('Asked for a move: a hint on demand, a right and a merely legal answer told apart, and the solution played', async ({ page }) => {
  const player = await openScenario(page, 'jailer-before-settling');
  await stepTo(player, 1);
  await expect(sentence(player)).toContainText('Your move');

  const hint = player.locator('.caption-now .hint');
  await expect(hint).not.toHaveAttribute('open');
  await hint.getByText('Hint', { exact: true }).click();
  await expect(hint).toHaveAttribute('open');
  await expect(hint).toContainText('The Jailer counts your markers');

  const moves = player.getByRole('group', { name: 'Which move' });
  await player.getByRole('button', { name: 'Try a move' }).click();
  await moves.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(player.locator('.notice')).toHaveText('That’s legal, but it’s not the move we’re after.');
  await player.getByRole('button', { name: 'Undo' }).click();
  await expect(player.locator('.notice')).toHaveCount(0);
  await moves.getByRole('button', { name: /Jailer/ }).click();
  await expect(player.locator('.notice')).toHaveText('Right.');
  await expect(player.locator('.notice')).toHaveAttribute('role', 'status');

  await player.getByRole('button', { name: 'Back to the script' }).click();
  await expect(player.locator('.notice')).toHaveCount(0);
  await player.getByRole('button', { name: 'Go to the start', exact: true }).click();
  await stepTo(player, 1);
  await player.getByRole('button', { name: 'Show me' }).click();
  await expect(sentence(player)).toContainText('Jailer');
  await expect(player.getByRole('button', { name: 'Step', exact: true })).toBeVisible();
});

test('By keyboard the focus stays in the player, whatever button a move takes away', async ({ page }) => {
  const player = await openJurisTurn(page);
  const press = async (name: string | RegExp): Promise<void> => {
    await player.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Try a move');
  await press('Close');
  await expect(player.getByRole('button', { name: 'Try a move' })).toBeFocused();
  await press('Try a move');
  await press('Buy');
  await press(/Market/);
  await expect(stepNumber(player)).toHaveText('16');
  await expect(player).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(stepNumber(player)).toHaveText('17');
  await press('Undo');
  await expect(player).toBeFocused();
  await press('Close');
  await press(/^View as/);
  await press('Back to the script');
  await expect(player).toBeFocused();
  await page.keyboard.press('Home');
  await expect(stepNumber(player)).toHaveText('0');
});

test('In Claim a card that breaks the duty to follow is refused with its rule; one of the led faction ends the trick', async ({ page }) => {
  const player = await openMilaFollows(page);
  await player.getByRole('button', { name: 'Try a move' }).click();
  const tray = player.locator('.tray');
  await expect(tray.getByRole('button', { name: 'Mila' })).toHaveAttribute('aria-pressed', 'true');
  const cards = tray.getByRole('group', { name: 'Play a card' }).getByRole('button');
  await expect(cards).toHaveText(['Play Dwarf 2', 'Play Dwarf 9', 'Play Knight 8']);
  await cards.filter({ hasText: 'Knight 8' }).click();
  const refusal = tray.getByRole('status');
  await expect(refusal).toContainText('Mila holds at least one Dwarf and must play one');
  await expect(refusal.getByRole('link')).toHaveText(/^3\.10/);
  await expect(stepNumber(player)).toHaveText('1');
  await player.getByRole('button', { name: 'Try another move' }).click();
  await cards.filter({ hasText: 'Dwarf 9' }).click();
  await expect(player.locator('.caption-now .event')).toContainText('Dwarf 9');
  await player.getByRole('button', { name: 'Go to the end', exact: true }).click();
  await expect(player.locator('.step-no')).toContainText('Mila');
  await tray.getByRole('button', { name: 'Undo' }).click();
  await expect(player.locator('[data-seat="mila"].seat').getByRole('img', { name: 'Dwarf 9' })).toBeVisible();
});
