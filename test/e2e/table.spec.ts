import type { Locator, Page } from '@playwright/test';
import { ASKED, ASKED_TRICK, expect, fragment, test } from './support.ts';
import { literally, words } from './words.ts';

const TOOL = '/en/rival-kings/table/';

const say = words('en', 'rival-kings');

/** How many markers each of these takes, as the answer says it. */
const taken = (seats: readonly string[], markers: number, language: 'de' | 'en' = 'en'): string =>
  words(language, 'rival-kings')('answer.markers', {
    seats: new Intl.ListFormat(language).format(seats),
    seats_count: seats.length,
    markers,
  });

/** Who may rob whom, as the answer says it. */
const robbed = (
  thieves: readonly string[],
  victims: readonly string[],
  language: 'de' | 'en' = 'en',
): string => {
  const list = new Intl.ListFormat(language);
  const blanks = {
    thieves: list.format(thieves),
    thieves_count: thieves.length,
    victims: list.format(victims),
    duty: 'may',
  };
  return words(language, 'rival-kings')('answer.thefts', blanks);
};

/** What the button of a seat's character is called, and that of its active subject. */
const characterOf = (seat: string, character = say('lay.nothing-yet')): string =>
  say('lay.change-character', { seat, character });
const subjectOf = (seat: string): string =>
  say('lay.change-subject', { seat, subject: say('lay.no-subject') });

async function open(page: Page, address = TOOL): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-tool] [data-ready]')).toBeVisible();
}

const headline = (page: Page) => page.locator('.answer h2');

/**
 * Opens a table by its link. The tool begins with an empty one; the answer shows that the link has
 * been read.
 */
async function openLink(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(headline(page)).toBeVisible();
}

const openExample = async (page: Page): Promise<void> =>
  openLink(page, `${TOOL}${await fragment({ position: ASKED })}`);

const sheet = (page: Page) => page.getByRole('dialog');

test('What stands at the end of each row is named above it, also where coins are entered', async ({
  page,
}) => {
  /**
   * The names above the first row, and how far the middle of each is from that of what it names, in
   * pixels.
   */
  const named = (): Promise<{ names: string[]; off: number[] }> =>
    page.locator('.felt.pick').evaluate((felt) => {
      const middle = (one: Element): number => {
        const { left, width } = one.getBoundingClientRect();
        return left + width / 2;
      };
      const names = [...felt.querySelectorAll('.columns > *')];
      const things = [...felt.querySelectorAll('.seat:first-child > button:not(.plate-and-name)')];
      return {
        names: names.map(({ textContent }) => textContent),
        off: things.map((thing, at) => Math.abs(middle(thing) - middle(names[at]!))),
      };
    });
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(page.locator('.columns')).toBeVisible();
    const [subject, markers] = [say('lay.column.subject'), say('lay.column.markers')];
    const before = await named();
    expect(before.names).toEqual([subject, markers]);
    await page.getByRole('button', { name: say('lay.coins-too') }).click();
    const after = await named();
    expect(after.names).toEqual([subject, markers, say('lay.coins')]);
    expect(Math.max(...before.off, ...after.off)).toBeLessThan(6);
  }
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Five taps lay a table of four and bring the answer', async ({ page }) => {
    await open(page);
    await expect(page.locator('.answer')).toHaveText(say('lay.missing', { seat: 'Noor' }));
    await page.getByRole('button', { name: characterOf('Noor') }).tap();
    for (const character of ['queen', 'courtier', 'countess', 'trader-1']) {
      await sheet(page)
        .getByRole('button', { name: say(`character.${character}`) })
        .first()
        .tap();
    }
    await expect(sheet(page)).toHaveCount(0);
    await expect(headline(page)).toHaveText(
      `${taken(['Ines'], 2)} ${robbed(['Mila', 'Juri'], ['Ines'])}`,
    );
    await expect(page.locator('.out > li')).toHaveCount(4);
    await expect(page.locator('.pick .name b')).toHaveText(
      ASKED.players.map(({ played }) => say(`character.${played}`)),
    );
  });

  test('The answer stays in sight where the table is laid, above the bar under the thumb, in every game', async ({
    page,
  }) => {
    const LAID = {
      'rival-kings': ASKED,
      claim: ASKED_TRICK,
      'king-of-the-valley': {
        players: [
          { seat: 'noor', king: 'c3' },
          { seat: 'mila', king: 'a4' },
        ],
        valley: { d3: 'farmer', e3: 'farmer' },
      },
    };
    for (const [game, position] of Object.entries(LAID)) {
      await page.goto('about:blank');
      await openLink(page, `/en/${game}/table/${await fragment({ game, position })}`);
      for (const laid of ['h1', '.felt']) {
        await page.locator(`.laying ${laid}`).evaluate((element) => element.scrollIntoView());
        const [answer, bar] = [
          await page.locator('.answer').boundingBox(),
          await page.locator('.thumb').boundingBox(),
        ];
        expect(answer!.y, `${game}, ${laid}`).toBeGreaterThan(0);
        expect(answer!.y + answer!.height, `${game}, ${laid}`).toBeLessThanOrEqual(bar!.y + 1);
        expect(
          answer!.height,
          `${game}, ${laid}: most of the screen is for the table`,
        ).toBeLessThan(844 / 4);
      }
    }
  });

  test('A Watchman is asked about, and the answer follows', async ({ page }) => {
    await openExample(page);
    await expect(page.locator('.answer .small')).toHaveText(
      say('answer.if', {
        conditions: say('answer.watchman.used', { seat: 'Ines', attacker: 'Mila' }),
      }),
    );
    await expect(headline(page)).toHaveText(
      `${taken(['Mila', 'Ines'], 1)} ${robbed(['Mila', 'Juri'], ['Ines'])}`,
    );
    await page.getByRole('button', { name: say('act.hold-back') }).tap();
    await expect(page.locator('.answer .small')).toContainText(
      say('answer.watchman.held', { seat: 'Ines', attacker: 'Mila' }),
    );
    await expect(headline(page)).toHaveText(
      `${taken(['Juri', 'Ines'], 1)} ${robbed(['Mila', 'Juri'], ['Ines'])}`,
    );
  });

  test('With two players the neutral character is asked for, and seats can be taken and left', async ({
    page,
  }) => {
    await open(page);
    const seats = page.getByRole('group', { name: say('tool.who-plays') });
    for (const seat of ['Juri', 'Ines']) await seats.getByRole('button', { name: seat }).tap();
    await page.getByRole('button', { name: characterOf('Noor') }).tap();
    for (const character of ['courtier', 'trader-1']) {
      await sheet(page)
        .getByRole('button', { name: say(`character.${character}`) })
        .first()
        .tap();
    }
    await expect(sheet(page)).toHaveAccessibleName(
      say('lay.sheet.character', { seat: say('lay.neutral') }),
    );
    await sheet(page)
      .getByRole('button', { name: say('character.countess') })
      .tap();
    await expect(headline(page)).toHaveText(`${taken(['Mila'], 2)} ${robbed(['Noor'], ['Mila'])}`);
    await seats.getByRole('button', { name: 'Mila' }).tap();
    await expect(page.locator('.lay .refusal')).toContainText(
      say('refused.too-few-players', { count: 1 }),
    );
    await expect(page.locator('.lay .refusal .chip')).toHaveAttribute(
      'href',
      /#rk\.components\.inventory$/,
    );
    await expect(headline(page)).toHaveText(`${taken(['Mila'], 2)} ${robbed(['Noor'], ['Mila'])}`);
  });
});

