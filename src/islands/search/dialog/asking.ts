import { createMemo, createSignal, type Accessor } from 'solid-js';
import { NOTHING, type Found } from '../found.ts';
import type { Hit } from '../hit.ts';
import type { SearchParts } from '../load-searcher.ts';

/** What the reader asks, and what was found so far. */
export interface Asking {
  readonly query: Accessor<string>;
  /** The words that the hits are for. */
  readonly answered: Accessor<string>;
  readonly state: Accessor<'idle' | 'loading' | 'done' | 'failed'>;
  readonly found: Accessor<Found>;
  /** All hits found, whatever found them. */
  readonly hits: Accessor<readonly Hit[]>;
  readonly type: (words: string) => void;
  /** Searches for the words that are there; of several searches, the latest counts. */
  readonly ask: () => Promise<void>;
  /** Searches once more where the texts could not be had. */
  readonly tryAgain: () => void;
}

/** Begins with some words, which are not asked for yet. `onFound`: called with every answer. */
export function createAsking(
  parts: Pick<SearchParts, 'searcher' | 'askAgain'>,
  begun: string,
  onFound: () => void,
): Asking {
  const [query, setQuery] = createSignal(begun);
  const [found, setFound] = createSignal(NOTHING);
  const [state, setState] = createSignal<ReturnType<Asking['state']>>('idle');
  const [answered, setAnswered] = createSignal('');
  const hits = createMemo(() => found().groups.flatMap((group) => group.hits));
  let latest = 0;

  function answer(words: string, next: Found, then: ReturnType<Asking['state']>): void {
    setAnswered(words);
    setFound(next);
    onFound();
    setState(then);
  }

  function type(words: string): void {
    setQuery(words);
    void ask();
  }

  async function ask(): Promise<void> {
    const words = query();
    const turn = ++latest;
    if (!words.trim()) return answer(words, NOTHING, 'idle');
    if (state() === 'idle') setState('loading');
    // Names are there before titles and questions, and these before the texts.
    if (state() === 'loading') {
      setFound(parts.searcher.named(words));
      const sooner = await parts.searcher.byTitle(words);
      if (turn !== latest) return;
      setFound(sooner);
    }
    const whole = await parts.searcher.search(words);
    if (turn !== latest) return;
    answer(words, whole, whole.lacks && whole.lacks !== 'webassembly' ? 'failed' : 'done');
  }

  function tryAgain(): void {
    if (state() !== 'failed') return;
    parts.askAgain();
    void ask();
  }

  return { query, answered, state, found, hits, type, ask, tryAgain };
}
