import type { Choices } from '../../engine/inquiry.ts';
import type { Link } from '../../engine/permalink.ts';
import type { Laid } from '../../engine/types.ts';

/**
 * What a reader has tapped in: the table, what is decided where somebody may decide, and how open
 * rulings are read.
 */
export interface Situation {
  readonly position: Laid;
  readonly choices: Choices;
  /** Readings that are not the default. */
  readonly rulings: Readonly<Record<string, string>>;
}

/**
 * The readings with another one of a ruling; its default is left out: the first of its `options`.
 */
export function withReading(
  readings: Situation['rulings'],
  ruling: string,
  option: string,
  options: Readonly<Record<string, readonly string[]>>,
): Situation['rulings'] {
  const { [ruling]: _old, ...others } = readings;
  return option === options[ruling]?.[0] ? others : { ...others, [ruling]: option };
}

/**
 * The link that opens a situation; `moves`: what has been played on the table until the first turn,
 * which is where it opens.
 */
export const linkOf = (
  game: string,
  { position, rulings }: Situation,
  moves: readonly unknown[],
): Link => ({
  game,
  position,
  ...(Object.keys(rulings).length > 0 && { rulings }),
  ...(moves.length > 0 && { moves }),
});
