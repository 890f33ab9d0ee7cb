import type { Rule } from '../../src/games/claim/rules.ts';
import type { RulingId } from '../../src/games/claim/rulings.ts';
import type { Topic } from './outline.ts';

/** The day on which the rulings were last checked against the printed text. */
export const checked = '2026-11-21';

/** The rulings of Claim by theme, in the order of the rules. */
export const rulingTopics: readonly Topic<Rule, RulingId>[] = [
  {
    topic: 'tricks',
    open: ['phase2-first-leader', 'void-with-doppelganger', 'second-doppelganger-faction'],
    decided: [
      { id: 'first-leader', rules: ['cl.leader.first-trick-youngest'] },
      { id: 'doppelganger-after-goblin', rules: ['cl.faction.doppelganger.no-power-copied', 'cl.faction.doppelganger.counts-as-led'] },
      { id: 'knight-after-doppelganger', rules: ['cl.faction.knight', 'cl.trick.other-faction-loses'] },
      { id: 'doppelganger-after-knight', rules: ['cl.faction.doppelganger.counts-as-led', 'cl.trick.tie-leader'] },
      { id: 'knight-while-holding-goblins', rules: ['cl.faction.knight.must-still-follow'] },
      { id: 'goblin-after-knight', rules: ['cl.faction.knight', 'cl.trick.other-faction-loses'] },
      { id: 'doppelganger-lead-against-void', rules: ['cl.faction.doppelganger.led', 'cl.phase1.void-any-card'] },
      { id: 'contested-card-power', rules: ['cl.faction.power-only-when-played', 'cl.phase1.lead-any-faction'] },
      { id: 'revoke', rules: ['cl.phase1.follow-faction', 'cl.phase2.follow-faction'] },
    ],
  },
  {
    topic: 'piles',
    open: ['zombie-of-loser', 'two-dwarves', 'dwarf-thrown-off'],
    decided: [
      { id: 'zombie-phase-2', rules: ['cl.faction.zombie.phase1-only', 'cl.phase2.winner-takes-both'] },
      { id: 'dwarf-phase-1', rules: ['cl.faction.dwarf.phase2-only', 'cl.phase1.discard-rest'] },
      { id: 'look-at-own-recruits', rules: ['cl.phase1.loser-may-look', 'cl.piles.recruit-face-down'] },
      { id: 'recall-of-won-cards', rules: ['cl.phase1.reveal', 'cl.piles.recruit-face-down'] },
      { id: 'discard-inspection', rules: ['cl.phase1.discard-rest'] },
      { id: 'score-inspection', rules: ['cl.piles.score-face-up'] },
      { id: 'collect-order', rules: ['cl.phase1.winner-takes-contested', 'cl.phase1.loser-takes-blind'] },
    ],
  },
  {
    topic: 'votes',
    open: ['empty-faction-vote', 'dead-heat-vote', 'nobody-has-three'],
    decided: [
      { id: 'stop-early', rules: ['cl.end.after-last-trick'] },
      { id: 'match-play', rules: ['cl.goal.three-votes'] },
    ],
  },
  {
    topic: 'silent',
    open: [],
    decided: [
      { id: 'who-deals', rules: ['cl.setup.shuffle', 'cl.setup.deal-thirteen'] },
      { id: 'wrong-count', rules: ['cl.setup.deal-thirteen', 'cl.phase2.take-recruits'] },
      { id: 'taken-back', rules: ['cl.play.one-card-each'] },
      { id: 'table-talk', rules: ['cl.setup.hand-secret', 'cl.phase1.loser-may-not-show'] },
      { id: 'thinking-time', rules: ['cl.play.one-card-each'] },
      { id: 'player-count', rules: ['cl.goal.succession'] },
      { id: 'age-and-time', rules: ['cl.goal.succession'] },
      { id: 'expansions', rules: ['cl.setup.shuffle'] },
    ],
  },
];
