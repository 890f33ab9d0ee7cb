import type { APIRoute } from 'astro';
import { localeOf, perLocale } from '../../site/context.ts';
import { answersAboutSite } from '../../site/search/answers.ts';

export const getStaticPaths = perLocale;

/** What answers questions about no game: see `[game]/search-answers.json.ts`. */
export const GET: APIRoute = async ({ params }) =>
  Response.json(await answersAboutSite(localeOf(params)));
