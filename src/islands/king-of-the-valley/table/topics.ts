import type { Seat } from '../../../engine/types.ts';
import type { HillPlace } from '../../../games/king-of-the-valley/hill.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import type { Cell } from '../../../games/king-of-the-valley/valley.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { placeLabel } from './LaidHill.tsx';

/** What a sheet is about. */
export type Topic =
  | { readonly cell: Cell }
  | { readonly place: HillPlace }
  | { readonly castle: Seat }
  | { readonly prices: true }
  | { readonly left: true };

type Key = Topic extends infer One ? (One extends Topic ? keyof One : never) : never;

/** A topic if it is of this sort. */
export const topicOf = <Sort extends Key>(
  sort: Sort,
  topic: Topic | undefined,
): Extract<Topic, Readonly<Record<Sort, unknown>>> | undefined =>
  topic && sort in topic ? (topic as Extract<Topic, Readonly<Record<Sort, unknown>>>) : undefined;

/** The position or place that a topic is about, if it is about one. */
export const spotOf = (topic: Topic | undefined): Cell | HillPlace | undefined =>
  topicOf('cell', topic)?.cell ?? topicOf('place', topic)?.place;

/** What the sheet about a topic is called. */
export function titleOf(topic: Topic, position: Position, words: Words): string {
  if ('cell' in topic) return say(words, 'lay.sheet.tile', { cell: topic.cell });
  if ('place' in topic)
    return say(words, 'lay.sheet.place', { place: placeLabel(position, topic.place, words) });
  if ('castle' in topic)
    return say(words, 'lay.castle', { seat: say(words, `seat.${topic.castle}`) });
  return say(words, 'left' in topic ? 'lay.left' : 'lay.prices');
}
