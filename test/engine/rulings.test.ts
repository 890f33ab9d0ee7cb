import { describe, expect, it } from 'vitest';
import { defaultRulings, parseRulings } from '../../src/engine/rulings.ts';
import { toy } from '../support/toy-game.ts';

describe('the default of every open ruling', () => {
  it('is its first option', () => {
    expect(defaultRulings(toy.rulings)).toEqual({ 'most-stones': 'two' });
    expect(defaultRulings({})).toEqual({});
  });
});

describe('readings from outside', () => {
  it.for([{}, { 'most-stones': 'two' }, { 'most-stones': 'three' }])(
    'are taken as they are: %j',
    (input) => {
      expect(parseRulings(toy, input)).toEqual({ ok: true, value: input });
    },
  );

  it.for([null, undefined, 'three', 3, true, ['three']])(
    'are refused unless they are an object: %j',
    (input) => {
      expect(parseRulings(toy, input)).toEqual({
        ok: false,
        at: 'rulings',
        problem: 'expected an object of ruling ids and options',
      });
    },
  );

  it.for<object>([
    { 'least-stones': 'two' },
    { toString: 'two' },
    { 'most-stones': 'two', constructor: 'two' },
  ])('are refused where the game has no such ruling: %j', (input) => {
    expect(parseRulings(toy, input)).toMatchObject({
      ok: false,
      at: `rulings.${Object.keys(input).at(-1)}`,
      problem: 'no such ruling',
    });
  });

  it.for([
    { 'most-stones': 'four' },
    { 'most-stones': 3 },
    { 'most-stones': null },
    { 'most-stones': ['two'] },
  ])('are refused where the ruling has no such option: %j', (input) => {
    expect(parseRulings(toy, input)).toEqual({
      ok: false,
      at: 'rulings.most-stones',
      problem: 'expected one of two, three',
    });
  });
});
