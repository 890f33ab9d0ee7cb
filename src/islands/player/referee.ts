import { play } from '../../engine/play.ts';
import type { Random } from '../../engine/random.ts';
import type { Link } from '../../engine/permalink.ts';
import { startOf } from '../../engine/replay.ts';
import { parseRulings } from '../../engine/rulings.ts';
import type { Scenario, Step } from '../../engine/scenario.ts';
import type { NonEmpty, Seat, Table } from '../../engine/types.ts';
import { loadFormat, loadGame } from '../../games/registry.ts';
import type { Words } from '../../i18n/words.ts';
import { attemptsOf, type Attempt } from '../../narration/attempts.ts';
import {
  outcomeFrame,
  pictureFrom,
  startFrame,
  stepFrames,
  type Narrator,
  type CaptionedFrame,
  startRefusal,
} from '../../narration/frames.ts';
import type { Picture } from '../../narration/picture.ts';
import { loadReading } from '../registry.ts';
import type { Read } from '../shared/board.ts';
import { loadNarration, type NarrationOptions } from '../load-narration.ts';
import type { Caption } from '../../narration/caption.ts';
import type { FrameInWords } from '../../narration/frame.ts';
import { type PlayedId, isPlayed } from '../../games/ids.ts';

type Action = { readonly type: string; readonly seat: Seat };

/** What the reader has chosen beyond stepping through the script. */
export interface PlayerChoice {
  /** Other readings of open rulings. */
  readonly rulings: Readonly<Record<string, string>>;
  readonly eyes: Seat | undefined;
  /**
   * The step after which the reader's own moves begin; null for the start, undefined while the
   * script runs to its end.
   */
  readonly base: string | null | undefined;
  readonly moves: readonly Action[];
}

/** What a choice leads to. */
export interface Track {
  readonly frames: NonEmpty<FrameInWords>;
  /** How many frames come before the reader's own moves. */
  readonly scripted: number;
  readonly state: Table;
  /** The script cannot go on under the chosen reading. */
  readonly stopped: boolean;
  /** The first of the given moves that is refused, counted from 1; later ones were left out. */
  readonly refusedMove: number | undefined;
}

/**
 * The rules engine in the reader's language: plays the script under any choice and answers moves of
 * the reader's own.
 */
export interface Referee {
  readonly seats: readonly Seat[];
  /** Names of everything that can come up in the game. */
  readonly names: Words;
  /** How taps on the table are read. */
  readonly reading: Read;
  /** A table as it lies, with all cards open. */
  picture(state: Table): Picture;
  track(choice: PlayerChoice): Track;
  attempts(state: Table, seat: Seat): Attempt[];
  /** The seat that decides in this state, or the first of several. */
  deciding(state: Table): Seat | undefined;
  /** Checks moves that came from a link; undefined where one is not an action at all. */
  readMoves(moves: readonly unknown[]): Promise<readonly Action[] | undefined>;
}

/** A script or a bare table to play from. */
type Script = Pick<Scenario, 'start' | 'rulings' | 'seenFrom'> & {
  readonly steps: readonly Step[];
};

export interface RefereeOptions extends NarrationOptions {
  readonly game: string;
  readonly script: Script;
}

/** Why there is no referee: the start cannot be, said in the reader's language. */
export class ImpossibleStart extends Error {
  readonly caption: Caption;
  constructor(caption: Caption) {
    super('impossible-start');
    this.caption = caption;
  }
}

/** Loads engine, words and rule titles. Throws `ImpossibleStart` where the table cannot exist. */
export async function openReferee(
  options: RefereeOptions,
  file: 'messages' | 'tables' = 'messages',
): Promise<Referee> {
  const { game: id, script } = options;
  if (!isPlayed(id)) throw new RangeError(`unknown game ${id}`);
  const [{ game, names, narratorFor }, reading] = await Promise.all([
    loadNarration(id, options, file),
    loadReading(id),
  ]);
  const { started } = startOf(game, script);
  if (!started.ok) throw new ImpossibleStart(startRefusal(narratorFor(undefined), started.refusal));
  const seats = started.state.players.map((player) => player.seat);
  return {
    seats,
    names,
    reading,
    picture: (state) => pictureFrom(narratorFor(undefined), state),
    track: (choice) => trackOf(narratorFor(choice.eyes), options, choice),
    attempts: (state, seat) => attemptsOf(narratorFor(undefined), state, seat),
    deciding: (state) => game.pending(state)?.seats[0],
    readMoves: (moves) => readMoves(id, moves),
  };
}

