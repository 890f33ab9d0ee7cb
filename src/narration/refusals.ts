import type { EngineId } from '../games/engines.ts';
import { isPlayed, type PlayedId } from '../games/ids.ts';
import type { Translator } from '../i18n/translate.ts';
import type { Describer } from './describer.ts';
import { describeNoblesAndGlory } from './nobles-and-glory/describe.ts';
import { describerOf } from './registry.ts';

/** Says why something is not allowed in a game. */
type Refuser = Pick<Describer, 'refusal'>;

/** Games that only programs and tests play are asked for their refusals alone. */
const UNPLAYED: Readonly<Record<Exclude<EngineId, PlayedId>, (t: Translator) => Refuser>> = {
  'nobles-and-glory': describeNoblesAndGlory,
};

/** Why something is not allowed in any game that has an engine, in words of one language. */
export const refuserOf = async (game: EngineId, t: Translator): Promise<Refuser> =>
  isPlayed(game) ? describerOf(game, t) : UNPLAYED[game](t);
