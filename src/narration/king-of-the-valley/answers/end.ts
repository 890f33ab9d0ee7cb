import type { EndAhead } from '../../../engine/inquiry.ts';
import type { KingOfTheValley } from '../../../games/king-of-the-valley/types.ts';
import type { State } from '../../../games/king-of-the-valley/types/state.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { AnswerInWords, AnswerLine } from '../../answer.ts';
import { valleyArguments } from '../arguments.ts';

/** How many turns are left in the game, all seats together, and who takes the last one. */
export function endSentence(t: Translator, end: EndAhead): string {
  const sum = (which: 'fewest' | 'most'): number =>
    end.turns.reduce((all, turns) => all + turns[which], 0);
  const { seat } = end.turns.at(-1)!;
  return t.text(
    'answer.end',
    valleyArguments(t, { seat, ...countedIn(end, { fewest: sum('fewest'), most: sum('most') }) }),
  );
}

/** How many turns each seat has left; where that is not certain, what it is estimated from. */
export const endLines = (t: Translator, end: EndAhead): AnswerLine[] => [
  ...end.turns.map(({ seat, ...turns }) => ({
    seat,
    text: t.text('answer.line.turns', countedIn(end, turns)),
  })),
  ...(end.isSure ? [] : [{ seat: null, text: t.text('answer.line.estimate') }]),
];

type Counted = Pick<EndAhead['turns'][number], 'fewest' | 'most'>;

/**
 * Numbers of turns as arguments: `certainty` says whether there are so many, about so many, or
 * somewhere between.
 */
const countedIn = (
  { isSure }: EndAhead,
  { fewest, most }: Counted,
): Counted & { readonly certainty: string } => ({
  fewest,
  most,
  certainty: isSure ? 'sure' : fewest === most ? 'about' : 'between',
});

/** What is easily got wrong once the game is over, each with its rules. */
const AFTER_THE_END = {
  over: ['kv.end.immediately', 'kv.end.trigger', 'kv.turn.equal-turns'],
  count: ['kv.kingdom.not-after-the-end', 'kv.end.turn-all-face-up', 'kv.score.used-tiles-count'],
  tie: ['kv.score.tie-influence', 'kv.score.tie-rematch'],
} as const satisfies Record<string, readonly KingOfTheValley['rule'][]>;

/**
 * That the game is over and why, and how a tie is broken. Castles are counted on the score sheet: a
 * table seldom holds all of them.
 */
export const overAnswer = (t: Translator, { startingPlayer: seat }: State): AnswerInWords => ({
  condition: '',
  headline: t.text('answer.over'),
  lines: [{ seat, text: t.text('answer.line.over') }],
  remarks: Object.entries(AFTER_THE_END).map(([key, cites]) => ({
    text: t.text(`answer.mind.${key}`),
    cites,
  })),
  questions: {},
});
