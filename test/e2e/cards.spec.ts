import type { Page } from '@playwright/test';
import { cardsOfFaction, FACTIONS, valueOf } from '../../src/games/claim/cards.ts';
import { expect, test, TRANSLATIONS } from './support.ts';
import { words } from './words.ts';

const en = words('en', 'rival-kings');
const de = words('de', 'rival-kings');

const gallery = (page: Page) => page.locator('[data-item]:visible');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures on the front page of a game lead to what is told of their cards', async ({
    page,
  }) => {
    for (const game of ['rival-kings', 'claim', 'king-of-the-valley']) {
      await page.goto(`/en/${game}/`);
      const pictures = await page
        .locator('.frieze')
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => ({
            href: (link as HTMLAnchorElement).href,
            name: link.getAttribute('aria-label')!,
          })),
        );
      expect(pictures.length, game).toBeGreaterThanOrEqual(5);
      for (const { href, name } of pictures) {
        expect(href).toContain(`/en/${game}/cards/`);
        await page.goto(href);
        await expect(page.getByRole('heading', { name }).first(), `${href}: ${name}`).toBeVisible();
      }
    }
  });

  test('the card index lists all cards in printed order, each with a picture, a name and a link', async ({
    page,
  }) => {
    await page.goto('/en/rival-kings/cards/');
    const cards = gallery(page);
    await expect(cards).toHaveCount(44);
    const names = await cards.locator('h3').allInnerTexts();
    expect(names.slice(0, 3)).toEqual(
      ['lord-protector', 'queen', 'duke'].map((id) => en(`character.${id}`)),
    );
    expect(names.slice(12, 16)).toEqual(
      ['gardener', 'garden', 'watchman', 'castle-wall'].map((id) => en(`card.${id}`)),
    );
    expect(names.slice(-2)).toEqual([en('card.farmer'), en('card.farm')]);
    await expect(cards.locator('[role="img"]')).toHaveCount(44);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await cards.nth(15).getByRole('link').click();
    await expect(page).toHaveURL('/en/rival-kings/cards/watchman/#castle-wall');
    await expect(page.getByRole('heading', { name: en('card.castle-wall') })).toBeInViewport();
  });
});

test('Filters narrow the cards, count them, stand in the address, and survive the way back', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/cards/');
  const status = page.getByRole('status');
  await expect(status).toHaveText(en('cards.shown', { count: 44, total: 44 }));
  await page.getByRole('combobox', { name: en('cards.filter.colour') }).selectOption('red');
  await expect(status).toHaveText(en('cards.shown', { count: 8, total: 44 }));
  await page.getByRole('combobox', { name: en('cards.filter.kind') }).selectOption('subject');
  await expect(gallery(page).locator('h3')).toHaveText(
    ['bishop', 'scholar', 'troubadour', 'sailor'].map((id) => en(`card.${id}`)),
  );
  await page.getByRole('combobox', { name: en('cards.filter.timing') }).selectOption('with-action');
  await expect(gallery(page).locator('h3')).toHaveText([en('card.sailor')]);
  await expect(page).toHaveURL('/en/rival-kings/cards/?kind=subject&colour=red&timing=with-action');
  await gallery(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('card.sailor'));
  await page.goBack();
  await expect(gallery(page).locator('h3')).toHaveText([en('card.sailor')]);
  await page.getByRole('combobox', { name: en('cards.filter.rank') }).selectOption('A');
  await expect(gallery(page)).toHaveCount(0);
  await expect(page.getByText(en('cards.none'))).toBeVisible();
  await page.getByRole('button', { name: en('cards.filter.reset') }).click();
  await expect(gallery(page)).toHaveCount(44);
  await expect(page).toHaveURL('/en/rival-kings/cards/');
});

test('On the phone a card is found by typing; the other filters fold, and what is chosen shows them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/rival-kings/cards/');
  const filters = page.getByRole('button', { name: de('cards.more-filters'), exact: true });
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(gallery(page).first()).toBeInViewport({ ratio: 0.9 });
  const field = page.getByRole('searchbox', { name: de('cards.find') });
  await expect(field).toHaveAttribute('enterkeyhint', 'search');
  await field.pressSequentially('GART');
  await expect(gallery(page).locator('h3')).toContainText([de('card.gardener'), de('card.garden')]);
  await expect(page.getByRole('status')).toHaveText(
    de('cards.shown', { count: await gallery(page).count(), total: 44 }),
  );
  await field.fill('gartner tausch');
  await expect(gallery(page).locator('h3')).toHaveText([de('card.gardener')]);
  await gallery(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('card.gardener'));
  await page.goBack();
  await expect(page).toHaveURL(/\?q=gartner\+tausch$/);
  await expect(gallery(page).locator('h3')).toHaveText([de('card.gardener')]);
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: de('cards.filter.reset') }).click();
  await expect(gallery(page)).toHaveCount(44);
  await expect(page).toHaveURL('/de/rival-kings/cards/');
  await filters.click();
  await page.getByRole('combobox', { name: de('cards.filter.rank') }).selectOption('F');
  await expect(gallery(page).locator('h3')).toHaveText([
    de('character.trader-1'),
    de('character.trader-2'),
  ]);
  await page.reload();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
});

