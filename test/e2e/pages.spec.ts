import { expectAccessibleInTurn, expectFits, expectPrintable, WIDTHS } from './page-checks.ts';
import {
  claimPageTypes,
  DUTCH_PAGES,
  expect,
  NOWHERE,
  pageTypes,
  rulebookPageTypes,
  settled,
  test,
  valleyPageTypes,
} from './support.ts';

test.use({ missing: NOWHERE, locale: 'de' });

/** Pages that nobody prints. */
const ON_SCREEN_ONLY: readonly string[] = [
  'the root page',
  'the search page',
  'an address that leads nowhere',
];

const PAGES = {
  ...pageTypes('de'),
  ...claimPageTypes('nl'),
  ...valleyPageTypes('de'),
  ...rulebookPageTypes('de'),
  ...DUTCH_PAGES,
};

for (const [at, [name, path]] of Object.entries(PAGES).entries()) {
  test(`On ${name} nothing stands in anybody’s way or sticks out, and on paper it is text alone`, async ({
    page,
  }) => {
    await page.goto(path);
    await settled(page);
    await expectAccessibleInTurn(page, at);
    await expectFits(page, WIDTHS, name);
    if (!ON_SCREEN_ONLY.includes(name)) await expectPrintable(page);
  });
}

for (const [path, facts, source] of [
  [
    '/en/rival-kings/',
    {
      Players: '2–4 players printed',
      Age: 'ages 8 and up printed',
      Time: 'about 30 minutes found elsewhere',
      Author: 'Adrian Adamescu found elsewhere',
      Art: 'Oliver Schoon, Sabine Kondirolli, Fiore GmbH found elsewhere',
      Publisher: 'HUCH! & friends found elsewhere',
      Year: '2016 found elsewhere',
    },
    'found elsewhere on a review page of the Austrian games museum',
  ],
  [
    '/nl/claim/',
    {
      Spelers: '2 spelers afgeleid',
      Leeftijd: 'vanaf 10 jaar elders gevonden',
      Duur: 'ongeveer 25 minuten elders gevonden',
      Auteur: 'Scott Almes elders gevonden',
      Uitgever: 'White Goblin Games elders gevonden',
      Jaar: '2017 elders gevonden',
    },
    'elders gevonden in openbare recensies',
  ],
  [
    '/en/nobles-and-glory/',
    { Players: '2 players printed', Author: 'Jonathan Hinson found elsewhere' },
    'found elsewhere on the author’s pages',
  ],
] as const) {
  test(`The front page says who made the game, for whom, and where that is known from (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    const rows = page.locator('.box dl > div');
    const told = await rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('dt')!.textContent.trim(),
        row.querySelector('dd')!.textContent.trim().replace(/\s+/g, ' '),
      ]),
    );
    expect(told).toEqual(Object.entries(facts));
    await expect(page.locator('.box > p')).toHaveText(source);
  });
}
