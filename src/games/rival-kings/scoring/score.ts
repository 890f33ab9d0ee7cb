import { without } from '../../../engine/pieces.ts';
import { CARDS, colourOf, COLOURS, isBuilding, numberOf, type BuildingId, type CardId, type OwnCards } from '../cards.ts';
import type { Readings } from '../rulings.ts';
import type { Score, ScoreLine } from '../types/score.ts';
import type { Player } from '../types/state.ts';

/** What a score needs to know about the table: the reader's cards and the readings in play. */
export interface ScoreSheet {
  readonly own: OwnCards;
  readonly rulings: Pick<Readings, 'perfect-first-or-best' | 'colour-pair-optional'>;
}

const COINS_PER_POINT = 3;
const POINTS_PER_MARKER = -2;

/** The score of one player, line by line: perfect pairs, colour pairs, single cards, coins, markers. */
export function scoreOf(sheet: ScoreSheet, player: Pick<Player, 'seat' | 'subjects' | 'buildings' | 'coins' | 'markers'>): Score {
  const cards = [...player.buildings, ...player.subjects];
  const lines = groupsOf(sheet, cards).flatMap((group) => scoreGroup(sheet, group));
  const ordered = [
    ...lines.filter((line) => line.rule === 'rk.score.perfect'),
    ...lines.filter((line) => line.rule === 'rk.score.colour'),
    ...lines.filter((line) => line.rule === 'rk.score.single'),
    ...tokenLines(player),
  ];
  return { seat: player.seat, lines: ordered, total: ordered.reduce((sum, line) => sum + line.points, 0) };
}

function tokenLines(player: Pick<Player, 'coins' | 'markers'>): ScoreLine[] {
  const lines: ScoreLine[] = [];
  const coinPoints = Math.floor(player.coins / COINS_PER_POINT);
  if (coinPoints > 0) lines.push({ rule: 'rk.score.coins', cards: [], count: player.coins, points: coinPoints });
  if (player.markers > 0)
    lines.push({ rule: 'rk.score.markers', cards: [], count: player.markers, points: player.markers * POINTS_PER_MARKER });
  return lines;
}

const sum = (lines: readonly ScoreLine[]): number => lines.reduce((total, line) => total + line.points, 0);

/** Cards that can be divided on their own: one group per colour, unless on the reader's cards a perfect pair mixes colours. */
function groupsOf(sheet: ScoreSheet, cards: readonly CardId[]): CardId[][] {
  const mixed = cards.some((card) => colourOf(sheet, card) !== colourOf(sheet, CARDS[card].partner));
  return mixed ? [[...cards]] : COLOURS.map((colour) => cards.filter((card) => colourOf(sheet, card) === colour));
}

/**
 * The lines of one group: all its perfect pairs (`rk.score.perfect-first`), or under `best-total` the division that scores
 * most; what is left over goes into colour pairs and single cards.
 */
function scoreGroup(sheet: ScoreSheet, cards: readonly CardId[]): ScoreLine[] {
  const scored = perfectDivisions(sheet, cards).map((perfect) => {
    const rest = without(
      cards,
      perfect.flatMap((line) => line.cards),
    );
    return [
      ...perfect,
      ...COLOURS.flatMap((colour) =>
        scoreRest(
          sheet,
          rest.filter((card) => colourOf(sheet, card) === colour),
        ),
      ),
    ];
  });
  return scored.reduce((best, lines) => (sum(lines) > sum(best) ? lines : best));
}

/** The sets of perfect pairs that may be formed; the fullest set stands first. */
function perfectDivisions(sheet: ScoreSheet, cards: readonly CardId[]): ScoreLine[][] {
  const kinds = [...new Set(cards.filter(isBuilding))];
  return kinds.reduce<ScoreLine[][]>(
    (divisions, building) => divisions.flatMap((lines) => pairCounts(sheet, cards, building).map((pairs) => [...lines, ...pairs])),
    [[]],
  );
}

/** The perfect pairs of one kind: as many as possible, or under `best-total` any number from all to none. */
function pairCounts(sheet: ScoreSheet, cards: readonly CardId[], building: BuildingId): ScoreLine[][] {
  const subject = CARDS[building].partner;
  const most = Math.min(count(cards, building), count(cards, subject));
  const points = numberOf(sheet, building) + numberOf(sheet, subject);
  const line: ScoreLine = { rule: 'rk.score.perfect', cards: [building, subject], count: 2, points };
  const fewest = sheet.rulings['perfect-first-or-best'] === 'best-total' ? 0 : most;
  return Array.from({ length: most - fewest + 1 }, (_, fewer) => Array<ScoreLine>(most - fewer).fill(line));
}

/**
 * Colour pairs and single cards of one colour. A colour pair scores its higher number, so with k pairs the k highest numbers
 * count and the best k pairs are found by letting each of these take a low partner of the other type. A further pair
 * turns two single points into the next number: it is formed while that is no loss, or always under `forced`.
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
  const singles = partners.reverse().map((card): ScoreLine => ({ rule: 'rk.score.single', cards: [card], count: 1, points: 1 }));
  return [...pairs, ...singles];
}

const count = (cards: readonly CardId[], kind: CardId): number => cards.filter((card) => card === kind).length;
