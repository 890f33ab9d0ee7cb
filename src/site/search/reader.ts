import type { CollectionEntry } from 'astro:content';
import type { GameId } from '../../games/ids.ts';
import type { Locale } from '../../i18n/locales.ts';
import { siteText } from '../../i18n/messages.ts';
import { partsIn, textIn, type InWords, type Part } from '../mdx-source.ts';
import { bookOf } from '../registry.ts';
import { wordsOfComponents } from '../rules.ts';
import { certaintyOf } from '../rulings.ts';
import { CITED, tidy } from './tidy.ts';

/** Reads pages of `content/` in plain words. */
export interface Reader {
  /** The components of these names in a page. */
  readonly parts: (page: Page, names: readonly string[]) => Part[];
  /** Everything a page says below its head. */
  readonly text: (page: Page) => string;
}

type Page = Pick<CollectionEntry<'pages'>, 'id' | 'body'>;

/** What reads the pages of a game in one language. */
export async function readerOf(locale: Locale, game: GameId): Promise<Reader> {
  const ids = bookOf(game).rulingTopics.flatMap(({ open, decided }) => [
    ...open,
    ...decided.map(({ id }) => id),
  ]);
  const certainties = new Map(
    await Promise.all(ids.map(async (id) => [id, await certaintyOf(game, id)] as const)),
  );
  const text = siteText(locale);
  return reading((page) => {
    const named = wordsOfComponents(locale, game, `content/${page}.mdx`);
    return (component, attributes) => {
      if (component === 'Ruled') return text(`certainty.${certainties.get(attributes.by!)!}`);
      return component === 'Cite'
        ? CITED + named(component, attributes)
        : named(component, attributes);
    };
  });
}

/** What reads pages about no game. */
export const plainReader: Reader = reading(() => () => '');

function reading(inWords: (page: string) => InWords): Reader {
  return {
    parts: ({ id, body = '' }, names) =>
      partsIn(body, names, inWords(id)).map(({ text, ...part }) => ({ ...part, text: tidy(text) })),
    text: ({ id, body = '' }) => tidy(textIn(body, inWords(id))),
  };
}
