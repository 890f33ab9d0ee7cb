import { WINDOWS, type Ability } from '../../games/rival-kings/abilities/ability.ts';
import { ABILITIES } from '../../games/rival-kings/abilities/all.ts';
import { CARDS, COLOURS, type CardId, type SubjectId } from '../../games/rival-kings/cards.ts';
import {
  ACTION_KINDS,
  CHARACTER_CARDS,
  RANKS,
  type CharacterId,
} from '../../games/rival-kings/characters.ts';
import { idOf } from '../card-ids.ts';

/**
 * By what the card index can be filtered: the values of each trait, in the order of the rulebook.
 */
export const TRAITS = {
  kind: ['character', 'subject', 'building'],
  rank: RANKS,
  colour: COLOURS,
  action: ACTION_KINDS,
  timing: WINDOWS,
} as const;
export type Trait = keyof typeof TRAITS;

/** What a card has of each trait, such as `kind-subject colour-red action-buy`. */
export function cardTraits(key: string): string[] {
  const id = idOf(key);
  if (key.startsWith('character.')) {
    const { rank, actions } = CHARACTER_CARDS[id as CharacterId];
    return ['kind-character', `rank-${rank}`, ...actions.map((action) => `action-${action}`)];
  }
  const { kind, colour } = CARDS[id as CardId];
  const common = [`kind-${kind}`, `colour-${colour.value}`];
  if (kind === 'building') return common;
  const { window, actions = [] }: Ability<SubjectId> = ABILITIES[id as SubjectId];
  return [...common, `timing-${window}`, ...actions.map((action) => `action-${action}`)];
}
