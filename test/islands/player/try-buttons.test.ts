import { expect, it } from 'vitest';
import { say } from '../../../src/i18n/words.ts';
import { tryButtons } from '../../../src/islands/player/try-buttons.ts';
import type { TryState } from '../../../src/islands/player/try-state.ts';
import { playerWords } from '../../support/telling.ts';

const words = playerWords('en');
const undo = (): void => undefined;
const startOver = (): void => undefined;
const forget = (): void => undefined;
const toggleList = (): void => undefined;
const close = (): void => undefined;

/** The controls where a move has been made or not, pieces have been tapped or something refused. */
function buttons(
  how: { hasMoved?: boolean; tapped?: number; refused?: boolean; attempts?: number } = {},
): ReturnType<typeof tryButtons> {
  const { hasMoved = false, tapped, refused = false, attempts = 3 } = how;
  const state = {
    hasMoved: () => hasMoved,
    refused: () => (refused ? { key: '', caption: {} } : undefined),
    attempts: () => Array.from({ length: attempts }),
    listed: () => false,
    taps: { begun: () => tapped !== undefined, choices: () => Array.from({ length: tapped ?? 0 }) },
    undo,
    startOver,
    forget,
    toggleList,
  };
  return tryButtons(words, state as unknown as TryState, close);
}

it('takes nothing back before the first move, and can be done with', () => {
  const { first, back, main, last } = buttons();
  expect([first, back, main, last].map(({ press }) => press)).toEqual([
    undefined,
    undefined,
    close,
    toggleList,
  ]);
});

it('takes the last move back, or all of them', () => {
  const { first, back } = buttons({ hasMoved: true });
  expect([first.press, back.press, back.label]).toEqual([
    startOver,
    undo,
    say(words, 'player.undo'),
  ]);
});

it.each([
  ['a refusal', { refused: true }],
  ['taps', { tapped: 2 }],
])('takes back %s before the last move', (_, how) => {
  const { back } = buttons({ hasMoved: true, ...how });
  expect([back.press, back.label]).toEqual([forget, say(words, 'player.take-back')]);
});

it('leaves the large button to the one move that taps have come to', () => {
  const filled = [{}, { tapped: 2 }, { tapped: 1 }, { tapped: 1, refused: true }].map(
    (how) => buttons(how).isFilled,
  );
  expect(filled).toEqual([false, false, true, false]);
});

it('has no list where there is no move', () => {
  expect(buttons({ attempts: 0 }).last.press).toBeUndefined();
});
