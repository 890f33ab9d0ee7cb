import {
  cardsOfFaction,
  factionOf,
  FACTIONS,
  valueOf,
  type CardId,
  type FactionId,
} from '../../../games/claim/cards.ts';
import type { Position } from '../../../games/claim/types/position.ts';
import type { NamedCard, NamedTable, TablesNamed } from '../../table/named-table.ts';

/**
 * Values where none are named: the card that leads is higher, so that whoever wins against it does
 * so by faction.
 */
const LED = 8;
const ANSWER = 3;

/**
 * The hands of a phase have thirteen cards; a query that names more than a few is no question about
 * a trick.
 */
const MOST = 6;

/**
 * The tricks that some cards may mean. “Goblin Knight”: the first leads; with words between,
 * “Knight on Goblin”, the first answers the second; the other order comes next. Of three or more,
 * the first leads and the others are the hand it is answered from.
 */
export const tablesNamed: TablesNamed = (cards) => {
  const named = cards.filter(({ card }) => (FACTIONS as readonly string[]).includes(card));
  const [first, second, ...more] = named;
  if (!first || !second || named.length > MOST) return [];
  if (more.length > 0) return trick(first, [second, ...more]);
  const [led, answer] = second.isApart ? [second, first] : [first, second];
  return isSame(led, answer)
    ? trick(led, [answer])
    : [...trick(led, [answer]), ...trick(answer, [led])];
};

const isSame = (one: NamedCard, other: NamedCard): boolean =>
  one.card === other.card && one.value === other.value;

/** A trick of these cards; none where the deck has no such cards. */
function trick(led: NamedCard, hand: readonly NamedCard[]): NamedTable<Position>[] {
  const taken: CardId[] = [];
  for (const [place, named] of [led, ...hand].entries()) {
    const card = cardOf(named, place === 0 ? LED : ANSWER, taken);
    if (!card) return [];
    taken.push(card);
  }
  const [first, ...others] = taken;
  const shown = (card: CardId): { name: string; value: number } => ({
    name: `faction.${factionOf(card)}`,
    value: valueOf(card),
  });
  return [
    {
      position: { players: [{ seat: 'noor' }, { seat: 'mila', hand: others }], led: first! },
      seats: [
        { seat: 'noor', cards: [shown(first!)] },
        { seat: 'mila', cards: others.map(shown) },
      ],
      ...([led, ...hand].some(({ value }) => value === undefined) && { assumed: 'values' }),
    },
  ];
}

/**
 * A card of the faction and value named, or of a value near the one assumed, that does not lie
 * there yet.
 */
function cardOf(
  { card, value }: NamedCard,
  assumed: number,
  taken: readonly CardId[],
): CardId | undefined {
  const free = cardsOfFaction(card as FactionId).filter((one) => !taken.includes(one));
  if (value !== undefined) return free.find((one) => valueOf(one) === value);
  return [...free].sort(
    (a, b) => Math.abs(valueOf(a) - assumed) - Math.abs(valueOf(b) - assumed),
  )[0];
}
