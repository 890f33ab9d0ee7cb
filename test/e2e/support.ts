import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { readFileSync } from 'node:fs';
import { encodeLink, type Link } from '../../src/engine/permalink.ts';
import { GAME_IDS, type GameId } from '../../src/games/ids.ts';
import { TRANSLATIONS } from '../../src/i18n/game-languages.ts';
import { PUBLISHED, type Locale } from '../../src/i18n/locales.ts';
import { literally, words } from './words.ts';

export { expect, TRANSLATIONS };

interface Watching {
  /** Addresses that are meant not to exist: the browser's own message about them is no trouble. */
  readonly missing: RegExp | undefined;
  /** What went wrong in the background; every test fails if there is anything at its end. */
  readonly troubles: string[];
}

/**
 * Playwright's test, which also fails on exceptions, on messages of the browser about errors, and
 * on requests that leave the site.
 */
export const test = base.extend<Watching>({
  missing: [undefined, { option: true }],
  troubles: [
    async ({ context, baseURL, missing }, use) => {
      const troubles: string[] = [];
      watch(context, new URL(baseURL!).origin, troubles, missing);
      followRequests(context);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

function watch(
  context: BrowserContext,
  origin: string,
  troubles: string[],
  missing: RegExp | undefined,
): void {
  context.on('weberror', (error) => troubles.push(`exception: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !missing?.test(message.location().url))
      troubles.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:/.test(protocol) && asked !== origin)
      troubles.push(`left the site: ${request.url()}`);
  });
}

/** The published languages. */
export const LANGUAGES = PUBLISHED;
export type Language = Locale;

export const GAMES = GAME_IDS;

/** The interface strings of a language. */
export const wordsOf = (language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`content/${language}/site.json`, 'utf8')) as Record<string, string>;

/** The fragment that opens a link, of Rival Kings unless it says otherwise, with `#`. */
export const fragment = async (link: Partial<Link>): Promise<string> =>
  `#${await encodeLink({ game: 'rival-kings', ...link })}`;

/** The address of a scenario's own page. */
export const scenarioPath = (
  id: string,
  language: Language = 'en',
  game: GameId = 'rival-kings',
): string => `/${language}/${game}/scenarios/${id}/`;

/**
 * Lets a page forget where it is, without loading another: the next address is opened anew, also
 * where only its fragment differs.
 */
export const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (location.origin !== 'null') history.replaceState(null, '', '/nowhere/');
  });

/**
 * A player on the page, by its title, brought into view, on a small screen over the page, and ready
 * to be stepped.
 */
export async function awake(page: Page, title: string | RegExp): Promise<Locator> {
  const player = page.getByRole('region', { name: title });
  // What stands there gives way to the player while it comes into view; the place of both stays.
  await page.locator('.scenario').filter({ has: player }).scrollIntoViewIfNeeded();
  const play = page.locator('.scene').filter({ has: player }).locator('.scene-play');
  if (await play.isVisible()) await play.click();
  await expect(player).toHaveAttribute('data-ready');
  return player;
}

/** The only player of a scenario's own page. */
export async function openScenario(
  page: Page,
  id: string,
  language: Language = 'en',
  hash = '',
  game: GameId = 'rival-kings',
): Promise<Locator> {
  await page.goto(`${scenarioPath(id, language, game)}${hash}`);
  const player = page.locator('section.player');
  await expect(player).toHaveAttribute('data-ready');
  return player;
}

/** The fragment that opens a moment of a scenario: a step by name, and which of its moments. */
export const moment = (
  scenario: string,
  name: string,
  shown: number,
  game: GameId = 'rival-kings',
): Promise<string> => fragment({ game, scenario, step: { name, shown } });

/** Opens a scenario's own page at a moment of it. */
export async function openAt(
  page: Page,
  id: string,
  name: string,
  shown: number,
  language: Language = 'en',
  game: GameId = 'rival-kings',
): Promise<Locator> {
  const player = await openScenario(page, id, language, await moment(id, name, shown, game), game);
  await expect(player).toBeFocused();
  return player;
}

/**
 * The Trader robbed by C and E, at step 15, where it is Juri's turn and two of the Trader's actions
 * are covered.
 */
export const openJurisTurn = (page: Page, language: Language = 'en'): Promise<Locator> =>
  openAt(page, 'trader-robbed-by-c-and-e', 'countess-ends', 1, language);

/** “Follow the led faction”, where Noor has led a Dwarf and Mila holds two Dwarves and a Knight. */
export const openMilaFollows = (page: Page, language: Language = 'en'): Promise<Locator> =>
  openAt(page, 'follow-faction', 'noor-leads-dwarf', 1, language, 'claim');

/** Does something that moves a player on, and waits until the address has followed. */
export async function movesOn(player: Locator, act: () => Promise<unknown>): Promise<void> {
  const page = player.page();
  const before = page.url();
  await act();
  await expect(page).not.toHaveURL(before);
}

/** Presses "Step" until this many frames have been shown. */
export async function stepTo(player: Locator, to: number): Promise<void> {
  const number = player.locator('.step-no b');
  const step = player.locator('.controls .main');
  for (let at = Number(await number.textContent()); at < to; at += 1) {
    await movesOn(player, () => step.click());
    await expect(number).toHaveText(String(at + 1));
  }
}

/** Lets a hand rest, so that its next press does not belong to a row of quick ones. */
export const rest = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((rested) => setTimeout(rested, 900)));

/** The sentence of the step shown; at the end the outcome. */
export const sentence = (player: Locator): Locator =>
  player.locator('.caption-now :is(.event, .outcome)');

/** The number of the step shown. */
export const stepNumber = (player: Locator): Locator => player.locator('.step-no b');

/** Two thieves, one Trader, a Watchman: a table for the table tool. */
export const ASKED = {
  players: [
    { seat: 'noor', played: 'queen' },
    { seat: 'mila', played: 'courtier' },
    { seat: 'juri', played: 'countess', markers: 0 },
    { seat: 'ines', played: 'trader-1', subjects: ['watchman'] },
  ],
};

const ASKED_LINK = await fragment({ position: ASKED });

const TABLE_LINK = await fragment({
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 3 },
      { seat: 'mila', played: 'countess' },
      { seat: 'juri', played: 'trader-1', markers: 2 },
    ],
    turn: 'noor',
  },
});

const SHEET_LINK = await fragment({
  position: {
    over: true,
    players: [
      {
        seat: 'noor',
        coins: 9,
        markers: 1,
        subjects: ['vintner', 'gardener'],
        buildings: ['vineyard', 'prison'],
      },
      {
        seat: 'mila',
        coins: 13,
        markers: 0,
        subjects: ['sailor'],
        buildings: ['university', 'mine'],
      },
      { seat: 'juri', coins: 4, markers: 3, subjects: ['innkeeper'], buildings: ['forge', 'inn'] },
    ],
    series: { goal: { points: 60 }, played: [{ noor: 12, mila: 9, juri: -2 }] },
  },
});
const HOUSE_RULES_LINK = await fragment({
  rulings: { 'steal-optional': 'must-cover', 'winner-tie': 'more-coins' },
});

/**
 * A slow phone line, for `Network.emulateNetworkConditions`: milliseconds, and bytes a second. What
 * is played with comes long after what is read.
 */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};

