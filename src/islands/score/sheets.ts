import type { BoardGame } from '../boards/all.ts';
import { rivalKings } from './rival-kings/kind.tsx';
import type { SheetKind } from './sheet.ts';

/** The score sheet of each game. */
export const SHEETS: Readonly<Record<BoardGame, SheetKind>> = { 'rival-kings': rivalKings };
