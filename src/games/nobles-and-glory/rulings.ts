import { open, type OpenRuling, type ReadingsOf } from '../../engine/rulebook.ts';
import type { Rule } from './rules.ts';

/**
 * Points on which the printed rules are silent or contradict themselves: the options, the default
 * first, and the rules that leave the point open.
 */
export const RULINGS = {
  'equipoise-direction': open(
    ['previous-lower-or-next-higher', 'both-neighbours-lower'],
    'ng.equipoise',
    'ng.equipoise.previous',
    'ng.equipoise.next',
  ),
  'administration-count': open(
    ['own-subjects-others-with-court', 'subjects-only'],
    'ng.administration',
    'ng.administration.third',
  ),
  'intrigue-count': open(['at-least', 'exactly'], 'ng.action.intrigue'),
  'intrigue-one-of-three': open(['one-of-three', 'each-once'], 'ng.action.intrigue'),
  'first-player-tie': open(['winner-starts', 'winner-is-higher'], 'ng.setup.first-player-tie'),
  'peasant-check-moment': open(['live', 'snapshot-at-start'], 'ng.turn.peasant.order'),
  'end-settle-point': open(
    ['after-current-effect', 'each-card'],
    'ng.action.polity.no-end',
    'ng.end.trigger',
  ),
  'battle-highest': open(
    ['winner-discarded-loser-captured', 'by-face-value'],
    'ng.action.battle.winner',
    'ng.action.battle.spoils',
  ),
  'polity-regnant-bonus': open(['same-suit-as-regnant', 'never'], 'ng.action.polity.bonus-regnant'),
  'duel-combatants': open(
    ['regnant-with-regnant-others-freely', 'regnants-only'],
    'ng.action.duel.combatants',
  ),
  'duel-training-recovery': open(
    ['discarded-not-recovery', 'becomes-recovery'],
    'ng.action.duel.recovery',
    'ng.preparation.training-not-recovery',
  ),
  'jester-kill-conditions': open(
    ['full-conditions-uses-action', 'free'],
    'ng.action.assassination.jester',
  ),
  'declaration-eligible': open(
    ['king-and-queen-no-jack', 'plus-matching-subject'],
    'ng.action.declaration.condition',
  ),
  'rearrange-scope': open(
    ['rows-and-armies', 'whole-population'],
    'ng.court.discard-rearrange',
    'ng.action.assassination.aftermath',
    'ng.action.dethrone.aftermath',
  ),
  'decree-goal': open(['number-of-cards', 'sum-of-values'], 'ng.action.decree.goal'),
  'decree-glory-count': open(['not-in-pile', 'still-in-pile'], 'ng.action.enact.progress'),
  'refugee-royal': open(
    ['royal-stays-discarded', 'royal-is-redrawn'],
    'ng.turn.migration.refugee',
    'ng.turn.migration.take-refugee',
  ),
  'bonus-negative': open(
    ['may-be-negative', 'floor-zero'],
    'ng.end.bonus.spade',
    'ng.end.bonus.heart',
  ),
} as const satisfies Record<string, OpenRuling<Rule>>;

export type RulingId = keyof typeof RULINGS;

/** Which reading of each open ruling a table plays. */
export type Readings = ReadingsOf<typeof RULINGS>;
