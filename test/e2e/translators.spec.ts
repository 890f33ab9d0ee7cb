// A browser's translator changes the texts of a page behind the back of its scripts. Whatever they
// write afterwards has to be what is seen.
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  followRequests,
  quiet,
  scenarioPath,
  searchDialog,
  searchFor,
  settled,
  test,
} from './support.ts';
import { words, type Say } from './words.ts';

/**
 * What translators do to a text: Chrome’s, Chrome’s where it keeps the text, Firefox’s, Safari’s.
 */
const WAYS = [
  'puts another in its place',
  'wraps it',
  'makes one of neighbours',
  'makes it anew',
] as const;
type Way = (typeof WAYS)[number];

/** Stands before whatever has been translated. */
const MARK = '¤';

/** Translates the page in one of the ways, and from then on whatever comes. Runs in the browser. */
function translate([way, mark]: readonly [Way, string]): void {
  const LEFT_ALONE = 'script, style, textarea, svg, font, [translate="no"]';
  const isNew = (text: Text): boolean =>
    text.data.trim() !== '' &&
    !text.data.startsWith(mark) &&
    text.parentElement?.closest(LEFT_ALONE) === null;
  const isText = (node: Node | null): node is Text => node instanceof Text;
  const font = (): HTMLElement => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  /** Puts two elements in place of a text, and gives the inner one. */
  function wrapped(text: Text): HTMLElement {
    const [inner, outer] = [font(), font()];
    outer.append(inner);
    text.replaceWith(outer);
    return inner;
  }
  /** A text with those directly behind it. */
  function run(text: Text): Text[] {
    return isText(text.nextSibling) ? [text, ...run(text.nextSibling)] : [text];
  }
  const ways: Readonly<Record<Way, (text: Text) => void>> = {
    'puts another in its place': (text) => (wrapped(text).textContent = mark + text.data),
    'wraps it': (text) => {
      wrapped(text).append(text);
      text.data = mark + text.data;
    },
    'makes one of neighbours': (text) => {
      let first = text;
      while (isText(first.previousSibling)) first = first.previousSibling;
      const all = run(first);
      const said = mark + all.map(({ data }) => data.replaceAll(mark, '')).join('');
      for (const other of all.slice(1)) other.remove();
      first.data = said;
    },
    'makes it anew': (text) => text.replaceWith(mark + text.data),
  };
  function translateIn(node: Node): void {
    const texts: Text[] = isText(node) ? [node] : [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.isConnected && isNew(text)) ways[way](text);
  }
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
    watch.takeRecords();
  });
  translateIn(document.body);
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/**
 * Text translated or not, whatever its spaces and capitals: an element in place of a text can be a
 * line of its own, and have no first letter.
 */
const flat = (text: string): string =>
  text.replaceAll(MARK, '').replaceAll(/\s/g, '').toLowerCase();

/** What can be seen. */
const seen = async (page: Page): Promise<string> =>
  flat(await page.evaluate(() => document.body.innerText));

/**
 * What can be operated where the reader is: in the window that is open over the page, else in the
 * page.
 */
const CONTROLS = ':is(button:not(:disabled), summary, input:not([type="file"]), .spot)';

/**
 * Something operated, by its place among all that could be, by name, and what could be seen then.
 */
interface Operated {
  readonly at: number;
  readonly among: readonly string[];
  readonly typed: string | undefined;
  readonly seen: string;
}

/** The names of what can be operated now. */
async function controls(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(
    (selector) =>
      [
        ...(
          document.querySelector('dialog:modal') ?? document.querySelector('main')!
        ).querySelectorAll<HTMLElement>(selector),
      ]
        .filter((control) => control.checkVisibility())
        .map((control) => `${control.tagName} ${control.ariaLabel ?? control.textContent}`),
    CONTROLS,
  );
  return names.map(flat);
}

