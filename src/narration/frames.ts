import type { Picture } from './picture.ts';
import type { Game } from '../engine/game.ts';
import { seenFrom } from '../engine/log.ts';
import type { ReplayedStep } from '../engine/replay.ts';
import type { Fact, NonEmpty, Refusal, Seat, Table } from '../engine/types.ts';
import type { Describer } from './describer.ts';
import type { Draw } from './picture.ts';
import type { Citation, Caption, Refused } from './caption.ts';
import type { Frame } from './frame.ts';

/** What is needed to put a replay into pictures and words. */
export interface Narrator {
  readonly game: Game;
  readonly describe: Describer;
  readonly draw: Draw;
  readonly cite: (rule: string) => Citation;
  /** Whose eyes; without a seat every card lies open. */
  readonly eyes: Seat | undefined;
  /** The sentence of the first frame. */
  readonly opening: string;
  /** The sentence before a refusal: who tries what. */
  readonly attempt: (seat: Seat, action: string) => string;
  /** The sentence where the reader is asked for a move. */
  readonly question: (seat: Seat) => string;
}

export interface CaptionedFrame extends Frame {
  readonly caption: Caption;
}

/**
 * What the board shows of a state after an event, as the eyes may see it. Between two events nobody
 * decides: then the state is not settled.
 */
export const pictureFrom = (
  { game, draw, eyes }: Narrator,
  state: Table,
  event?: object,
  isSettled = true,
): Picture => draw(game.view(state, eyes), event, isSettled ? game.pending(state) : undefined);

const decisionIn = ({ describe, game }: Narrator, state: Table): string =>
  describe.decision(game.pending(state));

/** The frame before anything happens. */
export const startFrame = (narrator: Narrator, state: Table): CaptionedFrame => ({
  step: null,
  shown: 0,
  kind: 'start',
  picture: pictureFrom(narrator, state),
  decision: decisionIn(narrator, state),
  caption: { kind: 'start', sentence: narrator.opening },
});

/**
 * The frames of one step: a question, a refusal, or one frame per event, of which only the last one
 * says what the table waits for.
 */
export function stepFrames(narrator: Narrator, replayed: ReplayedStep): CaptionedFrame[] {
  const { step, before, facts, states, refusal } = replayed;
  const frame = (
    shown: number,
    state: Table,
    caption: Caption,
    event?: object,
    isSettled = true,
  ): CaptionedFrame => ({
    step: step.name,
    shown,
    kind: caption.kind,
    picture: pictureFrom(narrator, state, event, isSettled),
    decision: isSettled ? decisionIn(narrator, state) : '',
    caption,
  });
  if (refusal && 'refused' in step)
    return [frame(1, before, refusalCaption(narrator, before, step.refused, refusal))];
  const question =
    'ask' in step ? [frame(1, before, { kind: 'ask', sentence: narrator.question(step.ask) })] : [];
  const events = eventCaptions(narrator, facts, states).map(({ caption, event, state }, place) =>
    frame(question.length + place + 1, state, caption, event, place === facts.length - 1),
  );
  return [...question, ...events];
}

/**
 * The frame after everything has happened: the table with nothing marked as new, while the author
 * says what came of it. It is one more moment of the last step.
 */
export const outcomeFrame = (
  narrator: Narrator,
  { step, shown, decision }: Frame,
  state: Table,
): Frame => ({
  step,
  shown: shown + 1,
  kind: 'outcome',
  picture: pictureFrom(narrator, state),
  decision,
});

/**
 * Where in a scenario it is best seen what it is about: where the rule it mainly shows is cited
 * last, but not beyond the first move the reader is asked for.
 */
export function tellingFrame(frames: NonEmpty<CaptionedFrame>, rule: string): number {
  const asked = frames.findIndex(({ kind }) => kind === 'ask');
  const open = asked < 0 ? frames : frames.slice(0, asked + 1);
  const cited = open.findLastIndex(({ caption }) => citedBy(caption).includes(rule));
  return cited < 0 ? open.length - 1 : cited;
}

/** The rules that a caption names. */
function citedBy(caption: Caption): readonly string[] {
  if (caption.kind === 'event') return caption.cites.map(({ id }) => id);
  return caption.kind === 'refused' ? [caption.because.id] : [];
}

/** Each fact of a log with its words, as the eyes may see it, and the state after it. */
export function eventCaptions(
  narrator: Narrator,
  facts: readonly Fact[],
  states: readonly Table[],
): { caption: Caption; event: object; state: Table }[] {
  const { game, eyes, describe, cite } = narrator;
  const seen = eyes ? seenFrom(game, facts, eyes) : facts;
  return seen.map(({ event, cites }, place) => {
    const state = states[place]!;
    const caption: Caption = {
      kind: 'event',
      sentence: describe.event(event, game.view(state, eyes)),
      cites: cites.map(cite),
    };
    return { caption, event, state };
  });
}

/** A refused move in words: who tries what, and why not. */
export function refusalCaption(
  narrator: Narrator,
  state: Table,
  action: { readonly seat: Seat },
  refusal: Refusal,
): Refused {
  const { describe, game, cite, attempt, eyes } = narrator;
  return {
    kind: 'refused',
    attempt: attempt(action.seat, describe.action(action, game.view(state, eyes))),
    sentence: describe.refusal(refusal),
    because: cite(refusal.because),
  };
}

/** Why a table cannot be, in words. */
export const startRefusal = ({ describe, cite }: Narrator, refusal: Refusal): Refused => ({
  kind: 'refused',
  attempt: '',
  sentence: describe.refusal(refusal),
  because: cite(refusal.because),
});
