// Every page type and every island once, in another engine than Chromium's: that it works there at
// all.
import { test as base } from '@playwright/test';
import { RULINGS } from '../../src/games/rival-kings/rulings.ts';
import { type Engine, type EngineName, isInstalled, start, troublesIn, watch } from './engine.ts';
import {
  claimPageTypes,
  DUTCH_PAGES,
  expect,
  isSettled,
  moment,
  NOWHERE,
  pageTypes,
  scenarioPath,
  valleyPageTypes,
} from './support.ts';
import { visitOf, type Visit } from './visit.ts';
import { literally, words } from './words.ts';

interface Worker {
  readonly engineName: EngineName;
  /** Starts once for all tests of its engine. */
  readonly engine: Engine & { readonly site: string; readonly missing: string[] };
}

const test = base.extend<{ visit: Visit }, Worker>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use, { project }) => {
      const watched = await watch(project.use.baseURL!);
      const started = await start(engineName);
      await use({ ...started, site: watched.address, missing: watched.missing });
      await started.close();
      await watched.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ engine, engineName }, use) => {
    const { site, missing, run } = engine;
    const visit = visitOf(site, engine, engineName);
    const troubles: string[] = [];
    missing.length = 0;
    let isOpen = false;
    const leave = async (): Promise<void> => {
      if (isOpen) troubles.push(...(await troublesIn(engine)));
      isOpen = true;
    };
    await use({
      ...visit,
      open: async (path) => {
        await leave();
        await visit.open(path);
      },
      reload: async () => {
        await leave();
        await visit.reload();
      },
    });
    await leave();
    expect(troubles).toEqual([]);
    expect(missing.filter((path) => !NOWHERE.test(path))).toEqual([]);
    // Whatever was kept is another test's trouble.
    await run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

const DE = pageTypes('de');
const NL = claimPageTypes('nl');
const VALLEY = valleyPageTypes('en');
const PAGES: Readonly<Record<string, string>> = {
  ...pageTypes('en'),
  ...claimPageTypes('en'),
  'a chapter in German': DE['a chapter with players']!,
  'a lesson in Dutch': NL['a lesson of Claim']!,
  'a scenario of the valley': VALLEY['a scenario of the valley']!,
  'a lesson of the valley': VALLEY['a lesson of the valley']!,
  'the valley’s table tool with an answer': VALLEY['the valley’s table tool with an answer']!,
  ...DUTCH_PAGES,
};

const RIVALS = '/en/rival-kings';

const say = words('en', 'rival-kings');
const claim = words('en', 'claim');
const NOOR = say('seat.noor');
const MILA = say('seat.mila');

/** Names as a sentence strings them together. */
const listed = (...names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** A card of Claim in words. */
const named = (faction: string, value: number): string =>
  claim('on-table.card', { faction: claim(`faction.${faction}`), value });

const NOT_ALLOWED = say('player.refused.title');
const WATCHMAN = new RegExp(literally(say('card.watchman')));

/** Goes once through the site in another engine. */
export function smoke(engineName: EngineName): void {
  test.use({ engineName });
  test.describe(engineName, () => {
    // One browser for all.
    test.describe.configure({ mode: 'default' });
    test.skip(
      !isInstalled(engineName),
      `${engineName} is not installed: see scripts/bootstrap.mjs`,
    );

    for (const [name, path] of Object.entries(PAGES)) {
      test(`shows ${name}`, async ({ visit }) => {
        await visit.open(path);
        await visit.says('h1', /\S/);
        await visit.finds(() => document.fonts.status, 'loaded');
      });
    }

    test('steps through a scenario, and the address follows', async ({ visit }) => {
      await visit.open(scenarioPath('trader-robbed-by-c-and-e'));
      await visit.says('.step-no b', /^0$/);
      await visit.click('.controls .main');
      await visit.says('.step-no b', /^1$/);
      await visit.finds(() => location.hash.length > 1, true);
      await visit.reload();
      await visit.says('.step-no b', /^1$/);
    });

    test('tries moves: one is refused by its rule, one is played', async ({ visit }) => {
      await visit.open(
        `${scenarioPath('trader-robbed-by-c-and-e')}${await moment('trader-robbed-by-c-and-e', 'countess-ends', 1)}`,
      );
      await visit.click('.player button', say('player.try'));
      await visit.click('.controls button', say('player.try.all'));
      await visit.click('.tray button', say('action.buy.short'));
      await visit.click('.targets button', say('card.herbalist'));
      await visit.says('.tray [role="status"] .title', NOT_ALLOWED);
      await visit.click('.controls button', say('player.take-back'));
      await visit.click('.tray button', say('action.settle.short'));
      await visit.says('.step-no b', /^16$/);
      await visit.says('.step-no .tag', say('player.trying'));
    });

    test('tries a move of Claim', async ({ visit }) => {
      await visit.open(
        `${scenarioPath('follow-faction', 'en', 'claim')}${await moment('follow-faction', 'noor-leads-dwarf', 1, 'claim')}`,
      );
      await visit.click('.player button', say('player.try'));
      await visit.click('.controls button', say('player.try.all'));
      await visit.click('.tray button', named('knight', 8));
      await visit.says('.tray [role="status"] .title', NOT_ALLOWED);
    });

    test('plays a task of the course, and keeps that it is solved', async ({ visit }) => {
      await visit.open(`${RIVALS}/learn/being-robbed/`);
      for (const seat of ['mila', 'juri'])
        await visit.click(`#who-robs-the-trader .seat[data-seat="${seat}"]`);
      await visit.click('#who-robs-the-trader button', say('learn.check'));
      await visit.says('#who-robs-the-trader .ending .title', say('learn.right'));
      await visit.open(`${RIVALS}/learn/`);
      await visit.says('.go-on', /\S/);
    });

    test('fills the table tool and answers', async ({ visit }) => {
      await visit.open(`${RIVALS}/table/`);
      await visit.click(
        '[data-tool] button',
        say('lay.change-character', { seat: NOOR, character: say('lay.nothing-yet') }),
      );
      for (const character of ['queen', 'courtier', 'countess', 'trader-1'])
        await visit.click('dialog button', say(`character.${character}`));
      const ines = say('seat.ines');
      const markers = say('answer.markers', { seats: ines, seats_count: 1, markers: 2 });
      const thefts = say('answer.thefts', {
        thieves: listed(MILA, say('seat.juri')),
        duty: 'may',
        victims: ines,
      });
      await visit.says('.answer h2', `${markers} ${thefts}`);
    });

    test('fills the table tool of Claim and answers', async ({ visit }) => {
      await visit.open('/en/claim/table/');
      await visit.click(
        '[data-tool] button',
        claim('lay.choose', { place: claim('lay.led', { seat: NOOR }) }),
      );
      const goblin = [claim('faction.goblin.plural'), named('goblin', 8)];
      const knight = [claim('faction.knight.plural'), named('knight', 2)];
      for (const name of [...goblin, ...knight, claim('lay.done')])
        await visit.click('dialog button', name);
      await visit.says('.answer h2', claim('event.trickWon.knight', { seat: MILA }));
    });

    test('counts a score, and keeps it', async ({ visit }) => {
      await visit.open(`${RIVALS}/score/`);
      await visit.click(`.palette [aria-label^="${say('card.gardener')},"]`);
      await visit.click(`.palette [aria-label^="${say('card.garden')},"]`);
      for (let coin = 0; coin < 6; coin += 1)
        await visit.click('button', say('score.more', { what: say('scoring.coins') }));
      await visit.click('.seat-tabs button', MILA);
      await visit.click(`.palette [aria-label^="${say('card.inn')},"]`);
      const totals = listed(
        say('event.total', { seat: NOOR, points: 9 }),
        say('event.total', { seat: MILA, points: 1 }),
      );
      const won = say('event.gameWon', { winners: NOOR, winners_count: 1, totals });
      await visit.says('.verdict', won);
      await visit.reload();
      await visit.says('.verdict', won);
    });

    test('counts the votes of Claim', async ({ visit }) => {
      await visit.open('/en/claim/score/');
      await visit.click('.piles button', named('goblin', 9));
      await visit.click('.seat-tabs button', MILA);
      await visit.click('.piles button', named('dwarf', 4));
      const counts = listed(
        ...[NOOR, MILA].map((seat) => claim('event.count', { seat, count: 1 })),
      );
      await visit.says('.verdict', claim('event.gameDrawn', { counts }));
    });

    test('searches, and opens the first hit', async ({ visit }) => {
      await visit.open(`${RIVALS}/rules/theft/`);
      // The page hears keys as soon as its script has shown this button.
      await visit.finds(() => document.querySelector<HTMLElement>('#theme')?.hidden, false);
      await visit.write('/');
      await visit.finds(() => document.activeElement?.role, 'combobox');
      await visit.write('watchman');
      await visit.says('dialog [role="option"]', WATCHMAN);
      await visit.finds(() => document.querySelector('dialog .results')?.ariaBusy, 'false');
      await visit.press('Enter');
      await visit.finds(() => location.pathname, '/en/rival-kings/cards/watchman/');
      await visit.says('h1', WATCHMAN);
    });

    test('changes the theme, and keeps it', async ({ visit }) => {
      const paper = () => getComputedStyle(document.body).backgroundColor;
      await visit.open('/en/');
      for (const now of ['system', 'light'])
        await visit.click('header button', `${say('nav.theme')}: ${say(`theme.${now}`)}`);
      await visit.finds(paper, 'rgb(21, 24, 26)');
      await visit.reload();
      await visit.finds(paper, 'rgb(21, 24, 26)');
      await visit.click('header button', `${say('nav.theme')}: ${say('theme.dark')}`);
    });

    test('opens the card of a rule at the place, and closes it', async ({ visit }) => {
      await visit.open(`${RIVALS}/rules/theft/`);
      await visit.click('[id="rk.steal.chain"] .cite');
      await visit.says('[role="dialog"] h2, [role="dialog"] h3, dialog h2, dialog h3', /\S/);
      await visit.press('Escape');
      await visit.finds(() => document.querySelectorAll('dialog[open], [role="dialog"]').length, 0);
    });

    test('leaves the page where it is when a player that is half above it comes to life', async ({
      visit,
      engine,
    }) => {
      await visit.open(`${RIVALS}/rules/theft/`);
      const from = await engine.run(() => {
        document
          .querySelector('[id="rk.steal.chain"] .cite')!
          .scrollIntoView({ block: 'center', behavior: 'instant' });
        const above = [...document.querySelectorAll('.player')].find(
          (player) => player.getBoundingClientRect().bottom > 0,
        )!;
        return above.getBoundingClientRect().top < 0 && !above.matches('[data-ready]')
          ? scrollY
          : undefined;
      });
      expect(from, 'a player above that is not there yet').toBeDefined();
      await visit.finds(isSettled, true);
      const to = await engine.run(
        () =>
          new Promise<number>((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))),
          ),
      );
      expect(to).toBeCloseTo(from!, 0);
    });

    test('keeps house rules', async ({ visit }) => {
      await visit.open(`${RIVALS}/house-rules/`);
      const total = Object.keys(RULINGS).length;
      await visit.says('.count', say('house.count.none', { total }));
      await visit.click('fieldset[id="steal-optional"] label:nth-of-type(2)');
      await visit.says('.count', say('house.count', { count: 1, total }));
      await visit.reload();
      await visit.says('.count', say('house.count', { count: 1, total }));
    });
  });
}