/**
 * What tests look at, in parts of at most so many: each a test of its own, which a busy machine
 * gets through in time, too.
 */
export const inParts = <Item>(all: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );

/** One page of every type, by name: the pages of the site and those of Rival Kings. */
export const pageTypes = (
  language: (typeof TRANSLATIONS)['rival-kings'][number],
): Readonly<Record<string, string>> => ({
  'the root page': '/',
  'the library': `/${language}/`,
  'a game': `/${language}/rival-kings/`,
  'the list of chapters': `/${language}/rival-kings/rules/`,
  'a chapter with signs': `/${language}/rival-kings/rules/overview/`,
  'a chapter with tables': `/${language}/rival-kings/rules/set-up/`,
  'a chapter with phases': `/${language}/rival-kings/rules/rounds/`,
  'a chapter with characters': `/${language}/rival-kings/rules/characters/`,
  'a chapter with players': `/${language}/rival-kings/rules/theft/`,
  'a chapter with cards': `/${language}/rival-kings/rules/pairs/`,
  'the card index': `/${language}/rival-kings/cards/`,
  'the page of a subject': `/${language}/rival-kings/cards/watchman/`,
  'the page of a character': `/${language}/rival-kings/cards/trader/`,
  'the index of rulings': `/${language}/rival-kings/rulings/`,
  'the page of a ruling': `/${language}/rival-kings/rulings/neutral-equal-and-higher/`,
  'the editions': `/${language}/rival-kings/editions/`,
  'the glossary': `/${language}/rival-kings/glossary/`,
  'the list of scenarios': `/${language}/rival-kings/scenarios/`,
  'a scenario': scenarioPath('trader-robbed-by-c-and-e', language),
  'a scenario that asks': scenarioPath('where-the-money-lies', language),
  'the course': `/${language}/rival-kings/learn/`,
  'a lesson': `/${language}/rival-kings/learn/being-robbed/`,
  'the game on one sheet': `/${language}/rival-kings/sheet/`,
  'the table tool': `/${language}/rival-kings/table/`,
  'the table tool with an answer': `/${language}/rival-kings/table/${ASKED_LINK}`,
  'a table from a link': `/${language}/rival-kings/position/${TABLE_LINK}`,
  'the house rules': `/${language}/rival-kings/house-rules/`,
  'house rules from a link': `/${language}/rival-kings/house-rules/${HOUSE_RULES_LINK}`,
  'a link without a table': `/${language}/rival-kings/position/`,
  'the score sheet': `/${language}/rival-kings/score/`,
  'a score sheet from a link': `/${language}/rival-kings/score/${SHEET_LINK}`,
  'the search page': `/${language}/search/?q=7.3`,
  'the page about the site': `/${language}/about/`,
  'what is kept': `/${language}/offline/`,
  'an address that leads nowhere': `/${language}/nowhere/`,
});

