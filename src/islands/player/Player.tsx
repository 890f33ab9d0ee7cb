import type { Picture } from '../../narration/picture.ts';
import { batch, createEffect, createMemo, createSignal, onCleanup, onMount, Show, untrack, type JSX } from 'solid-js';
import { openPage, sayBroken } from '../../browser/go.ts';
import { sameAction } from '../../engine/same-action.ts';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import type { Board, Tapping } from '../shared/board.ts';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { Controls } from './Controls.tsx';
import { Eyes } from './Eyes.tsx';
import { Nearby } from './Nearby.tsx';
import type { Choice, Referee, Track } from './referee.ts';
import { holdControls, keepTableInView, settle } from './steady.ts';
import { listenForSwipes } from './swipes.ts';
import { Tools } from './Tools.tsx';
import type { RenderedFrame, WhatIf } from '../../narration/frame.ts';
import type { Trays, TrayName } from './Trays.tsx';

/** Where the reader is, as a link keeps it. */
export interface Place {
  readonly step: string | null;
  readonly shown: number;
  readonly choice: Choice;
}

interface PlayerProps {
  readonly Board: Board;
  readonly title: string;
  /** The title as a heading of the page, with the way back before it where the player is all there is of it. */
  readonly heading: JSX.Element;
  /** The reader's own moves begin after a step of a script that has a title: it is then named in the title, too. */
  readonly namesStep?: boolean;
  /** Page of its own, for browsers without full screen. */
  readonly href?: string | undefined;
  readonly words: Words;
  /** The frames of the script. */
  readonly script: NonEmpty<RenderedFrame>;
  /** Remarks of the author, by step, as HTML. */
  readonly notes: ReadonlyMap<string, string>;
  readonly whatIf: WhatIf;
  /** Readings with which the script itself begins, where they are not the default. */
  readonly usualReadings: Readonly<Partial<Record<string, string>>>;
  /** Whose eyes the reader has at first. */
  readonly seenFrom: Seat | undefined;
  /** What the button says that takes back everything the reader has chosen. */
  readonly resetLabel: string;
  /** Accepted answers of the steps that ask, by step. */
  readonly accepts: ReadonlyMap<string, readonly object[]>;
  readonly loadReferee: () => Promise<Referee>;
  /** Where a link leads; a new object moves the player there. */
  readonly place: Place | undefined;
  /** A sentence about a link that could not be followed. */
  readonly notice: string | undefined;
  /** The address of a place, for copying. */
  readonly linkTo: (place: Place) => Promise<string>;
  /** Called when the reader moves, so that the address follows. */
  readonly onMove: (place: Place) => void;
  /** All steps in words, for paper. */
  readonly transcript?: JSX.Element;
}

