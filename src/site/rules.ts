import { getCollection } from 'astro:content';
import type { GameId } from '../games/ids.ts';
import { kindsOf } from '../games/kinds.ts';
import { links } from '../i18n/links.ts';
import type { Locale } from '../i18n/locales.ts';
import { rulesIn, type InWords } from './mdx-source.ts';
import { nameInText } from './names.ts';
import { placeOf } from './outline.ts';

/** A rule as other pages speak of it. */
export interface RuleLink {
  readonly id: string;
  /** Chapter and place, such as 7.3. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly chapterTitle: string;
}

const indexes = new Map<string, Promise<ReadonlyMap<string, RuleLink>>>();

/** Every rule of a game in one language, by id, read from its chapters. */
export function ruleIndex(locale: Locale, game: GameId): Promise<ReadonlyMap<string, RuleLink>> {
  const key = `${locale}/${game}`;
  const known = (!import.meta.env.DEV && indexes.get(key)) || readRules(locale, game);
  indexes.set(key, known);
  return known;
}

async function readRules(locale: Locale, game: GameId): Promise<ReadonlyMap<string, RuleLink>> {
  const chapters = await getCollection('pages', ({ id }) =>
    id.startsWith(`${locale}/${game}/rules/`),
  );
  const entries = chapters.flatMap(({ id: page, body = '', data }) =>
    rulesIn(body, wordsOfComponents(locale, game, `content/${page}.mdx`)).map(
      ({ id, title, text }) => {
        const { chapter, number } = placeOf(game, id);
        return [
          id,
          {
            id,
            number,
            title,
            text,
            href: links.rule(locale, game, chapter.slug, id),
            chapterTitle: data.title,
          },
        ] as const;
      },
    ),
  );
  return new Map(entries);
}

/**
 * What the small components of a text say in plain words: a name, or the number of a rule; `page`:
 * the file that has them.
 */
export function wordsOfComponents(locale: Locale, game: GameId, page: string): InWords {
  const kinds = Object.entries(kindsOf(game));
  return (component, { of = '', id = of, form }) => {
    if (component === 'Cite') return placeOf(game, id).number;
    const [kind] = kinds.find(([, named]) => named.component === component) ?? [];
    return kind ? nameInText(locale, game, kind, id, form, page) : '';
  };
}

/** A rule that must exist. */
export async function ruleLink(locale: Locale, game: GameId, id: string): Promise<RuleLink> {
  const rule = (await ruleIndex(locale, game)).get(id);
  if (!rule) throw new RangeError(`no text for ${id} in ${locale}`);
  return rule;
}
