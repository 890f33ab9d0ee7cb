import type { FrameInWords } from '../../narration/frame.ts';
import type { Place, Shown } from './place.ts';
import type { Track } from './referee.ts';

/** Which frame a place means, or the nearest there is: then it is not found. */
export function findPlace(
  place: Place,
  track: Shown,
  script: readonly FrameInWords[],
): { readonly index: number; readonly found: boolean } {
  return place.choice.moves.length > 0
    ? findOwn(place, track)
    : findScripted(place, track.frames, script);
}

function findOwn({ shown }: Place, { frames, scripted }: Shown): ReturnType<typeof findPlace> {
  const index = Math.max(0, Math.min(frames.length - 1, scripted + shown - 1));
  return { index, found: shown === Infinity || index === scripted + shown - 1 };
}

/**
 * Near a moment that its step does not have is the last one or the first one of the step; near a
 * step that is not reached, the end; near no step at all, the start.
 */
function findScripted(
  { step, shown }: Place,
  frames: Track['frames'],
  script: readonly FrameInWords[],
): ReturnType<typeof findPlace> {
  const first = frames.findIndex((frame) => frame.step === step);
  if (first < 0)
    return {
      index: script.some((frame) => frame.step === step) ? frames.length - 1 : 0,
      found: false,
    };
  const end = frames.findLastIndex((frame) => frame.step === step);
  const index = Math.max(first, Math.min(end, first + shown - frames[first]!.shown));
  return { index, found: frames[index]!.shown === shown };
}
