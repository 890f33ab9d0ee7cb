const ALONG: Readonly<Partial<Record<string, readonly [right: number, down: number]>>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Where something lies on the screen. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * Of these boxes the one that an arrow key leads to from another one: what lies nearest in that
 * direction, rather beside than far.
 */
export function nearestAlong<Item>(
  key: string,
  from: Box,
  others: readonly (readonly [Item, Box])[],
): Item | undefined {
  const direction = ALONG[key];
  if (!direction) return undefined;
  const [x, y] = direction;
  let best: readonly [Item | undefined, number] = [undefined, Infinity];
  for (const [item, box] of others) {
    const right = box.left + box.width / 2 - from.left - from.width / 2;
    const down = box.top + box.height / 2 - from.top - from.height / 2;
    const [ahead, aside] = [right * x + down * y, Math.abs(right * y + down * x)];
    const far = ahead + 3 * aside;
    if (ahead > 1 && ahead >= aside && far < best[1]) best = [item, far];
  }
  return best[0];
}

/**
 * One tab stop for a group of buttons, and arrow keys among them, wherever they lie; Home and End
 * lead to the first and the last one. To be called with the element around them, and what they are
 * among its buttons; what it returns handles their keys.
 */
export function rove(group: () => HTMLElement, which = 'button'): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...group().querySelectorAll<HTMLButtonElement>(which)];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (here < 0) return;
    const boxes = buttons.map((button) => [button, button.getBoundingClientRect()] as const);
    const edges: Readonly<Record<string, HTMLButtonElement | undefined>> = {
      Home: buttons[0],
      End: buttons.at(-1),
    };
    const next = edges[event.key] ?? nearestAlong(event.key, boxes[here]![1], boxes);
    if (!next && !(event.key in ALONG)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!next) return;
    stopAt(buttons, next);
    next.focus();
  };
}

/** Makes one of these buttons the tab stop of all. */
function stopAt(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
