import { createEffect, createSignal, onCleanup, onMount, untrack, type JSX } from 'solid-js';
import { openPage, sayBroken } from '../../browser/go.ts';
import type { Asked, Board } from '../shared/board.ts';
import { Console } from './Console.tsx';
import type { ConsoleOptions } from './console-options.ts';
import { keepFocus } from './focus.ts';
import { leaveFullScreenByLinks, toggleFullScreen } from './full-screen.ts';
import { Head } from './Head.tsx';
import { listenForKeys } from './keys.ts';
import { createLateFollow } from './late-follow.ts';
import { createLateTrays } from './late-trays.ts';
import type { Place } from './place.ts';
import { createPlayerState } from './player-state.ts';
import type { TrayName } from './tray-state.ts';
import { listenForSizes, steadily } from './steady.ts';
import { listenForSwipes } from './swipes.ts';

interface PlayerProps extends ConsoleOptions {
  readonly Board: Board;
  /**
   * The title as a heading of the page, with the way back before it where the player is all there
   * is of it.
   */
  readonly heading: JSX.Element;
  /** Page of its own, for browsers without full screen. */
  readonly href?: string | undefined;
  /** Where a link leads; a new object moves the player there. */
  readonly place: Place | undefined;
  /** A sentence about a link that could not be followed. */
  readonly notice: string | undefined;
  /** Loads what is said where a reader does more than step, if it is not there yet. */
  readonly loadMore?: () => Promise<void>;
  /** The address of a place, for copying. */
  readonly linkTo: (place: Place) => Promise<string>;
}

/** The scenario player: table, words, controls, and trays for trying moves and other readings. */
export function Player(props: PlayerProps): JSX.Element {
  let root!: HTMLElement;
  let lookForFocus = (): void => undefined;
  const { late, loadTrays } = createLateTrays(() => props.loadMore?.());
  /** What is asked about on the table while moves are tried. */
  const [asked, setAsked] = createSignal<Asked>();
  const state = createPlayerState(props, {
    loadTrays,
    steadily: (show) => steadily(root, show),
    sayBroken,
  });
  const follow = createLateFollow(state, props, loadTrays);
  const { choice, index, last } = state;
  const listening = (): Asked | undefined => (index() === last() ? asked() : undefined);

  const link = (): Promise<string> => props.linkTo(state.place());

  function go(to: number): void {
    state.go(to);
    lookForFocus();
  }

  async function toggle(name: TrayName): Promise<void> {
    if (await state.toggle(name)) late()?.keepTableInView(root);
  }

  /** Puts the tray away from within: the focus goes back to what opened it. */
  function putAway(): void {
    state.closeTray();
    root.querySelector<HTMLElement>('.controls .try')!.focus();
  }

  /** Goes where a link leads, and brings that into view. */
  async function goWhere(target: Place): Promise<void> {
    if (!(await follow(target))) return;
    root.scrollIntoView({ block: 'start' });
    root.focus({ preventScroll: true });
  }

  async function fillScreen(): Promise<void> {
    if (!(await toggleFullScreen(root))) await openPage(props.href! + new URL(await link()).hash);
  }

  createEffect(() => state.setNotice(props.notice));
  createEffect(() => {
    const target = props.place;
    if (target) untrack(() => void goWhere(target));
  });

  onMount(() => {
    lookForFocus = keepFocus(root);
    onCleanup(listenForKeys(root, () => ({ index: index(), last: last() }), go));
    onCleanup(leaveFullScreenByLinks());
    onCleanup(listenForSizes(root));
    // While the table is asked, swipes are taps that slipped.
    onCleanup(listenForSwipes(root, (by) => (listening() ? undefined : go(index() + by))));
  });

  const Board = untrack(() => props.Board);
  return (
    <section
      class="player"
      ref={root}
      tabindex="-1"
      aria-label={state.title()}
      data-ready
      data-readings={JSON.stringify({ ...props.usualReadings, ...choice().rulings })}
    >
      <Head
        words={props.words}
        heading={props.heading}
        seats={props.script[0].picture.seats.map(({ seat }) => seat)}
        state={state}
        fillScreen={document.fullscreenEnabled || props.href ? () => void fillScreen() : undefined}
      />
      <div class="player-grid">
        <Board
          picture={state.frame().picture}
          before={state.before()?.picture}
          words={props.words}
          own={choice().eyes}
          marks={listening()?.marks}
          onTap={listening()?.onTap}
          onBack={listening()?.onBack}
          spots={listening()?.spots}
        />
        <Console
          options={props}
          state={state}
          link={link}
          go={go}
          toggle={(name) => void toggle(name)}
          close={putAway}
          late={late()}
          askOnBoard={setAsked}
        />
      </div>
    </section>
  );
}
