import { factionOf, valueOf } from './cards.ts';
import type { Readings } from './rulings.ts';
import type { CardId, FactionId, Place, Trick, Victory } from './types.ts';

const isOf = (faction: FactionId, cards: readonly CardId[]): boolean => cards.some((card) => factionOf(card) === faction);

/** What a follower owes: a card of the led faction or a doppelganger, a doppelganger to a led one, a doppelganger for want of both, or nothing. */
export type Duty = 'follow' | 'follow-doppelganger' | 'play-doppelganger' | 'none';

/** What the follower with this hand owes the led card (`void-with-doppelganger`). */
export function dutyOf(hand: readonly CardId[], led: CardId, rulings: Readings): Duty {
  const faction = factionOf(led);
  if (isOf(faction, hand)) return faction === 'doppelganger' ? 'follow-doppelganger' : 'follow';
  const forced = rulings['void-with-doppelganger'] === 'doppelganger-forced';
  return forced && isOf('doppelganger', hand) ? 'play-doppelganger' : 'none';
}

/** Whether a card does what the follower owes. `as`: the faction declared for a doppelganger; declared as another one it does not follow. */
export function meets(duty: Duty, led: CardId, card: CardId, as?: FactionId): boolean {
  const faction = factionOf(card);
  switch (duty) {
    case 'none':
      return true;
    case 'follow':
      return as === undefined && (faction === factionOf(led) || faction === 'doppelganger');
    case 'follow-doppelganger':
    case 'play-doppelganger':
      return as === undefined && faction === 'doppelganger';
  }
}

/** The faction of the second card in its trick: a doppelganger counts as the led one unless its player has declared another. */
const secondFaction = ({ led, second, as }: Trick): FactionId =>
  factionOf(second) === 'doppelganger' ? (as ?? factionOf(led)) : factionOf(second);

/** Whether a doppelganger stands in for the led faction. */
export const isWild = ({ led, second, as }: Trick): boolean =>
  factionOf(second) === 'doppelganger' && factionOf(led) !== 'doppelganger' && as === undefined;

/** Who wins a trick, and how. */
export function winnerOf(trick: Trick): { readonly winner: Place; readonly by: Victory } {
  const { led, second } = trick;
  if (secondFaction(trick) === factionOf(led)) {
    if (valueOf(second) > valueOf(led)) return { winner: 'follower', by: 'higher' };
    return { winner: 'leader', by: valueOf(second) === valueOf(led) ? 'tie' : 'higher' };
  }
  if (factionOf(led) === 'goblin' && factionOf(second) === 'knight') return { winner: 'follower', by: 'knight' };
  return { winner: 'leader', by: 'other-faction' };
}

/** The played cards of a phase-1 trick that go to the winner's score pile (`zombie-of-loser`); the others are discarded. */
export function scoredZombies({ led, second }: Trick, winner: Place, rulings: Readings): CardId[] {
  const best = winner === 'leader' ? led : second;
  const every = rulings['zombie-of-loser'] === 'every-played-zombie';
  return [led, second].filter((card) => factionOf(card) === 'zombie' && (every || card === best));
}

/** The dwarves of a phase-2 trick that its loser collects (`two-dwarves`, `dwarf-thrown-off`); the winner collects the other cards. */
export function dwarvesForLoser({ led, second }: Trick, winner: Place, rulings: Readings): CardId[] {
  const dwarves = [led, second].filter((card) => factionOf(card) === 'dwarf');
  const ofLoser = winner === 'leader' ? second : led;
  if (dwarves.length === 2 && rulings['two-dwarves'] === 'each-own') return [ofLoser];
  const isThrownOff = factionOf(second) === 'dwarf' && factionOf(led) !== 'dwarf';
  return isThrownOff && rulings['dwarf-thrown-off'] === 'winner-takes-it' ? [] : dwarves;
}
