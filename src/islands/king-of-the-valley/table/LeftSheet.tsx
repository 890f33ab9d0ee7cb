import { createSignal, onMount, Show, untrack, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { tidy } from '../../own-numbers/numbers.ts';
import { Choice } from '../../table/Choice.tsx';
import { SeatChoice } from '../../table/laying/SeatChoice.tsx';
import { turnIn } from './edit.ts';
import { isHillFull } from './hill.ts';
import { leftIn, MOST_LEFT, readLeft, type Counted } from './left.ts';

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
  const text = (key: string): string => say(props.words, key);
  const [first, setFirst] = createSignal<Seat>(
    untrack(() => props.position.startingPlayer ?? props.position.players[0]!.seat),
  );
  const [next, setNext] = createSignal<Seat>(untrack(() => turnIn(props.position)));
  const [hill, setHill] = createSignal<Hill>(
    untrack(() => (isHillFull(props.position) ? 'full' : 'gaps')),
  );
  const [typed, setTyped] = createSignal(untrack(() => `${leftIn(props.position) ?? ''}`));
  const [isWrong, setWrong] = createSignal(false);
  const left = (): number | undefined => readLeft(typed());
  const isFull = (): boolean => left() !== 0 || hill() === 'full';
  const seats = (): readonly Seat[] => props.position.players.map(({ seat }) => seat);

  const counted = (): Counted | undefined =>
    left() === undefined
      ? undefined
      : {
          left: left()!,
          isFull: isFull(),
          first: first(),
          next: isFull() ? turnIn(props.position) : next(),
        };

  function enter(event: SubmitEvent): void {
    event.preventDefault();
    setWrong(left() === undefined && tidy(typed()) !== '');
    if (!isWrong()) props.set(counted());
  }

  return (
    <form class="laid-prices ui" novalidate onSubmit={enter}>
      <p class="small">{text('lay.left.text')}</p>
      <LeftField words={props.words} typed={typed()} type={setTyped} isWrong={isWrong()} />
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

/** How many tiles are left in the piles, as typed, and what is wrong with it. */
function LeftField(props: {
  readonly words: Words;
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly isWrong: boolean;
}): JSX.Element {
  let field: HTMLInputElement | undefined;
  onMount(() => field!.focus());
  return (
    <>
      <label class="laid-line">
        {say(props.words, 'lay.left.count')}
        <input
          ref={field}
          inputmode="numeric"
          autocomplete="off"
          name="left"
          value={props.typed}
          onInput={(event) => props.type(event.currentTarget.value)}
          aria-describedby="laid-left-problem"
        />
      </label>
      <p class="problem" id="laid-left-problem" role="alert">
        <Show when={props.isWrong}>
          {say(props.words, 'lay.left.problem', { most: MOST_LEFT })}
        </Show>
      </p>
    </>
  );
}
