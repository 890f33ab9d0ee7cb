import { followKept } from '../../browser/follow-kept.ts';
import { kept } from '../../browser/kept.ts';

/** The reader's own readings of open rulings: option by ruling, where they are not the default. */
export type HouseRules = Readonly<Record<string, string>>;

/** The readings of each open ruling of a game, the default first. */
export type Readings = Readonly<Record<string, readonly string[]>>;

/** Says on the window that house rules were kept. */
export const KEPT_EVENT = 'house-rules';

const keyOf = (game: string): string => `house-rules.${game}`;

const keptRules = (game: string) =>
  kept(keyOf(game), (text) => {
    const rules = JSON.parse(text) as unknown;
    return isHouseRules(rules) ? rules : undefined;
  });

/**
 * The house rules kept on this device; none where nothing can be read. `damaged`: something is kept
 * that makes no sense; it stays where it is until it is set aside. Whether rulings and options
 * exist is for whoever knows the game to say: see `sensible`.
 */
export function keptHouseRules(game: string): {
  readonly rules: HouseRules;
  readonly damaged: boolean;
} {
  const { value = {}, damaged } = keptRules(game).get();
  return { rules: value, damaged };
}

/**
 * Keeps house rules on this device and tells the page; false where they last as long as the page:
 * there is no storage, or no room to set aside what made no sense.
 */
export function keepHouseRules(game: string, rules: HouseRules): boolean {
  if (!keptRules(game).put(Object.keys(rules).length > 0 ? JSON.stringify(rules) : undefined))
    return false;
  dispatchEvent(new Event(KEPT_EVENT));
  return true;
}

/**
 * Moves house rules that make no sense to a key of their own; false where there is no room for
 * that.
 */
export const setAsideHouseRules = (game: string): boolean => keptRules(game).setAside();

/**
 * Calls back whenever the house rules of a game may have been kept, on this page, in another tab,
 * or while this page was out of sight.
 */
export function onHouseRulesKept(game: string, listen: () => void): void {
  addEventListener(KEPT_EVENT, listen);
  followKept(keyOf(game), listen);
}

/** Those of some house rules that a game knows and that are not its defaults. */
export const withKnownReadings = (rules: HouseRules, readings: Readings): HouseRules =>
  Object.fromEntries(
    Object.entries(rules).filter(
      ([ruling, option]) => optionsOf(readings, ruling).indexOf(option) > 0,
    ),
  );

/** Whether a game knows every ruling and every option of some house rules. */
export const areKnown = (rules: HouseRules, readings: Readings): boolean =>
  Object.entries(rules).every(([ruling, option]) => optionsOf(readings, ruling).includes(option));

/** Whether two sets of house rules say the same, in whatever order. */
export const areSame = (some: HouseRules, others: HouseRules): boolean =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.entries(some).every(
    ([ruling, option]) => Object.hasOwn(others, ruling) && others[ruling] === option,
  );

const optionsOf = (readings: Readings, ruling: string): readonly string[] =>
  Object.hasOwn(readings, ruling) ? readings[ruling]! : [];

const isHouseRules = (value: unknown): value is HouseRules =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((option) => typeof option === 'string');