/** Operates what has a place among all that can be operated. Runs in the browser. */
function operate([selector, at, typed]: readonly [string, number, string | undefined]): void {
  const place = document.querySelector('dialog:modal') ?? document.querySelector('main')!;
  const control = [...place.querySelectorAll<HTMLElement>(selector)].filter((one) =>
    one.checkVisibility(),
  )[at]!;
  if (
    !(control instanceof HTMLInputElement) ||
    typed === undefined ||
    /radio|checkbox/.test(control.type)
  )
    return control.click();
  control.focus();
  control.value = typed;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Which place a control has among all that can be operated. */
const placeOf = (control: Locator): Promise<number> =>
  control.evaluate((one, selector) => {
    const place = document.querySelector('dialog:modal') ?? document.querySelector('main')!;
    return [...place.querySelectorAll<HTMLElement>(selector)]
      .filter((other) => other.checkVisibility())
      .indexOf(one as HTMLElement);
  }, CONTROLS);

/**
 * A page operated as it is; each step is remembered, to be done again by readers with a translator.
 */
class Visit {
  readonly steps: Operated[] = [];
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async at(at: number, typed?: string): Promise<void> {
    const among = await controls(this.#page);
    await this.#page.evaluate(operate, [CONTROLS, at, typed] as const);
    await quiet(this.#page);
    this.steps.push({ at, among, typed, seen: await seen(this.#page) });
  }
  async press(control: Locator): Promise<void> {
    await this.at(await placeOf(control));
  }
  async type(field: Locator, typed: string): Promise<void> {
    await this.at(await placeOf(field), typed);
  }
}

/**
 * Does again what was done in a page that is open anew, with a translator: each time the same can
 * be seen.
 */
async function again(page: Page, way: Way, steps: readonly Operated[]): Promise<void> {
  await test.step(`A translator ${way}`, async () => {
    await page.evaluate(translate, [way, MARK] as const);
    for (const { at, among, typed, seen: expected } of steps) {
      await expect.poll(() => controls(page), { message: `before ${among[at]!}` }).toEqual(among);
      await page.evaluate(operate, [CONTROLS, at, typed] as const);
      await expect.poll(() => seen(page), { message: `after ${among[at]!}` }).toBe(expected);
    }
  });
}

/** Opens a page as if for the first time. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  const tool = page.locator('main :is([data-tool], section.player)').first();
  if ((await tool.count()) > 0)
    await tool.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await settled(page);
  await quiet(page);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.clear();
  }),
);

interface Case {
  readonly path: string;
  /** What is done, and what has to be seen at its end. */
  readonly act: (visit: Visit, page: Page) => Promise<readonly string[]>;
}

const claim = words('en', 'claim');
const kings = words('en', 'rival-kings');
const valley = words('en', 'king-of-the-valley');
const germanKings = words('de', 'rival-kings');
const dutchClaim = words('nl', 'claim');

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const card = (faction: string, value: number): string =>
  claim('on-table.card', { faction: claim(`faction.${faction}`), value });
const hand = (say: Say, count: number): string =>
  say('on-table.cards', { pile: say('on-table.hand-of'), count });

async function step(visit: Visit, page: Page, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) await visit.press(page.locator('.controls .main'));
}

const CASES: Readonly<Record<string, Case>> = {
  'the answer of Claim’s table tool': {
    path: '/en/claim/table/',
    async act(visit, page) {
      await visit.press(button(page, claim('table.example')));
      await visit.press(
        page
          .getByRole('group', { name: claim('lay.leads') })
          .getByRole('button', { name: claim('seat.mila') }),
      );
      const [chooses] = claim('answer.choice', {
        seat: claim('seat.noor'),
        cards: '|',
        cards_count: 2,
        others: '',
        others_count: 1,
      }).split('|');
      return [
        chooses!,
        claim('lay.led', { seat: claim('seat.mila') }),
        claim('lay.hand', { seat: claim('seat.noor') }),
      ];
    },
  },
  'the table of a scenario of Rival Kings': {
    path: scenarioPath('neutral-both'),
    async act(visit, page) {
      await step(visit, page, 8);
      return [
        `8 ${kings('player.of', { count: 14 })}`,
        kings('on-table.supply', { coins: '|', markers: 27 }).split('|')[1]!,
        kings('on-table.leftovers', { count: 5 }),
      ];
    },
  },
  'the votes of Claim’s score sheet': {
    path: '/en/claim/score/',
    async act(visit, page) {
      for (const value of [1, 2, 3, 4]) await visit.press(button(page, card('goblin', value)));
      return [
        `${claim('scoring.total')} 1`,
        `${claim('faction.goblin.plural')} ${claim('seat.noor')} 4`,
        claim('scoring.so-far', { count: 4, least: 26 }),
      ];
    },
  },
  'the table of a lesson of Claim': {
    path: '/en/claim/learn/tricks/',
    async act(visit, page) {
      const task = page.locator('#the-higher-zombie');
      await visit.press(
        task.getByRole('button', { name: claim('act.play', { card: card('zombie', 2) }) }),
      );
      return [hand(claim, 1)];
    },
  },
  'what the valley’s table tool asks for': {
    path: '/en/king-of-the-valley/table/',
    async act(visit, page) {
      await visit.press(button(page, valley('table.example')));
      return [valley('lay.next')];
    },
  },
  'the table of a scenario in Dutch': {
    path: scenarioPath('a-trick-in-phase-2', 'nl', 'claim'),
    async act(visit, page) {
      await step(visit, page, 5);
      return [
        dutchClaim('on-table.trick', { phase: 2, trick: 12 }),
        hand(dutchClaim, 2),
        `5 ${dutchClaim('player.of', { count: '|' }).split('|')[0]!}`,
      ];
    },
  },
  'the button that opens a part of Rival Kings’ score sheet': {
    path: '/de/rival-kings/score/',
    async act(visit, page) {
      await visit.press(button(page, germanKings('scoring.numbers')));
      await visit.press(button(page, germanKings('scoring.numbers.done')));
      await visit.press(button(page, germanKings('scoring.numbers')));
      return [germanKings('scoring.numbers.done')];
    },
  },
  'the button that opens a part of the valley’s score sheet': {
    path: '/en/king-of-the-valley/score/',
    async act(visit, page) {
      await visit.press(button(page, valley('scoring.what-if')));
      await visit.press(button(page, valley('scoring.what-if.done')));
      await visit.press(button(page, valley('scoring.what-if')));
      return [valley('scoring.what-if.done')];
    },
  },
  'the number of hits': {
    path: '/en/claim/',
    async act(visit, page) {
      const dialog = searchDialog(page);
      for (const query of ['dwarf', 'zombie'])
        await visit.type(dialog.getByRole('combobox'), query);
      return [claim('search.found', { count: await dialog.getByRole('option').count() })];
    },
  },
};

/** Opens the page of a case, and the search where it is about that. */
async function begin(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (path !== '/en/claim/') return;
  // Each way begins with an empty field: words stay in it from one visit to the next.
  await page.evaluate(() => sessionStorage.clear());
  await page.keyboard.press('/');
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused();
  await quiet(page);
}

for (const [name, { path, act }] of Object.entries(CASES)) {
  test(`After a translator, this is right still: ${name}`, async ({ page }) => {
    await begin(page, path);
    const visit = new Visit(page);
    const expected = await act(visit, page);
    for (const text of expected) expect(visit.steps.at(-1)!.seen).toContain(flat(text));
    for (const way of WAYS) {
      await begin(page, path);
      await again(page, way, visit.steps);
    }
  });
}

/** Where two readers tap the same. */
interface Walk {
  readonly path: string;
  /** What is tapped first; the rest is left to chance. */
  readonly first: readonly string[];
  /** What would lead away from it. */
  readonly never?: string;
}

const WALKS: Readonly<Record<string, Walk>> = {
  'the player of a scenario': {
    path: scenarioPath('neutral-both'),
    first: ['player.step', 'player.all-steps', 'player.close', 'player.try', 'player.try.all'].map(
      (key) => kings(key),
    ),
  },
  'a lesson': { path: '/en/claim/learn/tricks/', first: [] },
  'Claim’s table tool': { path: '/en/claim/table/', first: [claim('table.example')] },
  'Rival Kings’ table tool': { path: '/en/rival-kings/table/', first: [kings('table.example')] },
  'the valley’s table tool': {
    path: '/en/king-of-the-valley/table/',
    first: ['table.example', 'lay.prices', 'table.close', 'lay.prices', 'lay.done'].map((key) =>
      valley(key),
    ),
  },
  'Claim’s score sheet': { path: '/en/claim/score/', first: [claim('scoring.example')] },
  'Rival Kings’ score sheet': { path: '/en/rival-kings/score/', first: [kings('scoring.example')] },
  'the valley’s score sheet': {
    path: '/en/king-of-the-valley/score/',
    first: [valley('scoring.example'), valley('scoring.what-if')],
  },
  'the search': { path: '/en/claim/', first: [], never: claim('search.close') },
};

/** How often each of them is tapped. */
const TAPS = 12;

/** What is typed into a field, in turn: numbers for tools, words for the search. */
const TYPED = ['3', 'dwarf', '12', 'zombie'];

/**
 * Chooses what to tap: what comes first, then something that has been tapped least often, by
 * chance, which is the same in every run.
 */
function chooser({ first, never }: Walk): (among: readonly string[]) => number {
  const taps = new Map<string, number>();
  const left = first.map(flat);
  let chance = 7;
  return (among) => {
    const wanted = left.shift();
    const count = (name: string): number =>
      never !== undefined && name.endsWith(flat(never)) ? Infinity : (taps.get(name) ?? 0);
    const least = Math.min(...among.map(count));
    const rarest = among.flatMap((name, at) => (count(name) === least ? [at] : []));
    chance = (chance * 75 + 74) % 65_537;
    const at =
      wanted === undefined
        ? rarest[chance % rarest.length]!
        : among.findIndex((name) => name.endsWith(wanted));
    expect(at, `${wanted} among ${among.join(', ')}`).toBeGreaterThanOrEqual(0);
    taps.set(among[at]!, count(among[at]!) + 1);
    return at;
  };
}

/**
 * Operates what has a place among all that can be operated, and waits for what is asked for because
 * of it.
 */
async function tap(page: Page, at: number, typed: string): Promise<void> {
  const asks = page.waitForEvent('request', { timeout: 150 }).then(
    () => true,
    () => false,
  );
  await page.evaluate(operate, [CONTROLS, at, typed] as const);
  if (await asks) await quiet(page);
}

/** Where two texts begin to differ; nothing where they are the same. */
function difference(one: string, other: string): readonly string[] {
  if (one === other) return [];
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 40), at + 40));
}

for (const [name, walk] of Object.entries(WALKS))
  test(`Whatever is tapped, who has a translator reads what others read: ${name}`, async ({
    page,
    browser,
  }) => {
    // In a browser of its own: what one keeps, the other would be told of.
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    followRequests(context);
    const translated = await context.newPage();
    const both = [page, translated];
    await Promise.all(both.map((one) => begin(one, walk.path)));
    await translated.evaluate(translate, [WAYS[0], MARK] as const);
    const choose = chooser(walk);
    const tapped: string[] = [];
    /** Labels change back by themselves after a while: both are asked until they agree. */
    const same = (look: (page: Page) => Promise<string>): Promise<void> =>
      expect
        .poll(async () => difference(await look(page), await look(translated)), {
          message: `after ${tapped.join(', ')}`,
        })
        .toEqual([]);
    while (tapped.length < TAPS) {
      await same(async (one) => (await controls(one)).join(', '));
      const among = await controls(page);
      const at = choose(among);
      const typed = TYPED[tapped.length % TYPED.length]!;
      tapped.push(among[at]!);
      await Promise.all(both.map((one) => tap(one, at, typed)));
      await same(seen);
    }
    await context.close();
  });

test('No translator is given the number of a rule, or the letter of a rank', async ({ page }) => {
  /** What stands in such places, and what of it could be translated. */
  async function expectLeftAlone(...places: readonly string[]): Promise<void> {
    for (const place of places) {
      await expect(page.locator(place).first(), place).toBeAttached();
      const given = await page.locator(place).evaluateAll((elements) =>
        elements.flatMap((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const texts: string[] = [];
          while (walker.nextNode())
            if (
              walker.currentNode.nodeValue!.trim() !== '' &&
              !walker.currentNode.parentElement!.closest('[translate="no"]')
            )
              texts.push(walker.currentNode.nodeValue!);
          return texts;
        }),
      );
      expect(given, place).toEqual([]);
    }
  }
  await page.goto('/en/rival-kings/rules/theft/');
  await expectLeftAlone('.rule h3 > a', '.transcript .chip b', '.text .cite');
  await page.locator('.text .cite').first().click();
  await expectLeftAlone('dialog.rule-card h2 b');
  await page.goto('/en/rival-kings/cards/courtier/');
  await expectLeftAlone('main .initial');
  await page.goto('/en/rival-kings/scenarios/');
  await expectLeftAlone('main .initial');
  await page.goto('/en/rival-kings/table/');
  await page.getByRole('button', { name: kings('table.example') }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${kings('seat.noor')}: `) })
    .first()
    .click();
  await expectLeftAlone('dialog .initial');
  await page.goto('/en/rival-kings/rules/');
  await searchFor(page, '7.4');
  await expectLeftAlone('.hit .sign');
});
