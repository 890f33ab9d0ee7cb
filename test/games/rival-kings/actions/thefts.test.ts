import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import {
  act,
  moneyAt,
  moved,
  offers,
  refusal,
  table,
  turnOf,
} from '../../../support/rival-kings.ts';

const end = { type: 'end', seat: 'noor' } as const;
const recruit = { type: 'recruit', seat: 'noor', pile: 'subject-1' } as const;
const money = { type: 'money', seat: 'noor', pile: 'building-1' } as const;
const steal = (from: 'mila' | 'juri') =>
  ({ type: 'steal', seat: 'noor', from, action: 'money' }) as const;
const mustRob = (other: 'mila' | 'juri') =>
  refuse('rk.steal.right', 'must-rob-first', { seat: 'noor', other });

/** Noor's Queen (A) may rob mila's Bursar and juri's Knight (D). */
const two = (rulings: Partial<Readings>) =>
  table({
    turn: 'noor',
    players: [
      { seat: 'noor', played: 'queen', subjects: ['jailer'] },
      { seat: 'mila', played: 'bursar' },
      { seat: 'juri', played: 'knight' },
    ],
    piles: { 'subject-1': { cards: ['miner'] } },
    rulings,
  });

describe('steal-optional', () => {
  test('may-decline: the thief may act without robbing anybody, which leaves no crest', () => {
    for (const before of [two({}), two({ 'steal-optional': 'may-decline' })]) {
      const { state } = act(before, recruit, end);
      expect(turnOf(state)).toBe('mila');
      expect(state.players.map(({ crests }) => crests)).toEqual([[], [], []]);
    }
  });

  const must = { 'steal-optional': 'must-cover' } as const;

  test('must-cover: no own action and no end before every victim is robbed', () => {
    const before = two(must);
    expect(refusal(before, recruit)).toEqual(mustRob('mila'));
    expect(refusal(before, end)).toEqual(mustRob('mila'));
    const { state: one } = act(before, steal('mila'), money);
    expect(refusal(one, recruit)).toEqual(mustRob('juri'));
    expect(refusal(one, end)).toEqual(mustRob('juri'));
    const { state: both } = act(one, steal('juri'), { ...money, pile: 'building-2' });
    expect(turnOf(act(both, recruit, end).state)).toBe('mila');
  });

  test('must-cover: the ability may still come first, and the covered action may still be waived', () => {
    const before = two(must);
    const { state } = act(
      before,
      { type: 'ability', seat: 'noor', subject: 'jailer' },
      steal('mila'),
      { type: 'waive', seat: 'noor' },
    );
    expect(moved(before, state)).toMatchObject({
      'mila.crests': [{ action: 'money', by: 'noor' }],
      'noor.spent': 'jailer',
    });
  });

  test('must-cover: binds nobody without a victim', () => {
    const before = table({
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'queen' },
        { seat: 'mila', played: 'count' },
      ],
      neutral: 'trader-1',
      rulings: must,
    });
    expect(turnOf(act(before, end).state)).toBe('mila');
  });

  /**
   * Nothing of mila's Bursar can be carried out: no money anywhere, and noor's two coins buy no
   * building.
   */
  const destitute = (rulings: Partial<Readings>) =>
    table({
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'queen', coins: 2 },
        { seat: 'mila', played: 'bursar', coins: 46 },
      ],
      neutral: 'trader-1',
      supplyCoins: 0,
      piles: { ...moneyAt(0, 0, 0, 0), 'subject-1': { cards: ['miner'], coins: 0 } },
      rulings,
    });

  test('must-cover with only-executable: no theft where the thief could carry out nothing', () => {
    const before = destitute({ ...must, 'steal-target-unusable': 'only-executable' });
    expect(offers(before, 'noor').map(({ type }) => type)).toEqual(['recruit', 'end']);
  });

  test('must-cover with only-executable: nothing is owed any more once the own actions have begun', () => {
    const { state } = act(
      destitute({ ...must, 'steal-target-unusable': 'only-executable' }),
      recruit,
    );
    expect(state.piles['subject-1'].coins).toBe(1);
    expect(turnOf(act(state, end).state)).toBe('mila');
  });

  test('must-cover with only-executable: a single action that the thief could carry out keeps the duty', () => {
    const before = table({
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'knight', coins: 0, markers: 0 },
        { seat: 'mila', played: 'diplomat' },
      ],
      neutral: 'trader-1',
      rulings: { ...must, 'steal-target-unusable': 'only-executable' },
    });
    expect(refusal(before, end)).toEqual(mustRob('mila'));
    expect(offers(before, 'noor')).toEqual([steal('mila')]);
  });

  test('must-cover with only-executable: an action already covered keeps it where the same action may be taken again', () => {
    const second = (again: Readings['steal-covered-again']) =>
      table({
        turn: 'noor',
        players: [
          { seat: 'noor', played: 'countess', coins: 0, markers: 0 },
          { seat: 'mila', played: 'trader-1', crests: [{ action: 'money', by: 'juri' }] },
          { seat: 'juri', played: 'courtier' },
        ],
        rulings: {
          ...must,
          'steal-target-unusable': 'only-executable',
          'steal-covered-again': again,
        },
      });
    expect(turnOf(act(second('uncovered-only'), end).state)).toBe('mila');
    expect(refusal(second('same-action-possible'), end)).toEqual(mustRob('mila'));
  });

  test('must-cover with any-uncovered-action: the crest is laid though the action lapses', () => {
    const before = destitute(must);
    expect(refusal(before, end)).toEqual(mustRob('mila'));
    expect(moved(before, act(before, steal('mila')).state)).toEqual({
      'mila.crests': [{ action: 'money', by: 'noor' }],
    });
  });
});
