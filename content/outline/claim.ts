import type { FactionId } from '../../src/games/claim/cards.ts';
import type { Rule } from '../../src/games/claim/rules.ts';
import type { Box, Chapter, Term } from './outline.ts';

/** What is known about the box of the game. */
export const box: Box = {
  authors: { value: ['Scott Almes'], provenance: 'found-elsewhere' },
  publisher: { value: 'White Goblin Games', provenance: 'found-elsewhere' },
  year: { value: 2017, provenance: 'found-elsewhere' },
  players: { value: { min: 2, max: 2 }, provenance: 'inferred' },
  age: { value: 10, provenance: 'found-elsewhere' },
  minutes: { value: 25, provenance: 'found-elsewhere' },
};

/** The rules of Claim in reading order. Slugs and numbers are the same in every language. */
export const chapters: readonly Chapter<Rule>[] = [
  {
    slug: 'overview',
    rules: [
      'cl.goal.succession',
      'cl.structure.two-phases',
      'cl.goal.vote-by-majority',
      'cl.goal.three-votes',
    ],
  },
  {
    slug: 'set-up',
    rules: [
      'cl.setup.shuffle',
      'cl.setup.deal-thirteen',
      'cl.setup.hand-secret',
      'cl.setup.draw-pile',
      'cl.setup.overview-cards-aside',
    ],
  },
  {
    slug: 'recruiting',
    rules: [
      'cl.phase1.thirteen-tricks',
      'cl.leader.first-trick-youngest',
      'cl.leader.previous-winner',
      'cl.phase1.trick-steps',
      'cl.phase1.reveal',
      'cl.phase1.contested-card',
      'cl.phase1.leader-plays',
      'cl.phase1.lead-any-faction',
      'cl.phase1.follower-plays',
      'cl.phase1.follow-faction',
      'cl.phase1.void-any-card',
      'cl.play.one-card-each',
    ],
  },
  {
    slug: 'winning-a-trick',
    rules: [
      'cl.trick.highest-led-faction',
      'cl.trick.value-order',
      'cl.trick.tie-leader',
      'cl.trick.other-faction-loses',
      'cl.trick.power-exceptions',
    ],
  },
  {
    slug: 'collecting',
    rules: [
      'cl.phase1.winner-takes-contested',
      'cl.phase1.loser-takes-blind',
      'cl.phase1.loser-may-look',
      'cl.phase1.loser-may-not-show',
      'cl.phase1.recruits-become-hand',
      'cl.phase1.played-zombie-scores',
      'cl.phase1.contested-zombie-recruits',
      'cl.phase1.discard-rest',
      'cl.piles.score-face-up',
      'cl.piles.recruit-face-down',
      'cl.phase1.end',
    ],
  },
  {
    slug: 'winning-factions',
    rules: [
      'cl.phase2.take-recruits',
      'cl.phase2.thirteen-tricks',
      'cl.phase2.no-contested-card',
      'cl.phase2.trick-steps',
      'cl.phase2.leader-plays',
      'cl.phase2.follower-plays',
      'cl.phase2.follow-faction',
      'cl.phase2.same-winner-rule',
      'cl.phase2.winner-takes-both',
    ],
  },
  {
    slug: 'factions',
    rules: [
      'cl.faction.power-only-when-played',
      'cl.faction.goblin',
      'cl.faction.knight',
      'cl.faction.knight.must-still-follow',
      'cl.faction.knight.both-phases',
      'cl.faction.zombie',
      'cl.faction.zombie.phase1-only',
      'cl.faction.dwarf',
      'cl.faction.dwarf.rest-to-winner',
      'cl.faction.dwarf.phase2-only',
      'cl.faction.doppelganger.wild',
      'cl.faction.doppelganger.counts-as-led',
      'cl.faction.doppelganger.counts-as-following',
      'cl.faction.doppelganger.led',
      'cl.faction.doppelganger.no-power-copied',
      'cl.faction.doppelganger.after-zombie',
      'cl.faction.doppelganger.after-dwarf',
      'cl.faction.doppelganger.own-faction-in-scoring',
    ],
  },
  {
    slug: 'votes',
    scores: true,
    rules: [
      'cl.end.after-last-trick',
      'cl.score.count-cards',
      'cl.score.majority',
      'cl.score.tie-highest-card',
      'cl.score.phase1-zombies-count',
    ],
  },
];

/** One page of the card index: a faction. */
interface CardPage {
  readonly slug: FactionId;
  readonly kind: 'faction';
  /** The kinds of card it tells of, by the keys of their names. */
  readonly cards: readonly [`faction.${FactionId}`];
}

const faction = (slug: FactionId): CardPage => ({
  slug,
  kind: 'faction',
  cards: [`faction.${slug}`],
});

/** The faction pages of Claim in the order of the printed overview. */
export const cardPages: readonly CardPage[] = [
  faction('goblin'),
  faction('knight'),
  faction('zombie'),
  faction('dwarf'),
  faction('doppelganger'),
];

/** The terms of Claim by theme. Each has a name and a sentence in every language's glossary.json. */
export const terms: readonly Term<Rule>[] = [
  { id: 'game' },
  { id: 'phase', rule: 'cl.structure.two-phases' },
  { id: 'recruiting', rule: 'cl.phase1.thirteen-tricks' },
  { id: 'winning-factions', rule: 'cl.phase2.no-contested-card' },
  { id: 'faction', rule: 'cl.goal.vote-by-majority' },
  { id: 'goblin', rule: 'cl.faction.goblin' },
  { id: 'knight', rule: 'cl.faction.knight' },
  { id: 'zombie', rule: 'cl.faction.zombie' },
  { id: 'dwarf', rule: 'cl.faction.dwarf' },
  { id: 'doppelganger', rule: 'cl.faction.doppelganger.wild' },
  { id: 'power', rule: 'cl.faction.power-only-when-played' },
  { id: 'value', rule: 'cl.trick.value-order' },
  { id: 'hand', rule: 'cl.setup.deal-thirteen' },
  { id: 'draw-pile', rule: 'cl.setup.draw-pile' },
  { id: 'overview-card', rule: 'cl.setup.overview-cards-aside' },
  { id: 'trick', rule: 'cl.phase1.trick-steps' },
  { id: 'leader', rule: 'cl.leader.previous-winner' },
  { id: 'follower', rule: 'cl.phase1.follower-plays' },
  { id: 'lead', rule: 'cl.phase1.lead-any-faction' },
  { id: 'follow-faction', rule: 'cl.phase1.follow-faction' },
  { id: 'void', rule: 'cl.phase1.void-any-card' },
  { id: 'wild-card', rule: 'cl.faction.doppelganger.wild' },
  { id: 'tie', rule: 'cl.trick.tie-leader' },
  { id: 'contested-card', rule: 'cl.phase1.contested-card' },
  { id: 'blind-card', rule: 'cl.phase1.loser-takes-blind' },
  { id: 'recruit', rule: 'cl.phase1.recruits-become-hand' },
  { id: 'recruit-pile', rule: 'cl.piles.recruit-face-down' },
  { id: 'score-pile', rule: 'cl.piles.score-face-up' },
  { id: 'discard', rule: 'cl.phase1.discard-rest' },
  { id: 'vote', rule: 'cl.score.majority' },
  { id: 'majority', rule: 'cl.score.majority' },
  { id: 'reading' },
];
