// Doppelgangers: as the second card, one counts as a card of the led faction, by its value and
// without that faction's power. Led, it is a faction of its own, and so it is in the counting. By
// one reading its player may declare another faction.
import type { NonEmpty } from '../../../engine/types.ts';
import { factionOf, FACTIONS, hasFaction, type CardId, type FactionId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { Readings } from '../rulings.ts';
import type { PlayAction } from '../types/action.ts';
import type { State, Trick } from '../types/state.ts';
import type { Faction } from './faction.ts';

export const doppelganger: Faction = {
  dutyToFollow: 'follow-doppelganger',
  followRule: 'cl.faction.doppelganger.led',
  /** A faction's power is not copied: most easily missed where a knight would have won. */
  rulesOfVictory(trick, winner, by) {
    const isGoblinLed = factionOf(trick.led) === 'goblin';
    if (by === 'other-faction') return isGoblinLed && trick.as === 'knight' ? NO_POWER : [];
    if (!isWild(trick)) return [];
    const noKnight = isGoblinLed && winner === 'leader' ? NO_POWER : [];
    return ['cl.faction.doppelganger.counts-as-led', 'cl.trick.power-exceptions', ...noKnight];
  },
  rulesOfDiscard: (trick) =>
    isWild(trick) && factionOf(trick.led) === 'zombie'
      ? ['cl.faction.doppelganger.after-zombie', ...NO_POWER]
      : [],
  rulesOfCollecting: (trick) =>
    isWild(trick) && factionOf(trick.led) === 'dwarf'
      ? ['cl.faction.doppelganger.after-dwarf', ...NO_POWER]
      : [],
  countRule: 'cl.faction.doppelganger.own-faction-in-scoring',
  touches: ['void-with-doppelganger', 'second-doppelganger-faction'],
};

const NO_POWER: readonly Rule[] = ['cl.faction.doppelganger.no-power-copied'];

/** The rules by which one stands in for the led faction. */
export const WILD_RULES: NonEmpty<Rule> = [
  'cl.faction.doppelganger.wild',
  'cl.faction.doppelganger.counts-as-following',
];

/** Whether a card does for a follower as well as one of the led faction. */
export const canStandIn = (card: CardId): boolean => factionOf(card) === 'doppelganger';

/** Whether a doppelganger stands in for the led faction. */
export const isWild = ({ led, second, as }: Trick): boolean =>
  factionOf(second) === 'doppelganger' && factionOf(led) !== 'doppelganger' && as === undefined;

/**
 * The faction of the second card in its trick: a doppelganger counts as the led one unless its
 * player has declared another.
 */
export const secondFaction = ({ led, second, as }: Trick): FactionId =>
  factionOf(second) === 'doppelganger' ? (as ?? factionOf(led)) : factionOf(second);

/**
 * Whether somebody without a card of the led faction has to play one (`void-with-doppelganger`).
 */
export const isOwed = (hand: readonly CardId[], rulings: Readings): boolean =>
  rulings['void-with-doppelganger'] === 'doppelganger-forced' && hasFaction('doppelganger', hand);

/** Why another card may not be played where one is owed. */
export const refuseOther = (
  duty: 'follow-doppelganger' | 'play-doppelganger',
  faction: FactionId,
  { seat, card }: PlayAction,
): Judgement =>
  duty === 'play-doppelganger'
    ? refuse('cl.faction.doppelganger.counts-as-following', 'must-play-doppelganger', {
        seat,
        card,
        faction,
      })
    : refuse('cl.faction.doppelganger.led', 'must-follow-doppelganger', { seat, card });

/** The same play, declared as each other faction (`second-doppelganger-faction`). */
export const declarations = (led: CardId, play: PlayAction): PlayAction[] =>
  FACTIONS.filter((as) => isDeclarable(led, play.card, as)).map((as) => ({ ...play, as }));

/**
 * A doppelganger that follows another faction counts as the led one without a word; only a
 * different faction is declared.
 */
const isDeclarable = (led: CardId, card: CardId, as: FactionId): boolean =>
  factionOf(card) === 'doppelganger' && factionOf(led) !== 'doppelganger' && as !== factionOf(led);

/** Why this faction may not be declared. */
export function judgeDeclaration(
  { led, rulings }: State,
  { seat, card, as }: Required<PlayAction>,
): Judgement {
  const rule = 'cl.faction.doppelganger.counts-as-led';
  if (led === null || !isDeclarable(led, card, as))
    return refuse(rule, 'nothing-to-declare', { seat, card });
  if (rulings['second-doppelganger-faction'] === 'follower-declares') return undefined;
  return refuse(rule, 'counts-as-led', { card, faction: factionOf(led) });
}
