import type { Locator, Page } from '@playwright/test';
import {
  expect,
  fragment,
  type Language,
  leave,
  openScenario,
  quiet,
  sentence,
  settled,
  test,
  TRANSLATIONS,
} from './support.ts';
import { words } from './words.ts';

const en = words('en', 'rival-kings');
const de = words('de', 'rival-kings');
const claim = words('en', 'claim');

const GAME = 'rival-kings';
const KEY = `house-rules.${GAME}`;
const PATH = `/en/${GAME}/house-rules/`;
/** Pages that say how the reader plays a point. */
const MARKED = [
  'rules/theft/',
  'cards/watchman/',
  'rulings/',
  'scenarios/switch-steal-optional/',
  'editions/',
];
const MUST_STEAL = en('ruling.steal-optional.must-cover');

/** The page of house rules, ready. */
async function openHouseRules(page: Page, hash = '', language: Language = 'en'): Promise<void> {
  await page.goto(`/${language}/${GAME}/house-rules/${hash}`);
  await settled(page);
}

/** A device on which these were kept by an earlier visit. */
const kept = (page: Page, rules: Readonly<Record<string, string>> | string): Promise<unknown> =>
  page.addInitScript(
    ([key, text]) => {
      if (origin === 'null' || sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', 'yes');
      localStorage.setItem(key, text);
    },
    [KEY, typeof rules === 'string' ? rules : JSON.stringify(rules)] as const,
  );

const onDevice = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (key) =>
      Object.fromEntries(
        Object.entries(localStorage as Record<string, string>).filter(([name]) =>
          name.startsWith(key),
        ),
      ),
    KEY,
  );

const point = (page: Page, id: string): Locator => page.locator(`fieldset[id="${id}"]`);
const count = (page: Page): Locator => page.locator('.count');
const badges = (within: Page | Locator): Locator => within.locator('.house-badge');

