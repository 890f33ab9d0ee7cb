import { MOST_GAMES } from '../../engine/game.ts';
import { SEATS, type Seat } from '../../engine/types.ts';
import type { GoalKind, OwnSeries, SheetSeries, Totals } from './sheet.ts';

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null;

/**
 * A series of a game whose rules know none: it ends with so many games, or as soon as somebody has
 * so many points or has won so many games. `worth` says whether a game can have brought a seat so
 * much.
 */
export function ownSeries(
  kinds: readonly GoalKind[],
  worth: (brought: unknown) => boolean,
): OwnSeries {
  const isGoal = (input: unknown): boolean => {
    const [goal, ...more] = isRecord(input) ? Object.entries(input) : [];
    return (
      more.length === 0 &&
      kinds.some((kind) => kind === goal?.[0]) &&
      Number.isInteger(goal![1]) &&
      Number(goal![1]) > 0
    );
  };
  const isGame = (input: unknown): input is Totals =>
    isRecord(input) &&
    Object.entries(input).every(
      ([seat, brought]) => SEATS.includes(seat as Seat) && worth(brought),
    );

  return {
    read(input) {
      if (!isRecord(input)) return undefined;
      const { goal, played = [] } = input;
      const isSound =
        isGoal(goal) &&
        Array.isArray(played) &&
        played.length <= MOST_GAMES &&
        played.every(isGame);
      return isSound ? (input as unknown as SheetSeries) : undefined;
    },
    standing({ goal, played = [] }, now) {
      const games = played.length + 1;
      const totals: Totals = Object.fromEntries(
        Object.entries(now).map(([seat, brought]) => [
          seat,
          played.reduce((sum, game) => sum + (game[seat as Seat] ?? 0), brought),
        ]),
      );
      const most = Math.max(...Object.values(totals));
      const over =
        'games' in goal ? games >= goal.games : most >= ('wins' in goal ? goal.wins : goal.points);
      return { totals, games, over, leaders: SEATS.filter((seat) => totals[seat] === most) };
    },
  };
}
