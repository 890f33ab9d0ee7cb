import { getEntry } from 'astro:content';
import type { GameId } from '../games/registry.ts';
import { loadGame } from '../games/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import { scenariosOf, scenariosTeaching } from './scenarios.ts';

/** A scenario linked beside a rule: one that plays it, or one that shows a point the printed text leaves open. */
interface Beside {
  readonly kind: 'play' | 'open';
  readonly scenario: string;
  readonly title: string;
}

const MOST_PLAYED = 1;
const MOST_OPEN = 2;
const SWITCH = 'switch-';

/** What stands beside a rule: the scenarios that are most about it, and the open rulings it touches. */
export async function besideRule(locale: Locale, game: GameId, rule: string): Promise<Beside[]> {
  const scenarios = scenariosTeaching(game, rule).filter(({ id }) => !id.startsWith(SWITCH));
  const played = await Promise.all(
    scenarios
      .slice(0, MOST_PLAYED)
      .map(async ({ id }) => ({ kind: 'play' as const, scenario: id, title: await titleOf(locale, game, id) })),
  );
  return [...played, ...(await openRulings(locale, game, rule))];
}

const titleOf = async (locale: Locale, game: GameId, id: string): Promise<string> =>
  (await getEntry('pages', `${locale}/${game}/scenarios/${id}`))?.data.title ?? id;

async function openRulings(locale: Locale, game: GameId, rule: string): Promise<Beside[]> {
  const { rulings } = await loadGame(game);
  const open = Object.keys(rulings).filter((id) => rulings[id]!.rules.includes(rule));
  const shown = open.map((id) => `${SWITCH}${id}`).filter((id) => scenariosOf(game).some((scenario) => scenario.id === id));
  return Promise.all(
    shown.slice(0, MOST_OPEN).map(async (id) => ({ kind: 'open' as const, scenario: id, title: await titleOf(locale, game, id) })),
  );
}
