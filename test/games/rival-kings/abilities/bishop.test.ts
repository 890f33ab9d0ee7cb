import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import type { SubjectId } from '../../../../src/games/rival-kings/cards.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import {
  act,
  citesOf,
  coins,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
  turnOf,
} from '../../../support/rival-kings.ts';

const swap = (give: SubjectId, from: Seat, take: SubjectId) =>
  ({ type: 'ability', seat: 'noor', subject: 'bishop', from, give, take }) as const;
const end = (seat: Seat) => ({ type: 'end', seat }) as const;

describe('Bishop', () => {
  test('swaps one own subject for one of another player; both go to the bottom ends and are active, and nothing is paid', () => {
    const before = noorsTurn(
      { subjects: ['farmer', 'bishop'] },
      { mila: { subjects: ['scholar'] }, juri: { subjects: ['jailer', 'miner', 'sailor'] } },
    );
    const { state, facts } = act(before, swap('farmer', 'juri', 'sailor'));
    expect(moved(before, state)).toEqual({
      'noor.subjects': ['bishop', 'sailor'],
      'juri.subjects': ['jailer', 'miner', 'farmer'],
      'noor.spent': 'bishop',
    });
    expect(story(facts)).toEqual(['abilityUsed', 'subjectsSwapped']);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.bishop',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(facts, 'subjectsSwapped')).toEqual([
      'rk.ability.bishop',
      'rk.ability.bishop.both-active',
    ]);
  });

  test('takes a subject wherever it lies in the row', () => {
    const before = noorsTurn(
      { subjects: ['farmer', 'bishop'] },
      { juri: { subjects: ['jailer', 'miner', 'sailor'] } },
    );
    expect(moved(before, act(before, swap('farmer', 'juri', 'jailer')).state)).toMatchObject({
      'noor.subjects': ['bishop', 'jailer'],
      'juri.subjects': ['miner', 'sailor', 'farmer'],
    });
    expect(moved(before, act(before, swap('farmer', 'juri', 'miner')).state)).toMatchObject({
      'noor.subjects': ['bishop', 'miner'],
      'juri.subjects': ['jailer', 'sailor', 'farmer'],
    });
  });

  test('may be the card that is given, and the receiver may use him on a later turn of the cycle', () => {
    const before = noorsTurn(
      { subjects: ['bishop'] },
      { mila: { subjects: ['scholar'] }, juri: { subjects: ['jailer', 'miner'] } },
    );
    const { state } = act(before, swap('bishop', 'juri', 'jailer'));
    expect(moved(before, state)).toEqual({
      'noor.subjects': ['jailer'],
      'juri.subjects': ['miner', 'bishop'],
      'noor.spent': 'bishop',
    });
    const later = act(state, end('noor'));
    expect(offers(later.state, 'juri')).toContainEqual({
      ...swap('miner', 'mila', 'scholar'),
      seat: 'juri',
    });
  });

  test('tells two equal subjects of the own row apart: the newest copy unless the older one is named', () => {
    const before = noorsTurn(
      { subjects: ['farmer', 'jailer', 'farmer', 'bishop'] },
      { juri: { subjects: ['miner'] } },
    );
    const newest = act(before, swap('farmer', 'juri', 'miner'));
    expect(moved(before, newest.state)).toMatchObject({
      'noor.subjects': ['farmer', 'jailer', 'bishop', 'miner'],
    });
    const older = act(before, { ...swap('farmer', 'juri', 'miner'), giveCopy: 'older' });
    expect(moved(before, older.state)).toMatchObject({
      'noor.subjects': ['jailer', 'farmer', 'bishop', 'miner'],
    });
  });

  test('tells two equal subjects of the other row apart', () => {
    const before = noorsTurn(
      { subjects: ['bishop'] },
      { juri: { subjects: ['miner', 'jailer', 'miner'] } },
    );
    const newest = act(before, swap('bishop', 'juri', 'miner'));
    expect(moved(before, newest.state)).toMatchObject({
      'juri.subjects': ['miner', 'jailer', 'bishop'],
    });
    const older = act(before, { ...swap('bishop', 'juri', 'miner'), takeCopy: 'older' });
    expect(moved(before, older.state)).toMatchObject({
      'juri.subjects': ['jailer', 'miner', 'bishop'],
    });
  });

  test('takes no subject of a perfect pair that its owner has collected', () => {
    const before = noorsTurn(
      { subjects: ['bishop'] },
      { juri: { subjects: ['miner', 'jailer'], buildings: ['mine'] } },
    );
    expect(refusal(before, swap('bishop', 'juri', 'miner'))).toEqual(
      refuse('rk.ability.bishop.protected', 'their-pair-locked', { seat: 'juri', card: 'miner' }),
    );
    expect(offers(before, 'noor')).toContainEqual(swap('bishop', 'juri', 'jailer'));
  });

  test('does not give himself away while he forms a perfect pair with an own Cathedral', () => {
    const before = noorsTurn(
      { subjects: ['bishop'], buildings: ['cathedral'] },
      { juri: { subjects: ['jailer'] } },
    );
    expect(refusal(before, swap('bishop', 'juri', 'jailer'))).toEqual(
      refuse('rk.pair.perfect.protected', 'own-pair-locked', { seat: 'noor', card: 'bishop' }),
    );
  });

  test('does not swap with the owner, nor cards that the players do not have', () => {
    const before = noorsTurn(
      { subjects: ['farmer', 'bishop'] },
      { juri: { subjects: ['jailer'] } },
    );
    expect(refusal(before, swap('farmer', 'noor', 'bishop'))).toEqual(
      refuse('rk.ability.bishop', 'not-to-yourself', { seat: 'noor' }),
    );
    expect(refusal(before, swap('jailer', 'juri', 'jailer'))).toEqual(
      refuse('rk.ability.bishop', 'not-yours', { seat: 'noor', card: 'jailer' }),
    );
    expect(refusal(before, swap('farmer', 'juri', 'miner'))).toEqual(
      refuse('rk.ability.bishop', 'not-theirs', { seat: 'juri', card: 'miner' }),
    );
    expect(refusal(before, { ...swap('farmer', 'juri', 'jailer'), giveCopy: 'older' })).toEqual(
      refuse('rk.ability.bishop', 'not-yours', { seat: 'noor', card: 'farmer' }),
    );
    expect(refusal(before, { ...swap('farmer', 'juri', 'jailer'), takeCopy: 'older' })).toEqual(
      refuse('rk.ability.bishop', 'not-theirs', { seat: 'juri', card: 'jailer' }),
    );
  });

  test('has nothing to do where nobody else has a subject', () => {
    const before = noorsTurn({ subjects: ['bishop'] }, { juri: { buildings: ['mine'] } });
    expect(offers(before, 'noor').filter(({ type }) => type === 'ability')).toEqual([]);
  });
});

