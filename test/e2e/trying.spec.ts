import { CARDS } from '../../src/games/rival-kings/cards.ts';
import {
  expect,
  movesOn,
  openAt,
  openJurisTurn,
  openMilaFollows,
  openScenario,
  rest,
  sentence,
  stepNumber,
  stepTo,
  test,
} from './support.ts';
import { words } from './words.ts';

const say = words('en', 'rival-kings');

const TRADER = 'trader-robbed-by-c-and-e';

test('A legal move plays on with the engine’s facts, and can be undone, and the script comes back', async ({
  page,
}) => {
  const player = await openJurisTurn(page);
  const script = await sentence(player).innerText();
  await player.getByRole('button', { name: say('player.try') }).click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  const tray = player.locator('.tray');
  await expect(player.locator('.step-no .tag')).toHaveText(say('player.trying'));
  await expect(tray.getByRole('button', { name: 'Juri' })).toHaveAttribute('aria-pressed', 'true');

  await tray
    .getByRole('group', { name: say('player.try.which') })
    .getByRole('button', { name: say('action.settle.short'), exact: true })
    .click();
  await expect(stepNumber(player)).toHaveText('16');
  await expect(sentence(player)).toContainText('Juri');
  await expect(player.locator('.caption-now .chip').first()).toBeVisible();
  await expect(player.locator('.seat[data-seat="juri"] .marker')).toHaveText(/1$/);

  await player.getByRole('button', { name: say('player.undo') }).click();
  await expect(stepNumber(player)).toHaveText('15');
  await expect(sentence(player)).toHaveText(script);
  await expect(player.locator('.seat[data-seat="juri"] .marker')).toHaveText(/2$/);
  await expect(player.getByRole('button', { name: say('player.undo') })).toBeDisabled();

  await player.getByRole('button', { name: say('player.try.done') }).click();
  await expect(tray).toHaveCount(0);
  await expect(player.locator('.step-no')).toContainText(`15 ${say('player.of', { count: 20 })}`);
  await expect(player.locator('.step-no .tag')).toHaveCount(0);
});

test('A move with several targets asks where to; a refused target keeps the table as it is and can be taken back', async ({
  page,
}) => {
  const player = await openJurisTurn(page);
  await player.getByRole('button', { name: say('player.try') }).click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  const moves = player.getByRole('group', { name: say('player.try.which') });
  await moves.getByRole('button', { name: say('action.buy.short'), exact: true }).click();
  await expect(
    moves.getByRole('button', { name: say('action.buy.short'), exact: true }),
  ).toHaveAttribute('aria-expanded', 'true');
  const targets = player
    .getByRole('group', { name: say('action.buy.short'), exact: true })
    .getByRole('button');
  await expect(targets).toHaveCount(4);
  const subject = targets.filter({ hasText: say('card.herbalist') });
  await subject.click();
  const refusal = player.locator('.tray').getByRole('status');
  await expect(refusal).toContainText(say('player.refused.title'));
  await expect(refusal.getByRole('link')).toHaveCount(1);
  await expect(player.locator('.targets .refused')).toContainText(say('card.herbalist'));
  await expect(stepNumber(player)).toHaveText('15');
  await player.getByRole('button', { name: say('player.take-back') }).click();
  await expect(refusal).toBeEmpty();

  await targets.filter({ hasText: say('card.market') }).click();
  await expect(player.locator('.step-no')).toContainText(`16 ${say('player.of', { count: 17 })}`);
  await expect(sentence(player)).toHaveText(
    say('event.coinsPaid', {
      seat: 'Juri',
      coins: CARDS.market.number.value,
      card_the: say('card.market.the'),
    }),
  );
  await stepTo(player, 17);
  await expect(
    player.locator('.seat[data-seat="juri"]').getByRole('img', { name: say('card.market') }),
  ).toBeVisible();
});

test('Whoever is not on turn is told so, with one rule, whatever is tried', async ({ page }) => {
  const player = await openAt(page, TRADER, 'courtier-steals', 1);
  await player.getByRole('button', { name: say('player.try') }).click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  const tray = player.locator('.tray');
  await tray
    .getByRole('group', { name: say('player.try.whose') })
    .getByRole('button', { name: 'Juri' })
    .click();
  for (const group of await tray
    .getByRole('group', { name: say('player.try.which') })
    .getByRole('button')
    .all()) {
    await group.click();
    const targets = tray.locator('.targets').getByRole('button');
    if ((await targets.count()) > 0) await targets.first().click();
    await expect(tray.getByRole('status')).toContainText(say('player.refused.title'));
    await expect(tray.getByRole('status').getByRole('link')).toHaveCount(1);
    await expect(group).not.toBeVisible();
    await player.getByRole('button', { name: say('player.take-back') }).click();
  }
  await expect(stepNumber(player)).toHaveText('6');
});

