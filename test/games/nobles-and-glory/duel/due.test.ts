import { expect, it } from 'vitest';
import { dueIn } from '../../../../src/games/nobles-and-glory/duel/due.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import { dueled, MILA_LOSES, NOOR_LOSES } from '../../../support/nobles-and-glory-duels.ts';

/** Whose card is due after each of these cards, and how it is placed. */
function dueAfterEach(written: string): unknown[] {
  const cards = written.split(' ');
  return cards.map((_, count) => {
    const top = topOf(dueled(cards.slice(0, count).join(' ')).state);
    const due = top.type === 'duel' ? dueIn(top) : expect.unreachable();
    return due && `${due.seat} ${due.face}`;
  });
}

it('round one: both face down, the challenged player first (ng.action.duel.round-one)', () => {
  expect(dueAfterEach('m10C n8H')).toEqual(['mila down', 'noor down']);
});

it('round two: its loser up, the other down, the loser down, the other up (ng.action.duel.round-two)', () => {
  expect(dueAfterEach(MILA_LOSES).slice(2)).toEqual([
    'noor up',
    'mila down',
    'noor down',
    'mila up',
  ]);
  expect(dueAfterEach(NOOR_LOSES).slice(2)).toEqual([
    'mila up',
    'noor down',
    'mila down',
    'noor up',
  ]);
});

it('is nobody’s where both rounds are over', () => {
  const top = topOf(dueled(MILA_LOSES).state);
  expect(top.type === 'duel' && dueIn(top)).toBeUndefined();
});
