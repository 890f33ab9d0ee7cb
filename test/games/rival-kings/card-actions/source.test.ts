import { describe, expect, test } from 'vitest';
import { sourceCites } from '../../../../src/games/rival-kings/card-actions/source.ts';
import { noorsTurn } from '../../../support/rival-kings.ts';

const plain = noorsTurn({ played: 'trader-1' }, { juri: { played: 'duke' } });
const equal = noorsTurn({ played: 'trader-1' }, { juri: { played: 'trader-2' } });

describe('The rules behind an action', () => {
  test('are its own for an action of the own card', () => {
    expect(sourceCites(plain, 'noor', 'own', 'rk.action.buy', 'rk.action.buy.row')).toEqual([
      'rk.action.buy',
      'rk.action.buy.row',
    ]);
  });

  test('include the limit and the free choice for an own action of an equal rank', () => {
    expect(sourceCites(equal, 'noor', 'own', 'rk.action.buy', 'rk.action.buy.row')).toEqual([
      'rk.action.buy',
      'rk.action.buy.row',
      'rk.conflict.equal.one-action',
      'rk.conflict.equal.free-choice',
    ]);
  });

  test.each([
    ['stolen', 'rk.steal.immediate'],
    ['sailor', 'rk.ability.sailor'],
    ['farmer', 'rk.ability.farmer'],
  ] as const)('begin with the reason for a %s action, equal rank or not', (source, rule) => {
    for (const state of [plain, equal]) {
      expect(sourceCites(state, 'noor', source, 'rk.action.settle')).toEqual([
        rule,
        'rk.action.settle',
      ]);
    }
  });

  test('are its own for an action granted by an ability, which has been told before', () => {
    for (const state of [plain, equal])
      expect(sourceCites(state, 'noor', 'ability', 'rk.action.money')).toEqual(['rk.action.money']);
  });
});
