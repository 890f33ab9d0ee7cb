import { unchanged, type Appliers } from './appliers.ts';

/** The counting, and the end. */
export const scoringEvents: Appliers<'lineScored' | 'totalScored' | 'gameOver'> = {
  lineScored: unchanged,
  totalScored: (state, { score }) => ({ ...state, scores: [...state.scores, score] }),
  gameOver: (state, { winners }) => ({ ...state, stack: [{ type: 'over', winners }] }),
};
