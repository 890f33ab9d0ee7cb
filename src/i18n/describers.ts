import type { Describer } from './describe.ts';
import { describeRivalKings } from './rival-kings.ts';
import type { Translator } from './translate.ts';

/** The words of each game, for code that knows no game in particular. */
const DESCRIBERS: Readonly<Record<string, (t: Translator) => Describer>> = {
  'rival-kings': (t) => describeRivalKings(t),
};

/** What happens in a game, in words of one language. */
export function describerOf(game: string, t: Translator): Describer {
  const describer = DESCRIBERS[game];
  if (!describer) throw new RangeError(`no words for ${game}`);
  return describer(t);
}
