import { without } from '../../../engine/pieces.ts';
import {
  CARDS,
  colourOf,
  COLOURS,
  COPIES,
  isBuilding,
  numberOf,
  type BuildingId,
  type CardId,
  type OwnCards,
} from '../cards.ts';
import type { Readings } from '../rulings.ts';
import type { Score, ScoreLine } from '../types/score.ts';
import type { Player } from '../types/state.ts';
import { assignment, type Worth } from './assignment.ts';

/** What a score needs to know about the table: the reader's cards and the readings in play. */
export interface ScoreSheet {
  readonly own: OwnCards;
  readonly rulings: Pick<Readings, 'perfect-first-or-best' | 'colour-pair-optional'>;
}

const COINS_PER_POINT = 3;
const POINTS_PER_MARKER = -2;

/**
 * The score of one player, line by line: perfect pairs, colour pairs, single cards, coins, markers.
 */
export function scoreOf(
  sheet: ScoreSheet,
  player: Pick<Player, 'seat' | 'subjects' | 'buildings' | 'coins' | 'markers'>,
): Score {
  const cards = [...player.buildings, ...player.subjects];
  const lines = groupsOf(sheet, cards).flatMap((group) => scoreGroup(sheet, group));
  const ordered = [
    ...lines.filter((line) => line.rule === 'rk.score.perfect'),
    ...lines.filter((line) => line.rule === 'rk.score.colour'),
    ...lines.filter((line) => line.rule === 'rk.score.single'),
    ...tokenLines(player),
  ];
  return {
    seat: player.seat,
    lines: ordered,
    total: ordered.reduce((sum, line) => sum + line.points, 0),
  };
}

