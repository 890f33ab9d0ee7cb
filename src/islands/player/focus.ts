/**
 * Sees to it that the keys of a player go on working: a button that rests, is gone, or gives way to
 * a refusal hands the focus to the player. Looks for that after each click; returns how to look at
 * any other time.
 */
export function keepFocus(player: HTMLElement): () => void {
  /** What in the player had the focus last. */
  let held: HTMLElement | undefined;
  const look = (): void => {
    const isLost =
      held && (!held.isConnected || held.matches(':disabled') || !held.checkVisibility());
    if (isLost && [held, document.body].includes(document.activeElement as HTMLElement))
      player.focus({ preventScroll: true });
  };
  player.addEventListener('focusin', ({ target }) => (held = target as HTMLElement));
  // What a click takes away is gone only after it.
  player.addEventListener('click', () => setTimeout(look));
  return look;
}
