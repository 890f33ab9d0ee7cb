import type { TurnAhead } from '../../../engine/inquiry.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import type { Refusal, Seat } from '../../../engine/types.ts';
import {
  COLUMNS,
  isCollector,
  kindOf,
  taxOf,
  type Column,
} from '../../../games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../../games/king-of-the-valley/types.ts';
import type { ActionOf } from '../../../games/king-of-the-valley/types/action.ts';
import type { Player, State, TurnStage } from '../../../games/king-of-the-valley/types/state.ts';
import { CELLS, LINES, type Cell } from '../../../games/king-of-the-valley/valley.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { refusalArguments, valleyArguments } from '../arguments.ts';

type Turn = TurnAhead<KingOfTheValley>;
type Leg = ActionOf<'leg'>;

/** A move that somebody asks about, and why it is refused; undefined where it is allowed. */
interface AskedLeg {
  readonly leg: Leg;
  readonly refusal: Refusal<KingOfTheValley> | undefined;
}

/** The most tiles that make a set. */
const MOST = 3;

/**
 * Whether the tiles alike that somebody has named in the king’s reach may be taken in passing;
 * where there are none, what comes of the tax collector there. Undefined where neither is asked.
 */
export const askedSentence = (t: Translator, turn: Turn): string | undefined =>
  turn.may ? (setsSentence(t, turn) ?? taxSentence(t, turn)) : undefined;

function setsSentence(t: Translator, turn: Turn): string | undefined {
  const asked = askedSets(turn);
  const allowed = asked.filter(({ refusal }) => !refusal);
  const refused = asked.filter(({ refusal }) => refusal);
  const [yes] = allowed;
  const [no] = refused;
  const names = (sets: readonly AskedLeg[]): string =>
    sets.length === 1 ? setName(t, turn.state, sets[0]!) : '';
  const counts = {
    yes: allowed.length,
    no: refused.length,
    allowed: names(allowed),
    refused: names(refused),
  };
  if (yes && no) return t.text('answer.sets.both', counts);
  if (yes) return t.text('answer.sets.yes', { ...counts, to: yes.leg.to });
  return (
    no &&
    t.text('answer.sets.no', { ...counts, why: asked.length === 1 ? reasonOf(t, turn, no) : '' })
  );
}

/**
 * The sets asked about, one for each character that lies at least twice on a line of named tiles:
 * the largest that may be taken, or why none may.
 */
function askedSets(turn: Turn): AskedLeg[] {
  const { seat, state, may } = turn;
  const { king } = state.players.find((each) => each.seat === seat)!;
  const taken = (may?.options ?? []).flatMap((action) =>
    action.type === 'leg' && action.take ? [action as Required<Leg>] : [],
  );
  return (king ? LINES[king] : []).flatMap((line) =>
    alikeOn(state, line).map((cells): AskedLeg => {
      const [leg] = taken
        .filter(({ take }) => take.every((cell) => cells.includes(cell)))
        .toSorted((one, other) => other.take.length - one.take.length);
      return leg ? { leg, refusal: undefined } : judged(turn, setLeg(seat, line, cells));
    }),
  );
}

/** The positions on a line that hold the same character, as far as somebody has named them. */
function alikeOn({ valley, assumed }: State, line: readonly Cell[]): Cell[][] {
  const named = line.filter((cell) => valley[cell].tile !== null && !assumed.valley.includes(cell));
  return [...Map.groupBy(named, (cell) => kindOf(valley[cell].tile!)).values()].filter(
    ({ length }) => length > 1,
  );
}

/**
 * To take these in passing and stop directly behind them; at the border there is only the last of
 * them to stop on.
 */
function setLeg(seat: Seat, line: readonly Cell[], cells: readonly Cell[]): Leg {
  const take = cells.slice(0, MOST);
  const last = take.at(-1)!;
  return { type: 'leg', seat, to: line[line.indexOf(last) + 1] ?? last, take };
}

const judged = ({ may }: Turn, leg: Leg): AskedLeg => ({ leg, refusal: may?.why(leg) });

/** A set by its number, its character and its positions. */
function setName(t: Translator, { valley }: State, { leg: { take = [] } }: AskedLeg): string {
  const fields = { count: take.length, kind: kindOf(valley[take[0]!].tile!) };
  return t.text('answer.sets.set', { ...valleyArguments(t, fields), at: t.list(take) });
}

