import { say, type Words } from '../../i18n/words.ts';
import type { Trying } from './control-buttons.ts';
import type { TryState } from './try-state.ts';

/**
 * What the controls hold while moves are tried: start over, take back the refusal and the taps or
 * else the last move, done, and the list of all moves.
 */
export function tryButtons(
  words: Words,
  { taps, refused, hasMoved, ...state }: TryState,
  close: () => void,
): Trying {
  const text = (key: string): string => say(words, key);
  const isAnswered = refused() !== undefined || taps.begun();
  return {
    first: {
      label: text('player.try.over'),
      sign: 'first',
      press: hasMoved() ? state.startOver : undefined,
    },
    back: isAnswered
      ? { label: text('player.take-back'), sign: 'undo', press: state.forget }
      : { label: text('player.undo'), sign: 'undo', press: hasMoved() ? state.undo : undefined },
    main: { label: text('player.try.done'), sign: 'check', press: close },
    last: {
      label: text('player.try.all'),
      sign: 'rules',
      press: state.attempts().length > 0 ? state.toggleList : undefined,
      isOpen: state.listed(),
    },
    isFilled: !refused() && taps.begun() && taps.choices().length === 1,
  };
}
