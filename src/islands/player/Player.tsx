import { createEffect, createMemo, createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Seat } from '../../engine/types.ts';
import { BOARDS } from '../boards/all.ts';
import type { Picture } from '../boards/rival-kings/picture.ts';
import { Sign } from '../boards/Signs.tsx';
import { say, type Words } from '../words.ts';
import { Controls } from './Controls.tsx';
import { Nearby } from './Nearby.tsx';
import { QrTray } from './QrTray.tsx';
import type { Choice, Referee, Track } from './referee.ts';
import type { ToldFrame } from './track.ts';
import { TryTray } from './TryTray.tsx';
import { WhatIfTray } from './WhatIfTray.tsx';

/** Where the reader is, as a link keeps it. */
export interface Place {
  readonly step: string | null;
  readonly shown: number;
  readonly choice: Choice;
}

interface PlayerProps {
  readonly game: keyof typeof BOARDS;
  readonly title: string;
  readonly heading: 'h1' | 'h2' | 'h3';
  /** Page of its own, for the title and for browsers without full screen. */
  readonly href?: string | undefined;
  readonly words: Words;
  /** The picture to show before anything is loaded. */
  readonly first: Picture;
  /** How many frames there will be. */
  readonly count: number;
  /** The frames of the script as they stand on the page, once they are loaded. */
  readonly script: readonly ToldFrame[] | undefined;
  /** Remarks of the author, by step, as HTML. */
  readonly notes: ReadonlyMap<string, string>;
  readonly whatIf: readonly string[];
  readonly rulings: Readonly<Record<string, readonly string[]>>;
  /** Readings with which the script itself begins, where they are not the default. */
  readonly usualReadings: Readonly<Partial<Record<string, string>>>;
  /** Whose eyes the reader has at first. */
  readonly seenFrom: Seat | undefined;
  /** What the button says that takes back everything the reader has chosen. */
  readonly resetLabel: string;
  /** Accepted answers of the steps that ask, by step. */
  readonly accepts: ReadonlyMap<string, readonly unknown[]>;
  readonly loadReferee: () => Promise<Referee>;
  /** Where a link leads; a new object moves the player there. */
  readonly place: Place | undefined;
  /** A sentence about a link that could not be followed. */
  readonly notice: string | undefined;
  /** The address of a place, for copying. */
  readonly linkTo: (place: Place) => Promise<string>;
  /** Called when the reader moves, so that the address follows. */
  readonly onMove: (place: Place) => void;
  readonly children?: JSX.Element;
}

type TrayName = 'try' | 'what-if' | 'qr';

