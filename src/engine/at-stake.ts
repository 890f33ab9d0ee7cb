import type { Game } from './game.ts';
import { ask, SEED, type Answered, type Choices, type Inquiry, type TurnAhead } from './inquiry.ts';
import { play, standing } from './play.ts';
import { seeded } from './random.ts';
import type { GameTypes, NonEmpty, Seat } from './types.ts';

/**
 * Another reading of a ruling, and what it changes: the answer itself, or only what somebody may do
 * in a turn.
 */
interface OtherReading<T extends GameTypes = GameTypes> {
  readonly option: string;
  readonly changes: 'answer' | 'turns';
  readonly answered: Answered<T>;
}

/** An open ruling at stake in a table: read otherwise, something comes out differently. */
export interface RulingAtStake<T extends GameTypes = GameTypes> {
  readonly ruling: T['ruling'];
  readonly others: NonEmpty<OtherReading<T>>;
}

/** A table with the readings of its rulings. */
type Read<T extends GameTypes> = T['position'] & {
  readonly rulings?: Readonly<Partial<Record<T['ruling'], string>>>;
};

/**
 * The open rulings at stake in a table; those that change the answer itself come first. Yields
 * often, for it plays whatever anybody may think of: the browser can do something else in between.
 */
export function* findingRulingsAtStake<T extends GameTypes>(
  game: Game<T>,
  inquiry: Inquiry<T>,
  position: Read<T>,
  choices: Choices<T> = {},
): Generator<void, readonly RulingAtStake<T>[]> {
  const under = (rulings: object): Answered<T> =>
    ask(game, inquiry, { ...position, rulings: { ...position.rulings, ...rulings } }, choices);
  const usual = under({});
  const answer = answerText(usual);
  const tried = yield* all(tryingAt(game, turnsOf(usual)));
  const later = usual.ok ? inquiry.laterAtStake(usual.answer.after) : [];
  const cited = new Set([...(yield* citedBy(game, usual)), ...tried.flatMap(({ cites }) => cites)]);
  const isAsked = (ruling: T['ruling']): boolean =>
    [...later, ...(inquiry.uncited ?? [])].includes(ruling) ||
    game.rulings[ruling].rules.some((rule) => cited.has(rule));
  const atStake: RulingAtStake<T>[] = [];
  for (const ruling of (Object.keys(game.rulings) as T['ruling'][]).filter(isAsked)) {
    const { options } = game.rulings[ruling];
    const current = position.rulings?.[ruling] ?? options[0];
    const others: OtherReading<T>[] = [];
    for (const option of options.filter((other) => other !== current)) {
      const answered = under({ [ruling]: option });
      yield;
      if (answerText(answered) !== answer) others.push({ option, answered, changes: 'answer' });
      else if (
        later.includes(ruling) ||
        !(yield* areAsTried(tryingAt(game, turnsOf(answered)), tried))
      )
        others.push({ option, answered, changes: 'turns' });
    }
    const [first, ...more] = others;
    if (first) atStake.push({ ruling, others: [first, ...more] });
  }
  const isDecisive = ({ others }: RulingAtStake<T>): number =>
    Number(others.some(({ changes }) => changes === 'answer'));
  return atStake.sort((a, b) => isDecisive(b) - isDecisive(a));
}

/** What has happened and who may decide, as a text to compare. */
function answerText(answered: Answered): string {
  if (!answered.ok) return JSON.stringify(answered.refusal);
  const { after, decisions, turns } = answered.answer;
  return JSON.stringify([
    { ...after, rulings: undefined },
    decisions.map(({ key, actions }) => [key, actions]),
    turns.map(({ seat }) => seat),
  ]);
}

/**
 * The rules that are named on the way to an answer: by what happens, by what may be decided, and by
 * how it is counted.
 */
function* citedBy<T extends GameTypes>(
  game: Game<T>,
  answered: Answered<T>,
): Generator<void, readonly string[]> {
  if (!answered.ok) return [answered.refusal.because];
  const { before, decisions, moves } = answered.answer;
  const cited: string[] = [];
  let state = before;
  for (const move of moves) {
    const played = play(game, state, move, seeded(SEED));
    if (!played.ok) break;
    cited.push(...played.facts.flatMap(({ cites }) => cites));
    state = played.state;
    yield;
  }
  if (game.outcome(state)) cited.push(...standing(game, state).facts.flatMap(({ cites }) => cites));
  const decided = yield* all(tryingAt(game, decisions));
  return [...cited, ...decided.flatMap(({ cites }) => cites)];
}

/** An action that a seat may think of, as a text with what it comes to, and the rules it names. */
interface Tried {
  readonly text: string;
  readonly cites: readonly string[];
}

function tryOut<T extends GameTypes>(game: Game<T>, state: T['state'], action: T['action']): Tried {
  const played = play(game, state, action, seeded(SEED));
  const comesTo = played.ok ? played.facts.map(({ event }) => event) : played.refusal;
  return {
    text: JSON.stringify([action, comesTo]),
    cites: played.ok ? played.facts.flatMap(({ cites }) => cites) : [played.refusal.because],
  };
}

/** Tries whatever a seat may think of at each of these moments. */
function* tryingAt<T extends GameTypes>(
  game: Game<T>,
  moments: readonly { readonly seat: Seat; readonly state: T['state'] }[],
): Generator<Tried, void> {
  for (const { seat, state } of moments)
    for (const action of game.imaginable(state, seat)) yield tryOut(game, state, action);
}

const turnsOf = <T extends GameTypes>(answered: Answered<T>): readonly TurnAhead<T>[] =>
  answered.ok ? answered.answer.turns : [];

/** All that is tried, with a rest after each. */
function* all(trying: Generator<Tried, void>): Generator<void, readonly Tried[]> {
  const found: Tried[] = [];
  for (const one of trying) {
    found.push(one);
    yield;
  }
  return found;
}

/** Whether the same is tried and comes to the same; looks no further than the first difference. */
function* areAsTried(
  trying: Generator<Tried, void>,
  usual: readonly Tried[],
): Generator<void, boolean> {
  let place = 0;
  for (const { text } of trying) {
    if (text !== usual[place]?.text) return false;
    place += 1;
    yield;
  }
  return place === usual.length;
}
