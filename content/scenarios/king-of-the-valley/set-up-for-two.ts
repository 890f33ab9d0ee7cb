import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'set-up-for-two',
  teaches: [
    'kv.setup.two-gold',
    'kv.setup.general-stock',
    'kv.setup.three-piles',
    'kv.setup.valley-grid',
    'kv.setup.hill-bottom-from-one',
    'kv.setup.hill-rest-from-two',
    'kv.setup.hill-two-by-six',
    'kv.setup.hill-built',
    'kv.setup.king-and-castle',
    'kv.setup.choose-start-tile',
    'kv.setup.one-pawn-per-tile',
    'kv.setup.starting-player',
  ],
  start: { position: { players: [{ seat: 'noor' }, { seat: 'mila' }], box: true }, seed: 5 },
  steps: [
    {
      name: 'tiles-and-gold',
      play: { type: 'set-up', seat: 'noor' },
      log: [
        'startingGoldTaken',
        { type: 'pileShuffled', stage: 1 },
        { type: 'pileShuffled', stage: 2 },
        { type: 'pileShuffled', stage: 3 },
        'valleyLaid',
        'hillFilled',
      ],
    },
    {
      name: 'mila-first',
      refused: { type: 'place-king', seat: 'mila', cell: 'c3' },
      because: 'kv.setup.choose-start-tile',
    },
    { name: 'noor-places', play: { type: 'place-king', seat: 'noor', cell: 'c3' } },
    {
      name: 'same-tile',
      refused: { type: 'place-king', seat: 'mila', cell: 'c3' },
      because: 'kv.setup.one-pawn-per-tile',
    },
    {
      name: 'mila-places',
      play: { type: 'place-king', seat: 'mila', cell: 'd2' },
      log: ['kingPlaced', { type: 'turnStarted', seat: 'noor', round: 1 }],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
