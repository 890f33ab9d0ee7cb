const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
const NUMBERS = [1, 2, 3, 4, 5] as const;

/** A position of the valley: columns a to e from the left, rows 1 to 5 from the bottom. */
export type Cell = `${(typeof LETTERS)[number]}${(typeof NUMBERS)[number]}`;

/**
 * The 25 positions (`kv.setup.valley-grid`), row by row from the top left, as they are laid out.
 */
export const CELLS: readonly Cell[] = NUMBERS.toReversed().flatMap((row) =>
  LETTERS.map((letter): Cell => `${letter}${row}`),
);

const SIDE = 5;

/** The same, a list per row. */
export const VALLEY_ROWS: readonly (readonly Cell[])[] = Array.from({ length: SIDE }, (_, row) =>
  CELLS.slice(row * SIDE, (row + 1) * SIDE),
);

const STEPS: readonly (readonly [right: number, down: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

function rayFrom(place: number, [right, down]: readonly [number, number]): Cell[] {
  const ray: Cell[] = [];
  let [x, y] = [(place % SIDE) + right, Math.floor(place / SIDE) + down];
  for (; x >= 0 && x < SIDE && y >= 0 && y < SIDE; x += right, y += down)
    ray.push(CELLS[y * SIDE + x]!);
  return ray;
}

/**
 * From each position the straight lines to the border, without the position itself
 * (`kv.summon.straight-line`, `kv.summon.inside-valley`).
 */
export const LINES = Object.fromEntries(
  CELLS.map((cell, place) => [
    cell,
    STEPS.map((step) => rayFrom(place, step)).filter((ray) => ray.length > 0),
  ]),
) as unknown as Readonly<Record<Cell, readonly (readonly Cell[])[]>>;

/** A way in a straight line, and what lies between in the order in which a king passes it. */
interface Way {
  readonly to: Cell;
  readonly passed: readonly Cell[];
}

/** From each position every way in a straight line. */
export const WAYS = Object.fromEntries(
  CELLS.map((from) => [
    from,
    LINES[from].flatMap((line) =>
      line.map((to, place): Way => ({ to, passed: line.slice(0, place) })),
    ),
  ]),
) as unknown as Readonly<Record<Cell, readonly Way[]>>;

/** What lies between two positions in a straight line; undefined where there is no such line. */
export const passedBetween = (from: Cell, to: Cell): readonly Cell[] | undefined =>
  WAYS[from].find((way) => way.to === to)?.passed;
