import type { APIRoute, GetStaticPaths } from 'astro';
import { contextOf, pathsOfGames } from '../../../site/context.ts';
import { bookOf } from '../../../site/registry.ts';
import { whatIfAbout } from '../../../site/what-if.ts';

export const getStaticPaths: GetStaticPaths = pathsOfGames;

/**
 * Every open ruling of a game with its readings: for tables that no scenario has chosen any for.
 */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(whatIfAbout(locale, game, Object.keys(bookOf(game).rulings)));
};
