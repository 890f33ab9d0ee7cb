import type { Game } from './game.ts';
import { play, standing } from './play.ts';
import { seeded } from './random.ts';
import { sameAction } from './same-action.ts';
import type { Decision, Fact, GameTypes, NonEmpty, Particulars, Refusal, Seat } from './types.ts';

/**
 * How a decision before the first turn is answered: by an action that nobody is asked about, or by
 * one of several.
 */
type HowDecided<T extends GameTypes = GameTypes> =
  | { readonly play: T['action'] }
  /**
   * The first action is assumed until somebody says otherwise; with `open` none is, and the answer
   * ends there until somebody chooses. `about`: what its words need beyond what everybody may know.
   */
  | {
      readonly choose: readonly T['action'][];
      readonly open?: boolean;
      readonly about?: Particulars;
    };

/** A turn to come, and the table at its beginning where nobody does anything before it. */
export interface TurnAhead<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly state: T['state'];
  /**
   * Where the answer says it: what the seat may then do, and why it may not do what is tempting.
   */
  readonly may?: {
    readonly options: readonly T['action'][];
    readonly refusals: readonly Refusal<T>[];
    /** Why it may not do something; undefined where it may. */
    why(action: T['action']): Refusal<T> | undefined;
  };
}

/** How long a game still lasts. */
export interface EndAhead<T extends GameTypes = GameTypes> {
  /**
   * The turns that each seat still has, this one included: from where turns use up much of what the
   * game ends by, to where they use up little.
   */
  readonly turns: readonly {
    readonly seat: Seat;
    readonly fewest: number;
    readonly most: number;
  }[];
  /** However anybody plays, it is so many turns. */
  readonly isSure: boolean;
  readonly because: NonEmpty<T['rule']>;
}

/** What a game says about a table that somebody has laid out and asks about. */
export interface Inquiry<T extends GameTypes = GameTypes> {
  /**
   * How a decision is answered before anybody has a turn; undefined where turns have come.
   * `options`: those of the first seat that decides.
   */
  howDecided(
    decision: Decision<T>,
    options: readonly T['action'][],
    state: T['state'],
  ): HowDecided<T> | undefined;
  /** Open rulings that matter later in the turns to come although no single action shows it. */
  laterAtStake(state: T['state']): readonly T['ruling'][];
  /**
   * Open rulings that may be at stake at a table although nothing there cites a rule that leaves
   * them open.
   */
  readonly uncited?: readonly T['ruling'][];
  /**
   * Whether an action stands on what merely fills the table up: then nobody is told whether it may
   * be done.
   */
  guessed?(action: T['action'], state: T['state']): boolean;
  /** How long the game still lasts, where the table says what it ends by. */
  end?(state: T['state']): EndAhead<T> | undefined;
  /** The turns to come, in order. */
  turns(state: T['state']): readonly TurnAhead<T>[];
  /**
   * What a fact tells about the table that was laid: without the cards that merely fill it up, and
   * undefined where it comes after all that was asked about. Left out, every fact is shown as it
   * is.
   */
  shown?(fact: Fact<T>, position: T['position']): Fact<T> | undefined;
}

/** The choices at decisions, by the decision's key. */
export type Choices<T extends GameTypes = GameTypes> = Readonly<Record<string, T['action']>>;

/**
 * A decision with the table at which it is taken, what may be chosen there, and what is chosen;
 * nothing where it is open.
 */
export interface Decided<T extends GameTypes = GameTypes> {
  /**
   * The decision's name, seat and particulars: the same at a table that differs elsewhere, so that
   * a choice survives small changes.
   */
  readonly key: string;
  readonly name: T['decision'];
  readonly seat: Seat;
  readonly about: Particulars;
  readonly actions: readonly T['action'][];
  readonly state: T['state'];
  readonly chosen: T['action'] | undefined;
}

/** What comes of a table. */
export interface Answer<T extends GameTypes = GameTypes> {
  readonly before: T['state'];
  /**
   * What is shown of all that happens until the first turn, with the state after each fact; of a
   * game that is over, how it is counted.
   */
  readonly facts: readonly Fact<T>[];
  readonly states: readonly T['state'][];
  readonly after: T['state'];
  /** The actions that lead there: playing them on the table gives the same facts. */
  readonly moves: readonly T['action'][];
  readonly decisions: readonly Decided<T>[];
  readonly turns: readonly TurnAhead<T>[];
  readonly end: EndAhead<T> | undefined;
}

