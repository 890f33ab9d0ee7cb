import compile from 'icu-minify/compile';
import type { CompiledMessages, Messages } from './translate.ts';

/** Messages prepared for the translator. Throws where a message is not ICU message syntax. Needs the parser: build and scripts only. */
export const compileMessages = (messages: Messages): CompiledMessages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compiled(key, message)]));

function compiled(key: string, message: string): CompiledMessages[string] {
  try {
    return compile(message);
  } catch (error) {
    throw new SyntaxError(`${key} is not message syntax: ${(error as Error).message}`, { cause: error });
  }
}
