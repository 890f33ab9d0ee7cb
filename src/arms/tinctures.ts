const pattern = (name: string, width: number, height: number, body: string): string =>
  `<pattern id="arms-${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`;

const strokes = (d: string): string =>
  `<path d="${d}" stroke="#fff" stroke-width=".7" opacity=".38"/>`;

/**
 * Fields of shields with a darker and a paler shade and the engravers' hatching: those of realms
 * and factions, and that of characters.
 */
export const TINCTURES = {
  yellow: {
    field: '#e2b136',
    deep: '#850',
    pale: '#feb',
    hatching: pattern(
      'yellow',
      5,
      5,
      '<path d="M1 1h.9v.9H1zM3.5 3.5h.9v.9h-.9z" fill="#210" stroke="none" opacity=".5"/>',
    ),
  },
  red: {
    field: '#b32d2b',
    deep: '#711',
    pale: '#fdc',
    hatching: pattern('red', 3.5, 4, strokes('M1 0v4')),
  },
  blue: {
    field: '#2a5f9e',
    deep: '#136',
    pale: '#def',
    hatching: pattern('blue', 4, 3.5, strokes('M0 1h4')),
  },
  green: {
    field: '#2d7448',
    deep: '#142',
    pale: '#dec',
    hatching: pattern('green', 4, 4, strokes('M-1-1l6 6M-1 3l2 2M3-1l2 2')),
  },
  purple: {
    field: '#6a3c93',
    deep: '#325',
    pale: '#ede',
    hatching: pattern('purple', 4, 4, strokes('M5-1l-6 6M5 3l-2 2M1-1l-2 2')),
  },
  sable: {
    field: '#2f323a',
    deep: '#222',
    pale: '#ddc',
    hatching: pattern(
      'sable',
      4,
      4,
      '<path d="M0 1h4M1 0v4" stroke="#fff" stroke-width=".5" opacity=".24"/>',
    ),
  },
} as const;

export type TinctureName = keyof typeof TINCTURES;
