import { execFileSync } from 'node:child_process';
import { expect, GAMES, searchDialog as dialog, searchFor, test, TRANSLATIONS } from './support.ts';
import { PLAYED_IDS } from '../../src/games/ids.ts';
import { headOf, words } from './words.ts';

const de = words('de', 'rival-kings');
const en = words('en', 'rival-kings');

test('Ctrl+K, / and the button open the search; Esc closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/rules/theft/');
  const opener = page.getByRole('banner').getByRole('link', { name: en('nav.search') });
  const ways = {
    'Ctrl+K': () => page.keyboard.press('Control+k'),
    '/': () => page.keyboard.press('/'),
    button: () => opener.click(),
  };
  for (const [name, open] of Object.entries(ways)) {
    await test.step(name, async () => {
      await opener.focus();
      await open();
      const field = dialog(page).getByRole('combobox');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(name === 'Ctrl+K' ? '' : 'crest');
      await field.fill('crest');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
  await expect(page).toHaveURL('/en/rival-kings/rules/theft/');
});

test('A tap outside closes the search', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toHaveCount(0);
});

for (const [path, query, hit] of [
  ['/en/', 'Watchman', /Watchman/],
  ['/de/', 'Wappen', /Wappen/],
  ['/de/rival-kings/', 'Händler', /Händler/],
  ['/en/about/', 'crest', /crest/i],
] as const) {
  test(`“${query}” finds what is about it, from ${path}`, async ({ page }) => {
    await page.goto(path);
    const hits = await searchFor(page, query);
    await expect(hits.first()).toContainText(hit);
    expect(await hits.count()).toBeGreaterThan(1);
    const language = path.slice(1, 3);
    for (const address of await hits.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')!),
    ))
      expect(address).toMatch(new RegExp(`^/${language}/`));
  });
}

test('A rule number finds that rule first, and the hit opens at its anchor', async ({ page }) => {
  for (const [number, rule] of [
    ['7.3', 'rk.steal.before-own-actions'],
    ['7.7', 'rk.steal.covered-lost'],
  ] as const) {
    await page.goto('/de/');
    const hits = await searchFor(page, number);
    await expect(hits.first().locator('.sign')).toHaveText(number);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/de/rival-kings/rules/theft/#${rule}`);
    await expect(page.locator(`[id="${rule}"] h3 > a`)).toBeInViewport();
  }
});

test('A card that a short query calls by its title is among the first three, whatever the texts say to its other words', async ({
  page,
}) => {
  await page.goto('/de/rival-kings/');
  const hits = await searchFor(page, 'Pavillon welcher Untertan');
  await expect(hits.nth(2)).toHaveAttribute('href', '/de/rival-kings/cards/court-lady/#pavilion');
});

test('The number of a rule stands in one line, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/rival-kings/');
  await searchFor(page, '13.16');
  const number = dialog(page).locator('.hit .sign', { hasText: '13.16' }).first();
  const { lines, over } = await number.evaluate((sign) => {
    const range = document.createRange();
    range.selectNodeContents(sign);
    const beside = sign.nextElementSibling!.getBoundingClientRect();
    return {
      lines: range.getClientRects().length,
      over: range.getBoundingClientRect().right - beside.left,
    };
  });
  expect(lines).toBe(1);
  expect(over).toBeLessThanOrEqual(0);
});

test('The field is a combobox: arrows choose, the choice is announced, Enter opens it', async ({
  page,
}) => {
  await page.goto('/en/');
  const hits = await searchFor(page, 'theft');
  const field = dialog(page).getByRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  const list = dialog(page).getByRole('listbox');
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id'))!);
  const chosen = dialog(page).getByRole('option', { selected: true });
  const active = async (): Promise<void> =>
    expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id'))!);
  await expect(chosen).toHaveCount(1);
  await active();
  const count = await hits.count();
  await expect(dialog(page).getByRole('status')).toContainText(String(count));
  const first = (await chosen.getAttribute('href'))!;
  await page.keyboard.press('ArrowUp');
  await expect(hits.last()).toHaveAttribute('aria-selected', 'true');
  await expect(hits.last()).toBeInViewport();
  await active();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = (await hits.nth(1).getAttribute('href'))!;
  expect(second).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second);
});

