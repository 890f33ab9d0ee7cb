import type { APIRoute } from 'astro';
import { GAME_IDS } from '../../games/registry.ts';
import { localeOf, perLocale } from '../../site/context.ts';
import { searchData } from '../../site/search-data.ts';

export const getStaticPaths = perLocale;

/** What the search in the browser takes along on pages about no game: all of them. */
export const GET: APIRoute = async ({ params }) => Response.json(await searchData(localeOf(params), GAME_IDS));