test('House rules are chosen with the keyboard, counted, marked, and there again after a reload', async ({
  page,
}) => {
  await openHouseRules(page);
  await expect(count(page)).toHaveText(en('house.count.none', { total: 26 }));
  await expect(page.getByRole('button', { name: en('house.reset') })).toBeHidden();
  const theft = point(page, 'steal-optional');
  await theft.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(theft.getByRole('radio').nth(1)).toBeChecked();
  await expect(theft.locator('label').nth(1)).toContainText(en('house.yours'));
  await expect(count(page)).toHaveText(en('house.count', { count: 1, total: 26 }));
  await page.keyboard.press('ArrowUp');
  await expect(count(page)).toHaveText(en('house.count.none', { total: 26 }));
  expect(await onDevice(page)).toEqual({});
  await page.keyboard.press('ArrowDown');
  await point(page, 'winner-tie').getByRole('radio').nth(2).focus();
  await page.keyboard.press('Space');
  await page.reload();
  await expect(count(page)).toHaveText(en('house.count', { count: 2, total: 26 }));
  await expect(theft.getByRole('radio').nth(1)).toBeChecked();
  await expect(point(page, 'winner-tie').getByRole('radio').nth(2)).toBeChecked();
  await expect(page.locator('.shields .set')).toHaveCount(2);
  expect(await onDevice(page)).toEqual({
    [KEY]: JSON.stringify({ 'steal-optional': 'must-cover', 'winner-tie': 'more-coins' }),
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('they are chosen by touch, narrowed to one’s own, reset in one tap and taken back', async ({
    page,
  }) => {
    await openHouseRules(page, '', 'de');
    await point(page, 'farmer-two-stolen').getByText(de('ruling.farmer-two-stolen.both')).tap();
    await point(page, 'steal-optional').locator('label').nth(1).tap();
    await page.getByRole('button', { name: de('house.only') }).tap();
    await expect(page.locator('fieldset:visible')).toHaveCount(2);
    await expect(page.locator('[data-topic]:visible')).toHaveCount(2);
    await page.getByRole('button', { name: de('house.reset') }).tap();
    await expect(count(page)).toHaveText(de('house.count.none', { total: 26 }));
    await expect(page.getByText(de('house.only.none'))).toBeVisible();
    expect(await onDevice(page)).toEqual({});
    const undo = page.getByRole('button', { name: de('house.undo') });
    await expect(undo).toBeFocused();
    await undo.tap();
    await expect(count(page)).toHaveText(de('house.count', { count: 2, total: 26 }));
    await expect(page.locator('fieldset:visible')).toHaveCount(2);
    await expect(undo).toBeHidden();
    await page.getByRole('button', { name: de('house.only') }).tap();
    await expect(page.locator('fieldset:visible')).toHaveCount(26);
    await page.reload();
    await expect(point(page, 'farmer-two-stolen').getByRole('radio').nth(1)).toBeChecked();
  });
});

test('Wherever a page names a ruling, it says how the reader plays it, and nothing where that is as Crownbook does', async ({
  page,
}) => {
  await kept(page, {
    'steal-optional': 'must-cover',
    'watchman-neutral': 'no-effect',
    'own-action-skip': 'must-if-possible',
  });
  const says = `${en('house.rule')} ${MUST_STEAL}`;

  await test.step('in a chapter', async () => {
    await page.goto(`/en/${GAME}/rules/theft/`);
    const beside = page.locator('[id="rk.steal.right"] .side');
    await expect(badges(beside)).toHaveText([says]);
    await expect(badges(beside)).toHaveAttribute(
      'title',
      en('house.badge', { answer: en('ruling.steal-optional.may-decline') }),
    );
    await expect(badges(page.locator('.rule'))).toHaveCount(1);
  });
  await test.step('also where a rule leaves three points open', async () => {
    await page.goto(`/en/${GAME}/rules/abilities/`);
    await expect(badges(page.locator('[id="rk.ability.watchman"] .side'))).toHaveCount(1);
  });
  await test.step('on a card page, leading to the house rules', async () => {
    await page.goto(`/en/${GAME}/cards/watchman/`);
    await expect(badges(page.locator('.ruling'))).toHaveText([
      `${en('house.rule')} ${en('ruling.watchman-neutral.no-effect')}`,
    ]);
    await badges(page.locator('.ruling')).click();
    await expect(page).toHaveURL(`${PATH}#watchman-neutral`);
    await expect(point(page, 'watchman-neutral')).toBeInViewport();
  });
  await test.step('in the index of rulings', async () => {
    await page.goto(`/en/${GAME}/rulings/`);
    await expect(badges(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: en('ruling.steal-optional') })).toContainText(says);
  });
  await test.step('among the editions', async () => {
    await page.goto(`/en/${GAME}/editions/`);
    await expect(badges(page)).toHaveText([
      `${en('house.rule')} ${en('ruling.own-action-skip.must-if-possible')}`,
    ]);
  });
  await test.step('on the page of the ruling', async () => {
    await page.goto(`/en/${GAME}/rulings/steal-optional/`);
    await expect(page.locator('.my-reading')).toHaveText(
      en('house.answer', { answer: MUST_STEAL }),
    );
    await expect(page.locator('.options .mine')).toContainText(en('house.yours'));
    await expect(page.locator('.options .chosen')).toContainText(en('readings.plays'));
  });
});

test('Without any house rule no page speaks of them, nor loads what it would take', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/en/${GAME}/rules/theft/`);
  await quiet(page);
  await expect(page.locator('[data-house-rule]')).toHaveCount(0);
  expect(asked.filter((path) => /house|rulings\.json/.test(path))).toEqual([]);
});

test('On the page of a ruling one button makes a reading the house rule, another goes back', async ({
  page,
}) => {
  await page.goto(`/en/${GAME}/rulings/steal-optional/`);
  const mine = page.getByRole('button', { name: en('house.choose'), exact: true });
  const usual = page.getByRole('button', { name: en('house.choose.default') });
  await expect(usual).toHaveAttribute('aria-pressed', 'true');
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.my-reading')).toHaveText(en('house.answer', { answer: MUST_STEAL }));
  await expect(page.locator('.options .mine')).toHaveCount(1);
  await expect(page.locator('.house-notice')).toContainText(en('house.shown.default'));
  expect(await onDevice(page)).toEqual({ [KEY]: '{"steal-optional":"must-cover"}' });
  await usual.click();
  await expect(page.locator('.my-reading')).toHaveText(en('house.answer.default'));
  await expect(page.locator('.options .mine')).toHaveCount(0);
  await expect(page.locator('.house-notice')).toHaveCount(0);
  expect(await onDevice(page)).toEqual({});
});

test('A table that the house rules would play otherwise says which reading it shows, plays the other one, and goes back', async ({
  page,
}) => {
  await kept(page, { 'steal-optional': 'must-cover', 'winner-tie': 'more-coins' });
  const player = await openScenario(page, 'switch-steal-optional');
  const notice = page.locator('.house-notice');
  const status = notice.getByRole('status');
  await expect(status).toHaveText(en('house.shown.default'));
  await expect(notice).toContainText(
    `${en('ruling.steal-optional')} ${en('house.rule')} ${MUST_STEAL}`,
  );
  await expect(badges(notice)).toHaveCount(1);
  await player.getByRole('button', { name: en('player.last'), exact: true }).click();
  const usual = await sentence(player).innerText();

  await notice.getByRole('button', { name: en('house.play') }).click();
  await expect(status).toHaveText(en('house.shown.house'));
  await expect(player.locator('.step-no .tag')).toHaveText(en('player.other-reading'));
  await expect(player.locator('.step-no')).toContainText(`0 ${en('player.of', { count: 9 })}`);
  await player.getByRole('button', { name: en('player.last'), exact: true }).click();
  await expect(sentence(player)).not.toHaveText(usual);
  await expect(player.locator('.caption-now')).toContainText(en('player.script-stops'));

  await notice.getByRole('button', { name: en('house.play.default') }).click();
  await expect(status).toHaveText(en('house.shown.default'));
  await expect(player.locator('.step-no .tag')).toHaveCount(0);
  await player.getByRole('button', { name: en('player.last'), exact: true }).click();
  await expect(sentence(player)).toHaveText(usual);
});

test('The notice follows what is chosen at the table itself', async ({ page }) => {
  await kept(page, { 'winner-tie': 'more-coins' });
  const player = await openScenario(page, 'switch-winner-tie');
  const status = page.locator('.house-notice').getByRole('status');
  await player.getByRole('button', { name: en('player.what-if') }).click();
  await player.getByRole('radio').nth(1).check();
  await expect(status).toHaveText(en('house.shown.other'));
  await player.getByRole('radio').nth(2).check();
  await expect(status).toHaveText(en('house.shown.house'));
  await player.getByRole('button', { name: en('player.reset') }).click();
  await expect(status).toHaveText(en('house.shown.default'));
  const other = await openScenario(page, 'passing-a-marker');
  await expect(other).toBeVisible();
  await expect(page.locator('.house-notice')).toHaveCount(0);
});

test('A table from a link is shown in the readings of the link, and says which', async ({
  page,
}) => {
  await kept(page, { 'winner-tie': 'more-coins' });
  const table = {
    players: [
      { seat: 'noor', played: 'courtier' },
      { seat: 'mila', played: 'countess' },
      { seat: 'juri', played: 'trader-1' },
    ],
    turn: 'noor',
  };
  const notice = page.locator('.house-notice');
  for (const [rulings, says] of [
    [undefined, [en('house.shown.default')]],
    [{ 'winner-tie': 'shared-victory' }, [en('house.shown.default')]],
    [
      { 'winner-tie': 'more-coins' },
      [en('house.shown.house'), `${en('ruling.winner-tie')} ${en('ruling.winner-tie.more-coins')}`],
    ],
    [
      { 'steal-optional': 'must-cover' },
      [en('house.shown.other'), `${en('ruling.steal-optional')} ${MUST_STEAL}`],
    ],
  ] as const) {
    await leave(page);
    await page.goto(
      `/en/${GAME}/position/${await fragment({ position: table, ...(rulings && { rulings }) })}`,
    );
    await expect(notice).toBeVisible();
    await expect(notice.locator('[role="status"], li')).toHaveText(says);
  }
  await page
    .locator('section.player')
    .getByRole('button', { name: en('player.what-if') })
    .click();
  await page.locator('input[value="may-decline"]').check();
  await expect(notice).toHaveText(en('house.shown.default'));
  await leave(page);
  await page.goto(`/en/${GAME}/position/`);
  await expect(page.locator('.problem')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('A link opens exactly what was shared on another device, and touches nothing until its reader says so', async ({
  page,
  browser,
}) => {
  await openHouseRules(page);
  await point(page, 'steal-optional').getByRole('radio').nth(1).check();
  await point(page, 'neutral-equal-and-higher').getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: en('share.qr') }).click();
  await expect(page.getByRole('img', { name: en('share.qr') }).locator('svg')).toBeVisible();
  const first = await page.locator('.qr .small').innerText();
  await point(page, 'farmer-two-stolen').getByRole('radio').nth(1).check();
  await expect(page.locator('.qr .small')).not.toHaveText(first);
  await page.getByRole('button', { name: en('share.copy') }).click();
  await expect(page.getByRole('button', { name: en('share.copied') })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator('.qr .small')).toHaveText(link);

  const context = await browser.newContext();
  const there = await context.newPage();
  const own = JSON.stringify({ 'winner-tie': 'more-coins', 'steal-optional': 'must-cover' });
  await kept(there, own);
  await there.goto(link);
  await expect(there.getByRole('heading', { name: en('house.link.title') })).toBeVisible();
  await expect(count(there)).toHaveText(en('house.count.link', { count: 3, total: 26 }));
  expect(await there.locator('fieldset.set').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    ['neutral-equal-and-higher', 'steal-optional', 'farmer-two-stolen'],
  );
  await expect(point(there, 'winner-tie').getByRole('radio').first()).toBeChecked();
  await expect(point(there, 'winner-tie').getByRole('radio').nth(2)).toBeDisabled();
  await expect(point(there, 'winner-tie').locator('label').nth(2)).toContainText(en('house.yours'));
  expect(await onDevice(there)).toEqual({ [KEY]: own });

  await there.getByRole('button', { name: en('house.link.own') }).click();
  await expect(there).not.toHaveURL(/#/);
  await expect(count(there)).toHaveText(en('house.count', { count: 2, total: 26 }));
  await expect(point(there, 'winner-tie').getByRole('radio').nth(2)).toBeChecked();
  expect(await onDevice(there)).toEqual({ [KEY]: own });

  await there.goto(link);
  await there.getByRole('button', { name: en('house.link.keep') }).click();
  await expect(there.locator('.said')).toHaveText(en('house.was-kept'));
  await expect(count(there)).toHaveText(en('house.count', { count: 3, total: 26 }));
  await there.getByRole('button', { name: en('house.undo') }).click();
  expect(await onDevice(there)).toEqual({ [KEY]: own });
  await there.goto(link);
  await there.getByRole('button', { name: en('house.link.keep') }).click();
  await there.goto('about:blank');
  await there.goto(link);
  await expect(there.locator('.said')).toHaveText(en('house.link.same'));
  await context.close();
});

for (const language of TRANSLATIONS['rival-kings']) {
  test(`A link that cannot be opened is answered with one sentence, and one’s own stay (${language})`, async ({
    page,
  }) => {
    const say = words(language);
    await kept(page, { 'steal-optional': 'must-cover' });
    const good = await fragment({ rulings: { 'winner-tie': 'more-coins' } });
    const bad: readonly (readonly [hash: string, says: string])[] = [
      [good.slice(0, -6), 'player.link-broken'],
      [good.replace('=1.', '=9.'), 'player.link-unknown-version'],
      [`#play=1.${'A'.repeat(9000)}`, 'player.link-too-long'],
      [await fragment({ game: 'claim', rulings: {} }), 'house.link-foreign'],
      [await fragment({ scenario: 'passing-a-marker' }), 'house.link-foreign'],
      [await fragment({ rulings: { 'steal-optional': 'sometimes' } }), 'house.link-unknown'],
      [await fragment({ rulings: { constructor: 'x' } }), 'house.link-unknown'],
    ];
    for (const [hash, says] of bad) {
      await leave(page);
      await openHouseRules(page, hash, language);
      await expect(page.locator('.said .notice')).toHaveText([
        `${say(says)} ${say('house.own-shown')}`,
      ]);
      await expect(page.locator('.from-link')).toBeHidden();
      await expect(point(page, 'steal-optional').getByRole('radio').nth(1)).toBeChecked();
    }
    await page.evaluate((hash) => (location.hash = hash), good);
    await expect(page.locator('.from-link')).toBeVisible();
    await expect(page.locator('.said .notice')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('.from-link')).toBeHidden();
    expect(await onDevice(page)).toEqual({ [KEY]: '{"steal-optional":"must-cover"}' });
  });
}

