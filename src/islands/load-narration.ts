import type { Game } from '../engine/game.ts';
import type { Seat } from '../engine/types.ts';
import { loadGame } from '../games/registry.ts';
import { BASE } from '../i18n/base.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator, type CompiledMessages, type Translator } from '../i18n/translate.ts';
import { loadJson } from '../browser/load.ts';
import { namesIn, say, type Words } from '../i18n/words.ts';
import { citationsOf, type CitedChapter } from '../narration/citations.ts';
import type { Narrator } from '../narration/frames.ts';
import type { Citation } from '../narration/caption.ts';
import { describerOf, loadDraw } from '../narration/registry.ts';
import type { PlayedId } from '../games/ids.ts';

export interface NarrationOptions {
  readonly locale: Locale;
  /** The language below whose addresses the rules lie that are cited; the same if there is none. */
  readonly readerLocale?: Locale | undefined;
  readonly words: Words;
  /** The sentence of the first frame. */
  readonly opening: string;
}

/** A game with all that is needed to speak about it. */
export interface Narration {
  readonly game: Game;
  /** Names of everything that can come up in the game. */
  readonly names: Words;
  /** What happens in the game in words. */
  readonly messages: CompiledMessages;
  /** Who narrates what one seat sees; without a seat, with all cards open. */
  readonly narratorFor: (eyes: Seat | undefined) => Narrator;
}

/**
 * Loads engine, words and rule titles. Rejects where one of them cannot be had. Tables from outside
 * need words for why one cannot be.
 */
export async function loadNarration(
  id: PlayedId,
  options: NarrationOptions,
  file: 'messages' | 'tables' = 'messages',
): Promise<Narration> {
  const { locale, readerLocale } = options;
  const [game, messages, rules, draw] = await Promise.all([
    loadGame(id),
    loadJson<CompiledMessages>(`${BASE}${locale}/${id}/${file}.json`),
    loadCitations(locale, id, readerLocale),
    loadDraw(id),
  ]);
  const t = translator(locale, messages);
  const describe = await describerOf(id, t);
  return {
    game,
    names: namesIn(messages),
    messages,
    narratorFor: (eyes) => ({ ...wordsOf(game, t, rules, options), describe, draw, eyes }),
  };
}

function wordsOf(
  game: Game,
  t: Translator,
  rules: ReadonlyMap<string, Citation>,
  { words, opening }: NarrationOptions,
): Omit<Narrator, 'describe' | 'draw' | 'eyes'> {
  const nameOf = (seat: Seat): string => t.text(`seat.${seat}`);
  return {
    game,
    cite: (rule) => rules.get(rule) ?? { id: rule, number: '', title: rule, href: '#' },
    opening,
    attempt: (seat, action) => say(words, 'player.tries', { seat: nameOf(seat), action }),
    question: (seat) => say(words, 'player.your-move', { seat: nameOf(seat) }),
  };
}

/** How to cite every rule of a game, by id. Rejects where that cannot be had. */
export const loadCitations = async (
  locale: Locale,
  game: PlayedId,
  readerLocale = locale,
): Promise<ReadonlyMap<string, Citation>> =>
  citationsOf(
    readerLocale,
    game,
    await loadJson<readonly CitedChapter[]>(`${BASE}${locale}/${game}/citations.json`),
  );
