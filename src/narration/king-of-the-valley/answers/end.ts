import type { EndAhead } from '../../../engine/inquiry.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { AnswerLine } from '../../answer.ts';

/** How many turns are left in the game, all seats together. */
export function endSentence(t: Translator, end: EndAhead): string {
  const sum = (which: 'fewest' | 'most'): number => end.turns.reduce((all, turns) => all + turns[which], 0);
  return t.text('answer.end', countedIn(end, { fewest: sum('fewest'), most: sum('most') }));
}

/** How many turns each seat has left; where that is not certain, what it is estimated from. */
export const endLines = (t: Translator, end: EndAhead): AnswerLine[] => [
  ...end.turns.map(({ seat, ...turns }) => ({ seat, text: t.text('answer.line.turns', countedIn(end, turns)) })),
  ...(end.isSure ? [] : [{ seat: null, text: t.text('answer.line.estimate') }]),
];

type Counted = Pick<EndAhead['turns'][number], 'fewest' | 'most'>;

/** Numbers of turns as arguments: `certainty` says whether there are so many, about so many, or somewhere between. */
const countedIn = ({ isSure }: EndAhead, { fewest, most }: Counted): Counted & { readonly certainty: string } => ({
  fewest,
  most,
  certainty: isSure ? 'sure' : fewest === most ? 'about' : 'between',
});
