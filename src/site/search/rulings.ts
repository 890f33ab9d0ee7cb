import { getEntry } from 'astro:content';
import { links } from '../../i18n/links.ts';
import { gameTranslator, siteText } from '../../i18n/messages.ts';
import type { FullRecord } from '../full-text.ts';
import { openRulings, rulingEntry, rulingsByTopic } from '../rulings.ts';
import { scenarioOfRuling, scenariosOf } from '../scenarios.ts';
import { pageName, type Source } from './source.ts';

/**
 * A record for each ruling: for an open one with its page, for a decided one with its place among
 * the others.
 */
export const rulingAnswers = async (source: Source): Promise<FullRecord[]> => [
  ...(await openAnswers(source)),
  ...(await decidedAnswers(source)),
];

const openAnswers = (source: Source): Promise<FullRecord[]> =>
  Promise.all(
    openRulings(source.game).map(async (id): Promise<FullRecord> => {
      const { locale, game, asked, below } = source;
      const url = below(links.ruling(locale, game, id));
      const { lead } = (await rulingEntry(locale, game, id)).data;
      return {
        url,
        kind: 'ruling',
        title: gameTranslator(locale, game).text(`ruling.${id}`),
        text: await caseOf(source, id),
        answer: lead,
        ...asked(pageName(url)),
      };
    }),
  );

/**
 * The case in which the readings of a ruling part: what its scenario begins with, or all that its
 * page says of them.
 */
async function caseOf({ locale, game, read }: Source, id: string): Promise<string> {
  const scenario = scenarioOfRuling(id);
  if (scenariosOf(game).some((other) => other.id === scenario))
    return (await getEntry('pages', `${locale}/${game}/scenarios/${scenario}`))!.data.lead;
  const page = await rulingEntry(locale, game, id);
  const reading = (option: string): string =>
    gameTranslator(locale, game).text(`ruling.${id}.${option}`);
  const parts = read.parts(page, ['Why', 'Print', 'Option', 'Others']);
  return [
    page.data.title,
    ...parts.map(({ name, attributes, text }) =>
      name === 'Option' ? `${reading(attributes.id!)} ${text}` : text,
    ),
  ].join(' ');
}

async function decidedAnswers({ locale, game, asked, below }: Source): Promise<FullRecord[]> {
  const topics = await rulingsByTopic(locale, game);
  return topics.flatMap(({ decided }) =>
    decided.map(({ id, question, answer }): FullRecord => {
      const url = `${below(links.rulings(locale, game))}#${id}`;
      return {
        url,
        kind: 'ruling',
        title: question,
        text: answer,
        place: siteText(locale)('nav.rulings'),
        ...asked(url),
      };
    }),
  );
}
