import type { Translator } from '../i18n/translate.ts';
import type { AnswerWriter } from './answer.ts';
import type { Describer } from './describer.ts';
import type { Draw } from './picture.ts';

/** A game in words and pictures; each part loads when it is first asked for. */
export interface NarrationManifest {
  /** What happens, in words. */
  readonly describer: () => Promise<(t: Translator) => Describer>;
  /** What the board shows of a view. */
  readonly draw: () => Promise<Draw>;
  /** What a table comes to, in words. */
  readonly answers: () => Promise<AnswerWriter>;
}
