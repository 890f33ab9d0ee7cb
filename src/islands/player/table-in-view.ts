import { pace } from '../../browser/reveal.ts';
import { tableAbove } from './steady.ts';

/** The least of a table that something over it has room on, in pixels. */
const LEAST = 160;

/**
 * The part of a player's table that is to be seen: on the screen, and not under words or controls.
 */
export function tableInView(player: HTMLElement): DOMRect {
  const { left, right, top, bottom, width } = player
    .querySelector('.felt')!
    .getBoundingClientRect();
  const below = ['.told', '.controls']
    .map((part) => player.querySelector(part)!.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left && box.top > top)
    .map((box) => box.top);
  const end = Math.min(bottom, innerHeight, ...below);
  const start = Math.min(Math.max(top, 0), end - LEAST);
  return new DOMRect(left, start, width, end - start);
}

/** Brings the table of a player as far into view as the words above the controls leave room. */
export function keepTableInView(player: HTMLElement): void {
  if (tableAbove(player)) player.scrollIntoView({ block: 'start', behavior: pace() });
}
