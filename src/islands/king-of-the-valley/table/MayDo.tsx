import { createMemo, createSignal, For, Show, untrack, type JSX } from 'solid-js';
import type { Attempt, Tried } from '../../../narration/attempts.ts';
import type { Picture } from '../../../narration/king-of-the-valley/picture.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { Sign } from '../../shared/Signs.tsx';
import { Possible } from '../../table/Possible.tsx';
import type { MayProps } from '../../table/table-of-game.ts';

/**
 * What players argue about most, and what stands open from the start: the sets of tiles that the
 * king passes.
 */
const ARGUED = 'set';

/**
 * What whoever has the turn may do, move by move, and which rule refuses the rest; the sets passed
 * stand first.
 */
export function MayDo(props: MayProps): JSX.Element {
  const seats = () => (props.answer.picture as Picture).seats;
  /**
   * Recruiting is a decision before the king moves: it is asked above, and over once the moves are
   * listed.
   */
  const isAskedAbove = ({ kind }: Attempt): boolean =>
    props.answer.decisions.length > 0 && kind === 'recruit';
  const attempts = createMemo(() => {
    const [all = []] = seats()
      .map(({ seat }) => props.answer.attempts(seat))
      .filter((each) => each.length > 0);
    return all
      .filter((attempt) => !isAskedAbove(attempt))
      .toSorted((a, b) => Number(b.key === ARGUED) - Number(a.key === ARGUED));
  });
  return (
    <Show when={attempts().length > 0}>
      <h3>{say(props.words, 'lay.may')}</h3>
      <p class="small">{say(props.words, 'lay.may.from')}</p>
      <For each={attempts()}>{(attempt) => <OfSort words={props.words} attempt={attempt} />}</For>
    </Show>
  );
}

/** The moves of one sort: allowed ones first. A list is made when it is opened. */
function OfSort(props: { words: Words; attempt: Attempt }): JSX.Element {
  const [open, setOpen] = createSignal(untrack(() => props.attempt.key === ARGUED));
  const moves = (): readonly Tried[] =>
    props.attempt.actions.toSorted((a, b) => Number(!!a.refusal) - Number(!!b.refusal));
  const allowed = (): number => props.attempt.actions.filter(({ refusal }) => !refusal).length;
  return (
    <details class="may" open={open()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say(props.words, 'lay.may.sort', {
          what: props.attempt.label,
          allowed: allowed(),
          count: props.attempt.actions.length,
        })}
        <Sign name="next" />
      </summary>
      <ul>
        <For each={open() ? moves() : []}>
          {({ label, refusal }) => (
            <Possible
              words={props.words}
              label={label}
              allowed={!refusal}
              more={undefined}
              refused={refusal}
            />
          )}
        </For>
      </ul>
    </details>
  );
}
