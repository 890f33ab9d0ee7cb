import type { APIRoute, GetStaticPaths } from 'astro';
import { siteStrings } from '../../i18n/messages.ts';
import { localeOf, perLocale } from '../../site/context.ts';

export const getStaticPaths: GetStaticPaths = perLocale;

/** The interface strings of tables, players and search, for the browser. */
export const GET: APIRoute = ({ params }) => Response.json(siteStrings(localeOf(params), 'player.', 'board.', 'search.'));
