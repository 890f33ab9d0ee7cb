import icons from '@iconify-json/game-icons/icons.json';
import type { APIRoute, GetStaticPaths } from 'astro';
import { optimize } from 'svgo';
import { FACTION_CHARGES } from '../../islands/claim/board/charges.ts';
import { CARD_CHARGES, CHARACTER_CHARGES } from '../../islands/rival-kings/board/charges.ts';

const names = [...new Set([...Object.values(CARD_CHARGES), ...Object.values(CHARACTER_CHARGES), ...Object.values(FACTION_CHARGES)])];

export const getStaticPaths: GetStaticPaths = () => names.map((name) => ({ params: { name } }));

/** The ink of cards, the same in both themes: `--card-ink`. */
const INK = '#1f1b16';

/** The collection draws on a grid of 512 units. Signs are shown small: 112, in whole numbers, are fine enough. */
const GRID = 112;

/** One sign of the game-icons collection (CC BY 3.0) in card ink. */
export const GET: APIRoute = ({ params }) => {
  const { body } = (icons.icons as Record<string, { body: string }>)[params.name!]!;
  const drawing = `<g transform="scale(${GRID / 512})">${body.replaceAll('currentColor', INK)}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">${drawing}</svg>`;
  const { data } = optimize(svg, { floatPrecision: 0, multipass: true });
  return new Response(data, { headers: { 'Content-Type': 'image/svg+xml' } });
};
