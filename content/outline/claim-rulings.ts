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
      { id: 'first-leader', rules: ['cl.leader.first-trick-youngest'], certainty: 'silent' },
      {
        id: 'doppelganger-after-goblin',
        rules: ['cl.faction.doppelganger.no-power-copied', 'cl.faction.doppelganger.counts-as-led'],
        certainty: 'follows',
      },
      {
        id: 'knight-after-doppelganger',
        rules: ['cl.faction.knight', 'cl.trick.other-faction-loses'],
        certainty: 'follows',
      },
      {
        id: 'doppelganger-after-knight',
        rules: ['cl.faction.doppelganger.counts-as-led', 'cl.trick.tie-leader'],
        certainty: 'printed',
      },
      {
        id: 'knight-while-holding-goblins',
        rules: ['cl.faction.knight.must-still-follow'],
        certainty: 'printed',
      },
      {
        id: 'goblin-after-knight',
        rules: ['cl.faction.knight', 'cl.trick.other-faction-loses'],
        certainty: 'follows',
      },
      {
        id: 'doppelganger-lead-against-void',
        rules: ['cl.faction.doppelganger.led', 'cl.phase1.void-any-card'],
        certainty: 'follows',
      },
      {
        id: 'contested-card-power',
        rules: ['cl.faction.power-only-when-played', 'cl.phase1.lead-any-faction'],
        certainty: 'follows',
      },
      {
        id: 'revoke',
        rules: ['cl.phase1.follow-faction', 'cl.phase2.follow-faction'],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'piles',
    open: ['zombie-of-loser', 'two-dwarves', 'dwarf-thrown-off'],
    decided: [
      {
        id: 'zombie-phase-2',
        rules: ['cl.faction.zombie.phase1-only', 'cl.phase2.winner-takes-both'],
        certainty: 'follows',
      },
      {
        id: 'dwarf-phase-1',
        rules: ['cl.faction.dwarf.phase2-only', 'cl.phase1.discard-rest'],
        certainty: 'follows',
      },
      {
        id: 'look-at-own-recruits',
        rules: ['cl.phase1.loser-may-look', 'cl.piles.recruit-face-down'],
        certainty: 'silent',
      },
      {
        id: 'recall-of-won-cards',
        rules: ['cl.phase1.reveal', 'cl.piles.recruit-face-down'],
        certainty: 'silent',
      },
      { id: 'discard-inspection', rules: ['cl.phase1.discard-rest'], certainty: 'silent' },
      { id: 'score-inspection', rules: ['cl.piles.score-face-up'], certainty: 'silent' },
      {
        id: 'collect-order',
        rules: ['cl.phase1.winner-takes-contested', 'cl.phase1.loser-takes-blind'],
        certainty: 'follows',
      },
    ],
  },
  {
    topic: 'votes',
    open: ['empty-faction-vote', 'dead-heat-vote', 'nobody-has-three'],
    decided: [
      { id: 'stop-early', rules: ['cl.end.after-last-trick'], certainty: 'silent' },
      { id: 'match-play', rules: ['cl.goal.three-votes'], certainty: 'silent' },
    ],
  },
  {
    topic: 'silent',
    open: [],
    decided: [
      {
        id: 'who-deals',
        rules: ['cl.setup.shuffle', 'cl.setup.deal-thirteen'],
        certainty: 'silent',
      },
      {
        id: 'wrong-count',
        rules: ['cl.setup.deal-thirteen', 'cl.phase2.take-recruits'],
        certainty: 'silent',
      },
      { id: 'taken-back', rules: ['cl.play.one-card-each'], certainty: 'silent' },
      {
        id: 'table-talk',
        rules: ['cl.setup.hand-secret', 'cl.phase1.loser-may-not-show'],
        certainty: 'silent',
      },
      { id: 'thinking-time', rules: ['cl.play.one-card-each'], certainty: 'silent' },
      { id: 'player-count', rules: ['cl.goal.succession'], certainty: 'follows' },
      { id: 'age-and-time', rules: ['cl.goal.succession'], certainty: 'silent' },
      { id: 'expansions', rules: ['cl.setup.shuffle'], certainty: 'silent' },
    ],
  },
];