/** The scenario player: table, words, controls, and trays for trying moves and other readings. */
export function Player(props: PlayerProps): JSX.Element {
  const usual = (): Choice => ({ rulings: {}, eyes: props.seenFrom, base: undefined, moves: [] });
  const [choice, setChoice] = createSignal<Choice>(usual());
  const [index, setIndex] = createSignal(0);
  const [tray, setTray] = createSignal<TrayName>();
  const [referee, setReferee] = createSignal<Referee>();
  const [notice, setNotice] = createSignal<string>();
  const [asked, setAsked] = createSignal<string | null>(null);
  const [copied, setCopied] = createSignal(false);
  let root: HTMLElement | undefined;

  const isScript = (): boolean => {
    const { rulings, eyes, base } = choice();
    return Object.keys(rulings).length === 0 && eyes === props.seenFrom && base === undefined;
  };
  const track = createMemo<Track | undefined>(() => (isScript() && props.script ? undefined : referee()?.track(choice())));
  const frames = (): readonly ToldFrame[] => track()?.frames ?? props.script ?? [];
  const frame = (): ToldFrame | undefined => frames()[Math.min(index(), frames().length - 1)];
  const picture = (): Picture => frame()?.picture ?? props.first;
  const before = (): Picture | undefined => (index() > 0 ? frames()[index() - 1]?.picture : undefined);
  const last = (): number => (frames().length || props.count) - 1;
  const ready = (): boolean => frames().length > 0;
  const text = (key: string, blanks?: Record<string, string | number>): string => say(props.words, key, blanks);

  const place = (): Place => ({ step: frame()?.step ?? null, shown: shownInLink(), choice: choice() });
  /** With own moves the link counts frames after the script; otherwise it names step and moment. */
  const shownInLink = (): number => (choice().moves.length > 0 ? index() - (track()?.scripted ?? 1) + 1 : (frame()?.shown ?? 0));

  async function need(): Promise<Referee | undefined> {
    const known = referee();
    if (known) return known;
    try {
      const loaded = await props.loadReferee();
      setReferee(loaded);
      return loaded;
    } catch {
      setNotice(text('player.load-failed'));
      return undefined;
    }
  }

  function go(to: number): void {
    setIndex(Math.max(0, Math.min(last(), to)));
    setNotice(undefined);
    keepFocus();
    props.onMove(place());
  }

  /** A button that rests at an end of the script hands the focus to the player, so that its keys go on working. */
  function keepFocus(): void {
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && focused.disabled && root?.contains(focused)) root.focus({ preventScroll: true });
  }

  /** Shows the same moment of another track, or one as far along. */
  function stayAt(here: ToldFrame | undefined): void {
    const same = here ? frames().findIndex((other) => other.step === here.step && other.shown === here.shown) : -1;
    setIndex(same >= 0 ? same : Math.min(index(), last()));
  }

  /** Changes readings or eyes and stays at the same moment if the new track has it. */
  async function change(next: Partial<Choice>): Promise<void> {
    if (!(await need())) return;
    const here = frame();
    setChoice({ ...choice(), ...next });
    stayAt(here);
    props.onMove(place());
  }

  /** Opens the tray for own moves; they begin where the step shown has played out. */
  async function openTry(): Promise<void> {
    if (tray() === 'try') return closeTray();
    if (!(await need())) return;
    if (choice().base === undefined) {
      setAsked(frame()?.kind === 'ask' ? frame()!.step : null);
      setChoice({ ...choice(), base: baseOf(frame()) });
      setIndex(last());
    }
    setTray('try');
    props.onMove(place());
  }

  /** A question is answered before its step is played: own moves there begin after the step before. */
  function baseOf(current: ToldFrame | undefined): string | null {
    if (!current || current.step === null) return null;
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

  function toggle(name: TrayName): void {
    const wasOpen = tray() === name;
    closeTray();
    if (!wasOpen) setTray(name);
  }

  function backToScript(): void {
    const here = frame();
    setChoice({ ...choice(), base: undefined, moves: [] });
    stayAt(here);
    props.onMove(place());
  }

  function reset(): void {
    setTray(undefined);
    setChoice(usual());
    setIndex(Math.min(index(), last()));
    props.onMove(place());
  }

  function playOwn(move: Choice['moves'][number]): void {
    const from = frames().length;
    const answer = answerTo(move);
    setChoice({ ...choice(), moves: [...choice().moves, move] });
    setIndex(Math.min(from, last()));
    setNotice(answer);
    props.onMove(place());
  }

  /** Where the script asked for a move, whether this is a right one. */
  function answerTo(move: Choice['moves'][number]): string | undefined {
    const accepted = choice().moves.length === 0 ? props.accepts.get(asked() ?? '') : undefined;
    if (!accepted) return undefined;
    const given = JSON.stringify(move);
    return text(accepted.some((action) => JSON.stringify(action) === given) ? 'player.right' : 'player.not-it');
  }

  function undo(): void {
    setChoice({ ...choice(), moves: choice().moves.slice(0, -1) });
    setIndex(last());
    props.onMove(place());
  }

  /** Where copying is not allowed, the link is shown instead. */
  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(await props.linkTo(place()));
    } catch {
      if (tray() !== 'qr') toggle('qr');
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 3000);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).matches('input, select, textarea')) return;
    const to = { ArrowLeft: index() - 1, ArrowRight: index() + 1, Home: 0, End: last() }[event.key];
    if (to === undefined || !ready()) return;
    event.preventDefault();
    go(to);
  }

  createEffect(() => {
    const target = props.place;
    if (!target || !props.script) return;
    void follow(target);
  });
  createEffect(() => setNotice(props.notice));

  /** Goes where a link leads. */
  async function follow(target: Place): Promise<void> {
    const plain =
      Object.keys(target.choice.rulings).length === 0 && target.choice.eyes === props.seenFrom && target.choice.base === undefined;
    if (!plain && !(await need())) return;
    setChoice(target.choice);
    const own = target.choice.moves.length > 0;
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
    onCleanup(listenForSwipes(element, (by) => ready() && go(index() + by)));
  });

  return (
    <section class="player" ref={root} tabindex="-1" aria-label={props.title} data-ready={ready() ? '' : undefined}>
      <div class="player-head">
        <Dynamic component={props.heading}>{props.href ? <a href={props.href}>{props.title}</a> : props.title}</Dynamic>
        <EyesButton
          words={props.words}
          seats={props.first.seats.map((seat) => seat.seat).sort(bySeating)}
          eyes={choice().eyes}
          choose={(eyes) => void change({ eyes })}
        />
        <button class="button" type="button" aria-label={text('player.full-screen')} onClick={() => toggleFullScreen(root!, props.href)}>
          <Sign name="full-screen" />
        </button>
      </div>
      <div class="player-grid">
        <Dynamic component={BOARDS[props.game]} picture={picture()} before={before()} words={props.words} />
        <div class="console">
          <p class="step-no">
            <b>{index()}</b>{' '}
            <span>
              {text('player.of', { count: last() })}
              {frame()?.moment ? `, ${frame()!.moment}` : ''}
            </span>
            <Show when={!isScript()}>
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
          <div class="told-area">{props.children}</div>
          <div class="told-now" aria-live="polite">
            <div innerHTML={frame()?.html ?? ''} />
            <Show when={Object.keys(choice().rulings).length === 0 && noteOf(props, frames(), index())}>
              {(note) => <div class="note" innerHTML={note()} />}
            </Show>
            <Show when={track()?.stopped && index() === last()}>
              <p class="note">{text('player.script-stops')}</p>
            </Show>
          </div>
          <Controls words={props.words} index={index()} last={last()} ready={ready()} asks={frame()?.kind === 'ask'} go={go} />
          <div class="tools">
            <button class="button" type="button" aria-expanded={tray() === 'try'} disabled={!ready()} onClick={() => void openTry()}>
              <Sign name="hand" />
              {text('player.try')}
            </button>
            <Show when={props.whatIf.length > 0}>
              <button
                class="button"
                type="button"
                aria-label={text('player.what-if')}
                title={text('player.what-if')}
                aria-expanded={tray() === 'what-if'}
                disabled={!ready()}
                onClick={() => toggle('what-if')}
              >
                <Sign name="question" />
              </button>
            </Show>
            <button
              class="button"
              type="button"
              aria-label={text(copied() ? 'player.link-copied' : 'player.copy-link')}
              title={text('player.copy-link')}
              disabled={!ready()}
              onClick={() => void copyLink()}
            >
              <Sign name={copied() ? 'check' : 'link'} />
            </button>
            <button
              class="button"
              type="button"
              aria-label={text('player.qr')}
              title={text('player.qr')}
              aria-expanded={tray() === 'qr'}
              disabled={!ready()}
              onClick={() => toggle('qr')}
            >
              <Sign name="qr" />
            </button>
            <Show when={!isScript()}>
              <button class="button text" type="button" onClick={reset}>
                {props.resetLabel}
              </button>
            </Show>
            <span class="visually-hidden" role="status">
              {copied() ? text('player.link-copied') : ''}
            </span>
          </div>
          <Show when={ready()}>
            <Nearby frames={frames()} index={index()} go={go} label={text('player.steps')} />
          </Show>
        </div>
        <Show when={tray() === 'try' ? track() : undefined}>
          {(current) => (
            <TryTray
              words={props.words}
              referee={referee()!}
              state={current().state}
              moves={choice().moves.length}
              play={playOwn}
              undo={undo}
              close={closeTray}
            />
          )}
        </Show>
        <Show when={tray() === 'what-if'}>
          <WhatIfTray
            words={props.words}
            ids={props.whatIf}
            rulings={props.rulings}
            usual={props.usualReadings}
            chosen={choice().rulings}
            choose={(rulings) => void change({ rulings, base: undefined, moves: [] })}
          />
        </Show>
        <Show when={tray() === 'qr'}>
          <QrTray words={props.words} link={props.linkTo(place())} />
        </Show>
      </div>
    </section>
  );
}

