import { batch, createMemo, createSignal, type Accessor } from 'solid-js';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { FrameInWords } from '../../narration/frame.ts';
import { placeAt, type Place } from './place.ts';
import type { PlayerChoice, Referee, Track } from './referee.ts';

export type TrayName = 'try' | 'what-if' | 'qr' | 'steps';

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
export interface PlayerState {
  readonly choice: Accessor<PlayerChoice>;
  /** Whether nothing is chosen: the script, as it stands on the page. */
  readonly isScript: Accessor<boolean>;
  /** Whether a choice would be that. */
  readonly isPlain: (choice: PlayerChoice) => boolean;
  /** The frames of the choice, and how many of them the script has. */
  readonly shown: () => Pick<Track, 'frames' | 'scripted'>;
  /** What the choice leads to; undefined for the script. */
  readonly track: Accessor<Track | undefined>;
  readonly referee: Accessor<Referee | undefined>;
  readonly frames: Accessor<NonEmpty<FrameInWords>>;
  readonly index: Accessor<number>;
  readonly last: Accessor<number>;
  /** The frame shown. */
  readonly frame: Accessor<FrameInWords>;
  /** The frame before it; undefined at the start. */
  readonly before: Accessor<FrameInWords | undefined>;
  /** From which step on the reader plays, in words; undefined where that is not named. */
  readonly from: Accessor<string | undefined>;
  /** What is played, and from which step on the reader plays. */
  readonly title: Accessor<string>;
  readonly place: Accessor<Place>;
  readonly tray: Accessor<TrayName | undefined>;
  /** A sentence about what the reader has just done, or could not do. */
  readonly notice: Accessor<string | undefined>;
  readonly setNotice: (sentence: string | undefined) => void;
  readonly go: (to: number) => void;
  /**
   * Changes readings or eyes and stays at the same moment if there still is one, with a sentence
   * about that, if there is one.
   */
  readonly change: (next: Partial<PlayerChoice>, sentence?: string) => Promise<void>;
  /** Opens a tray, or closes it; whether it is open then. */
  readonly toggle: (name: TrayName) => Promise<boolean>;
  readonly closeTray: () => void;
  /** Takes back everything the reader has chosen. */
  readonly reset: () => void;
  /** The step that asked when the reader began to try. */
  readonly asked: () => string | null;
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
  /** Whether something that loads is there; says so where it is not. */
  readonly isLoaded: (loading: Promise<unknown>) => Promise<boolean>;
}

/** Opens a player at the start of its script. */
export function createPlayerState(options: PlayerOptions, surroundings: Surroundings): PlayerState {
  const usual = (): PlayerChoice => ({
    rulings: {},
    eyes: options.seenFrom,
    base: undefined,
    moves: [],
  });
  const [choice, setChoice] = createSignal<PlayerChoice>(usual());
  const [index, setIndex] = createSignal(0);
  const [tray, setTray] = createSignal<TrayName>();
  const [referee, setReferee] = createSignal<Referee>();
  const [notice, setNotice] = createSignal<string>();
  /** The step that asked when the reader began to try. */
  let asked: string | null = null;
  /** The tray asked for last: others that still load come too late. */
  let wanted: TrayName | undefined;
  /** How often something could not be loaded. */
  let failures = 0;

  const isPlain = ({ rulings, eyes, base }: PlayerChoice): boolean =>
    Object.keys(rulings).length === 0 && eyes === options.seenFrom && base === undefined;
  const isScript = (): boolean => isPlain(choice());
  const track = createMemo<Track | undefined>(() =>
    isScript() ? undefined : referee()?.track(choice()),
  );
  const frames = (): NonEmpty<FrameInWords> => track()?.frames ?? options.script;
  const last = (): number => frames().length - 1;
  const frame = (): FrameInWords => frames()[Math.min(index(), last())]!;
  const shown = (): Pick<Track, 'frames' | 'scripted'> =>
    track() ?? { frames: options.script, scripted: options.script.length };
  const place = (): Place => placeAt(Math.min(index(), last()), shown(), choice());
  const text = (key: string, blanks?: Record<string, number>): string =>
    say(options.words, key, blanks);

  const before = (): FrameInWords | undefined => (index() > 0 ? frames()[index() - 1] : undefined);
  const from = (): string | undefined =>
    options.namesStep && choice().base !== undefined
      ? text('player.from', { step: shown().scripted - 1 })
      : undefined;
  const title = (): string => [options.title, from()].filter(Boolean).join(', ');

  /**
   * Whether something that loads is there; says so where it is not. Once more in vain, it may be a
   * script: browsers ask for it again only with the page.
   */
  async function isLoaded(loading: Promise<unknown>): Promise<boolean> {
    try {
      await loading;
      return true;
    } catch {
      setNotice(text('player.load-failed'));
      failures += 1;
      if (failures > 1) surroundings.sayBroken();
      return false;
    }
  }

  const openReferee = async (): Promise<void> => void setReferee(await options.loadReferee());

  /** Says what there is to say of the place shown, if anything, and has the address follow. */
  function moved(sentence?: string): void {
    setNotice(sentence);
    options.onMove(place());
  }

  function go(to: number): void {
    surroundings.steadily(() => setIndex(Math.max(0, Math.min(last(), to))));
    moved();
  }

  /** Shows the same moment of another track, or one as far along. */
  function stayAt(here: FrameInWords): void {
    const same = frames().findIndex(
      (other) => other.step === here.step && other.shown === here.shown,
    );
    setIndex(same >= 0 ? same : Math.min(index(), last()));
  }

  async function change(next: Partial<PlayerChoice>, sentence?: string): Promise<void> {
    if (!(await isLoaded(openReferee()))) return;
    const here = frame();
    setChoice({ ...choice(), ...next });
    stayAt(here);
    moved(sentence);
  }

  async function toggle(name: TrayName): Promise<boolean> {
    wanted = tray() === name ? undefined : name;
    closeTray();
    if (!wanted) return false;
    const parts = [surroundings.loadTrays(), ...(name === 'try' ? [openReferee()] : [])];
    if (!(await isLoaded(Promise.all(parts))) || wanted !== name) return false;
    if (name === 'try') openTry();
    else setTray(name);
    return true;
  }

  /** Opens the tray for own moves; they begin where the step shown has played out. */
  function openTry(): void {
    if (choice().base === undefined) {
      asked = frame().kind === 'ask' ? frame().step : null;
      setChoice({ ...choice(), base: baseOf(frame()) });
      setIndex(last());
    }
    setTray('try');
    moved();
  }

  /**
   * A question is answered before its step is played: own moves there begin after the step before.
   */
  function baseOf(current: FrameInWords): string | null {
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

  const put = (next: PlayerChoice, at: () => number): void =>
    batch(() => {
      setChoice(next);
      setIndex(at());
    });

  function choose(next: PlayerChoice, at: () => number, sentence?: string): void {
    surroundings.steadily(() => put(next, at));
    moved(sentence);
  }

  function arrive(next: PlayerChoice, at: () => number, open: TrayName | undefined): void {
    put(next, at);
    setTray(open);
  }

  const seen = {
    choice,
    isScript,
    isPlain,
    shown,
    track,
    referee,
    frames,
    index,
    last,
    frame,
    place,
    tray,
    notice,
  };
  const named = { before, from, title };
  const done = { go, change, toggle, closeTray, reset, choose, arrive, setNotice };
  return { ...seen, ...named, ...done, asked: () => asked, openReferee, isLoaded };
}
