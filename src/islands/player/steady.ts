/**
 * The table of a player, where words and controls stand below it; beside it nothing can move them.
 */
export function tableAbove(player: HTMLElement): HTMLElement | undefined {
  const felt = player.querySelector<HTMLElement>('.felt')!;
  const controls = player.querySelector<HTMLElement>('.controls')!;
  return felt.getBoundingClientRect().right > controls.getBoundingClientRect().left
    ? felt
    : undefined;
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/**
 * Keeps a table at least as high as it is; in whole pixels, so that a page can scroll by as much as
 * it grows.
 */
const keepHeight = (felt: HTMLElement): string =>
  (felt.style.minBlockSize = `${Math.ceil(heightOf(felt))}px`);

/** Lets the table of a player have the height that it needs now. */
function settle(player: HTMLElement): void {
  player.querySelector<HTMLElement>('.felt')!.style.removeProperty('min-block-size');
  const felt = tableAbove(player);
  if (felt) keepHeight(felt);
}

/**
 * Lets the table of a player have the height that it needs, at first and whenever the screen is
 * another one. Returns how to stop listening.
 */
export function listenForSizes(player: HTMLElement): () => void {
  const resized = (): void => settle(player);
  resized();
  addEventListener('resize', resized);
  return () => removeEventListener('resize', resized);
}

/**
 * Has a player show something else, and leaves its controls where they were: a table that grows
 * stays that large, and the page makes up for it.
 */
export function steadily(player: HTMLElement, show: () => void): void {
  const felt = tableAbove(player);
  if (!felt) return show();
  const controls = player.querySelector('.controls')!;
  const [height, place] = [heightOf(felt), controls.getBoundingClientRect().top];
  show();
  keepHeight(felt);
  if (Math.abs(controls.getBoundingClientRect().top - place) >= 1)
    scrollBy({ top: heightOf(felt) - height, behavior: 'instant' });
}
