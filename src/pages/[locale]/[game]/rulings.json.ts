import type { APIRoute, GetStaticPaths } from 'astro';
import { loadGame } from '../../../games/registry.ts';
import { contextOf, perToldGame } from '../../../site/context.ts';
import { whatIfAbout } from '../../../site/what-if.ts';

export const getStaticPaths: GetStaticPaths = perToldGame;

/** Every open ruling of a game with its readings: for tables that no scenario has chosen any for. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  const { rulings } = await loadGame(game);
  return Response.json(await whatIfAbout(locale, game, Object.keys(rulings)));
};
