import type { OwnNumbers } from '../../games/manifest.ts';

/**
 * What is wrong with a number: nothing is typed, it is not whole, it is too small or too large, or
 * smaller than the one before.
 */
type NumberProblem = 'missing' | 'not-whole' | 'beyond' | 'falls';

/** Where a number stands that cannot be, and what is wrong with it. */
export interface WrongNumber {
  readonly at: number;
  readonly problem: NumberProblem;
}

/** Numbers as typed, or the first of them that cannot be. */
type Typed =
  | { readonly ok: true; readonly numbers: readonly number[] }
  | ({ readonly ok: false } & WrongNumber);

/** What is wrong with the number at a place; undefined where nothing is. */
function problemAt(
  { lowest, highest }: OwnNumbers,
  typed: readonly string[],
  at: number,
): NumberProblem | undefined {
  const text = typed[at]!;
  if (text === '') return 'missing';
  if (!/^[+-]?\d+$/.test(text)) return 'not-whole';
  const number = Number(text);
  if (number < lowest || number > highest) return 'beyond';
  return at > 0 && number < Number(typed[at - 1]) ? 'falls' : undefined;
}

/** What has been typed into a field, without spaces around it and with plain digits. */
export const tidy = (text: string): string => text.normalize('NFKC').trim();

/** Reads what has been typed, one text for each number. */
export function readNumbers(own: OwnNumbers, texts: readonly string[]): Typed {
  const typed = own.usual.map((_, at) => tidy(texts[at] ?? ''));
  for (const at of typed.keys()) {
    const problem = problemAt(own, typed, at);
    if (problem) return { ok: false, at, problem };
  }
  return { ok: true, numbers: typed.map(Number) };
}

/** Whether something that was kept is the numbers of a copy. */
export const areNumbers = (own: OwnNumbers, value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length === own.usual.length &&
  value.every((number) => typeof number === 'number') &&
  readNumbers(own, value.map(String)).ok;

/** Where the numbers of a copy differ from what is printed. */
export const againstPrint = (
  { usual }: OwnNumbers,
  numbers: readonly number[],
): readonly number[] =>
  [...usual.keys()].filter(
    (at) => usual[at]!.provenance === 'printed' && numbers[at] !== usual[at]!.value,
  );
