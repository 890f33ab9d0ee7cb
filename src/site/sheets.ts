import { getEntry } from 'astro:content';
import type { GameId } from '../games/ids.ts';
import { REFERENCE_LOCALE } from '../i18n/locales.ts';

/** Whether a game is told on one sheet. */
export const hasSheet = async (game: GameId): Promise<boolean> =>
  (await getEntry('pages', `${REFERENCE_LOCALE}/${game}/sheet`)) !== undefined;
