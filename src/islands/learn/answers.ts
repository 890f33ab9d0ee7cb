import { pickedFrom, type RightAnswer, type Forecast } from '../../engine/forecast.ts';
import type { Seat } from '../../engine/types.ts';
import { say, type Words } from '../../i18n/words.ts';
import { seatPiece, type Marked, type PieceId } from '../shared/board.ts';

/** An answer that can be picked: by its name, and by its piece where it lies on the table. */
export interface Option {
  readonly value: string;
  readonly name: string;
  readonly seat?: Seat;
  readonly piece?: PieceId;
}

/** What can be picked as an answer; undefined where a number is asked for. */
export function optionsOf(
  asks: Forecast,
  seats: readonly Seat[],
  words: Words,
): readonly Option[] | undefined {
  const values = pickedFrom(asks, seats);
  if ('seats' in asks)
    return seats.map((seat) => ({
      value: seat,
      name: nameOf('seat.*', seat, words),
      seat,
      piece: seatPiece(seat),
    }));
  const names = 'names' in asks ? asks.names : undefined;
  const pieces = 'pieces' in asks ? asks.among : {};
  return values?.map((value) => ({
    value,
    name: nameOf(names, value, words),
    ...(pieces[value] && { piece: pieces[value] }),
  }));
}

/** What is picked after a tap or a click: where one is asked for, another takes its place. */
export function pickedAfter(
  picked: readonly string[],
  value: string,
  isOne: boolean,
): readonly string[] {
  if (picked.includes(value)) return picked.filter((other) => other !== value);
  return isOne ? [value] : [...picked, value];
}

/** Of two one is right, since never none nor both are; and so where one place is asked for. */
export const asksForOne = (asks: Forecast, options: readonly Option[]): boolean =>
  options.length === 2 || 'nth' in asks;

/** Whether what is picked or typed is what comes, in whatever order. */
export const isRight = (
  answer: RightAnswer,
  picked: readonly string[],
  number: number | undefined,
): boolean =>
  typeof answer === 'number'
    ? number === answer
    : picked.length === answer.length && answer.every((value) => picked.includes(value));

/** The pieces on the table that answer, as they look now. */
export const marksOf = (
  options: readonly Option[],
  picked: readonly string[],
): ReadonlyMap<PieceId, Marked> =>
  new Map(
    options.flatMap(({ piece, value }) =>
      piece ? [[piece, { mark: picked.includes(value) ? 'selected' : 'legal' }] as const] : [],
    ),
  );

/** The right answer in words. */
export const answerSaid = (answer: RightAnswer, options: readonly Option[]): string =>
  typeof answer === 'number'
    ? String(answer)
    : answer.map((value) => options.find((one) => one.value === value)!.name).join(', ');

/** A whole number as a reader types it, with a hyphen or a minus sign below zero. */
export const numberIn = (typed: string): number | undefined =>
  /^\s*[-−]?\d{1,4}\s*$/.test(typed) ? Number(typed.replace('−', '-')) : undefined;

const nameOf = (key: string | undefined, value: string, words: Words): string =>
  key ? say(words, key.replace('*', value)) : value;
