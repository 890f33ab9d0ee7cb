import { RULES } from '../games/rival-kings/rules.ts';
import { actionsOf, rankOf, robbersOf } from '../games/rival-kings/characters.ts';
import type { CharacterId } from '../games/rival-kings/types.ts';
import { idOf, type CardPage } from './cards.ts';

/** The rules a card page cites under its answer: of a subject those of its ability, of a character its line of theft and its actions. */
export function rulesOfCard({ slug, kind, cards }: CardPage): string[] {
  const ability = `rk.ability.${slug}`;
  if (kind === 'pair') return Object.keys(RULES).filter((rule) => rule === ability || rule.startsWith(`${ability}.`));
  const character = idOf(cards[0]!) as CharacterId;
  const immune = robbersOf(rankOf(character)).length === 0 ? ['rk.conflict.immune'] : [];
  return ['rk.conflict.lines', ...immune, ...actionsOf(character).map((action) => `rk.action.${action}`)];
}
