import type { PlayedId } from '../games/ids.ts';
import type { Translator } from '../i18n/translate.ts';
import type { AnswerWriter } from './answer.ts';
import { manifest as claim } from './claim/manifest.ts';
import type { Describer } from './describer.ts';
import { manifest as kingOfTheValley } from './king-of-the-valley/manifest.ts';
import type { NarrationManifest } from './manifest.ts';
import type { Draw } from './picture.ts';
import { manifest as rivalKings } from './rival-kings/manifest.ts';

const MANIFESTS: Readonly<Record<PlayedId, NarrationManifest>> = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
};

/** What happens in a game, in words of one language. */
export const describerOf = async (game: PlayedId, t: Translator): Promise<Describer> =>
  (await MANIFESTS[game].describer())(t);

/** What draws the pictures of a game. */
export const loadDraw = (game: PlayedId): Promise<Draw> => MANIFESTS[game].draw();

/** What puts the answers to tables of a game into words. */
export const loadAnswerWriter = (game: PlayedId): Promise<AnswerWriter> =>
  MANIFESTS[game].answers();
