import { describe, expect, test } from 'vitest';
import { isLocked } from '../../../../src/games/rival-kings/abilities/pairs.ts';
import type { BuildingId, SubjectId } from '../../../../src/games/rival-kings/cards.ts';
import { playerAt } from '../../../../src/games/rival-kings/table.ts';
import { noorsTurn } from '../../../support/rival-kings.ts';

describe('a card is locked in perfect pairs (rk.pair.perfect.protected)', () => {
  test.for<
    [
      what: string,
      subjects: readonly SubjectId[],
      buildings: readonly BuildingId[],
      free: boolean,
      all: boolean,
    ]
  >([
    ['beside its partner', ['gardener'], ['garden'], true, true],
    ['not without it', ['gardener'], ['forge'], false, false],
    ['a spare copy by one reading only', ['gardener', 'gardener'], ['garden'], false, true],
    ['both copies beside two partners', ['gardener', 'gardener'], ['garden', 'garden'], true, true],
  ])('%s', ([, subjects, buildings, free, all]) => {
    const locked = (reading: 'spare-copies-free' | 'all-copies-locked') => {
      const state = noorsTurn(
        { subjects, buildings },
        { rulings: { 'pair-spare-copies': reading } },
      );
      return isLocked(state, playerAt(state, 'noor'), 'gardener');
    };
    expect([locked('spare-copies-free'), locked('all-copies-locked')]).toEqual([free, all]);
  });

  test('the building as well as the subject, and no other card of the owner', () => {
    const state = noorsTurn({ subjects: ['gardener', 'jailer'], buildings: ['garden', 'inn'] });
    const locked = (['garden', 'gardener', 'jailer', 'inn'] as const).filter((card) =>
      isLocked(state, playerAt(state, 'noor'), card),
    );
    expect(locked).toEqual(['garden', 'gardener']);
  });
});
