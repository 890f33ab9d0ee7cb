import type { Moment } from '../../engine/scenario.ts';
import type { FrameInWords } from '../../narration/frame.ts';
import type { PlayerChoice } from './referee.ts';

/** Whether a frame is the moment that answers its script, and the script stands as it is written. */
export const showsAnswer = (
  answer: Moment | undefined,
  { step, shown }: FrameInWords,
  { base, rulings }: PlayerChoice,
): boolean =>
  answer !== undefined &&
  base === undefined &&
  Object.keys(rulings).length === 0 &&
  step === answer.step &&
  shown === answer.moment;