test('Each filter keeps what it says', async ({ page }) => {
  await page.goto('/de/rival-kings/cards/?rank=F');
  await expect(gallery(page).locator('h3')).toHaveText([
    de('character.trader-1'),
    de('character.trader-2'),
  ]);
  await page.goto('/de/rival-kings/cards/?action=pass&kind=character');
  await expect(gallery(page).locator('h3')).toHaveText([
    de('character.courtier'),
    de('character.priest'),
  ]);
  await page.goto('/de/rival-kings/cards/?timing=before-conflicts');
  await expect(gallery(page).locator('h3')).toHaveText([de('card.gardener')]);
  await page.goto('/de/rival-kings/cards/?colour=mauve&rank=Z');
  await expect(gallery(page)).toHaveCount(44);
});

for (const language of TRANSLATIONS['rival-kings']) {
  test(`The page of a subject answers first, then says when, how, with what else, and what is open (${language})`, async ({
    page,
  }) => {
    const say = words(language, 'rival-kings');
    await page.goto(`/${language}/rival-kings/cards/watchman/`);
    const order = await page.locator('.card-page').evaluate((root) => {
      const parts = [
        '.ability',
        '.rules',
        '.known',
        '#when',
        '#steps',
        '#with',
        '#rulings',
        '#scenarios',
      ].map((part) => root.querySelector(part)!);
      return parts.every(
        (part, place) =>
          place === 0 ||
          parts[place - 1]!.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING,
      );
    });
    expect(order).toBe(true);
    await expect(page.locator('.timing [aria-current]')).toHaveCount(1);
    await expect(page.locator('.timing [aria-current]')).toHaveText(say('timing.cell.in-conflict'));
    await expect(page.locator('.rules .chip')).toHaveCount(2);
    await expect(
      page.locator('.interactions').getByRole('link', { name: say('card.herbalist') }),
    ).toBeVisible();
    await expect(page.locator('.ruling')).toHaveCount(3);
    await expect(page.locator('.names tbody tr')).toHaveCount(6);
    await expect(page.locator('.names td[lang="hu"]').first()).toHaveText('Városőr');
    await expect(page.locator('.card-head .tag')).toHaveCount(0);
    await expect(page.locator('.card-page > .known .tag')).toContainText([
      say('provenance.inferred'),
      say('provenance.assumed'),
    ]);
    await page.locator('.ruling').first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${language}/rival-kings/rulings/watchman-[a-z-]+/$`));
  });
}

for (const width of [1280, 390, 360, 320]) {
  test(`When a card works: each word keeps to its cell, no cell sticks out, all end at one height (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const language of TRANSLATIONS['rival-kings']) {
      for (const card of ['gardener', 'watchman', 'sailor', 'miner', 'trader', 'lord-protector']) {
        await page.goto(`/${language}/rival-kings/cards/${card}/`);
        await page.evaluate(() => document.fonts.ready);
        const wrong = await page.locator('.timing').evaluate((strip) => {
          const cells = [...strip.querySelectorAll('ol li')];
          const textOf = (cell: Element): DOMRect => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return range.getBoundingClientRect();
          };
          const box = (element: Element): DOMRect => element.getBoundingClientRect();
          const rows = Map.groupBy(cells, (cell) => Math.round(box(cell).top));
          return [
            ...cells.filter(
              (cell) =>
                textOf(cell).left < box(cell).left - 0.5 ||
                textOf(cell).right > box(cell).right + 0.5,
            ),
            ...cells.filter(
              (cell) => box(cell).right > box(strip).right + 0.5 || box(cell).right > innerWidth,
            ),
            ...[...rows.values()].flatMap((row) =>
              row.filter((cell) => Math.abs(box(cell).bottom - box(row[0]!).bottom) > 0.5),
            ),
          ].map((cell) => cell.textContent.trim());
        });
        expect.soft(wrong, `${card} (${language})`).toEqual([]);
      }
    }
  });
}

test('The building of a pair has room for what is known of it', async ({ page }) => {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/de/rival-kings/cards/watchman/');
    const building = page.locator('.partner');
    await expect(building.getByRole('heading')).toHaveText(de('card.castle-wall'));
    await expect(building.locator('.tag')).toHaveCount(3);
    expect((await building.locator('.known').boundingBox())!.width).toBeGreaterThan(150);
  }
});

