import { batch, createSignal, type Accessor } from 'solid-js';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { FrameInWords } from '../../narration/frame.ts';
import { createLoading, type IsLoaded } from './loading.ts';
import type { Place } from './place.ts';
import { createPlayhead, type Showing } from './playhead.ts';
import type { PlayerChoice, Referee } from './referee.ts';
import { createTrays, type TrayName, type TrayState } from './tray-state.ts';

/** What is played, and how the reader sees it at first. */
export interface PlayerOptions {
  readonly title: string;
  /**
   * The reader's own moves begin after a step of a script that has a title: it is then named in the
   * title, too.
   */
  readonly namesStep?: boolean;
  readonly words: Words;
  /** The frames of the script. */
  readonly script: NonEmpty<FrameInWords>;
  /** Whose eyes the reader has at first. */
  readonly seenFrom: Seat | undefined;
  readonly loadReferee: () => Promise<Referee>;
  /** Called when the reader moves, so that the address follows. */
  readonly onMove: (place: Place) => void;
}

/** What the page does for a player. */
export interface Surroundings {
  /** The trays load when one is first opened. */
  readonly loadTrays: () => Promise<void>;
  /** Lets another frame be shown without moving the controls. */
  readonly steadily: (show: () => void) => void;
  /** Says that a part of the page did not arrive. */
  readonly sayBroken: () => void;
}

/** A player as it changes under the reader's hands, and what can be done with it. */
export interface PlayerState extends Showing, TrayState {
  readonly referee: Accessor<Referee | undefined>;
  /** From which step on the reader plays, in words; undefined where that is not named. */
  readonly from: Accessor<string | undefined>;
  /** What is played, and from which step on the reader plays. */
  readonly title: Accessor<string>;
  /** A sentence about what the reader has just done, or could not do. */
  readonly notice: Accessor<string | undefined>;
  readonly setNotice: (sentence: string | undefined) => void;
  readonly go: (to: number) => void;
  /**
   * Changes readings or eyes and stays at the same moment if there still is one, with a sentence
   * about that, if there is one.
   */
  readonly change: (next: Partial<PlayerChoice>, sentence?: string) => Promise<void>;
  /** Takes back everything the reader has chosen. */
  readonly reset: () => void;
  /**
   * Makes another choice and goes to a frame of what it leads to, with a sentence about that, if
   * there is one.
   */
  readonly choose: (next: PlayerChoice, at: () => number, sentence?: string) => void;
  /**
   * Goes where a link leads: to a frame of a choice, with or without a tray. The address is there
   * already.
   */
  readonly arrive: (next: PlayerChoice, at: () => number, open: TrayName | undefined) => void;
  /** Has everything there that knows the rules. */
  readonly openReferee: () => Promise<void>;
  readonly isLoaded: IsLoaded;
}

/** Opens a player at the start of its script. */
export function createPlayerState(options: PlayerOptions, surroundings: Surroundings): PlayerState {
  const [referee, setReferee] = createSignal<Referee>();
  const [notice, setNotice] = createSignal<string>();
  const playhead = createPlayhead(options, referee);
  const { choice, place } = playhead.showing;

  const openReferee = async (): Promise<void> => void setReferee(await options.loadReferee());
  const isLoaded = createLoading({
    failed: () => setNotice(say(options.words, 'player.load-failed')),
    broken: () => surroundings.sayBroken(),
  });
  const loadFor = (name: TrayName): Promise<boolean> =>
    isLoaded(Promise.all([surroundings.loadTrays(), ...(name === 'try' ? [openReferee()] : [])]));

  /** Says what there is to say of the place shown, if anything, and has the address follow. */
  function moved(sentence?: string): void {
    setNotice(sentence);
    options.onMove(place());
  }

  const { put: putTray, ...trays } = createTrays(playhead, loadFor, moved);

  return {
    ...playhead.showing,
    ...trays,
    ...namesOf(options, playhead.showing),
    referee,
    notice,
    setNotice,
    openReferee,
    isLoaded,
    go(to) {
      surroundings.steadily(() => playhead.seek(to));
      moved();
    },
    async change(next, sentence) {
      if (!(await isLoaded(openReferee()))) return;
      playhead.stay({ ...choice(), ...next });
      moved(sentence);
    },
    reset() {
      putTray(undefined);
      playhead.reset();
      moved();
    },
    choose(next, at, sentence) {
      surroundings.steadily(() => batch(() => playhead.show(next, at)));
      moved(sentence);
    },
    arrive(next, at, open) {
      batch(() => playhead.show(next, at));
      putTray(open);
    },
  };
}

/** What is played, by its title, and from which step on the reader plays. */
function namesOf(
  options: PlayerOptions,
  { choice, shown }: Showing,
): Pick<PlayerState, 'from' | 'title'> {
  const from = (): string | undefined =>
    options.namesStep && choice().base !== undefined
      ? say(options.words, 'player.from', { step: shown().scripted - 1 })
      : undefined;
  return { from, title: () => [options.title, from()].filter(Boolean).join(', ') };
}
