import type { APIRoute, GetStaticPaths } from 'astro';
import { contextOf, perGame } from '../../../site/context.ts';
import { ruleIndex } from '../../../site/rules.ts';

export const getStaticPaths: GetStaticPaths = perGame;

/** Number, title, text and place of every rule: for citations that open without leaving the page. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  const rules = [...(await ruleIndex(locale, game)).values()].map(({ id, number, title, text, href }) => ({
    id,
    number,
    title,
    text,
    href,
  }));
  return new Response(JSON.stringify(rules), { headers: { 'Content-Type': 'application/json' } });
};
