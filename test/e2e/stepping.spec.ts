import type { Locator } from '@playwright/test';
import {
  awake,
  expect,
  openAt,
  openScenario,
  rest,
  sentence,
  stepNumber,
  stepTo,
  test,
} from './support.ts';
import { headOf, literally, words } from './words.ts';

const say = words('en', 'claim');

const SCENARIO = 'passing-a-marker';
const TRADER = 'trader-robbed-by-c-and-e';

/** Controls of a player, by their messages. */
const buttonsOf = (player: Locator, ...names: readonly string[]): Locator[] =>
  names.map((name) => player.getByRole('button', { name: say(`player.${name}`), exact: true }));

/** The sentence of the step `noor-again`, where Noor, who does not lead, plays a Knight. */
const NOOR_TRIES = say('player.tries', {
  seat: 'Noor',
  action: say('act.play', { card: say('card', { faction: say('faction.knight'), value: 7 }) }),
});

test('Every step shows the sentence, the rules and the remark that stand on the page, and announces them', async ({
  page,
}) => {
  const player = await openScenario(page, 'trader-robbed-by-c-and-e');
  const told = await player.locator('.transcript > li').evaluateAll((items) =>
    items.map((item) => ({
      sentence: item.querySelector('.event, .outcome')!.textContent,
      rules: [...item.querySelectorAll(':scope > .because .chip, :scope > .refusal .chip')].map(
        (chip) => chip.textContent,
      ),
      remark: item.querySelector('.note')?.textContent ?? null,
    })),
  );
  expect(told).toHaveLength(21);
  expect(told.filter(({ remark }) => remark !== null).length).toBeGreaterThan(4);
  const live = player.locator('[aria-live="polite"]');
  for (const [at, { sentence: text, rules, remark }] of told.entries()) {
    await expect(stepNumber(player)).toHaveText(String(at));
    await expect(live.locator('.event, .outcome')).toHaveText(text);
    await expect(live.locator('.because .chip, .refusal .chip')).toHaveText(rules);
    await expect(live.locator('.note')).toHaveText(remark === null ? [] : [remark]);
    if (at < told.length - 1) await player.locator('.controls .main').click();
  }
  await expect(live.locator('.outcome')).toBeVisible();
});