test('Putting the tray away without a move goes back to the script; after a move the move stays', async ({
  page,
}) => {
  const player = await openJurisTurn(page);
  const open = player.getByRole('button', { name: say('player.try') });
  await open.click();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await player.getByRole('button', { name: say('player.try.done') }).click();
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await expect(player.locator('.step-no')).toContainText(`15 ${say('player.of', { count: 20 })}`);
  await open.click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  await player
    .getByRole('group', { name: say('player.try.which') })
    .getByRole('button', { name: say('action.settle.short'), exact: true })
    .click();
  await player.getByRole('button', { name: say('player.try.done') }).click();
  await expect(player.locator('.step-no')).toContainText(`16 ${say('player.of', { count: 16 })}`);
  await expect(player.locator('.step-no .tag')).toHaveText(say('player.trying'));
});

test('While moves are tried the four places of the controls start over, take back, end it, and list all moves; none of them moves', async ({
  page,
}) => {
  const player = await openJurisTurn(page);
  const places = player.locator('.controls > .button');
  /** Where they lie in the player, wherever the page is scrolled to. */
  const boxes = (): Promise<number[][]> =>
    places.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y - one.closest('.player-grid')!.getBoundingClientRect().top, width, height].map(
          Math.round,
        );
      }),
    );
  const primary = player.locator('.controls .main, .tray .main');
  const tried = player.locator('.step-no .tag');
  await player.getByRole('button', { name: say('player.try') }).click();
  await expect(tried).toBeVisible();
  const before = await boxes();
  const [over, back, done, all] = [
    'player.try.over',
    'player.undo',
    'player.try.done',
    'player.try.all',
  ].map((key) => say(key)) as [string, string, string, string];
  for (const [at, name] of [over, back, done, all].entries())
    await expect(places.nth(at)).toHaveAccessibleName(name);
  await expect(places.nth(0)).toBeDisabled();
  await expect(places.nth(1)).toBeDisabled();
  await expect(primary).toHaveText([done]);

  const moves = player.getByRole('group', { name: say('player.try.which') });
  await places.nth(3).click();
  await expect(places.nth(3)).toHaveAttribute('aria-expanded', 'true');
  await moves.getByRole('button', { name: say('try.steal', { from: 'Mila' }) }).click();
  await expect(player.locator('.tray .refusal')).toBeVisible();
  await expect(places.nth(1)).toHaveAccessibleName(say('player.take-back'));
  await places.nth(1).click();
  await expect(player.locator('.tray .refusal')).toHaveCount(0);

  // A purchase is told in several steps: they are stepped through at the place that ends the
  // trying.
  await moves.getByRole('button', { name: say('action.buy.short'), exact: true }).click();
  await player.getByRole('button', { name: say('act.buy', { at: say('card.market') }) }).click();
  await expect(stepNumber(player)).toHaveText('16');
  await expect(primary).toHaveText([say('player.step')]);
  await places.nth(2).click();
  await expect(stepNumber(player)).toHaveText('17');
  await expect(primary).toHaveText([done]);
  await places.nth(0).click();
  await expect(stepNumber(player)).toHaveText('15');
  await expect(places.nth(0)).toBeDisabled();
  await expect(tried).toBeVisible();
  expect(await boxes()).toEqual(before);
  await rest(page);
  await places.nth(2).click();
  await expect(tried).toHaveCount(0);
  await expect(places.nth(0)).toHaveAccessibleName(say('player.first'));
});

test('Opening another tray without having moved leaves no trace of trying', async ({ page }) => {
  const player = await openJurisTurn(page);
  await player.getByRole('button', { name: say('player.try') }).click();
  await expect(player.locator('.step-no .tag')).toBeVisible();
  await player.getByRole('button', { name: say('player.what-if') }).click();
  await expect(player.getByRole('radio').first()).toBeVisible();
  await expect(player.locator('.step-no .tag')).toHaveCount(0);
});

