import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { factionOf } from '../cards.ts';
import type { Rule } from '../rules.ts';
import { opponentOf } from '../table.ts';
import { dwarvesForLoser, isWild, scoredZombies, winnerOf } from '../tricks.ts';
import type { CardId, Claim, FactionId, Phase, Place, Trick, Victory } from '../types.ts';

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
  const [first, ...more] = citesOf(trick, winner, by);
  return phase === 1 ? [first, ...more] : [first, ...more, 'cl.phase2.same-winner-rule', ...(by === 'knight' ? BOTH_PHASES : [])];
}

const BOTH_PHASES: readonly Rule[] = ['cl.faction.knight.both-phases'];

function citesOf(trick: Trick, winner: Place, by: Victory): NonEmpty<Rule> {
  const isGoblinLed = factionOf(trick.led) === 'goblin';
  switch (by) {
    case 'knight':
      return ['cl.faction.knight', 'cl.trick.power-exceptions'];
    case 'other-faction':
      return ['cl.trick.other-faction-loses', ...missedPower(trick)];
    case 'higher':
    case 'tie': {
      const values: NonEmpty<Rule> = by === 'tie' ? ['cl.trick.tie-leader'] : ['cl.trick.highest-led-faction', 'cl.trick.value-order'];
      if (!isWild(trick)) return values;
      const noKnight: readonly Rule[] = isGoblinLed && winner === 'leader' ? ['cl.faction.doppelganger.no-power-copied'] : [];
      return [...values, 'cl.faction.doppelganger.counts-as-led', 'cl.trick.power-exceptions', ...noKnight];
    }
  }
}

/** A power that looks near and is not there: a knight not played after a goblin, a doppelganger that is called a knight. */
function missedPower({ led, second, as }: Trick): readonly Rule[] {
  if (as === 'knight' && factionOf(led) === 'goblin') return ['cl.faction.doppelganger.no-power-copied'];
  const isKnightPlay = factionOf(second) === 'knight' || (factionOf(led) === 'knight' && factionOf(second) === 'goblin');
  return isKnightPlay ? ['cl.faction.knight'] : [];
}

const has = (faction: FactionId, cards: readonly CardId[]): boolean => cards.some((card) => factionOf(card) === faction);

/** The contested card, the blind card, zombies, and the rest, in printed order. */
function collectInPhase1(turn: Turn<Claim>, trick: Trick, { winner, seat, loser }: Result): void {
  const { contested, rulings } = turn.state;
  if (contested) turn.emit({ type: 'contestedTaken', seat, card: contested }, citesOfContested(contested));
  const [blind] = turn.state.drawPile;
  if (blind) {
    turn.emit(
      { type: 'blindTaken', seat: loser, card: blind },
      ['cl.phase1.loser-takes-blind', 'cl.phase1.loser-may-look', 'cl.phase1.loser-may-not-show', 'cl.piles.recruit-face-down'],
      [loser],
    );
  }
  const zombies = scoredZombies(trick, winner, rulings);
  if (zombies.length > 0) {
    turn.emit({ type: 'zombiesScored', seat, cards: zombies }, [
      'cl.phase1.played-zombie-scores',
      'cl.faction.zombie',
      'cl.piles.score-face-up',
    ]);
  }
  const rest = [trick.led, trick.second].filter((card) => !zombies.includes(card));
  if (rest.length > 0) turn.emit({ type: 'cardsDiscarded', cards: rest }, citesOfDiscard(trick, rest));
}

/** The rules by which the winner recruits the contested card, as far as they hold for every card. */
export const CONTESTED_RULES: NonEmpty<Rule> = ['cl.phase1.winner-takes-contested', 'cl.piles.recruit-face-down'];

function citesOfContested(card: CardId): NonEmpty<Rule> {
  const zombie: readonly Rule[] = ['cl.phase1.contested-zombie-recruits', 'cl.faction.power-only-when-played'];
  return factionOf(card) === 'zombie' ? [...CONTESTED_RULES, ...zombie] : CONTESTED_RULES;
}

function citesOfDiscard(trick: Trick, rest: readonly CardId[]): NonEmpty<Rule> {
  const dwarf: readonly Rule[] = has('dwarf', rest) ? ['cl.faction.dwarf.phase2-only'] : [];
  const isAfterZombie = isWild(trick) && factionOf(trick.led) === 'zombie';
  const wild: readonly Rule[] = ['cl.faction.doppelganger.after-zombie', 'cl.faction.doppelganger.no-power-copied'];
  return ['cl.phase1.discard-rest', ...dwarf, ...(isAfterZombie ? wild : [])];
}

/** What the winner collects, then the dwarves for the loser. */
function collectInPhase2(turn: Turn<Claim>, trick: Trick, { winner, seat, loser }: Result): void {
  const dwarves = dwarvesForLoser(trick, winner, turn.state.rulings);
  const rest = [trick.led, trick.second].filter((card) => !dwarves.includes(card));
  if (rest.length > 0) turn.emit({ type: 'cardsCollected', seat, cards: rest }, citesOfCollecting(trick, rest));
  if (dwarves.length > 0)
    turn.emit({ type: 'dwarvesCollected', seat: loser, cards: dwarves }, ['cl.faction.dwarf', 'cl.piles.score-face-up']);
}

function citesOfCollecting(trick: Trick, rest: readonly CardId[]): NonEmpty<Rule> {
  const isWithoutDwarf = rest.length === 1 && !has('dwarf', rest);
  const isAfterDwarf = isWild(trick) && factionOf(trick.led) === 'dwarf';
  return [
    'cl.phase2.winner-takes-both',
    'cl.piles.score-face-up',
    ...(isWithoutDwarf ? (['cl.faction.dwarf.rest-to-winner'] as const) : []),
    ...(has('zombie', rest) ? (['cl.faction.zombie.phase1-only'] as const) : []),
    ...(isAfterDwarf ? (['cl.faction.doppelganger.after-dwarf', 'cl.faction.doppelganger.no-power-copied'] as const) : []),
  ];
}
