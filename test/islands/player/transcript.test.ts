import { describe, expect, it } from 'vitest';
import { captioned } from '../../../src/islands/player/transcript.ts';
import { frameName, type Frame } from '../../../src/narration/frame.ts';

const frame = (step: string | null, shown: number, kind: Frame['kind'] = 'event'): Frame => ({
  step,
  shown,
  kind,
  picture: { seats: [] },
  decision: '',
});

/** A scenario of a step with two moments. */
const FRAMES = [frame(null, 0, 'start'), frame('a', 1), frame('a', 2, 'outcome')] as const;

/** Words as they stand on a page, in whatever order. */
const words = (...frames: readonly Frame[]): Map<string, string> =>
  new Map(frames.map((of) => [frameName(of), `<p>${frameName(of)}</p>`]));

describe('frames and the words on a page', () => {
  it('are joined by name, not by place', () => {
    const script = captioned(FRAMES, words(FRAMES[2], FRAMES[0], FRAMES[1]))!;
    expect(script.map(({ html }) => html)).toEqual(['<p>.0</p>', '<p>a.1</p>', '<p>a.2</p>']);
  });

  it('are told apart where they are not of one version', () => {
    const [start, first, last] = FRAMES;
    expect(captioned(FRAMES, words(start, first))).toBeUndefined();
    expect(captioned(FRAMES, words(start, first, frame('b', 2)))).toBeUndefined();
    expect(captioned([start, first], words(start, first, last))).toBeUndefined();
  });
});