/** A referee for a bare table from a link; undefined where the link holds no position at all. */
export async function openPosition(
  link: Link & Pick<RefereeOptions, 'locale' | 'readerLocale' | 'words' | 'opening'>,
): Promise<Referee | undefined> {
  const {
    game: id,
    position: input,
    seed,
    rulings = {},
    locale,
    readerLocale,
    words,
    opening,
  } = link;
  if (!isPlayed(id)) return undefined;
  const [game, format] = await Promise.all([loadGame(id), loadFormat(id)]);
  const position = format.position(input);
  const readings = parseRulings(game, rulings);
  if (!position.ok || !readings.ok) return undefined;
  const start = { position: position.value, ...(seed !== undefined && { seed }) };
  return openReferee(
    {
      game: id,
      locale,
      readerLocale,
      words,
      opening,
      script: { start, rulings: readings.value, steps: [] },
    },
    'tables',
  );
}

async function readMoves(
  game: PlayedId,
  moves: readonly unknown[],
): Promise<readonly Action[] | undefined> {
  const format = await loadFormat(game);
  const read = moves.map((move) => format.action(move));
  return read.every((move) => move.ok)
    ? read.map((move) => (move as { value: Action }).value)
    : undefined;
}

function trackOf(narrator: Narrator, { script }: RefereeOptions, choice: PlayerChoice): Track {
  const rulings = { ...script.rulings, ...choice.rulings };
  const { started, random } = startOf(narrator.game, { start: script.start, rulings });
  if (!started.ok) throw new ImpossibleStart(startRefusal(narrator, started.refusal));
  const scripted = playScript(narrator, script.steps, choice.base, started.state, random);
  const own = playMoves(narrator, choice.moves, scripted.state, random);
  const frames: NonEmpty<CaptionedFrame> = [
    startFrame(narrator, started.state),
    ...scripted.frames,
    ...own.frames,
  ];
  // What the author says came of it holds for the script as written; a bare table has no author.
  const isWritten = Object.keys(choice.rulings).length === 0 && choice.base === undefined;
  const end =
    script.steps.length > 0 && isWritten ? [outcomeFrame(narrator, frames.at(-1)!, own.state)] : [];
  return {
    frames: [...frames, ...end],
    scripted: 1 + scripted.frames.length + end.length,
    state: own.state,
    stopped: scripted.stopped,
    refusedMove: own.refused,
  };
}

interface FramesPlayed {
  readonly frames: readonly CaptionedFrame[];
  readonly state: Table;
}

/** Plays the script, to its end or as far as `base`, whatever the readings make of it. */
function playScript(
  narrator: Narrator,
  steps: readonly Step[],
  base: PlayerChoice['base'],
  start: Table,
  random: Random,
): FramesPlayed & { stopped: boolean } {
  const frames: CaptionedFrame[] = [];
  let state = start;
  if (base === null) return { frames, state, stopped: false };
  for (const step of steps) {
    const played = playStep(narrator, step, state, random);
    frames.push(...played.frames);
    state = played.state;
    if (played.stopped || step.name === base) return { frames, state, stopped: played.stopped };
  }
  return { frames, state, stopped: false };
}

/**
 * One step of the script. What the script refuses is played on where a reading allows it; what a
 * reading refuses ends the script.
 */
function playStep(
  narrator: Narrator,
  step: Step,
  state: Table,
  random: Random,
): FramesPlayed & { stopped: boolean } {
  const action = 'refused' in step ? step.refused : 'ask' in step ? step.accept[0] : step.play;
  const played = play(narrator.game, state, action, random);
  if (!played.ok) {
    const refused: Step = { name: step.name, refused: action, because: played.refusal.because };
    const frames = stepFrames(narrator, {
      step: refused,
      before: state,
      facts: [],
      states: [],
      refusal: played.refusal,
    });
    return { frames, state, stopped: !('refused' in step) };
  }
  const carriedOut: Step = 'refused' in step ? { name: step.name, play: action } : step;
  return {
    frames: stepFrames(narrator, { step: carriedOut, before: state, ...played }),
    state: played.state,
    stopped: false,
  };
}

function playMoves(
  narrator: Narrator,
  moves: readonly Action[],
  start: Table,
  random: Random,
): FramesPlayed & { refused: number | undefined } {
  const frames: CaptionedFrame[] = [];
  let state = start;
  for (const [place, move] of moves.entries()) {
    const played = play(narrator.game, state, move, random);
    if (!played.ok) return { frames, state, refused: place + 1 };
    const step: Step = { name: `move-${place + 1}`, play: move };
    frames.push(...stepFrames(narrator, { step, before: state, ...played }));
    state = played.state;
  }
  return { frames, state, refused: undefined };
}