/** The answer to a table, or why such a table cannot be. */
export type Answered<T extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly answer: Answer<T> }
  | { readonly ok: false; readonly refusal: Refusal<T> };

/**
 * Nothing before the first turn is left to chance; what is tried out afterwards is to come out the
 * same every time.
 */
export const SEED = 1;

/**
 * Plays a table until the first turn. A choice that is not open at its decision gives way to what
 * is assumed.
 */
export function ask<T extends GameTypes>(
  game: Game<T>,
  inquiry: Inquiry<T>,
  position: T['position'],
  choices: Choices<T> = {},
): Answered<T> {
  const started = game.start(position);
  if (!started.ok) return started;
  const random = seeded(SEED);
  const facts: Fact<T>[] = [];
  const states: T['state'][] = [];
  const moves: T['action'][] = [];
  const decisions: Decided<T>[] = [];
  let state = started.state;
  for (
    let step = nextStep(game, inquiry, state, choices);
    step;
    step = nextStep(game, inquiry, state, choices)
  ) {
    if (step.decided) decisions.push(step.decided);
    const { action } = step;
    if (!action) break;
    const played = play(game, state, action, random);
    if (!played.ok) return played;
    const shown = shownOf(inquiry, played.facts, position);
    facts.push(...shown);
    states.push(...played.states.slice(0, shown.length));
    moves.push(action);
    state = states.at(-1) ?? played.state;
    if (shown.length < played.facts.length) break;
  }
  if (moves.length === 0 && game.outcome(state)) {
    const counted = shownOf(inquiry, standing(game, state).facts, position);
    facts.push(...counted);
    states.push(...counted.map(() => state));
  }
  const ahead = { turns: inquiry.turns(state), end: inquiry.end?.(state) };
  return {
    ok: true,
    answer: { before: started.state, facts, states, after: state, moves, decisions, ...ahead },
  };
}

/**
 * What is done next, and what was decided where somebody was asked; undefined where turns have
 * come.
 */
function nextStep<T extends GameTypes>(
  game: Game<T>,
  inquiry: Inquiry<T>,
  state: T['state'],
  choices: Choices<T>,
): { readonly action: T['action'] | undefined; readonly decided?: Decided<T> } | undefined {
  const decision = game.pending(state);
  if (!decision) return undefined;
  const { name, seats, about = {} } = decision;
  const [seat] = seats;
  const asked = inquiry.howDecided(decision, game.options(state, seat), state);
  if (!asked) return undefined;
  if ('play' in asked) return { action: asked.play };
  const key = [name, seat, ...Object.values(about)].join('-');
  const action = chosenAt(asked, choices, key);
  return {
    action,
    decided: {
      key,
      name,
      seat,
      about: { ...about, ...asked.about },
      actions: asked.choose,
      state,
      chosen: action,
    },
  };
}

/**
 * The facts that belong to the answer, as it tells them: nothing from the first one on that does
 * not.
 */
function shownOf<T extends GameTypes>(
  inquiry: Inquiry<T>,
  facts: readonly Fact<T>[],
  position: T['position'],
): Fact<T>[] {
  if (!inquiry.shown) return [...facts];
  const shown: Fact<T>[] = [];
  for (const fact of facts) {
    const known = inquiry.shown(fact, position);
    if (!known) break;
    shown.push(known);
  }
  return shown;
}

function chosenAt<T extends GameTypes>(
  { choose, open }: Extract<HowDecided<T>, { choose: unknown }>,
  choices: Choices<T>,
  key: string,
): T['action'] | undefined {
  const wanted = Object.hasOwn(choices, key) ? choices[key] : undefined;
  const assumed = open && choose.length > 1 ? undefined : choose[0];
  return choose.find((action) => wanted && sameAction(action, wanted)) ?? assumed;
}

/**
 * The choices behind a row of moves, such as a link holds: each move is tried at the next decision.
 */
export function choicesIn<T extends GameTypes>(
  game: Game<T>,
  inquiry: Inquiry<T>,
  position: T['position'],
  moves: readonly T['action'][],
): Choices<T> {
  const choices: Record<string, T['action']> = {};
  for (const move of moves) {
    const asked = ask(game, inquiry, position, choices);
    const open = asked.ok
      ? asked.answer.decisions.find(({ key }) => !Object.hasOwn(choices, key))
      : undefined;
    if (open?.actions.some((action) => sameAction(action, move))) choices[open.key] = move;
  }
  return choices;
}
