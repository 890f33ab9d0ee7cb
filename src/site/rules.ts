import { getCollection } from 'astro:content';
import type { GameId } from '../games/ids.ts';
import { kindsOf } from '../games/kinds.ts';
import { links } from '../i18n/links.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Context } from './context.ts';
import { rulesIn, type InWords } from './mdx-source.ts';
import { nameInText } from './names.ts';
import { placeOf } from './outline.ts';

/** A rule in one language. */
interface RuleInWords {
  readonly id: string;
  /** The slug of its chapter. */
  readonly chapter: string;
  /** Chapter and place, such as 7.3. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly chapterTitle: string;
}

/** A rule as other pages speak of it. */
export interface RuleLink extends RuleInWords {
  readonly href: string;
}

const indexes = new Map<string, Promise<ReadonlyMap<string, RuleInWords>>>();

/** Every rule of a game in one language, by id, read from its chapters. */
export function ruleIndex(locale: Locale, game: GameId): Promise<ReadonlyMap<string, RuleInWords>> {
  const key = `${locale}/${game}`;
  const known = (!import.meta.env.DEV && indexes.get(key)) || readRules(locale, game);
  indexes.set(key, known);
  return known;
}

async function readRules(locale: Locale, game: GameId): Promise<ReadonlyMap<string, RuleInWords>> {
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
            chapter: chapter.slug,
            number,
            title,
            text,
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
export async function ruleLink(context: Context, id: string): Promise<RuleLink> {
  return (await ruleLinks(context))(id);
}

/** Links to the rules of a game: by id, each of which must exist. */
export async function ruleLinks({
  locale,
  readerLocale,
  game,
}: Context): Promise<(id: string) => RuleLink> {
  const rules = await ruleIndex(locale, game);
  return (id) => {
    const rule = rules.get(id);
    if (!rule) throw new RangeError(`no text for ${id} in ${locale}`);
    return { ...rule, href: links.rule(readerLocale, game, rule.chapter, id) };
  };
}
