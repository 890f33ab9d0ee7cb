import { BASE } from '../i18n/base.ts';
import { INTERFACE_SYMBOLS } from './symbols.ts';
import { armsOf, armsSvg } from './arms.ts';
import { cardPagesOf, hasCards } from './cards.ts';
import { placeOf } from './outline.ts';
import { cardsInvolved } from './involved.ts';
import { openRulings } from './rulings.ts';
import { bookOf, openersOf } from './registry.ts';
import { rulingShownBy, scenariosOf } from './scenarios.ts';
import { idOf } from './card-ids.ts';
import type { GameId } from '../games/ids.ts';

/** The size that services ask for which show links with a picture. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** What has a picture of its own where a link to it is shown. */
type SharedKind = 'game' | 'cards' | 'rulings' | 'scenarios';

/**
 * A thing with a picture: a card page by its slug, a ruling or scenario by its id, the game itself
 * as `cover`. One for all languages.
 */
export interface Shared {
  readonly game: GameId;
  readonly kind: SharedKind;
  readonly id: string;
}

/** Where the picture of a thing is. */
export const shareImage = ({ game, kind, id }: Shared): string =>
  `${BASE}share/${game}/${kind}/${id}.png`;

/** Everything of a game that has a picture. */
export const sharedOf = (game: GameId): Shared[] => [
  { game, kind: 'game', id: 'cover' },
  ...cardPagesOf(game).map(({ slug }) => ({ game, kind: 'cards' as const, id: slug })),
  ...openRulings(game).map((id) => ({ game, kind: 'rulings' as const, id })),
  ...scenariosOf(game).map(({ id }) => ({ game, kind: 'scenarios' as const, id })),
];

/** Cards that stand side by side at most. */
const MOST = 3;
/** … and on the cover of a game. */
const ON_COVER = 5;

/** So many of a list, as far apart as it goes. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from(
    { length: count },
    (_, place) => all[Math.round((place * (all.length - 1)) / (count - 1))]!,
  );

/** The cards in the picture of a thing, the most important in the middle. */
async function cardsOn({ game, kind, id }: Shared): Promise<string[]> {
  const drawn = armsOf(game);
  switch (kind) {
    case 'game':
      return spread(
        hasCards(game)
          ? cardPagesOf(game).map(({ cards }) => idOf(cards[0]!))
          : openersOf(game).front,
        ON_COVER,
      );
    case 'cards':
      return cardPagesOf(game)
        .find(({ slug }) => slug === id)!
        .cards.map(idOf);
    case 'rulings': {
      const scenario = scenariosOf(game).find((one) => rulingShownBy(one.id) === id);
      return scenario
        ? cardsOn({ game, kind: 'scenarios', id: scenario.id })
        : [openerOf(game, bookOf(game).rulings[id]!.rules[0])];
    }
    case 'scenarios': {
      const involved = (await cardsInvolved(game, id))
        .filter((card) => drawn.includes(card))
        .slice(0, MOST);
      return involved.length > 0
        ? involved
        : [openerOf(game, scenariosOf(game).find((one) => one.id === id)!.teaches[0])];
    }
  }
}

/** The picture of the chapter in which a rule stands. */
const openerOf = (game: GameId, rule: string): string =>
  openersOf(game).chapters[placeOf(game, rule).chapter.slug]!;

/** The cloth of each book, and the way its hatching runs. */
const CLOTH: Readonly<Record<GameId, readonly [colour: string, line: string]>> = {
  'rival-kings': ['#8d1d2b', 'M6 0v12'],
  claim: ['#1c4d84', 'M0 6h12'],
  'king-of-the-valley': ['#22593a', 'M0 0l12 12'],
  'nobles-and-glory': ['#4a2a66', 'M12 0L0 12'],
};
const GILT = '#f3dfa6';
const INK = '#1f1b16';
/** Heights of shields side by side, by how many there are. */
const HEIGHTS: readonly (readonly number[])[] = [
  [],
  [460],
  [390, 390],
  [310, 430, 310],
  [300, 300, 300, 300],
  [160, 230, 310, 230, 160],
];
const SHIELD_RATIO = 64 / 72;
const GAP = 36;
const SIGNS: Readonly<Partial<Record<SharedKind, keyof typeof INTERFACE_SYMBOLS>>> = {
  rulings: 'question',
  scenarios: 'play',
};

/** A shield into the middle of what stands on both sides. */
const inTheMiddle = (cards: readonly string[]): string[] =>
  cards.length === MOST ? [cards[1]!, cards[0]!, cards[2]!] : [...cards];

/**
 * The picture of a thing: the arms of its cards on the cloth of its book, and the sign of what it
 * is.
 */
export async function shareSvg(shared: Shared): Promise<string> {
  const { game, kind } = shared;
  const { width, height } = SHARE_SIZE;
  const cards = inTheMiddle(await cardsOn(shared));
  const heights = HEIGHTS[cards.length]!;
  const widths = heights.map((tall) => tall * SHIELD_RATIO);
  let left = (width - widths.reduce((sum, wide) => sum + wide, 0) - GAP * (cards.length - 1)) / 2;
  const shields = cards.map((card, place) => {
    const [wide, tall] = [widths[place]!, heights[place]!];
    const shield = sized(armsSvg(game, card), left, (height - tall) / 2, wide, tall);
    left += wide + GAP;
    return shield;
  });
  const [colour, line] = CLOTH[game];
  const sign = SIGNS[kind];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><pattern id="cloth" width="12" height="12" patternUnits="userSpaceOnUse"><path d="${line}" stroke="#fff" stroke-opacity=".07" stroke-width="2"/></pattern></defs>`,
    `<path d="M0 0h${width}v${height}H0z" fill="${colour}"/><path d="M0 0h${width}v${height}H0z" fill="url(#cloth)"/>`,
    `<g fill="none" stroke="${GILT}"><rect x="26" y="26" width="${width - 52}" height="${height - 52}" stroke-width="5"/><rect x="37" y="37" width="${width - 74}" height="${height - 74}" stroke-width="1.5"/></g>`,
    ...shields,
    sign ? medallion(sign) : '',
    '</svg>',
  ].join('');
}

/** A complete SVG as a part of another one. */
const sized = (svg: string, x: number, y: number, wide: number, tall: number): string =>
  svg.replace(
    '<svg ',
    `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${wide.toFixed(1)}" height="${tall.toFixed(1)}" `,
  );

/** A sign on a gilt disc in the lower corner. */
function medallion(sign: keyof typeof INTERFACE_SYMBOLS): string {
  const { viewBox, body } = INTERFACE_SYMBOLS[sign];
  const [x, y, r] = [SHARE_SIZE.width - 108, SHARE_SIZE.height - 108, 58];
  const drawing = body.replaceAll('currentColor', INK);
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${GILT}" stroke="${INK}" stroke-width="4"/>` +
    `<svg x="${x - 36}" y="${y - 36}" width="72" height="72" viewBox="${viewBox}" fill="${INK}">${drawing}</svg>`
  );
}