/** The scenario player: table, words, controls, and trays for trying moves and other readings. */
export function Player(props: PlayerProps): JSX.Element {
  const usual = (): Choice => ({ rulings: {}, eyes: props.seenFrom, base: undefined, moves: [] });
  const [choice, setChoice] = createSignal<Choice>(usual());
  const [index, setIndex] = createSignal(0);
  const [tray, setTray] = createSignal<TrayName>();
  /** The trays themselves load when one is first opened. */
  const [loaded, setLoaded] = createSignal<{ readonly Trays: typeof Trays }>();
  const [referee, setReferee] = createSignal<Referee>();
  /** What tapping the table may come to while moves are tried. */
  const [tapping, setTapping] = createSignal<Tapping>();
  /** While the table is asked, swipes are taps that slipped. */
  const listening = (): Tapping | undefined => (index() === last() ? tapping() : undefined);
  const [notice, setNotice] = createSignal<string>();
  const [asked, setAsked] = createSignal<string | null>(null);
  let root: HTMLElement | undefined;
  /** What in the player had the focus last. */
  let held: HTMLElement | undefined;
  /** The place that a link led to last. */
  let followed: Place | undefined;
  /** The tray asked for last: others that still load come too late. */
  let wanted: TrayName | undefined;

  const isScript = (): boolean => isPlain(choice());
  const isPlain = ({ rulings, eyes, base }: Choice): boolean =>
    Object.keys(rulings).length === 0 && eyes === props.seenFrom && base === undefined;
  const track = createMemo<Track | undefined>(() => (isScript() ? undefined : referee()?.track(choice())));
  const frames = (): readonly RenderedFrame[] => track()?.frames ?? props.script;
  const last = (): number => frames().length - 1;
  const frame = (): RenderedFrame => frames()[Math.min(index(), last())]!;
  const before = (): Picture | undefined => (index() > 0 ? frames()[index() - 1]?.picture : undefined);
  const text = (key: string, blanks?: Record<string, string | number>): string => say(props.words, key, blanks);

  /** From which step on the reader plays, in words. */
  const from = (): string | undefined => {
    const scripted = props.namesStep && choice().base !== undefined ? track()?.scripted : undefined;
    return scripted === undefined ? undefined : text('player.from', { step: scripted - 1 });
  };
  const title = (): string => [props.title, from()].filter(Boolean).join(', ');

  const place = (): Place => ({ step: frame().step, shown: shownInLink(), choice: choice() });
  /** With own moves the link counts frames after the script; otherwise it names step and moment. */
  const shownInLink = (): number => (choice().moves.length > 0 ? index() - (track()?.scripted ?? 1) + 1 : frame().shown);

  /** How often something could not be loaded. */
  let failures = 0;

  /** Whether something that loads is there; says so where it is not. Once more in vain, it may be a script: browsers ask for it again only with the page. */
  async function isLoaded(loading: Promise<unknown>): Promise<boolean> {
    try {
      await loading;
      return true;
    } catch {
      setNotice(text('player.load-failed'));
      failures += 1;
      if (failures > 1) sayBroken();
      return false;
    }
  }

  async function loadTrays(): Promise<void> {
    const trays = await import('./Trays.tsx');
    await trays.dress();
    setLoaded(trays);
  }
  const openReferee = async (): Promise<void> => void setReferee(await props.loadReferee());

  function go(to: number): void {
    const stay = holdControls(root!);
    setIndex(Math.max(0, Math.min(last(), to)));
    stay();
    keepFocus();
    moved();
  }

  /** Says what there is to say of the place shown, if anything, and has the address follow. */
  function moved(sentence?: string): void {
    setNotice(sentence);
    props.onMove(place());
  }

  /** A button that rests, is gone, or gives way to a refusal hands the focus to the player, so that its keys go on working. */
  function keepFocus(): void {
    const isLost = held && (!held.isConnected || held.matches(':disabled') || !held.checkVisibility());
    if (isLost && [held, document.body].includes(document.activeElement as HTMLElement)) root!.focus({ preventScroll: true });
  }

  /** Shows the same moment of another track, or one as far along. */
  function stayAt(here: RenderedFrame): void {
    const same = frames().findIndex((other) => other.step === here.step && other.shown === here.shown);
    setIndex(same >= 0 ? same : Math.min(index(), last()));
  }

  /** Changes readings or eyes and stays at the same moment if the new track has it. */
  async function change(next: Partial<Choice>): Promise<void> {
    if (!(await isLoaded(openReferee()))) return;
    const here = frame();
    setChoice({ ...choice(), ...next });
    stayAt(here);
    moved();
  }

  async function toggle(name: TrayName): Promise<void> {
    wanted = tray() === name ? undefined : name;
    closeTray();
    if (!wanted) return;
    const parts = [loadTrays(), ...(name === 'try' ? [openReferee()] : [])];
    if (!(await isLoaded(Promise.all(parts))) || wanted !== name) return;
    if (name === 'try') openTry();
    else setTray(name);
    keepTableInView(root!);
  }

  /** Opens the tray for own moves; they begin where the step shown has played out. */
  function openTry(): void {
    if (choice().base === undefined) {
      setAsked(frame().kind === 'ask' ? frame().step : null);
      setChoice({ ...choice(), base: baseOf(frame()) });
      setIndex(last());
    }
    setTray('try');
    moved();
  }

  /** A question is answered before its step is played: own moves there begin after the step before. */
  function baseOf(current: RenderedFrame): string | null {
    if (current.kind !== 'ask') return current.step;
    const earlier = frames()
      .slice(0, index())
      .findLast((other) => other.step !== current.step);
    return earlier?.step ?? null;
  }

  function closeTray(): void {
    const tried = tray() === 'try' && choice().moves.length === 0;
    setTray(undefined);
    if (tried) backToScript();
  }

  /** Puts the tray away from within: the focus goes back to what opened it. */
  function putAway(): void {
    closeTray();
    root!.querySelector<HTMLElement>('.controls .try')!.focus();
  }

  function backToScript(): void {
    const here = frame();
    setChoice({ ...choice(), base: undefined, moves: [] });
    stayAt(here);
    moved();
  }

  function reset(): void {
    setTray(undefined);
    setChoice(usual());
    setIndex(Math.min(index(), last()));
    moved();
  }

  function playOwn(move: Choice['moves'][number]): void {
    const from = frames().length;
    const answer = answerTo(move);
    const stay = holdControls(root!);
    batch(() => {
      setChoice({ ...choice(), moves: [...choice().moves, move] });
      setIndex(Math.min(from, last()));
    });
    stay();
    moved(answer);
  }

  /** Where the script asked for a move, whether this is a right one. */
  function answerTo(move: Choice['moves'][number]): string | undefined {
    const accepted = choice().moves.length === 0 ? props.accepts.get(asked() ?? '') : undefined;
    if (!accepted) return undefined;
    return text(accepted.some((action) => sameAction(action, move)) ? 'player.right' : 'player.not-it');
  }

  function undo(): void {
    setChoice({ ...choice(), moves: choice().moves.slice(0, -1) });
    setIndex(last());
    moved();
  }

  async function toggleFullScreen(): Promise<void> {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) await root!.requestFullscreen();
    else await openPage(props.href! + new URL(await props.linkTo(place())).hash);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).matches('input, select, textarea')) return;
    const to = { ArrowLeft: index() - 1, ArrowRight: index() + 1, PageUp: index() - 1, PageDown: index() + 1, Home: 0, End: last() }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  }

  createEffect(() => {
    const target = props.place;
    if (target) untrack(() => void follow(target));
  });
  createEffect(() => setNotice(props.notice));

  /** Goes where a link leads. */
  async function follow(target: Place): Promise<void> {
    followed = target;
    if (!isPlain(target.choice) && !(await isLoaded(openReferee()))) return;
    const own = target.choice.moves.length > 0;
    if (own && !(await isLoaded(loadTrays()))) return;
    if (target !== followed) return;
    setChoice(target.choice);
    const at = own
      ? (track()?.scripted ?? 1) + target.shown - 1
      : frames().findIndex((other) => other.step === target.step && other.shown === target.shown);
    setIndex(Math.max(0, Math.min(last(), at)));
    setTray(own ? 'try' : undefined);
    const refused = track()?.refusedMove;
    if (refused !== undefined) setNotice(text('player.link-move-refused', { n: refused }));
    if (at < 0) setNotice(text('player.link-unknown-step'));
    root?.scrollIntoView({ block: 'start' });
    root?.focus({ preventScroll: true });
  }

  onMount(() => {
    const element = root!;
    element.addEventListener('keydown', onKey);
    onCleanup(() => element.removeEventListener('keydown', onKey));
    element.addEventListener('focusin', ({ target }) => (held = target as HTMLElement));
    // What a click takes away is gone only after it.
    element.addEventListener('click', () => setTimeout(keepFocus));
    const leave = (): void => void leaveFullScreen();
    addEventListener('hashchange', leave);
    onCleanup(() => removeEventListener('hashchange', leave));
    settle(element);
    const resized = (): void => settle(element);
    addEventListener('resize', resized);
    onCleanup(() => removeEventListener('resize', resized));
    onCleanup(listenForSwipes(element, (by) => (listening() ? undefined : go(index() + by))));
  });

  const Board = untrack(() => props.Board);
  return (
    <section
      class="player"
      ref={root}
      tabindex="-1"
      aria-label={title()}
      data-ready
      data-readings={JSON.stringify({ ...props.usualReadings, ...choice().rulings })}
    >
      <div class="player-head">
        <div class="title">
          {props.heading}
          <Show when={from()}>{(step) => <p>{step()}</p>}</Show>
        </div>
        <Eyes
          words={props.words}
          seats={props.script[0].picture.seats.map(({ seat }) => seat)}
          eyes={choice().eyes}
          choose={(eyes) => void change({ eyes })}
        />
        <Show when={document.fullscreenEnabled || props.href}>
          <button class="button" type="button" aria-label={text('player.full-screen')} onClick={() => void toggleFullScreen()}>
            <Sign name="full-screen" />
          </button>
        </Show>
      </div>
      <div class="player-grid">
        <Board
          picture={frame().picture}
          before={before()}
          words={props.words}
          own={choice().eyes}
          tapping={listening()}
          marks={listening()?.marks}
          onTap={listening()?.onTap}
          onBack={listening()?.onBack}
        />
        <div class="console">
          <div class="dock">
            <div class="words">
              {props.transcript}
              <div class="told">
                <p class="step-no">
                  <b>{index()}</b>{' '}
                  <span>
                    {text('player.of', { count: last() })}
                    {frame().decision && ` · ${frame().decision}`}
                  </span>
                  <Show when={choice().base !== undefined || Object.keys(choice().rulings).length > 0}>
                    <span class="tag">{text(choice().base === undefined ? 'player.other-reading' : 'player.trying')}</span>
                  </Show>
                </p>
                <div class="ticks" style={{ '--n': Math.max(1, last()), '--i': index() }} aria-hidden="true" />
                <Show when={notice()}>
                  {(sentence) => (
                    <p class="notice" role="status">
                      {sentence()}
                    </p>
                  )}
                </Show>
                <div class="caption-now" aria-live="polite">
                  <div innerHTML={frame().html} />
                  <Show when={Object.keys(choice().rulings).length === 0 && noteOf(props.notes, frame())}>
                    {(note) => <div class="note" innerHTML={note()} />}
                  </Show>
                  <Show when={track()?.stopped && index() === last()}>
                    <p class="note">{text('player.script-stops')}</p>
                  </Show>
                </div>
                <Show when={tray() && loaded()}>
                  {(found) => {
                    const { Trays } = found();
                    return (
                      <Trays
                        words={props.words}
                        open={tray()!}
                        referee={referee()}
                        state={track()?.state}
                        choice={choice()}
                        play={playOwn}
                        taps={Board.taps}
                        lend={setTapping}
                        undo={undo}
                        close={putAway}
                        reset={reset}
                        resetLabel={props.resetLabel}
                        whatIf={props.whatIf}
                        usualReadings={props.usualReadings}
                        read={(rulings) => void change({ rulings, base: undefined, moves: [] })}
                        link={() => props.linkTo(place())}
                      />
                    );
                  }}
                </Show>
              </div>
            </div>
            <Controls
              words={props.words}
              index={index()}
              last={last()}
              asks={frame().kind === 'ask'}
              go={go}
              tries={tray() === 'try'}
              tryOut={() => void toggle('try')}
            />
          </div>
          <Tools
            words={props.words}
            tray={tray()}
            toggle={(name) => void toggle(name)}
            title={title()}
            asksWhatIf={Object.keys(props.whatIf.rulings).length > 0}
            link={() => props.linkTo(place())}
            reset={isScript() || tray() === 'try' ? undefined : reset}
            resetLabel={props.resetLabel}
          />
          <Show when={!tray()}>
            <Nearby frames={frames()} index={index()} go={go} label={text('player.steps')} />
          </Show>
        </div>
      </div>
    </section>
  );
}

/** Where a link leads to another part of the page, that part is to be seen. */
async function leaveFullScreen(): Promise<void> {
  if (!document.fullscreenElement) return;
  await document.exitFullscreen();
  document.querySelector(':target')?.scrollIntoView();
}

/** The author's remark on a step stands with its first frame. */
const noteOf = (notes: ReadonlyMap<string, string>, { kind, shown, step }: RenderedFrame): string | undefined =>
  shown === 1 || kind === 'start' ? notes.get(step ?? '') : undefined;
