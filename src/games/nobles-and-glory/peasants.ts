import { isNumber, type CardId, type NumberId } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import type { Player } from './types/state.ts';

/** Whether a card is a Peasant of this player (`ng.term.peasant`). */
export const isPeasantOf = ({ peasants }: Player, card: CardId): card is NumberId =>
  isNumber(card) && peasants.includes(card);

export const judgePeasant = (player: Player, card: CardId, because: Rule): Judgement =>
  isPeasantOf(player, card)
    ? undefined
    : refuse(because, 'not-peasant', { seat: player.seat, card });
