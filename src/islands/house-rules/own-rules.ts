import { canKeep } from '../../browser/kept.ts';
import { beginning, canUndo, changed, replaced, undone, type History } from '../shared/history.ts';
import {
  areKnown,
  keepHouseRules,
  keptHouseRules,
  setAsideHouseRules,
  withKnownReadings,
  type HouseRules,
  type Readings,
} from './kept.ts';

/**
 * The reader’s own house rules while they are changed. What changes them keeps them, and says
 * whether the device does; only the last change of all at once can be taken back.
 */
export interface OwnRules {
  readonly now: () => HouseRules;
  /** The key of what is to be said of those that were kept, where they made no sense. */
  readonly trouble: string | undefined;
  readonly choose: (ruling: string, option: string) => boolean;
  /** Other ones, all at once. */
  readonly turnTo: (rules: HouseRules) => boolean;
  readonly canUndo: () => boolean;
  readonly undo: () => boolean;
  /** Takes over what is kept now, whichever page has kept it. */
  readonly follow: () => void;
}

/** Opens the house rules that the device keeps, as far as a game knows them. */
export function openOwnRules(game: string, readings: Readings): OwnRules {
  const { rules, damaged } = keptHouseRules(game);
  let history = beginning(withKnownReadings(rules, readings));

  function troubleWithKept(): string | undefined {
    if (damaged) return setAsideHouseRules(game) ? 'house.damaged' : 'house.damaged-stays';
    return areKnown(rules, readings) ? undefined : 'house.unknown';
  }
  function keep(next: History<HouseRules>): boolean {
    history = next;
    return keepHouseRules(game, history.now);
  }

  return {
    now: () => history.now,
    trouble: troubleWithKept(),
    choose: (ruling, option) =>
      keep(beginning(withKnownReadings({ ...history.now, [ruling]: option }, readings))),
    turnTo: (other) => keep(changed(history, other, 1)),
    canUndo: () => canUndo(history),
    undo: () => keep(undone(history)),
    follow() {
      // Without storage they are known here alone.
      if (canKeep())
        history = replaced(history, withKnownReadings(keptHouseRules(game).rules, readings));
    },
  };
}
