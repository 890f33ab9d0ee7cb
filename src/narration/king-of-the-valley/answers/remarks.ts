import type { Decided, EndAhead, TurnAhead } from '../../../engine/inquiry.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import type { Refusal } from '../../../engine/types.ts';
import { COLUMNS, STAGES } from '../../../games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../../games/king-of-the-valley/types.ts';
import type { CastleColumn, State } from '../../../games/king-of-the-valley/types/state.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { AnswerInWords } from '../../answer.ts';
import { refusalArguments } from '../arguments.ts';

type Reason = KingOfTheValley['reason'];

/**
 * What players try in vain and argue about: sets that are none, tiles under kings, and specialists
 * who ask for too much.
 */
const ARGUED: ReadonlySet<Reason> = new Set<Reason>([
  'no-tile-behind',
  'not-directly-behind',
  'under-other-king',
  'different-orders',
  'take-all',
  'passed-set-first',
  'start-priest',
  'passed-before-priest',
  'no-gold-for-priest',
  'priest-leads-nowhere',
  'nothing-to-give',
  'nothing-to-get',
  'too-few-subjects',
  'only-taxed-subjects',
  'not-all-payable',
]);

/**
 * What is easily got wrong in a turn: the first move that fails for each reason, before all others
 * the one asked about.
 */
export function remarksOn(
  t: Translator,
  { may }: TurnAhead<KingOfTheValley>,
  asked: Refusal<KingOfTheValley> | undefined,
): AnswerInWords['remarks'] {
  const argued = [
    ...(asked ? [asked] : []),
    ...(may?.refusals.filter(({ reason }) => ARGUED.has(reason)) ?? []),
  ];
  return [...Map.groupBy(argued, ({ reason }) => reason).values()].map(([first]) => ({
    text: t.text(`refused.${first!.reason}`, refusalArguments(t, first!)),
    cites: [first!.because],
  }));
}

/** When the end is triggered, or that it has been. */
export function remarksOnEnd(
  t: Translator,
  { piles, ending }: State,
  { because }: EndAhead,
): AnswerInWords['remarks'] {
  const left = STAGES.reduce((sum, stage) => sum + piles[stage].length, 0);
  return [
    {
      text: t.text(ending ? 'answer.mind.last-round' : 'answer.mind.end', { left }),
      cites: because,
    },
  ];
}

/**
 * That nobody can recruit in the first round, where recruiting is offered to somebody whose castle
 * does not show that a round has been played.
 */
export function remarksOnRecruiting(
  t: Translator,
  decisions: readonly Decided<KingOfTheValley>[],
): AnswerInWords['remarks'] {
  const isOffered = decisions.some(({ actions, seat, state }) => {
    const { castle } = state.players.find((player) => player.seat === seat)!;
    return (
      actions.some(({ type }) => type === 'recruit') &&
      state.round <= 2 &&
      COLUMNS.every((column) => isBare(castle[column]))
    );
  });
  return isOffered
    ? [{ text: t.text('answer.mind.first-round'), cites: ['kv.hill.recruit.not-in-round-1'] }]
    : [];
}

const isBare = ({ up, down }: CastleColumn): boolean => sizeOf(up) + sizeOf(down) === 0;
