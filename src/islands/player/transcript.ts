import { frameName, type FrameInWords } from '../../narration/frame.ts';

/**
 * What a player takes from the page: the scenario in words, as it stands there for readers without
 * script.
 */
export interface Transcript {
  readonly title: string;
  readonly heading: Element;
  /** On the scenario's own page, the way back to all scenarios. */
  readonly back: Element | null;
  /** The scenario's own page, from any other. */
  readonly href: string | undefined;
  readonly list: Element;
  /**
   * The same words for the browser's search in the page (`client/find-steps.ts`), if it can tell
   * what it found.
   */
  readonly toFind: Element | null;
  /** The names of the frames whose words stand there. */
  readonly names: ReadonlySet<string>;
  /** The author's remarks, by step. */
  readonly notes: ReadonlyMap<string, Element>;
  /** What came of it all. */
  readonly outcome: Element;
  /** Where readers go on from the end: on the scenario's own page, unless it is the last one. */
  readonly next: NextScenario | undefined;
}

/** The scenario after this one, in the order of the page that lists them. */
export interface NextScenario {
  readonly href: string;
  readonly title: string;
}

/** Reads a scenario from its place on the page. */
export function readTranscript(place: HTMLElement): Transcript {
  const heading = place.querySelector('h1, h2, h3')!;
  const list = place.querySelector('.transcript')!;
  const items = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  const { next, nextTitle } = place.dataset;
  return {
    title: heading.textContent.trim(),
    heading,
    back: place.querySelector('.way-back'),
    href: heading.querySelector('a')?.href,
    list,
    toFind: place.querySelector('.steps-to-find'),
    names: new Set(
      items.map(({ dataset }) =>
        frameName({ step: dataset.step || null, shown: Number(dataset.shown) }),
      ),
    ),
    notes: new Map(
      items.flatMap((item) => {
        const note = item.querySelector('.note');
        return note ? [[item.dataset.step!, note] as const] : [];
      }),
    ),
    outcome: list.querySelector('.outcome')!,
    next: next === undefined ? undefined : { href: next, title: nextTitle! },
  };
}

/**
 * Whether frames and a page are of one version: every frame has its words, the outcome on the page,
 * and none are left there.
 */
export const fits = (
  frames: readonly FrameInWords<unknown>[],
  names: Transcript['names'],
): boolean =>
  frames.length === names.size &&
  frames.every(
    (frame) => names.has(frameName(frame)) && (frame.caption || frame.kind === 'outcome'),
  );
