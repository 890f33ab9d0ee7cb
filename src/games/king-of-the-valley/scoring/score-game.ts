import type { Outcome, Turn } from '../../../engine/game.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import type { Fact, NonEmpty } from '../../../engine/types.ts';
import { apply } from '../apply.ts';
import { heldIn, realIn } from '../castle.ts';
import type { Rule } from '../rules.ts';
import { COLUMNS, INFLUENCE, ORDERS } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';
import type { EventOf } from '../types/event.ts';
import { SCORE_LINES, type Score, type ScoreLine } from '../types/score.ts';
import type { Castle, Player, State } from '../types/state.ts';
import {
  couplePoints,
  couplesOf,
  orderPoints,
  ordersOf,
  pointsOf,
  type Orders,
} from './bonuses.ts';

/** Points for a kingdom token (`kv.kingdom.token-value`). */
const TOKEN_POINTS = 5;

/** Counts every castle line by line and names the winner. */
export function scoreGame(turn: Turn<KingOfTheValley>): void {
  for (const { event, cites } of scoring(turn.state)) turn.emit(event, cites);
}

/** The state after the counting: the game is over. */
export const scored = (state: State): State =>
  scoring(state).reduce((now, { event }) => apply(now, event), state);

/** Winners and scores, or undefined while the game goes on. */
export const outcome = ({ stage, winners, scores }: State): Outcome<KingOfTheValley> | undefined =>
  stage.type === 'over' ? { winners, scores } : undefined;

/** The facts of the counting, in order, as everything lies. */
export function scoring(state: State): Fact<KingOfTheValley>[] {
  const scores = state.players.map((player) => scoreOf(state, player));
  return [
    ...state.players.flatMap((player, place) => factsOf(state, player, scores[place]!)),
    winFact(scores),
  ];
}

const influenceOf = (castle: Castle): number =>
  COLUMNS.reduce((sum, column) => sum + INFLUENCE[column] * realIn(castle[column]), 0);

function scoreOf(state: State, { seat, castle, kingdoms, gold }: Player): Score {
  const knights = ordersOf(state, castle);
  const lines = {
    influence: influenceOf(castle),
    kingdoms: kingdoms * TOKEN_POINTS,
    orders: pointsOf(knights),
    couples: couplePoints(couplesOf(state, castle)),
    gold,
  };
  return {
    seat,
    ...lines,
    knights,
    total: SCORE_LINES.reduce((sum, line) => sum + lines[line], 0),
  };
}

/** Every line with its rule, and their sum. */
function factsOf(state: State, player: Player, score: Score): Fact<KingOfTheValley>[] {
  const { seat } = player;
  const lines = SCORE_LINES.map((line): Fact<KingOfTheValley> => {
    const { count, cites } = lineOf(state, player, score.knights, line);
    return { event: { type: 'lineScored', seat, line, count, points: score[line] }, cites };
  });
  return [
    ...lines,
    { event: { type: 'reputationScored', seat, score }, cites: ['kv.goal.reputation-parts'] },
  ];
}

/** What a line counts, and by which rules. */
function lineOf(
  state: State,
  { castle, kingdoms, gold }: Player,
  knights: Orders,
  line: ScoreLine,
): { readonly count: number; readonly cites: NonEmpty<Rule> } {
  switch (line) {
    case 'influence':
      return {
        count: COLUMNS.reduce((sum, column) => sum + realIn(castle[column]), 0),
        cites: citesOfInfluence(castle),
      };
    case 'kingdoms':
      return { count: kingdoms, cites: ['kv.score.kingdom-tokens', 'kv.kingdom.token-value'] };
    case 'orders':
      return {
        count: ORDERS.filter((order) => orderPoints(knights[order]) > 0).length,
        cites: citesOfOrders(state, castle, knights),
      };
    case 'couples':
      return {
        count: couplesOf(state, castle),
        cites: ['kv.score.couples', ...usedIn(castle, ['farmer', 'farmers-wife'])],
      };
    case 'gold':
      return { count: gold, cites: ['kv.score.gold'] };
  }
}

const isUsed = (castle: Castle): boolean =>
  COLUMNS.some((column) => sizeOf(castle[column].down) > 0);

function citesOfInfluence(castle: Castle): NonEmpty<Rule> {
  const cites: [Rule, ...Rule[]] = ['kv.score.influence', 'kv.subject.influence'];
  if (COLUMNS.some((column) => heldIn(castle[column], 'jester') > 0))
    cites.push('kv.jester.copy-is-temporary');
  if (isUsed(castle)) cites.push('kv.end.turn-all-face-up', 'kv.tax.face-down-still-scores');
  return cites;
}

/** The rule about used tiles, where some in these columns have been used. */
const usedIn = (castle: Castle, columns: readonly (typeof COLUMNS)[number][]): Rule[] =>
  columns.some((column) => sizeOf(castle[column].down) > 0) ? ['kv.score.used-tiles-count'] : [];

const ORDER_RULES: Readonly<Record<number, Rule>> = {
  3: 'kv.score.order-three',
  5: 'kv.score.order-four',
  8: 'kv.score.order-five',
};

function citesOfOrders({ rulings }: State, castle: Castle, knights: Orders): NonEmpty<Rule> {
  const points = ORDERS.map((order) => orderPoints(knights[order])).filter((each) => each > 0);
  const [first = 'kv.score.order-three', ...more] = [
    ...new Set(points.sort().map((each) => ORDER_RULES[each]!)),
  ];
  const isNamed =
    rulings['orders-jester'] === 'owner-names-order' && heldIn(castle.knight, 'jester') > 0;
  return [
    first,
    ...more,
    'kv.subject.orders',
    ...(points.length > 1 ? (['kv.score.several-orders'] as const) : []),
    ...(isNamed ? (['kv.jester.impersonates'] as const) : []),
    ...usedIn(castle, ['knight']),
  ];
}

/** The highest reputation wins, then the higher influence; still level, the victory is shared. */
function winFact(scores: readonly Score[]): Fact<KingOfTheValley> {
  const best = topOf(scores, ({ total }) => total);
  const winners = topOf(best, ({ influence }) => influence);
  const by: EventOf<'gameWon'>['by'] =
    best.length === 1 ? 'reputation' : winners.length === 1 ? 'influence' : 'shared';
  const totals = Object.fromEntries(scores.map(({ seat, total }) => [seat, total]));
  return {
    event: { type: 'gameWon', winners: winners.map(({ seat }) => seat), totals, by },
    cites: WIN_RULES[by],
  };
}

const WIN_RULES = {
  reputation: ['kv.goal.highest-reputation'],
  influence: ['kv.score.tie-influence', 'kv.goal.highest-reputation'],
  shared: ['kv.score.tie-rematch', 'kv.score.tie-influence', 'kv.goal.highest-reputation'],
} as const satisfies Record<string, NonEmpty<Rule>>;

/** Those with the most points. */
function topOf(scores: readonly Score[], points: (score: Score) => number): Score[] {
  const most = Math.max(...scores.map(points));
  return scores.filter((score) => points(score) === most);
}