function tokenLines(player: Pick<Player, 'coins' | 'markers'>): ScoreLine[] {
  const lines: ScoreLine[] = [];
  const coinPoints = Math.floor(player.coins / COINS_PER_POINT);
  if (coinPoints > 0)
    lines.push({ rule: 'rk.score.coins', cards: [], count: player.coins, points: coinPoints });
  if (player.markers > 0)
    lines.push({
      rule: 'rk.score.markers',
      cards: [],
      count: player.markers,
      points: player.markers * POINTS_PER_MARKER,
    });
  return lines;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/**
 * Cards that can be divided on their own: one group per colour, unless on the reader's cards a
 * perfect pair mixes colours.
 */
function groupsOf(sheet: ScoreSheet, cards: readonly CardId[]): CardId[][] {
  const mixed = cards.some(
    (card) => colourOf(sheet, card) !== colourOf(sheet, CARDS[card].partner),
  );
  return mixed
    ? [[...cards]]
    : COLOURS.map((colour) => cards.filter((card) => colourOf(sheet, card) === colour));
}

/**
 * The lines of one group: all its perfect pairs (`rk.score.perfect-first`), or under `best-total`
 * the division that scores most; what is left over goes into colour pairs and single cards.
 */
function scoreGroup(sheet: ScoreSheet, cards: readonly CardId[]): ScoreLine[] {
  const perfect =
    sheet.rulings['perfect-first-or-best'] === 'best-total'
      ? bestPerfectPairs(sheet, cards)
      : allPerfectPairs(cards);
  const rest = without(cards, perfect.flat());
  return [
    ...perfect.map((pair): ScoreLine => {
      const [building, subject] = pair;
      return {
        rule: 'rk.score.perfect',
        cards: pair,
        count: 2,
        points: numberOf(sheet, building) + numberOf(sheet, subject),
      };
    }),
    ...COLOURS.flatMap((colour) =>
      scoreRest(
        sheet,
        rest.filter((card) => colourOf(sheet, card) === colour),
      ),
    ),
  ];
}

type Pair = readonly [building: BuildingId, subject: CardId];

/** The kinds of buildings among some cards. */
const buildingKinds = (cards: readonly CardId[]): BuildingId[] => [
  ...new Set(cards.filter(isBuilding)),
];

/** As many perfect pairs of each kind as the cards allow. */
const allPerfectPairs = (cards: readonly CardId[]): Pair[] =>
  buildingKinds(cards).flatMap((building) => {
    const { partner } = CARDS[building];
    return Array<Pair>(Math.min(count(cards, building), count(cards, partner))).fill([
      building,
      partner,
    ]);
  });

/**
 * The perfect pairs of the division that scores most; of several such divisions, the one with most
 * perfect pairs of the first kind, then of the second, and so on. Every building goes with a
 * subject or stays single, as is worth most (`assignment`). Where colour pairs are forced, no
 * building may stay single beside a subject of its colour: of each colour either all buildings or
 * all subjects are in pairs, and each way is tried.
 */
function bestPerfectPairs(sheet: ScoreSheet, cards: readonly CardId[]): Pair[] {
  const buildings = cards.filter(isBuilding);
  const subjects = cards.filter((card) => !isBuilding(card));
  const kinds = buildingKinds(cards);
  const isPerfect = (building: CardId, subject: CardId): boolean =>
    CARDS[building].partner === subject;
  // Points count before perfect pairs, and one more pair of a kind before all pairs of the kinds
  // that follow.
  const rank = Object.fromEntries(
    kinds.map((kind, place) => [kind, (COPIES + 1) ** (kinds.length - 1 - place)]),
  );
  const point = (COPIES + 1) ** kinds.length;
  const pairs = buildings.map((building) =>
    subjects.map((subject) => {
      const [one, other] = [numberOf(sheet, building), numberOf(sheet, subject)];
      if (isPerfect(building, subject)) return (one + other) * point + rank[building]!;
      return colourOf(sheet, building) === colourOf(sheet, subject)
        ? Math.max(one, other) * point
        : undefined;
    }),
  );
  /** More than all pairs together. */
  const must = (1 + cards.reduce((all, card) => all + numberOf(sheet, card) + 1, 0)) * point;
  const divisions = sidesInPairs(sheet, cards).map((paired) => {
    const single = (card: CardId): boolean =>
      !paired.has(`${isBuilding(card) ? 'building' : 'subject'} ${colourOf(sheet, card)}`);
    const aloneBuilding = buildings.map((building) => (single(building) ? point : -must));
    const aloneSubject = subjects.map((subject) => (single(subject) ? point : -must));
    const worth: Worth = (row, column) => {
      const pair = pairs[row]![column];
      if (column >= subjects.length) return aloneBuilding[row];
      return pair === undefined ? undefined : pair - aloneSubject[column]!;
    };
    const columns = assignment(buildings.length, subjects.length + buildings.length, worth)!;
    const all = columns.reduce(
      (total, column, row) => total + worth(row, column)!,
      sum(aloneSubject),
    );
    return {
      all,
      pairs: columns.flatMap((column, row) =>
        column < subjects.length ? [[buildings[row]!, subjects[column]!] as const] : [],
      ),
    };
  });
  const best = divisions.reduce((most, other) => (other.all > most.all ? other : most));
  const perfect = best.pairs.filter(([building, subject]) => isPerfect(building, subject));
  return kinds.flatMap((kind) => perfect.filter(([building]) => building === kind));
}

/**
 * The ways in which, of each colour, one side must be in pairs as a whole; where nothing is forced
 * the one way in which none must.
 */
function sidesInPairs(sheet: ScoreSheet, cards: readonly CardId[]): ReadonlySet<string>[] {
  const forced = sheet.rulings['colour-pair-optional'] === 'forced';
  const colours = forced
    ? COLOURS.filter((colour) => cards.some((card) => colourOf(sheet, card) === colour))
    : [];
  return colours.reduce<Set<string>[]>(
    (ways, colour) =>
      ways.flatMap((way) =>
        ['building', 'subject'].map((side) => new Set([...way, `${side} ${colour}`])),
      ),
    [new Set()],
  );
}

/**
 * Colour pairs and single cards of one colour. A colour pair scores its higher number, so with k
 * pairs the k highest numbers count and the best k pairs are found by letting each of these take a
 * low partner of the other type. A further pair turns two single points into the next number: it is
 * formed while that is no loss, or always under `forced`.
 */
function scoreRest(sheet: ScoreSheet, cards: readonly CardId[]): ScoreLine[] {
  const high = [...cards].sort((a, b) => numberOf(sheet, b) - numberOf(sheet, a));
  const buildings = high.filter(isBuilding);
  const possible = Math.min(buildings.length, high.length - buildings.length);
  const forced = sheet.rulings['colour-pair-optional'] === 'forced';
  const worth = high.slice(0, possible).filter((card) => forced || numberOf(sheet, card) >= 2);
  const partners = [...high.slice(worth.length)].reverse();
  const pairs = worth.map((card): ScoreLine => {
    const at = partners.findIndex((partner) => isBuilding(partner) !== isBuilding(card));
    const [partner] = partners.splice(at, 1) as [CardId];
    const pair = isBuilding(card) ? [card, partner] : [partner, card];
    return { rule: 'rk.score.colour', cards: pair, count: 2, points: numberOf(sheet, card) };
  });
  const singles = partners
    .reverse()
    .map((card): ScoreLine => ({ rule: 'rk.score.single', cards: [card], count: 1, points: 1 }));
  return [...pairs, ...singles];
}

const count = (cards: readonly CardId[], kind: CardId): number =>
  cards.filter((card) => card === kind).length;
