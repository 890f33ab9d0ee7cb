import type { Frame, GameArms } from '../arms/manifest.ts';
import { ARMS } from '../arms/registry.ts';
import { DRAWN, flat, GILT, INK, line, PAPER } from '../arms/shapes.ts';
import { TINCTURES } from '../arms/tinctures.ts';
import type { GameId } from '../games/ids.ts';

interface Outline {
  /** Around the drawing and its rim. */
  readonly view: string;
  readonly path: string;
  /** The border inside the edge, and half its width in units. */
  readonly rim: string;
  readonly width: number;
}

const TILE = 'M5-1h54q6 0 6 6v54q0 6-6 6H5q-6 0-6-6V5q0-6 6-6z';
const SQUARE = '-3 -3 70 70';

/** Around drawings of 64 by 72 units, or 64 by 64. */
const OUTLINES: Readonly<Record<Exclude<Frame, 'none'>, Outline>> = {
  shield: {
    view: '-3 -3 70 79',
    path: 'M-1-1h66v39c0 18-13 29-33 36-20-7-33-18-33-36z',
    rim: PAPER,
    width: 3,
  },
  tile: { view: SQUARE, path: TILE, rim: PAPER, width: 3 },
  specialist: { view: SQUARE, path: TILE, rim: '#8d9197', width: 5.5 },
  arch: { view: SQUARE, path: 'M-1 65V31a33 32 0 0 1 66 0v34z', rim: GILT, width: 4 },
};
const FIELD = 'M-1-1h66v75H-1z';

/**
 * Of the faces in a file the one that its address names, else the card itself, which comes after
 * them.
 */
const ONE_FACE = '<style>.face:not(:target),:target~.card{display:none}</style>';

/**
 * A frame with field and rim of its own, fit for light and dark paper, in the colours of a card;
 * `fill` gets what draws a card or face in them.
 */
function framed(
  arms: GameArms,
  card: string,
  fill: (draw: (card: string) => string) => string,
  before = '',
): string {
  const name = arms.tinctureOf(card);
  const { hatching, ...shades } = TINCTURES[name];
  const hatch = `url(#arms-${name})`;
  const drawn = fill((one) => {
    const draw = arms.drawings[one];
    if (!draw) throw new RangeError(`no picture of ${one}`);
    return draw({ ...shades, hatch });
  });
  const svg = (view: string, body: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" ${DRAWN}>${before}${body.includes(hatch) ? hatching : ''}${body}</svg>`;
  const frame = arms.frameOf?.(card) ?? 'shield';
  if (frame === 'none') return svg(SQUARE, drawn);
  const { view, path, rim, width } = OUTLINES[frame];
  const edge = rim === PAPER ? '' : line(path, INK, 2 * width + 2);
  return svg(
    view,
    `<clipPath id="arms-frame"><path d="${path}"/></clipPath>` +
      `<g clip-path="url(#arms-frame)">${flat(FIELD, shades.field)}${flat(FIELD, hatch)}${drawn}${edge}${line(path, rim, 2 * width)}</g>${line(path, INK, 3.2)}`,
  );
}

/** A card or face of these as a complete SVG. */
export const pictureOf = (arms: GameArms, card: string): string =>
  framed(arms, card, (draw) => draw(card));

/** What stands after the `#` of the faces of a card. */
const facesOf = (arms: GameArms, card: string): string[] =>
  Object.keys(arms.drawings)
    .filter((face) => face.startsWith(`${card}#`))
    .map((face) => face.slice(card.length + 1));

/**
 * The file of a card: its picture, and its faces by the fragment of the address. Faces that only
 * add to that picture are drawn on top of it.
 */
export function fileOf(arms: GameArms, card: string): string {
  const faces = facesOf(arms, card);
  if (faces.length === 0) return pictureOf(arms, card);
  const fill = (draw: (card: string) => string): string => {
    const own = draw(card);
    const drawings = faces.map((face) => draw(`${card}#${face}`));
    const onTop = drawings.every((drawing) => drawing.startsWith(own));
    const groups = drawings.map(
      (drawing, place) =>
        `<g class="face" id="${faces[place]}">${drawing.slice(onTop ? own.length : 0)}</g>`,
    );
    return onTop ? own + groups.join('') : `${groups.join('')}<g class="card">${own}</g>`;
  };
  return framed(arms, card, fill, ONE_FACE);
}

/**
 * The cards of a game that have a picture: of Rival Kings by their ids, of Claim factions, and
 * their faces such as `goblin#3`.
 */
export const armsOf = (game: GameId): string[] => Object.keys(ARMS[game].drawings);

/** The picture of a card as a complete SVG. */
export const armsSvg = (game: GameId, card: string): string => pictureOf(ARMS[game], card);

/** The cards that have a file: what comes after a `#` is a face within one. */
export const armsFiles = (game: GameId): string[] =>
  armsOf(game).filter((card) => !card.includes('#'));

/** The file of a card, and the names of the faces in it. */
export const armsFile = (
  game: GameId,
  card: string,
): { readonly svg: string; readonly faces: readonly string[] } => ({
  svg: fileOf(ARMS[game], card),
  faces: facesOf(ARMS[game], card),
});