test('A table is laid and answered by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: characterOf('Noor') }).focus();
  await page.keyboard.press('Enter');
  for (const character of ['duke', 'courtier', 'priest', 'trader-1']) {
    const choice = sheet(page)
      .getByRole('button', { name: say(`character.${character}`) })
      .first();
    for (
      let tabs = 0;
      tabs < 40 && !(await choice.evaluate((element) => element === document.activeElement));
      tabs += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(choice).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(headline(page)).toHaveText(
    `${taken(['Mila', 'Juri'], 2)} ${robbed(['Noor'], ['Mila', 'Juri'])}`,
  );
  await page.getByRole('button', { name: subjectOf('Mila') }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: subjectOf('Mila') })).toBeFocused();
});

test('What cannot lie on a table is refused with its rule, and the table stays', async ({
  page,
}) => {
  await openExample(page);
  await page.getByRole('button', { name: characterOf('Mila', say('character.courtier')) }).click();
  await sheet(page)
    .getByRole('button', { name: say('character.queen') })
    .click();
  await expect(sheet(page).getByRole('status')).toContainText(say('linked.impossible'));
  await expect(sheet(page).locator('.refusal .chip')).toHaveAttribute(
    'href',
    /#rk\.components\.inventory$/,
  );
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: characterOf('Mila', say('character.courtier')) }),
  ).toBeVisible();
  for (const seat of ['Noor', 'Mila']) {
    await page.getByRole('button', { name: subjectOf(seat) }).click();
    await sheet(page)
      .getByRole('button', { name: say('card.watchman') })
      .click();
  }
  await expect(sheet(page).locator('.refusal .chip')).toHaveAttribute(
    'href',
    /#rk\.components\.copies$/,
  );
});

test('An impossible table from a link is refused with its rule', async ({ page }) => {
  const queens = ASKED.players.slice(0, 3).map(({ seat }) => ({ seat, played: 'queen' }));
  await open(page, `${TOOL}${await fragment({ position: { players: queens } })}`);
  await expect(page.locator('.answering .refusal')).toContainText(say('linked.impossible'));
  await expect(page.locator('.answering .chip')).toHaveAttribute(
    'href',
    /#rk\.components\.inventory$/,
  );
});

