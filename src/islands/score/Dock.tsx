import { For, type JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import { Crest } from '../shared/Crest.tsx';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { ProblemNotice, RivalNotice } from './Notices.tsx';
import { signed } from './Seats.tsx';
import type { SheetState } from './sheet-state.ts';

/**
 * What stays under the thumb: everybody’s points so far, each a way to what lies in front of that
 * player, undo, a choice between two tabs, and why the last change did not come about.
 */
export function Dock(props: {
  readonly state: SheetState;
  readonly words: Words;
  readonly chosen: Seat;
  readonly choose: (seat: Seat) => void;
  readonly undo: () => void;
  readonly toResult: () => void;
}): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  const seats = () => props.state.sheet().players.map(({ seat }) => seat);
  const total = (seat: string): number =>
    props.state.tally().seats.find((tally) => tally.seat === seat)?.total ?? 0;
  return (
    <div class="score-dock">
      <RivalNotice state={props.state} words={props.words} />
      <ProblemNotice state={props.state} words={props.words} />
      <p class="dock-row">
        <For each={seats()}>
          {(seat) => (
            <button
              class="dock-total"
              type="button"
              aria-pressed={props.chosen === seat}
              onClick={() => props.choose(seat)}
            >
              <Crest seat={seat} />
              <span class="visually-hidden">{say(props.words, `seat.${seat}`)} </span>
              <b>{signed(total(seat))}</b>
            </button>
          )}
        </For>
        <button
          class="button"
          type="button"
          disabled={!props.state.canUndo()}
          aria-label={text('player.undo')}
          onClick={() => props.undo()}
        >
          <Sign name="undo" />
          <span class="dock-label">{text('player.undo')}</span>
        </button>
        <button class="button main to-result" type="button" onClick={() => props.toResult()}>
          {text('score.result')}
        </button>
      </p>
    </div>
  );
}
