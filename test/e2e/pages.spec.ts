import { expectAccessible, expectFits, expectPrintable, WIDTHS } from './page-checks.ts';
import { claimPageTypes, DUTCH_PAGES, NOWHERE, pageTypes, settled, test } from './support.ts';

test.use({ missing: NOWHERE, locale: 'de' });

/** Pages that nobody prints. */
const ON_SCREEN_ONLY: readonly string[] = ['the root page', 'the search page', 'an address that leads nowhere'];

for (const [name, path] of Object.entries({ ...pageTypes('de'), ...claimPageTypes('nl'), ...DUTCH_PAGES })) {
  test(`On ${name} nothing stands in anybody’s way or sticks out, and on paper it is text alone`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await expectAccessible(page);
    await expectFits(page, WIDTHS, name);
    if (!ON_SCREEN_ONLY.includes(name)) await expectPrintable(page);
  });
}
