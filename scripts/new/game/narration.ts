import { todo } from './todo.ts';

/** A new game in words and pictures: `src/narration/{game}`. */
export const NARRATION = {
  'narration/manifest': `import type { AnswerWriter } from '../answer.ts';
import type { NarrationManifest } from '../manifest.ts';
import type { Draw } from '../picture.ts';

/** TODO The game in words and pictures, by its name. */
export const manifest: NarrationManifest = {
  describer: async () => (await import('./describe.ts')).describe{Game},
  draw: async () => (await import('./picture.ts')).pictureOf as Draw,
  answers: async () => (await import('./answers/answer.ts')).answerIn{Game} as unknown as AnswerWriter,
};
`,
  'narration/describe': todo(
    `import type { Translator } from '../../i18n/translate.ts';\nimport type { Describer } from '../describer.ts';`,
    'Events, refusals, actions and decisions in words; the kinds of names that messages are told.',
    `export const describe{Game} = (_t: Translator): Describer => {\n  throw new Error('TODO');\n};\n`,
  ),
  'narration/picture': todo(
    `import type { Decision } from '../../engine/types.ts';\nimport type { Event } from '../../games/{game}/types/event.ts';\nimport type { View } from '../../games/{game}/types/view.ts';\nimport type { Picture } from '../picture.ts';`,
    'What the board shows of a view after an event, as plain data.',
    `export const pictureOf = (_view: View, _event?: Event, _decision?: Decision): Picture => {\n  throw new Error('TODO');\n};\n`,
  ),
  'narration/answer': todo(
    `import type { Answer } from '../../../engine/inquiry.ts';\nimport type { {Game} } from '../../../games/{game}/types.ts';\nimport type { Translator } from '../../../i18n/translate.ts';\nimport type { AnswerInWords } from '../../answer.ts';`,
    'What a table comes to, in words.',
    `export const answerIn{Game} = (_t: Translator, _answer: Answer<{Game}>): AnswerInWords => {\n  throw new Error('TODO');\n};\n`,
  ),
} as const;
