import type { GameId } from '../games/registry.ts';
import type { Translator } from '../i18n/translate.ts';
import type { AnswerWriter } from '../narration/answer.ts';
import type { Describer } from '../narration/describer.ts';
import type { Draw } from '../narration/picture.ts';
import { manifest as claim } from './claim/manifest.ts';
import type { BrowserManifest } from './manifest.ts';
import { manifest as rivalKings } from './rival-kings/manifest.ts';
import type { SheetKind } from './score/sheet.ts';
import type { Board } from './shared/board.ts';
import type { TableOfGame } from './table/table-of-game.ts';

const MANIFESTS: Readonly<Record<GameId, BrowserManifest>> = { 'rival-kings': rivalKings, claim };

/** What happens in a game, in words of one language. */
export const describerOf = async (game: GameId, t: Translator): Promise<Describer> => (await MANIFESTS[game].describer())(t);

/** What puts the answers to tables of a game into words. */
export const loadAnswerWriter = (game: GameId): Promise<AnswerWriter> => MANIFESTS[game].answers();

/** What draws the pictures of a game. */
export const loadDraw = (game: GameId): Promise<Draw> => MANIFESTS[game].draw();

/** The board of a game; it gets pictures of its own game only. */
export const loadBoard = (game: GameId): Promise<Board> => MANIFESTS[game].board();

/** How the table of a game is laid; it gets positions of its own game only. */
export const loadTable = (game: GameId): Promise<TableOfGame> => MANIFESTS[game].table();

/** The score sheet of a game. */
export const loadSheetKind = (game: GameId): Promise<SheetKind> => MANIFESTS[game].scoreSheet();
