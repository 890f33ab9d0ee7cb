import { isLink, type Link } from '../../engine/permalink.ts';
import type { PlayedId } from '../../games/ids.ts';
import type { Locale } from '../../i18n/locales.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Caption } from '../../narration/caption.ts';
import type { Place } from './place.ts';
import type { PlayerChoice, Referee, Track } from './referee.ts';

/** A table that a link has laid out, ready to be played on. */
export interface LinkedTable {
  readonly link: Link;
  readonly referee: Referee;
  readonly track: Track;
  /** Readings with which the table begins, where they are not the default. */
  readonly readings: Readonly<Record<string, string>>;
  readonly choice: PlayerChoice;
  readonly title: string;
  /** With the names of everything that can come up. */
  readonly words: Words;
}

/** Why there is no table: a sentence, or the rule it breaks. */
export interface Problem {
  readonly sentence?: string;
  readonly caption?: Caption;
  /** It may be otherwise when the page is loaded again. */
  readonly again?: true;
}

/** The page that a link has been opened on. */
export interface LinkedPage {
  readonly game: PlayedId;
  readonly locale: Locale;
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  readonly words: Words;
}

/** Lays out the table of an address, or says why it cannot. */
export async function readTable(
  hash: string,
  page: LinkedPage,
): Promise<{ readonly table: LinkedTable } | Problem> {
  const problem = (key: string): Problem => ({ sentence: say(page.words, key) });
  try {
    if (!isLink(hash)) return problem('linked.none');
    // What goes where the link leads comes along.
    const [{ openTableLink }] = await Promise.all([
      import('../shared/opened-link.ts'),
      import('./follow.ts'),
    ]);
    const opened = await openTableLink(hash, page.game);
    return 'problem' in opened ? problem(opened.problem) : await layOut(opened.link, page);
  } catch {
    return { ...problem('player.load-failed'), again: true };
  }
}

async function layOut(link: Link, page: LinkedPage): ReturnType<typeof readTable> {
  const { ImpossibleStart, openPosition } = await import('./referee.ts');
  const { locale, readerLocale, words } = page;
  try {
    const referee = await openPosition({
      ...link,
      locale,
      readerLocale,
      words,
      opening: say(words, 'linked.opening'),
    });
    const moves = await referee?.readMoves(link.moves ?? []);
    if (!referee || !moves) return { sentence: say(words, 'player.link-foreign') };
    const bare: PlayerChoice = { rulings: {}, eyes: undefined, base: undefined, moves: [] };
    const choice: PlayerChoice = {
      ...bare,
      eyes: referee.seats.find((seat) => seat === link.seenFrom),
      base: moves.length > 0 ? null : undefined,
      moves,
    };
    return {
      table: {
        link,
        referee,
        track: referee.track(bare),
        readings: { ...(link.position as Pick<Link, 'rulings'>).rulings, ...link.rulings },
        choice,
        title: titleOf(referee.track(choice).frames, words),
        words: { ...words, ...referee.names },
      },
    };
  } catch (error) {
    if (error instanceof ImpossibleStart) return { caption: error.caption };
    throw error;
  }
}

/** What a table waits for where its link leads, and after how many steps. */
function titleOf(frames: Track['frames'], words: Words): string {
  const waits = frames.at(-1)!.decision;
  const step = frames.length - 1;
  return step > 0 ? say(words, 'linked.from', { step, waits }) : say(words, 'linked.at', { waits });
}

/**
 * Where a link leads beyond the bare table, if anywhere: where it names no moment, to the end of
 * its moves.
 */
export const placeIn = ({
  link,
  choice,
}: Pick<LinkedTable, 'link' | 'choice'>): Place | undefined =>
  choice.moves.length > 0 || choice.eyes
    ? { step: null, shown: link.step?.shown ?? (choice.moves.length > 0 ? Infinity : 0), choice }
    : undefined;

/** The table of a link with what the reader has chosen since. */
export function linkTo({ game, position, seed, rulings }: Link, { choice, shown }: Place): Link {
  const readings = { ...rulings, ...choice.rulings };
  return {
    game,
    position,
    ...(seed !== undefined && { seed }),
    ...(Object.keys(readings).length > 0 && { rulings: readings }),
    ...(choice.moves.length > 0 && { step: { name: '', shown }, moves: choice.moves }),
    ...(choice.eyes && { seenFrom: choice.eyes }),
  };
}