/** A trick of Claim before its first card. */
export const TRICK = {
  players: [
    { seat: 'noor', hand: ['dwarf-6', 'knight-4', 'goblin-3'] },
    { seat: 'mila', hand: ['dwarf-2', 'dwarf-9', 'knight-8'] },
  ],
  contested: 'goblin-5',
  drawPile: ['doppelganger-0', 'dwarf-1', 'zombie-4', 'goblin-0-1', 'knight-3'],
  leader: 'noor',
};
const TRICK_LINK = await fragment({ game: 'claim', position: TRICK });
/** A trick of Claim that somebody asks about: a led card, and a hand that has to follow. */
export const ASKED_TRICK = {
  players: [{ seat: 'noor' }, { seat: 'mila', hand: ['goblin-3', 'knight-5', 'doppelganger-9'] }],
  led: 'goblin-8',
  contested: 'zombie-9',
};
const ASKED_TRICK_LINK = await fragment({ game: 'claim', position: ASKED_TRICK });
const PILES_LINK = await fragment({
  game: 'claim',
  position: {
    over: true,
    players: [
      { seat: 'noor', score: ['goblin-9', 'zombie-2', 'dwarf-7'] },
      { seat: 'mila', score: ['goblin-8', 'zombie-9', 'knight-4'] },
    ],
  },
});
const CLAIM_RULES_LINK = await fragment({ game: 'claim', rulings: { 'two-dwarves': 'each-own' } });

/** One page of Claim of every type that the game draws its own way, by name. */
export const claimPageTypes = (language: Language): Readonly<Record<string, string>> => ({
  'Claim’s front page': `/${language}/claim/`,
  'a chapter of Claim with players': `/${language}/claim/rules/factions/`,
  'the chapter of Claim’s set-up': `/${language}/claim/rules/set-up/`,
  'Claim’s card index': `/${language}/claim/cards/`,
  'the page of a faction': `/${language}/claim/cards/doppelganger/`,
  'Claim’s rulings': `/${language}/claim/rulings/`,
  'the page of a ruling of Claim': `/${language}/claim/rulings/two-dwarves/`,
  'Claim’s glossary': `/${language}/claim/glossary/`,
  'Claim’s scenarios': `/${language}/claim/scenarios/`,
  'a scenario of Claim': scenarioPath('follow-faction', language, 'claim'),
  'a scenario of Claim in the second phase': scenarioPath('switch-two-dwarves', language, 'claim'),
  'Claim’s course': `/${language}/claim/learn/`,
  'a lesson of Claim': `/${language}/claim/learn/doppelgangers/`,
  'Claim on one sheet': `/${language}/claim/sheet/`,
  'Claim’s table tool': `/${language}/claim/table/`,
  'Claim’s table tool with an answer': `/${language}/claim/table/${ASKED_TRICK_LINK}`,
  'Claim’s score sheet': `/${language}/claim/score/${PILES_LINK}`,
  'a trick from a link': `/${language}/claim/position/${TRICK_LINK}`,
  'Claim’s house rules from a link': `/${language}/claim/house-rules/${CLAIM_RULES_LINK}`,
});

