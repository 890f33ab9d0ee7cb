/**
 * What a table shows is seen to happen: before a picture changes, every piece is measured where it
 * lies; once it has changed, each piece travels from where it was to where it is. Boards only name
 * their pieces; what moved follows from the names.
 *
 * - `data-thing="card:inn"`: a piece, by all its names (a pile of cards has the name of each). The
 * word before the colon is its kind.
 * - `data-heap="coin:noor=5"`: so many pieces of a kind in one place, or several such heaps. What
 * one heap loses another one gains.
 * - `data-face`: which side of a piece is up; where it changes, the piece turns over.
 * - `data-to`: where a piece goes when it is swept off the table.
 * - `data-seat`: whose it is, for whatever lies within.
 */
import {
  journeys,
  type Heap,
  type Journey,
  type Layout,
  type Piece,
  type Spot,
} from './journeys.ts';

/** How long a piece travels, in milliseconds, and how. */
const TRAVEL = 320;
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** Tokens of one payment leave one after the other. */
const APART = 60;
/** Where more changes than this, the table was laid anew rather than played on. */
const MOST = 60;

/** Everything that can move within an element, where it lies on the screen now. */
function layoutOf(root: HTMLElement): Layout {
  const pieces: Piece[] = [];
  const heaps: Heap[] = [];
  for (const drawn of root.querySelectorAll<HTMLElement>('[data-thing], [data-heap]')) {
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const spot = { x: left + width / 2, y: top + height / 2, width, height };
    const { thing, heap, face, to } = drawn.dataset;
    const owner = drawn.closest<HTMLElement>('[data-seat]')?.dataset.seat;
    if (thing) pieces.push({ names: thing.split(' '), owner, spot, face, to, drawn });
    for (const [, name, count] of (heap ?? '').matchAll(/(\S+)=(\d+)/g))
      heaps.push({ name: name!, owner, count: Number(count), spot });
  }
  return { pieces, heaps };
}

/** Whether motion is wanted, and anybody would see it. */
function isWatched(root: HTMLElement): boolean {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const { top, bottom, height } = root.getBoundingClientRect();
  return height > 0 && top < innerHeight && bottom > 0;
}

/** The motion of one board. */
export interface Motion {
  /**
   * To be called before the board changes: ends what still moves, and looks where everything lies.
   */
  prepare(): void;
  /** To be called when it has changed. */
  start(): void;
}

export function motionOf(root: () => HTMLElement): Motion {
  let before: Layout | undefined;
  /** What moves now. */
  let moving: readonly Move[] = [];
  /**
   * Where guests travel: a layer of its own above the board, so that neither their coming nor their
   * going lays the board out anew.
   */
  let air: HTMLElement | undefined;

  function end(): void {
    for (const { animation, tidy } of moving) {
      animation.cancel();
      tidy();
    }
    moving = [];
  }

  function prepare(): void {
    end();
    before = isWatched(root()) ? layoutOf(root()) : undefined;
    if (!before || air) return;
    air = Object.assign(document.createElement('div'), { className: 'air', ariaHidden: 'true' });
    root().append(air);
  }

  function start(): void {
    if (!before) return;
    const travelling = journeys(before, layoutOf(root()), (drawn) => !drawn.isConnected);
    before = undefined;
    if (travelling.length > MOST) return;
    moving = sendOff(travelling, root(), air!);
    onceAllArrived(moving, end);
  }

  return { prepare, start };
}

/** A piece on its way. */
interface Move {
  readonly animation: Animation;
  /** Puts away what only the way needed. */
  readonly tidy: () => void;
}

/** Sends all on their way: pieces on the board, guests in the air above it. */
function sendOff(travelling: readonly Journey[], board: HTMLElement, air: HTMLElement): Move[] {
  const { left, top } = board.getBoundingClientRect();
  /** What travels with all that lies in it, such as seats. */
  const carriers = new Map<Element | null | undefined, Journey>();
  return travelling.flatMap((journey) => {
    const { what, from } = journey;
    if ('piece' in what) {
      carriers.set(what.piece, journey);
      const carrier = carriers.get(what.piece.parentElement?.closest('[data-thing]'));
      return travel(what.piece, journey, carrier);
    }
    const guest = guestFor(what, from);
    Object.assign(guest.style, { left: `${from.x - left}px`, top: `${from.y - top}px` });
    air.append(guest);
    return [leave(guest, journey, 'turn' in what ? what.turn * APART : 0)];
  });
}

/** All is tidied up at once: each time costs a look over the whole board. */
function onceAllArrived(moving: readonly Move[], tidyUp: () => void): void {
  let onTheirWay = moving.length;
  for (const { animation } of moving)
    animation.onfinish = () => {
      onTheirWay -= 1;
      if (onTheirWay === 0) tidyUp();
    };
}

/** Moves a drawn piece from where it was, unless what it lies in brings it along. */
function travel(
  drawn: HTMLElement,
  { from, to, turns }: Journey,
  carrier: Journey | undefined,
): Move[] {
  const x = from.x - to.x - (carrier ? carrier.from.x - carrier.to.x : 0);
  const y = from.y - to.y - (carrier ? carrier.from.y - carrier.to.y : 0);
  const size = drawn.querySelector('[data-thing]') ? 1 : from.width / to.width || 1;
  if (!turns && Math.hypot(x, y) < 1 && Math.abs(size - 1) < 0.01) return [];
  drawn.classList.add('travels');
  const start = `translate(${x}px, ${y}px) scale(${size})${turns ? ' rotateY(90deg)' : ''}`;
  return [play(drawn, [start, 'none'], 0, () => drawn.classList.remove('travels'))];
}

/**
 * What has no place on the table any more, or not one of its own, as a guest of the table until it
 * is where it goes.
 */
function guestFor(
  what: { readonly gone: HTMLElement } | { readonly token: string },
  { width, height }: Spot,
): HTMLElement {
  const guest = 'gone' in what ? what.gone : document.createElement('b');
  if ('gone' in what) Object.assign(guest.style, { width: `${width}px`, height: `${height}px` });
  else guest.className = `token ${what.token}`;
  guest.classList.add('guest');
  guest.ariaHidden = 'true';
  return guest;
}

function leave(guest: HTMLElement, { what, from, to }: Journey, delay: number): Move {
  const size = 'gone' in what ? Math.min(1, to.width / from.width, to.height / from.height) : 1;
  const goal = `translate(-50%, -50%) translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${size})`;
  return play(guest, ['translate(-50%, -50%)', goal], delay, () => guest.remove());
}

/**
 * What travels stands where it comes from until it leaves, and where it goes until all have
 * arrived.
 */
const play = (
  element: HTMLElement,
  transform: string[],
  delay: number,
  tidy: () => void,
): Move => ({
  animation: element.animate(
    { transform },
    { duration: TRAVEL, delay, easing: EASING, fill: 'both' },
  ),
  tidy,
});
