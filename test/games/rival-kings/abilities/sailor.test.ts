import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import type { PileId, State } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  due,
  eventOf,
  moneyAt,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
  table,
} from '../../../support/rival-kings.ts';

const use = { type: 'ability', seat: 'noor', subject: 'sailor' } as const;
const money = (pile: PileId) => ({ type: 'money', seat: 'noor', pile }) as const;
const recruit = (pile: PileId) => ({ type: 'recruit', seat: 'noor', pile }) as const;
const buy = (pile: PileId) => ({ type: 'buy', seat: 'noor', pile }) as const;
const pass = (to: Seat) => ({ type: 'pass', seat: 'noor', to }) as const;
const settle = { type: 'settle', seat: 'noor' } as const;
const sailing = <Plain>(action: Plain) => ({ ...action, using: 'sailor' as const });

type Rest = NonNullable<Parameters<typeof noorsTurn>[1]>;

/** Noor and juri show the two Traders (F), mila's Queen has moved. */
const traders = (noor: Partial<PositionPlayer> = {}, rest: Rest = {}): State =>
  noorsTurn(
    { played: 'trader-1', subjects: ['sailor'], ...noor },
    { juri: { played: 'trader-2' }, ...rest },
  );

/** Noor and juri show the two characters of rank C, mila's Queen has moved. */
const priests = (rest: Rest = {}): State =>
  noorsTurn(
    { played: 'courtier', subjects: ['sailor'], markers: 3 },
    { juri: { played: 'priest', markers: 3 }, ...rest },
  );

