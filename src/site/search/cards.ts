import { links } from '../../i18n/links.ts';
import { siteText } from '../../i18n/messages.ts';
import type { FullRecord } from '../full-text.ts';
import { cardEntry } from '../card-entry.ts';
import { cardName, cardPagesOf, interactionAnchor } from '../cards.ts';
import { interactionPart } from '../entries.ts';
import type { Part } from '../mdx-source.ts';
import { pageName, type Source } from './source.ts';

/** A record for each page of a card, and for each of its interactions. */
export async function cardAnswers(source: Source): Promise<FullRecord[]> {
  return (
    await Promise.all(cardPagesOf(source.game).map(({ slug }) => answersAt(source, slug)))
  ).flat();
}

async function answersAt(source: Source, slug: string): Promise<FullRecord[]> {
  const { locale, game, read, asked, below } = source;
  const url = below(links.card(locale, game, slug));
  const title = cardName(locale, game, slug);
  const page = await cardEntry(locale, game, slug);
  const { lead, when = '' } = page.data;
  const text = [lead, when, ...read.parts(page, ['Points']).map((points) => points.text)].join(' ');
  return [
    { url, kind: 'card', title, text, ...asked(pageName(url)) },
    ...read.parts(page, ['With']).map(({ attributes, text: told }, at): FullRecord => ({
      url: `${url}#${interactionAnchor(at + 1)}`,
      kind: 'card',
      title: `${title}: ${titleOf(source, attributes)}`,
      // It ends with the way to its ruling, as on the page.
      text: attributes.ruling ? `${told} ${siteText(locale)('cards.page.see-ruling')}` : told,
      place: title,
      ...asked(`${url}#${interactionPart(attributes).part}`),
    })),
  ];
}

/** What an interaction is with: other cards, or a topic. */
const titleOf = (
  { locale, game }: Source,
  { cards = '', title = '' }: Part['attributes'],
): string => {
  const names = cards
    .split(' ')
    .filter(Boolean)
    .map((id) => cardName(locale, game, id));
  return `${names.join(', ')} ${title}`.trim();
};
