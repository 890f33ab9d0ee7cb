import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support.ts';
import { words } from './words.ts';

const say = words('en', 'claim');

async function open(page: Page, address = '/en/claim/table/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-tool] [data-ready]')).toBeVisible();
}

const headline = (page: Page): Locator => page.locator('.answer h2');
const sheet = (page: Page): Locator => page.getByRole('dialog');
const inSheet = (page: Page, name: string): Locator =>
  sheet(page).getByRole('button', { name, exact: true });

/** What the place of the led card is called, and the sheet for the second one. */
const LED = say('lay.led', { seat: 'Noor' });
const HAND = say('lay.sheet.hand', { seat: 'Mila' });

const nothingLed = (page: Page): Locator =>
  page.getByRole('button', { name: say('lay.choose', { place: LED }) });

/** The name of a card such as `goblin-8`, in English or as another language says it. */
function nameOf(card: string, tell = say): string {
  const [faction, value] = card.split('-');
  return tell('card', { faction: tell(`faction.${faction!}`), value: value! });
}

const listed = (cards: readonly string[], language = 'en', tell = say): string =>
  new Intl.ListFormat(language).format(cards.map((card) => nameOf(card, tell)));

/** Picks a card by its faction and its name. */
async function pick(page: Page, card: string): Promise<void> {
  await inSheet(page, say(`faction.${card.split('-')[0]!}.plural`)).tap();
  await inSheet(page, nameOf(card)).tap();
}

/** Leads a card and gives the second player these. */
async function lay(page: Page, led: string, hand: readonly string[]): Promise<void> {
  await nothingLed(page).tap();
  await pick(page, led);
  await expect(sheet(page)).toHaveAccessibleName(HAND);
  for (const card of hand) await pick(page, card);
  await inSheet(page, say('lay.done')).tap();
  await expect(sheet(page)).toHaveCount(0);
}

/** What the answer says where Mila holds two cards that may follow a Goblin, and a Knight. */
const chooses = (language: 'en' | 'nl' = 'en'): string => {
  const tell = words(language, 'claim');
  return tell('answer.choice', {
    seat: 'Mila',
    cards: listed(['goblin-3', 'doppelganger-9'], language, tell),
    cards_count: 2,
    others: nameOf('knight-5', tell),
    others_count: 1,
  });
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('A trick is laid by tapping; the answer says who wins and where the cards go, with its rules', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('.answer')).toHaveText(say('lay.missing.led', { seat: 'Noor' }));
  await lay(page, 'goblin-8', ['knight-2']);
  await expect(headline(page)).toHaveText(say('event.trickWon.knight', { seat: 'Mila' }));
  const ofNobody = page.locator('.out > li').filter({ hasNot: page.locator('strong') });
  await expect(ofNobody).toHaveText([
    say('answer.line.discarded', { cards: listed(['goblin-8', 'knight-2']) }),
  ]);
  await expect(page.locator('.chain .chip[href$="#cl.faction.knight"]').first()).toBeVisible();
  await page.getByRole('button', { name: say('lay.phase.2') }).tap();
  await expect(page.locator('.out > li')).toHaveCount(2);
  await expect(ofNobody).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('lay.contested') })).toHaveCount(0);
});

test('Of a hand every card is judged: a Knight has to wait for the Goblin, and the choice is open until somebody makes it', async ({
  page,
}) => {
  await open(page);
  await lay(page, 'goblin-8', ['goblin-3', 'knight-5', 'doppelganger-9']);
  await expect(headline(page)).toHaveText(chooses());
  const refused = page.locator('.may li:has([data-verdict="no"])');
  await expect(refused).toHaveCount(1);
  await expect(refused).toContainText(nameOf('knight-5'));
  await expect(refused.locator('.chip')).toHaveAttribute(
    'href',
    /#cl\.faction\.knight\.must-still-follow$/,
  );
  await page
    .getByRole('button', { name: say('act.play', { card: nameOf('doppelganger-9') }) })
    .tap();
  await expect(headline(page)).toHaveText(
    say('event.trickWon.higher', {
      seat: 'Mila',
      winning: nameOf('doppelganger-9'),
      losing: nameOf('goblin-8'),
    }),
  );
});

test('A card that lies on the table cannot be picked again, except a Goblin 0', async ({
  page,
}) => {
  await open(page);
  await nothingLed(page).tap();
  await inSheet(page, nameOf('goblin-0')).tap();
  await inSheet(page, nameOf('goblin-0')).tap();
  await inSheet(page, nameOf('goblin-4')).tap();
  await expect(
    sheet(page).getByRole('button', { name: say('lay.lies', { card: nameOf('goblin-4') }) }),
  ).toBeDisabled();
  await inSheet(page, say('lay.take-back', { card: nameOf('goblin-4') })).tap();
  await inSheet(page, say('lay.done')).tap();
  await expect(headline(page)).toHaveText(
    say('event.trickWon.tie', { tied: listed(['goblin-0', 'goblin-0']), seat: 'Noor' }),
  );
});

test('The address holds the trick, in another language too, and the player opens it', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: say('table.example') }).tap();
  await expect(page).toHaveURL(/#/);
  const { hash } = new URL(page.url());
  await open(page, `/nl/claim/table/${hash}`);
  await expect(headline(page)).toHaveText(chooses('nl'));
  await page.goto('about:blank');
  await open(page, `/en/claim/table/${hash}`);
  await page.getByRole('button', { name: say('act.play', { card: nameOf('goblin-3') }) }).tap();
  await page.getByRole('button', { name: say('table.play-on') }).tap();
  await expect(page).toHaveURL(/\/en\/claim\/position\/#/);
  await expect(page.locator('section.player')).toHaveAttribute('data-ready');
});

test('By keyboard alone a trick is laid and taken back', async ({ page }) => {
  await open(page);
  await nothingLed(page).focus();
  await page.keyboard.press('Enter');
  await inSheet(page, say('faction.dwarf.plural')).focus();
  await page.keyboard.press('Enter');
  await inSheet(page, nameOf('dwarf-5')).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveAccessibleName(HAND);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: say('lay.change', { place: LED, cards: nameOf('dwarf-5') }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: say('table.undo'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(nothingLed(page)).toBeVisible();
});
