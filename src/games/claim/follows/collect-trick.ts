import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { factionOf, type CardId } from '../cards.ts';
import { FACTION_RULES, rulesIn } from '../factions/all.ts';
import { DWARF_RULES, dwarvesForLoser, rulesOfRest } from '../factions/dwarf.ts';
import { KNIGHT_IN_PHASE_2, KNIGHT_RULES } from '../factions/knight.ts';
import { scoredZombies, ZOMBIE_RULES } from '../factions/zombie.ts';
import type { Rule } from '../rules.ts';
import { opponentOf } from '../table.ts';
import { winnerOf } from '../tricks.ts';
import type { Claim } from '../types.ts';
import type { Phase, Place, Trick, Victory } from '../types/state.ts';

/** Who has won a trick, from which place, and who has lost it. */
interface Result {
  readonly winner: Place;
  readonly seat: Seat;
  readonly loser: Seat;
}

/** A trick of two cards is won, and its cards are collected. */
export function collectTrick(turn: Turn<Claim>): boolean {
  const { led, second, declared, leader, phase } = turn.state;
  if (!led || !second) return false;
  const trick: Trick = { led, second, ...(declared && { as: declared }) };
  const { winner, by } = winnerOf(trick);
  const follower = opponentOf(turn.state, leader);
  const [seat, loser] = winner === 'leader' ? [leader, follower] : [follower, leader];
  turn.emit({ type: 'trickWon', seat, loser, by }, citesOfVictory(trick, winner, by, phase));
  if (phase === 1) collectInPhase1(turn, trick, { winner, seat, loser });
  else collectInPhase2(turn, trick, { winner, seat, loser });
  return true;
}

function citesOfVictory(trick: Trick, winner: Place, by: Victory, phase: Phase): NonEmpty<Rule> {
  const [first, ...more] = VICTORY_RULES[by];
  const cites: [Rule, ...Rule[]] = [
    first,
    ...more,
    ...rulesIn(trick, (faction) => faction.rulesOfVictory?.(trick, winner, by)),
  ];
  if (phase === 2) cites.push('cl.phase2.same-winner-rule');
  if (phase === 2 && by === 'knight') cites.push(KNIGHT_IN_PHASE_2);
  return cites;
}

const VICTORY_RULES: Readonly<Record<Victory, NonEmpty<Rule>>> = {
  higher: ['cl.trick.highest-led-faction', 'cl.trick.value-order'],
  tie: ['cl.trick.tie-leader'],
  'other-faction': ['cl.trick.other-faction-loses'],
  knight: KNIGHT_RULES,
};

/** The contested card, the blind card, zombies, and the rest, in printed order. */
function collectInPhase1(turn: Turn<Claim>, trick: Trick, { winner, seat, loser }: Result): void {
  const { contested, rulings } = turn.state;
  if (contested)
    turn.emit({ type: 'contestedTaken', seat, card: contested }, citesOfContested(contested));
  const [blind] = turn.state.drawPile;
  if (blind) {
    turn.emit(
      { type: 'blindTaken', seat: loser, card: blind },
      [
        'cl.phase1.loser-takes-blind',
        'cl.phase1.loser-may-look',
        'cl.phase1.loser-may-not-show',
        'cl.piles.recruit-face-down',
      ],
      [loser],
    );
  }
  const zombies = scoredZombies(trick, winner, rulings);
  if (zombies.length > 0) {
    turn.emit({ type: 'zombiesScored', seat, cards: zombies }, ZOMBIE_RULES);
  }
  const rest = [trick.led, trick.second].filter((card) => !zombies.includes(card));
  if (rest.length > 0)
    turn.emit({ type: 'cardsDiscarded', cards: rest }, citesOfDiscard(trick, rest));
}

/**
 * The rules by which the winner recruits the contested card, as far as they hold for every card.
 */
export const CONTESTED_RULES: NonEmpty<Rule> = [
  'cl.phase1.winner-takes-contested',
  'cl.piles.recruit-face-down',
];

function citesOfContested(card: CardId): NonEmpty<Rule> {
  const [first, ...more] = CONTESTED_RULES;
  return [first, ...more, ...(FACTION_RULES[factionOf(card)].contestedRules ?? [])];
}

const citesOfDiscard = (trick: Trick, rest: readonly CardId[]): NonEmpty<Rule> => [
  'cl.phase1.discard-rest',
  ...rulesIn(trick, (faction) => faction.rulesOfDiscard?.(trick, rest)),
];

/** What the winner collects, then the dwarves for the loser. */
function collectInPhase2(turn: Turn<Claim>, trick: Trick, { winner, seat, loser }: Result): void {
  const dwarves = dwarvesForLoser(trick, winner, turn.state.rulings);
  const rest = [trick.led, trick.second].filter((card) => !dwarves.includes(card));
  if (rest.length > 0)
    turn.emit({ type: 'cardsCollected', seat, cards: rest }, citesOfCollecting(trick, rest));
  if (dwarves.length > 0)
    turn.emit({ type: 'dwarvesCollected', seat: loser, cards: dwarves }, DWARF_RULES);
}

const citesOfCollecting = (trick: Trick, rest: readonly CardId[]): NonEmpty<Rule> => [
  'cl.phase2.winner-takes-both',
  'cl.piles.score-face-up',
  ...rulesOfRest(rest),
  ...rulesIn(trick, (faction) => faction.rulesOfCollecting?.(trick, rest)),
];