test('An opened search offers cards of the game, and what was opened last; Enter waits until something is chosen', async ({
  page,
}) => {
  await page.goto('/de/rival-kings/rules/theft/');
  await page.keyboard.press('/');
  const offers = dialog(page)
    .getByRole('group', { name: de('search.popular') })
    .getByRole('option');
  await expect(offers).toHaveCount(6);
  await expect(dialog(page).getByRole('combobox')).toHaveAccessibleName(de('search.field'));
  for (const address of await offers.evaluateAll((all) =>
    all.map((one) => one.getAttribute('href')!),
  ))
    expect(address).toMatch(/^\/de\/rival-kings\/cards\//);
  await expect(dialog(page).getByRole('button', { name: de('search.all') })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const first = (await offers.first().getAttribute('href'))!;
  await page.keyboard.press('ArrowDown');
  await expect(offers.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first);
  // The key is heard once the page's script is there.
  await page.waitForLoadState('load');
  const hits = await searchFor(page, '7.3');
  const title = await hits.first().locator('b').innerText();
  await hits.first().click();
  await expect(page).toHaveURL(/#rk\.steal\.before-own-actions$/);
  await page.waitForLoadState('load');
  await page.keyboard.press('/');
  const recent = dialog(page)
    .getByRole('group', { name: de('search.recent') })
    .getByRole('option');
  await expect(recent).toHaveCount(2);
  await expect(recent.first()).toContainText(title);
  await expect(recent.nth(1).locator('.mini')).toBeVisible();
  await expect(offers).toHaveCount(5);
  await dialog(page)
    .getByRole('button', { name: de('search.forget') })
    .click();
  await expect(recent).toHaveCount(0);
  await expect(offers).toHaveCount(6);
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
});

test('A list of opened pages that makes no sense is set aside, and the search says so', async ({
  page,
}) => {
  await page.goto('/en/claim/');
  const damaged =
    '[{"url":"javascript:alert(1)","kind":"card","title":"x","number":"","place":""}]';
  await page.evaluate((text) => localStorage.setItem('search.recent', text), damaged);
  await page.keyboard.press('/');
  await expect(dialog(page)).toContainText(en('search.damaged'));
  await expect(dialog(page).getByRole('group', { name: en('search.recent') })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('search.recent.damaged-1'))).toBe(damaged);
});

test('Filters narrow the hits to one kind, and count them', async ({ page }) => {
  await page.goto('/en/rival-kings/');
  const hits = await searchFor(page, 'crest');
  const filters = dialog(page).getByRole('group', { name: en('search.show') });
  const all = await hits.count();
  const kinds = (await filters.getByRole('button').allInnerTexts()).filter(
    (name) => !name.startsWith(en('search.all')),
  );
  expect(kinds.length).toBeGreaterThan(2);
  let sum = 0;
  for (const name of kinds) {
    const filter = filters.getByRole('button', { name });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    const count = Number(/\d+/.exec(name)![0]);
    expect(count).toBeGreaterThan(0);
    await expect(hits).toHaveCount(count);
    await expect(dialog(page).getByRole('status')).toContainText(String(count));
    sum += count;
  }
  expect(sum).toBe(all);
  await filters.getByRole('button', { name: `${en('search.all')} ${all}` }).click();
  await expect(hits).toHaveCount(all);
});

test('Nothing found is said, with a hint and a way to the cards', async ({ page }) => {
  await page.goto('/de/rival-kings/');
  const hits = await searchFor(page, 'zzzzzz');
  await expect(hits).toHaveCount(0);
  await expect(dialog(page)).toContainText(de('search.none', { query: 'zzzzzz' }));
  await expect(dialog(page)).toContainText(de('search.none.hint'));
  await expect(dialog(page).getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await dialog(page)
    .getByRole('link', { name: de('search.to-cards', { cards: de('page.cards') }) })
    .click();
  await expect(page).toHaveURL('/de/rival-kings/cards/');
});

test('Where nothing fits, the nearest names are offered', async ({ page }) => {
  await page.goto('/en/rival-kings/');
  const hits = await searchFor(page, 'wxtchmxxn');
  await expect(dialog(page)).toContainText(en('search.none', { query: 'wxtchmxxn' }));
  await expect(dialog(page).getByRole('group', { name: en('search.near') })).toBeVisible();
  await expect(hits.first()).toContainText(en('card.watchman'));
});

for (const language of TRANSLATIONS['rival-kings']) {
  const watchman = words(language, 'rival-kings')('card.watchman');
  for (const name of ['Wachter', 'Városőr', 'Vigia', 'watchmann', 'Burgmauer', 'kasteelmuur']) {
    test(`“${name}” leads to the page of the Watchman (${language})`, async ({ page }) => {
      await page.goto(`/${language}/rival-kings/rules/theft/`);
      await searchFor(page, name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        new RegExp(`^http://[^/]+/${language}/rival-kings/cards/watchman/(#castle-wall)?$`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(watchman);
    });
  }
}

test('A card found by a foreign name shows its face, what it does, and the name in its language', async ({
  page,
}) => {
  await page.goto('/en/');
  const hits = await searchFor(page, 'wachter');
  const first = hits.first();
  await expect(first.locator('.mini')).toBeVisible();
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  await expect(first).toContainText(headOf('en/rival-kings/cards/watchman.mdx', 'lead'));
  await expect(first.locator('mark[lang="nl"]')).toHaveText('Wachter');
  await expect(first).toContainText('Wachter (Dutch)');
});

test('A word that the texts do not have is not taken for another that only begins with the same letter', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/');
  const hits = await searchFor(page, 'Burgmauer');
  await expect(hits.first()).toContainText(en('card.castle-wall'));
  // What the texts say of castles and their Watchman, and nothing about rank B.
  for (const hit of await hits.allInnerTexts()) expect(hit).toMatch(/castle|watchman/i);
});

test('A question is answered by rules first, with their numbers; a name by its card', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/');
  const hits = await searchFor(page, 'can the watchman stop the herbalist');
  await expect(hits.first()).not.toHaveAttribute('data-kind', 'term');
  await expect(hits.first().locator('xpath=..')).toHaveAccessibleName(en('search.by-text'));
  await dialog(page).getByRole('combobox').fill('watchman');
  await expect(hits.first().locator('xpath=..')).toHaveAccessibleName(en('search.by-name'));
});

test('The examples on the library page search for themselves', async ({ page }) => {
  await page.goto('/de/');
  const example = page.locator('.tries a').first();
  const query = (await example.innerText()).trim();
  await example.click();
  await expect(dialog(page).getByRole('combobox')).toHaveValue(query);
  await expect(dialog(page).getByRole('option').first()).toContainText(query);
});

test('The search page takes its words from the address and needs no dialog of its own', async ({
  page,
}) => {
  await page.goto('/de/search/?q=Wappen');
  const field = page.getByRole('combobox');
  await expect(field).toHaveValue('Wappen');
  await expect(page.getByRole('option').first()).toContainText('Wappen');
  await page.getByRole('heading', { name: de('search.title') }).click();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field.fill('7.7');
  await expect(page.getByRole('option').first()).toContainText('7.7');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL('/de/rival-kings/rules/theft/#rk.steal.covered-lost');
});

test('Enter answers the words just typed, not those before', async ({ page }) => {
  await page.goto('/en/rival-kings/');
  await searchFor(page, 'scoring');
  const field = dialog(page).getByRole('combobox');
  await field.fill('7.3');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/rules\/theft\/#rk\.steal\.before-own-actions$/);
});

test('A filter begins with its first hit', async ({ page }) => {
  await page.goto('/en/rival-kings/');
  const hits = await searchFor(page, 'steal');
  const field = dialog(page).getByRole('combobox');
  for (let at = 0; at < 5; at += 1) await field.press('ArrowDown');
  await dialog(page)
    .getByRole('button', { name: en('search.rules') })
    .click();
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await hits.first().getAttribute('id'))!,
  );
});

test('A hit on the page itself closes the search', async ({ page }) => {
  await page.goto('/en/rival-kings/rules/theft/');
  const hits = await searchFor(page, '7.3');
  await hits.first().click();
  await expect(page).toHaveURL(/#rk\.steal\.before-own-actions$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('On the pages of a game the search finds what is said of that game, on the others everything', async ({
  page,
}) => {
  const addresses = async (path: string, query: string): Promise<string[]> => {
    await page.goto(path);
    const hits = await searchFor(page, query);
    await expect(hits.first()).toBeVisible();
    return hits.evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  };
  // Every game has a rule 3.4, and all that are played have a knight.
  for (const { query, games } of [
    { query: 'knight', games: PLAYED_IDS },
    { query: '3.4', games: GAMES },
  ]) {
    for (const game of games) {
      for (const address of await addresses(`/en/${game}/rules/`, query))
        expect(address).toContain(`/${game}/`);
    }
    const all = await addresses('/en/', query);
    for (const game of games)
      expect(
        all.some((address) => address.includes(`/${game}/`)),
        `${query}: ${game}`,
      ).toBe(true);
  }
});

test('In Claim a rule number, a faction in any language and a question find what is meant (nl)', async ({
  page,
}) => {
  const nl = words('nl', 'claim');
  await page.goto('/nl/claim/rules/factions/');
  const hits = await searchFor(page, '7.11');
  await expect(hits.first().locator('.sign')).toHaveText('7.11');
  const field = dialog(page).getByRole('combobox');
  await field.fill('Doppelgänger');
  await expect(hits.first()).toContainText(nl('faction.doppelganger'));
  await field.fill('Zwerg');
  await expect(hits.first()).toContainText(nl('faction.dwarf'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/claim/cards/dwarf/');
});

for (const [locale, game, queries] of [
  ['en', 'rival-kings', ['watchman', 'can I refuse to steal', 'perfekte Paare', '7.3']],
  ['nl', 'claim', ['dubbelgangr', 'wie pakt de dwergen']],
  ['de', 'all', ['Gärtner', 'wer fängt an']],
] as const) {
  test(`“npm run search” tells what the page finds, in the same order (${game} ${locale})`, async ({
    page,
  }) => {
    await page.goto(game === 'all' ? `/${locale}/` : `/${locale}/${game}/`);
    for (const query of queries) {
      const found = await (
        await searchFor(page, query)
      ).evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
      await page.keyboard.press('Escape');
      const told = execFileSync(process.execPath, ['scripts/search.ts', locale, game, query], {
        encoding: 'utf8',
      });
      expect(found.length, query).toBeGreaterThan(0);
      expect(
        [...told.matchAll(/^ *\d+\. .*: (\S+)$/gm)].map(([, address]) => address),
        query,
      ).toEqual(found);
    }
  });
}
