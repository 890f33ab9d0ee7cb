import type { Page } from '@playwright/test';
import {
  awake,
  expect,
  fragment,
  leave,
  moment,
  movesOn,
  openJurisTurn,
  openScenario,
  pageTypes,
  quiet,
  scenarioPath,
  sentence,
  stepNumber,
  stepTo,
  test,
} from './support.ts';
import { words } from './words.ts';

const en = words('en', 'rival-kings');

const TRADER = 'trader-robbed-by-c-and-e';
const OVERLONG = 9000;

/** Opens the address that a page has now in a page of its own. */
async function reopened(page: Page): Promise<Page> {
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  return fresh;
}

test('The address after stepping reopens exactly this step, also of a scenario further down a chapter', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/rules/theft/');
  const title = (await page.locator('section.player').last().getAttribute('aria-label'))!;
  const player = await awake(page, title);
  await stepTo(player, 4);
  await expect(page).toHaveURL(/#play=/);
  const told = await player.locator('.caption-now').innerText();
  const there = (await reopened(page)).getByRole('region', { name: title });
  await expect(stepNumber(there)).toHaveText('4');
  await expect(there.locator('.caption-now')).toHaveText(told, { useInnerText: true });
  await expect(there).toBeFocused();
  await expect(there.locator('.player-head')).toBeInViewport();
});

test('Pasting another link into an open page goes there', async ({ page }) => {
  const player = await openScenario(page, TRADER);
  await page.goto(`${scenarioPath(TRADER)}${await moment(TRADER, 'countess-takes', 1)}`);
  await expect(stepNumber(player)).toHaveText('12');
  await page.goto(`${scenarioPath(TRADER)}${await moment(TRADER, 'reveal', 2)}`);
  await expect(stepNumber(player)).toHaveText('2');
});

test('A link with moves of one’s own reopens them, tray and all', async ({ page }) => {
  const player = await openJurisTurn(page);
  await player.getByRole('button', { name: en('player.try') }).click();
  await player.getByRole('button', { name: en('player.try.all') }).click();
  const moves = player.getByRole('group', { name: en('player.try.which') });
  await movesOn(player, () =>
    moves.getByRole('button', { name: en('action.settle.short'), exact: true }).click(),
  );
  await movesOn(player, () => moves.getByRole('button', { name: en('act.end') }).click());
  await expect(stepNumber(player)).toHaveText('17');
  const told = await sentence(player).innerText();
  const there = (await reopened(page)).locator('section.player');
  await expect(stepNumber(there)).toHaveText('17');
  await expect(sentence(there)).toHaveText(told);
  await expect(there.locator('.step-no .tag')).toHaveText(en('player.trying'));
  await there.getByRole('button', { name: en('player.undo') }).click();
  await expect(there.locator('.step-no')).toContainText(`16 ${en('player.of', { count: 16 })}`);
});

test('A link with another reading and other eyes reopens both', async ({ page }) => {
  const player = await openScenario(page, 'switch-steal-optional');
  await player.getByRole('button', { name: en('player.what-if') }).click();
  await movesOn(player, () => player.getByRole('radio').nth(1).check());
  await movesOn(player, () => player.getByRole('button', { name: en('player.eyes') }).click());
  await movesOn(player, () =>
    player.getByRole('button', { name: en('player.last'), exact: true }).click(),
  );
  const at = (await stepNumber(player).textContent())!;
  const there = (await reopened(page)).locator('section.player');
  await expect(stepNumber(there)).toHaveText(at);
  await expect(there.locator('.step-no .tag')).toHaveText(en('player.other-reading'));
  await expect(there.getByRole('button', { name: en('player.eyes') })).toHaveText('Noor');
  await there.getByRole('button', { name: en('player.what-if') }).click();
  await expect(there.getByRole('radio').nth(1)).toBeChecked();
});

test('A link whose move the rules refuse stops before it and says so', async ({ page }) => {
  const moves = [
    { type: 'settle', seat: 'juri' },
    { type: 'money', seat: 'juri', pile: 'building-1' },
  ];
  const player = await openScenario(
    page,
    TRADER,
    'en',
    await fragment({ scenario: TRADER, step: { name: 'countess-ends', shown: 2 }, moves }),
  );
  await expect(player.locator('.notice')).toHaveText(en('player.link-move-refused', { n: 2 }));
  await expect(player.locator('.step-no')).toContainText(`16 ${en('player.of', { count: 16 })}`);
});

