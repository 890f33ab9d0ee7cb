import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'two-zombies',
  teaches: ['cl.phase1.played-zombie-scores', 'cl.faction.zombie', 'cl.trick.highest-led-faction'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['zombie-3', 'zombie-1', 'knight-6'] },
        { seat: 'mila', hand: ['zombie-7', 'zombie-5', 'dwarf-2'] },
      ],
      contested: 'goblin-8',
      drawPile: ['doppelganger-5', 'dwarf-4', 'knight-9', 'goblin-0-1', 'doppelganger-2'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'zombie-3' } },
    {
      name: 'mila-wins',
      play: { type: 'play', seat: 'mila', card: 'zombie-7' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'zombie-7' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'goblin-8' },
        { type: 'blindTaken', seat: 'noor', card: 'doppelganger-5' },
        { type: 'zombiesScored', seat: 'mila', cards: ['zombie-3', 'zombie-7'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'dwarf-4' },
      ],
    },
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'zombie-5' } },
    {
      name: 'noor-loses',
      play: { type: 'play', seat: 'noor', card: 'zombie-1' },
      log: [
        { type: 'cardPlayed', seat: 'noor', card: 'zombie-1' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'dwarf-4' },
        { type: 'blindTaken', seat: 'noor', card: 'knight-9' },
        { type: 'zombiesScored', seat: 'mila', cards: ['zombie-5', 'zombie-1'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'goblin-0-1' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