/** A turn of King of the Valley before the king moves. */
const VALLEY = {
  players: [
    { seat: 'noor', king: 'a1', castle: { farmer: { up: { farmer: 3 } } } },
    { seat: 'mila', king: 'e5' },
  ],
  valley: { b1: 'knight-1', c1: 'knight-2', d1: 'queen', a2: 'tax-collector-3-5' },
};
const VALLEY_LINK = await fragment({ game: 'king-of-the-valley', position: VALLEY });
const VALLEY_RULES_LINK = await fragment({
  game: 'king-of-the-valley',
  rulings: { 'knight-identity': 'by-order' },
});

const CASTLES_LINK = await fragment({
  game: 'king-of-the-valley',
  position: {
    over: true,
    players: [
      {
        seat: 'noor',
        gold: 4,
        castle: { knight: { up: { 'knight-1': 3 } }, farmer: { up: { farmer: 2, jester: 1 } } },
      },
      { seat: 'mila', kingdoms: 1, castle: { 'farmers-wife': { up: { 'farmers-wife': 2 } } } },
    ],
  },
});

/** One page of King of the Valley of every type that the game draws its own way, by name. */
export const valleyPageTypes = (
  language: (typeof TRANSLATIONS)['king-of-the-valley'][number],
): Readonly<Record<string, string>> => ({
  'the valley’s front page': `/${language}/king-of-the-valley/`,
  'a chapter of the valley with players': `/${language}/king-of-the-valley/rules/sets/`,
  'the chapter of the valley’s set-up': `/${language}/king-of-the-valley/rules/set-up/`,
  'the index of tiles': `/${language}/king-of-the-valley/cards/`,
  'the page of a tile': `/${language}/king-of-the-valley/cards/tax-collector/`,
  'the page of a ruling of the valley': `/${language}/king-of-the-valley/rulings/take-end-or-passed/`,
  'the valley’s scenarios': `/${language}/king-of-the-valley/scenarios/`,
  'a scenario of the valley': scenarioPath('pair-at-the-border', language, 'king-of-the-valley'),
  'a scenario of the valley for three': scenarioPath('last-tile', language, 'king-of-the-valley'),
  'a lesson of the valley': `/${language}/king-of-the-valley/learn/sets/`,
  'the valley on one sheet': `/${language}/king-of-the-valley/sheet/`,
  'what stands on the own copy': `/${language}/king-of-the-valley/values/`,
  'the valley’s editions and facts': `/${language}/king-of-the-valley/editions/`,
  'the valley’s table tool': `/${language}/king-of-the-valley/table/`,
  'the valley’s table tool with an answer': `/${language}/king-of-the-valley/table/${VALLEY_LINK}`,
  'the valley’s score sheet': `/${language}/king-of-the-valley/score/${CASTLES_LINK}`,
  'a valley from a link': `/${language}/king-of-the-valley/position/${VALLEY_LINK}`,
  'the valley’s house rules from a link': `/${language}/king-of-the-valley/house-rules/${VALLEY_RULES_LINK}`,
});

/** One page of every type of a game that is a rulebook only. */
export const rulebookPageTypes = (
  language: (typeof TRANSLATIONS)['nobles-and-glory'][number],
): Readonly<Record<string, string>> => ({
  'the front page of a rulebook': `/${language}/nobles-and-glory/`,
  'the chapters of a rulebook': `/${language}/nobles-and-glory/rules/`,
  'a chapter of a rulebook': `/${language}/nobles-and-glory/rules/contests/`,
  'a chapter of a rulebook with tables of words': `/${language}/nobles-and-glory/rules/turns/`,
  'a chapter of a rulebook with a table for each suit': `/${language}/nobles-and-glory/rules/overview/`,
  'a chapter of a rulebook with long links beside it': `/${language}/nobles-and-glory/rules/subjects/`,
  'the rulings of a rulebook': `/${language}/nobles-and-glory/rulings/`,
  'the page of a ruling of a rulebook': `/${language}/nobles-and-glory/rulings/equipoise-direction/`,
  'the roles and actions of a rulebook': `/${language}/nobles-and-glory/cards/`,
  'the page of an action of a rulebook': `/${language}/nobles-and-glory/cards/chamberlain-declaration/`,
  'a rulebook on one sheet': `/${language}/nobles-and-glory/sheet/`,
  'the glossary of a rulebook': `/${language}/nobles-and-glory/glossary/`,
  'the house rules of a rulebook': `/${language}/nobles-and-glory/house-rules/`,
});

