import { describe, expect, it } from 'vitest';
import { CLAIM_REASONS } from '../../support/reasons.ts';
import { areRefused, expectedReasons } from '../../support/refused.ts';
import { card, cards, impossible, overPosition, reading } from '../../support/claim.ts';
import type { Position } from '../../../src/games/claim/types/position.ts';

const noor = { seat: 'noor' } as const;
const mila = { seat: 'mila' } as const;
const BOX: Position = { box: true, players: [noor, mila] };

/** Two seats, noor's with this before them. */
const seats = (more: object = {}, milas: object = {}): Pick<Position, 'players'> => ({
  players: [
    { ...noor, ...more },
    { ...mila, ...milas },
  ],
});

// prettier-ignore
const TABLES: readonly (readonly [sentence: string, position: Position, because: string, reason: string, particulars?: object])[] = [
  ['one player', { players: [noor] }, 'cl.goal.succession', 'not-two-players', { count: 1 }],
  ['three players', { players: [noor, mila, { seat: 'juri' }] }, 'cl.goal.succession', 'not-two-players', { count: 3 }],
  ['the same seat twice', { players: [noor, noor] }, 'cl.goal.succession', 'seat-twice', { seat: 'noor' }],
  ['a leader who does not play', { ...seats(), leader: 'juri' }, 'cl.goal.succession', 'no-such-seat', { seat: 'juri' }],
  ['a youngest who does not play', { ...seats(), youngest: 'juri' }, 'cl.goal.succession', 'no-such-seat', { seat: 'juri' }],
  ['a winner who does not play', { ...seats({ hand: cards('G1') }), lastWinner: 'ines' }, 'cl.goal.succession', 'no-such-seat', { seat: 'ines' }],
  ['cards beside a closed box', { ...BOX, ...seats({ hand: cards('G1') }) }, 'cl.setup.shuffle', 'box-not-empty'],
  ['scored cards beside a closed box', { ...BOX, ...seats({ score: cards('G1') }) }, 'cl.setup.shuffle', 'box-not-empty'],
  ['a closed box after the end', { ...BOX, over: true }, 'cl.setup.shuffle', 'box-not-empty'],
  ['a closed box in phase 2', { ...BOX, phase: 2 }, 'cl.setup.shuffle', 'box-not-empty'],
  ['hands after the end', { over: true, ...seats({ hand: cards('G1') }) }, 'cl.end.after-last-trick', 'over-in-mid-game'],
  ['a led card after the end', { over: true, ...seats(), led: card('G1') }, 'cl.end.after-last-trick', 'over-in-mid-game'],
  ['a leader after the end', { over: true, ...seats(), leader: 'noor' }, 'cl.end.after-last-trick', 'over-in-mid-game'],
  ['a card in two hands', seats({ hand: cards('G1') }, { hand: cards('G1') }), 'cl.setup.shuffle', 'card-twice', { card: 'goblin-1' }],
  ['the led card in a hand', { ...seats({}, { hand: cards('G1') }), led: card('G1') }, 'cl.setup.shuffle', 'card-twice', { card: 'goblin-1' }],
  ['the contested card on the pile', { ...seats(), contested: card('G1'), drawPile: cards('G2 G1') }, 'cl.setup.shuffle', 'card-twice', { card: 'goblin-1' }],
  ['a recruit in a score pile', seats({ hand: cards('G1'), recruits: { won: cards('Z1') } }, { score: cards('Z1') }), 'cl.setup.shuffle', 'card-twice', { card: 'zombie-1' }],
  ['a hand of fourteen', seats({ hand: cards('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3 K4 K5 K6') }), 'cl.setup.deal-thirteen', 'hand-too-big', { seat: 'noor', count: 14, most: 13 }],
  ['a hand of thirteen beside a led card', { ...seats({ hand: cards('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3 K4 K5') }), led: card('K6') }, 'cl.setup.deal-thirteen', 'hand-too-big', { seat: 'noor', count: 13, most: 12 }],
  ['fourteen recruits in hand', { phase: 2, ...seats({}, { hand: cards('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3 K4 K5 K6') }) }, 'cl.phase2.take-recruits', 'hand-too-big', { seat: 'mila', count: 14, most: 13 }],
  ['empty hands in phase 1', seats({ hand: [] }, { hand: [] }), 'cl.phase1.end', 'hands-empty', { phase: 1 }],
  ['empty hands in phase 2', { phase: 2, ...seats({ hand: [] }) }, 'cl.end.after-last-trick', 'hands-empty', { phase: 2 }],
  ['a draw pile of two beside the last contested card', { ...seats({ hand: cards('G1') }), drawPile: cards('K2 K3') }, 'cl.setup.draw-pile', 'draw-pile-too-big', { count: 2, most: 1 }],
  ['a recruit before the first trick', seats({ recruits: { won: cards('K2') } }), 'cl.phase1.winner-takes-contested', 'too-many-recruits', { count: 1, most: 0 }],
  ['more contested cards than tricks', seats({ hand: cards('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3'), recruits: { won: cards('K4 K5') } }, { recruits: { won: cards('K6') } }), 'cl.phase1.winner-takes-contested', 'too-many-recruits', { count: 3, most: 2 }],
  ['a blind card of each from one trick', seats({ hand: cards('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3 K4'), recruits: { blind: cards('K5') } }, { recruits: { blind: cards('K6') } }), 'cl.phase1.winner-takes-contested', 'too-many-recruits', { count: 2, most: 1 }],
  ['a leader who has won no trick', seats({ hand: cards('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3 K4') }, { recruits: { won: cards('K6') } }), 'cl.leader.previous-winner', 'leader-won-nothing', { seat: 'noor' }],
  ['recruits in phase 2', { phase: 2, ...seats({ hand: cards('G1') }, { recruits: { blind: cards('K6') } }) }, 'cl.phase2.take-recruits', 'recruits-taken', { seat: 'mila' }],
  ['a contested card in phase 2', { phase: 2, ...seats(), contested: card('K2') }, 'cl.phase2.no-contested-card', 'nothing-contested'],
  ['a draw pile in phase 2', { phase: 2, ...seats(), drawPile: cards('K2') }, 'cl.phase2.no-contested-card', 'nothing-contested'],
  ['a goblin in a score pile of phase 1', seats({ hand: cards('G1'), score: cards('Z1 G2') }), 'cl.phase1.discard-rest', 'only-zombies-score', { seat: 'noor', card: 'goblin-2' }],
  ['a scored zombie before the first trick', seats({ score: cards('Z1') }), 'cl.phase1.played-zombie-scores', 'too-many-scored', { count: 1, most: 0 }],
  ['a scored goblin before the first trick of phase 2', { phase: 2, ...seats({ score: cards('Z1 G1') }) }, 'cl.phase2.winner-takes-both', 'too-many-scored', { count: 1, most: 0 }],
  ['27 cards in score piles that are no zombies', overPosition('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3 K4 K5 K6 K7 K8 K9', 'D0 D1 D2 D3 D4 D5 D6 D7 D8 D9'), 'cl.phase2.winner-takes-both', 'too-many-scored', { count: 27, most: 26 }],
  ['a discard before the first trick', { ...seats(), discard: cards('G1') }, 'cl.phase1.discard-rest', 'too-many-discarded', { count: 1, most: 0 }],
  ['three cards from one trick, scored or discarded', { ...seats({ hand: cards('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3 K4'), score: cards('Z1') }), discard: cards('K5 K6') }, 'cl.phase1.discard-rest', 'too-many-discarded', { count: 2, most: 1 }],
  ['27 discarded cards', { phase: 2, ...seats(), discard: cards('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3 K4 K5 K6 K7 K8 K9 D0 D1 D2 D3 D4 D5 D6 D7 D8 D9') }, 'cl.phase1.discard-rest', 'too-many-discarded', { count: 27, most: 26 }],
  ['26 discarded cards and a zombie of phase 1', { phase: 2, ...seats({ score: cards('Z1') }), discard: cards('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3 K4 K5 K6 K7 K8 K9 D0 D1 D2 D3 D4 D5 D6 D7 D8') }, 'cl.phase1.discard-rest', 'too-many-discarded', { count: 26, most: 25 }],
  ['a discarded zombie', { phase: 2, ...seats(), discard: cards('Z1') }, 'cl.phase1.played-zombie-scores', 'zombies-discarded', { count: 1, most: 0 }],
  ['a discarded zombie after the end', { ...overPosition('G1', 'K2'), discard: cards('Z1') }, 'cl.phase1.played-zombie-scores', 'zombies-discarded', { count: 1, most: 0 }],
  ['two zombies that lost the same trick', { ...seats({ hand: cards('G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3 K4') }), discard: cards('Z1 Z2'), ...reading('zombie-of-loser', 'only-winning-zombie') }, 'cl.phase1.played-zombie-scores', 'zombies-discarded', { count: 2, most: 1 }],
  ['a discarded card in a score pile', { ...overPosition('G1', 'K2'), discard: cards('G1') }, 'cl.setup.shuffle', 'card-twice', { card: 'goblin-1' }],
  ['a discard beside a closed box', { ...BOX, discard: cards('G1') }, 'cl.setup.shuffle', 'box-not-empty'],
  ['an end without any card', overPosition('', ''), 'cl.score.count-cards', 'nothing-scored'],
  ['an end at which nobody has a pile', { over: true, ...seats() }, 'cl.score.count-cards', 'nothing-scored'],
  ['a first trick that the youngest does not lead', { ...seats(), youngest: 'mila', leader: 'noor' }, 'cl.leader.first-trick-youngest', 'other-leads', { seat: 'noor', other: 'mila' }],
  ['a winner before the first trick', { ...seats(), lastWinner: 'mila' }, 'cl.leader.first-trick-youngest', 'no-trick-yet', { seat: 'mila' }],
  ['a leader who did not win', { ...seats({ hand: cards('G1') }), leader: 'noor', lastWinner: 'mila' }, 'cl.leader.previous-winner', 'other-leads', { seat: 'noor', other: 'mila' }],
  ['a first leader of phase 2 who did not win', { phase: 2, ...seats(), leader: 'noor', lastWinner: 'mila' }, 'cl.leader.previous-winner', 'other-leads', { seat: 'noor', other: 'mila' }],
  ['a first leader of phase 2 who is not the youngest, where that counts', { phase: 2, ...seats(), leader: 'noor', youngest: 'mila', ...reading('phase2-first-leader', 'youngest-player') }, 'cl.leader.first-trick-youngest', 'other-leads', { seat: 'noor', other: 'mila' }],
  ['a first leader of phase 2 who won, where the loser leads', { phase: 2, ...seats(), leader: 'noor', lastWinner: 'noor', ...reading('phase2-first-leader', 'last-phase-1-loser') }, 'cl.leader.previous-winner', 'other-leads', { seat: 'noor', other: 'mila' }],
  ['an end without the last winner, where a vote hangs on it', overPosition('G1 Z1 D1 X1', '', reading('empty-faction-vote', 'last-trick-winner')), 'cl.leader.previous-winner', 'last-winner-unknown', { faction: 'knight' }],
];

describe('a table that cannot be is refused', () => {
  areRefused(
    CLAIM_REASONS,
    TABLES.map(([sentence, position, ...rest]) => [sentence, () => impossible(position), ...rest]),
  );
});

it('every reason there is is expected by a test', () => {
  expect(expectedReasons('claim')).toEqual(Object.keys(CLAIM_REASONS).sort());
});
