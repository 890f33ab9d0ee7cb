import { followKept } from '../../browser/follow-kept.ts';
import { kept } from '../../browser/kept.ts';
import type { Laid } from '../../engine/types.ts';
import type { OwnNumbers } from '../../games/manifest.ts';
import { areNumbers } from './numbers.ts';

/** Says on the window that numbers were kept. */
const KEPT_EVENT = 'own-numbers';

const VERSION = 1;

const keyOf = (game: string): string => `own-numbers.${game}`;

const device = (game: string, own: OwnNumbers) =>
  kept(keyOf(game), (text) => {
    const { version, numbers } = JSON.parse(text) as {
      readonly version?: unknown;
      readonly numbers?: unknown;
    };
    return version === VERSION && areNumbers(own, numbers) ? numbers : undefined;
  });

/**
 * The numbers of the reader’s copy kept on this device; undefined where nothing can be read.
 * `damaged`: something is kept that makes no sense; it stays until it is set aside.
 */
export function keptNumbers(
  game: string,
  own: OwnNumbers,
): { readonly numbers: readonly number[] | undefined; readonly damaged: boolean } {
  const { value, damaged } = device(game, own).get();
  return { numbers: value, damaged };
}

/**
 * Keeps numbers on this device, or forgets them, and tells the page; false where they cannot be
 * kept.
 */
export function keepNumbers(
  game: string,
  own: OwnNumbers,
  numbers: readonly number[] | undefined,
): boolean {
  if (!device(game, own).put(numbers && JSON.stringify({ version: VERSION, numbers })))
    return false;
  dispatchEvent(new Event(KEPT_EVENT));
  return true;
}

/**
 * Moves numbers that make no sense to a key of their own; false where there is no room for that.
 */
export const setAsideNumbers = (game: string, own: OwnNumbers): boolean =>
  device(game, own).setAside();

/**
 * Calls back whenever the numbers of a game may have been kept, on this page, in another tab, or
 * while this page was out of sight.
 */
export function onNumbersKept(game: string, listen: () => void): void {
  addEventListener(KEPT_EVENT, listen);
  followKept(keyOf(game), listen);
}

/** A table of the reader’s own, with the numbers of the reader’s copy where they are kept. */
export function withOwnNumbers<Position extends Laid>(
  game: string,
  own: OwnNumbers | undefined,
  position: Position,
): Position {
  const numbers = own && keptNumbers(game, own).numbers;
  return numbers ? own.onto(position, numbers) : position;
}
