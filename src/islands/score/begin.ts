import { isLink } from '../../engine/permalink.ts';
import { SEATS } from '../../engine/types.ts';
import { keptHouseRules } from '../house-rules/kept.ts';
import { tableSheet } from './from-table.ts';
import { keptSheet, setAsideSheet } from './kept-sheet.ts';
import { withReadings, type Scorer } from './scorer.ts';
import type { RefusedSheet } from './tally.ts';
import type { Sheet, SheetFacts } from './sheet.ts';
import type { PlayedId } from '../../games/ids.ts';

/**
 * Why something could not be shown or entered: a sentence or its key, or a table that cannot be.
 */
export interface Trouble {
  readonly key?: string;
  readonly sentence?: string;
  readonly refused?: RefusedSheet;
}

/** The sheet a reader begins with, and what is to be said about it. */
export interface Begun {
  readonly sheet: Sheet;
  readonly from: 'table' | 'link' | 'own';
  readonly trouble?: Trouble;
}

/** Tells one kept sheet from another: as long as it is the same, nobody has kept anything since. */
export const markOfKept = (game: PlayedId): string => JSON.stringify(keptSheet(game));

/** A sheet with nothing on it for as few as can play, read by the reader’s own house rules. */
export function newSheet(game: PlayedId, kind: SheetFacts, scorer: Scorer): Sheet {
  return withReadings(
    kind.empty(SEATS.slice(0, scorer.players.min)),
    scorer.existing(keptHouseRules(game).rules),
  );
}

/**
 * The sheet kept on this device, or a new one. What cannot be read is set aside, or stays where
 * there is no room for that.
 */
export async function ownSheet(game: PlayedId, kind: SheetFacts, scorer: Scorer): Promise<Begun> {
  const kept = keptSheet(game);
  if (kept.kind === 'kept') {
    const read = await scorer.read(kept.position);
    if (read.ok) return { sheet: read.sheet, from: 'own' };
  }
  const sheet = newSheet(game, kind, scorer);
  if (kept.kind === 'none') return { sheet, from: 'own' };
  const key = setAsideSheet(game) ? 'score.damaged' : 'score.damaged-stays';
  return { sheet, from: 'own', trouble: { key } };
}

/**
 * The sheet that the address holds: from the reader’s own table tool in this tab, or from a link;
 * or else the reader’s own.
 */
export async function beginSheet(
  hash: string,
  game: PlayedId,
  kind: SheetFacts,
  scorer: Scorer,
): Promise<Begun> {
  if (!isLink(hash)) return ownSheet(game, kind, scorer);
  const { openTableLink } = await import('../shared/opened-link.ts');
  const opened = await openTableLink(hash, game);
  const trouble = async (known: Trouble): Promise<Begun> => ({
    ...(await ownSheet(game, kind, scorer)),
    trouble: known,
  });
  if ('problem' in opened) return trouble({ key: opened.problem });
  const read = await scorer.read(opened.link.position, opened.link.rulings);
  if (read.ok)
    return { sheet: read.sheet, from: tableSheet.get().value === hash ? 'table' : 'link' };
  return trouble(read.refused ? { refused: read.refused } : { key: 'player.link-foreign' });
}
