import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { CardAction } from '../../../../src/games/rival-kings/types/action.ts';
import type { PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import type { State } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  noorsTurn,
  offers,
  refusal,
  story,
  table,
  turnOf,
} from '../../../support/rival-kings.ts';

const settle = { type: 'settle', seat: 'noor' } as const;
const money = { type: 'money', seat: 'noor', pile: 'building-2' } as const;
const recruit = { type: 'recruit', seat: 'noor', pile: 'subject-1' } as const;
const buy = { type: 'buy', seat: 'noor', pile: 'building-1' } as const;
const end = { type: 'end', seat: 'noor' } as const;
const ALL: CardAction[] = [settle, money, recruit, buy];

const piles = {
  'building-1': { cards: ['inn', 'farm'] },
  'subject-1': { cards: ['miner', 'farmer'] },
} as const;
type Rest = NonNullable<Parameters<typeof noorsTurn>[1]>;

/** Noor's Trader, in no conflict. */
const trader = (noor: Partial<PositionPlayer> = {}, rest: Rest = {}): State =>
  noorsTurn(
    { played: 'trader-2', coins: 9, ...noor },
    { juri: { played: 'duke' }, piles, ...rest },
  );

/** Noor's Trader in conflict with juri's. */
const equal = (noor: Partial<PositionPlayer> = {}, rest: Rest = {}): State =>
  noorsTurn(
    { played: 'trader-1', coins: 9, ...noor },
    { juri: { played: 'trader-2' }, piles, ...rest },
  );

/** Mila's Countess, who robs Traders. */
const countess = { mila: { played: 'countess' } } as const;

/** What is on offer apart from abilities. */
const kindsOf = (state: State) =>
  [...new Set(offers(state, 'noor').map(({ type }) => type))].filter((type) => type !== 'ability');

describe('Own actions', () => {
  test('may all be carried out, from left to right', () => {
    const { state } = act(trader(), settle, money, recruit, buy);
    expect(state.players[0]!.carriedOut).toEqual(['settle', 'money', 'recruit', 'buy']);
  });

  test('allow no going back to an action further to the left', () => {
    const { state } = act(trader(), recruit);
    expect(refusal(state, money)).toEqual(
      refuse('rk.action.left-to-right', 'no-going-back', { seat: 'noor', action: 'money' }),
    );
    expect(refusal(state, settle)).toEqual(
      refuse('rk.action.left-to-right', 'no-going-back', { seat: 'noor', action: 'settle' }),
    );
    expect(kindsOf(state)).toEqual(['buy', 'end']);
  });

  test('are each carried out once', () => {
    const { state } = act(trader({ markers: 2 }), settle);
    expect(refusal(state, settle)).toEqual(
      refuse('rk.action.left-to-right', 'already-done', { seat: 'noor', action: 'settle' }),
    );
  });

  test('are those of the card played', () => {
    expect(refusal(noorsTurn(), money)).toEqual(
      refuse('rk.components.character-anatomy', 'not-on-card', {
        seat: 'noor',
        action: 'money',
        character: 'count',
      }),
    );
  });

  test('under the crest of another player are lost; all others remain, one after the other', () => {
    const before = trader({ crests: [{ action: 'money', by: 'mila' }] }, countess);
    expect(refusal(before, money)).toEqual(
      refuse('rk.steal.covered-lost', 'covered', { seat: 'noor', action: 'money', other: 'mila' }),
    );
    expect(act(before, settle, recruit, buy).state.players[0]!.carriedOut).toEqual([
      'settle',
      'recruit',
      'buy',
    ]);
  });

  test('name the player whose crest lies on that action, whoever has covered another one', () => {
    const crests = [
      { action: 'buy', by: 'mila' },
      { action: 'money', by: 'juri' },
    ] as const;
    const before = trader(
      { crests },
      { mila: { played: 'courtier' }, juri: { played: 'countess' } },
    );
    for (const [action, other] of [
      [buy, 'mila'],
      [money, 'juri'],
    ] as const)
      expect(refusal(before, action)).toEqual(
        refuse('rk.steal.covered-lost', 'covered', { seat: 'noor', action: action.type, other }),
      );
  });
});