test('The page of a character shows its actions in order and who robs whom around its rank', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/cards/courtier/');
  await expect(page.locator('.card-head .facts')).toContainText(
    en('cards.page.rank', { rank: 'C' }),
  );
  await expect(page.locator('.card-head .facts')).toContainText(
    `${en('cards.page.actions')} ${en('action.pass')}, ${en('action.money')}`,
  );
  await expect(page.locator('.conflict-lines').getByRole('img')).toHaveAccessibleName(
    `${en('characters.robs-line', { rank: 'B', target: 'C' })}, ${en('characters.robs-line', { rank: 'C', target: 'F' })}`,
  );
  await expect(page.locator('.conflict-lines figcaption')).toHaveText(
    `${en('on-table.rank')} C · ${en('characters.robs', { rank: 'F' })} · ${en('cards.page.robbed-by', { ranks: 'B' })}`,
  );
  await expect(page.locator('.timing [aria-current]')).toHaveText('C');
  await expect(page.getByRole('heading', { name: en('cards.page.scenarios') })).toBeVisible();
});

test('What a card does together with another leads there and back', async ({ page }) => {
  await page.goto('/en/rival-kings/cards/watchman/');
  await page
    .locator('.interactions')
    .getByRole('link', { name: en('card.herbalist') })
    .click();
  await expect(page).toHaveURL('/en/rival-kings/cards/herbalist/');
  await page
    .locator('.interactions')
    .getByRole('link', { name: en('card.watchman') })
    .click();
  await expect(page).toHaveURL('/en/rival-kings/cards/watchman/');
});

test('An interaction that is open in print leads to its open question on the page', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/cards/watchman/');
  const link = page
    .locator('.interactions > [data-verdict="open"]')
    .first()
    .getByRole('link', { name: en('cards.page.see-ruling') });
  const ruling = (await link.getAttribute('data-ruling'))!;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#ruling-${ruling}$`));
  await expect(page.locator(`#ruling-${ruling}`)).toBeInViewport();
});

test('A rule about a card leads to the card', async ({ page }) => {
  await page.goto('/en/rival-kings/rules/abilities/');
  await page
    .locator('[id="rk.ability.scholar"]')
    .getByRole('link', { name: en('card.scholar') })
    .first()
    .click();
  await expect(page).toHaveURL('/en/rival-kings/cards/scholar/');
});

test('The glossary says what each term means, by which rule, and how six editions print it', async ({
  page,
}) => {
  await page.goto('/de/rival-kings/glossary/#crest');
  const crest = page.locator('#crest');
  await expect(crest).toBeInViewport();
  await expect(crest.getByRole('heading')).toHaveText('Wappen');
  await expect(crest.locator('dd')).toHaveCount(6);
  await expect(crest.locator('dd[lang="hu"]')).toHaveText('címer');
  await crest.locator('.chip').click();
  await expect(page.getByRole('dialog')).toContainText('7.5');
  const names = await page.locator('[data-term] h3').allInnerTexts();
  expect(names).toHaveLength(57);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')));
});

test('The cards of Claim are five factions without filters; a faction’s page says its power, its rulings and its six names', async ({
  page,
}) => {
  await page.goto('/nl/claim/cards/');
  await expect(page.locator('.gallery h3')).toHaveText(
    ['goblin', 'knight', 'zombie', 'dwarf', 'doppelganger'].map((id) =>
      words('nl', 'claim')(`faction.${id}`),
    ),
  );
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.locator('.gallery a').nth(3).click();
  await expect(page).toHaveURL('/nl/claim/cards/dwarf/');
  await expect(page.locator('.ruling')).not.toHaveCount(0);
  await expect(page.locator('.names tbody tr')).toHaveCount(6);
  await page.locator('.ruling').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/nl\/claim\/rulings\/[a-z-]+\/$/);
});

test('A faction’s cards have one file: its address says which face is shown, and without one it is the faction', async ({
  page,
}) => {
  await page.goto('/en/claim/cards/');
  const drawn = (address: string): Promise<string> =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 135 });
      canvas.getContext('2d')!.drawImage(image, 0, 0, 120, 135);
      return canvas.toDataURL();
    }, address);
  for (const faction of FACTIONS) {
    const file = `/arms/claim/${faction}.svg`;
    const values = [...new Set(cardsOfFaction(faction).map(valueOf))];
    const faces = await Promise.all(values.map((value) => drawn(`${file}#${value}`)));
    const plain = await drawn(file);
    expect(new Set([...faces, plain]).size, faction).toBe(values.length + 1);
    expect(await drawn(`${file}#none`), faction).toBe(plain);
  }
});
