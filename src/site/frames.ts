import { getEntry } from 'astro:content';
import type { Scenario } from '../engine/scenario.ts';
import type { NonEmpty, Seat } from '../engine/types.ts';
import { kindsOf } from '../games/kinds.ts';
import { loadGame } from '../games/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameMessages, gameStrings, gameTranslator, siteStrings } from '../i18n/messages.ts';
import {
  outcomeFrame,
  startFrame,
  stepFrames,
  type Narrator,
  type CaptionedFrame,
} from '../narration/frames.ts';
import type { Frame } from '../narration/frame.ts';
import type { Citation } from '../narration/caption.ts';
import { say, type Words } from '../i18n/words.ts';
import type { Context } from './context.ts';
import { ruleLinks, type RuleLink } from './rules.ts';
import { replayed } from './scenarios.ts';
import { describerOf, loadDraw } from '../narration/registry.ts';
import type { GameId, PlayedId } from '../games/ids.ts';

/** Strings that players and the boards of a game take along. */
export const playerStrings = (locale: Locale, game: GameId): Words => ({
  ...siteStrings(locale, 'player.', 'joint.'),
  ...gameStrings(locale, game, 'on-table.'),
});

/**
 * What is told of a scenario in one language, and the frame in which the author says what came of
 * it.
 */
interface ScenarioInWords {
  readonly scenario: Scenario;
  readonly frames: NonEmpty<CaptionedFrame>;
  readonly outcome: Frame;
}

const told = new Map<string, Promise<ScenarioInWords>>();

/** The frames of a scenario with their words, in one language. */
export function framesOf(context: Context<PlayedId>, id: string): Promise<ScenarioInWords> {
  const key = `${context.readerLocale}/${context.game}/${id}`;
  const known = (!import.meta.env.DEV && told.get(key)) || tell(context, id);
  told.set(key, known);
  return known;
}

async function tell(context: Context<PlayedId>, id: string): Promise<ScenarioInWords> {
  const { scenario, replay } = await replayed(context.game, id);
  const narrator = await narratorFor(context, scenario.seenFrom, await openingOf(context, id));
  const frames: ScenarioInWords['frames'] = [
    startFrame(narrator, replay.start!),
    ...replay.steps.flatMap((step) => stepFrames(narrator, step)),
  ];
  const last = replay.steps.at(-1)!;
  return {
    scenario,
    frames,
    outcome: outcomeFrame(narrator, frames.at(-1)!, last.states.at(-1) ?? last.before),
  };
}

const openingOf = async ({ locale, game }: Context, id: string): Promise<string> =>
  (await getEntry('pages', `${locale}/${game}/scenarios/${id}`))?.data.lead ?? '';

/**
 * What is needed to put a table on a page into words and pictures, in one language and as some eyes
 * see it.
 */
export async function narratorFor(
  context: Context<PlayedId>,
  eyes: Seat | undefined,
  opening: string,
): Promise<Narrator> {
  const { locale, game } = context;
  const t = gameTranslator(locale, game);
  const linkTo = await ruleLinks(context);
  const words = playerStrings(locale, game);
  return {
    game: await loadGame(game),
    describe: await describerOf(game, t),
    draw: await loadDraw(game),
    cite: (rule) => citation(linkTo(rule)),
    eyes,
    opening,
    attempt: (seat, action) => say(words, 'player.tries', { seat: t.text(`seat.${seat}`), action }),
    question: (seat) => say(words, 'player.your-move', { seat: t.text(`seat.${seat}`) }),
  };
}

/** A rule as captions cite it: nothing else of it goes to readers with them. */
const citation = ({ id, number, title, href }: RuleLink): Citation => ({ id, number, title, href });

/**
 * The names that boards and tools of a game say; with `ids` only those that every table needs, and
 * those of things among them.
 */
export function namesOf(locale: Locale, game: GameId, ids?: ReadonlySet<string>): Words {
  const kinds = kindsOf(game);
  const isShown = (key: string): boolean => {
    const [kind = '', id = '', form = 'name', ...more] = key.split('.');
    const { shown = [], always } = kinds[kind] ?? {};
    return more.length === 0 && shown.includes(form) && (!ids || always === true || ids.has(id));
  };
  return Object.fromEntries(
    Object.entries(gameMessages(locale, game)).filter(([key]) => isShown(key)),
  );
}

/** Every id that stands somewhere in plain data, to find the names it needs. */
export function idsIn(data: unknown): Set<string> {
  if (typeof data === 'string') return new Set([data]);
  if (typeof data !== 'object' || data === null) return new Set();
  return new Set(Object.values(data).flatMap((value) => [...idsIn(value)]));
}
