import { getEntry, type CollectionEntry } from 'astro:content';
import type { Certainty } from '../../content/outline/outline.ts';
import { links } from '../i18n/links.ts';
import { REFERENCE_LOCALE, type Locale } from '../i18n/locales.ts';
import { gameTranslator } from '../i18n/messages.ts';
import { bookOf } from './registry.ts';

/** An open ruling as the index tells it. */
interface OpenInWords {
  readonly id: string;
  readonly question: string;
  /** The reading that is played by default, in one sentence. */
  readonly answer: string;
  readonly certainty: Certainty;
}

/** A decided ruling: question, answer, and the rules it leans on. */
interface DecidedInWords extends OpenInWords {
  readonly rules: readonly string[];
}

/** The rulings about one theme. */
interface TopicInWords {
  readonly topic: string;
  readonly open: readonly OpenInWords[];
  readonly decided: readonly DecidedInWords[];
}

/** The ids of a game's open rulings that have a page, by theme. */
export const openRulings = (game: string): string[] =>
  bookOf(game).rulingTopics.flatMap(({ open }) => open);

/** The theme an open ruling belongs to. */
export const topicOf = (game: string, id: string): string =>
  bookOf(game).rulingTopics.find(({ open }) => open.includes(id))!.topic;

/** When the rulings of a game were last checked against the printed texts. */
export const checkedOn = (game: string): Date => new Date(`${bookOf(game).checked}T00:00:00Z`);

type Decided = Readonly<Record<string, { readonly question: string; readonly answer: string }>>;
const decidedFiles = import.meta.glob<Decided>('../../content/*/*/decided.json', {
  eager: true,
  import: 'default',
});

/** Every ruling of a game in one language, by theme. */
export function rulingsByTopic(locale: Locale, game: string): Promise<TopicInWords[]> {
  const words = decidedFiles[`../../content/${locale}/${game}/decided.json`] ?? {};
  return Promise.all(
    bookOf(game).rulingTopics.map(async ({ topic, open, decided }) => ({
      topic,
      open: await Promise.all(open.map((id) => openInWords(locale, game, id))),
      decided: decided.map(({ id, rules, certainty }) => {
        const written = words[id];
        if (!written) throw new RangeError(`no words for the ruling ${id} in ${locale}`);
        return { id, rules, certainty, ...written };
      }),
    })),
  );
}

const openInWords = async (locale: Locale, game: string, id: string): Promise<OpenInWords> => ({
  id,
  question: gameTranslator(locale, game).text(`ruling.${id}`),
  answer: (await rulingEntry(locale, game, id)).data.lead,
  certainty: await certaintyOf(game, id),
});

/**
 * How certain the answer of a ruling is; an open one says so on its page, a decided one in the
 * outline.
 */
export async function certaintyOf(game: string, id: string): Promise<Certainty> {
  const decided = bookOf(game)
    .rulingTopics.flatMap((topic) => topic.decided)
    .find((one) => one.id === id);
  if (decided) return decided.certainty;
  const { confidence } = (await rulingEntry(REFERENCE_LOCALE, game, id)).data;
  if (!confidence)
    throw new RangeError(`the page of the ruling ${game}/${id} does not say how certain it is`);
  return confidence;
}

/** Where a ruling is read: an open one on its page, a decided one in the index. */
export const rulingLink = (locale: Locale, game: string, id: string): string =>
  openRulings(game).includes(id)
    ? links.ruling(locale, game, id)
    : `${links.rulings(locale, game)}#${id}`;

/** The words of a ruling's page, which must exist. */
export async function rulingEntry(
  locale: Locale,
  game: string,
  id: string,
): Promise<CollectionEntry<'pages'>> {
  const entry = await getEntry('pages', `${locale}/${game}/rulings/${id}`);
  if (!entry) throw new RangeError(`no page for the ruling ${id} in ${locale}`);
  return entry;
}
