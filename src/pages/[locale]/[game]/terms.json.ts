import type { APIRoute, GetStaticPaths } from 'astro';
import { contextOf, pathsOfGames } from '../../../site/context.ts';
import { glossaryOf } from '../../../site/glossary.ts';
import { ruleLink } from '../../../site/rules.ts';

export const getStaticPaths: GetStaticPaths = pathsOfGames;

/**
 * The meaning of every term by id, and the rule that says so: for terms that open without leaving
 * the page.
 */
export const GET: APIRoute = async ({ params }) => {
  const context = contextOf(params);
  const { locale, game } = context;
  const terms = glossaryOf(locale, game).map(async ({ id, name, text, rule }) => {
    if (!rule) return [id, { title: name, text }];
    const { number, title, chapter } = await ruleLink(context, rule);
    return [id, { title: name, text, rule: { id: rule, number, title, chapter } }];
  });
  return Response.json(Object.fromEntries(await Promise.all(terms)));
};
