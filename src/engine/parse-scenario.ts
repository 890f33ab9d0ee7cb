import { noSuchField, shownField } from './foreign.ts';
import type { Format, Game } from './game.ts';
import { parseRulings } from './rulings.ts';
import type { Scenario } from './scenario.ts';
import { SEATS, type GameTypes, type Parsed, type Seat } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const fail = (at: string, problem: string) => ({ ok: false, at, problem }) as const;

const isSeat = (input: unknown): input is Seat => SEATS.includes(input as Seat);

const isRule = <T extends GameTypes>(format: Format<T>, input: unknown): input is T['rule'] =>
  typeof input === 'string' && Object.hasOwn(format.rules, input);

const NO_RULE = 'no such rule';

const FIELDS = ['game', 'id', 'teaches', 'rulings', 'seenFrom', 'start', 'steps', 'answer'];
const START_FIELDS = { position: ['position', 'seed'], seats: ['seats', 'seed'] };
const ANSWER_FIELDS = ['step', 'moment'];
const STEP_FIELDS = {
  play: ['name', 'play', 'log'],
  refused: ['name', 'refused', 'because'],
  ask: ['name', 'ask', 'accept'],
};

/**
 * The complaint about the first field that does not belong there: misspelt, it would silently count
 * for nothing.
 */
function strayField(at: string, input: Fields, known: readonly string[]) {
  const stray = Object.keys(input).find((field) => !known.includes(field));
  return stray === undefined
    ? undefined
    : fail(at ? `${at}.${shownField(stray)}` : shownField(stray), noSuchField(known));
}

/**
 * Checks a scenario that came from outside: names, rules, readings, position and actions must be
 * ones the game knows.
 */
export function parseScenario<T extends GameTypes>(
  game: Game<T>,
  format: Format<T>,
  input: unknown,
): Parsed<Scenario<T>> {
  if (!isFields(input)) return fail('', 'expected a scenario object');
  const stray = strayField('', input, FIELDS);
  if (stray) return stray;
  const { id, teaches, seenFrom, rulings = {}, start, steps, answer } = input;
  if (typeof id !== 'string') return fail('id', 'expected a name');
  if (!Array.isArray(teaches) || teaches.length === 0)
    return fail('teaches', 'expected at least one rule');
  const unknown = teaches.findIndex((rule) => !isRule(format, rule));
  if (unknown >= 0) return fail(`teaches.${unknown}`, NO_RULE);
  if (seenFrom !== undefined && !isSeat(seenFrom))
    return fail('seenFrom', `expected one of ${SEATS.join(', ')}`);
  const readings = parseRulings(game, rulings);
  if (!readings.ok) return readings;
  const begin = parseStart(game, format, start);
  if (!begin.ok) return begin;
  if (!Array.isArray(steps) || steps.length === 0)
    return fail('steps', 'expected at least one step');
  for (const [place, step] of steps.entries()) {
    const parsed = parseStep(format, step, `steps.${place}`);
    if (!parsed.ok) return parsed;
  }
  const moment = parseAnswer(answer, steps as readonly { readonly name: string }[]);
  if (!moment.ok) return moment;
  return { ok: true, value: input as unknown as Scenario<T> };
}

function parseAnswer(
  answer: unknown,
  steps: readonly { readonly name: string }[],
): Parsed<unknown> {
  if (answer === undefined) return { ok: true, value: answer };
  if (!isFields(answer)) return fail('answer', 'expected a step and one of its moments');
  const stray = strayField('answer', answer, ANSWER_FIELDS);
  if (stray) return stray;
  if (!steps.some(({ name }) => name === answer.step)) return fail('answer.step', 'no such step');
  return Number.isInteger(answer.moment) && Number(answer.moment) > 0
    ? { ok: true, value: answer }
    : fail('answer.moment', 'expected a whole number above zero');
}

function parseStart<T extends GameTypes>(
  game: Game<T>,
  format: Format<T>,
  start: unknown,
): Parsed<unknown> {
  if (!isFields(start)) return fail('start', 'expected a position, or seats and a seed');
  const stray = strayField(
    'start',
    start,
    START_FIELDS['position' in start ? 'position' : 'seats'],
  );
  if (stray) return stray;
  if (start.seed !== undefined && !Number.isInteger(start.seed))
    return fail('start.seed', 'expected a whole number');
  if ('position' in start) return under('start.position', format.position(start.position));
  if (!Array.isArray(start.seats) || !start.seats.every(isSeat))
    return fail('start.seats', `expected some of ${SEATS.join(', ')}`);
  if (new Set(start.seats).size < start.seats.length)
    return fail('start.seats', 'expected every seat once');
  const { min, max } = game.seats;
  if (start.seats.length < min || start.seats.length > max)
    return fail('start.seats', `expected ${min} to ${max} seats`);
  return start.seed === undefined
    ? fail('start.seed', 'expected a whole number')
    : { ok: true, value: start };
}

function parseStep<T extends GameTypes>(
  format: Format<T>,
  step: unknown,
  at: string,
): Parsed<unknown> {
  if (!isFields(step) || typeof step.name !== 'string')
    return fail(`${at}.name`, 'expected a name');
  const kind = (['play', 'refused', 'ask'] as const).find((field) => field in step);
  if (!kind) return fail(at, 'expected play, refused or ask');
  const stray = strayField(at, step, STEP_FIELDS[kind]);
  if (stray) return stray;
  if (kind === 'play') {
    if (step.log !== undefined && !isLog(step.log))
      return fail(`${at}.log`, 'expected event types or events with a type');
    return under(`${at}.play`, format.action(step.play));
  }
  if (kind === 'refused') {
    if (!isRule(format, step.because)) return fail(`${at}.because`, NO_RULE);
    return under(`${at}.refused`, format.action(step.refused));
  }
  if (!isSeat(step.ask)) return fail(`${at}.ask`, `expected one of ${SEATS.join(', ')}`);
  if (!Array.isArray(step.accept) || step.accept.length === 0)
    return fail(`${at}.accept`, 'expected at least one action');
  for (const [place, action] of step.accept.entries()) {
    const parsed = under(`${at}.accept.${place}`, format.action(action));
    if (!parsed.ok) return parsed;
  }
  return { ok: true, value: step };
}

/** At least one event, each named by its type or shown with its type and some fields. */
const isLog = (input: unknown): boolean =>
  Array.isArray(input) &&
  input.length > 0 &&
  input.every(
    (event) => typeof event === 'string' || (isFields(event) && typeof event.type === 'string'),
  );

const under = <V>(at: string, parsed: Parsed<V>): Parsed<V> =>
  parsed.ok ? parsed : fail(parsed.at ? `${at}.${parsed.at}` : at, parsed.problem);
