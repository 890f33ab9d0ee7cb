import { isNumber, isRoyal, type CardId } from './cards.ts';

/** Number Cards without which no game can begin (`ng.setup.mulligan-condition`). */
const FEWEST_NUMBERS = 2;

/** What a hand lacks that cannot be kept. */
export type HandFault = 'no-royal' | 'too-few-numbers';

/**
 * What a dealt hand lacks: a Royal Card, or two Number Cards. A Joker is neither
 * (`ng.setup.mulligan-condition`).
 */
export function faultsOf(hand: readonly CardId[]): HandFault[] {
  const faults: HandFault[] = [];
  if (!hand.some(isRoyal)) faults.push('no-royal');
  if (hand.filter(isNumber).length < FEWEST_NUMBERS) faults.push('too-few-numbers');
  return faults;
}
