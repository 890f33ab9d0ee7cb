import { createSignal, onMount, Show, untrack, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { tidy } from '../../own-numbers/numbers.ts';
import { Choice } from '../../table/Choice.tsx';
import { SeatChoice } from '../../table/laying/SeatChoice.tsx';
import { turnIn } from './edit.ts';
import { isHillFull } from './hill.ts';
import { leftIn, MOST_LEFT, type Counted } from './left.ts';

/** Whether each place of the hill holds a tile. */
const HILLS = ['full', 'gaps'] as const;
type Hill = (typeof HILLS)[number];

interface LeftSheetProps {
  readonly words: Words;
  readonly position: Position;
  /** Gives the table what has been counted; nothing where the field is empty. */
  readonly set: (counted: Counted | undefined) => void;
}

/**
 * What decides how many turns are left: the tiles in the piles, with whom a round begins and, once
 * the piles are empty, whether the hill is full.
 */
export function LeftSheet(props: LeftSheetProps): JSX.Element {
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const [first, setFirst] = createSignal<Seat>(
    untrack(() => props.position.startingPlayer ?? props.position.players[0]!.seat),
  );
  const [next, setNext] = createSignal<Seat>(untrack(() => turnIn(props.position)));
  const [hill, setHill] = createSignal<Hill>(
    untrack(() => (isHillFull(props.position) ? 'full' : 'gaps')),
  );
  const [typed, setTyped] = createSignal(untrack(() => `${leftIn(props.position) ?? ''}`));
  const [isWrong, setWrong] = createSignal(false);
  let field: HTMLInputElement | undefined;
  /** The number in the field; undefined where there is none that can be. */
  const left = (): number | undefined => {
    const text = tidy(typed());
    return /^\d{1,2}$/.test(text) && Number(text) <= MOST_LEFT ? Number(text) : undefined;
  };
  const isFull = (): boolean => left() !== 0 || hill() === 'full';
  const seats = (): readonly Seat[] => props.position.players.map(({ seat }) => seat);

  function enter(event: SubmitEvent): void {
    event.preventDefault();
    const count = left();
    setWrong(count === undefined && tidy(typed()) !== '');
    if (isWrong()) return;
    props.set(
      count === undefined
        ? undefined
        : {
            left: count,
            isFull: isFull(),
            first: first(),
            next: isFull() ? turnIn(props.position) : next(),
          },
    );
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
          value={typed()}
          onInput={(event) => setTyped(event.currentTarget.value)}
          aria-describedby="laid-left-problem"
        />
      </label>
      <p class="problem" id="laid-left-problem" role="alert">
        <Show when={isWrong()}>{text('lay.left.problem', { most: MOST_LEFT })}</Show>
      </p>
      <Show when={left() === 0}>
        <Choice
          label={text('lay.left.hill')}
          options={HILLS}
          chosen={hill()}
          name={(state) => text(`lay.left.hill.${state}`)}
          choose={setHill}
        />
      </Show>
      <Show when={!isFull()}>
        <SeatChoice
          words={props.words}
          label={text('lay.left.next')}
          seats={seats()}
          chosen={next()}
          choose={setNext}
        />
      </Show>
      <SeatChoice
        words={props.words}
        label={text('lay.left.first')}
        seats={seats()}
        chosen={first()}
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