describe('Own actions of equal ranks', () => {
  test.each(ALL)('are limited to one of free choice: $type', (action) => {
    const { state, facts } = act(equal(), action);
    const others = ALL.filter(({ type }) => type !== action.type);
    for (const other of others) {
      expect(refusal(state, other)).toEqual(
        refuse('rk.conflict.equal.one-action', 'only-one-action', { seat: 'noor' }),
      );
    }
    expect(facts.at(-1)!.cites).toEqual(
      expect.arrayContaining(['rk.conflict.equal.one-action', 'rk.conflict.equal.free-choice']),
    );
  });

  test('name the limit and the free choice', () => {
    expect(citesOf(act(equal(), settle).facts, 'markerSettled')).toEqual([
      'rk.action.settle',
      'rk.conflict.equal.one-action',
      'rk.conflict.equal.free-choice',
    ]);
  });

  test('are chosen among those that no crest covers', () => {
    const before = equal({ crests: [{ action: 'money', by: 'mila' }] }, countess);
    expect(refusal(before, money)).toEqual(
      refuse('rk.conflict.equal.choose-uncovered', 'covered-choose-other', {
        seat: 'noor',
        action: 'money',
        other: 'mila',
      }),
    );
    expect(kindsOf(before)).toEqual(['settle', 'recruit', 'buy', 'end']);
  });

  test('are not limited by a neutral character of the same rank', () => {
    const before = table({
      turn: 'noor',
      neutral: 'trader-1',
      players: [
        { seat: 'noor', played: 'trader-2' },
        { seat: 'mila', played: 'queen' },
      ],
    });
    const { state, facts } = act(before, settle, money);
    expect(state.players[0]!.carriedOut).toEqual(['settle', 'money']);
    expect(citesOf(facts, 'markerSettled')).toEqual(['rk.action.settle']);
  });
});

describe('own-action-skip', () => {
  const must = { rulings: { 'own-action-skip': 'must-if-possible' } } as const;
  const mustAct = (action: 'settle' | 'money' | 'recruit' | 'buy') =>
    refuse('rk.action.left-to-right', 'must-act', { seat: 'noor', action });
  const mustNotSkip = (action: 'settle' | 'money' | 'recruit' | 'buy') =>
    refuse('rk.action.left-to-right', 'must-not-skip', { seat: 'noor', action });

  test('may-skip: any own action may be left out, and all of them', () => {
    for (const before of [trader(), trader({}, { rulings: { 'own-action-skip': 'may-skip' } })]) {
      expect(act(before, money, buy).state.players[0]!.carriedOut).toEqual(['money', 'buy']);
      expect(turnOf(act(before, end).state)).toBeUndefined();
    }
  });

  test('must-if-possible: no action that can be carried out is left out', () => {
    const before = trader({}, must);
    expect(refusal(before, money)).toEqual(mustNotSkip('settle'));
    expect(refusal(before, end)).toEqual(mustAct('settle'));
    const { state } = act(before, settle, money, recruit);
    expect(refusal(state, end)).toEqual(mustAct('buy'));
    expect(story(act(state, buy, end).facts)).toContain('cycleEnded');
  });

  test('must-if-possible: an action that cannot be carried out binds nobody', () => {
    const before = trader(
      { markers: 0, coins: 0 },
      { ...must, piles: { ...piles, 'building-1': { cards: ['inn'], coins: 0 } } },
    );
    const { state } = act(before, money);
    expect(refusal(state, end)).toEqual(mustAct('recruit'));
    const poor = trader(
      { markers: 0, coins: 0 },
      {
        ...must,
        piles: { 'subject-1': { cards: ['jailer'] }, 'subject-2': { cards: ['sailor'] } },
      },
    );
    expect(kindsOf(act(poor, money).state)).toEqual(['end']);
  });

  test('must-if-possible: an action under a crest binds nobody', () => {
    const before = trader({ crests: [{ action: 'settle', by: 'mila' }] }, { ...must, ...countess });
    expect(act(before, money, recruit, buy, end).state.cycle).toBe(2);
  });

  test('must-if-possible: of two equal ranks each carries out one action, still of free choice', () => {
    const before = equal({}, must);
    expect(refusal(before, end)).toEqual(mustAct('settle'));
    expect(turnOf(act(before, buy, end).state)).toBe('juri');
    expect(turnOf(act(before, settle, end).state)).toBe('juri');
  });

  test('must-if-possible: a purchase that only the Blacksmith makes affordable binds nobody, for no ability must be used', () => {
    const before = noorsTurn(
      { coins: 2, markers: 0, subjects: ['blacksmith'] },
      { ...must, piles: { 'building-1': { cards: ['inn'] } } },
    );
    expect(offers(before, 'noor')).toContainEqual({ ...buy, using: 'blacksmith' });
    expect(turnOf(act(before, end).state)).toBe('juri');
  });
});
