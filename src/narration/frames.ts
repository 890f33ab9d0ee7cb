import type { Game } from '../engine/game.ts';
import { seenFrom } from '../engine/log.ts';
import type { ReplayedStep } from '../engine/replay.ts';
import type { Fact, Refusal, Seat, Table } from '../engine/types.ts';
import type { Describer } from './describer.ts';
import type { Picture } from '../islands/shared/board.ts';
import type { Draw } from './picture.ts';
import type { Citation, Told } from './caption.ts';
import type { Frame } from './frame.ts';

/** What is needed to put a replay into pictures and words. */
export interface Telling {
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

export interface TellingFrame extends Frame {
  readonly told: Told;
}

/** What the board shows of a state after an event, as the eyes may see it. Between two events nobody decides: then the state is not settled. */
export const pictureFrom = ({ game, draw, eyes }: Telling, state: Table, event?: object, isSettled = true): Picture =>
  draw(game.view(state, eyes), event, isSettled ? game.pending(state) : undefined);

const decisionIn = ({ describe, game }: Telling, state: Table): string => describe.decision(game.pending(state));

/** The frame before anything happens. */
export const startFrame = (telling: Telling, state: Table): TellingFrame => ({
  step: null,
  shown: 0,
  kind: 'start',
  picture: pictureFrom(telling, state),
  decision: decisionIn(telling, state),
  told: { kind: 'start', sentence: telling.opening },
});

/** The frames of one step: a question, a refusal, or one frame per event, of which only the last one says what the table waits for. */
export function stepFrames(telling: Telling, replayed: ReplayedStep): TellingFrame[] {
  const { step, before, facts, states, refusal } = replayed;
  const frame = (shown: number, state: Table, told: Told, event?: object, isSettled = true): TellingFrame => ({
    step: step.name,
    shown,
    kind: told.kind,
    picture: pictureFrom(telling, state, event, isSettled),
    decision: isSettled ? decisionIn(telling, state) : '',
    told,
  });
  if (refusal && 'refused' in step) return [frame(1, before, refusedTold(telling, before, step.refused, refusal))];
  const question = 'ask' in step ? [frame(1, before, { kind: 'ask', sentence: telling.question(step.ask) })] : [];
  const events = eventTellings(telling, facts, states).map(({ told, event, state }, place) =>
    frame(question.length + place + 1, state, told, event, place === facts.length - 1),
  );
  return [...question, ...events];
}

/** Each fact of a log with its words, as the eyes may see it, and the state after it. */
export function eventTellings(
  telling: Telling,
  facts: readonly Fact[],
  states: readonly Table[],
): { told: Told; event: object; state: Table }[] {
  const { game, eyes, describe, cite } = telling;
  const seen = eyes ? seenFrom(game, facts, eyes) : facts;
  return seen.map(({ event, cites }, place) => {
    const state = states[place]!;
    const told: Told = { kind: 'event', sentence: describe.event(event, game.view(state, eyes)), cites: cites.map(cite) };
    return { told, event, state };
  });
}

/** A refused move in words: who tries what, and why not. */
export function refusedTold(
  telling: Telling,
  state: Table,
  action: { readonly seat: Seat },
  refusal: Refusal,
): Extract<Told, { kind: 'refused' }> {
  const { describe, game, cite, attempt, eyes } = telling;
  return {
    kind: 'refused',
    attempt: attempt(action.seat, describe.action(action, game.view(state, eyes))),
    sentence: describe.refusal(refusal),
    because: cite(refusal.because),
  };
}
