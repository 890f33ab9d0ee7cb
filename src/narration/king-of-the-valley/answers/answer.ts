import type { Answer, Decided, EndAhead, TurnAhead } from '../../../engine/inquiry.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import { placeAt, SIDES, type Row, type Side } from '../../../games/king-of-the-valley/hill.ts';
import { kindOf, type TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../../games/king-of-the-valley/types.ts';
import type { ActionOf } from '../../../games/king-of-the-valley/types/action.ts';
import type { Player, State, TurnStage } from '../../../games/king-of-the-valley/types/state.ts';
import { LINES, type Cell } from '../../../games/king-of-the-valley/valley.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { AnswerInWords, AnswerLine } from '../../answer.ts';
import { holdsKingdom, tileOn } from '../actions.ts';
import { valleyArguments } from '../arguments.ts';
import { askedSentence, askedTile, columnsThatPay, tileSentence } from './asked.ts';
import { endLines, endSentence, overAnswer } from './end.ts';
import { remarksOn, remarksOnEnd, remarksOnRecruiting } from './remarks.ts';

type Turn = TurnAhead<KingOfTheValley>;

/**
 * What a table of King of the Valley comes to: what the king can take, or what replenishing brings,
 * what is open before, and how long it lasts.
 */
export function answerInKingOfTheValley(
  t: Translator,
  { after, decisions, turns, end }: Answer<KingOfTheValley>,
): AnswerInWords {
  if (after.stage.type === 'over') return overAnswer(t, after);
  const conditions = decisions.flatMap((decision) => conditionOf(t, decision) ?? []);
  const last = decisions.at(-1);
  const open = last?.chosen ? undefined : last;
  const [turn] = open ? [] : turns;
  return {
    condition:
      conditions.length > 0 && !(turn && asksForEnd(turn, end))
        ? t.text('answer.if', { conditions: t.list(conditions) })
        : '',
    headline: open
      ? say(t, `answer.open.${open.name}`, { seat: open.seat })
      : turnSentence(t, turn!, end),
    lines: turn ? [...(end ? endLines(t, end) : []), ...linesOf(t, turn, end)] : [],
    remarks: [
      ...remarksOnRecruiting(t, decisions),
      ...(turn
        ? [
            ...(end ? remarksOnEnd(t, turn.state, end) : []),
            ...remarksOn(t, turn, askedTile(turn)?.refusal),
          ]
        : []),
    ],
    questions: Object.fromEntries(
      decisions.map(({ key, name, seat }) => [key, say(t, `answer.decide.${name}`, { seat })]),
    ),
  };
}

const say = (t: Translator, key: string, fields: object = {}): string =>
  t.text(key, valleyArguments(t, fields));

/** What somebody has decided before the king moves. */
function conditionOf(
  t: Translator,
  { chosen, state }: Decided<KingOfTheValley>,
): string | undefined {
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

/**
 * What the seat may do now, and of that first whatever the table seems to be laid for; where
 * nothing in the king’s reach is named but the piles are, how long the game still lasts.
 */
function turnSentence(t: Translator, turn: Turn, end: EndAhead | undefined): string {
  const { seat } = turn;
  const types = optionsOf(turn).map(({ type }) => type);
  if (types.includes('kingdom')) return say(t, 'answer.kingdom', { seat });
  if (types.includes('column')) return sidesSentence(t, turn);
  const asked = askedSentence(t, turn);
  if (asked) return asked;
  const fields = { seat, ...legCounts(turn) };
  if (openEnds(turn).length === 0) return say(t, 'answer.leg', fields);
  if (asksForEnd(turn, end)) return endSentence(t, end);
  return (
    tileSentence(t, turn) ??
    say(t, unnamedByLine(turn).every(isUnnamed) ? 'answer.leg.unnamed' : 'answer.leg.named', fields)
  );
}

/**
 * Whether nothing is named that the king could take, but the piles have been counted: then the
 * question is how long the game still lasts.
 */
const asksForEnd = (turn: Turn, end: EndAhead | undefined): end is EndAhead =>
  end !== undefined && stageOf(turn).phase <= 2 && unnamedByLine(turn).every(isUnnamed);

/**
 * How many tiles the king can end on and take, how many sets it can take in passing, and how many
 * priests it can pay.
 */
function legCounts(turn: Turn): {
  readonly ends: number;
  readonly sets: number;
  readonly priests: number;
} {
  const legs = legsOf(turn);
  const ends = legs.filter(
    ({ to, take }) => !take && turn.state.valley[to].tile !== 'priest',
  ).length;
  const sets = legs.filter(({ take }) => take).length;
  return { ends, sets, priests: legs.length - ends - sets };
}

const legsOf = (turn: Turn): ActionOf<'leg'>[] =>
  optionsOf(turn).filter((action) => action.type === 'leg');

/** How far the turn has come. */
const stageOf = ({ state }: Turn): TurnStage => state.stage as TurnStage;

/**
 * What the seat can do besides what the headline says; once the king has moved, what each column of
 * the hill brings.
 */
function linesOf(t: Translator, turn: Turn, end: EndAhead | undefined): AnswerLine[] {
  const { seat, state } = turn;
  const { phase, opened } = stageOf(turn);
  if (phase > 2)
    return SIDES.map((side) => ({ seat: null, text: sideText(t, state, side, opened) }));
  const player = state.players.find((each) => each.seat === seat)!;
  const kingdom = holdsKingdom(player.castle) ? [t.text('answer.line.kingdom')] : [];
  const phrases = [
    ...endPhrases(t, turn),
    ...setPhrases(t, turn),
    ...taxPhrases(t, player),
    ...kingdom,
  ];
  return [
    ...(phrases.length > 0 ? [{ seat, text: t.list(phrases) }] : []),
    ...(asksForEnd(turn, end) ? [] : unnamedLines(t, turn)),
  ];
}

/** A line as the king sees it, and those of its positions whose tiles nobody has named. */
interface Seen {
  readonly line: readonly Cell[];
  readonly unnamed: readonly Cell[];
}

function unnamedByLine({ seat, state }: Turn): Seen[] {
  const { king } = state.players.find((each) => each.seat === seat)!;
  return king
    ? LINES[king].map((line) => ({
        line,
        unnamed: line.filter((cell) => state.assumed.valley.includes(cell)),
      }))
    : [];
}

const isUnnamed = ({ line, unnamed }: Seen): boolean => unnamed.length === line.length;

/**
 * The positions of which the king could take the tile, if only it were known: no other king stands
 * there.
 */
const openEnds = (turn: Turn): Cell[] =>
  unnamedByLine(turn).flatMap(({ unnamed }) =>
    unnamed.filter((cell) => turn.state.players.every(({ king }) => king !== cell)),
  );

/**
 * What the answer leaves open: ends that are not counted, and where beside named tiles another set
 * may be.
 */
function unnamedLines(t: Translator, turn: Turn): AnswerLine[] {
  const open = openEnds(turn);
  const beside = unnamedByLine(turn).flatMap((seen) => (isUnnamed(seen) ? [] : seen.unnamed));
  const fields = (cells: readonly Cell[]) => ({ cells: t.list(cells), count: cells.length });
  return [
    ...(beside.length > 0
      ? [{ seat: null, text: t.text('answer.line.unnamed', fields(beside)) }]
      : []),
    ...(open.length > 0 ? [{ seat: null, text: t.text('answer.line.open', fields(open)) }] : []),
  ];
}

/** On how many tiles the king can end, where the headline answers something else. */
const endPhrases = (t: Translator, turn: Turn): string[] =>
  askedSentence(t, turn) ? [t.text('answer.line.ends', legCounts(turn))] : [];

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
function taxPhrases(t: Translator, player: Player): string[] {
  const columns = columnsThatPay(player, LEAST_DEMAND).map((column) =>
    say(t, 'answer.taxable', { column, count: sizeOf(player.castle[column].up) }),
  );
  return columns.length > 0 ? [t.text('answer.line.tax', { columns: t.list(columns) })] : [];
}

/**
 * The tiles of a column of the hill from the bottom up; `open`: nobody has named the one that lies
 * there.
 */
const column = (
  { hill, assumed }: State,
  side: Side,
): { readonly tile: TileId; readonly open: boolean }[] =>
  hill[side].map((tile, place) => ({
    tile,
    open: assumed.hill.includes(placeAt(side, (place + 1) as Row)),
  }));

/**
 * The most tiles of a column that the headline names; of more, it says how many positions are to be
 * refilled.
 */
const MOST_NAMED = 3;

/**
 * What comes into the valley from the left, and what from the right; where nobody has named any of
 * it, how many positions are to be refilled.
 */
function sidesSentence(t: Translator, turn: Turn): string {
  const { seat, state } = turn;
  const { opened } = stageOf(turn);
  const isNamed = SIDES.some(
    (side) => comingFrom(state, side, opened)?.some(({ open }) => !open) ?? true,
  );
  if (!isNamed || opened.length > MOST_NAMED)
    return say(t, 'answer.column', { seat, open: opened.length });
  return t.text(
    'answer.sides',
    Object.fromEntries(SIDES.map((side) => [side, sideNames(t, comingFrom(state, side, opened))])),
  );
}

function sideNames(t: Translator, coming: readonly Coming[] | undefined): string {
  if (!coming) return t.text('answer.sides.short');
  const unnamed = coming.filter(({ open }) => open).length;
  return t.list([
    ...coming.filter(({ open }) => !open).map(({ tile }) => say(t, 'answer.sides.tile', { tile })),
    ...(unnamed > 0 ? [t.text('answer.sides.unnamed', { count: unnamed })] : []),
  ]);
}

/** A tile that comes from the hill; `open`: nobody has named it. */
type Coming = ReturnType<typeof column>[number];

/**
 * The tiles that a column of the hill brings, in the order in which positions were opened;
 * undefined where it may not be chosen, because it holds too few.
 */
function comingFrom(state: State, side: Side, opened: TurnStage['opened']): Coming[] | undefined {
  const [own, others] = [column(state, side), column(state, side === 'left' ? 'right' : 'left')];
  if (own.length < opened.length && others.length >= opened.length) return undefined;
  return [...own, ...(own.length < opened.length ? others : [])].slice(0, opened.length);
}

/**
 * The tiles that a column of the hill brings into the valley, each with its position; or that it
 * holds too few.
 */
function sideText(t: Translator, state: State, side: Side, opened: TurnStage['opened']): string {
  const coming = comingFrom(state, side, opened);
  if (!coming) return say(t, 'answer.side.short', { side, count: column(state, side).length });
  const arrivals = coming.map(({ tile, open }, place) => {
    const cell = opened[place];
    return open
      ? say(t, 'answer.arrival.open', { cell })
      : say(t, 'answer.arrival', { tile, cell });
  });
  return say(t, 'answer.side', { side, arrivals: t.list(arrivals) });
}