test('What a device keeps and nobody can read is reported and set aside; other pages go on without it', async ({
  page,
}) => {
  await kept(page, '{"steal-optional":');
  await page.goto(`/en/${GAME}/rules/theft/`);
  await quiet(page);
  await expect(page.locator('[data-house-rule]')).toHaveCount(0);
  await openHouseRules(page);
  await expect(page.locator('.said .notice')).toContainText(en('house.damaged'));
  await expect(count(page)).toHaveText(en('house.count.none', { total: 26 }));
  expect(await onDevice(page)).toEqual({ [`${KEY}.damaged-1`]: '{"steal-optional":' });
  await page.reload();
  await expect(page.locator('.house-state')).toBeVisible();
  await expect(page.locator('.said .notice')).toHaveCount(0);
});

test('Readings that the page does not know are named as such and stay until the reader chooses', async ({
  page,
}) => {
  const old = { 'steal-optional': 'must-cover', 'winner-tie': 'by-lot', 'gone-by': 'x' };
  await kept(page, old);
  await openHouseRules(page);
  await expect(page.locator('.said .notice')).toContainText(en('house.unknown'));
  await expect(count(page)).toHaveText(en('house.count', { count: 1, total: 26 }));
  expect(await onDevice(page)).toEqual({ [KEY]: JSON.stringify(old) });
  await page.goto(`/en/${GAME}/rulings/`);
  await expect(badges(page)).toHaveCount(1);
});

