import type { Turn } from '../../engine/game.ts';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import type { CardId, NumberId, RoyalId } from './cards.ts';
import { playerAt } from './players.ts';
import type { Rule } from './rules.ts';
import { spacesIn } from './spaces.ts';
import { subjectsOf } from './subjects.ts';
import type { NoblesAndGlory } from './types.ts';
import type { Kingdom, Royal } from './types/state.ts';

/** What is left of a kingdom when a Royal Card has gone to the Discard Pile. */
export interface Loss {
  readonly kingdom: Kingdom;
  /** Subjects of the lost row, which lie nowhere for the moment. */
  readonly loose: readonly NumberId[];
  /** The Royal Card and what lay beneath it, for the Discard Pile, from the top. */
  readonly discarded: readonly CardId[];
}

/**
 * Takes a Royal Card out of its kingdom, with what lies beneath it; its Subjects wait for a row
 * (`ng.court.discard-rearrange`).
 */
export function withoutRoyal(kingdom: Kingdom, card: RoyalId): Loss {
  const lost = kingdom.court.find((royal) => royal.card === card)!;
  return {
    kingdom: { ...kingdom, court: kingdom.court.filter((royal) => royal !== lost) },
    loose: lost.subjects,
    discarded: [card, ...beneath(lost)],
  };
}

const beneath = ({ preparation, recovery }: Royal): NumberId[] => [
  ...(preparation ? [preparation] : []),
  ...recovery,
];

/**
 * A Royal Card of a kingdom goes to the Discard Pile on top of what lies beneath it, and its owner
 * rearranges (`ng.action.dethrone.beneath`, `ng.court.discard-rearrange`).
 */
export function loseRoyal(
  turn: Turn<NoblesAndGlory>,
  seat: Seat,
  card: RoyalId,
  [rule, ...more]: NonEmpty<Rule>,
): void {
  const [first, ...others] = beneath(
    playerAt(turn.state, seat).court.find((royal) => royal.card === card)!,
  );
  turn.emit(
    { type: 'royalLost', seat, card, ...(first && { beneath: [first, ...others] as const }) },
    [
      rule,
      ...more,
      ...(first ? (['ng.action.dethrone.beneath'] as const) : []),
      'ng.court.discard-rearrange',
    ],
  );
}

/** How many Subjects have no space any more (`ng.court.discard-surplus`). */
export const surplusOf = ({ kingdom: { court, armies }, loose }: Loss): number =>
  Math.max(0, subjectsOf(court).length + armies.length + loose.length - spacesIn(court));
