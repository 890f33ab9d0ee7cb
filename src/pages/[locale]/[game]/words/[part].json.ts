import type { APIRoute, GetStaticPaths } from 'astro';
import { gameStrings } from '../../../../i18n/messages.ts';
import type { TablePart } from '../../../../browser/load.ts';
import { contextOf, pathsOfPlayedGames } from '../../../../site/context.ts';

/** Which strings of the game each part needs, by the beginning of their keys. */
const PARTS: Readonly<Record<TablePart, Parameters<typeof gameStrings>[2][]>> = {
  player: ['on-table.'],
  table: ['on-table.', 'lay.'],
  score: ['on-table.', 'scoring.'],
  learn: ['on-table.'],
};

export const getStaticPaths = (() =>
  pathsOfPlayedGames().flatMap(({ params }) =>
    Object.keys(PARTS).map((part) => ({ params: { ...params, part } })),
  )) satisfies GetStaticPaths;

/** What the parts that draw tables say of one game only. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(gameStrings(locale, game, ...PARTS[params.part as TablePart]));
};
