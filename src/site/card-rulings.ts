import { loadGame } from '../games/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameTranslator } from '../i18n/messages.ts';
import { scenariosInvolving } from './involved.ts';
import { rulingShownBy } from './scenarios.ts';
import type { CardPage } from './manifest.ts';
import { gameCards } from './registry.ts';
import type { GameId } from '../games/ids.ts';

/** An open ruling in words: the question, the reading played by default, the others. */
export interface RulingInWords {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly others: readonly string[];
}

/** The open rulings that the card's own rules leave open, by id. */
export async function ownRulingsOf(game: GameId, page: CardPage): Promise<string[]> {
  const { rulings } = await loadGame(game);
  const rules = gameCards(game).ownRulesOf(page);
  return Object.keys(rulings).filter((id) => rulings[id]!.rules.some((rule) => rules.includes(rule)));
}

/** The open rulings that touch a card: those that its own rules leave open, and those whose scenario involves it. */
export async function rulingsOfCard(locale: Locale, game: GameId, page: CardPage): Promise<RulingInWords[]> {
  const { rulings } = await loadGame(game);
  const t = gameTranslator(locale, game);
  const shown = (await scenariosInvolving(game, page)).flatMap((id) => rulingShownBy(id) ?? []);
  return [...new Set([...(await ownRulingsOf(game, page)), ...shown])].map((id) => {
    const [played, ...others] = rulings[id]!.options.map((option) => t.text(`ruling.${id}.${option}`));
    return { id, question: t.text(`ruling.${id}`), answer: played!, others };
  });
}