describe('Sailor', () => {
  test('declared with an action lets the owner carry it out twice, at another pile if he likes', () => {
    const before = traders({}, { piles: moneyAt(4, 0, 3, 0) });
    const first = act(before, sailing(money('building-1')));
    expect(story(first.facts)).toEqual(['abilityUsed', 'moneyTaken', 'actionDoubled']);
    expect(citesOf(first.facts, 'abilityUsed')).toEqual([
      'rk.ability.sailor',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(first.facts, 'actionDoubled')).toEqual(['rk.ability.sailor']);
    expect(due(first.state)).toEqual(['money']);
    const { state, facts } = act(first.state, money('subject-1'));
    expect(eventOf(facts, 'moneyTaken').source).toBe('sailor');
    expect(citesOf(facts, 'moneyTaken')).toEqual(['rk.ability.sailor', 'rk.action.money']);
    expect(moved(before, state)).toEqual({
      'noor.coins': 7,
      'noor.done': ['money'],
      'noor.spent': 'sailor',
      'building-1.coins': -4,
      'subject-1.coins': -3,
    });
  });

  test('can be declared right after the action as well', () => {
    const before = traders({}, { piles: moneyAt(4, 0, 3, 0) });
    const { state, facts } = act(before, money('building-1'), use, money('subject-1'));
    expect(story(facts)).toEqual(['moneyTaken', 'abilityUsed', 'actionDoubled', 'moneyTaken']);
    expect(moved(before, state)).toMatchObject({
      'noor.coins': 7,
      'noor.done': ['money'],
      'noor.spent': 'sailor',
    });
  });

  test('can be declared right after the action that has recruited him', () => {
    const before = traders(
      { subjects: [] },
      { piles: { 'subject-1': { cards: ['sailor'] }, 'subject-2': { cards: ['farmer'] } } },
    );
    const { state } = act(before, recruit('subject-1'), use, recruit('subject-2'));
    expect(moved(before, state)).toMatchObject({
      'noor.subjects': ['sailor', 'farmer'],
      'noor.coins': -3 - 1,
      'noor.spent': 'sailor',
    });
  });

  test('keeps his second recruitment though the first new subject lies over him', () => {
    const before = traders(
      {},
      { piles: { 'subject-1': { cards: ['farmer'] }, 'subject-2': { cards: ['miner'] } } },
    );
    const { state } = act(before, sailing(recruit('subject-1')), recruit('subject-2'));
    expect(moved(before, state)).toMatchObject({
      'noor.subjects': ['sailor', 'farmer', 'miner'],
      'noor.coins': -1 - 1,
    });
  });

  test('pays for each purchase at its own pile', () => {
    const before = traders(
      { coins: 7 },
      {
        piles: {
          'building-1': { cards: ['farm', 'mine'], size: 2 },
          'building-2': { cards: ['garden', 'mine'], size: 2 },
        },
      },
    );
    const { state } = act(before, sailing(buy('building-1')), buy('building-2'));
    expect(moved(before, state)).toEqual({
      'noor.coins': -3 - 4,
      'noor.buildings': ['farm', 'garden'],
      'noor.done': ['buy'],
      'noor.spent': 'sailor',
      'building-1.cards': ['mine'],
      'building-1.coins': 3,
      'building-2.cards': ['mine'],
      'building-2.coins': 4,
    });
  });

  test('lets the second `money` action refill the places that the first has emptied', () => {
    const before = traders({}, { piles: moneyAt(4, 0, 0, 0) });
    const { state, facts } = act(before, sailing(money('building-1')), money('building-1'));
    expect(story(facts)).toEqual([
      'abilityUsed',
      'moneyTaken',
      'actionDoubled',
      'moneyRefilled',
      'moneyTaken',
    ]);
    expect(moved(before, state)).toMatchObject({
      'noor.coins': 4 + 2,
      'building-2.coins': 2,
      'supply.coins': -8,
    });
  });

  test('lets the second run be waived', () => {
    const { state, facts } = act(traders({ markers: 2 }), sailing(settle), {
      type: 'waive',
      seat: 'noor',
    });
    expect(citesOf(facts, 'actionWaived')).toEqual(['rk.ability.sailor']);
    expect(state.players[0]).toMatchObject({ markers: 1, spent: 'sailor' });
  });

  test('lets the second run lapse where it cannot be carried out', () => {
    const before = traders({ markers: 1 });
    const { state, facts } = act(before, sailing(settle));
    expect(story(facts)).toEqual(['abilityUsed', 'markerSettled', 'actionDoubled', 'actionLapsed']);
    expect(citesOf(facts, 'actionLapsed')).toEqual(['rk.ability.sailor']);
    expect(due(state)).toEqual([]);
  });

  test('makes the second run due before anything else', () => {
    const { state } = act(traders({ markers: 3 }), sailing(settle));
    const owed = refuse('rk.ability.sailor', 'action-due', { seat: 'noor', action: 'settle' });
    expect(refusal(state, money('building-1'))).toEqual(owed);
    expect(refusal(state, { type: 'end', seat: 'noor' })).toEqual(owed);
  });

  test('doubles the single action of an equal rank without opening a second one', () => {
    const { state } = act(traders({ markers: 3 }), sailing(settle), settle);
    expect(refusal(state, money('building-1'))).toEqual(
      refuse('rk.conflict.equal.one-action', 'only-one-action', { seat: 'noor' }),
    );
  });

  test('does nothing without a rival of the same rank', () => {
    const before = noorsTurn({ subjects: ['sailor'] });
    const alone = refuse('rk.ability.sailor', 'no-equal-rival', { seat: 'noor' });
    expect(refusal(before, sailing(settle))).toEqual(alone);
    expect(refusal(act(before, settle).state, use)).toEqual(alone);
  });

  test('does not take a neutral character of equal rank for a rival', () => {
    const before = table({
      turn: 'noor',
      neutral: 'trader-2',
      players: [
        { seat: 'noor', played: 'trader-1', subjects: ['sailor'] },
        { seat: 'mila', played: 'queen' },
      ],
    });
    expect(refusal(before, sailing(settle))).toEqual(
      refuse('rk.ability.sailor', 'no-equal-rival', { seat: 'noor' }),
    );
  });

  test('has nothing to double before an action, or where it cannot be carried out again', () => {
    const nothing = refuse('rk.ability.sailor', 'nothing-to-double', { seat: 'noor' });
    expect(refusal(traders(), use)).toEqual(nothing);
    expect(refusal(act(traders({ markers: 1 }), settle).state, use)).toEqual(nothing);
  });

  test('does not double an action that lies under a crest', () => {
    const before = traders(
      { crests: [{ action: 'money', by: 'mila' }] },
      { mila: { played: 'countess' } },
    );
    expect(refusal(before, sailing(money('building-1')))).toEqual(
      refuse('rk.conflict.equal.choose-uncovered', 'covered-choose-other', {
        seat: 'noor',
        action: 'money',
        other: 'mila',
      }),
    );
  });

  test('does not double a stolen action', () => {
    const before = noorsTurn(
      { played: 'knight', subjects: ['sailor'] },
      { juri: { played: 'countess' } },
    );
    const { state } = act(before, { type: 'steal', seat: 'noor', from: 'juri', action: 'money' });
    expect(refusal(state, sailing(money('building-1')))).toEqual(
      refuse('rk.ability.sailor', 'only-own-action', { seat: 'noor' }),
    );
  });

  test('can be declared once only', () => {
    const { state } = act(traders({ markers: 4 }), sailing(settle), settle);
    expect(refusal(state, use)).toEqual(
      refuse('rk.subject.once-per-cycle', 'spent', { seat: 'noor', subject: 'sailor' }),
    );
  });
});

describe('sailor-second-run', () => {
  const same = { rulings: { 'sailor-second-run': 'same-target' } } as const;

  test('two-separate-runs: a passed marker may go to another receiver each time', () => {
    for (const before of [
      priests(),
      priests({ rulings: { 'sailor-second-run': 'two-separate-runs' } }),
    ]) {
      const { state } = act(before, sailing(pass('juri')), pass('mila'));
      expect(moved(before, state)).toEqual({
        'noor.markers': -2,
        'juri.markers': 1,
        'mila.markers': 1,
        'noor.done': ['pass'],
        'noor.spent': 'sailor',
      });
    }
  });

  test('same-target: the second marker goes to the same receiver', () => {
    const before = priests(same);
    const first = act(before, sailing(pass('juri')));
    expect(refusal(first.state, pass('mila'))).toEqual(
      refuse('rk.ability.sailor', 'same-target-only', { seat: 'noor' }),
    );
    const { state } = act(first.state, pass('juri'));
    expect(moved(before, state)).toEqual({
      'noor.markers': -2,
      'juri.markers': 2,
      'noor.done': ['pass'],
      'noor.spent': 'sailor',
    });
  });

  test('same-target: the second purchase is made at the same pile', () => {
    const before = traders(
      {},
      { ...same, piles: { 'subject-1': { cards: ['farmer', 'miner', 'jailer'], size: 3 } } },
    );
    const first = act(before, sailing(recruit('subject-1')));
    expect(offers(first.state, 'noor')).toEqual([
      recruit('subject-1'),
      { type: 'waive', seat: 'noor' },
    ]);
    const { state } = act(first.state, recruit('subject-1'));
    expect(moved(before, state)).toMatchObject({
      'noor.subjects': ['sailor', 'farmer', 'miner'],
      'subject-1.coins': 2,
    });
  });

  test('same-target: the second `money` action lapses while its place is empty and others are not', () => {
    const { state, facts } = act(
      traders({}, { ...same, piles: moneyAt(4, 0, 3, 0) }),
      sailing(money('building-1')),
    );
    expect(story(facts)).toEqual(['abilityUsed', 'moneyTaken', 'actionDoubled', 'actionLapsed']);
    expect(due(state)).toEqual([]);
  });

  test('same-target: it binds the Sailor also when he is declared right after the action', () => {
    const { state } = act(priests(same), pass('juri'), use);
    expect(refusal(state, pass('mila'))).toEqual(
      refuse('rk.ability.sailor', 'same-target-only', { seat: 'noor' }),
    );
  });

  test('same-target: declared right after, he has nothing to double where the same pile offers nothing', () => {
    const { state } = act(
      traders({}, { ...same, piles: moneyAt(4, 0, 3, 0) }),
      money('building-1'),
    );
    expect(refusal(state, use)).toEqual(
      refuse('rk.ability.sailor', 'nothing-to-double', { seat: 'noor' }),
    );
  });
});