test('Without storage the choice lasts as long as the page, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openHouseRules(page);
  await point(page, 'steal-optional').getByRole('radio').nth(1).check();
  await expect(page.locator('.said .notice')).toHaveText(en('house.not-kept'));
  await expect(count(page)).toHaveText(en('house.count', { count: 1, total: 26 }));
});

test('Pages in other tabs, and those that the way back brings up again, follow', async ({
  page,
  context,
}) => {
  await page.goto(`/en/${GAME}/rulings/`);
  const tab = await context.newPage();
  await openHouseRules(tab);
  await point(tab, 'steal-optional').getByRole('radio').nth(1).check();
  await expect(badges(page)).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: en('nav.house-rules'), exact: true })
    .click();
  await expect(count(page)).toHaveText(en('house.count', { count: 1, total: 26 }));
  await point(tab, 'winner-tie').getByRole('radio').nth(1).check();
  await expect(count(page)).toHaveText(en('house.count', { count: 2, total: 26 }));
  await point(page, 'steal-optional').getByRole('radio').first().check();
  await page.goBack();
  await expect(badges(page)).toHaveCount(1);
  await expect(page.locator('[data-ruling="winner-tie"]')).toContainText(en('house.rule'));
});

test('Nothing sticks out on a narrow page that says all this', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await kept(page, {
    'steal-optional': 'must-cover',
    'watchman-neutral': 'no-effect',
    'own-action-skip': 'must-if-possible',
  });
  for (const path of MARKED) {
    await page.goto(`/de/${GAME}/${path}`);
    await settled(page);
    await expect(page.locator('.house-badge').first(), path).toBeVisible();
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      path,
    ).toBe(0);
  }
});

