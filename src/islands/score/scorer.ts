import { parseRulings } from '../../engine/rulings.ts';
import type { Game } from '../../engine/game.ts';
import { standing } from '../../engine/play.ts';
import type { NonEmpty, Refusal, Seat } from '../../engine/types.ts';
import { BASE } from '../../i18n/base.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator, type CompiledMessages } from '../../i18n/translate.ts';
import { loadFormat, loadGame } from '../../games/registry.ts';
import { loadJson } from '../../browser/load.ts';
import { loadCitations } from '../load-narration.ts';
import type { Citation } from '../../narration/caption.ts';
import { namesIn, type Words } from '../../i18n/words.ts';
import { broughtBy } from './series.ts';
import type { Sheet, SheetFacts } from './sheet.ts';
import { tallyOf, type RefusedSheet, type ScoredSheet, type Tally } from './tally.ts';
import { describerOf } from '../../narration/registry.ts';
import type { PlayedId } from '../../games/ids.ts';

/**
 * A sheet read from outside, or why there is none: something else altogether, or a table that
 * cannot be.
 */
type ReadSheet =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly refused?: RefusedSheet };

/**
 * An open ruling under which something else comes out, and what comes out under each reading, in a
 * sentence.
 */
export interface Question {
  readonly ruling: string;
  readonly chosen: string;
  readonly options: readonly { readonly option: string; readonly sentence: string }[];
}

/** The engine as a score sheet asks it, in the reader’s language. */
export interface Scorer {
  /** Names of everything that can come up on a sheet. */
  readonly names: Words;
  /** How many may play. */
  readonly players: { readonly min: number; readonly max: number };
  score(sheet: Sheet): ScoredSheet;
  /** What a seat has on a sheet, without words; undefined where there can be no such sheet. */
  points(sheet: Sheet, seat: Seat): number | undefined;
  /** Reads a position of any kind as a sheet of a game that ends with it. */
  read(position: unknown, rulings?: unknown): Promise<ReadSheet>;
  questions(sheet: Sheet): readonly Question[];
  /** Of these readings the ones that exist. */
  existing(rulings: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
}

/** Loads engine, words and rule titles. Rejects where they cannot be had. */
export async function openScorer(
  id: PlayedId,
  locale: Locale,
  kind: SheetFacts,
  readerLocale = locale,
): Promise<Scorer> {
  const [game, messages, rules] = await Promise.all([
    loadGame(id),
    loadJson<CompiledMessages>(`${BASE}${locale}/${id}/scores.json`),
    loadCitations(locale, id, readerLocale),
  ]);
  const describe = await describerOf(id, translator(locale, messages));
  const cite = (rule: string): Citation =>
    rules.get(rule) ?? { id: rule, number: '', title: rule, href: '#' };
  const refusedBy = (refusal: Refusal): RefusedSheet => ({
    sentence: describe.refusal(refusal),
    because: cite(refusal.because),
  });

  function score(sheet: Sheet): ScoredSheet {
    const started = game.start(kind.positionOf(sheet));
    if (!started.ok) return { ok: false, refused: refusedBy(started.refusal) };
    const { state } = started;
    const sentence = (event: object): string => describe.event(event, game.view(state));
    const tally = tallyOf(
      state.players.map(({ seat }) => seat),
      standing(game, state),
      { scored: kind.scored, sentence, cite },
    );
    return { ok: true, tally: withOwnSeries(kind, sheet, tally) };
  }

  async function read(input: unknown, rulings: unknown = {}): Promise<ReadSheet> {
    const parted = withoutOwnSeries(kind, input);
    const position = parted && (await loadFormat(id)).position(parted.position);
    const readings = parseRulings(game, rulings);
    if (!position?.ok || !readings.ok) return { ok: false };
    const written = withReadings({ ...(position.value as Sheet), ...parted?.own }, readings.value);
    const started = game.start(kind.laid(written));
    if (!started.ok) return { ok: false, refused: refusedBy(started.refusal) };
    const sheet = kind.sheetOf(game.view(started.state), written);
    const result = score(sheet);
    return result.ok ? { ok: true, sheet } : result;
  }

  return {
    names: namesIn(messages),
    players: game.seats,
    score,
    points: (sheet, seat) => pointsOf(game, kind, sheet, seat),
    read,
    questions: (sheet) =>
      kind.rulings.flatMap((ruling) =>
        questionAbout(ruling, game.rulings[ruling]!.options, sheet, score),
      ),
    existing: (rulings) => existingReadings(game, rulings),
  };
}

/** What a seat has on a sheet; undefined where there can be no such sheet. */
function pointsOf(game: Game, kind: SheetFacts, sheet: Sheet, seat: Seat): number | undefined {
  const started = game.start(kind.positionOf(sheet));
  if (!started.ok) return undefined;
  return standing(game, started.state)
    .facts.map(({ event }) => kind.scored(event))
    .reduce(
      (sum, fact) => (fact.kind === 'line' && fact.seat === seat ? sum + fact.points : sum),
      0,
    );
}

/** Of these readings the ones that a game knows. */
const existingReadings = (
  game: Game,
  rulings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rulings).filter(
      ([ruling, option]) => parseRulings(game, { [ruling]: option }).ok,
    ),
  );

/**
 * What the rules read of something from outside, and the series that the sheet counts by itself;
 * undefined where that makes no sense.
 */
function withoutOwnSeries(
  { series: { own } }: SheetFacts,
  input: unknown,
): { position: unknown; own?: Pick<Sheet, 'series'> } | undefined {
  if (!own || typeof input !== 'object' || input === null || !('series' in input))
    return { position: input };
  const { series: written, ...position } = input;
  const series = own.read(written);
  return series && { position, own: { series } };
}

/** Counts the game on a sheet into the series that no rule knows. */
function withOwnSeries(kind: SheetFacts, { series }: Sheet, tally: Tally): Tally {
  const { own } = kind.series;
  return own && series ? { ...tally, series: own.standing(series, broughtBy(kind, tally)) } : tally;
}

/** A sheet with further readings of the open rulings. */
export const withReadings = (sheet: Sheet, rulings: NonNullable<Sheet['rulings']>): Sheet =>
  Object.keys(rulings).length > 0 ? { ...sheet, rulings: { ...sheet.rulings, ...rulings } } : sheet;

/** An open ruling, if another reading gives other points or another winner. */
function questionAbout(
  ruling: string,
  options: NonEmpty<string>,
  sheet: Sheet,
  score: Scorer['score'],
): Question[] {
  const results = options.map((option) => ({
    option,
    result: score(withReadings(sheet, { [ruling]: option })),
  }));
  const shown = results.flatMap(({ option, result }) =>
    result.ok ? [{ option, sentence: result.tally.result.sentence }] : [],
  );
  const isDecisive = new Set(shown.map(({ sentence }) => sentence)).size > 1;
  return isDecisive
    ? [{ ruling, chosen: sheet.rulings?.[ruling] ?? options[0], options: shown }]
    : [];
}
