import type { Page } from '@playwright/test';
import {
  expect,
  fragment,
  type Language,
  leave,
  movesOn,
  sentence,
  stepNumber,
  test,
  TRANSLATIONS,
  TRICK,
} from './support.ts';
import { words } from './words.ts';

const en = words('en', 'rival-kings');

const path = (hash: string, language: Language = 'en'): string =>
  `/${language}/rival-kings/position/${hash}`;

const TABLE = {
  players: [
    { seat: 'noor', played: 'courtier', coins: 3 },
    { seat: 'mila', played: 'countess', coins: 4 },
    { seat: 'juri', played: 'trader-1', coins: 5 },
  ],
  piles: {
    'building-1': { cards: ['market', 'farm'] },
    'subject-1': { cards: ['sailor'], coins: 4 },
  },
  turn: 'noor',
};

const withPlayer = (change: object) => ({
  ...TABLE,
  players: TABLE.players.map((player, at) => (at === 0 ? { ...player, ...change } : player)),
});

const THIRTEEN = [...Array(4)]
  .flatMap((_, at) => ['queen', 'duke', 'count'].slice(0, at === 3 ? 4 : 3))
  .concat('priest');

async function openTable(page: Page, hash: string, language: Language = 'en') {
  await page.goto(path(hash, language));
  const player = page.locator('section.player');
  await expect(player).toHaveAttribute('data-ready');
  return player;
}

test('A link lays out any table, ready to be played on, and keeps what is played', async ({
  page,
  context,
}) => {
  const player = await openTable(page, await fragment({ position: TABLE }));
  await expect(player.locator('.seat')).toHaveCount(3);
  await expect(player.locator('.seat[data-seat="noor"] .coin')).toHaveText(/3$/);
  await expect(player.locator('.step-no')).toContainText(en('decide.turn', { seat: 'Noor' }));
  await player.getByRole('button', { name: en('player.try') }).click();
  await player.getByRole('button', { name: en('player.try.all') }).click();
  const moves = player.getByRole('group', { name: en('player.try.which') });
  await moves.getByRole('button', { name: en('action.money.short'), exact: true }).click();
  const piles = player.getByRole('group', { name: en('action.money.short'), exact: true });
  await movesOn(player, () =>
    piles.getByRole('button', { name: en('pile.subject-1.short') }).click(),
  );
  await expect(player.locator('.seat[data-seat="noor"] .coin')).toHaveText(/7$/);
  await movesOn(player, () => moves.getByRole('button', { name: en('act.end') }).click());
  await expect(player.locator('.step-no')).toContainText('Mila');
  const at = (await stepNumber(player).textContent())!;
  const told = await sentence(player).innerText();

  const fresh = await context.newPage();
  const there = await openTable(fresh, new URL(page.url()).hash);
  await expect(stepNumber(there)).toHaveText(at);
  await expect(sentence(there)).toHaveText(told);
  await there.getByRole('button', { name: en('linked.reset') }).click();
  await expect(there.locator('.step-no')).toContainText(`0 ${en('player.of', { count: 0 })}`);
});

test('A table keeps its readings and the eyes chosen in its link', async ({ page, context }) => {
  const player = await openTable(
    page,
    await fragment({ position: TABLE, rulings: { 'steal-optional': 'must-cover' } }),
  );
  await player.getByRole('button', { name: en('player.what-if') }).click();
  const reading = (inside: typeof player, id: string, option: string) =>
    inside.locator(`input[name$="-${id}"][value="${option}"]`);
  await expect(reading(player, 'steal-optional', 'must-cover')).toBeChecked();
  await expect(player.locator('.step-no .tag')).toHaveCount(0);
  await movesOn(player, () => reading(player, 'winner-tie', 'more-coins').check());
  await expect(player.locator('.step-no .tag')).toHaveText(en('player.other-reading'));
  await movesOn(player, () => player.getByRole('button', { name: en('player.eyes') }).click());
  await expect(player.getByRole('button', { name: en('player.eyes') })).toHaveText('Noor');
  await expect(player.locator('.pile .coin').first()).toHaveText(/\?$/);

  const fresh = await context.newPage();
  const there = await openTable(fresh, new URL(page.url()).hash);
  await expect(there.getByRole('button', { name: en('player.eyes') })).toHaveText('Noor');
  await there.getByRole('button', { name: en('player.what-if') }).click();
  await expect(reading(there, 'winner-tie', 'more-coins')).toBeChecked();
  await expect(reading(there, 'steal-optional', 'must-cover')).toBeChecked();
  await reading(there, 'steal-optional', 'may-decline').check();
  await expect(reading(there, 'steal-optional', 'may-decline')).toBeChecked();
});

