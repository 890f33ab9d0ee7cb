import { GLYPHS } from './glyphs.ts';

/** Colours that every picture shares. */
export const INK = '#1f1b16';
export const PAPER = '#fff8e6';
export const GILT = '#ec5';
export const FLAME = '#d52';
export const WOOD = '#b84';
export const LEAF = '#484';

/** The colour of a realm in three shades, and its hatching. */
export interface Tincture {
  readonly field: string;
  readonly deep: string;
  readonly pale: string;
  /** Fills with the engravers' hatching of this colour. */
  readonly hatch: string;
}

/**
 * A picture on a field of 64 by 72 units, of which a shield cuts off the lower corners and a square
 * tile all below 64.
 */
export type Drawing = (tincture: Tincture) => string;

/**
 * Attributes around all shapes: each is of paper with a rounded edge of ink, unless it says
 * otherwise.
 */
export const DRAWN = `fill="${PAPER}" stroke="${INK}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"`;

const colours = (fill: string, stroke: string, width: number): string =>
  (fill === PAPER ? '' : ` fill="${fill}"`) +
  (!width
    ? ' stroke="none"'
    : (stroke === INK ? '' : ` stroke="${stroke}"`) +
      (width === 1.8 ? '' : ` stroke-width="${width}"`));

/** A shape with an edge of ink. */
export const piece = (d: string, fill: string = PAPER, width = 1.8): string =>
  `<path d="${d}"${colours(fill, INK, width)}/>`;

/** A shape without an edge. */
export const flat = (d: string, fill: string = INK): string => piece(d, fill, 0);

export const line = (d: string, colour: string = INK, width = 1.8): string =>
  `<path d="${d}"${colours('none', colour, width)}/>`;

/** A disc with an edge of ink, or none of width 0. */
export const disc = (x: number, y: number, r: number, fill: string = PAPER, width = 1.8): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"${colours(fill, INK, width)}/>`;

/** A hatched shape: what is built in the colour of the realm. */
export const built = (d: string, { field, hatch }: Tincture, width = 1.8): string =>
  piece(d, field, width) + piece(d, hatch, width);

/** Shapes drawn around the origin, put in their place. */
export const put = (x: number, y: number, body: string, scale = 1, turn = 0): string => {
  const moves = [
    x || y ? `translate(${x} ${y})` : '',
    turn ? `rotate(${turn})` : '',
    scale === 1 ? '' : `scale(${scale})`,
  ].join('');
  return moves ? `<g transform="${moves.replace('(0.', '(.')}">${body}</g>` : body;
};

/** Shapes and their mirror image, left and right of the middle. */
export const twice = (body: string): string =>
  `${body}<g transform="matrix(-1 0 0 1 64 0)">${body}</g>`;

export const times = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('');

/** A point on a circle, as `x y`; 0 degrees is up. */
export function polar(r: number, degrees: number, x = 0, y = 0): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
}

/** Rays from a point, long and short by turns. */
export const rays = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  colour: string,
  width = 2,
): string =>
  line(
    times(count, (place) => {
      const angle = (360 / count) * place;
      return `M${polar(from, angle, x, y)}L${polar(place % 2 ? (from + to) / 2 + 1 : to, angle, x, y)}`;
    }),
    colour,
    width,
  );

/** The sky above a building. */
export const sky = ({ pale }: Tincture): string => flat('M0 0h64v72H0z', pale);

/** Ground from this height down, slightly arched. */
export const ground = (y: number, colour: string = INK): string =>
  flat(`M-2 ${y + 2}Q32 ${y - 3} 66 ${y + 2}V74H-2z`, colour);

/** Joints between stones, in courses of four units. */
export const stones = (
  x: number,
  y: number,
  width: number,
  courses: number,
  colour: string = INK,
): string =>
  line(
    times(courses, (course) => {
      const top = y + course * 5;
      const from = x + (course % 2 ? 7 : 3);
      return `M${x} ${top}h${width}${times(Math.ceil((width - (from - x)) / 8), (stone) => `M${from + stone * 8} ${top}v5`)}`;
    }),
    colour,
    1,
  );

/** Water from this height down. */
export const waves = (y: number, fill: string, crest: string): string => {
  const wave = (top: number): string => `M-4 ${top}q4-5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0`;
  return piece(`${wave(y)}V74H-4z`, fill) + line(`${wave(y + 6)}${wave(y + 12)}`, crest, 1.5);
};

/** Battlements across the shield, or part of it: merlons stand on `y`. */
export const merlons = (x: number, y: number, count: number, width: number, height = 4): string =>
  `M${x} ${y}${times(count, (place) => `${place ? `h${width}v${-height}` : `v${-height}`}h${width}v${height}`)}`;

/** A coin. */
export const coin = (x: number, y: number, r: number): string =>
  disc(x, y, r, GILT, Math.min(1.8, r / 2.5)) + (r > 3 ? disc(x, y, r * 0.55, 'none', 1) : '');

/** A coronet of three points, 20 units wide. */
export const coronet = (fill: string = GILT): string =>
  piece('M-9 5-11-5-5-1 0-8 5-1 11-5 9 5z', fill) +
  disc(-11, -6, 1.6, fill, 1.2) +
  disc(0, -8.5, 1.8, fill, 1.2) +
  disc(11, -6, 1.6, fill, 1.2);

/** A flame, 12 units high. */
export const flame = (): string =>
  piece(
    'M1-8c4 4 5 6 4 10-.6 3-2.6 5-5 5s-4.4-2-5-5c-.4-2.5 1-4 2.2-5.5.2 2 .8 2.7 1.4 3 1.5-2.3 2.4-5 2.4-7.5z',
    FLAME,
    1.2,
  );

type Glyph = `${keyof typeof GLYPHS}`;

/** A figure or rank letter, `height` units high. */
export const glyph = (
  character: Glyph,
  height: number,
  fill: string = INK,
  edge = ' stroke="none"',
): string => {
  const outline = GLYPHS[character].replaceAll(
    /[\d.-]+/g,
    (units) => `${Math.round((Number(units) * height) / 4) / 10}`,
  );
  return `<path d="${outline}" fill="${fill}"${edge}/>`;
};
