import { awake, expect, sentence, settled, stepNumber, still, test } from './support.ts';

const CHAPTER = '/de/rival-kings/rules/theft/';
const TITLE = 'Zwei Diebe, ein Händler';

test.use({ locale: 'de' });

test('The Trader robbed by C and E: stepped by keyboard and clicks, a covered action is refused with rule 7.7, and the way back is kept', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const player = await awake(page, TITLE);
  await expect(stepNumber(player)).toHaveText('0');

  await test.step('by keyboard, then by clicks', async () => {
    await player.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(stepNumber(player)).toHaveText('2');
    const next = player.getByRole('button', { name: 'Weiter', exact: true });
    await next.click();
    await expect(sentence(player)).toContainText('Noor');
    await page.keyboard.press('End');
    await expect(next).toBeDisabled();
    for (let at = 19; at > 15; at -= 1) await player.getByRole('button', { name: 'Zurück', exact: true }).click();
    await expect(stepNumber(player)).toHaveText('15');
  });

  await test.step('Juri tries the action under the crest', async () => {
    await expect(player.locator('.step-no')).toContainText('Juri ist am Zug');
    await player.getByRole('button', { name: 'Zug ausprobieren' }).click();
    const tray = player.locator('.tray');
    await tray.getByRole('group', { name: 'Wessen Zug' }).getByRole('button', { name: 'Juri' }).click();
    await tray.getByRole('group', { name: 'Welcher Zug' }).getByRole('button', { name: 'Geld', exact: true }).click();
    const refusal = tray.getByRole('status');
    await expect(refusal).toContainText('Nicht erlaubt');
    await expect(refusal.getByRole('link')).toHaveCount(1);
    await expect(refusal.getByRole('link')).toHaveText('7.7Die verdeckte Aktion entfällt');
  });

  const chip = player.locator('.tray').getByRole('link', { name: '7.7' });
  const card = page.getByRole('dialog');
  const address = page.url();
  const scrolled = () => page.evaluate(() => scrollY);

  await test.step('the card of the rule closes by Esc and by tapping outside', async () => {
    // The refusal is still being scrolled into view, and a font that comes late moves what stands above.
    await settled(page);
    await still(page);
    const before = await scrolled();
    await chip.click();
    await expect(card).toContainText('Die verdeckte Aktion entfällt');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(chip).toBeFocused();
    await chip.click();
    await expect(card).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(card).toHaveCount(0);
    expect(await scrolled()).toBe(before);
    expect(page.url()).toBe(address);
  });

  await test.step('the rule itself, and back to the table', async () => {
    const at = await stepNumber(player).textContent();
    await chip.click();
    await card.getByRole('link', { name: 'Regel öffnen' }).click();
    await expect(page).toHaveURL(`${CHAPTER}#rk.steal.covered-lost`);
    await expect(page.locator('[id="rk.steal.covered-lost"]')).toBeInViewport();
    await page.getByRole('link', { name: 'Zurück zu' }).click();
    await expect(page).toHaveURL(address);
    await expect(player.locator('.caption-now')).toBeInViewport();
    await expect(stepNumber(player)).toHaveText(at!);
  });
});
