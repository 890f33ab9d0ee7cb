import { createMemo, createSignal, type Accessor } from 'solid-js';
import { loadWords } from '../../browser/load.ts';
import type { PlayedId } from '../../games/ids.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/words.ts';
import type { FrameInWords, ScenarioData } from '../../narration/frame.ts';
import type { NonEmpty } from '../../engine/types.ts';
import { loadOnce } from './load-once.ts';
import type { Referee } from './referee.ts';

/** A scenario, and the page it stands on. */
export interface ScenarioAbout {
  readonly game: PlayedId;
  readonly locale: Locale;
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  readonly words: Words;
  readonly data: ScenarioData;
  /** The frames of the scenario with their words. */
  readonly script: NonEmpty<FrameInWords>;
}

/** What comes only where a reader does more than step. */
interface LateParts {
  /** All words that are there by now. */
  readonly words: Accessor<Words>;
  /** What is said only then. */
  readonly loadMore: () => Promise<void>;
  /** The rules, with the names of what they bring to light. */
  readonly loadReferee: () => Promise<Referee>;
}

/** Lets the late parts of a scenario be loaded. */
export function createLateParts(about: ScenarioAbout): LateParts {
  const [more, setMore] = createSignal<Words>({});
  const words = createMemo<Words>(() => ({ ...about.words, ...about.data.names, ...more() }));
  const sayAlso = (others: Words): void => void setMore({ ...more(), ...others });
  const loadMore = loadOnce(() => loadWords('trying').then(sayAlso));

  async function openHere(): Promise<Referee> {
    const [{ openReferee }] = await Promise.all([import('./referee.ts'), loadMore()]);
    const { game, locale, readerLocale, data, script } = about;
    const [{ caption }] = script;
    const referee = await openReferee({
      game,
      locale,
      readerLocale,
      words: words(),
      script: data.scenario,
      opening: caption?.kind === 'start' ? caption.sentence : '',
    });
    sayAlso(referee.names);
    return referee;
  }

  return { words, loadMore, loadReferee: loadOnce(openHere) };
}
