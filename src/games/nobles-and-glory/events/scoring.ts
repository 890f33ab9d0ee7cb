import { withTop } from '../stack.ts';
import { unchanged, type Appliers } from './appliers.ts';

/** The counting, and the end. */
export const scoringEvents: Appliers<
  'turnLimitReached' | 'lineScored' | 'totalScored' | 'gameOver'
> = {
  turnLimitReached: (state) => withTop(state, { type: 'unfinished' }),
  lineScored: unchanged,
  totalScored: (state, { score }) => ({ ...state, scores: [...state.scores, score] }),
  gameOver: (state, { winners, unfinished }) => ({
    ...state,
    stack: [{ type: 'over', winners, ...(unfinished && { unfinished }) }],
  }),
};
