import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { CERTAINTIES } from '../content/outline/outline.ts';

/**
 * Everything written in a language. The id is the file's path without ending:
 * `en/rival-kings/rules/theft`.
 */
const pages = defineCollection({
  loader: glob({ base: './content', pattern: '[a-z][a-z]/**/*.mdx' }),
  schema: z.strictObject({
    title: z.string(),
    /** The page in one or two sentences. */
    lead: z.string(),
    /** Front pages of games: where facts about the box were found elsewhere. */
    source: z.string().optional(),
    /** Chapters: a picture beside the title, by its name among the parts of the game. */
    picture: z.string().optional(),
    /** Cards: when the card may be used, and when not. */
    when: z.string().optional(),
    /** Lessons: what was learnt, in three lines. */
    learnt: z.array(z.string()).length(3).optional(),
    /** Rulings: how sure the answer is. */
    confidence: z.enum(CERTAINTIES).optional(),
  }),
});

export const collections = { pages };
