import { createMemo, createSignal, type Accessor } from 'solid-js';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import type { FrameInWords } from '../../narration/frame.ts';
import { placeAt, type Place, type Shown } from './place.ts';
import type { PlayerChoice, Referee, Track } from './referee.ts';

/** What is shown: a frame of the script, or of what the reader's choice makes of it. */
export interface Showing {
  readonly choice: Accessor<PlayerChoice>;
  /** Whether nothing is chosen: the script, as it stands on the page. */
  readonly isScript: Accessor<boolean>;
  /** Whether a choice would be that. */
  readonly isPlain: (choice: PlayerChoice) => boolean;
  /** The frames of the choice, and how many of them the script has. */
  readonly shown: () => Shown;
  /** What the choice leads to; undefined for the script. */
  readonly track: Accessor<Track | undefined>;
  readonly frames: Accessor<NonEmpty<FrameInWords>>;
  readonly index: Accessor<number>;
  readonly last: Accessor<number>;
  /** The frame shown. */
  readonly frame: Accessor<FrameInWords>;
  /** The frame before it; undefined at the start. */
  readonly before: Accessor<FrameInWords | undefined>;
  readonly place: Accessor<Place>;
}

/** How something else comes to be shown. */
export interface Playhead {
  readonly showing: Showing;
  /** Goes to a frame, or as far towards it as there are frames. */
  readonly seek: (to: number) => void;
  /** Makes another choice, and goes to a frame of what it leads to. */
  readonly show: (next: PlayerChoice, at: () => number) => void;
  /** Makes another choice, and stays at the same moment, or as far along. */
  readonly stay: (next: PlayerChoice) => void;
  /** Takes back everything that is chosen, and stays as far along. */
  readonly reset: () => void;
}

/** Begins at the start of a script, seen through the eyes that it has at first. */
export function createPlayhead(
  options: { readonly script: NonEmpty<FrameInWords>; readonly seenFrom: Seat | undefined },
  referee: Accessor<Referee | undefined>,
): Playhead {
  const usual = (): PlayerChoice => ({
    rulings: {},
    eyes: options.seenFrom,
    base: undefined,
    moves: [],
  });
  const [choice, setChoice] = createSignal<PlayerChoice>(usual());
  const [index, setIndex] = createSignal(0);

  const isPlain = ({ rulings, eyes, base }: PlayerChoice): boolean =>
    Object.keys(rulings).length === 0 && eyes === options.seenFrom && base === undefined;
  const isScript = (): boolean => isPlain(choice());
  const track = createMemo<Track | undefined>(() =>
    isScript() ? undefined : referee()?.track(choice()),
  );
  const shown = (): Shown => track() ?? { frames: options.script, scripted: options.script.length };
  const frames = (): NonEmpty<FrameInWords> => shown().frames;
  const last = (): number => frames().length - 1;
  /** A track that has become shorter ends before the frame that was gone to. */
  const reached = (): number => Math.min(index(), last());
  const frame = (): FrameInWords => frames()[reached()]!;
  const before = (): FrameInWords | undefined => (index() > 0 ? frames()[index() - 1] : undefined);
  const place = (): Place => placeAt(reached(), shown(), choice());

  function show(next: PlayerChoice, at: () => number): void {
    setChoice(next);
    setIndex(at());
  }

  function stay(next: PlayerChoice): void {
    const { step, shown: moment } = frame();
    show(next, () => {
      const same = frames().findIndex((other) => other.step === step && other.shown === moment);
      return same >= 0 ? same : reached();
    });
  }

  const chosen = { choice, isScript, isPlain, track };
  const showing = { ...chosen, shown, frames, index, last, frame, before, place };
  return {
    showing,
    seek: (to) => void setIndex(Math.max(0, Math.min(last(), to))),
    show,
    stay,
    reset: () => show(usual(), reached),
  };
}