for (const language of TRANSLATIONS['rival-kings']) {
  const say = words(language);
  const impossible = [
    ['negative coins', { position: withPlayer({ coins: -1 }) }],
    ['thirteen characters', { position: { ...withPlayer({ hand: THIRTEEN }) } }],
    ['one character twice', { position: withPlayer({ played: 'countess' }) }],
  ] as const;
  const foreign = [
    ['an unknown card', { position: { ...TABLE, piles: { 'building-1': { cards: ['palace'] } } } }],
    ['an unknown seat', { position: withPlayer({ seat: 'nobody' }) }],
    ['a table that is none', { position: 'table' }],
    ['no table at all', {}],
    ['a reading that does not exist', { position: TABLE, rulings: { constructor: 'x' } }],
    ['a move that is none', { position: TABLE, moves: [null] }],
  ] as const;

  test(`A table that cannot be is refused with the rule it breaks (${language})`, async ({
    page,
  }) => {
    for (const [name, link] of impossible) {
      await test.step(name, async () => {
        await leave(page);
        await page.goto(path(await fragment(link), language));
        const problem = page.getByRole('alert');
        await expect(problem).toContainText(say('linked.impossible'));
        await expect(problem.locator('.chip')).toHaveCount(1);
        await expect(problem.locator('.chip')).toHaveText(/^\d+\.\d+\D/);
        await expect(page.locator('section.player')).toHaveCount(0);
      });
    }
  });

  test(`A link without a table gives one sentence and a way on (${language})`, async ({ page }) => {
    const says = (hash: string, key: string): readonly [string, string] => [hash, say(key)];
    const links = [
      ...(await Promise.all(
        foreign.map(async ([, link]) => says(await fragment(link), 'player.link-foreign')),
      )),
      says('', 'linked.none'),
      says('#play=2.abc', 'player.link-unknown-version'),
      says((await fragment({ position: TABLE })).slice(0, -9), 'player.link-broken'),
    ];
    for (const [hash, expected] of links) {
      await leave(page);
      await page.goto(path(hash, language));
      const problem = page.getByRole('alert');
      await expect(problem.locator('p')).toHaveText([expected, say('linked.way-on')]);
      await expect(page.locator('section.player')).toHaveCount(0);
    }
    await page.getByRole('alert').getByRole('link').click();
    await expect(page).toHaveURL(`/${language}/rival-kings/scenarios/`);
  });
}

test('A link lays out a trick of Claim, ready to be played on; one that cannot be names its rule; one of another game is foreign', async ({
  page,
}) => {
  const open = async (hash: string): Promise<void> => {
    await leave(page);
    await page.goto(`/en/claim/position/${hash}`);
  };
  const moves = [{ type: 'play', seat: 'noor', card: 'dwarf-6' }];
  await open(
    await fragment({ game: 'claim', position: TRICK, moves, step: { name: '', shown: 1 } }),
  );
  const player = page.locator('section.player');
  await expect(player).toHaveAttribute('data-ready');
  await expect(player.locator('.seat')).toHaveCount(2);
  await expect(sentence(player)).toContainText(
    words('en', 'claim')('event.cardPlayed.led', { seat: 'Noor', card: 'Dwarf 6' }),
  );
  await expect(player.locator('.played').getByRole('img', { name: 'Dwarf 6' })).toBeVisible();
  const twice = { ...TRICK, contested: 'knight-8' };
  await open(await fragment({ game: 'claim', position: twice }));
  await expect(page.getByRole('alert').locator('.chip')).toHaveAttribute(
    'href',
    /\/en\/claim\/rules\/[a-z-]+\/#cl\./,
  );
  await open(await fragment({ position: TABLE }));
  await expect(page.getByRole('alert').locator('p').first()).toHaveText(en('player.link-foreign'));
});
