import type { Rule } from '../rules.ts';
import type { ProcessOf } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

/** A phase in which nothing is done yet but ending it. */
export const idlePhase = (rule: Rule): Handling<ProcessOf<'peasant' | 'action'>> => ({
  rule,
  pending: (_, { type, seat }) => ({ name: type, seats: [seat] }),
  candidates: (_, __, seat) => [{ type: 'done', seat }],
  judge: (_, __, action) => (action.type === 'done' ? undefined : notNow(rule, action)),
  resolve: (turn, { type, seat }) => turn.emit({ type: 'phaseEnded', seat, phase: type }, ['ng.turn.sequence']),
});
