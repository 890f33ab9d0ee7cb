import { getEntry } from 'astro:content';
import { isPlayed } from '../../games/ids.ts';
import { links } from '../../i18n/links.ts';
import { gameTranslator, siteText } from '../../i18n/messages.ts';
import { hasCards } from '../cards.ts';
import { hasEditions } from '../editions.ts';
import type { FullRecord } from '../full-text.ts';
import { glossaryLead } from '../glossary.ts';
import { valuesOf } from '../registry.ts';
import { hasSheet } from '../sheets.ts';
import { pageName, type Source } from './source.ts';

/**
 * A record for each page that is found by its head only: its front page, lists, the sheet, and
 * tools.
 */
export async function pageAnswers({ locale, game, asked, below }: Source): Promise<FullRecord[]> {
  const text = siteText(locale);
  const t = gameTranslator(locale, game);
  const front = (await getEntry('pages', `${locale}/${game}`))!.data;
  const sheet =
    (await hasSheet(game)) && (await getEntry('pages', `${locale}/${game}/sheet`))!.data;
  const pages: readonly (
    readonly [address: string, title: string, lead: string] | false | undefined
  )[] = [
    [links.game(locale, game), front.title, front.lead],
    sheet && [links.sheet(locale, game), sheet.title, sheet.lead],
    hasCards(game) && [links.cards(locale, game), t.text('page.cards'), t.text('page.cards.lead')],
    [links.rulings(locale, game), text('nav.rulings'), text('readings.lead')],
    [links.houseRules(locale, game), text('nav.house-rules'), text('house.lead')],
    [links.glossary(locale, game), text('glossary.title'), glossaryLead(locale, game)],
    hasEditions(game) && [
      links.editions(locale, game),
      t.text('page.editions'),
      t.text('page.editions.lead'),
    ],
    valuesOf(game).length > 0 && [
      links.values(locale, game),
      text('values.title'),
      text('values.lead'),
    ],
    isPlayed(game) && [links.table(locale, game), text('table.title'), text('table.lead')],
  ];
  return pages
    .filter((page) => !!page)
    .map(([address, title, lead]): FullRecord => {
      const url = below(address);
      return { url, kind: 'page', title, text: lead, ...asked(pageName(url)) };
    });
}
