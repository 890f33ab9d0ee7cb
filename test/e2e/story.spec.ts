import { readFileSync } from 'node:fs';
import { awake, expect, sentence, settled, stepNumber, still, test } from './support.ts';
import { headOf, words } from './words.ts';

const say = words('de', 'rival-kings');

const CHAPTER = '/de/rival-kings/rules/theft/';
const TITLE = headOf('de/rival-kings/scenarios/trader-robbed-by-c-and-e.mdx');
/** What rule 7.7 is called. */
const COVERED = /id="rk\.steal\.covered-lost" title="([^"]+)"/.exec(
  readFileSync('content/de/rival-kings/rules/theft.mdx', 'utf8'),
)![1]!;

test.use({ locale: 'de' });

test('The Trader robbed by C and E: stepped by keyboard and clicks, a covered action is refused with rule 7.7, and the way back is kept', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const player = await awake(page, TITLE);
  await expect(stepNumber(player)).toHaveText('0');

  await test.step('by keyboard, then by clicks', async () => {
    await player.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
      await page.keyboard.press(key);
    await expect(stepNumber(player)).toHaveText('2');
    const next = player.getByRole('button', { name: say('player.step'), exact: true });
    await next.click();
    await expect(sentence(player)).toContainText('Noor');
    await page.keyboard.press('End');
    await expect(next).toHaveCount(0);
    for (let at = 20; at > 15; at -= 1)
      await player.getByRole('button', { name: say('player.back'), exact: true }).click();
    await expect(stepNumber(player)).toHaveText('15');
  });

  await test.step('Juri tries the action under the crest', async () => {
    await expect(player.locator('.step-no')).toContainText(say('decide.turn', { seat: 'Juri' }));
    await player.getByRole('button', { name: say('player.try') }).click();
    await player.getByRole('button', { name: say('player.try.all') }).click();
    const tray = player.locator('.tray');
    await tray
      .getByRole('group', { name: say('player.try.whose') })
      .getByRole('button', { name: 'Juri' })
      .click();
    await tray
      .getByRole('group', { name: say('player.try.which') })
      .getByRole('button', { name: say('action.money.short'), exact: true })
      .click();
    const refusal = tray.getByRole('status');
    await expect(refusal).toContainText(say('player.refused.title'));
    await expect(refusal.getByRole('link')).toHaveCount(1);
    await expect(refusal.getByRole('link')).toHaveText(`7.7${COVERED}`);
  });

  const chip = player.locator('.tray').getByRole('link', { name: '7.7' });
  const card = page.getByRole('dialog');
  const address = page.url();
  const scrolled = () => page.evaluate(() => scrollY);

  await test.step('the card of the rule closes by Esc and by tapping outside', async () => {
    // The refusal is still being scrolled into view, and a font that comes late moves what stands
    // above.
    await settled(page);
    await still(page);
    const before = await scrolled();
    await chip.click();
    await expect(card).toContainText(COVERED);
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
    await card.getByRole('link', { name: say('rule.open') }).click();
    await expect(page).toHaveURL(`${CHAPTER}#rk.steal.covered-lost`);
    await expect(page.locator('[id="rk.steal.covered-lost"]')).toBeInViewport();
    const place = (await page.locator('h1').textContent())!;
    await page.getByRole('link', { name: say('rule.back', { place }) }).click();
    await expect(page).toHaveURL(address);
    await expect(player.locator('.caption-now')).toBeInViewport();
    await expect(stepNumber(player)).toHaveText(at!);
  });
});
