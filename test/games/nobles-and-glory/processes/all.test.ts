import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { type PlayName, PLAYS } from '../../../support/nobles-and-glory-plays.ts';
import { act } from '../../../support/nobles-and-glory.ts';

const after = (name: PlayName, actions: number): State => {
  const { state, actions: all } = PLAYS[name];
  return act(state, all.slice(0, actions)).state;
};

describe('who decides, and whether only they know what there is to choose from', () => {
  it.each<[PlayName, actions: number, ReturnType<typeof pending>]>([
    ['startingCards', 0, { name: 'starting-cards', seats: ['noor', 'mila'], secret: true }],
    ['startingCards', 1, { name: 'starting-cards', seats: ['noor'], secret: true }],
    ['noInauguration', 0, { name: 'inauguration', seats: ['noor'], secret: true }],
    ['firstSteps', 0, { name: 'migration', seats: ['noor'], secret: true }],
    ['firstSteps', 1, { name: 'migration', seats: ['noor'] }],
    ['drawByChoice', 2, { name: 'migration', seats: ['noor'] }],
    ['usurper', 1, { name: 'rearrange', seats: ['noor'] }],
  ])('%s, after %i', (name, actions, expected) => {
    expect(pending(after(name, actions))).toEqual(expected);
  });
});
