import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import { inPieces } from '../../browser/take-breaks.ts';
import type { ShownAnswer, ShownRuling } from './shown-answer.ts';
import type { TableReferee } from './table-referee.ts';
import type { TableState } from './table-state.ts';

/**
 * The answer whose reasons are shown, and the rulings at stake. Reasons take a moment, and other
 * readings another one: first the answer is painted.
 */
export function createReasons(
  { situation, answer }: Pick<TableState, 'situation' | 'answer'>,
  referee: Pick<TableReferee, 'findingRulingsAtStake'>,
): {
  readonly reasoned: Accessor<ShownAnswer | undefined>;
  readonly atStake: Accessor<readonly ShownRuling[]>;
} {
  const [reasoned, setReasoned] = createSignal<ShownAnswer>();
  const [atStake, setAtStake] = createSignal<readonly ShownRuling[]>([]);
  createEffect(() => {
    const now = situation();
    const known = answer();
    let isWanted = true;
    if (!known) setReasoned(undefined);
    let later: ReturnType<typeof setTimeout> | undefined;
    const painted = requestAnimationFrame(() => {
      later = setTimeout(() => {
        setReasoned(known);
        later = setTimeout(() => {
          if (!known) setAtStake([]);
          else
            void inPieces(referee.findingRulingsAtStake(now), () => isWanted).then(
              (found) => found && setAtStake(found),
            );
        });
      });
    });
    onCleanup(() => {
      isWanted = false;
      cancelAnimationFrame(painted);
      clearTimeout(later);
    });
  });
  return { reasoned, atStake };
}
