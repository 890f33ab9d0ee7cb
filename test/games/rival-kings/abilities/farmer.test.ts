import { describe, expect, test } from 'vitest';
import type { ActionKind } from '../../../../src/games/rival-kings/characters.ts';
import { farmer } from '../../../../src/games/rival-kings/abilities/farmer.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import type { PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import { playerAt } from '../../../../src/games/rival-kings/table.ts';
import type { Crest, State } from '../../../../src/games/rival-kings/types/state.ts';
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
  turnOf,
} from '../../../support/rival-kings.ts';

const use = (action: ActionKind) =>
  ({ type: 'ability', seat: 'noor', subject: 'farmer', action }) as const;
const money = { type: 'money', seat: 'noor', pile: 'building-1' } as const;
const settle = { type: 'settle', seat: 'noor' } as const;
const waive = { type: 'waive', seat: 'noor' } as const;
const byMila = (action: ActionKind): Crest => ({ action, by: 'mila' });
const byJuri = (action: ActionKind): Crest => ({ action, by: 'juri' });

/** Noor's Trader (F) comes after mila's Courtier (C) and juri's Countess (E). */
const robbed = (
  crests: readonly Crest[],
  noor: Partial<PositionPlayer> = {},
  rulings: Partial<Readings> = {},
): State =>
  noorsTurn(
    { played: 'trader-1', subjects: ['farmer'], crests, ...noor },
    {
      mila: { played: 'courtier' },
      juri: { played: 'countess' },
      piles: moneyAt(4, 2, 2, 2),
      rulings,
    },
  );

/** The same table with an equal Trader in juri's hands. */
const equal = (rulings: Partial<Readings> = {}): State =>
  noorsTurn(
    { played: 'trader-1', subjects: ['farmer'], crests: [byMila('money')], markers: 2 },
    {
      mila: { played: 'courtier' },
      juri: { played: 'trader-2', markers: 2 },
      piles: moneyAt(4, 2, 2, 2),
      rulings,
    },
  );

