import { createMemo, createSignal, For, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Sign } from '../../shared/Signs.tsx';
import type { Attempt } from '../../../narration/attempts.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type { MayProps } from '../../table/table-of-game.ts';
import { Possible } from '../../table/Possible.tsx';

/**
 * What each seat may do when its turn comes, and which rule refuses the rest; a seat's list is made
 * when it is opened.
 */
export function MayDo(props: MayProps): JSX.Element {
  return (
    <>
      <h3>{say(props.words, 'lay.may')}</h3>
      <p class="small">{say(props.words, 'lay.may.from')}</p>
      <For each={props.answer.lines.flatMap(({ seat }) => seat ?? [])}>
        {(seat) => (
          <OfSeat words={props.words} seat={seat} attempts={() => props.answer.attempts(seat)} />
        )}
      </For>
    </>
  );
}

function OfSeat(props: {
  words: Words;
  seat: Seat;
  attempts: () => readonly Attempt[];
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const attempts = createMemo(() => (open() ? props.attempts() : []));
  return (
    <details class="may" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Crest seat={props.seat} />
        {say(props.words, 'lay.may.seat', { seat: say(props.words, `seat.${props.seat}`) })}
        <Sign name="next" />
      </summary>
      <ul>
        <For each={attempts()}>{(attempt) => <Row words={props.words} attempt={attempt} />}</For>
      </ul>
    </details>
  );
}

/**
 * A sort of action: allowed where one of them is, with what may be chosen; otherwise with what
 * speaks against it.
 */
function Row(props: { words: Words; attempt: Attempt }): JSX.Element {
  const legal = () => props.attempt.actions.filter(({ refusal }) => !refusal);
  const refused = () => {
    const refusal = props.attempt.actions[0]?.refusal;
    return legal().length === 0 && refusal?.kind === 'refused' ? refusal : undefined;
  };
  const choices = (): string | undefined =>
    legal().length > 0 && props.attempt.actions.length > 1
      ? legal()
          .map(({ label }) => label)
          .join(' · ')
      : undefined;
  return (
    <Possible
      words={props.words}
      label={props.attempt.label}
      allowed={legal().length > 0}
      more={choices()}
      refused={refused()}
    />
  );
}