const SEATING: readonly Seat[] = ['noor', 'mila', 'juri', 'ines'];
const bySeating = (a: Seat, b: Seat): number => SEATING.indexOf(a) - SEATING.indexOf(b);

/** The author's remark on a step stands with its first frame. */
function noteOf(props: { notes: ReadonlyMap<string, string> }, frames: readonly ToldFrame[], index: number): string | undefined {
  const frame = frames[index];
  if (!frame || (frame.shown !== 1 && frame.kind !== 'start')) return undefined;
  return props.notes.get(frame.step ?? '');
}

/** Goes round through all cards open and every seat's eyes. */
function EyesButton(props: {
  words: Words;
  seats: readonly Seat[];
  eyes: Seat | undefined;
  choose: (eyes: Seat | undefined) => void;
}): JSX.Element {
  const label = (): string =>
    props.eyes ? say(props.words, 'player.eyes.of', { seat: say(props.words, `seat.${props.eyes}`) }) : say(props.words, 'player.eyes.all');
  const next = (): Seat | undefined => (props.eyes === undefined ? props.seats[0] : props.seats[props.seats.indexOf(props.eyes) + 1]);
  return (
    <button
      class="button"
      type="button"
      aria-label={`${say(props.words, 'player.eyes')}: ${label()}`}
      title={label()}
      onClick={() => props.choose(next())}
    >
      <Sign name="eye" />
      <span>{label()}</span>
    </button>
  );
}

function toggleFullScreen(element: HTMLElement, href: string | undefined): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (document.fullscreenEnabled) void element.requestFullscreen();
  else if (href) location.href = href;
}

/** Steps by horizontal swipes on the felt. Returns how to stop listening. */
function listenForSwipes(element: HTMLElement, step: (by: 1 | -1) => void): () => void {
  const FAR = 48;
  let from: { x: number; y: number } | undefined;
  const down = (event: PointerEvent): void => {
    from = event.pointerType !== 'mouse' && (event.target as Element).closest('.felt') ? { x: event.clientX, y: event.clientY } : undefined;
  };
  const up = (event: PointerEvent): void => {
    if (!from) return;
    const [across, along] = [event.clientX - from.x, event.clientY - from.y];
    from = undefined;
    if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(along)) step(across < 0 ? 1 : -1);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointerup', up);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointerup', up);
  };
}
