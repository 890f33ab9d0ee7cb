import type { GameId } from '../games/registry.ts';
import type { Describer } from '../narration/describer.ts';
import type { Translator } from './translate.ts';

/** The words of each game, for code that knows no game in particular; each loads when it is asked for. */
const DESCRIBERS = {
  'rival-kings': async () => (await import('../narration/rival-kings/describe.ts')).describeRivalKings,
  claim: async () => (await import('../narration/claim/describe.ts')).describeClaim,
} satisfies Record<GameId, () => Promise<(t: Translator) => Describer>>;

/** What happens in a game, in words of one language. */
export const describerOf = async (game: GameId, t: Translator): Promise<Describer> => (await DESCRIBERS[game]())(t);
