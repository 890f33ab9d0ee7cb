import { expect, test } from './support.ts';
import { words } from './words.ts';
import facts from '../../content/editions/facts-king-of-the-valley.json' with { type: 'json' };

const GAME = 'king-of-the-valley';
const OWN = [2, 3, 4, 5, 7, 10];

test('The front page and the rulings lead to editions and facts, and a name there to the page of its tile', async ({
  page,
}) => {
  const say = words('en', GAME);
  for (const from of ['', 'rulings/']) {
    await page.goto(`/en/${GAME}/${from}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('page.editions') })
      .click();
    await expect(page).toHaveURL(`/en/${GAME}/editions/`);
  }
  await expect(page.locator('.difference')).toHaveCount(facts.facts.length);
  const named = page.locator('.names-in-editions li', { hasText: 'Collecteur d’impôt' });
  await named.getByRole('link').click();
  await expect(page).toHaveURL(`/en/${GAME}/cards/tax-collector/`);
});

test('Each fact has its provenance and its sources; an assumed one has none and leads to the values of the own copy', async ({
  page,
}) => {
  const say = words('de', GAME);
  await page.goto(`/de/${GAME}/editions/`);
  for (const { id, provenance, sources } of facts.facts) {
    const fact = page.locator(`#${id}`);
    await expect(fact.locator('.tag')).toHaveText(say(`provenance.${provenance}`));
    await expect(fact.locator('.sources li')).toHaveCount(sources.length);
  }
  await page
    .locator('#prices-between')
    .getByRole('link', { name: say('page.values.hill') })
    .click();
  await expect(page).toHaveURL(`/de/${GAME}/values/#hill`);
});

test('The prices of the own hill are said where they are entered, and only there', async ({
  page,
}) => {
  const say = words('en', GAME);
  await page.goto(`/en/${GAME}/editions/`);
  const kept = page.locator('#prices-between .kept');
  await expect(kept).toBeHidden();
  await page.evaluate((numbers) => {
    localStorage.setItem('own-numbers.king-of-the-valley', JSON.stringify({ version: 1, numbers }));
  }, OWN);
  await page.reload();
  await expect(kept).toHaveText(say('values.kept', { numbers: OWN.join(' · ') }));
  await expect(page.locator('#amounts-of-collectors .kept')).toHaveCount(0);
});