describe('Subjects that the Bishop has swapped', () => {
  const before = noorsTurn(
    { subjects: ['jailer', 'bishop'] },
    { mila: { subjects: ['scholar'] }, juri: { subjects: ['herbalist'] } },
  );

  test('cannot be used by the player who has spent the Bishop', () => {
    const { state } = act(before, swap('jailer', 'juri', 'herbalist'));
    expect(
      refusal(state, { type: 'ability', seat: 'noor', subject: 'herbalist', to: 'mila' }),
    ).toEqual(
      refuse('rk.subject.one-subject-per-cycle', 'spent-other', {
        seat: 'noor',
        subject: 'herbalist',
        spent: 'bishop',
      }),
    );
  });

  test('can be used by the other player on a later turn of the same cycle', () => {
    const { state } = act(before, swap('jailer', 'juri', 'herbalist'), end('noor'), {
      type: 'ability',
      seat: 'juri',
      subject: 'jailer',
    });
    expect(coins(state, 'juri')).toBe(5 + 1);
  });

  test('wait for the next cycle where the turn of the other player is over', () => {
    const { state } = act(before, swap('jailer', 'mila', 'scholar'));
    expect(refusal(state, { type: 'ability', seat: 'mila', subject: 'jailer' })).toEqual(
      refuse('rk.subject.any-time', 'only-on-own-turn', { seat: 'mila', subject: 'jailer' }),
    );
  });

  test('wait for the next cycle where the other player has spent an ability already', () => {
    const spent = noorsTurn(
      { subjects: ['jailer', 'bishop'] },
      { juri: { subjects: ['watchman'], spent: 'watchman' } },
    );
    const { state } = act(spent, swap('jailer', 'juri', 'watchman'), end('noor'));
    expect(turnOf(state)).toBe('juri');
    expect(refusal(state, { type: 'ability', seat: 'juri', subject: 'jailer' })).toEqual(
      refuse('rk.subject.one-subject-per-cycle', 'spent-other', {
        seat: 'juri',
        subject: 'jailer',
        spent: 'watchman',
      }),
    );
  });

  test('wait for the next cycle in any case if they are Gardener or Watchman', () => {
    const given = noorsTurn(
      { subjects: ['watchman', 'bishop'] },
      { juri: { subjects: ['herbalist'] } },
    );
    const { state } = act(given, swap('watchman', 'juri', 'herbalist'), end('noor'));
    expect(refusal(state, { type: 'ability', seat: 'juri', subject: 'watchman' })).toEqual(
      refuse('rk.ability.watchman', 'only-at-start', { seat: 'juri', subject: 'watchman' }),
    );
  });
});
