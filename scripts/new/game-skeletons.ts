import { BROWSER } from './game/browser.ts';
import { CONTENT } from './game/content.ts';
import { NARRATION } from './game/narration.ts';
import { PAGES } from './game/pages.ts';
import { RULES } from './game/rules.ts';
import { TESTS } from './game/tests.ts';

/**
 * The files of a new game before anybody has written them: wired as every game is, so that they
 * compile, and nothing in them works.
 */
export const GAME_SKELETONS = {
  ...RULES,
  ...NARRATION,
  ...BROWSER,
  ...PAGES,
  ...CONTENT,
  ...TESTS,
} as const;
