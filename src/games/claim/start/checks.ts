import type { Seat } from '../../../engine/types.ts';
import { factionOf, HAND_SIZE, type CardId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Position } from '../types/position.ts';
import type { Phase, State } from '../types/state.ts';

/** What holds of every position: two players, and no card twice. */
export const checkNamed = (position: Position): Judgement =>
  checkSeats(position) ?? checkCards(position);

function checkSeats({ players, youngest, leader, lastWinner }: Position): Judgement {
  const [first, second] = players;
  if (!first || !second || players.length > 2)
    return refuse('cl.goal.succession', 'not-two-players', { count: players.length });
  if (first.seat === second.seat)
    return refuse('cl.goal.succession', 'seat-twice', { seat: first.seat });
  const isStranger = (seat: Seat | undefined): boolean =>
    seat !== undefined && seat !== first.seat && seat !== second.seat;
  const stranger = [youngest, leader, lastWinner].find(isStranger);
  return stranger && refuse('cl.goal.succession', 'no-such-seat', { seat: stranger });
}

/** Every card that a position names. */
export const namedCards = ({
  players,
  led,
  contested,
  drawPile = [],
  discard = [],
}: Position): CardId[] => [
  ...players.flatMap(({ hand = [], recruits: { won = [], blind = [] } = {}, score = [] }) => [
    ...hand,
    ...won,
    ...blind,
    ...score,
  ]),
  ...(led ? [led] : []),
  ...(contested ? [contested] : []),
  ...drawPile,
  ...discard,
];

function checkCards(position: Position): Judgement {
  const all = namedCards(position);
  const twice = all.find((card, place) => all.indexOf(card) !== place);
  return twice && refuse('cl.setup.shuffle', 'card-twice', { card: twice });
}

/** The cards that a position names in score piles. */
export const scoredCards = ({ players }: Position): CardId[] =>
  players.flatMap(({ score = [] }) => score);

/**
 * Whether a position names a moment of the play, or cards that are still in the game and not in a
 * score pile.
 */
export function isInPlay(position: Position): boolean {
  const { phase, leader, discard = [] } = position;
  const out = scoredCards(position).length + discard.length;
  return phase !== undefined || leader !== undefined || namedCards(position).length > out;
}

/** How far a game has come, and by which readings. */
interface Begun extends Pick<State, 'rulings' | 'phase'> {
  /** Tricks of this phase that lie behind. */
  readonly played: number;
}

/**
 * Only what has been played by the beginning of this trick can lie in the score piles: of phase 1
 * only zombies.
 */
export function checkScorePiles({ players }: Position, phase: Phase, played: number): Judgement {
  const most = 2 * played;
  const piles = players.flatMap(({ seat, score = [] }) => score.map((card) => ({ seat, card })));
  const others = piles.filter(({ card }) => factionOf(card) !== 'zombie');
  if (phase === 2) {
    const refusal = refuse('cl.phase2.winner-takes-both', 'too-many-scored', {
      count: others.length,
      most,
    });
    return others.length > most ? refusal : undefined;
  }
  if (others[0]) return refuse('cl.phase1.discard-rest', 'only-zombies-score', others[0]);
  return piles.length > most
    ? refuse('cl.phase1.played-zombie-scores', 'too-many-scored', { count: piles.length, most })
    : undefined;
}

/**
 * Two cards of each trick of phase 1 that nobody has scored are discarded. Zombies are only where
 * `zombie-of-loser` says so, and then no more than one of a trick.
 */
export function checkDiscard(
  { discard = [], ...position }: Position,
  { rulings, phase, played }: Begun,
): Judgement {
  const scored = scoredCards(position).length;
  const most = phase === 1 ? 2 * played - scored : 2 * HAND_SIZE - Math.max(0, scored - 2 * played);
  if (discard.length > most)
    return refuse('cl.phase1.discard-rest', 'too-many-discarded', { count: discard.length, most });
  const count = discard.filter((card) => factionOf(card) === 'zombie').length;
  const lost =
    rulings['zombie-of-loser'] === 'every-played-zombie' ? 0 : phase === 1 ? played : HAND_SIZE;
  return count > lost
    ? refuse('cl.phase1.played-zombie-scores', 'zombies-discarded', { count, most: lost })
    : undefined;
}

/** The piles of phase 1 while `played` tricks lie behind. */
export function checkPhase1(position: Position, leader: Seat, played: number): Judgement {
  const { drawPile = [] } = position;
  const most = 2 * (HAND_SIZE - played) - 1;
  if (drawPile.length > most)
    return refuse('cl.setup.draw-pile', 'draw-pile-too-big', { count: drawPile.length, most });
  const [won, lost] = [fewestWon(position, leader), fewestLost(position, leader)];
  if (won + lost > played)
    return refuse('cl.phase1.winner-takes-contested', 'too-many-recruits', {
      count: won + lost,
      most: played,
    });
  const nothing = played > 0 && lost === played;
  return nothing
    ? refuse('cl.leader.previous-winner', 'leader-won-nothing', { seat: leader })
    : undefined;
}

/** In phase 2 nothing is left to recruit. */
export function checkPhase2({ players, contested, drawPile = [] }: Position): Judgement {
  if (contested ?? drawPile[0]) return refuse('cl.phase2.no-contested-card', 'nothing-contested');
  const left = players.find(
    ({ recruits: { won = [], blind = [] } = {} }) => won.length + blind.length > 0,
  );
  return left && refuse('cl.phase2.take-recruits', 'recruits-taken', { seat: left.seat });
}

/**
 * Tricks that this seat must have won, to judge by the recruits that are named: as many contested
 * cards, or blind ones of the other.
 */
const fewestWon = ({ players }: Position, seat: Seat): number =>
  Math.max(
    ...players.map(
      (player) =>
        (player.seat === seat ? player.recruits?.won : player.recruits?.blind)?.length ?? 0,
    ),
  );

/** Tricks that this seat must have lost. */
export const fewestLost = ({ players }: Position, seat: Seat): number =>
  Math.max(
    ...players.map(
      (player) =>
        (player.seat === seat ? player.recruits?.blind : player.recruits?.won)?.length ?? 0,
    ),
  );
