import type { CardId, NumberId, RoyalId } from './cards.ts';
import { refuse, type Verdict } from './refuse.ts';
import { checkSpace, spacesIn } from './spaces.ts';
import { subjectsOf } from './subjects.ts';
import type { Court, Kingdom } from './types/state.ts';

/** What is left of a kingdom when a Royal Card has gone to the Discard Pile. */
export interface Loss {
  readonly kingdom: Kingdom;
  /** Subjects of the lost row, which lie nowhere for the moment. */
  readonly loose: readonly NumberId[];
  /** The Royal Card and what lay beneath it, for the Discard Pile, from the top. */
  readonly discarded: readonly CardId[];
}

/** Takes a Royal Card out of its kingdom, with what lies beneath it; its Subjects wait for a row (`ng.court.discard-rearrange`). */
export function withoutRoyal(kingdom: Kingdom, card: RoyalId): Loss {
  const lost = kingdom.court.find((royal) => royal.card === card)!;
  return {
    kingdom: { ...kingdom, court: kingdom.court.filter((royal) => royal !== lost) },
    loose: lost.subjects,
    discarded: [card, ...(lost.preparation ? [lost.preparation] : []), ...lost.recovery],
  };
}

/** How many Subjects have no space any more (`ng.court.discard-surplus`). */
export const surplusOf = ({ kingdom: { court, armies }, loose }: Loss): number =>
  Math.max(0, subjectsOf(court).length + armies.length + loose.length - spacesIn(court));

/** How the owner rearranges a kingdom: the Subjects of each row, and those that become Peasants. */
export interface Rearrangement {
  readonly rows: Readonly<Partial<Record<RoyalId, readonly NumberId[]>>>;
  readonly peasants: readonly NumberId[];
}

const withRows = (court: Court, rows: Rearrangement['rows']): Court =>
  court.map((royal) => ({ ...royal, subjects: rows[royal.card] ?? [] }));

/** Whether a kingdom may be rearranged like this: all its Subjects and no other card, each row within its spaces, and only the surplus as Peasants (`ng.court.discard-rearrange`, `ng.court.discard-surplus`). */
export function checkRearrangement(loss: Loss, { rows, peasants }: Rearrangement): Verdict {
  const before = [...subjectsOf(loss.kingdom.court), ...loss.loose];
  const after = [...Object.values(rows).flat(), ...peasants];
  const strange = Object.keys(rows).find((card) => loss.kingdom.court.every((royal) => royal.card !== card));
  if (strange) return refuse('ng.term.subject', 'no-such-royal', { card: strange });
  if (before.toSorted().join() !== after.toSorted().join()) return refuse('ng.court.discard-rearrange', 'other-subjects');
  const kingdom = { ...loss.kingdom, court: withRows(loss.kingdom.court, rows) };
  for (const royal of kingdom.court) {
    const full = checkSpace(kingdom, royal, 0);
    if (full) return full;
  }
  const most = surplusOf(loss);
  return peasants.length > most
    ? refuse('ng.court.discard-surplus', 'too-many-become-peasants', { count: peasants.length, most })
    : undefined;
}

/** The kingdom once it is rearranged. */
export const rearranged = ({ kingdom }: Loss, { rows, peasants }: Rearrangement): Kingdom => ({
  ...kingdom,
  court: withRows(kingdom.court, rows),
  peasants: [...kingdom.peasants, ...peasants],
});