/**
 * What readers of Dutch get of the site beside Claim, and of a game that is not told in their
 * language.
 */
export const DUTCH_PAGES: Readonly<Record<string, string>> = {
  'the library in Dutch': '/nl/',
  'the page about the site in Dutch': '/nl/about/',
  'a game in another language': '/nl/rival-kings/rules/theft/',
};

/** The one address among these that is meant not to exist. */
export const NOWHERE = /\/nowhere\//;

/**
 * Whether the page has done what it does by itself: players in view are ready, a table is laid out,
 * the search has answered. Runs in the browser.
 */
export function isSettled(): boolean {
  /** Players begin to load this far beyond the screen (src/client/players.ts). */
  const ahead = 200;
  const isInView = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight + ahead && bottom > -ahead;
  };
  const players = [...document.querySelectorAll('section.player')];
  // The width is the one in src/client/players.ts.
  const isStill = (player: Element): boolean =>
    matchMedia('(max-width: 59.99rem)').matches && player.closest('.scene') !== null;
  const search = document.querySelector('#search-page');
  const tools = [...document.querySelectorAll('[data-tool]')];
  const sharing = document.querySelector('.sharing');
  return (
    players.every(
      (player) => player.matches('[data-ready]') || isStill(player) || !isInView(player),
    ) &&
    (!search || search.querySelector('[role="option"]') !== null) &&
    tools.every((tool) => tool.querySelector('.problem, [data-ready]') || !isInView(tool)) &&
    (!sharing || sharing.querySelector('button') !== null)
  );
}

/** Waits until a page has done what it does by itself. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled);
  await page.evaluate(() => document.fonts.ready);
}

/** Milliseconds without a request after which a page asks for nothing more by itself. */
const CALM = 500;

interface Traffic {
  readonly underway: Set<Request>;
  /** When a request last began or ended. */
  lastNews: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/**
 * Follows what the pages of a context ask for, those to come as well; `quiet` needs it from before
 * a page is opened.
 */
export function followRequests(context: BrowserContext): void {
  for (const page of context.pages()) follow(page);
  context.on('page', follow);
}

function follow(page: Page): void {
  const underway = new Set<Request>();
  const traffic: Traffic = { underway, lastNews: Date.now() };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    underway.add(request);
    traffic.lastNews = Date.now();
  });
  page.on('response', (response) => {
    const request = response.request();
    if (!request.isNavigationRequest()) return;
    // What the page before had under way went with it, and its end is not always told.
    underway.clear();
    underway.add(request);
  });
  const ended = (request: Request): void => {
    underway.delete(request);
    traffic.lastNews = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

const isCalm = ({ underway, lastNews }: Traffic): boolean =>
  underway.size === 0 && Date.now() - lastNews > CALM;

/** Whether the page has run its scripts and has nothing left to do. */
const isIdle = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    return document.readyState === 'complete';
  });

/**
 * Waits until a page has loaded all that it wants by itself: what was not asked for by then is not
 * asked for.
 */
export async function quiet(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)!;
  const isQuiet = async (): Promise<boolean> =>
    (await isIdle(page)) && (await page.evaluate(isSettled)) && isCalm(traffic);
  // A page that goes elsewhere while it is asked is not quiet.
  await expect
    .poll(() => isQuiet().catch(() => false), { message: 'the page is quiet', timeout: 30_000 })
    .toBe(true);
}

/**
 * Waits until the page has scrolled to where it wants to be: trays and answers bring themselves
 * into view softly (src/browser/reveal.ts).
 */
export const still = (page: Page): Promise<void> =>
  page.evaluate(
    (calmFrames) =>
      new Promise<void>((resolve) => {
        let [place, calm] = [scrollY, 0];
        const look = (): void => {
          calm = scrollY === place ? calm + 1 : 0;
          place = scrollY;
          if (calm < calmFrames) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
    10,
  );

/** The search over a page, in any language. */
export const searchDialog = (page: Page): Locator =>
  page.getByRole('dialog', {
    name: new RegExp(
      LANGUAGES.map((language) => literally(words(language)('search.title'))).join('|'),
    ),
  });

/** Opens the search dialog and types, until the hits for these words are there. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  await page.keyboard.press('/');
  const field = searchDialog(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(query);
  await expect(searchDialog(page).locator('.results')).toHaveAttribute('aria-busy', 'false');
  return searchDialog(page).getByRole('option');
}
