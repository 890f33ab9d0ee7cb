import type { GameId } from '../../games/ids.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Wording } from '../../islands/search/records.ts';
import { termsReader, tokensIn } from '../../islands/search/words.ts';

const files = import.meta.glob<Readonly<Record<string, readonly string[]>>>(
  '../../../content/*/*/asked.json',
  {
    eager: true,
    import: 'default',
  },
);
const stopWords = import.meta.glob<readonly string[]>('../../../content/*/stop-words.json', {
  eager: true,
  import: 'default',
});

/**
 * How players put a question, by what answers it: the id of a rule, an address below the game, or a
 * card page and what its interaction is called.
 */
export type WordingsOf = (answer: string) => { readonly asked?: readonly Wording[] };

/** The wordings collected for a game in one language, without the words that carry no meaning. */
export function askedOf(locale: Locale, game: GameId): WordingsOf {
  const wordings = files[`../../../content/${locale}/${game}/asked.json`] ?? {};
  const read = termsReader({
    stopWords: stopWords[`../../../content/${locale}/stop-words.json`] ?? [],
    synonyms: {},
  });
  const telling = (wording: string): string =>
    read(wording.toLowerCase())
      .map(({ word }) => word)
      .join(' ');
  return (answer) => {
    const asked = [...new Set((wordings[answer] ?? []).map(telling))].filter(Boolean).map(tokensIn);
    return asked.length === 0 ? {} : { asked };
  };
}