for (const [language, width] of [
  ['en', 1280],
  ['de', 320],
] as const) {
  test(`A long scene says where its question is answered, and goes on only for those who want to (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const told = words(language);
    const player = await openScenario(page, 'knight-must-follow', language, '', 'claim');
    const main = player.locator('.controls .main');
    const answer = player.locator('.step-no .answer');
    const live = player.locator('[aria-live="polite"]');
    // By its key: a click of Playwright's scrolls the page beforehand, which a reader's does not.
    const step = (): Promise<void> => player.press('ArrowRight');
    await expect(main).toHaveText(told('player.step'));
    await step();
    await expect(answer).toHaveCount(0);
    await step();
    await expect(stepNumber(player)).toHaveText('2');
    await expect(answer).toHaveText(told('player.answer'));
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(live).toContainText(told('player.answer'));
    await expect(main).toHaveText(told('player.play-on'));
    await main.click();
    await expect(stepNumber(player)).toHaveText('3');
    await expect(answer).toHaveCount(0);
    await expect(live).not.toContainText(told('player.answer'));
    await expect(main).toHaveText(told('player.step'));
  });
}

test('First, back, step and last go where they say and rest at the ends', async ({ page }) => {
  const player = await openScenario(page, SCENARIO);
  const [first, back, step, last] = buttonsOf(player, 'first', 'back', 'step', 'last') as [
    Locator,
    Locator,
    Locator,
    Locator,
  ];
  const resting = async (expected: readonly Locator[]): Promise<void> => {
    for (const button of [first, back, last]) {
      if (expected.includes(button)) await expect(button).toBeDisabled();
      else await expect(button).toBeEnabled();
    }
  };
  await resting([first, back]);
  await step.click();
  await expect(stepNumber(player)).toHaveText('1');
  await resting([]);
  await last.click();
  await expect(player.locator('.step-no')).toContainText(`8 ${say('player.of', { count: 8 })}`);
  await resting([last]);
  await expect(step).toHaveCount(0);
  await back.click();
  await expect(stepNumber(player)).toHaveText('7');
  await expect(step).toBeEnabled();
  await first.click();
  await expect(stepNumber(player)).toHaveText('0');
  await resting([first, back]);
});

test('The outcome is a step of its own, told without a remark; the step before it tells what happened', async ({
  page,
}) => {
  const player = await openScenario(page, SCENARIO);
  const [back, last] = buttonsOf(player, 'back', 'last') as [Locator, Locator];
  await last.click();
  const told = player.locator('.caption-now');
  await expect(told.locator('.outcome')).toBeVisible();
  await expect(told.locator('.event, .note, .chip')).toHaveCount(0);
  await expect(player.locator('.felt .new, .felt .delta')).toHaveCount(0);
  const shown = page.url();
  await page.reload();
  expect(page.url()).toBe(shown);
  await expect(told.locator('.outcome')).toBeVisible();
  await back.click();
  await expect(told.locator('.event')).toBeVisible();
  await expect(told.locator('.outcome')).toHaveCount(0);
});

test('A link to the last event, as it was made before the outcome was a step, still opens there', async ({
  page,
}) => {
  const player = await openAt(page, TRADER, 'trader-buys', 2);
  await expect(stepNumber(player)).toHaveText('19');
  await expect(player.locator('.caption-now .event')).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('At the end the step becomes the way to the next scenario, at the same place and with the focus; quick presses do not take it', async ({
  page,
}) => {
  const player = await openAt(page, TRADER, 'trader-buys', 2);
  const title = (await page.locator('.pager [rel="next"]').innerText()).trim();
  const main = player.locator('.controls .main');
  const place = await main.boundingBox();
  const [step] = buttonsOf(player, 'step') as [Locator];
  const next = player.getByRole('link', {
    name: `${say('joint.label', { what: say('player.next') })} ${title}`,
  });
  await step.focus();
  for (let time = 0; time < 5; time += 1) await page.keyboard.press('Enter');
  await expect(stepNumber(player)).toHaveText('20');
  await expect(next).toBeFocused();
  expect(await main.boundingBox()).toEqual(place);
  await page.keyboard.press('ArrowLeft');
  await expect(step).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(next).toBeFocused();
  await rest(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(stepNumber(page.locator('section.player'))).toHaveText('0');
});

test('Where no scenario follows, the end leads back to the start: inside a chapter, and after the last scenario', async ({
  page,
}) => {
  const leadsBack = async (player: Locator): Promise<void> => {
    const [last, again] = buttonsOf(player, 'last', 'again') as [Locator, Locator];
    await last.click();
    await expect(player.getByRole('link', { name: say('player.next') })).toHaveCount(0);
    await rest(page);
    await again.click();
    await expect(stepNumber(player)).toHaveText('0');
  };
  await page.goto('/en/rival-kings/rules/theft/');
  await leadsBack(await awake(page, headOf(`en/rival-kings/scenarios/${TRADER}.mdx`)));
  await page.goto('/en/rival-kings/scenarios/');
  await page.locator('main li > a').last().click();
  await expect(page.locator('section.player')).toHaveAttribute('data-ready');
  await leadsBack(page.locator('section.player'));
});

test('The arrow keys, Home and End step inside the player, and nowhere else', async ({ page }) => {
  const player = await openScenario(page, SCENARIO);
  await page
    .getByRole('link', { name: say('nav.rules'), exact: true })
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(stepNumber(player)).toHaveText('0');
  await player.getByRole('button', { name: say('player.try') }).focus();
  const walk = { ArrowRight: '1', End: '8', ArrowLeft: '7', Home: '0' };
  for (const [key, at] of Object.entries(walk)) {
    await page.keyboard.press(key);
    await expect(stepNumber(player)).toHaveText(at);
  }
  await page.keyboard.press('Control+ArrowRight');
  await expect(stepNumber(player)).toHaveText('0');
});

test('Arrow keys on the readings choose a reading and do not step', async ({ page }) => {
  const player = await openScenario(page, 'switch-steal-optional');
  await stepTo(player, 3);
  await player.getByRole('button', { name: say('player.what-if') }).click();
  await player.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(player.getByRole('radio').nth(1)).toBeChecked();
  await expect(stepNumber(player)).toHaveText('3');
});

test('Stepping to an end by keyboard does not lose the place: the arrows still work', async ({
  page,
}) => {
  const player = await openScenario(page, SCENARIO);
  await player.getByRole('button', { name: say('player.step'), exact: true }).focus();
  for (let at = 1; at <= 8; at += 1) {
    await page.keyboard.press('Enter');
    await expect(stepNumber(player)).toHaveText(String(at));
  }
  await page.keyboard.press('ArrowLeft');
  await expect(stepNumber(player)).toHaveText('7');
});

test('The list of neighbouring steps jumps to a step', async ({ page }) => {
  const player = await openScenario(page, SCENARIO);
  const list = player.getByRole('list', { name: say('player.steps') });
  await list.getByRole('button').nth(3).click();
  await expect(stepNumber(player)).toHaveText('3');
  await expect(list.getByRole('button').nth(1)).toBeFocused();
  await expect(list.locator('[aria-current="step"]')).toContainText(
    await sentence(player).innerText(),
  );
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]) {
  test(`The step number opens a list of all steps over the table, clear of words and controls: ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const player = await openAt(page, TRADER, 'countess-takes', 1);
    const opener = player.locator('.step-no button');
    const controls = await player.locator('.controls').boundingBox();
    await opener.click();
    const list = player.getByRole('dialog', { name: say('player.all-steps') });
    await expect(list.getByRole('heading')).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(list.getByRole('listitem')).toHaveCount(21);
    const shown = list.locator('[aria-current="step"]');
    await expect(shown).toHaveText(
      new RegExp(`^12${literally(await sentence(player).innerText())}$`),
    );
    await expect(shown).toBeInViewport({ ratio: 1 });
    expect(await player.locator('.controls').boundingBox()).toEqual(controls);
    const covered = await list.evaluate((slip) => {
      const box = slip.getBoundingClientRect();
      return ['.told', '.controls', '.player-head']
        .map((part) => ({
          part,
          other: document.querySelector(`section.player ${part}`)!.getBoundingClientRect(),
        }))
        .filter(
          ({ other }) =>
            other.left < box.right - 1 &&
            other.right > box.left + 1 &&
            other.top < box.bottom - 1 &&
            other.bottom > box.top + 1,
        )
        .map(({ part }) => part);
    });
    expect(covered).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await list.getByRole('button', { name: /^3\D/ }).click();
    await expect(list).toHaveCount(0);
    await expect(stepNumber(player)).toHaveText('3');
    await expect(opener).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(stepNumber(player)).toHaveText('4');

    // A tap beside the list puts it away and does nothing else.
    await opener.click();
    await expect(list).toBeVisible();
    // Where the eye sees the button: Playwright's own click scrolls the page first, and the list
    // follows only with the next frame.
    const step = (await player.locator('.controls .main').boundingBox())!;
    await page.mouse.click(step.x + step.width / 2, step.y + step.height / 2);
    await expect(list).toHaveCount(0);
    await expect(stepNumber(player)).toHaveText('4');
  });
}

