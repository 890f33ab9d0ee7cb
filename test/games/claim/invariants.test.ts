import { describe, expect, it } from 'vitest';

import { game } from '../../../src/games/claim/game.ts';

import type { Claim } from '../../../src/games/claim/types.ts';
import { playerAt } from '../../support/claim.ts';
import { claimLaws } from '../../support/claim-laws.ts';
import { dealtClaim } from '../../support/dealt.ts';
import { moves, type Move } from '../playthrough.ts';
import { factionOf, valueOf, type CardId } from '../../../src/games/claim/cards.ts';
import type { Event } from '../../../src/games/claim/types/event.ts';
import type { State } from '../../../src/games/claim/types/state.ts';
import fc from '../../support/seed.ts';

/** All moves of a random game by the default readings, and its last state. */
function gameOf(seed: number): { readonly played: Move<Claim>[]; readonly last: State } {
  const played = [
    ...moves(
      game,
      { ...claimLaws, begin: dealtClaim },
      { seats: ['noor', 'mila'], seed, rulings: {} },
    ),
  ];
  return { played, last: played.at(-1)!.after };
}

const holds = (law: (played: Move<Claim>[], last: State) => void) =>
  fc.assert(
    fc.property(fc.noBias(fc.integer()), (seed) => {
      const { played, last } = gameOf(seed);
      law(played, last);
    }),
    { numRuns: 150 },
  );

const isZombie = (card: CardId): boolean => factionOf(card) === 'zombie';
const scored = ({ players }: State): CardId[] => players.flatMap(({ score }) => score);
const zombiesDealt = (played: Move<Claim>[]): number =>
  played[0]!.before.players.flatMap(({ hand }) => hand.filter(isZombie)).length;

/** A trick as it was played, with the follower’s hand before. */
function tricksOf(played: Move<Claim>[]) {
  return played.flatMap(({ before, facts }) => {
    const won = facts.find(({ event }) => event.type === 'trickWon')?.event as
      Extract<Event, { type: 'trickWon' }> | undefined;
    const laid = facts[0]!.event;
    if (!won || laid.type !== 'cardPlayed') return [];
    return [
      {
        led: before.led!,
        second: laid.card,
        hand: playerAt(before, laid.seat).hand,
        leader: before.leader,
        winner: won.seat,
      },
    ];
  });
}

describe('a random game', () => {
  it('has 52 actions and 26 tricks', () => {
    holds((played) => {
      expect(played).toHaveLength(52);
      expect(tricksOf(played)).toHaveLength(26);
    });
  });

  it('keeps hands, recruit piles and draw pile in step in phase 1', () => {
    holds((played) => {
      for (const { after } of played) {
        if (after.phase === 2 || after.led !== null) continue;
        const done = after.trick - 1;
        for (const { hand, recruits } of after.players) {
          expect([hand.length, recruits.won.length + recruits.blind.length]).toEqual([
            13 - done,
            done,
          ]);
        }
        expect(after.drawPile.length + 1).toBe(26 - 2 * done);
      }
    });
  });

  it('scores after phase 1 the zombies that were dealt and has discarded the rest', () => {
    holds((played) => {
      const dealt = zombiesDealt(played);
      const { after } = played.find(({ after }) => after.phase === 2)!;
      expect([scored(after).length, after.discard.length]).toEqual([dealt, 26 - dealt]);
      expect(scored(after).every(isZombie)).toBe(true);
    });
  });

  it('ends with 26 score cards and the zombies that were dealt, all ten zombies among them', () => {
    holds((played, last) => {
      const dealt = zombiesDealt(played);
      expect([scored(last).length, last.discard.length]).toEqual([26 + dealt, 26 - dealt]);
      expect(scored(last).filter(isZombie)).toHaveLength(10);
      expect([last.drawPile, ...last.players.map(({ hand }) => hand)]).toEqual([[], [], []]);
    });
  });

  it('gives five votes, three of them to one player, where no vote lapses', () => {
    holds((_, last) => {
      const votes = last.votes.filter(({ seat }) => seat !== null);
      if (votes.length < 5) return;
      const most = Math.max(...game.outcome(last)!.scores.map(({ total }) => total));
      expect([votes.length, most >= 3, last.winners.length]).toEqual([5, true, 1]);
    });
  });

  it('gives five zombies against five to whoever has the 9', () => {
    holds((_, last) => {
      const counts = last.players.map(({ score }) => score.filter(isZombie).length);
      if (counts[0] !== 5) return;
      const owner = last.players.find(({ score }) => score.includes('zombie-9'))!.seat;
      expect(last.votes.find(({ faction }) => faction === 'zombie')!.seat).toBe(owner);
    });
  });

  it('lets a knight win against a goblin only from a hand without goblins, and the leader lose only as the rules say', () => {
    holds((played) => {
      for (const { led, second, hand, leader, winner } of tricksOf(played)) {
        const [first, other] = [factionOf(led), factionOf(second)];
        const byKnight = first === 'goblin' && other === 'knight';
        const byValue =
          (other === first || other === 'doppelganger') && valueOf(second) > valueOf(led);
        expect(winner !== leader).toBe(byKnight || byValue);
        if (byKnight) expect(hand.some((card) => factionOf(card) === 'goblin')).toBe(false);
      }
    });
  });
});
