import type { Locale } from '../i18n/locales.ts';
import { gameTranslator } from '../i18n/messages.ts';
import { scenariosInvolving } from './involved.ts';
import { rulingShownBy } from './scenarios.ts';
import type { CardPage } from './manifest.ts';
import { bookOf, gameCards } from './registry.ts';
import type { GameId } from '../games/ids.ts';
import type { Certainty } from '../../content/outline/outline.ts';
import { certaintyOf } from './rulings.ts';

/** An open ruling in words: the question, the reading played by default, the others. */
export interface RulingInWords {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** How certain that answer is. */
  readonly certainty: Certainty;
  readonly others: readonly string[];
}

/** The open rulings that the card's own rules leave open, by id. */
export function ownRulingsOf(game: GameId, page: CardPage): string[] {
  const { rulings } = bookOf(game);
  const rules = gameCards(game).ownRulesOf(page);
  return Object.keys(rulings).filter((id) =>
    rulings[id]!.rules.some((rule) => rules.includes(rule)),
  );
}

/**
 * The open rulings that touch a card: those that its own rules leave open, and those whose scenario
 * involves it.
 */
export async function rulingsOfCard(
  locale: Locale,
  game: GameId,
  page: CardPage,
): Promise<RulingInWords[]> {
  const { rulings } = bookOf(game);
  const t = gameTranslator(locale, game);
  const shown = (await scenariosInvolving(game, page)).flatMap((id) => rulingShownBy(id) ?? []);
  const ids = [...new Set([...ownRulingsOf(game, page), ...shown])];
  return Promise.all(
    ids.map(async (id) => {
      const [played, ...others] = rulings[id]!.options.map((option) =>
        t.text(`ruling.${id}.${option}`),
      );
      return {
        id,
        question: t.text(`ruling.${id}`),
        answer: played!,
        certainty: await certaintyOf(game, id),
        others,
      };
    }),
  );
}
