/** Gives the focus to the first of the moves that taps have come to. */
export const focusWays = (tray: HTMLElement): void =>
  tray.querySelector<HTMLElement>('.ways button')?.focus({ preventScroll: true });

/** Gives the focus to the table of a player, where it can be tapped. */
export const focusTable = (player: HTMLElement): void =>
  player.querySelector<HTMLElement>('.spot[tabindex="0"]')?.focus({ preventScroll: true });

/** Takes the focus from the table to the first button of its tray, or else of the controls. */
export function leaveTable(tray: HTMLElement): void {
  const buttons = tray
    .closest('.dock')!
    .querySelectorAll<HTMLElement>('.tray button, .controls button:enabled');
  [...buttons].find((button) => button.checkVisibility())?.focus({ preventScroll: true });
}
