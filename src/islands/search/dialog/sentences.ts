import { say, type Words } from '../../../i18n/words.ts';
import type { Found } from '../found.ts';
import { gameOf } from '../game-of.ts';
import type { SearchParts } from '../load-searcher.ts';
import type { Missing } from '../numbers.ts';

/** That no rule or chapter has a number, and which one is the last. */
export const missingSentence = (words: Words, { chapter, rule, last }: Missing): string =>
  rule === undefined
    ? say(words, 'search.no-chapter', { chapter, last })
    : say(words, 'search.no-rule', { chapter, rule, last });

/** What could not be had: all of some games, the texts, or more. */
export function lackSentence(
  { words, games }: Pick<SearchParts, 'words' | 'games'>,
  { lacks, absent = [] }: Found,
): string {
  if (lacks !== 'games')
    return say(words, lacks === 'texts' ? 'search.titles-only' : 'search.incomplete');
  const names = new Set(absent.map((address) => gameOf(games, address).name));
  return say(words, 'search.without', { games: [...names].join(', ') });
}

/** Which words nothing stands for. */
export const unknownSentence = (words: Words, unknown: readonly string[]): string =>
  say(words, 'search.unknown', {
    words: unknown.map((word) => say(words, 'search.word', { word })).join(', '),
  });
