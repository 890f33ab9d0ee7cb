import type { APIRoute, GetStaticPaths } from 'astro';
import { PLAYED_IDS } from '../../games/ids.ts';
import { isTranslated } from '../../i18n/game-languages.ts';
import { gameTitle, siteText } from '../../i18n/messages.ts';
import { hasScoreSheet } from '../../islands/registry.ts';
import { localeOf, perLocale } from '../../site/context.ts';
import { ICONS } from '../../site/icons.ts';

export const getStaticPaths = perLocale satisfies GetStaticPaths;

/**
 * The site as an application, in a language. Its addresses are relative to its own, so that the
 * site may stand anywhere.
 */
export const GET: APIRoute = ({ params }) => {
  const locale = localeOf(params);
  const text = siteText(locale);
  const games = PLAYED_IDS.filter((game) => isTranslated(locale, game));
  const tools = (['table', 'score'] as const).flatMap((tool) =>
    games
      .filter((game) => tool !== 'score' || hasScoreSheet(game))
      .map((game) => ({
        name: `${text(`nav.${tool}`)} – ${gameTitle(locale, game)}`,
        short_name: text(`nav.${tool}`),
        url: `${game}/${tool}/`,
      })),
  );
  return Response.json({
    name: 'Crownbook',
    short_name: 'Crownbook',
    description: text('meta.site'),
    lang: locale,
    start_url: './',
    scope: '../',
    display: 'minimal-ui',
    background_color: '#faf9f6',
    theme_color: '#8d1d2b',
    icons: Object.entries(ICONS).map(([name, { size, purpose }]) => ({
      src: `../icons/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [{ name: text('nav.search'), url: 'search/' }, ...tools],
  });
};
