// The reference language's sentences for what the authoring scripts print.
import type { Refusal } from '../src/engine/types.ts';
import { compileMessages } from '../src/i18n/compile.ts';
import { REFERENCE_LOCALE } from '../src/i18n/locales.ts';
import { translator } from '../src/i18n/translate.ts';
import { messagesIn } from './content.ts';
import { refuserOf } from '../src/narration/refusals.ts';
import type { EngineId } from '../src/games/engines.ts';

type Refuser = ReturnType<typeof refuserOf>;

const refusers = new Map<EngineId, Refuser>();

const readRefuser = async (game: EngineId): Refuser =>
  refuserOf(
    game,
    translator(
      REFERENCE_LOCALE,
      compileMessages(await messagesIn(`${REFERENCE_LOCALE}/${game}/messages.json`)),
    ),
  );

/**
 * Why something is not allowed, as a plain sentence. Reads the words of a game once, however many
 * refusals there are.
 */
export async function refusalSentence(game: EngineId, refusal: Refusal): Promise<string> {
  const refuser = refusers.get(game) ?? readRefuser(game);
  refusers.set(game, refuser);
  return (await refuser).refusal(refusal).replace(/<[^>]+>/g, '');
}
