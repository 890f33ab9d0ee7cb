/**
 * The conflicts of a reveal worked out a second time, pair of seats by pair of seats, straight from
 * the sentences of the rules. Shares nothing with the engine, so that both can be held against each
 * other.
 */

/** Thief and victim (`rk.conflict.lines`). */
const LINES = ['AD', 'BC', 'CF', 'DE', 'EF'];

/**
 * The cards by rank; each bears its actions in order, and the first of a rank the tie-break symbol.
 */
const CARDS = {
  'lord-protector': 'A buy',
  queen: 'A recruit',
  duke: 'B settle recruit',
  count: 'B settle buy',
  courtier: 'C pass money',
  priest: 'C pass money',
  bursar: 'D money buy',
  knight: 'D money recruit',
  countess: 'E settle money recruit',
  diplomat: 'E settle money buy',
  'trader-1': 'F settle money recruit buy',
  'trader-2': 'F settle money recruit buy',
} as const;

export type Card = keyof typeof CARDS;
export const ALL_CARDS = Object.keys(CARDS) as Card[];

const rank = (card: Card): string => CARDS[card][0]!;
export const actionsOn = (card: Card): string[] => CARDS[card].split(' ').slice(1);

/** Readings that change who is marked or robbed. */
export interface Readings {
  readonly 'cancelled-pair-scope'?: 'only-the-pair' | 'no-theft-from-that-rank';
  readonly 'neutral-equal-and-higher'?: 'both-marked' | 'equal-absorbs' | 'full-absorption';
}

/** What the reveal means for one seat. */
export interface Fate {
  readonly card: Card;
  /** Markers taken from the supply. */
  readonly markers: number;
  /** Places of those this seat may rob. */
  readonly robs: readonly number[];
  /** May carry out only one action of the own card. */
  readonly limited: boolean;
}

const sameRank = (a: Card, b: Card | null): boolean => b !== null && rank(a) === rank(b);
const onLine = (higher: Card, lower: Card): boolean => LINES.includes(rank(higher) + rank(lower));

/** What a reveal means for each seat, in the order of the cards. */
export function fates(
  cards: readonly Card[],
  neutral: Card | null,
  readings: Readings = {},
): Fate[] {
  const inPair = (own: Card) => cards.some((other) => other !== own && sameRank(own, other));
  const attacks = (own: Card, other: Card) => onLine(own, other) && !inPair(own);
  const spared = (victim: Card) =>
    readings['cancelled-pair-scope'] === 'no-theft-from-that-rank' &&
    cards.some((card) => inPair(card) && onLine(card, victim));
  const busy = (own: Card) =>
    readings['neutral-equal-and-higher'] === 'full-absorption' && sameRank(own, neutral);
  return cards.map((own) => ({
    card: own,
    markers:
      Number(inPair(own)) +
      cards.filter((other) => attacks(other, own)).length +
      neutralMarkers(cards, own, neutral, readings),
    robs: cards.flatMap((other, place) =>
      attacks(own, other) && !spared(other) && !busy(own) ? [place] : [],
    ),
    limited: inPair(own),
  }));
}

/**
 * A marker for the same rank as the neutral card, or for the wrong end of its line (`rk.two.…`).
 */
function neutralMarkers(
  cards: readonly Card[],
  own: Card,
  neutral: Card | null,
  readings: Readings,
): number {
  if (!neutral) return 0;
  if (sameRank(own, neutral)) return 1;
  const reading = readings['neutral-equal-and-higher'] ?? 'both-marked';
  const absorbed = reading !== 'both-marked' && cards.some((card) => sameRank(card, neutral));
  return onLine(neutral, own) && !absorbed ? 1 : 0;
}

/**
 * The conflicts in the order in which they are settled: `1` and the rank where ranks are equal,
 * then `2` and the attacker's rank.
 */
export function conflictOrder(cards: readonly Card[], neutral: Card | null): string[] {
  const equal = cards.flatMap((card, place) =>
    cards.slice(place + 1).filter((other) => sameRank(card, other)),
  );
  const pairs = equal.map(rank);
  const thieves = cards.filter((card) => !pairs.includes(rank(card)));
  const unequal = thieves.flatMap((thief) =>
    cards.filter((victim) => onLine(thief, victim)).map(() => thief),
  );
  const neutralEqual = cards.filter((card) => sameRank(card, neutral));
  const neutralHigher = cards.flatMap((card) =>
    neutral && onLine(neutral, card) ? [neutral] : [],
  );
  return [
    ...[...equal, ...neutralEqual].map((card) => `1${rank(card)}`).sort(),
    ...[...unequal, ...neutralHigher].map((card) => `2${rank(card)}`).sort(),
  ];
}

/**
 * The places in turn order when nobody had more markers than the others before: rank, then markers,
 * then the symbol.
 */
export function turnOrder(
  cards: readonly Card[],
  neutral: Card | null,
  readings: Readings = {},
): number[] {
  const known = fates(cards, neutral, readings);
  const sortKey = (place: number) =>
    `${rank(cards[place]!)} ${known[place]!.markers} ${ALL_CARDS.indexOf(cards[place]!) % 2}`;
  return cards.map((_, place) => place).sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/**
 * Own actions left to each seat if every thief takes the first action that is not covered yet, from
 * the highest thief down.
 */
export function actionsLeft(cards: readonly Card[], readings: Readings = {}): string[][] {
  const known = fates(cards, null, readings);
  const uncovered = cards.map(actionsOn);
  for (const thief of turnOrder(cards, null, readings))
    for (const victim of known[thief]!.robs) uncovered[victim]!.shift();
  return uncovered.map((actions, place) => (known[place]!.limited ? actions.slice(0, 1) : actions));
}

/** Every set of `count` of these cards, in the order of the overview. */
export function setsOf(count: number, cards: readonly Card[] = ALL_CARDS): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, place) =>
    setsOf(count - 1, cards.slice(place + 1)).map((others) => [card, ...others]),
  );
}

export const ranksOf = (cards: readonly Card[]): string => cards.map(rank).join('');
