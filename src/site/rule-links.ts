import { links } from '../i18n/links.ts';
import { cardPagesOf, cardTitle } from './cards.ts';
import type { Context } from './context.ts';
import { differencesOf } from './editions.ts';
import { lessonEntry, lessonAbout } from './lessons.ts';
import { rulingEntry } from './rulings.ts';
import { rulingShownBy, scenariosTeaching } from './scenarios.ts';
import { scenarioTitle } from './scenario-index.ts';
import { bookOf, gameCards } from './registry.ts';

/**
 * What is linked beside a rule: a scenario that plays it, the lesson that practises it, a point the
 * printed text leaves open, the card it is about, or an edition that misleads.
 */
interface LinkBeside {
  readonly kind: 'play' | 'open' | 'card' | 'edition' | 'lesson';
  readonly href: string;
  readonly title: string;
  /** The open ruling that is linked, if one is. */
  readonly ruling?: string;
}

const MOST_PLAYED = 1;
const MOST_MISPRINTS = 1;

/** What stands beside a rule: of each kind the most telling, and every open ruling. */
export async function linksBeside(context: Context, rule: string): Promise<LinkBeside[]> {
  const { locale, readerLocale, game } = context;
  const scenarios = scenariosTeaching(game, rule).filter(({ id }) => !rulingShownBy(id));
  const played = await Promise.all(
    scenarios.slice(0, MOST_PLAYED).map(async ({ id }) => ({
      kind: 'play' as const,
      href: links.scenario(readerLocale, game, id),
      title: await scenarioTitle(locale, game, id),
    })),
  );
  const cards = cardPagesOf(game).filter((page) => gameCards(game).ownRulesOf(page).includes(rule));
  const fromCards = cards.map((page) => ({
    kind: 'card' as const,
    href: links.card(readerLocale, game, page.slug),
    title: cardTitle(locale, game, page),
  }));
  return [
    ...fromCards,
    ...played,
    ...(await practised(context, rule)),
    ...(await openRulings(context, rule)),
    ...misprints(context, rule),
  ];
}

async function practised(
  { locale, readerLocale, game }: Context,
  rule: string,
): Promise<LinkBeside[]> {
  const lesson = await lessonAbout(locale, game, rule);
  if (!lesson) return [];
  const { title } = (await lessonEntry(locale, game, lesson.slug)).data;
  return [{ kind: 'lesson', href: links.lesson(readerLocale, game, lesson.slug), title }];
}

async function openRulings(
  { locale, readerLocale, game }: Context,
  rule: string,
): Promise<LinkBeside[]> {
  const { rulings } = bookOf(game);
  const open = Object.keys(rulings).filter((id) => rulings[id]!.rules.includes(rule));
  return Promise.all(
    open.map(async (id) => ({
      kind: 'open' as const,
      ruling: id,
      href: links.ruling(readerLocale, game, id),
      title: (await rulingEntry(locale, game, id)).data.title,
    })),
  );
}

/** Where an edition would lead its owner to play the rule otherwise. */
const misprints = ({ locale, readerLocale, game }: Context, rule: string): LinkBeside[] =>
  differencesOf(locale, game)
    .filter((difference) => difference.class === 'rule' && difference.rules[0] === rule)
    .slice(0, MOST_MISPRINTS)
    .map(({ id, title }) => ({
      kind: 'edition' as const,
      href: `${links.editions(readerLocale, game)}#${id}`,
      title,
    }));
