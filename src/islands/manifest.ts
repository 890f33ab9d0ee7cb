import type { Translator } from '../i18n/translate.ts';
import type { AnswerWriter } from '../narration/answer.ts';
import type { Describer } from '../narration/describer.ts';
import type { Draw } from '../narration/picture.ts';
import type { SheetKind } from './score/sheet.ts';
import type { Board } from './shared/board.ts';
import type { TableOfGame } from './table/table-of-game.ts';

/** What the browser needs of a game beyond its rules; each part loads when it is first asked for. */
export interface BrowserManifest {
  /** What happens, in words. */
  readonly describer: () => Promise<(t: Translator) => Describer>;
  /** What a table comes to, in words. */
  readonly answers: () => Promise<AnswerWriter>;
  /** What the board shows of a view. */
  readonly draw: () => Promise<Draw>;
  readonly board: () => Promise<Board>;
  /** How a table is laid in the table tool. */
  readonly table: () => Promise<TableOfGame>;
  readonly scoreSheet: () => Promise<SheetKind>;
}
