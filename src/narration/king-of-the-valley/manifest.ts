import type { AnswerWriter } from '../answer.ts';
import type { NarrationManifest } from '../manifest.ts';
import type { Draw } from '../picture.ts';

/** King of the Valley in words and pictures. */
export const manifest: NarrationManifest = {
  describer: async () => (await import('./describe.ts')).describeKingOfTheValley,
  draw: async () => (await import('./picture.ts')).pictureOf as Draw,
  answers: async () =>
    (await import('./answers/answer.ts')).answerInKingOfTheValley as unknown as AnswerWriter,
};
