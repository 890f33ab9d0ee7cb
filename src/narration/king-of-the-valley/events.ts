import { COLUMNS, kindOf, type TileId } from '../../games/king-of-the-valley/tiles.ts';
import type { KingdomSet } from '../../games/king-of-the-valley/types/action.ts';
import type { Event, EventOf } from '../../games/king-of-the-valley/types/event.ts';
import type { View } from '../../games/king-of-the-valley/types/view.ts';
import type { Arguments, Translator } from '../../i18n/translate.ts';
import { bestFirst } from '../describer.ts';
import type { Fill } from './arguments.ts';
import { kingOf } from './view.ts';

/** The message that tells an event. */
export function eventKey(event: Event): string {
  switch (event.type) {
    case 'hillFilled':
      return `event.hillFilled.${event.tiles.some(({ stage }) => stage === 1) ? 'set-up' : 'refilled'}`;
    case 'tilesSummoned':
      return `event.tilesSummoned.${event.way}`;
    case 'taxCollected':
      return event.column ? 'event.taxCollected' : 'event.taxCollected.free';
    case 'lineScored':
      return `event.lineScored.${event.line}`;
    case 'gameWon':
      return `event.gameWon.${event.by}`;
    default:
      return `event.${event.type}`;
  }
}

/** Arguments that no single field gives; `view` is the table after the event. */
export function special(t: Translator, event: Event, view: View, fill: Fill): Arguments {
  switch (event.type) {
    case 'hillFilled':
      return fill({ tiles: event.tiles.map(({ tile }) => tile) });
    case 'tilesSummoned':
      return fill(summoned(event));
    case 'kingdomClaimed':
      return fill({ tiles: listed(event.tiles) });
    case 'positionReplenished':
      return fill({ under: kingOf(view, event.seat) === event.cell });
    case 'endTriggered':
      return { when: isLast(view, event.seat) ? 'now' : 'later' };
    case 'reputationScored':
      return { total: event.score.total };
    case 'gameWon':
      return {
        totals: t.list(
          bestFirst(event.totals, event.winners).map(([seat, points]) =>
            t.text('event.total', { ...fill({ seat }), points }),
          ),
        ),
      };
    default:
      return {};
  }
}

/**
 * What has been summoned: the first tile, the character of them all, where they were, and how many.
 */
function summoned({ tiles }: EventOf<'tilesSummoned'>): object {
  const { tile } = tiles[0]!;
  return { tile, kind: kindOf(tile), cells: tiles.map(({ cell }) => cell), count: tiles.length };
}

/** The tiles of a kingdom set in the order of the columns. */
const listed = (set: KingdomSet): TileId[] => COLUMNS.flatMap((column) => set[column] ?? []);

/** Whether a round ends with the turn of this seat. */
function isLast({ players, startingPlayer }: View, seat: string): boolean {
  const place = players.findIndex((player) => player.seat === seat);
  return players[(place + 1) % players.length]!.seat === startingPlayer;
}
