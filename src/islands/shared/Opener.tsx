import { createComputed, createSignal, on, type Accessor, type JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';

/**
 * Which seat of a table lies open, to be read where all of them together leave it no room: one at a
 * time, until the table is another one.
 */
export interface Opened {
  readonly seat: Accessor<Seat | undefined>;
  /** Opens a seat, or closes it. */
  readonly toggle: (seat: Seat) => void;
}

/** Lets the seats of a table be opened, until it shows another picture. */
export function createOpened(picture: Accessor<unknown>): Opened {
  const [seat, setSeat] = createSignal<Seat>();
  createComputed(on(picture, () => setSeat(undefined)));
  return { seat, toggle: (next) => setSeat(seat() === next ? undefined : next) };
}

/**
 * The button of a seat that opens it; pressed again, or by Esc, it closes it. The focus stays on
 * it.
 */
export function Opener(props: {
  opened: Opened;
  seat: Seat;
  /** What it shows, in words. */
  label: string;
  /** The id of what it shows, where that has one. */
  shows?: string | undefined;
  children?: JSX.Element;
}): JSX.Element {
  const isOpen = (): boolean => props.opened.seat() === props.seat;
  return (
    <button
      class="opener"
      type="button"
      aria-expanded={isOpen()}
      aria-controls={props.shows}
      aria-label={props.label}
      onClick={({ currentTarget }) => {
        props.opened.toggle(props.seat);
        // Not every browser gives it to what is pressed.
        currentTarget.focus({ preventScroll: true });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen()) return;
        event.preventDefault();
        props.opened.toggle(props.seat);
      }}
    >
      {props.children}
    </button>
  );
}
