import { getEntry } from 'astro:content';
import type { GameId } from '../games/registry.ts';
import { loadGame } from '../games/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameTranslator } from '../i18n/messages.ts';
import { scenariosOf, scenariosTeaching } from './scenarios.ts';

/** A scenario linked beside a rule: one that plays it, or one that shows a point the printed text leaves open. */
interface Beside {
  readonly kind: 'play' | 'open';
  readonly scenario: string;
  readonly title: string;
}

const MOST_PLAYED = 2;
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
  const t = gameTranslator(locale, game);
  const open = Object.entries(rulings).filter(([, { rules }]) => rules.includes(rule));
  return open
    .filter(([id]) => scenariosOf(game).some((scenario) => scenario.id === `${SWITCH}${id}`))
    .map(([id]) => ({ kind: 'open', scenario: `${SWITCH}${id}`, title: t.text(`ruling.${id}`) }));
}
