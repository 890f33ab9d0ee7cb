import type { AnswerWriter } from '../../narration/answer.ts';
import type { Draw } from '../../narration/picture.ts';
import type { BrowserManifest } from '../manifest.ts';
import type { Board } from '../shared/board.ts';

/** Claim in the browser. */
export const manifest: BrowserManifest = {
  describer: async () => (await import('../../narration/claim/describe.ts')).describeClaim,
  answers: async () => (await import('../../narration/claim/answers/answer.ts')).answerInClaim as unknown as AnswerWriter,
  draw: async () => (await import('../../narration/claim/picture.ts')).pictureOf as Draw,
  board: async () => (await import('./board/Board.tsx')).Board as Board,
  table: async () => (await import('./table/table.ts')).table,
  scoreSheet: async () => (await import('./score/kind.tsx')).claim,
};
