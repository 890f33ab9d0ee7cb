import type { Link } from '../../engine/permalink.ts';
import type { Played } from '../../narration/frame.ts';
import type { Place } from './place.ts';

/** The link to a place in a scenario: only what is not as the script has it. */
export const linkInto = (
  game: string,
  scenario: Pick<Played, 'id' | 'seenFrom'>,
  { step, shown, choice }: Place,
): Link => ({
  game,
  scenario: scenario.id,
  step: { name: (choice.moves.length > 0 ? choice.base : step) ?? '', shown },
  ...(Object.keys(choice.rulings).length > 0 && { rulings: choice.rulings }),
  ...(choice.moves.length > 0 && { moves: choice.moves }),
  ...(choice.eyes !== scenario.seenFrom && { seenFrom: choice.eyes ?? 'all' }),
});