test('Two players on one page keep apart', async ({ page }) => {
  await page.goto('/en/rival-kings/rules/theft/');
  const titles = await page
    .locator('section.player')
    .evaluateAll((players) => players.map((player) => player.getAttribute('aria-label')!));
  const [one, other] = [await awake(page, titles[0]!), await awake(page, titles[1]!)];
  await stepTo(one, 2);
  await stepTo(other, 3);
  await one.focus();
  await page.keyboard.press('ArrowRight');
  await expect(stepNumber(one)).toHaveText('3');
  await one.getByRole('button', { name: say('player.try') }).click();
  await expect(one.locator('.tray')).toBeVisible();
  await expect(other.locator('.tray')).toHaveCount(0);
  await expect(stepNumber(other)).toHaveText('3');
});

test('Readings chosen in one player leave another player of the same page alone', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/rules/actions/');
  const players = page.locator('section.player');
  const whatIf = [];
  for (const player of await players.all()) {
    // Playwright's own way waits for an element to rest that is just about to be replaced.
    await player.evaluate((place) => place.scrollIntoView());
    await expect(player).toHaveAttribute('data-ready');
    await player.getByRole('button', { name: say('player.what-if') }).click();
    whatIf.push(player.getByRole('radio'));
  }
  await whatIf[0]!.nth(1).check();
  await expect(whatIf[0]!.nth(1)).toBeChecked();
  await expect(whatIf[1]!.first()).toBeChecked();
});

test('A trick of Claim is stepped to its end: the card won lies with its winner, and each step stands on the page', async ({
  page,
}) => {
  const player = await openScenario(page, 'a-whole-trick', 'en', '', 'claim');
  const told = await player
    .locator('.transcript > li :is(.event, .outcome)')
    .evaluateAll((all) => all.map((one) => one.textContent));
  const live = player.locator('[aria-live="polite"]');
  for (const [at, text] of told.entries()) {
    await expect(stepNumber(player)).toHaveText(String(at));
    await expect(live.locator('.event, .outcome').first()).toHaveText(text);
    if (at < told.length - 1)
      await player.getByRole('button', { name: say('player.step'), exact: true }).click();
  }
  await expect(
    player
      .locator('[data-seat="mila"].seat')
      .getByRole('img', { name: say('card', { faction: say('faction.doppelganger'), value: 7 }) }),
  ).toBeVisible();
  await expect(live.locator('.outcome')).toBeVisible();
});

test('A step that settles something has an address of its own: the player opens there, and goes there when the address changes', async ({
  page,
}) => {
  await page.goto('/en/claim/scenarios/a-trick-in-phase-2/#step-noor-again');
  const player = page.locator('section.player');
  await expect(sentence(player)).toContainText(NOOR_TRIES);
  await expect(player.locator('.refusal').filter({ visible: true })).toContainText(
    say('refused.leader-first', { other: 'Mila', seat: 'Noor' }),
  );
  await player.getByRole('button', { name: say('player.first'), exact: true }).click();
  await expect(stepNumber(player)).toHaveText('0');
  await page.evaluate(() => (location.hash = '#step-noor-again'));
  await expect(sentence(player)).toContainText(NOOR_TRIES);
  await page.evaluate(() => (location.hash = '#step-nowhere'));
  await expect(player.getByText(say('player.link-unknown-step'))).toBeVisible();
  await expect(stepNumber(player)).toHaveText('0');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a step leads to its words', async ({ page }) => {
    await page.goto('/en/claim/scenarios/a-trick-in-phase-2/#step-noor-again');
    const step = page.locator('.transcript > li:target');
    await expect(step).toContainText(NOOR_TRIES);
    await expect(step).toBeInViewport();
  });
});
