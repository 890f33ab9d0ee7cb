import type { APIRoute } from 'astro';
import { BASE } from '../i18n/base.ts';

/** Every page may be read; the map of the site exists where the site has a public address. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Allow: /',
      ...(site ? [`Sitemap: ${new URL(`${BASE}sitemap-index.xml`, site).href}`] : []),
      '',
    ].join('\n'),
  );
