import { vi } from 'vitest';
import type { Scenario } from '../../src/engine/scenario.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { answerMessages } from '../../src/i18n/messages.ts';
import type { CitedChapter } from '../../src/narration/citations.ts';
import { openReferee, type PlayerChoice, type Referee } from '../../src/islands/player/referee.ts';
import { scenarioWords, scoreWords, tableWords } from '../../src/site/play-words.ts';
import { TRANSLATIONS } from './games.ts';
import { citationOf, playerWords } from './telling.ts';

/** What the site would send for an address, for the games and languages that there are. */
function sent(address: string): unknown {
  const [, language, id, file] = address.split('/');
  const told = TRANSLATIONS.find(({ locale, ...game }) => locale === language && game.id === id);
  if (!told) return undefined;
  if (file === 'messages.json') return scenarioWords(told.locale, told.id);
  if (file === 'tables.json') return tableWords(told.locale, told.id);
  if (file === 'scores.json') return scoreWords(told.locale, told.id);
  if (file === 'answers.json') return answerMessages(told.locale, told.id);
  return file === 'citations.json' ? [chapterOf(Object.keys(told.format.rules))] : undefined;
}

/** All rules in one chapter. */
const chapterOf = (rules: readonly string[]): CitedChapter => [
  'x',
  rules.map((id) => [id, citationOf(id).title]),
];

/** Lets `fetch` answer as the built site does; everything else is not found. */
export const serveSite = (): void =>
  void vi.stubGlobal('fetch', async (address: string) => {
    const body = await sent(address);
    return body === undefined ? new Response('', { status: 404 }) : Response.json(body);
  });

/** The referee of a scenario as the player opens it. */
export const refereeOf = (scenario: Scenario, locale: Locale = 'en'): Promise<Referee> =>
  openReferee({
    game: scenario.game,
    locale,
    script: scenario,
    words: playerWords(locale),
    opening: 'This is the table.',
  });

/** Stepping through the script with all cards open. */
export const SCRIPT: PlayerChoice = { rulings: {}, eyes: undefined, base: undefined, moves: [] };
