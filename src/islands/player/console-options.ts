import type { JSX } from 'solid-js';
import type { Moment } from '../../engine/scenario.ts';
import type { WhatIf } from '../../narration/frame.ts';
import type { Trial } from './own-moves.ts';
import type { PlayerOptions } from './player-state.ts';
import type { NextScenario } from './transcript.ts';

/** What is told beside a table, and what can be chosen there. */
export interface ConsoleOptions extends PlayerOptions, Trial {
  /** Remarks of the author, by step, as they stand on the page. */
  readonly notes: ReadonlyMap<string, Element>;
  /** What came of the script, as it stands there; a bare table has none. */
  readonly outcome?: Element;
  /** The moment that answers what the scenario asks, where much still comes after it. */
  readonly answer?: Moment | undefined;
  readonly whatIf: WhatIf;
  /** Readings with which the script itself begins, where they are not the default. */
  readonly usualReadings: Readonly<Partial<Record<string, string>>>;
  /** What the button says that takes back everything the reader has chosen. */
  readonly resetLabel: string;
  /** Where readers go on from the end of the script, if anywhere. */
  readonly next?: NextScenario | undefined;
  /** All steps in words, for paper and for the browser's search in the page. */
  readonly transcript?: JSX.Element;
}