const good = await moment(TRADER, 'reveal', 2);
const BAD: readonly (readonly [name: string, hash: string, says: string])[] = [
  ['broken', `${good.slice(0, 30)}!!${good.slice(30)}`, 'player.link-broken'],
  ['truncated', good.slice(0, -12), 'player.link-broken'],
  ['empty', '#play=', 'player.link-unknown-version'],
  ['of another version', good.replace('=1.', '=2.'), 'player.link-unknown-version'],
  ['oversized', `#play=1.${'A'.repeat(OVERLONG)}`, 'player.link-too-long'],
  [
    'foreign',
    await fragment({ game: undefined as unknown as string, scenario: TRADER }),
    'player.link-foreign',
  ],
  ['of another game', await fragment({ game: 'claim', scenario: TRADER }), 'player.link-foreign'],
  ['of another scenario', await fragment({ scenario: 'no-such-scenario' }), 'player.link-foreign'],
  [
    'with a reading that does not exist',
    await fragment({ scenario: TRADER, rulings: { constructor: 'x' } }),
    'player.link-foreign',
  ],
  [
    'with the eyes of somebody who is not there',
    await fragment({ scenario: TRADER, seenFrom: 'ines' }),
    'player.link-foreign',
  ],
  [
    'with a move that is none',
    await fragment({ scenario: TRADER, moves: [{ type: 'cheat' }] }),
    'player.link-foreign',
  ],
  ['to a step that does not exist', await moment(TRADER, 'gone', 1), 'player.link-unknown-step'],
];

for (const [language, links] of [
  ['de', BAD],
  ['en', BAD.filter(([, , says], at) => BAD.findIndex(([, , other]) => other === says) === at)],
] as const) {
  test(`A bad link gives one sentence in the page’s language and leaves the page alone (${language})`, async ({
    page,
  }) => {
    // A page is opened for every link.
    const say = words(language);
    for (const [name, hash, says] of links) {
      await test.step(name, async () => {
        await leave(page);
        const player = await openScenario(page, TRADER, language, hash);
        await expect(page.locator('.notice')).toHaveText([say(says)]);
        await expect(stepNumber(player)).toHaveText('0');
        await expect(player.locator('.tray')).toHaveCount(0);
        await expect(player.locator('.step-no .tag')).toHaveCount(0);
        await player.getByRole('button', { name: say('player.step'), exact: true }).click();
        await expect(page.locator('.notice')).toHaveCount(0);
      });
    }
  });
}

test('On a page with several players one of them speaks of a bad link, where the reader sees it', async ({
  page,
}) => {
  await page.goto(`/de/rival-kings/rules/theft/${good.slice(0, -12)}`);
  const notice = page.locator('.notice');
  await expect(notice).toBeInViewport();
  for (const place of await page.locator('.scenario').all()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator('section.player')).toHaveAttribute('data-ready');
  }
  await expect(notice).toHaveText([words('de')('player.link-broken')]);
});

/** Signs that get behind an address in a sentence, in markup and in programs that pass it on. */
const BEHIND = [
  '.',
  ')',
  ',',
  '!',
  '”',
  '»',
  '%20',
  '%2E',
  '%29',
  '%22',
  '%0A',
  '&fbclid=IwAR0x',
  '?utm=1',
  '**',
];

/** A passage of every kind of page that has anchors. */
const PASSAGES = [
  '/en/claim/rules/winning-a-trick/#cl.trick.power-exceptions',
  '/en/claim/rulings/#look-at-own-recruits',
  '/en/claim/cards/goblin/#with-6',
  '/en/king-of-the-valley/glossary/#jester',
  '/de/rival-kings/rules/theft/#rk.steal.crests-return',
  '/nl/claim/rules/votes/#cl.score.tie-highest-card',
  '/en/nobles-and-glory/rules/contests/#ng.action.duel.recovery-removal',
];

for (const passage of PASSAGES) {
  test(`A sign too many behind an address still leads to the passage and marks it (${passage})`, async ({
    page,
  }) => {
    const [path, id] = passage.split('#');
    const target = page.locator(`[id="${id}"]`);
    const isMarked = (): Promise<boolean> =>
      target.evaluate((element) => element.matches(':target'));
    await page.goto(passage);
    await expect(target).toBeInViewport();
    const top = await target.evaluate((element) => element.getBoundingClientRect().top);
    for (const sign of BEHIND) {
      await leave(page);
      await page.goto(passage + sign);
      await expect(page).toHaveURL(new RegExp(`#${id!.replaceAll('.', '\\.')}$`));
      await expect(target, sign).toBeInViewport();
      expect(await isMarked(), sign).toBe(true);
      await expect
        .poll(() => target.evaluate((element) => element.getBoundingClientRect().top), {
          message: sign,
        })
        .toBeCloseTo(top, 0);
    }
    // In a page that is open already, from elsewhere in it; the way back leads there.
    await page.goto(`${path}#main`);
    await page.goto(`${passage}.`);
    await expect(page).toHaveURL(new RegExp(`#${id!.replaceAll('.', '\\.')}$`));
    await expect(target).toBeInViewport();
    expect(await isMarked()).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/#main$/);
  });
}