test('Each game has house rules of its own: those of Claim are kept, shown and played apart', async ({
  page,
}) => {
  await kept(page, { 'steal-optional': 'must-cover' });
  await page.goto('/en/claim/house-rules/');
  await settled(page);
  await expect(page.locator('fieldset')).toHaveCount(9);
  await expect(count(page)).toHaveText(en('house.count.none', { total: 9 }));
  await point(page, 'two-dwarves').getByRole('radio').nth(1).check();
  await expect(count(page)).toHaveText(en('house.count', { count: 1, total: 9 }));
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    [KEY]: '{"steal-optional":"must-cover"}',
    'house-rules.claim': '{"two-dwarves":"each-own"}',
  });
  await page.goto('/en/claim/rulings/');
  await expect(badges(page)).toHaveText([
    `${en('house.rule')} ${claim('ruling.two-dwarves.each-own')}`,
  ]);
  const player = await openScenario(page, 'switch-two-dwarves', 'en', '', 'claim');
  await page
    .locator('.house-notice')
    .getByRole('button', { name: en('house.play') })
    .click();
  await expect(player.locator('.step-no .tag')).toHaveText(en('player.other-reading'));
  await openHouseRules(page);
  await expect(count(page)).toHaveText(en('house.count', { count: 1, total: 26 }));
});
