import { expect, openScenario, sentence, stepTo, test, TRANSLATIONS } from './support.ts';
import { literally, words } from './words.ts';

const say = words('en', 'rival-kings');
const claim = words('en', 'claim');

/** What cards in a hand show, by their characters. */
const showing = (...characters: readonly string[]): RegExp[] =>
  characters.map((id) => new RegExp(literally(say(`character.${id}`))));
/** A card of Claim, as the table or a sentence calls it. */
const called = (key: 'on-table.card' | 'card', faction: string, value: number): string =>
  claim(key, { faction: claim(`faction.${faction}`), value });

test('Through Noor’s eyes the other hands are backs, and what is laid face down is not told', async ({
  page,
}) => {
  const player = await openScenario(page, 'choosing-and-revealing');
  const seat = (name: string) => player.locator(`.seat[data-seat="${name}"]`);
  await expect(
    player.getByRole('button', {
      name: `${say('joint.label', { what: say('player.eyes') })} Noor`,
    }),
  ).toBeVisible();
  await expect(seat('noor').locator('.card-known')).toHaveText(
    showing('queen', 'bursar', 'trader-1'),
  );
  await expect(seat('mila').locator('.card-known')).toHaveCount(0);
  await expect(seat('mila').locator('.card-back')).toHaveCount(3);
  await stepTo(player, 4);
  await expect(sentence(player)).toContainText('Mila');
  await expect(player.locator('.caption-now')).not.toContainText(say('character.duke'));

  await test.step('Juri’s eyes see Juri’s hand', async () => {
    const eyes = player.getByRole('button', { name: say('player.eyes') });
    await eyes.click();
    await expect(eyes).toHaveText('Mila');
    await expect(sentence(player)).toContainText(say('character.duke'));
    await eyes.click();
    await expect(seat('juri').locator('.card-known')).toHaveText(
      showing('count', 'knight', 'countess'),
    );
    await expect(seat('noor').locator('.card-known')).toHaveCount(0);
    await expect(sentence(player)).not.toContainText(say('character.duke'));
  });

  await test.step('with all cards open everything is told, and back to Noor', async () => {
    const eyes = player.getByRole('button', { name: say('player.eyes') });
    await eyes.click();
    await expect(eyes).toHaveText(say('player.eyes.all'));
    await expect(seat('juri').locator('.card-known')).toHaveCount(3);
    await expect(seat('mila')).toContainText(say('character.duke'));
    await expect(sentence(player)).toContainText(say('character.duke'));
    await player.getByRole('button', { name: say('player.reset') }).click();
    await expect(eyes).toHaveText('Noor');
    await expect(seat('juri').locator('.card-known')).toHaveCount(0);
    await expect(seat('mila')).not.toContainText(say('character.duke'));
  });
});

test('Whoever changes whose eyes see the table is told whose they are now, until something else happens', async ({
  page,
}) => {
  const player = await openScenario(page, 'choosing-and-revealing');
  const eyes = player.getByRole('button', { name: say('player.eyes') });
  const notice = player.locator('.notice');
  await expect(notice).toHaveCount(0);
  await eyes.click();
  await expect(notice).toHaveText(say('player.eyes.now', { seat: 'Mila' }));
  await expect(notice).toHaveAttribute('role', 'status');
  await eyes.click();
  await expect(notice).toHaveText(say('player.eyes.now', { seat: 'Juri' }));
  await eyes.click();
  await expect(notice).toHaveText(say('player.eyes.now.all'));
  await player.getByRole('button', { name: say('player.step'), exact: true }).click();
  await expect(notice).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [844, 390],
] as const) {
  test(`On a screen of ${width} × ${height} the signs for the view, a move of one’s own, and other readings have names that are seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const language of TRANSLATIONS.claim) {
      const text = words(language);
      const player = await openScenario(page, 'switch-two-dwarves', language, '', 'claim');
      for (const [button, name] of [
        ['.player-head .eyes', text('player.eyes.all')],
        ['.controls .try', text('player.try.short')],
        ['.tools .button:has(use[href="#i-question"])', text('player.what-if')],
      ] as const) {
        const seen = player.locator(button).getByText(name, { exact: true });
        await expect(seen, `${language}: ${button}`).toBeVisible();
        const isWhole = await player
          .locator(button)
          .evaluate(
            (one) =>
              one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().right <= innerWidth,
          );
        expect(isWhole, `${language}: “${name}” has room`).toBe(true);
      }
    }
  });
}

test('Through Juri’s eyes the coins at the piles are not counted', async ({ page }) => {
  const player = await openScenario(page, 'where-the-money-lies');
  const coins = player.locator('.pile .coin');
  await expect(coins).toHaveText([/\?$/, /\?$/, /\?$/, /\?$/]);
  const eyes = player.getByRole('button', { name: say('player.eyes') });
  await expect(eyes).toHaveText('Juri');
  await eyes.click();
  await expect(eyes).toHaveText(say('player.eyes.all'));
  await expect(coins).toHaveText([/2$/, /2$/, /2$/, /2$/]);
});

test('A step that only other eyes may see does not exist for these: the count follows the eyes', async ({
  page,
}) => {
  const player = await openScenario(page, 'miner-looks-through-a-pile');
  await player.getByRole('button', { name: say('player.last'), exact: true }).click();
  await expect(player.locator('.caption-now')).toBeVisible();
  for (let turn = 0; turn < 4; turn += 1) {
    await player.getByRole('button', { name: say('player.eyes') }).click();
    await expect(sentence(player)).not.toHaveText('');
    await expect(
      player.getByRole('button', { name: say('player.last'), exact: true }),
    ).toBeDisabled();
  }
});

test('In Claim the other hand is backs, and a blind card is told to its owner only', async ({
  page,
}) => {
  const player = await openScenario(page, 'blind-card', 'en', '', 'claim');
  const seat = (name: string) => player.locator(`.seat[data-seat="${name}"]`);
  const eyes = player.getByRole('button', { name: say('player.eyes') });
  await expect(eyes).toHaveText('Noor');
  await expect(
    seat('noor').getByRole('img', { name: called('on-table.card', 'knight', 7) }),
  ).toBeVisible();
  await expect(
    seat('mila').getByRole('img', { name: called('on-table.card', 'knight', 3) }),
  ).toHaveCount(0);
  await expect(seat('mila').locator('.cards .back').first()).toBeVisible();
  await stepTo(player, 5);
  await expect(sentence(player)).toContainText(claim('event.blindTaken.hidden', { seat: 'Mila' }));
  await expect(sentence(player)).not.toContainText(called('card', 'goblin', 9));
  await eyes.click();
  await expect(eyes).toHaveText('Mila');
  await expect(sentence(player)).toContainText(
    claim('event.blindTaken', { seat: 'Mila', card: called('card', 'goblin', 9) }),
  );
  await expect(
    seat('noor').getByRole('img', { name: called('on-table.card', 'dwarf', 2) }),
  ).toHaveCount(0);
  await expect(
    seat('mila').getByRole('img', { name: called('on-table.card', 'goblin', 9) }),
  ).toBeVisible();
});
