import { penalty } from '../duel/penalty.ts';
import { roundOne } from '../duel/round-one.ts';
import { roundTwo } from '../duel/round-two.ts';
import type { Stage } from '../duel/stage.ts';
import { taking } from '../duel/taking.ts';
import { training } from '../duel/training.ts';
import type { DuelProcess, DuelStage } from '../types/duel.ts';
import type { Handling } from './handling.ts';

const STAGES: { readonly [Name in DuelStage['name']]: Stage<Name> } = {
  'round-one': roundOne,
  'round-two': roundTwo,
  training,
  penalty,
  taking,
};

export const stageOf = ({ stage }: DuelProcess): Stage => STAGES[stage.name] as Stage;

/**
 * Two rounds of cards, then Training, what the loser pays and, where there is no Glory for it, what the
 * victor takes; in round one the challenged player is asked first (`ng.action.duel.round-one`,
 * `ng.action.duel.round-two`, `ng.action.duel.penalty`, `ng.action.duel.no-glory`).
 */
export const duel: Handling<DuelProcess> = {
  rule: 'ng.action.duel.declare',
  pending: (state, process) => stageOf(process).pending(state, process),
  candidates: (state, process, seat) => stageOf(process).candidates(state, process, seat),
  judge: (state, process, action) => stageOf(process).judge(state, process, action),
  resolve: (turn, process, action) => stageOf(process).resolve(turn, process, action),
};
