import * as v from 'valibot';
import { SEATS, type Parsed } from './types.ts';

/** What the schemas of several games have in common. Only schemas import it: they load apart from the rules. */

export const seat = v.picklist(SEATS);

/** An object whose fields are all optional and whose other fields are an error. */
export const optionals = (fields: Readonly<Record<string, v.GenericSchema>>) =>
  v.strictObject(Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, v.exactOptional(schema)])));

/** A choice of readings of open rulings. */
export const readings = (rulings: Readonly<Record<string, { readonly options: readonly string[] }>>) =>
  optionals(Object.fromEntries(Object.entries(rulings).map(([id, { options }]) => [id, v.picklist(options)])));

/** Reads what came from outside: the value, or the first place where it does not fit. */
export function parseWith<Value>(schema: v.GenericSchema, input: unknown): Parsed<Value> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output as Value };
  const [issue] = result.issues;
  return { ok: false, at: v.getDotPath(issue) ?? '', problem: issue.message };
}
