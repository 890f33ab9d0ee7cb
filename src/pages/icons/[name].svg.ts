import icons from '@iconify-json/game-icons/icons.json';
import type { APIRoute, GetStaticPaths } from 'astro';
import { CARD_CHARGES, CHARACTER_CHARGES } from '../../islands/boards/rival-kings/charges.ts';

const names = [...new Set([...Object.values(CARD_CHARGES), ...Object.values(CHARACTER_CHARGES)])];

export const getStaticPaths: GetStaticPaths = () => names.map((name) => ({ params: { name } }));

/** One sign of the game-icons collection (CC BY 3.0), to be used as `/icons/<name>.svg#i`. */
export const GET: APIRoute = ({ params }) => {
  const body = (icons.icons as Record<string, { body: string }>)[params.name!]!.body;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g id="i">${body}</g></svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
