import type { Picture } from './picture.ts';
import type { Scenario } from '../engine/scenario.ts';
import type { NonEmpty } from '../engine/types.ts';
import type { Words } from '../i18n/words.ts';
import type { Caption, Citation } from './caption.ts';

/** Stands before the name of a step in the fragment that leads to it. */
export const STEP_ANCHOR = 'step-';

/** Where a step stands on the page of its scenario, as a fragment without its mark. */
export const stepAnchor = (step: string): string => STEP_ANCHOR + step;

/** One moment that the reader can step to. */
export interface Frame {
  /** The step it belongs to; the start has none. */
  readonly step: string | null;
  /** Which of the step's moments this is, from 1; 0 for the start. */
  readonly shown: number;
  readonly kind: 'start' | 'event' | 'refused' | 'ask' | 'outcome';
  readonly picture: Picture;
  /** What the table waits for, in words; empty between two events of a step. */
  readonly decision: string;
}

/**
 * What a frame is called among the others of its scenario: by this the words that stand on a page
 * find it.
 */
export const frameName = ({ step, shown }: Pick<Frame, 'step' | 'shown'>): string =>
  `${step ?? ''}.${shown}`;

/** A frame with its words; those of the outcome are its author's, and stand on the page only. */
export interface FrameInWords<Rule = Citation> extends Frame {
  readonly caption?: Caption<Rule>;
}

/** A rule as it is cited, and the chapter that it stands in. */
export interface CitedRule extends Pick<Citation, 'number' | 'title'> {
  readonly chapter: string;
}

/**
 * What is played of a scenario; what it teaches, and the events that its author expects, are for
 * tests.
 */
export type Played = Omit<Scenario, 'teaches'>;

/** A scenario as the player loads it: frames for stepping, and the script for trying things out. */
export interface ScenarioData {
  readonly scenario: Played;
  readonly frames: NonEmpty<FrameInWords<string>>;
  /** The rules that captions name, by id. */
  readonly rules: Readonly<Record<string, CitedRule>>;
  readonly whatIf: WhatIf;
  /** Names of what the frames show. */
  readonly names: Words;
}

/** Open rulings that a reader can have read another way. */
export interface WhatIf {
  /** Options of each ruling, the default first. */
  readonly rulings: Readonly<Record<string, readonly string[]>>;
  /** Each ruling as a question, and its options as answers. */
  readonly words: Words;
}

/** The same list with each entry changed. */
export const mapNonEmpty = <From, To>(
  [first, ...others]: NonEmpty<From>,
  change: (one: From, at: number) => To,
): NonEmpty<To> => [change(first, 0), ...others.map((other, at) => change(other, at + 1))];