test('Whatever is said of the table changes within one live region, so that it is read out: what is missing, the answer, a refusal', async ({
  page,
}) => {
  await open(page);
  await page
    .locator('.answering > [aria-live="polite"]')
    .evaluate((region: HTMLElement) => (region.dataset.first = ''));
  const region = page.locator('.answering > [data-first]');
  await expect(region).toHaveText(say('lay.missing', { seat: 'Noor' }));
  await page.getByRole('button', { name: say('table.example') }).click();
  await expect(region.locator('h2')).toBeVisible();
  const queens = ASKED.players.slice(0, 3).map(({ seat }) => ({ seat, played: 'queen' }));
  await page.goto(`${TOOL}${await fragment({ position: { players: queens } })}`);
  await expect(region.locator('.refusal')).toContainText(say('linked.impossible'));
  await page.getByRole('button', { name: say('table.undo') }).click();
  await expect(region.locator('h2')).toBeVisible();
});

test('A link whose Watchman cannot be used says which rule refuses it', async ({ page }) => {
  const moves = [
    { type: 'reveal', seat: 'noor' },
    { type: 'ability', seat: 'noor', subject: 'watchman' },
  ];
  await open(page, `${TOOL}${await fragment({ position: ASKED, moves })}`);
  await expect(page.locator('.laying .refusal .chip').first()).toHaveAttribute('href', /#rk\./);
  await expect(headline(page)).toBeVisible();
});

test('Another reading changes the answer, and what differs from Crownbook’s stands out', async ({
  page,
}) => {
  await openExample(page);
  const ruling = page.getByRole('group', { name: say('ruling.watchman-two-conflicts') });
  await expect(ruling).toContainText(taken(['Mila', 'Juri'], 1));
  await ruling
    .getByRole('radio', { name: say('ruling.watchman-two-conflicts.all-unequal-conflicts') })
    .check();
  await expect(headline(page)).toHaveText(
    `${taken(['Mila', 'Juri'], 1)} ${robbed(['Mila', 'Juri'], ['Ines'])}`,
  );
  await expect(page.locator('.out .differs')).toHaveCount(2);
  await expect(page.locator('.out .differs').first()).toContainText(say('table.usually'));
  await page.getByRole('button', { name: say('table.read-usually') }).click();
  await expect(headline(page)).toHaveText(
    `${taken(['Mila', 'Ines'], 1)} ${robbed(['Mila', 'Juri'], ['Ines'])}`,
  );
  await expect(page.locator('.out .differs')).toHaveCount(0);
});

test('Each seat can be asked what it may do, and the rule that refuses the rest is named', async ({
  page,
}) => {
  await openExample(page);
  await page.getByText(say('lay.may.seat', { seat: 'Mila' })).click();
  const list = page.locator('.may[open]');
  const fromInes = list.locator('li', { hasText: say('try.steal', { from: 'Ines' }) });
  await expect(fromInes).toContainText(
    say('act.steal', { action_short: say('action.recruit.short'), from: 'Ines' }),
  );
  const fromNoor = list.locator('li:has([data-verdict="no"])', {
    hasText: say('try.steal', { from: 'Noor' }),
  });
  await expect(fromNoor.locator('.chip')).toHaveAttribute('href', /#rk\.conflict\.immune$/);
});

test('The address holds the table: another device, or the same one reloaded, shows exactly this', async ({
  page,
  browser,
  baseURL,
}) => {
  await openExample(page);
  await page.getByRole('button', { name: say('act.hold-back') }).click();
  await page.getByRole('radio', { name: say('ruling.watchman-theft-stands.theft-too') }).check();
  await page.getByRole('button', { name: say('share.copy') }).click();
  await expect(page.getByRole('button', { name: say('share.copied') })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page).toHaveURL(link);
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const opened = await other.newPage();
  await opened.goto(link);
  // Reasons and other readings follow the answer, in both; after a moment the button says again
  // what it does.
  await expect(page.getByRole('button', { name: say('share.copy') })).toBeVisible();
  await expect(async () => {
    expect(await opened.locator('.answering').innerText()).toBe(
      await page.locator('.answering').innerText(),
    );
  }).toPass({ timeout: 15_000 });
  await other.close();
});

test('House rules lead, but a link is read as it was sent', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'house-rules.rival-kings',
      '{"watchman-two-conflicts":"all-unequal-conflicts","x":"y"}',
    ),
  );
  await open(page);
  await page.getByRole('button', { name: say('table.example') }).click();
  await expect(headline(page)).toHaveText(
    `${taken(['Mila', 'Juri'], 1)} ${robbed(['Mila', 'Juri'], ['Ines'])}`,
  );
  await expect(
    page.getByRole('group', { name: say('ruling.watchman-two-conflicts') }),
  ).toContainText(say('tool.house-rule'));
  await page.goto(`${TOOL}${await fragment({ position: ASKED })}`);
  await page.reload();
  await expect(headline(page)).toHaveText(
    `${taken(['Mila', 'Ines'], 1)} ${robbed(['Mila', 'Juri'], ['Ines'])}`,
  );
});

