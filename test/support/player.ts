import { vi } from 'vitest';
import type { Scenario } from '../../src/engine/scenario.ts';
import { RULES } from '../../src/games/rival-kings/rules.ts';
import { PUBLISHED, type Locale } from '../../src/i18n/locales.ts';
import { answerMessages, playMessages } from '../../src/i18n/messages.ts';
import type { CitationLine } from '../../src/islands/player/citations.ts';
import { openReferee, type Choice, type Referee } from '../../src/islands/player/referee.ts';
import { citationOf, playerWords } from './telling.ts';

/** What the site would send for an address, for the published languages. */
function sent(address: string): unknown {
  const [, locale, game, file] = address.split('/');
  if (!(PUBLISHED as readonly string[]).includes(locale ?? '') || game !== 'rival-kings') return undefined;
  if (file === 'messages.json') return playMessages(locale as Locale, game);
  if (file === 'answers.json') return answerMessages(locale as Locale, game);
  return file === 'citations.json' ? Object.keys(RULES).map(citationLine) : undefined;
}

const citationLine = (id: string): CitationLine => {
  const { number, title } = citationOf(id);
  return [id, number, title, 'x'];
};

/** Lets `fetch` answer as the built site does; everything else is not found. */
export const serveSite = (): void =>
  void vi.stubGlobal('fetch', async (address: string) => {
    const body = await sent(address);
    return body === undefined ? new Response('', { status: 404 }) : Response.json(body);
  });

/** The referee of a scenario as the player opens it. */
export const refereeOf = (scenario: Scenario, locale: Locale = 'en'): Promise<Referee> =>
  openReferee({ game: scenario.game, locale, script: scenario, words: playerWords(locale), opening: 'This is the table.' });

/** Stepping through the script with all cards open. */
export const SCRIPT: Choice = { rulings: {}, eyes: undefined, base: undefined, moves: [] };
