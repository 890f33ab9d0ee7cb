import { compiled, withForms } from './form-rules.ts';
import type { CompiledMessages, Messages } from './translate.ts';

/**
 * Messages prepared for the translator, with all forms of names. Throws where a message is not ICU
 * message syntax; `file` says where it is written. Needs the parser: build and scripts only.
 */
export function compileMessages(messages: Messages, file = ''): CompiledMessages {
  try {
    return Object.fromEntries(
      Object.entries(withForms(messages)).map(([key, message]) => [key, compiled(key, message)]),
    );
  } catch (error) {
    throw new SyntaxError([...(file ? [file] : []), (error as Error).message].join(': '), {
      cause: error,
    });
  }
}
