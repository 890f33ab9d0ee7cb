import { MOST_GAMES } from '../../../engine/game.ts';
import { SEATS, type Seat } from '../../../engine/types.ts';
import type { OwnSeries, SheetSeries, Totals } from '../../score/sheet.ts';

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> => typeof input === 'object' && input !== null;

const isGoal = (input: unknown): input is { wins: number } =>
  isRecord(input) && Object.keys(input).join() === 'wins' && Number.isInteger(input.wins) && Number(input.wins) > 0;

/** What a game has brought: 1 to whoever has won it. */
const isGame = (input: unknown): input is Totals =>
  isRecord(input) && Object.entries(input).every(([seat, won]) => SEATS.includes(seat as Seat) && (won === 0 || won === 1));

/** A series of Claim, of which the rules know nothing: whoever first wins so many games wins it. A draw counts for nobody. */
export const ownSeries: OwnSeries = {
  read(input) {
    if (!isRecord(input)) return undefined;
    const { goal, played = [] } = input;
    const isSound = isGoal(goal) && Array.isArray(played) && played.length <= MOST_GAMES && played.every(isGame);
    return isSound ? (input as unknown as SheetSeries) : undefined;
  },
  standing({ goal, played = [] }, now) {
    const totals: Totals = Object.fromEntries(
      Object.entries(now).map(([seat, won]) => [seat, played.reduce((sum, game) => sum + (game[seat as Seat] ?? 0), won)]),
    );
    const most = Math.max(...Object.values(totals));
    const leaders = SEATS.filter((seat) => totals[seat] === most);
    return { totals, games: played.length + 1, over: 'wins' in goal && most >= goal.wins, leaders };
  },
};