test('“Play on from here” opens the same table in the player at the turn in question, under a title that says so', async ({
  page,
}) => {
  await openExample(page);
  await page.getByRole('button', { name: say('table.play-on') }).click();
  const player = page.locator('section.player');
  await expect(player).toHaveAttribute('data-ready');
  await expect(player.locator('.seat .who b')).toHaveText(
    ASKED.players.map(({ played }) => say(`character.${played}`)),
  );
  await expect(player.locator('.caption-now')).toContainText(
    say('event.turnStarted', {
      tie: 'none',
      seat: 'Noor',
      seat_character: say('character.queen'),
      seat_rank: say('rank.A'),
    }),
  );
  const step = (await player.locator('.step-no b').textContent())!;
  const title = say('linked.from', { step, waits: say('decide.turn', { seat: 'Noor' }) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
  await expect(page).toHaveTitle(new RegExp(`^${literally(title)} – `));
  await expect(page.getByText(say('linked.title'))).not.toBeVisible();
  await expect(
    player.locator('.tray').getByRole('button', { name: 'Noor', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('The QR code holds the link to this table', async ({ page }) => {
  await openExample(page);
  await page.getByRole('button', { name: say('share.qr') }).click();
  await expect(page.getByRole('img', { name: say('share.qr') }).locator('svg')).toBeVisible();
  await expect(page.locator('.qr')).toContainText('/table/#play=1.');
});

test('Every change can be undone, and the table cleared', async ({ page }) => {
  await openExample(page);
  await page
    .getByRole('button', { name: say('lay.change-markers', { seat: 'Juri', count: 0 }) })
    .click();
  await sheet(page)
    .getByRole('button', { name: say('lay.markers.more') })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.out')).toContainText('Juri');
  await expect(
    page.getByRole('button', { name: say('lay.change-markers', { seat: 'Juri', count: 1 }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: say('table.undo') }).click();
  await expect(
    page.getByRole('button', { name: say('lay.change-markers', { seat: 'Juri', count: 0 }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: say('table.clear') }).click();
  await expect(page.getByRole('button', { name: say('lay.nothing-yet') })).toHaveCount(4);
  await expect(page).not.toHaveURL(/#/);
  await page.getByRole('button', { name: say('table.undo') }).click();
  await expect(headline(page)).toBeVisible();
});

test('The language switch keeps the table', async ({ page }) => {
  await openExample(page);
  await page.locator('.languages summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(headline(page)).toHaveText(
    `${taken(['Mila', 'Ines'], 1, 'de')} ${robbed(['Mila', 'Juri'], ['Ines'], 'de')}`,
  );
});

/**
 * What is laid first in the table tool of each game, and what names it in the sheet; the lowest on
 * the screen.
 */
const LAID: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'rival-kings': async (page) => {
    await page.locator('.ladder .seat').last().getByRole('button').first().click();
    await page.getByRole('dialog').locator('.ranks button').nth(3).click();
    await page.keyboard.press('Escape');
  },
  claim: async (page) => {
    await page.locator('.slot').last().click();
    await page.getByRole('dialog').getByRole('button', { name: /8/ }).first().click();
  },
  'king-of-the-valley': async (page) => {
    await page.locator('.laid-valley button').nth(22).click();
  },
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  for (const [game, lay] of Object.entries(LAID)) {
    test(`What has just been laid isn’t under the answer, nor the example before: ${game}, ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, `/en/${game}/table/`);
      const isUnder = (piece: Locator): Promise<boolean> =>
        piece.evaluate((element) => {
          const [under, answer] = [element, document.querySelector('.answering > .answer')!].map(
            (one) => one.getBoundingClientRect(),
          );
          return under!.bottom > answer!.top && under!.top < answer!.bottom;
        });
      const example = page.getByRole('button', { name: say('table.example') });
      await expect(example).toBeVisible();
      expect(await isUnder(example)).toBe(false);
      await lay(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const latest = page.locator('[data-latest]').first();
      await expect.poll(() => isUnder(latest)).toBe(false);
      await expect(latest).toBeInViewport();
    });
  }
}

test('In the valley, the answer to a tile is seen at once: no other tile is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/en/king-of-the-valley/table/');
  await page.locator('.laid-valley button').nth(22).click();
  await page.locator('.laid-valley button').nth(12).click();
  await page.getByRole('dialog').locator('.laid-tiles button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