describe('Farmer', () => {
  test('lets the owner carry out a stolen action; the crest stays and the thief loses nothing', () => {
    const before = robbed([byMila('money')]);
    const first = act(before, use('money'));
    expect(story(first.facts)).toEqual(['abilityUsed', 'actionRecovered']);
    expect(citesOf(first.facts, 'abilityUsed')).toEqual([
      'rk.ability.farmer',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(first.facts, 'actionRecovered')).toEqual(['rk.ability.farmer']);
    expect(due(first.state)).toEqual(['money']);
    const { state, facts } = act(first.state, money);
    expect(eventOf(facts, 'moneyTaken').source).toBe('farmer');
    expect(citesOf(facts, 'moneyTaken').slice(0, 2)).toEqual([
      'rk.ability.farmer',
      'rk.action.money',
    ]);
    expect(moved(before, state)).toEqual({
      'noor.coins': 4,
      'noor.spent': 'farmer',
      'building-1.coins': -4,
    });
  });

  test('keeps no place in the printed order: a stolen action may follow later ones, and the others remain', () => {
    const before = robbed([byMila('settle')], { coins: 9 });
    const { state } = act(
      before,
      { type: 'buy', seat: 'noor', pile: 'building-1' },
      use('settle'),
      settle,
    );
    expect(moved(before, state)).toMatchObject({
      'noor.markers': -1,
      'noor.done': ['buy'],
      'supply.markers': 1,
    });
    const early = act(
      robbed([byMila('buy')], { coins: 9 }),
      use('buy'),
      { type: 'buy', seat: 'noor', pile: 'building-1' },
      settle,
    );
    expect(early.state.players[0]!.carriedOut).toEqual(['settle']);
  });

  test('recovers no action that lies free, and none of somebody else', () => {
    const nothing = refuse('rk.ability.farmer', 'nothing-stolen', {
      seat: 'noor',
      action: 'settle',
    });
    expect(refusal(robbed([byMila('money')]), use('settle'))).toEqual(nothing);
    expect(refusal(robbed([]), use('settle'))).toEqual(nothing);
  });

  test('recovers no action that the owner cannot carry out', () => {
    expect(refusal(robbed([byMila('settle')], { markers: 0 }), use('settle'))).toEqual(
      refuse('rk.ability.farmer', 'cannot-carry-out-stolen', { seat: 'noor', action: 'settle' }),
    );
    expect(refusal(robbed([byMila('buy')], { coins: 0 }), use('buy'))).toEqual(
      refuse('rk.ability.farmer', 'cannot-carry-out-stolen', { seat: 'noor', action: 'buy' }),
    );
  });

  test('makes the recovered action due before anything else', () => {
    const { state } = act(robbed([byMila('money')]), use('money'));
    const owed = refuse('rk.ability.farmer', 'action-due', { seat: 'noor', action: 'money' });
    expect(refusal(state, settle)).toEqual(owed);
    expect(refusal(state, { type: 'end', seat: 'noor' })).toEqual(owed);
  });

  test('lets the recovered action be waived; the ability is spent', () => {
    const before = robbed([byMila('money')]);
    const { state, facts } = act(before, use('money'), waive);
    expect(moved(before, state)).toEqual({ 'noor.spent': 'farmer' });
    expect(citesOf(facts, 'actionWaived')).toEqual(['rk.ability.farmer']);
  });

  test('recovers an action also where the thief has not carried it out', () => {
    const before = table({
      turn: 'mila',
      players: [
        { seat: 'noor', played: 'trader-1', subjects: ['farmer'] },
        { seat: 'mila', played: 'courtier' },
      ],
      neutral: 'queen',
    });
    const { state } = act(
      before,
      { type: 'steal', seat: 'mila', from: 'noor', action: 'money' },
      { type: 'waive', seat: 'mila' },
      { type: 'end', seat: 'mila' },
      use('money'),
    );
    expect(due(state)).toEqual(['money']);
  });

  test('does not reach back to a theft of an earlier cycle', () => {
    const before = noorsTurn(
      { played: 'trader-1', subjects: ['farmer'], crests: [byMila('money')], hand: ['trader-2'] },
      {
        mila: { played: 'courtier', hand: ['lord-protector'] },
        juri: { played: 'countess', hand: ['duke'] },
      },
    );
    const { state } = act(
      before,
      { type: 'end', seat: 'noor' },
      { type: 'choose', seat: 'noor', character: 'trader-2' },
      { type: 'choose', seat: 'mila', character: 'lord-protector' },
      { type: 'choose', seat: 'juri', character: 'duke' },
      { type: 'reveal', seat: 'noor' },
      { type: 'end', seat: 'mila' },
      { type: 'end', seat: 'juri' },
    );
    expect(turnOf(state)).toBe('noor');
    expect(refusal(state, use('money'))).toEqual(
      refuse('rk.ability.farmer', 'nothing-stolen', { seat: 'noor', action: 'money' }),
    );
  });
});

describe('farmer-two-stolen', () => {
  const crests = [byMila('money'), byJuri('settle')];

  test('owner-picks-one: one of two stolen actions comes back, whichever the owner names', () => {
    for (const before of [
      robbed(crests),
      robbed(crests, {}, { 'farmer-two-stolen': 'owner-picks-one' }),
    ]) {
      expect(due(act(before, use('money')).state)).toEqual(['money']);
      const { state } = act(before, use('settle'), settle);
      expect(moved(before, state)).toEqual({
        'noor.markers': -1,
        'noor.spent': 'farmer',
        'supply.markers': 1,
      });
      expect(refusal(state, use('money'))).toEqual(
        refuse('rk.subject.once-per-cycle', 'spent', { seat: 'noor', subject: 'farmer' }),
      );
    }
  });

  test('both: the two stolen actions come back, the named one first', () => {
    const before = robbed(crests, {}, { 'farmer-two-stolen': 'both' });
    const named = act(before, use('settle'));
    expect(eventOf(named.facts, 'actionRecovered').actions).toEqual(['settle', 'money']);
    const { state } = act(named.state, settle, money);
    expect(moved(before, state)).toEqual({
      'noor.coins': 4,
      'noor.markers': -1,
      'noor.spent': 'farmer',
      'building-1.coins': -4,
      'supply.markers': 1,
    });
    expect(due(act(before, use('money')).state)).toEqual(['money', 'settle']);
  });

  test('both: each of the two may be waived, and one that cannot be carried out lapses', () => {
    const both = { 'farmer-two-stolen': 'both' } as const;
    expect(due(act(robbed(crests, {}, both), use('settle'), waive).state)).toEqual(['money']);
    for (const first of [money, waive]) {
      const { state, facts } = act(robbed(crests, { markers: 0 }, both), use('money'), first);
      expect(story(facts)).toEqual([
        'abilityUsed',
        'actionRecovered',
        first === money ? 'moneyTaken' : 'actionWaived',
        'actionLapsed',
      ]);
      expect(due(state)).toEqual([]);
    }
  });

  test('both: an action covered by two crests comes back once', () => {
    const twice = robbed(
      [byMila('money'), byJuri('money')],
      {},
      { 'farmer-two-stolen': 'both', 'steal-covered-again': 'same-action-possible' },
    );
    expect(due(act(twice, use('money')).state)).toEqual(['money']);
  });
});

describe('farmer-one-action-limit', () => {
  test('extra: an equal rank has the single own action besides, before or after', () => {
    for (const before of [equal(), equal({ 'farmer-one-action-limit': 'extra' })]) {
      const after = act(before, settle, use('money'), money);
      expect(moved(before, after.state)).toMatchObject({
        'noor.done': ['settle'],
        'noor.coins': 4,
      });
      const first = act(before, use('money'), money, settle);
      expect(moved(before, first.state)).toMatchObject({
        'noor.done': ['settle'],
        'noor.coins': 4,
      });
    }
  });

  test('counts-as-the-one: after the single own action nothing is recovered', () => {
    const { state } = act(equal({ 'farmer-one-action-limit': 'counts-as-the-one' }), settle);
    expect(refusal(state, use('money'))).toEqual(
      refuse('rk.conflict.equal.one-action', 'only-one-action', { seat: 'noor' }),
    );
  });

  test('counts-as-the-one: after the recovered action no own action follows', () => {
    const { state } = act(
      equal({ 'farmer-one-action-limit': 'counts-as-the-one' }),
      use('money'),
      money,
    );
    expect(refusal(state, settle)).toEqual(
      refuse('rk.conflict.equal.one-action', 'only-one-action', { seat: 'noor' }),
    );
  });

  test('with farmer-two-stolen = both: counts-as-the-one leaves an equal rank one of two stolen actions, extra both', () => {
    const doublyRobbed = (
      limit: Readings['farmer-one-action-limit'],
      rival: 'trader-2' | 'queen',
    ) =>
      table({
        turn: 'noor',
        players: [
          {
            seat: 'noor',
            played: 'trader-1',
            subjects: ['farmer'],
            crests: [byMila('money'), byJuri('settle')],
          },
          { seat: 'mila', played: 'courtier' },
          { seat: 'juri', played: 'countess' },
          { seat: 'ines', played: rival },
        ],
        rulings: { 'farmer-one-action-limit': limit, 'farmer-two-stolen': 'both' },
      });
    const recovered = (before: State) => due(act(before, use('money')).state);
    expect(recovered(doublyRobbed('counts-as-the-one', 'trader-2'))).toEqual(['money']);
    expect(recovered(doublyRobbed('counts-as-the-one', 'queen'))).toEqual(['money', 'settle']);
    expect(recovered(doublyRobbed('extra', 'trader-2'))).toEqual(['money', 'settle']);
  });

  test('counts-as-the-one: without an equal rank there is no limit to count against', () => {
    const before = robbed(
      [byMila('money')],
      {},
      { 'farmer-one-action-limit': 'counts-as-the-one' },
    );
    expect(offers(act(before, settle).state, 'noor')).toContainEqual(use('money'));
    expect(offers(act(before, use('money'), money).state, 'noor')).toContainEqual(settle);
  });
});

describe('Which open rulings the Farmer may come to touch', () => {
  /**
   * Noor's Trader (F) with the Farmer; mila's Courtier (C) has the turn, and nothing is stolen yet.
   */
  const before = (...others: readonly Omit<PositionPlayer, 'markers'>[]): State =>
    table({
      players: [{ seat: 'noor', played: 'trader-1', subjects: ['farmer'] }, ...others],
      turn: 'mila',
    });
  const mila = { seat: 'mila', played: 'courtier' } as const;
  const touched = (state: State): readonly string[] =>
    farmer.touches!(state, playerAt(state, 'noor'));

  test.for([
    ['one thief: none', [mila, { seat: 'juri', played: 'knight' }], []],
    [
      'two thieves: which action comes back',
      [mila, { seat: 'juri', played: 'countess' }],
      ['farmer-two-stolen'],
    ],
    [
      'one thief and an equal: whether it is the one action',
      [mila, { seat: 'juri', played: 'trader-2' }],
      ['farmer-one-action-limit'],
    ],
    [
      'two thieves and an equal: both',
      [mila, { seat: 'juri', played: 'trader-2' }, { seat: 'ines', played: 'countess' }],
      ['farmer-two-stolen', 'farmer-one-action-limit'],
    ],
  ] as const)('%s', ([, others, rulings]) => expect(touched(before(...others))).toEqual(rulings));

  test('an equal whom nobody robs touches none', () => {
    const equals = table({
      players: [
        { seat: 'noor', played: 'trader-1', subjects: ['farmer'] },
        { seat: 'mila', played: 'queen' },
        { seat: 'juri', played: 'trader-2' },
      ],
      turn: 'mila',
    });
    expect(touched(equals)).toEqual([]);
  });
});
