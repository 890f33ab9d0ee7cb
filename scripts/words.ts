// The reference language's sentences for what the authoring scripts print.
import type { Refusal } from '../src/engine/types.ts';
import type { GameId } from '../src/games/registry.ts';
import { compileMessages } from '../src/i18n/compile.ts';
import { describerOf } from '../src/i18n/describers.ts';
import { REFERENCE_LOCALE } from '../src/i18n/locales.ts';
import { translator } from '../src/i18n/translate.ts';
import { messagesIn } from './content.ts';

/** Why something is not allowed, as a plain sentence. */
export async function refusalSentence(game: GameId, refusal: Refusal): Promise<string> {
  const t = translator(REFERENCE_LOCALE, compileMessages(await messagesIn(`${REFERENCE_LOCALE}/${game}/messages.json`)));
  return describerOf(game, t)
    .refusal(refusal)
    .replace(/<[^>]+>/g, '');
}
