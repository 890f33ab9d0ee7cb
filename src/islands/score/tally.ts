import type { Standing } from '../../engine/game.ts';
import type { Seat } from '../../engine/types.ts';
import type { Citation } from '../player/told.ts';
import type { SheetFacts } from './sheet.ts';

/** A sentence as HTML and the rules behind it. */
interface CitedSentence {
  readonly html: string;
  readonly cites: readonly Citation[];
}

/** One line of somebody’s score. */
export interface TallyLine extends CitedSentence {
  readonly event: object;
  readonly part: string;
  readonly points: number;
}

/** What one seat has scored. */
export interface SeatTally {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly TallyLine[];
}

/** A score sheet added up. */
export interface Tally {
  /** The highest total first. */
  readonly seats: readonly SeatTally[];
  readonly winners: readonly Seat[];
  /** Who wins. */
  readonly result: CitedSentence;
  readonly series?: NonNullable<Standing['series']> & CitedSentence;
}

/** What puts the facts of a scoring into words. */
interface Telling {
  readonly sentence: (event: object) => string;
  readonly cite: (rule: string) => Citation;
}

/** Adds up what the engine says, line by line, in words. */
export function tallyOf(kind: SheetFacts, seats: readonly Seat[], standing: Standing, telling: Telling): Tally {
  const facts = standing.facts.map(({ event, cites }) => ({
    event,
    scored: kind.scored(event),
    told: { html: telling.sentence(event), cites: cites.map(telling.cite) },
  }));
  const linesOf = (seat: Seat): TallyLine[] =>
    facts.flatMap(({ event, scored, told }) =>
      scored.kind === 'line' && scored.seat === seat ? [{ ...told, event, part: scored.part, points: scored.points }] : [],
    );
  const tallies = seats.map((seat) => {
    const lines = linesOf(seat);
    return { seat, lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
  });
  const told = (what: 'winners' | 'series') => facts.find(({ scored }) => scored.kind === what)?.told;
  const series = told('series');
  return {
    seats: [...tallies].sort((a, b) => b.total - a.total),
    winners: standing.winners,
    result: told('winners')!,
    ...(series && standing.series && { series: { ...standing.series, ...series } }),
  };
}

/** The points of one part of somebody’s score. */
export const partOf = ({ lines }: SeatTally, part: string): number =>
  lines.reduce((sum, line) => (line.part === part ? sum + line.points : sum), 0);
