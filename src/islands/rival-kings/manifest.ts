import type { AnswerWriter } from '../../narration/answer.ts';
import type { Draw } from '../../narration/picture.ts';
import type { BrowserManifest } from '../manifest.ts';
import type { Board } from '../shared/board.ts';

/** Rival Kings in the browser. */
export const manifest: BrowserManifest = {
  describer: async () => (await import('../../narration/rival-kings/describe.ts')).describeRivalKings,
  answers: async () => (await import('../../narration/rival-kings/answers/answer.ts')).answerInRivalKings as unknown as AnswerWriter,
  draw: async () => (await import('../../narration/rival-kings/picture.ts')).pictureOf as Draw,
  board: async () => (await import('./board/Board.tsx')).Board as Board,
  table: async () => (await import('./table/table.ts')).table,
  scoreSheet: async () => (await import('./score/kind.tsx')).rivalKings,
};
