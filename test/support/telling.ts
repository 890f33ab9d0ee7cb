import type { Game } from '../../src/engine/game.ts';
import { replay, type ReplayedStep } from '../../src/engine/replay.ts';
import type { Scenario } from '../../src/engine/scenario.ts';
import type { Seat } from '../../src/engine/types.ts';
import { loadGame } from '../../src/games/registry.ts';
import { describerOf } from '../../src/i18n/describers.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { siteStrings } from '../../src/i18n/messages.ts';
import type { Telling } from '../../src/islands/player/frames.ts';
import type { Citation } from '../../src/islands/player/told.ts';
import { say, type Words } from '../../src/islands/words.ts';
import { scenarios } from './content.ts';
import { gameMessages, translatorOf } from './messages.ts';

export const rivalKings: Game = await loadGame('rival-kings');

export const citationOf = (id: string, locale: Locale = 'en'): Citation => ({
  id,
  number: '1.1',
  title: `Rule ${id}`,
  href: `/${locale}/rival-kings/rules/x/#${id}`,
});

/** The strings that boards and players take along. */
export const playerWords = (locale: Locale): Words => siteStrings(locale, 'player.', 'board.');

/** What puts a replay into the words of a language, through somebody's eyes. */
export async function tellingIn(locale: Locale, eyes?: Seat): Promise<Telling> {
  const t = translatorOf(locale, await gameMessages(locale));
  const words = playerWords(locale);
  return {
    game: rivalKings,
    describe: describerOf('rival-kings', t),
    cite: (rule) => citationOf(rule, locale),
    eyes,
    opening: 'This is the table.',
    attempt: (seat, action) => say(words, 'player.tries', { seat: t.text(`seat.${seat}`), action }),
    question: (seat) => say(words, 'player.your-move', { seat: t.text(`seat.${seat}`) }),
  };
}

export const scenarioNamed = (id: string): Scenario => {
  const found = scenarios.find(({ file }) => file === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found.scenario;
};

/** A scenario replayed. */
export function replayed(scenario: Scenario): { readonly start: object; readonly steps: readonly ReplayedStep[] } {
  const { start, steps, failure } = replay(rivalKings, scenario);
  if (!start || failure) throw new Error(`${scenario.id}: ${JSON.stringify(failure)}`);
  return { start, steps };
}
