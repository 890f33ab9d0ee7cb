import { links } from '../../i18n/links.ts';
import { gameTranslator, siteText } from '../../i18n/messages.ts';
import { differencesOf, factsByProvenance, factsOf, hasEditions } from '../editions.ts';
import type { FullRecord } from '../full-text.ts';
import type { Source } from './source.ts';

/**
 * A record for each part of the page about the editions: which there are, what they call things,
 * what is known of them, and where they differ.
 */
export function editionAnswers(source: Source): FullRecord[] {
  const { locale, game } = source;
  return hasEditions(game)
    ? [...factAnswers(source), ...differencesOf(locale, game).map(answerOf(source, true))]
    : [];
}

function factAnswers(source: Source): FullRecord[] {
  const { locale, game } = source;
  const { editions } = factsOf(game) ?? {};
  if (!editions) return [];
  const text = siteText(locale);
  const t = gameTranslator(locale, game);
  const published = editions.map(({ title, publisher }) => `${title}, ${publisher}`);
  const partOf = recordIn(source);
  return [
    partOf(
      'editions',
      text('editions.editions'),
      [t.text('page.editions.editions'), ...published].join(' '),
    ),
    partOf('names', text('editions.names'), t.text('page.editions.names')),
    ...factsByProvenance(locale, game).flatMap(({ known }) => known.map(answerOf(source, false))),
  ];
}

/** A part of the page, by its place there. */
const recordIn =
  ({ locale, game, asked, below }: Source) =>
  (id: string, title: string, text: string): FullRecord => {
    const url = `${below(links.editions(locale, game))}#${id}`;
    return {
      url,
      kind: 'page',
      title,
      text,
      place: gameTranslator(locale, game).text('page.editions'),
      ...asked(url),
    };
  };

interface Point {
  readonly id: string;
  readonly title: string;
  readonly wrong?: string;
  readonly right: string;
}

/** A point of the page; where editions differ, its right reading is called so. */
const answerOf =
  (source: Source, isDifference: boolean) =>
  ({ id, title, wrong, right }: Point): FullRecord => {
    const text = siteText(source.locale);
    const called = (what: 'editions.right' | 'editions.wrong'): string =>
      `${text('joint.label', { what: text(what) })} `;
    const told = `${isDifference ? called('editions.right') : ''}${right} ${wrong ? called('editions.wrong') + wrong : ''}`;
    return recordIn(source)(id, title, told);
  };
