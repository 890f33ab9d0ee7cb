import type { APIRoute, GetStaticPaths } from 'astro';
import { siteStrings } from '../../../i18n/messages.ts';
import type { WordsPart } from '../../../browser/load.ts';
import { localeOf, perLocale } from '../../../site/context.ts';

/** Which interface strings each part needs, by the beginning of their keys. */
const PARTS: Readonly<Record<WordsPart, readonly string[]>> = {
  player: ['player.', 'joint.', 'share.'],
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
  perLocale().flatMap(({ params }) => Object.keys(PARTS).map((part) => ({ params: { ...params, part } })))) satisfies GetStaticPaths;

/** Interface strings for the browser. */
export const GET: APIRoute = ({ params }) => Response.json(siteStrings(localeOf(params), ...PARTS[params.part as WordsPart]));
