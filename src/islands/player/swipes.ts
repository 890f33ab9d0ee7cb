/** Least way across, in CSS pixels. */
const FAR = 48;

/** Steps by horizontal swipes on the table. Returns how to stop listening. */
export function listenForSwipes(player: HTMLElement, step: (by: 1 | -1) => void): () => void {
  let from: { x: number; y: number } | undefined;
  const down = (event: PointerEvent): void => {
    from = event.pointerType !== 'mouse' && (event.target as Element).closest('.felt') ? { x: event.clientX, y: event.clientY } : undefined;
  };
  const up = (event: PointerEvent): void => {
    if (!from) return;
    const [across, along] = [event.clientX - from.x, event.clientY - from.y];
    from = undefined;
    if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(along)) step(across < 0 ? 1 : -1);
  };
  player.addEventListener('pointerdown', down);
  player.addEventListener('pointerup', up);
  return () => {
    player.removeEventListener('pointerdown', down);
    player.removeEventListener('pointerup', up);
  };
}
