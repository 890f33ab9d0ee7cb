import type { Locator, Page } from '@playwright/test';
import { OLD_LINKS } from '../support/old-links.ts';
import { expect, stepNumber, test } from './support.ts';
import { words } from './words.ts';

const say = words('en', 'rival-kings');

type Name = keyof typeof OLD_LINKS;

/** Opens a link from the past; gives the player, where its page has one. */
async function open(page: Page, name: Name): Promise<Locator> {
  const { page: path, fragment, holds } = OLD_LINKS[name];
  await page.goto(`/en/${holds.game}/${path}${fragment}`);
  return page.locator('section.player');
}

/** The readings that are chosen in the player's tray, where they are not the default. */
async function otherReadings(player: Locator): Promise<string[]> {
  await player.getByRole('button', { name: say('player.what-if') }).click();
  await expect(player.getByRole('radio').first()).toBeVisible();
  return player
    .locator('label:not(:nth-of-type(1)) input:checked')
    .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
}

/**
 * What each of them shows. A link of a new kind or version does not pass without saying it here.
 */
const SHOWS: Readonly<Record<Name, (page: Page, player: Locator) => Promise<void>>> = {
  'a step of a scenario, version 1': async (_page, player) => {
    await expect(stepNumber(player)).toHaveText('12');
    await expect(player.locator('.caption-now')).toContainText('Mila');
    await expect(player.locator('.step-no .tag')).toHaveCount(0);
  },
  'own moves seen by Juri, version 1': async (_page, player) => {
    await expect(player.locator('.step-no')).toContainText(`17 ${say('player.of', { count: 18 })}`);
    await expect(player.locator('.step-no .tag')).toHaveText(say('player.trying'));
    await expect(player.getByRole('button', { name: say('player.eyes') })).toHaveText('Juri');
    await player.getByRole('button', { name: say('player.undo') }).click();
    await expect(player.locator('.step-no')).toContainText(`16 ${say('player.of', { count: 16 })}`);
  },
  'another reading, version 1': async (_page, player) => {
    await expect(player.locator('.step-no')).toContainText(`0 ${say('player.of', { count: 9 })}`);
    await expect(player.locator('.step-no .tag')).toHaveText(say('player.other-reading'));
    expect(await otherReadings(player)).toEqual(['must-cover']);
  },
  'a table with a reading, version 1': async (_page, player) => {
    await expect(player.locator('.step-no')).toContainText(say('decide.turn', { seat: 'Noor' }));
    await expect(player.locator('.seat[data-seat="noor"] .coin')).toHaveText(/3$/);
    await expect(player.locator('.seat[data-seat="mila"] .marker')).toHaveText(/2$/);
    await expect(player.locator('.pile .coin').first()).toHaveText(/4$/);
    expect(await otherReadings(player)).toEqual(['must-if-possible']);
  },
  'a table with a move seen by Mila, version 1': async (_page, player) => {
    await expect(player.locator('.step-no .tag')).toHaveText(say('player.trying'));
    await expect(player.getByRole('button', { name: say('player.eyes') })).toHaveText('Mila');
    await expect(stepNumber(player)).toHaveText('1');
    await expect(player.locator('.caption-now')).toContainText(
      say('event.turnStarted', {
        tie: 'none',
        seat: 'Mila',
        seat_character: say('character.countess'),
        seat_rank: say('rank.E'),
      }),
    );
    await player.getByRole('button', { name: say('player.undo') }).click();
    await expect(stepNumber(player)).toHaveText('0');
  },
  'the table tool with a decision and a reading, version 1': async (page) => {
    const spared = say('answer.watchman.held', { seat: 'Ines', attacker: 'Mila' });
    const fendedOff = say('answer.watchman.used', { seat: 'Ines', attacker: 'Juri' });
    await expect(page.locator('.answer .small').first()).toHaveText(
      say('answer.if', { conditions: `${spared} and ${fendedOff}` }),
    );
    const markers = say('answer.markers', { seats: 'Juri and Ines', seats_count: 2, markers: 1 });
    const thefts = say('answer.thefts', { thieves: 'Mila', duty: 'may', victims: 'Ines' });
    await expect(page.locator('.answer h2')).toHaveText(`${markers} ${thefts}`);
    await expect(
      page.getByRole('radio', { name: say('ruling.watchman-theft-stands.theft-too') }),
    ).toBeChecked();
  },
  'a score sheet with a number of one’s own, version 1': async (page) => {
    await expect(page.locator('.bill.wins h3 > span')).toHaveText(['Noor']);
    await expect(page.locator('.seat-tabs')).toContainText('Juri');
    await expect(page.locator('.score-notice')).toContainText(say('score.from-link'));
  },
  'house rules, version 1': async (page) => {
    await expect(page.getByRole('heading', { name: say('house.link.title') })).toBeVisible();
    const chosen = page.locator('fieldset.set');
    await expect(chosen).toHaveCount(3);
    expect(
      await chosen
        .locator(':checked')
        .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value)),
    ).toEqual(['full-absorption', 'must-cover', 'more-coins']);
  },
  'a card of one’s own in a trick of Claim, seen by Mila, version 1': async (_page, player) => {
    await expect(player.locator('.step-no .tag')).toHaveText(say('player.trying'));
    await expect(player.getByRole('button', { name: say('player.eyes') })).toHaveText('Mila');
    await player.getByRole('button', { name: say('player.undo') }).click();
    await expect(stepNumber(player)).toHaveText('1');
    await expect(
      player.locator('.seat[data-seat="mila"]').getByRole('img', { name: 'Dwarf 9' }),
    ).toBeVisible();
    await expect(
      player.locator('.seat[data-seat="noor"]').getByRole('img', { name: 'Knight 4' }),
    ).toHaveCount(0);
  },
  'a trick of Claim with a reading, version 1': async (_page, player) => {
    await expect(player.locator('.played').getByRole('img', { name: 'Dwarf 5' })).toBeVisible();
    await expect(
      player.locator('.seat[data-seat="mila"]').getByRole('img', { name: 'Dwarf 2' }),
    ).toBeVisible();
    expect(await otherReadings(player)).toEqual(['each-own']);
  },
  'house rules of Claim, version 1': async (page) => {
    await expect(page.getByRole('heading', { name: say('house.link.title') })).toBeVisible();
    const chosen = page.locator('fieldset.set :checked');
    expect(
      await chosen.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value)),
    ).toEqual(['each-own', 'draw-unless-three']);
  },
  'no house rule at all, version 1': async (page) => {
    await expect(page.locator('.said')).toHaveText(say('house.link.same'));
    await page.getByRole('radio').nth(1).check();
    await page.reload();
    await expect(page.getByRole('heading', { name: say('house.link.title') })).toBeVisible();
    await expect(page.locator('.count')).toHaveText(say('house.count.none', { total: 26 }));
    await expect(page.getByRole('radio').first()).toBeChecked();
  },
};

for (const [name, shows] of Object.entries(SHOWS) as [Name, (typeof SHOWS)[Name]][]) {
  test(`A link from the past opens what it says: ${name}`, async ({ page }) => {
    const player = await open(page, name);
    await shows(page, player);
    await expect(page.locator('.notice:not(.said .notice, .score-notice), .problem')).toHaveCount(
      0,
    );
  });
}
