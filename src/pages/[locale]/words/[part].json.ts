import type { APIRoute, GetStaticPaths } from 'astro';
import { siteStrings } from '../../../i18n/messages.ts';
import type { WordsPart } from '../../../browser/load.ts';
import { localeOf, perLocale } from '../../../site/context.ts';

/**
 * What the player says while a reader steps. What else it says comes when the reader does more than
 * that.
 */
const STEPPING =
  /^(joint\.label|player\.(eyes(\.(all|of|now|now\.all))?|full-screen|of|first|back|steps?|play-on|answer|solution|next|again|last|all-steps|try(\.short)?|what-if|because|refused\.title|load-failed)|share\.(send|copy|copied|qr))$/;

/** Which interface strings each part needs, by the beginning of their keys. */
const PARTS: Readonly<Record<WordsPart, readonly string[]>> = {
  player: ['player.', 'joint.', 'share.'],
  trying: ['player.', 'share.'],
  linked: ['linked.', 'loading.again'],
  table: ['table.', 'tool.', 'share.', 'linked.', 'player.', 'joint.'],
  score: ['score.', 'tool.', 'share.', 'player.'],
  house: ['house.'],
  learn: ['learn.', 'player.', 'joint.'],
  shortcuts: ['shortcuts.'],
  names: ['names.'],
  offline: ['offline.'],
};

export const getStaticPaths = (() =>
  perLocale().flatMap(({ params }) =>
    Object.keys(PARTS).map((part) => ({ params: { ...params, part } })),
  )) satisfies GetStaticPaths;

/** Whether a string of the player is said while a reader steps, or only otherwise. */
const isSaid = (part: WordsPart, key: string): boolean => {
  if (part !== 'player' && part !== 'trying') return true;
  return STEPPING.test(key) === (part === 'player');
};

/** Interface strings for the browser. */
export const GET: APIRoute = ({ params }) => {
  const part = params.part as WordsPart;
  const strings = siteStrings(localeOf(params), ...PARTS[part]);
  return Response.json(
    Object.fromEntries(Object.entries(strings).filter(([key]) => isSaid(part, key))),
  );
};
