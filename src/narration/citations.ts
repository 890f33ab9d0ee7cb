import { scriptLinks } from '../i18n/script-links.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Citation } from './caption.ts';

/** A chapter as `citations.json` holds it, with its rules; their order gives them their numbers. */
export type CitedChapter = readonly [
  slug: string,
  rules: readonly (readonly [id: string, title: string])[],
];

/** How to cite every rule of a game, by id. */
export const citationsOf = (
  locale: Locale,
  game: string,
  chapters: readonly CitedChapter[],
): ReadonlyMap<string, Citation> =>
  new Map(
    chapters.flatMap(([slug, rules], chapter) =>
      rules.map(([id, title], place): [string, Citation] => [
        id,
        {
          id,
          number: `${chapter + 1}.${place + 1}`,
          title,
          href: scriptLinks.rule(locale, game, slug, id),
        },
      ]),
    ),
  );
