import type { Answer, Decided, EndAhead, TurnAhead } from '../../../engine/inquiry.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import { placeAt, SIDES, type Row, type Side } from '../../../games/king-of-the-valley/hill.ts';
import { COLUMNS, kindOf, type TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../../games/king-of-the-valley/types.ts';
import type { ActionOf } from '../../../games/king-of-the-valley/types/action.ts';
import type { Player, State, TurnStage } from '../../../games/king-of-the-valley/types/state.ts';
import { LINES, type Cell } from '../../../games/king-of-the-valley/valley.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { AnswerInWords, AnswerLine } from '../../answer.ts';
import { holdsKingdom, tileOn, valleyArguments } from '../describe.ts';
import { endLines, endSentence, overAnswer } from './end.ts';
import { remarksOn, remarksOnEnd, remarksOnRecruiting } from './remarks.ts';

type Turn = TurnAhead<KingOfTheValley>;

/** What a table of King of the Valley comes to: what the king can take, or what replenishing brings, what is open before, and how long it lasts. */
export function answerInKingOfTheValley(t: Translator, { after, decisions, turns, end }: Answer<KingOfTheValley>): AnswerInWords {
  if (after.stage.type === 'over') return overAnswer(t, after);
  const conditions = decisions.flatMap((decision) => conditionOf(t, decision) ?? []);
  const last = decisions.at(-1);
  const open = last?.chosen ? undefined : last;
  const [turn] = open ? [] : turns;
  return {
    condition: conditions.length > 0 && !(turn && asksForEnd(turn, end)) ? t.text('answer.if', { conditions: t.list(conditions) }) : '',
    headline: open ? say(t, `answer.open.${open.name}`, { seat: open.seat }) : turnSentence(t, turn!, end),
    lines: turn ? [...(end ? endLines(t, end) : []), ...linesOf(t, turn, end)] : [],
    remarks: [
      ...remarksOnRecruiting(t, decisions),
      ...(turn ? [...(end ? remarksOnEnd(t, turn.state, end) : []), ...remarksOn(t, turn)] : []),
    ],
    questions: Object.fromEntries(decisions.map(({ key, name, seat }) => [key, say(t, `answer.decide.${name}`, { seat })])),
  };
}

const say = (t: Translator, key: string, fields: object = {}): string => t.text(key, valleyArguments(t, fields));

/** What somebody has decided before the king moves. */
function conditionOf(t: Translator, { chosen, state }: Decided<KingOfTheValley>): string | undefined {
  switch (chosen?.type) {
    case 'place-king':
    case 'jester':
    case 'decline':
      return say(t, `answer.${chosen.type}`, chosen);
    case 'recruit':
      return say(t, 'answer.recruit', { ...chosen, tile: tileOn(state.hill, chosen.place) });
    default:
      return undefined;
  }
}

const optionsOf = ({ may }: Turn): readonly KingOfTheValley['action'][] => may?.options ?? [];

/** What the seat may do now; where nothing in the king’s reach is named but the piles are, how long the game still lasts. */
function turnSentence(t: Translator, turn: Turn, end: EndAhead | undefined): string {
  const { seat, state } = turn;
  const types = optionsOf(turn).map(({ type }) => type);
  if (types.includes('kingdom')) return say(t, 'answer.kingdom', { seat });
  if (types.includes('column')) return say(t, 'answer.column', { seat, open: stageOf(turn).opened.length });
  const legs = legsOf(turn);
  const ends = legs.filter(({ to, take }) => !take && state.valley[to].tile !== 'priest').length;
  const sets = legs.filter(({ take }) => take).length;
  const fields = { seat, ends, sets, priests: legs.length - ends - sets };
  if (openEnds(turn).length === 0) return say(t, 'answer.leg', fields);
  if (asksForEnd(turn, end)) return endSentence(t, end);
  return say(t, unnamedByLine(turn).every(isUnnamed) ? 'answer.leg.unnamed' : 'answer.leg.named', fields);
}

/** Whether nothing is named that the king could take, but the piles have been counted: then the question is how long the game still lasts. */
const asksForEnd = (turn: Turn, end: EndAhead | undefined): end is EndAhead =>
  end !== undefined && stageOf(turn).phase <= 2 && unnamedByLine(turn).every(isUnnamed);

const legsOf = (turn: Turn): ActionOf<'leg'>[] => optionsOf(turn).filter((action) => action.type === 'leg');

/** How far the turn has come. */
const stageOf = ({ state }: Turn): TurnStage => state.stage as TurnStage;

/** What the seat can do beside taking an end tile; once the king has moved, what each column of the hill brings. */
function linesOf(t: Translator, turn: Turn, end: EndAhead | undefined): AnswerLine[] {
  const { seat, state } = turn;
  const { phase, opened } = stageOf(turn);
  if (phase > 2) return SIDES.map((side) => ({ seat: null, text: sideText(t, state, side, opened) }));
  const player = state.players.find((each) => each.seat === seat)!;
  const kingdom = holdsKingdom(player.castle) ? [t.text('answer.line.kingdom')] : [];
  const phrases = [...setPhrases(t, turn), ...taxPhrases(t, player), ...kingdom];
  return [...(phrases.length > 0 ? [{ seat, text: t.list(phrases) }] : []), ...(asksForEnd(turn, end) ? [] : unnamedLines(t, turn))];
}

/** A line as the king sees it, and those of its positions whose tiles nobody has named. */
interface Seen {
  readonly line: readonly Cell[];
  readonly unnamed: readonly Cell[];
}

function unnamedByLine({ seat, state }: Turn): Seen[] {
  const { king } = state.players.find((each) => each.seat === seat)!;
  return king ? LINES[king].map((line) => ({ line, unnamed: line.filter((cell) => state.assumed.valley.includes(cell)) })) : [];
}

const isUnnamed = ({ line, unnamed }: Seen): boolean => unnamed.length === line.length;

/** The positions of which the king could take the tile, if only it were known: no other king stands there. */
const openEnds = (turn: Turn): Cell[] =>
  unnamedByLine(turn).flatMap(({ unnamed }) => unnamed.filter((cell) => turn.state.players.every(({ king }) => king !== cell)));

/** What the answer leaves open: ends that are not counted, and where beside named tiles another set may be. */
function unnamedLines(t: Translator, turn: Turn): AnswerLine[] {
  const open = openEnds(turn);
  const beside = unnamedByLine(turn).flatMap((seen) => (isUnnamed(seen) ? [] : seen.unnamed));
  const fields = (cells: readonly Cell[]) => ({ cells: t.list(cells), count: cells.length });
  return [
    ...(beside.length > 0 ? [{ seat: null, text: t.text('answer.line.unnamed', fields(beside)) }] : []),
    ...(open.length > 0 ? [{ seat: null, text: t.text('answer.line.open', fields(open)) }] : []),
  ];
}

/** Which identical tiles can be taken in passing, and where the king then ends. */
function setPhrases(t: Translator, turn: Turn): string[] {
  const sets = legsOf(turn).flatMap(({ to, take }) => {
    if (!take) return [];
    const kind = kindOf(turn.state.valley[take[0]!].tile!);
    return [say(t, 'answer.set', { count: take.length, kind, at: take.join(' + '), to })];
  });
  return sets.length > 0 ? [t.text('answer.line.sets', { sets: t.list(sets) })] : [];
}

/** The fewest subjects that a tax collector asks for, if any. */
const LEAST_DEMAND = 3;

/** The columns that could pay a tax collector. */
function taxPhrases(t: Translator, { castle, taxed }: Player): string[] {
  const columns = COLUMNS.flatMap((column) => {
    const count = sizeOf(castle[column].up);
    return count >= LEAST_DEMAND && !taxed.includes(column) ? [say(t, 'answer.taxable', { column, count })] : [];
  });
  return columns.length > 0 ? [t.text('answer.line.tax', { columns: t.list(columns) })] : [];
}

/** The tiles of a column of the hill from the bottom up; `open`: nobody has named the one that lies there. */
const column = ({ hill, assumed }: State, side: Side): { readonly tile: TileId; readonly open: boolean }[] =>
  hill[side].map((tile, place) => ({ tile, open: assumed.hill.includes(placeAt(side, (place + 1) as Row)) }));

/** The tiles that a column of the hill brings into the valley, each with its position; or that it holds too few. */
function sideText(t: Translator, state: State, side: Side, opened: TurnStage['opened']): string {
  const other: Side = side === 'left' ? 'right' : 'left';
  const [own, others] = [column(state, side), column(state, other)];
  const { length: count } = own;
  if (count < opened.length && others.length >= opened.length) return say(t, 'answer.side.short', { side, count });
  const coming = [...own, ...(count < opened.length ? others : [])];
  const arrivals = opened.flatMap((cell, place) => {
    const next = coming[place];
    return next ? [next.open ? say(t, 'answer.arrival.open', { cell }) : say(t, 'answer.arrival', { tile: next.tile, cell })] : [];
  });
  return say(t, 'answer.side', { side, arrivals: t.list(arrivals) });
}