test('Asked for a move: a hint on demand, a right and a merely legal answer told apart, and the solution played', async ({
  page,
}) => {
  const player = await openScenario(page, 'jailer-before-settling');
  await stepTo(player, 1);
  await expect(sentence(player)).toHaveText(say('player.your-move', { seat: 'Noor' }));

  const hint = player.locator('.caption-now .hint');
  await expect(hint).not.toHaveAttribute('open');
  await hint.getByText(say('player.hint'), { exact: true }).click();
  await expect(hint).toHaveAttribute('open');
  // It says more than its name.
  await expect(hint).not.toHaveText(say('player.hint'));

  const moves = player.getByRole('group', { name: say('player.try.which') });
  await player.getByRole('button', { name: say('player.try') }).click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  await movesOn(player, () =>
    moves.getByRole('button', { name: say('action.settle.short'), exact: true }).click(),
  );
  await expect(player.locator('.notice')).toHaveText(say('player.not-it'));
  await movesOn(player, () => player.getByRole('button', { name: say('player.undo') }).click());
  await expect(player.locator('.notice')).toHaveCount(0);
  // It has a name of its own, which plays it.
  await moves
    .getByRole('button', { name: say('try.ability', { subject_the: say('card.jailer.the') }) })
    .click();
  await expect(player.locator('.notice')).toHaveCount(0);
  await movesOn(player, () =>
    player.getByRole('button', { name: say('act.ability.jailer'), exact: true }).click(),
  );
  await expect(player.locator('.notice')).toHaveText(say('player.right'));
  await expect(player.locator('.notice')).toHaveAttribute('role', 'status');

  await movesOn(player, () => player.getByRole('button', { name: say('player.reset') }).click());
  await expect(player.locator('.notice')).toHaveCount(0);
  await movesOn(player, () =>
    player.getByRole('button', { name: say('player.first'), exact: true }).click(),
  );
  await stepTo(player, 1);
  await player.getByRole('button', { name: say('player.solution') }).click();
  await expect(sentence(player)).toHaveText(
    say('event.abilityUsed', { seat: 'Noor', subject_the: say('card.jailer.the') }),
  );
  await expect(player.getByRole('button', { name: say('player.step'), exact: true })).toBeVisible();
});

test('By keyboard the focus stays in the player, whatever button a move takes away', async ({
  page,
}) => {
  const player = await openJurisTurn(page);
  const press = async (name: string): Promise<void> => {
    await player.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press(say('player.try'));
  await press(say('player.try.done'));
  await expect(player.getByRole('button', { name: say('player.try') })).toBeFocused();
  await press(say('player.try'));
  await press(say('player.try.all'));
  await press(say('action.buy.short'));
  await press(say('act.buy', { at: say('card.market') }));
  await expect(stepNumber(player)).toHaveText('16');
  await expect(player).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(stepNumber(player)).toHaveText('17');
  await press(say('player.undo'));
  await expect(player).toBeFocused();
  // A press that follows another at once is not meant for the last step: it is taken again after a
  // pause.
  await expect(async () => {
    await press(say('player.try.done'));
    await expect(player.getByRole('button', { name: say('player.try') })).toBeFocused({
      timeout: 500,
    });
  }).toPass();
  await press(`${say('joint.label', { what: say('player.eyes') })} ${say('player.eyes.all')}`);
  await press(say('player.reset'));
  await expect(player).toBeFocused();
  await page.keyboard.press('Home');
  await expect(stepNumber(player)).toHaveText('0');
});

test('In Claim a card that breaks the duty to follow is refused with its rule; one of the led faction ends the trick', async ({
  page,
}) => {
  const say = words('en', 'claim');
  const [dwarf, knight] = [say('faction.dwarf'), say('faction.knight')];
  const [dwarf2, dwarf9] = [2, 9].map((value) => say('card', { faction: dwarf, value })) as [
    string,
    string,
  ];
  const knight8 = say('card', { faction: knight, value: 8 });
  const player = await openMilaFollows(page);
  await player.getByRole('button', { name: say('player.try') }).click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  const tray = player.locator('.tray');
  await expect(tray.getByRole('button', { name: 'Mila' })).toHaveAttribute('aria-pressed', 'true');
  const cards = tray.getByRole('group', { name: say('try.play') }).getByRole('button');
  await expect(cards).toHaveText(
    [dwarf2, dwarf9, knight8].map((card) => say('act.play', { card })),
  );
  await cards.filter({ hasText: knight8 }).click();
  const refusal = tray.getByRole('status');
  await expect(refusal).toContainText(
    say('refused.must-follow', { seat: 'Mila', faction: dwarf, card: knight8 }),
  );
  await expect(refusal.getByRole('link')).toHaveText(/^3\.10/);
  await expect(stepNumber(player)).toHaveText('1');
  await player.getByRole('button', { name: say('player.take-back') }).click();
  await cards.filter({ hasText: dwarf9 }).click();
  await expect(player.locator('.caption-now .event')).toHaveText(
    say('event.cardPlayed.follow', { seat: 'Mila', card: dwarf9 }),
  );
  await player.press('End');
  await expect(player.locator('.step-no')).toContainText('Mila');
  await player.getByRole('button', { name: say('player.undo') }).click();
  await expect(
    player.locator('[data-seat="mila"].seat').getByRole('img', { name: dwarf9 }),
  ).toBeVisible();
});
