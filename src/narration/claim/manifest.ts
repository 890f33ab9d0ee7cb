import type { AnswerWriter } from '../answer.ts';
import type { NarrationManifest } from '../manifest.ts';
import type { Draw } from '../picture.ts';

/** Claim in words and pictures. */
export const manifest: NarrationManifest = {
  describer: async () => (await import('./describe.ts')).describeClaim,
  draw: async () => (await import('./picture.ts')).pictureOf as Draw,
  answers: async () =>
    (await import('./answers/answer.ts')).answerInClaim as unknown as AnswerWriter,
};
