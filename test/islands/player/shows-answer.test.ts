import { expect, it } from 'vitest';
import { showsAnswer } from '../../../src/islands/player/shows-answer.ts';
import type { FrameInWords } from '../../../src/narration/frame.ts';
import { SCRIPT } from '../../support/player.ts';

const ANSWER = { step: 'queen-takes', moment: 2 };
const at = (step: string | null, shown: number): FrameInWords =>
  ({ step, shown }) as unknown as FrameInWords;

it('is shown at its moment of its step only', () => {
  expect(showsAnswer(ANSWER, at('queen-takes', 2), SCRIPT)).toBe(true);
  for (const other of [at('queen-takes', 1), at('queen-ends', 2), at(null, 0)])
    expect(showsAnswer(ANSWER, other, SCRIPT)).toBe(false);
});

it('is shown through whichever eyes, but not under another reading or after own moves', () => {
  const shown = [
    { eyes: 'noor' as const },
    { rulings: { 'steal-optional': 'must-cover' } },
    { base: null },
    { base: 'queen-takes' },
  ].map((choice) => showsAnswer(ANSWER, at('queen-takes', 2), { ...SCRIPT, ...choice }));
  expect(shown).toEqual([true, false, false, false]);
});

it('is nowhere in a script that has none', () => {
  expect(showsAnswer(undefined, at(null, 0), SCRIPT)).toBe(false);
});
