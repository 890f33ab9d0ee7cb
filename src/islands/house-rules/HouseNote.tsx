import type { JSX } from 'solid-js';
import { keptHouseRules } from './kept.ts';
import { say, type Words } from '../../i18n/words.ts';

/** Says of a reading that it is the reader's house rule, where it is: a line or none. */
export const houseNote = (
  words: Words,
  game: string,
  ruling: string,
  option: string,
): JSX.Element[] =>
  keptHouseRules(game).rules[ruling] === option
    ? [<span class="tag">{say(words, 'tool.house-rule')}</span>]
    : [];
