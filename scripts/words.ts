// The reference language's sentences for what the authoring scripts print.
import type { Refusal } from '../src/engine/types.ts';
import { compileMessages } from '../src/i18n/compile.ts';
import { REFERENCE_LOCALE } from '../src/i18n/locales.ts';
import { translator } from '../src/i18n/translate.ts';
import { messagesIn } from './content.ts';
import { describerOf } from '../src/narration/registry.ts';
import type { EngineId } from '../src/games/engines.ts';
import { isPlayed, type PlayedId } from '../src/games/ids.ts';

type Describer = ReturnType<typeof describerOf>;

const describers = new Map<PlayedId, Promise<Describer>>();

const readDescriber = async (game: PlayedId): Promise<Describer> =>
  describerOf(game, translator(REFERENCE_LOCALE, compileMessages(await messagesIn(`${REFERENCE_LOCALE}/${game}/messages.json`))));

/**
 * Why something is not allowed, as a plain sentence; of a game without words its reason and particulars. Reads the words of a game once,
 * however many refusals there are.
 */
export async function refusalSentence(game: EngineId, refusal: Refusal): Promise<string> {
  if (!isPlayed(game)) return unworded(refusal);
  const describer = describers.get(game) ?? readDescriber(game);
  describers.set(game, describer);
  return (await describer).refusal(refusal).replace(/<[^>]+>/g, '');
}

const unworded = ({ reason, particulars = {} }: Refusal): string =>
  [reason, ...Object.entries(particulars).map((particular) => particular.join(' '))].join(', ');