test('A step of a scenario is shown, whatever stands behind its address', async ({ page }) => {
  for (const sign of ['.', '%29', '&fbclid=IwAR0x']) {
    await leave(page);
    const player = await openScenario(page, TRADER, 'en', `#step-countess-takes${sign}`);
    await expect(stepNumber(player)).toHaveText('12');
  }
});

/** A page of every kind that opens packed links, and what shows there that one was opened. */
const OPENED: readonly (readonly [name: string, opened: string])[] = [
  ['the table tool with an answer', '.answering .answer h2'],
  ['a table from a link', 'section.player[data-ready]'],
  ['a score sheet from a link', '.score-notice'],
  ['house rules from a link', '.from-link:not([hidden])'],
];

for (const [name, opened] of OPENED) {
  test(`A packed link is opened, whatever stands behind it or breaks it into lines (${name})`, async ({
    page,
  }) => {
    const whole = pageTypes('en')[name]!;
    await page.goto(whole);
    const said = page.locator(opened).first();
    await expect(said).toBeVisible();
    const text = await said.innerText();
    for (const link of [
      ...BEHIND.map((sign) => whole + sign),
      `${whole.slice(0, -20)}%20${whole.slice(-20)}`,
    ]) {
      await leave(page);
      await page.goto(link);
      await expect(said, link).toHaveText(text, { useInnerText: true });
      await expect(page, link).toHaveURL(/#play=1\.[\w-]+$/);
    }
  });
}

test('A scenario is opened by a link with a sign too many', async ({ page }) => {
  for (const sign of BEHIND) {
    await leave(page);
    const player = await openScenario(page, TRADER, 'en', good + sign);
    await expect(stepNumber(player)).toHaveText('2');
    await expect(page.locator('.notice')).toHaveCount(0);
  }
});

test('Text that a link marks is found, also where the passage is named, too', async ({ page }) => {
  const passage = '/en/claim/rules/winning-a-trick/#cl.trick.power-exceptions';
  await page.goto(passage);
  const rule = page.locator('[id="cl.trick.power-exceptions"]');
  const words = (await rule.locator('.text').innerText()).split(/\s+/).slice(0, 6).join(' ');
  await leave(page);
  await page.goto(`${passage}:~:text=${encodeURIComponent(words)}`);
  await expect(rule).toBeInViewport();
});

test('An anchor leads to its rule and marks it', async ({ page }) => {
  for (const rule of ['rk.steal.crest', 'rk.steal.crests-return']) {
    await page.goto(`/de/rival-kings/rules/theft/#${rule}`);
    const target = page.locator(`[id="${rule}"]`);
    await expect(target.locator('h3 > a')).toBeInViewport();
    const background = (id: string) =>
      page.locator(`[id="${id}"]`).evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(await background(rule)).toContain('gradient');
    expect(await background('rk.steal.right')).toBe('none');
  }
});

test('Back from a pasted link goes to the step shown before it', async ({ page }) => {
  const player = await openScenario(page, TRADER);
  await stepTo(player, 1);
  await expect(page).toHaveURL(/#play=/);
  const hash = await moment(TRADER, 'countess-takes', 1);
  await page.evaluate((pasted) => (location.hash = pasted), hash);
  await expect(stepNumber(player)).toHaveText('12');
  await page.goBack();
  await expect(stepNumber(player)).toHaveText('1');
  await page.goForward();
  await expect(stepNumber(player)).toHaveText('12');
});

test('Of two links the later one counts, also where the first takes longer', async ({ page }) => {
  const player = await openScenario(page, TRADER);
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/messages.json', async (route) => {
    await held;
    await route.continue();
  });
  const slow = await fragment({
    scenario: TRADER,
    step: { name: 'countess-takes', shown: 1 },
    seenFrom: 'juri',
  });
  const asked = page.waitForRequest('**/messages.json');
  await page.evaluate((pasted) => (location.hash = pasted), slow);
  await asked;
  await page.evaluate((pasted) => (location.hash = pasted), await moment(TRADER, 'reveal', 2));
  await expect(stepNumber(player)).toHaveText('2');
  const came = page.waitForResponse('**/messages.json');
  arrive();
  await came;
  await quiet(page);
  await expect(stepNumber(player)).toHaveText('2');
});
