import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import type { BuildingId } from '../../../../src/games/rival-kings/cards.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import {
  act,
  citesOf,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const swap = (give: BuildingId, from: Seat, take: BuildingId) =>
  ({ type: 'ability', seat: 'noor', subject: 'court-lady', from, give, take }) as const;

describe('Court Lady', () => {
  test('swaps one own building for one of another player; both go to the bottom ends, and nothing is paid', () => {
    const before = noorsTurn(
      { subjects: ['court-lady'], buildings: ['farm', 'inn'] },
      { mila: { buildings: ['harbor'] }, juri: { buildings: ['mine', 'garden', 'forge'] } },
    );
    const { state, facts } = act(before, swap('farm', 'juri', 'forge'));
    expect(moved(before, state)).toEqual({
      'noor.buildings': ['inn', 'forge'],
      'juri.buildings': ['mine', 'garden', 'farm'],
      'noor.spent': 'court-lady',
    });
    expect(story(facts)).toEqual(['abilityUsed', 'buildingsSwapped']);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.court-lady',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(facts, 'buildingsSwapped')).toEqual([
      'rk.ability.court-lady',
      'rk.display.rows',
    ]);
  });

  test.each(['mine', 'garden', 'forge'] as const)(
    'takes a building wherever it lies in the row: %s',
    (take) => {
      const before = noorsTurn(
        { subjects: ['court-lady'], buildings: ['farm'] },
        { juri: { buildings: ['mine', 'garden', 'forge'] } },
      );
      const { state } = act(before, swap('farm', 'juri', take));
      expect(moved(before, state)).toEqual({
        'noor.buildings': [take],
        'juri.buildings': [
          ...(['mine', 'garden', 'forge'] as const).filter((building) => building !== take),
          'farm',
        ],
        'noor.spent': 'court-lady',
      });
    },
  );

  test('exchanges one copy only where a player has two', () => {
    const before = noorsTurn(
      { subjects: ['court-lady'], buildings: ['farm', 'farm'] },
      { juri: { buildings: ['mine', 'mine'] } },
    );
    const { state } = act(before, swap('farm', 'juri', 'mine'));
    expect(moved(before, state)).toMatchObject({
      'noor.buildings': ['farm', 'mine'],
      'juri.buildings': ['mine', 'farm'],
    });
  });

  test('takes no building of a perfect pair that its owner has collected, wherever the two cards lie', () => {
    const before = noorsTurn(
      { subjects: ['court-lady'], buildings: ['farm'] },
      { juri: { buildings: ['mine', 'garden'], subjects: ['miner', 'jailer'] } },
    );
    expect(refusal(before, swap('farm', 'juri', 'mine'))).toEqual(
      refuse('rk.ability.court-lady.protected', 'their-pair-locked', {
        seat: 'juri',
        card: 'mine',
      }),
    );
    expect(offers(before, 'noor')).toContainEqual(swap('farm', 'juri', 'garden'));
  });

  test('is not hindered by a partner card that somebody else owns', () => {
    const before = noorsTurn(
      { subjects: ['miner', 'court-lady'], buildings: ['farm'] },
      { mila: { subjects: ['miner'] }, juri: { buildings: ['mine'] } },
    );
    expect(act(before, swap('farm', 'juri', 'mine')).state.players[0]).toMatchObject({
      buildings: ['mine'],
    });
  });

  test('locks a pair as soon as both of its cards are together', () => {
    const before = noorsTurn(
      { subjects: ['miner', 'court-lady'], buildings: ['farm'] },
      { juri: { buildings: ['mine'], subjects: ['court-lady'] } },
    );
    const { state } = act(before, swap('farm', 'juri', 'mine'), { type: 'end', seat: 'noor' });
    expect(
      refusal(state, {
        type: 'ability',
        seat: 'juri',
        subject: 'court-lady',
        from: 'noor',
        give: 'farm',
        take: 'mine',
      }),
    ).toEqual(
      refuse('rk.ability.court-lady.protected', 'their-pair-locked', {
        seat: 'noor',
        card: 'mine',
      }),
    );
  });

  test('does not swap with the owner, nor cards that the players do not have', () => {
    const before = noorsTurn(
      { subjects: ['court-lady'], buildings: ['farm', 'inn'] },
      { juri: { buildings: ['mine'] } },
    );
    expect(refusal(before, swap('farm', 'noor', 'inn'))).toEqual(
      refuse('rk.ability.court-lady', 'not-to-yourself', { seat: 'noor' }),
    );
    expect(refusal(before, swap('mine', 'juri', 'mine'))).toEqual(
      refuse('rk.ability.court-lady', 'not-yours', { seat: 'noor', card: 'mine' }),
    );
    expect(refusal(before, swap('farm', 'juri', 'garden'))).toEqual(
      refuse('rk.ability.court-lady', 'not-theirs', { seat: 'juri', card: 'garden' }),
    );
  });

  test('has nothing to do where either side has no building', () => {
    const withoutOwn = noorsTurn({ subjects: ['court-lady'] }, { juri: { buildings: ['mine'] } });
    expect(offers(withoutOwn, 'noor').filter(({ type }) => type === 'ability')).toEqual([]);
    const withoutTheirs = noorsTurn({ subjects: ['court-lady'], buildings: ['farm'] });
    expect(offers(withoutTheirs, 'noor').filter(({ type }) => type === 'ability')).toEqual([]);
  });
});
