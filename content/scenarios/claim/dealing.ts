import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'dealing',
  teaches: [
    'cl.setup.deal-thirteen',
    'cl.setup.shuffle',
    'cl.setup.draw-pile',
    'cl.setup.hand-secret',
    'cl.phase1.reveal',
  ],
  seenFrom: 'noor',
  start: { position: { box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] }, seed: 5 },
  steps: [
    {
      name: 'too-early',
      refused: { type: 'play', seat: 'noor', card: 'knight-9' },
      because: 'cl.setup.deal-thirteen',
    },
    {
      name: 'deal',
      play: { type: 'deal', seat: 'noor' },
      log: [
        'pileLaid',
        { type: 'handDealt', seat: 'noor' },
        { type: 'handDealt', seat: 'mila' },
        { type: 'trickBegun', leader: 'noor', phase: 1, trick: 1 },
        'contestedRevealed',
      ],
    },
    {
      name: 'deal-again',
      refused: { type: 'deal', seat: 'mila' },
      because: 'cl.setup.deal-thirteen',
    },
  ],
} satisfies Scenario<Claim>;
