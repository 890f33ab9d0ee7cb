import { createSignal, onMount, Show, untrack, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { tidy } from '../../own-numbers/numbers.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Choice } from '../../table/Choice.tsx';
import { leftIn, MOST_LEFT } from './edit.ts';

interface LeftSheetProps {
  readonly words: Words;
  readonly position: Position;
  /** Gives the table so many tiles in the piles, or nobody has counted them; and who has begun. */
  readonly set: (left: number | undefined, first: Seat) => void;
}

/** What decides how many turns are left: the tiles in the piles, and with whom a round begins. */
export function LeftSheet(props: LeftSheetProps): JSX.Element {
  const text = (key: string, blanks?: Record<string, string | number>): string => say(props.words, key, blanks);
  const [first, setFirst] = createSignal<Seat>(untrack(() => props.position.startingPlayer ?? props.position.players[0]!.seat));
  const [isWrong, setWrong] = createSignal(false);
  let field: HTMLInputElement | undefined;

  function enter(event: SubmitEvent): void {
    event.preventDefault();
    const typed = tidy(field!.value);
    const isNumber = /^\d{1,2}$/.test(typed) && Number(typed) <= MOST_LEFT;
    setWrong(typed !== '' && !isNumber);
    if (!isWrong()) props.set(isNumber ? Number(typed) : undefined, first());
  }

  onMount(() => field!.focus());
  return (
    <form class="laid-prices ui" novalidate onSubmit={enter}>
      <p class="small">{text('lay.left.text')}</p>
      <label class="laid-line">
        {text('lay.left.count')}
        <input
          ref={field}
          inputmode="numeric"
          autocomplete="off"
          name="left"
          value={leftIn(props.position) ?? ''}
          aria-describedby="laid-left-problem"
        />
      </label>
      <p class="problem" id="laid-left-problem" role="alert">
        <Show when={isWrong()}>{text('lay.left.problem', { most: MOST_LEFT })}</Show>
      </p>
      <Choice
        label={text('lay.left.first')}
        options={props.position.players.map(({ seat }) => seat)}
        chosen={first()}
        name={(seat) => (
          <>
            <Crest seat={seat} />
            {text(`seat.${seat}`)}
          </>
        )}
        choose={setFirst}
      />
      <p class="row">
        <button class="button main" type="submit">
          {text('lay.done')}
        </button>
      </p>
    </form>
  );
}
