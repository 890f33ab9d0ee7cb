/** Of the tokens of one payment these are seen to travel; they stand for all. */
const TOKENS = 3;

/** A place on the screen, by its middle. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A named piece where it was seen. */
export interface Piece<Drawn = HTMLElement> {
  readonly names: readonly string[];
  readonly owner: string | undefined;
  readonly spot: Spot;
  readonly face: string | undefined;
  readonly to: string | undefined;
  readonly drawn: Drawn;
}

/** So many pieces of a kind in one place. */
export interface Heap {
  readonly name: string;
  readonly owner: string | undefined;
  readonly count: number;
  readonly spot: Spot;
}

/** All that can move on a board, where it lies. */
export interface Layout<Drawn = HTMLElement> {
  readonly pieces: readonly Piece<Drawn>[];
  readonly heaps: readonly Heap[];
}

/**
 * Something that travels: a piece that is drawn, one that is gone from the table, or a token for
 * one of a heap.
 */
export interface Journey<Drawn = HTMLElement> {
  readonly what:
    | { readonly piece: Drawn }
    | { readonly gone: Drawn }
    | { readonly token: string; readonly turn: number };
  readonly from: Spot;
  readonly to: Spot;
  /** It turns over on its way. */
  readonly turns: boolean;
}

const kindOf = (name: string): string => name.slice(0, name.indexOf(':'));
const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const nearest = <Drawn>(
  pieces: readonly Piece<Drawn>[],
  { spot }: Piece<Drawn>,
): Piece<Drawn> | undefined =>
  pieces.toSorted((a, b) => distance(a.spot, spot) - distance(b.spot, spot))[0];
const sharesName = (
  one: { readonly names: readonly string[] },
  names: readonly string[],
): boolean => one.names.some((name) => names.includes(name));

/**
 * What travels between two layouts of a board, and from where to where. `isGone`: no longer on the
 * table, so that it may be shown leaving.
 */
export function journeys<Drawn>(
  before: Layout<Drawn>,
  after: Layout<Drawn>,
  isGone: (drawn: Drawn) => boolean,
): Journey<Drawn>[] {
  const found: Journey<Drawn>[] = [];
  const used = new Set<Piece<Drawn>>();
  const lost = changes(before.heaps, after.heaps);
  const gained = changes(after.heaps, before.heaps);
  for (const piece of after.pieces) {
    const was = nearest(
      before.pieces.filter((other) => sharesName(other, piece.names)),
      piece,
    );
    const heap = was ? undefined : take(lost, piece.names[0]!, piece.owner);
    if (was) used.add(was);
    // A heap says where a piece comes from, not how large it was there.
    const from = was?.spot ?? { ...piece.spot, ...(heap && { x: heap.spot.x, y: heap.spot.y }) };
    const turns = !was || was.face !== piece.face;
    if (turns || distance(from, piece.spot) > 1)
      found.push({ what: { piece: piece.drawn }, from, to: piece.spot, turns });
  }
  for (const piece of before.pieces.filter((other) => !used.has(other) && isGone(other.drawn))) {
    const { names, to = '', spot, drawn, owner } = piece;
    const place =
      after.pieces.find((other) => sharesName(other, names)) ??
      after.pieces.find((other) => sharesName(other, [to]));
    const goal = place?.spot ?? take(gained, names[0]!, owner)?.spot;
    if (goal) found.push({ what: { gone: drawn }, from: spot, to: goal, turns: false });
  }
  return [...found, ...gained.flatMap((heap) => tokensFor<Drawn>(heap, lost))];
}

interface Change extends Heap {
  left: number;
}

/** The heaps that were larger in the first of two layouts, and by how much. */
const changes = (heaps: readonly Heap[], others: readonly Heap[]): Change[] =>
  heaps.flatMap((heap) => {
    const left = heap.count - (others.find(({ name }) => name === heap.name)?.count ?? 0);
    return left > 0 ? [{ ...heap, left }] : [];
  });

/**
 * Takes one from a heap of the same kind that has changed: the owner's, else nobody's, else any.
 */
function take(heaps: readonly Change[], piece: string, owner?: string): Change | undefined {
  const left = heaps.filter(({ name, left }) => left > 0 && kindOf(name) === kindOf(piece));
  const heap =
    left.find((other) => other.owner === owner) ??
    left.find((other) => other.owner === undefined) ??
    left[0];
  if (heap) heap.left -= 1;
  return heap;
}

/** Tokens from the heaps that have lost to one that has gained. */
function tokensFor<Drawn>(heap: Change, lost: readonly Change[]): Journey<Drawn>[] {
  const found: Journey<Drawn>[] = [];
  for (; heap.left > 0; heap.left -= 1) {
    const from = take(lost, heap.name);
    if (!from) break;
    const token = { token: kindOf(heap.name), turn: found.length };
    if (found.length < TOKENS)
      found.push({ what: token, from: from.spot, to: heap.spot, turns: false });
  }
  return found;
}