/**
 * Whether the only tax collector named in the king’s reach may be used: the columns that can pay
 * him, or why none can.
 */
function taxSentence(t: Translator, turn: Turn): string | undefined {
  const { seat, state } = turn;
  const player = state.players.find((each) => each.seat === seat)!;
  const reach = player.king ? LINES[player.king].flat() : [];
  const collectors = reach.flatMap((cell) => {
    const { tile } = state.valley[cell];
    return tile && isCollector(tile) && !state.assumed.valley.includes(cell)
      ? [{ cell, tile }]
      : [];
  });
  const [one, ...others] = collectors;
  if (!one || others.length > 0) return undefined;
  const { demand, gold } = taxOf(one.tile);
  const asked = judged(turn, { type: 'leg', seat, to: one.cell });
  // Only sets that nobody has named can go first here: those that are named are asked about
  // instead.
  if (asked.refusal?.reason === 'passed-set-first') return undefined;
  if (asked.refusal)
    return t.text('answer.tax.no', { cell: one.cell, gold, why: reasonOf(t, turn, asked) });
  if (demand === 0) return t.text('answer.tax.free', { cell: one.cell, gold });
  const paying = columnsThatPay(player, demand).map((column) =>
    t.text('answer.tax.column', valleyArguments(t, { column })),
  );
  return t.text('answer.tax.yes', {
    cell: one.cell,
    gold,
    demand,
    count: paying.length,
    columns: t.list(paying),
  });
}

/**
 * Whether the only tile that somebody has named may be taken or, being a priest, paid; undefined
 * where there are more or none.
 */
export function tileSentence(t: Translator, turn: Turn): string | undefined {
  const asked = askedTile(turn);
  if (!asked) return undefined;
  const { leg, refusal } = asked;
  const { tile } = turn.state.valley[leg.to];
  const fields = { ...valleyArguments(t, { seat: leg.seat, tile }), cell: leg.to };
  if (refusal) return t.text('answer.tile.no', { ...fields, why: reasonOf(t, turn, asked) });
  return t.text(tile === 'priest' ? 'answer.tile.priest' : 'answer.tile.yes', fields);
}

/**
 * The move to the only tile that somebody has named, but for the one under the own king; undefined
 * where there are more or none, or where what nobody has named could forbid it.
 */
export function askedTile(turn: Turn): AskedLeg | undefined {
  const { seat, state, may } = turn;
  const { king } = state.players.find((each) => each.seat === seat)!;
  const named = CELLS.filter(
    (cell) =>
      cell !== king && state.valley[cell].tile !== null && !state.assumed.valley.includes(cell),
  );
  const [to, ...others] = named;
  if (!may || !king || !to || others.length > 0 || (state.stage as TurnStage).phase > 2)
    return undefined;
  const asked = judged(turn, { type: 'leg', seat, to });
  return asked.refusal?.reason === 'passed-set-first' ? undefined : asked;
}

/**
 * The columns of a castle that can pay a tax collector who asks for so many: enough face up, and
 * not taxed yet.
 */
export const columnsThatPay = ({ castle, taxed }: Player, demand: number): Column[] =>
  COLUMNS.filter((column) => !taxed.includes(column) && sizeOf(castle[column].up) >= demand);

/**
 * Refusals for want of subjects: where the whole castle is empty, it may only not have been entered
 * yet.
 */
const WANTS_SUBJECTS: readonly string[] = ['too-few-subjects', 'nothing-to-give'];

/** Why a move is refused, in a few words. */
function reasonOf(t: Translator, { seat, state }: Turn, { refusal }: AskedLeg): string {
  const { castle } = state.players.find((each) => each.seat === seat)!;
  const isEmpty = COLUMNS.every(
    (column) => sizeOf(castle[column].up) + sizeOf(castle[column].down) === 0,
  );
  const reason =
    isEmpty && WANTS_SUBJECTS.includes(refusal!.reason) ? 'castle-empty' : refusal!.reason;
  return t.text(`answer.why.${reason}`, {
    ...valleyArguments(t, { seat }),
    ...refusalArguments(t, refusal!),
  });
}
