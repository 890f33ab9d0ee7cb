import type { SeriesStanding, Standing } from '../../engine/game.ts';
import type { Seat } from '../../engine/types.ts';
import type { Citation } from '../../narration/caption.ts';

/**
 * What an event of the scoring is: a line of the score, with the points it brings a seat; their
 * sum; the winners; or the standing of a series.
 */
export type Scored =
  | { readonly kind: 'line'; readonly seat?: Seat; readonly part: string; readonly points: number }
  | { readonly kind: 'sum' | 'winners' | 'series' };

/** A sentence, with emphasis as captions have it, and the rules behind it. */
interface CitedSentence {
  readonly sentence: string;
  readonly cites: readonly Citation[];
}

/** One line of the score; one that brings nobody anything has no seat. */
export interface TallyLine extends CitedSentence {
  readonly event: object;
  readonly seat?: Seat;
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
  /** The winners first, then from the highest total down. */
  readonly seats: readonly SeatTally[];
  /** Everybody’s lines and nobody’s, in the order of the scoring. */
  readonly lines: readonly TallyLine[];
  readonly winners: readonly Seat[];
  /** Who wins. */
  readonly result: CitedSentence;
  /** A series that no rule knows has no sentence. */
  readonly series?: SeriesStanding & Partial<CitedSentence>;
}

/** Why something cannot be, as a sentence with the one rule that says so. */
export interface RefusedSheet {
  readonly sentence: string;
  readonly because: Citation;
}

/** A sheet added up, or why there can be no such sheet. */
export type ScoredSheet =
  | { readonly ok: true; readonly tally: Tally }
  | { readonly ok: false; readonly refused: RefusedSheet };

/** What tells what the facts of a scoring are, and puts them into words. */
interface ScoreNarrator {
  readonly scored: (event: object) => Scored;
  readonly sentence: (event: object) => string;
  readonly cite: (rule: string) => Citation;
}

/** Adds up what the engine says, line by line, in words. */
export function tallyOf(
  seats: readonly Seat[],
  standing: Standing,
  narrator: ScoreNarrator,
): Tally {
  const facts = standing.facts.map(({ event, cites }) => ({
    event,
    scored: narrator.scored(event),
    caption: { sentence: narrator.sentence(event), cites: cites.map(narrator.cite) },
  }));
  const all = facts.flatMap(({ event, scored, caption }): TallyLine[] => {
    if (scored.kind !== 'line') return [];
    const { kind: _, ...line } = scored;
    return [{ ...caption, event, ...line }];
  });
  const tallies = seats.map((seat) => {
    const lines = all.filter((line) => line.seat === seat);
    return { seat, lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
  });
  const isWinner = ({ seat }: SeatTally): number => Number(standing.winners.includes(seat));
  const caption = (what: 'winners' | 'series') =>
    facts.find(({ scored }) => scored.kind === what)?.caption;
  const series = caption('series');
  return {
    seats: [...tallies].sort((a, b) => isWinner(b) - isWinner(a) || b.total - a.total),
    lines: all,
    winners: standing.winners,
    result: caption('winners')!,
    ...(series && standing.series && { series: { ...standing.series, ...series } }),
  };
}

/** The points of one part of somebody’s score. */
export const partOf = ({ lines }: SeatTally, part: string): number =>
  lines.reduce((sum, line) => (line.part === part ? sum + line.points : sum), 0);
