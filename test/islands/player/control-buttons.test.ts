import { describe, expect, it, vi } from 'vitest';
import { say } from '../../../src/i18n/words.ts';
import {
  controlButtons,
  type Stepping,
  type Trying,
} from '../../../src/islands/player/control-buttons.ts';
import { playerWords } from '../../support/telling.ts';

const words = playerWords('en');
const text = (key: string): string => say(words, key);
const LAST = 4;

/** A player at one of its frames. */
const at = (index: number, more: Partial<Stepping> = {}): Stepping => ({
  words,
  index,
  last: LAST,
  asks: false,
  answers: false,
  go: vi.fn(),
  ...more,
});

const button = (label: string): Trying['main'] => ({ label, sign: 'check', press: vi.fn() });
const TRYING: Trying = {
  first: button('over'),
  back: button('undo'),
  main: button('done'),
  last: button('all'),
  isFilled: false,
};

describe('the controls of a script', () => {
  it('lead to the start, one back, one on and to the end', () => {
    const stepping = at(2);
    const { first, back, main, last } = controlButtons(stepping, undefined);
    for (const { press } of [first, back, main, last]) press!();
    expect(vi.mocked(stepping.go).mock.calls).toEqual([[0], [1], [3], [LAST]]);
  });

  it('rest where there is nothing further', () => {
    const resting = (index: number): unknown[] => {
      const { first, back, last } = controlButtons(at(index), undefined);
      return [first, back, last].map(({ rests }) => rests);
    };
    expect([resting(0), resting(2), resting(LAST)]).toEqual([
      [true, true, false],
      [false, false, false],
      [false, false, true],
    ]);
  });

  it.each([
    ['a step', {}, 'player.step', 'next'],
    ['the solution where the script asks', { asks: true }, 'player.solution', 'next'],
    ['playing on where it has its answer', { answers: true }, 'player.play-on', undefined],
  ])('offer %s', (_, more, label, sign) => {
    expect(controlButtons(at(1, more), undefined).main).toMatchObject({ label: text(label), sign });
  });

  it('go back to the start from the end', () => {
    const stepping = at(LAST);
    const { main } = controlButtons(stepping, undefined);
    expect(main.label).toBe(text('player.again'));
    main.press!();
    expect(stepping.go).toHaveBeenCalledWith(0);
  });

  it('do nothing where there is only a start', () => {
    expect(controlButtons(at(0, { last: 0 }), undefined).main).toEqual({
      label: text('player.step'),
      sign: 'next',
      press: undefined,
    });
  });
});

describe('the controls while moves are tried', () => {
  it('hold what the tray says at the last frame', () => {
    expect(controlButtons(at(LAST), TRYING)).toMatchObject(TRYING);
  });

  it('step before it, and hold the rest', () => {
    const { main, ...others } = controlButtons(at(2), TRYING);
    expect(main.label).toBe(text('player.step'));
    expect(others).toMatchObject({ first: TRYING.first, back: TRYING.back, last: TRYING.last });
  });
});
