import type { AnswerWriter } from '../answer.ts';
import type { NarrationManifest } from '../manifest.ts';
import type { Draw } from '../picture.ts';

/** Rival Kings in words and pictures. */
export const manifest: NarrationManifest = {
  describer: async () => (await import('./describe.ts')).describeRivalKings,
  draw: async () => (await import('./picture.ts')).pictureOf as Draw,
  answers: async () =>
    (await import('./answers/answer.ts')).answerInRivalKings as unknown as AnswerWriter,
};
