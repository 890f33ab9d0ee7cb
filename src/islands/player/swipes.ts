/** Least way across, in CSS pixels. */
const FAR = 48;

/** Steps by horizontal swipes on the table. Returns how to stop listening. */
export function listenForSwipes(player: HTMLElement, step: (by: 1 | -1) => void): () => void {
  let from: { x: number; y: number } | undefined;
  const down = (event: PointerEvent): void => {
    from =
      event.pointerType !== 'mouse' && (event.target as Element).closest('.felt')
        ? { x: event.clientX, y: event.clientY }
        : undefined;
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

/** Least way down, in CSS pixels. */
const FAR_DOWN = 96;

/** How far its edge reaches into a table. */
const EDGE = 40;

/**
 * Puts a dialog with a player away by a finger that goes down from its head, its sentence or the
 * edge of its table.
 */
export function listenForPulls(dialog: HTMLDialogElement, putAway: () => void): void {
  let from: Touch | undefined;
  dialog.addEventListener(
    'touchstart',
    ({ target, touches }) => {
      from =
        touches.length === 1 && isHandle(dialog, target as Element, touches[0]!)
          ? touches[0]
          : undefined;
    },
    { passive: true },
  );
  dialog.addEventListener('touchend', ({ changedTouches, touches }) => {
    const to = changedTouches[0]!;
    if (!from || touches.length > 0) return;
    const [across, along] = [to.clientX - from.clientX, to.clientY - from.clientY];
    from = undefined;
    if (along > FAR_DOWN && along > 2 * Math.abs(across)) putAway();
  });
  dialog.addEventListener('touchcancel', () => (from = undefined));
}

/**
 * Whether a finger that goes down from here has nothing else to move: nothing that is scrolled, no
 * page that is enlarged, no table that waits for a tap, nothing that lies over the player.
 */
function isHandle(
  dialog: HTMLDialogElement,
  touched: Element,
  { clientX, clientY }: Touch,
): boolean {
  if (
    touched.closest('dialog') !== dialog ||
    touched.closest('.tray, .controls') ||
    (visualViewport?.scale ?? 1) > 1
  )
    return false;
  for (let one: Element | null = touched; one && one !== document.body; one = one.parentElement)
    if (one.scrollTop > 0) return false;
  const felt = touched.closest('.felt');
  if (!felt) return touched.closest('.player-head, .told') !== null;
  const { left, right, top } = felt.getBoundingClientRect();
  return (
    !felt.querySelector('.spot') && Math.min(clientX - left, right - clientX, clientY - top) < EDGE
  );
}
