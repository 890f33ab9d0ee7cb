import { describe, expect, it } from 'vitest';
import { fits } from '../../../src/islands/player/transcript.ts';
import { frameName, type FrameInWords } from '../../../src/narration/frame.ts';

const frame = (
  step: string | null,
  shown: number,
  kind: 'start' | 'ask' | 'outcome' = 'ask',
): FrameInWords => ({
  step,
  shown,
  kind,
  picture: { seats: [] },
  decision: '',
  ...(kind !== 'outcome' && { caption: { kind, sentence: 'Mila waits.' } }),
});

/** A scenario of a step with two moments. */
const FRAMES = [frame(null, 0, 'start'), frame('a', 1), frame('a', 2, 'outcome')] as const;

/** Frames whose words stand on a page, in whatever order. */
const named = (...frames: readonly FrameInWords[]): Set<string> => new Set(frames.map(frameName));

describe('frames and a page', () => {
  it('are of one version where the words of all frames stand there, and no others', () => {
    expect(fits(FRAMES, named(FRAMES[2], FRAMES[0], FRAMES[1]))).toBe(true);
  });

  it('are told apart where they are not', () => {
    const [start, first, last] = FRAMES;
    expect(fits(FRAMES, named(start, first))).toBe(false);
    expect(fits(FRAMES, named(start, first, frame('b', 2)))).toBe(false);
    expect(fits([start, first], named(start, first, last))).toBe(false);
  });

  it('are so where frames came without words', () => {
    const [start, { caption: _, ...first }, last] = FRAMES;
    expect(fits([start, first, last], named(...FRAMES))).toBe(false);
  });
});
