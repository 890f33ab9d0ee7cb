import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPlace } from '../../../src/islands/player/find-place.ts';
import { placeAt } from '../../../src/islands/player/place.ts';
import type { PlayerChoice, Track } from '../../../src/islands/player/referee.ts';
import { refereeOf, SCRIPT, serveSite } from '../../support/player.ts';
import { scenarioNamed } from '../../support/telling.ts';

afterAll(() => void vi.unstubAllGlobals());

const OWN: PlayerChoice = { ...SCRIPT, base: 'reveal', moves: [{ type: 'end', seat: 'noor' }] };
const OTHER: PlayerChoice = { ...SCRIPT, rulings: { 'watchman-theft-stands': 'theft-too' } };

let script: Track;
let own: Track;
let other: Track;
beforeAll(async () => {
  serveSite();
  const referee = await refereeOf(scenarioNamed('switch-watchman-theft-stands'));
  [script, own, other] = [SCRIPT, OWN, OTHER].map((choice) => referee.track(choice)) as [
    Track,
    Track,
    Track,
  ];
});

describe('the place of a frame', () => {
  it('leads back to it', () => {
    for (const [track, choice] of [
      [script, SCRIPT],
      [own, OWN],
      [other, OTHER],
    ] as const) {
      for (const index of track.frames.keys())
        expect(findPlace(placeAt(index, track, choice), track, script.frames)).toEqual({
          index,
          found: true,
        });
    }
  });
});

describe('the outcome', () => {
  it('is one more moment of the last step: links to the moments before lead where they led without it', () => {
    const [end, outcome] = script.frames.slice(-2);
    expect([outcome!.kind, outcome!.step, outcome!.shown]).toEqual([
      'outcome',
      end!.step,
      end!.shown + 1,
    ]);
    const frames = script.frames.slice(0, -1) as unknown as Track['frames'];
    for (const { step, shown } of frames) {
      const place = { step, shown, choice: SCRIPT };
      expect(findPlace(place, script, script.frames)).toEqual(
        findPlace(place, { ...script, frames }, frames),
      );
    }
  });

  it('is near the end under a reading that has none', () => {
    const { step, shown } = script.frames.at(-1)!;
    expect(findPlace({ step, shown, choice: OTHER }, other, script.frames)).toEqual({
      index: other.frames.length - 1,
      found: false,
    });
  });
});

describe('a place that is not there', () => {
  const near = (step: string | null, shown: number, track = script, choice = SCRIPT) => {
    const { index, found } = findPlace({ step, shown, choice }, track, script.frames);
    return [track.frames[index]!.step, track.frames[index]!.shown, found];
  };

  it('is near the last moment of its step, or the first', () => {
    expect(near('watchman-fends-off', 9)).toEqual(['watchman-fends-off', 3, false]);
    expect(near('watchman-fends-off', 0)).toEqual(['watchman-fends-off', 1, false]);
    expect(near(null, 3)).toEqual([null, 0, false]);
  });

  it('is near the end where a reading stops the script before its step', () => {
    expect(near('queen-takes', 1, other, OTHER)).toEqual(['queen-steals', 1, false]);
  });

  it('is near the start where the script has no such step', () => {
    expect(near('queen-leaves', 1)).toEqual([null, 0, false]);
  });

  it('is near the end of own moves, which is there wherever it is', () => {
    const end = own.frames.at(-1)!;
    expect(near('reveal', 99, own, OWN)).toEqual([end.step, end.shown, false]);
    expect(near('reveal', Infinity, own, OWN)).toEqual([end.step, end.shown, true]);
    expect(near('reveal', -99, own, OWN)).toEqual([null, 0, false]);
  });
});
