import { frameName, mapNonEmpty, type Frame, type RenderedFrame } from '../../narration/frame.ts';
import type { NonEmpty } from '../../engine/types.ts';

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
  /** The words of every frame by its name, as HTML. */
  readonly html: ReadonlyMap<string, string>;
  /** The author's remarks, by step, as HTML. */
  readonly notes: ReadonlyMap<string, string>;
  /** The first sentence, as HTML. */
  readonly opening: string;
  /** What came of it all, as HTML. */
  readonly outcome: string;
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
  const withNotes = items.map((item) => ({
    item,
    step: item.dataset.step || null,
    note: item.querySelector('.note'),
  }));
  const html = withNotes.map(({ item, step, note }): [string, string] => [
    frameName({ step, shown: Number(item.dataset.shown) }),
    htmlOf([...item.children].filter((child) => child !== note)),
  ]);
  const { next, nextTitle } = place.dataset;
  return {
    title: heading.textContent.trim(),
    heading,
    back: place.querySelector('.way-back'),
    href: heading.querySelector('a')?.href,
    list,
    toFind: place.querySelector('.steps-to-find'),
    html: new Map(html),
    notes: new Map(
      withNotes.flatMap(({ step, note }) => (note ? [[step ?? '', note.innerHTML] as const] : [])),
    ),
    opening: items[0]?.querySelector('.event')?.innerHTML ?? '',
    outcome: html.at(-1)?.[1] ?? '',
    next: next === undefined ? undefined : { href: next, title: nextTitle! },
  };
}

const htmlOf = (elements: readonly Element[]): string =>
  elements.map(({ outerHTML }) => outerHTML).join('');

/**
 * Frames with their words from the page; undefined where the two are not of one version, because
 * not every frame has words or words are left.
 */
export function captioned(
  frames: NonEmpty<Frame>,
  html: Transcript['html'],
): NonEmpty<RenderedFrame> | undefined {
  if (frames.length !== html.size || !frames.every((frame) => html.has(frameName(frame))))
    return undefined;
  return mapNonEmpty(frames, (frame) => ({ ...frame, html: html.get(frameName(frame))! }));
}
