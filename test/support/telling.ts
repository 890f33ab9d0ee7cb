import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT, scenarioFiles } from '../../scripts/content.ts';
import type { Game } from '../../src/engine/game.ts';
import { replay, type ReplayedStep } from '../../src/engine/replay.ts';
import type { Scenario } from '../../src/engine/scenario.ts';
import type { Seat, Table } from '../../src/engine/types.ts';
import { loadFormat, loadGame } from '../../src/games/registry.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Narrator } from '../../src/narration/frames.ts';
import type { Citation } from '../../src/narration/caption.ts';
import { say, type Words } from '../../src/i18n/words.ts';
import { gameMessages, translatorOf } from './messages.ts';
import { describerOf, loadDraw } from '../../src/narration/registry.ts';
import { PLAYED_IDS, type PlayedId } from '../../src/games/ids.ts';

export const rivalKings: Game = await loadGame('rival-kings');

/**
 * Every game without its book, whose cards are drawn by components: browser tests read this file,
 * and their loader knows no components.
 */
const GAMES = await Promise.all(
  PLAYED_IDS.map(async (id) => ({
    id,
    game: await loadGame(id),
    format: await loadFormat(id),
    scenarios: await scenarioFiles(id),
  })),
);

const wholeOf = (game: string) => GAMES.find(({ id }) => id === game)!;

/** How a rule is cited where all rules of its game stand in one chapter. */
export function citationOf(id: string, locale: Locale = 'en'): Citation {
  const game = GAMES.find(({ format }) => id in format.rules)!;
  const number = `1.${Object.keys(game.format.rules).indexOf(id) + 1}`;
  return { id, number, title: `Rule ${id}`, href: `/${locale}/${game.id}/rules/x/#${id}` };
}

/** The strings that boards and players take along. */
export function playerWords(locale: Locale): Words {
  const all = JSON.parse(readFileSync(join(CONTENT, locale, 'site.json'), 'utf8')) as Words;
  return Object.fromEntries(Object.entries(all).filter(([key]) => /^(player|joint)\./.test(key)));
}

/** What puts a replay into the words of a language, through somebody's eyes. */
export async function tellingIn(
  locale: Locale,
  eyes?: Seat,
  game: PlayedId = 'rival-kings',
): Promise<Narrator> {
  const t = translatorOf(locale, await gameMessages(locale, game));
  const words = playerWords(locale);
  return {
    game: await loadGame(game),
    describe: await describerOf(game, t),
    draw: await loadDraw(game),
    cite: (rule) => citationOf(rule, locale),
    eyes,
    opening: 'This is the table.',
    attempt: (seat, action) => say(words, 'player.tries', { seat: t.text(`seat.${seat}`), action }),
    question: (seat) => say(words, 'player.your-move', { seat: t.text(`seat.${seat}`) }),
  };
}

export function scenarioNamed(id: string, game: PlayedId = 'rival-kings'): Scenario {
  const found = wholeOf(game).scenarios.find(({ file }) => file === id);
  if (!found) throw new Error(`no scenario ${id} of ${game}`);
  return found.scenario;
}

/** A scenario replayed. */
export function replayed(scenario: Scenario): {
  readonly start: Table;
  readonly steps: readonly ReplayedStep[];
} {
  const { start, steps, failure } = replay(wholeOf(scenario.game).game, scenario);
  if (!start || failure) throw new Error(`${scenario.id}: ${JSON.stringify(failure)}`);
  return { start, steps };
}
