import type { Inquiry } from '../../engine/inquiry.ts';
import type { Fact } from '../../engine/types.ts';
import { factionOf } from './cards.ts';
import { FACTION_RULES } from './factions/all.ts';
import { CONTESTED_RULES } from './follows/collect-trick.ts';
import { isCollected } from './follows/next-trick.ts';
import type { RulingId } from './rulings.ts';
import { opponentOf, playerAt } from './table.ts';
import { dutyOf } from './tricks.ts';
import type { Claim } from './types.ts';
import type { Position } from './types/position.ts';
import type { State } from './types/state.ts';

/**
 * A trick of Claim that is asked about. Where a card has been led, the follower decides what to
 * play, out of what may be played; where only one card may be played, it is. The facts then say who
 * wins and where the cards go. Without a led card the turn is the leader's.
 */
export const inquiry: Inquiry<Claim> = {
  howDecided({ name, seats: [seat] }, options, state) {
    const { led, rulings } = state;
    if (name !== 'follow' || !led) return undefined;
    const duty = dutyOf(playerAt(state, seat).hand, led, rulings);
    return { choose: options, open: true, about: { faction: factionOf(led), duty } };
  },
  laterAtStake: (state) => (isToLead(state) ? freeHands(state) : []),
  turns(state) {
    const { led, leader } = state;
    if (led !== null) return [{ seat: opponentOf(state, leader), state }];
    return isToLead(state) ? [{ seat: leader, state }] : [];
  },
  shown,
};

/** A trick at its beginning: nothing is led, and it is not being collected either. */
const isToLead = (state: State): boolean =>
  state.stage === 'play' && state.led === null && !isCollected(state);

/**
 * What shows only in the second card: it matters to whoever has no card of some faction, and one
 * that may do instead.
 */
function freeHands(state: State): RulingId[] {
  const mine = new Set(playerAt(state, opponentOf(state, state.leader)).hand.map(factionOf));
  const isOpen = playerAt(state, state.leader).hand.some((card) => !mine.has(factionOf(card)));
  return isOpen ? [...mine].flatMap((faction) => FACTION_RULES[faction].touches ?? []) : [];
}

/**
 * The trick and no more. The blind card stays unseen, and so does a contested card that nobody has
 * named.
 */
function shown(fact: Fact<Claim>, { contested, drawPile = [] }: Position): Fact<Claim> | undefined {
  switch (fact.event.type) {
    case 'trickBegun':
    case 'phaseEnded':
      return undefined;
    case 'contestedTaken':
      return contested ? fact : unseen(fact, CONTESTED_RULES);
    case 'blindTaken':
      return drawPile.length > 0 ? fact : unseen(fact, fact.cites);
    default:
      return fact;
  }
}

/** A fact without its card. */
function unseen({ event, ...fact }: Fact<Claim>, cites: Fact<Claim>['cites']): Fact<Claim> {
  const { card: _unseen, ...rest } = event as { readonly card: string };
  return { ...fact, event: rest as Claim['event'], cites };
}
