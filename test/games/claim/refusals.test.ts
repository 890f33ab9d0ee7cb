import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src/engine/types.ts';
import { CLAIM_REASONS as REASONS } from '../../support/reasons.ts';
import type { Claim } from '../../../src/games/claim/types.ts';
import {
  act,
  card,
  cards,
  impossible,
  led,
  over,
  overPosition,
  plays,
  reading,
  refusal,
  table,
} from '../../support/claim.ts';
import type { Position } from '../../../src/games/claim/types/position.ts';

const noor = { seat: 'noor' } as const;
const mila = { seat: 'mila' } as const;
const BOX: Position = { box: true, players: [noor, mila] };

/** Noor is to lead with three cards. */
const leading = () => table({ players: [{ ...noor, hand: cards('G9 K2 X1') }, mila] });

const declares = reading('second-doppelganger-faction', 'follower-declares');
const forced = reading('void-with-doppelganger', 'doppelganger-forced');

type Row = readonly [
  sentence: string,
  tried: () => Refusal<Claim>,
  because: string,
  reason: string,
  particulars?: object,
];

// prettier-ignore
const PLAYS: readonly Row[] = [
  ['a seat that does not play', () => refusal(leading(), plays('juri', 'G9')), 'cl.goal.succession', 'no-such-seat', { seat: 'juri' }],
  ['a card before the deal', () => refusal(table(BOX), plays('noor', 'G9')), 'cl.setup.deal-thirteen', 'not-dealt'],
  ['a second deal', () => refusal(leading(), { type: 'deal', seat: 'noor' }), 'cl.setup.deal-thirteen', 'already-dealt'],
  ['a card after the end', () => refusal(over('G1', 'K2'), plays('noor', 'G9')), 'cl.end.after-last-trick', 'game-over'],
  ['a deal after the end', () => refusal(over('G1', 'K2'), { type: 'deal', seat: 'noor' }), 'cl.end.after-last-trick', 'game-over'],
  ['the follower before the leader', () => refusal(leading(), plays('mila', 'G1')), 'cl.phase1.leader-plays', 'leader-first', { seat: 'mila', other: 'noor' }],
  ['the follower before the leader in phase 2', () => refusal(act(led('G3', 'G1 Z2', { phase: 2 }), plays('mila', 'G1')).state, plays('mila', 'Z2')), 'cl.phase2.leader-plays', 'leader-first', { seat: 'mila', other: 'noor' }],
  ['a second card of the leader', () => refusal(act(leading(), plays('noor', 'G9')).state, plays('noor', 'K2')), 'cl.play.one-card-each', 'already-played', { seat: 'noor' }],
  ['a card that the leader does not hold', () => refusal(leading(), plays('noor', 'G8')), 'cl.phase1.leader-plays', 'not-in-hand', { seat: 'noor', card: 'goblin-8' }],
  ['a card that the follower does not hold', () => refusal(led('G9', 'G1'), plays('mila', 'G2')), 'cl.phase1.follower-plays', 'not-in-hand', { seat: 'mila', card: 'goblin-2' }],
  ['a card that the follower does not hold in phase 2', () => refusal(led('G9', 'G1', { phase: 2 }), plays('mila', 'G2')), 'cl.phase2.follower-plays', 'not-in-hand', { seat: 'mila', card: 'goblin-2' }],
  ['another faction in spite of the led one', () => refusal(led('Z9', 'Z1 D2'), plays('mila', 'D2')), 'cl.phase1.follow-faction', 'must-follow', { seat: 'mila', card: 'dwarf-2', faction: 'zombie' }],
  ['another faction in spite of the led one in phase 2', () => refusal(led('Z9', 'Z1 D2', { phase: 2 }), plays('mila', 'D2')), 'cl.phase2.follow-faction', 'must-follow', { seat: 'mila', card: 'dwarf-2', faction: 'zombie' }],
  ['a knight on a goblin, holding goblins', () => refusal(led('G9', 'G0 K2'), plays('mila', 'K2')), 'cl.faction.knight.must-still-follow', 'knight-must-follow', { seat: 'mila', card: 'knight-2' }],
  ['another card on a goblin, holding goblins', () => refusal(led('G9', 'G0 D2'), plays('mila', 'D2')), 'cl.phase1.follow-faction', 'must-follow', { seat: 'mila', card: 'dwarf-2', faction: 'goblin' }],
  ['another card on a doppelganger, holding one', () => refusal(led('X9', 'X0 D2'), plays('mila', 'D2')), 'cl.faction.doppelganger.led', 'must-follow-doppelganger', { seat: 'mila', card: 'dwarf-2' }],
  ['another card, where a doppelganger is forced', () => refusal(led('G9', 'X0 D2', forced), plays('mila', 'D2')), 'cl.faction.doppelganger.counts-as-following', 'must-play-doppelganger', { seat: 'mila', card: 'dwarf-2', faction: 'goblin' }],
  ['a faction declared by the leader', () => refusal(leading(), plays('noor', 'X1', 'dwarf')), 'cl.faction.doppelganger.counts-as-led', 'nothing-to-declare', { seat: 'noor', card: 'doppelganger-1' }],
  ['a faction declared where it is always the led one', () => refusal(led('G9', 'X0'), plays('mila', 'X0', 'dwarf')), 'cl.faction.doppelganger.counts-as-led', 'counts-as-led', { card: 'doppelganger-0', faction: 'goblin' }],
  ['another faction declared by who can follow', () => refusal(led('G9', 'X0 G1', { phase: 2, ...declares }), plays('mila', 'X0', 'dwarf')), 'cl.phase2.follow-faction', 'must-count-as-led', { seat: 'mila', card: 'doppelganger-0', faction: 'goblin' }],
];

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

const ALL: readonly Row[] = [
  ...PLAYS,
  ...TABLES.map(([sentence, position, ...rest]): Row => [
    sentence,
    () => impossible(position),
    ...rest,
  ]),
];

describe('is refused', () => {
  it.for(ALL)('%s', ([, tried, because, reason, particulars]) => {
    expect(tried()).toEqual({ because, reason, ...(particulars && { particulars }) });
  });

  it('for every reason there is, with the particulars that its sentence needs', () => {
    const seen = new Map(
      ALL.map(([, tried]) => tried()).map(({ reason, particulars = {} }) => [
        reason,
        Object.keys(particulars),
      ]),
    );
    expect(Object.fromEntries([...seen].sort())).toEqual(
      Object.fromEntries(Object.entries(REASONS).sort()),
    );
  });
});
