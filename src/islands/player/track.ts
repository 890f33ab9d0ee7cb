import type { Scenario } from '../../engine/scenario.ts';
import type { Picture } from '../boards/rival-kings/picture.ts';
import type { Words } from '../words.ts';

/** One moment that the reader can step to. */
export interface Frame {
  /** The step it belongs to; the start has none. */
  readonly step: string | null;
  /** Which of the step's moments this is, from 1; 0 for the start. */
  readonly shown: number;
  readonly kind: 'start' | 'event' | 'refused' | 'ask';
  readonly picture: Picture;
  /** Whose decision the table waits for, in words. */
  readonly moment: string;
}

/** A frame together with its words as HTML. */
export interface ToldFrame extends Frame {
  readonly html: string;
}

/** A scenario as the player loads it: frames for stepping, and the script for trying things out. */
export interface ScenarioData {
  readonly scenario: Scenario;
  readonly frames: readonly Frame[];
  /** Open rulings under which the script plays differently. */
  readonly whatIf: readonly string[];
  /** Names of cards, characters and actions. */
  readonly names: Words;
}
