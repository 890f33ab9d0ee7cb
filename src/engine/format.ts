import * as v from 'valibot';
import { shownField } from './foreign.ts';
import { SEATS, type Parsed, type Seat } from './types.ts';

/**
 * What the schemas of several games have in common. Only schemas import it: they load apart from
 * the rules.
 */

/** Greater numbers than this have no place at any table. */
const MOST = 1_000_000;

export const seat = v.picklist(SEATS);

/** Any number that a table could have; whether it is a possible one is for the rules to say. */
export const number = v.pipe(v.number(), v.minValue(-MOST), v.maxValue(MOST));

export const wholeNumber = v.pipe(number, v.integer());

/** One of many names. `what`: what they name, which an error says instead of naming them all. */
export const named = <const Names extends readonly string[]>(what: string, names: Names) =>
  v.picklist(names, `expected a ${what}, such as ${names[0]}`);

/** An object with exactly one of these fields. */
export const oneFieldOf = (fields: Readonly<Record<string, v.GenericSchema>>) =>
  v.union(
    Object.entries(fields).map(([key, schema]) => v.strictObject({ [key]: schema })),
    `expected an object with one field, ${Object.keys(fields).join(' or ')}`,
  );

/** An object whose fields are all optional and whose other fields are an error. */
export const optionals = (fields: Readonly<Record<string, v.GenericSchema>>) =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([key, schema]) => [key, v.exactOptional(schema)]),
    ),
  );

/** Something of each seat, where it is said. */
export const bySeat = (value: v.GenericSchema) =>
  optionals(Object.fromEntries(SEATS.map((each) => [each, value])));

/** A choice of readings of open rulings. */
export const readings = (
  rulings: Readonly<Record<string, { readonly options: readonly string[] }>>,
) =>
  optionals(
    Object.fromEntries(
      Object.entries(rulings).map(([id, { options }]) => [id, v.picklist(options)]),
    ),
  );

/**
 * Reads what came from outside: the value, or the first place where it does not fit. `seated`: who
 * sits at its table; of seats, an error names these only.
 */
export function parseWith<Value>(
  schema: v.GenericSchema,
  input: unknown,
  seated = seatedIn(input),
): Parsed<Value> {
  if (Array.isArray(input)) return { ok: false, at: '', problem: 'expected an object' };
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output as Value };
  const [issue] = result.issues;
  const at = placeOf(issue);
  return { ok: false, at, problem: problemOf(issue, PLAYER.test(at) ? SEATS : seated) };
}

/** Where a table says who sits at it. */
const PLAYER = /^players\.\d+\.seat$/;

/** Who sits at a table, as far as it says so. */
function seatedIn(input: unknown): readonly Seat[] {
  const { players } = (input ?? {}) as { readonly players?: unknown };
  const named = Array.isArray(players) ? players.map((player) => player?.seat as unknown) : [];
  const seated = SEATS.filter((each) => named.includes(each));
  return seated.length > 0 ? seated : SEATS;
}

type Issue = v.BaseIssue<unknown>;

/** The fields that lead to a problem, such as `players.0.coins`. */
const placeOf = ({ path }: Issue): string =>
  (path ?? []).map(({ key }) => shownField(String(key))).join('.');

/** What is wrong there, without what was found. A schema may say so itself. */
function problemOf(issue: Issue, seated: readonly Seat[]): string {
  const { message, type, expected, received, path } = issue;
  if (message.startsWith('expected')) return message;
  if (expected === 'never') return 'no such field';
  const isKey = path?.at(-1)?.origin === 'key';
  if (received === 'undefined' && (isKey || type === 'variant')) return 'this field is missing';
  if (expected === seat.expects) return `expected one of ${seated.join(', ')}`;
  switch (type) {
    case 'integer':
      return 'expected a whole number';
    case 'min_value':
    case 'max_value':
      return `expected a number of at ${type === 'min_value' ? 'least' : 'most'} ${expected!.slice(2)}`;
    default:
      return `expected ${KINDS[expected ?? ''] ?? oneOf(expected ?? '')}`;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
};

/** Of more alternatives than this, an error names the first only, so that it stays one short line. */
const MOST_NAMED = 16;

/** Alternatives as valibot writes them, `("a" | ("b" | "c"))`, in words. */
function oneOf(expected: string): string {
  const names = expected.replace(/[()"]/g, '').split(' | ');
  if (names.length === 1) return names[0]!;
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return `one of ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
