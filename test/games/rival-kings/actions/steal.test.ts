import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import type { ActionKind, CharacterId } from '../../../../src/games/rival-kings/characters.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import type { PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import type { State } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  due,
  eventOf,
  factOf,
  moneyAt,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
  table,
  turnOf,
} from '../../../support/rival-kings.ts';

const steal = (from: Seat, action: ActionKind, seat: Seat = 'noor') =>
  ({ type: 'steal', seat, from, action }) as const;
const end = (seat: Seat) => ({ type: 'end', seat }) as const;
const waive = (seat: Seat) => ({ type: 'waive', seat }) as const;
const settle = { type: 'settle', seat: 'noor' } as const;
const money = { type: 'money', seat: 'noor', pile: 'building-1' } as const;
const seats = ['noor', 'mila', 'juri', 'ines'] as const;

/** A table where it is noor's turn; noor plays the first character. */
const facing = (
  characters: readonly CharacterId[],
  rulings: Partial<Readings> = {},
  noor: Partial<PositionPlayer> = {},
): State =>
  table({
    turn: 'noor',
    players: characters.map((played, place) => ({
      seat: seats[place]!,
      played,
      ...(place === 0 ? noor : {}),
    })),
    rulings,
  });

const stealable = (state: State, seat: Seat = 'noor') =>
  offers(state, seat).filter(({ type }) => type === 'steal');

describe('Stealing', () => {
  test('lays a crest on an action of the lower character, which the thief must carry out at once', () => {
    const before = facing(['knight', 'diplomat', 'count']);
    const { state, facts } = act(before, steal('mila', 'money'));
    expect(moved(before, state)).toEqual({ 'mila.crests': [{ action: 'money', by: 'noor' }] });
    expect(factOf(facts, 'actionStolen')).toEqual({
      event: { type: 'actionStolen', thief: 'noor', victim: 'mila', action: 'money' },
      cites: ['rk.steal.right', 'rk.steal.thief-chooses', 'rk.steal.crest'],
    });
    expect(due(state)).toEqual(['money']);
    const owed = refuse('rk.steal.immediate', 'action-due', { seat: 'noor', action: 'money' });
    expect(refusal(state, { type: 'recruit', seat: 'noor', pile: 'subject-1' })).toEqual(owed);
    expect(refusal(state, end('noor'))).toEqual(owed);
    expect(moved(state, act(state, money).state)).toEqual({
      'noor.coins': 2,
      'building-1.coins': -2,
    });
  });

  test('lets the thief choose among all actions of the victim', () => {
    expect(stealable(facing(['knight', 'diplomat', 'count']))).toEqual([
      steal('mila', 'settle'),
      steal('mila', 'money'),
      steal('mila', 'buy'),
    ]);
  });

  test('leaves the own actions of the thief untouched, also of the same kind', () => {
    const before = facing(['knight', 'diplomat', 'count']);
    const { state } = act(before, steal('mila', 'money'), money, { ...money, pile: 'subject-1' });
    expect(moved(before, state)).toMatchObject({ 'noor.coins': 4, 'noor.done': ['money'] });
  });

  test('takes the covered action from the victim and leaves the rest', () => {
    const { state, facts } = act(
      facing(['knight', 'diplomat', 'trader-1']),
      steal('mila', 'money'),
      money,
      end('noor'),
    );
    expect(turnOf(state)).toBe('mila');
    expect(citesOf(facts, 'turnStarted')).toContain('rk.steal.rest-remains');
    expect(refusal(state, { type: 'money', seat: 'mila', pile: 'subject-1' })).toEqual(
      refuse('rk.steal.covered-lost', 'covered', { seat: 'mila', action: 'money', other: 'noor' }),
    );
    const after = act(
      state,
      { type: 'settle', seat: 'mila' },
      { type: 'buy', seat: 'mila', pile: 'building-1' },
    );
    expect(after.state.players[1]!.carriedOut).toEqual(['settle', 'buy']);
  });

  test('is a right of the thief, on his own turn', () => {
    const { state } = act(
      table({
        players: [
          { seat: 'noor', played: 'queen' },
          { seat: 'mila', played: 'knight' },
          { seat: 'juri', played: 'diplomat' },
        ],
      }),
      { type: 'reveal', seat: 'noor' },
    );
    expect(turnOf(state)).toBe('noor');
    expect(refusal(state, steal('juri', 'money', 'mila'))).toEqual(
      refuse('rk.turn.rank-order', 'not-your-turn', { seat: 'mila', other: 'noor' }),
    );
    const later = act(state, end('noor'));
    expect(citesOf(later.facts, 'turnStarted')).toContain('rk.steal.on-thiefs-turn');
    expect(stealable(later.state, 'mila')).toHaveLength(3);
  });

  test('comes before the own actions of the thief', () => {
    const { state } = act(facing(['knight', 'diplomat', 'count']), money);
    expect(refusal(state, steal('mila', 'money'))).toEqual(
      refuse('rk.steal.before-own-actions', 'own-actions-begun', { seat: 'noor' }),
    );
  });

  test('leaves room for the own ability before the theft and between two thefts', () => {
    const use = { type: 'ability', seat: 'noor', subject: 'jailer' } as const;
    const before = facing(['queen', 'bursar', 'knight'], {}, { subjects: ['jailer'] });
    expect(stealable(act(before, use).state)).toHaveLength(4);
    const between = act(before, steal('mila', 'money'), money, use);
    expect(stealable(between.state)).toEqual([steal('juri', 'money'), steal('juri', 'recruit')]);
  });

  test('takes one action from each of two equal victims, one theft after the other, with one crest each', () => {
    const before = facing(['queen', 'bursar', 'knight']);
    const first = act(before, steal('juri', 'money'));
    expect(refusal(first.state, steal('mila', 'money'))).toEqual(
      refuse('rk.steal.immediate', 'action-due', { seat: 'noor', action: 'money' }),
    );
    const { state, facts } = act(first.state, money, steal('mila', 'money'), {
      ...money,
      pile: 'building-2',
    });
    expect(moved(before, state)).toEqual({
      'noor.coins': 4,
      'mila.crests': [{ action: 'money', by: 'noor' }],
      'juri.crests': [{ action: 'money', by: 'noor' }],
      'building-1.coins': -2,
      'building-2.coins': -2,
    });
    expect(citesOf(facts, 'actionStolen')).toContain('rk.steal.two-victims');
  });

  test('takes one action only from the same victim', () => {
    const { state } = act(facing(['knight', 'diplomat', 'count']), steal('mila', 'money'), money);
    expect(refusal(state, steal('mila', 'settle'))).toEqual(
      refuse('rk.steal.right', 'already-robbed', { seat: 'noor', other: 'mila', action: 'money' }),
    );
  });

  test('lets a robbed thief rob his own victim all the same', () => {
    const before = table({
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'diplomat', crests: [{ action: 'settle', by: 'mila' }] },
        { seat: 'mila', played: 'knight' },
        { seat: 'juri', played: 'trader-1' },
      ],
    });
    expect(citesOf(act(before, steal('juri', 'money')).facts, 'actionStolen')).toContain(
      'rk.steal.chain',
    );
  });

  test('is carried out by the thief, with his own markers and coins', () => {
    const before = facing(['knight', 'diplomat', 'count'], {}, { markers: 2 });
    const { state } = act(before, steal('mila', 'settle'), settle);
    expect(moved(before, state)).toEqual({
      'noor.markers': -1,
      'supply.markers': 1,
      'mila.crests': [{ action: 'settle', by: 'noor' }],
    });
  });

  test('keeps the crest where the thief waives the action', () => {
    const before = facing(['knight', 'diplomat', 'count']);
    const { state, facts } = act(before, steal('mila', 'money'), waive('noor'));
    expect(citesOf(facts, 'actionWaived')).toEqual(['rk.steal.immediate']);
    expect(moved(before, state)).toEqual({ 'mila.crests': [{ action: 'money', by: 'noor' }] });
  });

  test('gives the crests back before the next cycle', () => {
    const { state, facts } = act(
      facing(['knight', 'diplomat', 'count']),
      steal('mila', 'money'),
      money,
      end('noor'),
      end('mila'),
    );
    expect(citesOf(facts, 'cycleEnded')).toEqual(['rk.steal.crests-return']);
    expect(state.players.map(({ crests }) => crests)).toEqual([[], [], []]);
  });
});

describe('The Trader', () => {
  /**
   * Noor's Countess (E) comes after mila's Courtier (C), who has covered `money` on juri's Trader
   * (F).
   */
  const second = (rulings: Partial<Readings> = {}) =>
    noorsTurn(
      { played: 'countess' },
      {
        mila: { played: 'courtier' },
        juri: { played: 'trader-1', crests: [{ action: 'money', by: 'mila' }] },
        rulings,
      },
    );

  test('loses an action to C and another to E, two at most', () => {
    const { state, facts } = act(second(), steal('juri', 'settle'), settle);
    expect(state.players[2]!.crests).toEqual([
      { action: 'money', by: 'mila' },
      { action: 'settle', by: 'noor' },
    ]);
    expect(citesOf(facts, 'actionStolen')).toEqual(
      expect.arrayContaining(['rk.steal.one-robber-rank', 'rk.steal.max-two']),
    );
  });

  test('steal-covered-again = uncovered-only: E takes another action than C', () => {
    for (const before of [second(), second({ 'steal-covered-again': 'uncovered-only' })]) {
      expect(refusal(before, steal('juri', 'money'))).toEqual(
        refuse('rk.steal.covered-lost', 'already-covered', {
          seat: 'noor',
          other: 'juri',
          action: 'money',
        }),
      );
      expect(stealable(before)).toEqual([
        steal('juri', 'settle'),
        steal('juri', 'recruit'),
        steal('juri', 'buy'),
      ]);
    }
  });

  test('steal-covered-again = same-action-possible: E may take the action of C, and the Trader loses one action in all', () => {
    const before = second({ 'steal-covered-again': 'same-action-possible' });
    expect(stealable(before)).toHaveLength(4);
    const { state } = act(before, steal('juri', 'money'), money, end('noor'));
    expect(moved(before, state)).toMatchObject({
      'noor.coins': 2,
      'juri.crests': [
        { action: 'money', by: 'mila' },
        { action: 'money', by: 'noor' },
      ],
    });
    const after = act(
      state,
      { type: 'settle', seat: 'juri' },
      { type: 'buy', seat: 'juri', pile: 'building-1' },
    );
    expect(after.state.players[2]!.carriedOut).toEqual(['settle', 'buy']);
  });
});

describe('No theft', () => {
  test('by the Trader, who robs nobody', () => {
    expect(refusal(facing(['trader-1', 'count', 'queen']), steal('mila', 'settle'))).toEqual(
      refuse('rk.conflict.lines', 'robs-nobody', { seat: 'noor', other: 'mila' }),
    );
  });

  test.each([
    ['lord-protector', 'A'],
    ['count', 'B'],
  ] as const)('from the %s: rank %s is immune', (victim, rank) => {
    expect(refusal(facing(['courtier', victim, 'diplomat']), steal('mila', 'buy'))).toEqual(
      refuse('rk.conflict.immune', 'immune', { seat: 'noor', other: 'mila', rank }),
    );
  });

  test('from a rank that the own rank does not rob', () => {
    for (const third of ['count', 'knight'] as const) {
      expect(refusal(facing(['queen', 'diplomat', third]), steal('mila', 'money'))).toEqual(
        refuse('rk.conflict.lines', 'not-on-line', {
          seat: 'noor',
          other: 'mila',
          rank: 'A',
          target: 'E',
          robs: 'D',
        }),
      );
    }
  });

  test('from a higher rank', () => {
    expect(refusal(facing(['diplomat', 'knight', 'queen']), steal('mila', 'money'))).toEqual(
      refuse('rk.conflict.lines', 'not-on-line', {
        seat: 'noor',
        other: 'mila',
        rank: 'E',
        target: 'D',
        robs: 'F',
      }),
    );
  });

  test('by a character in conflict with an equal rank', () => {
    expect(refusal(facing(['courtier', 'priest', 'trader-1']), steal('juri', 'money'))).toEqual(
      refuse('rk.conflict.equal.no-theft', 'equal-may-not-rob', { seat: 'noor', other: 'juri' }),
    );
  });

  test('of an action that the victim does not have', () => {
    expect(refusal(facing(['knight', 'diplomat', 'count']), steal('mila', 'recruit'))).toEqual(
      refuse('rk.components.character-anatomy', 'not-on-victim', {
        seat: 'noor',
        other: 'mila',
        action: 'recruit',
      }),
    );
  });

  test('by E from the Trader under cancelled-pair-scope = no-theft-from-that-rank, if two C have cancelled each other', () => {
    const cards = ['countess', 'trader-1', 'courtier', 'priest'] as const;
    expect(stealable(facing(cards))).toHaveLength(4);
    for (const reading of ['marker-only', 'theft-too'] as const) {
      const before = facing(cards, {
        'cancelled-pair-scope': 'no-theft-from-that-rank',
        'watchman-theft-stands': reading,
      });
      expect(refusal(before, steal('mila', 'money'))).toEqual(
        refuse('rk.conflict.equal.shields-lower', 'theft-blocked', {
          seat: 'noor',
          other: 'mila',
          by: 'equal',
        }),
      );
    }
  });

  test('by the equal of a neutral character under neutral-equal-and-higher = full-absorption', () => {
    const before = (reading: Readings['neutral-equal-and-higher']) =>
      table({
        turn: 'noor',
        neutral: 'priest',
        players: [
          { seat: 'noor', played: 'courtier' },
          { seat: 'mila', played: 'trader-1' },
        ],
        rulings: { 'neutral-equal-and-higher': reading },
      });
    expect(stealable(before('both-marked'))).toHaveLength(4);
    expect(stealable(before('equal-absorbs'))).toHaveLength(4);
    expect(refusal(before('full-absorption'), steal('mila', 'money'))).toEqual(
      refuse('rk.two.neutral-equal', 'theft-blocked', {
        seat: 'noor',
        other: 'mila',
        by: 'neutral',
      }),
    );
  });
});

describe('steal-target-unusable', () => {
  /** Noor has neither a marker nor coins; one money place is full. */
  const poor = (rulings: Partial<Readings> = {}, noor: Partial<PositionPlayer> = {}) =>
    table({
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'knight', coins: 0, markers: 0, ...noor },
        { seat: 'mila', played: 'diplomat' },
        { seat: 'juri', played: 'count' },
      ],
      piles: {
        ...moneyAt(2, 0, 0, 0),
        'building-1': { cards: ['inn'], coins: 2 },
        'building-2': { cards: ['garden'], coins: 0 },
      },
      rulings,
    });

  test.each(['settle', 'buy'] as const)(
    'any-uncovered-action: covers `%s` though the thief cannot carry it out; it lapses',
    (action) => {
      for (const before of [poor(), poor({ 'steal-target-unusable': 'any-uncovered-action' })]) {
        const { state, facts } = act(before, steal('mila', action));
        expect(story(facts)).toEqual(['actionStolen', 'actionLapsed']);
        expect(citesOf(facts, 'actionLapsed')).toEqual(['rk.steal.immediate']);
        expect(moved(before, state)).toEqual({ 'mila.crests': [{ action, by: 'noor' }] });
        expect(due(state)).toEqual([]);
      }
    },
  );

  test.each(['settle', 'buy'] as const)(
    'only-executable: does not cover `%s` while the thief cannot carry it out',
    (action) => {
      const before = poor({ 'steal-target-unusable': 'only-executable' });
      expect(refusal(before, steal('mila', action))).toEqual(
        refuse('rk.steal.immediate', 'cannot-carry-out-stolen', { seat: 'noor', action }),
      );
      expect(stealable(before)).toEqual([steal('mila', 'money')]);
    },
  );

  test('only-executable: counts a purchase that the own Blacksmith makes affordable', () => {
    const before = poor(
      { 'steal-target-unusable': 'only-executable' },
      { coins: 2, subjects: ['blacksmith'] },
    );
    const { state, facts } = act(before, steal('mila', 'buy'), {
      type: 'buy',
      seat: 'noor',
      pile: 'building-1',
      using: 'blacksmith',
    });
    expect(eventOf(facts, 'cardAcquired')).toMatchObject({ card: 'inn', source: 'stolen' });
    expect(state.players[0]!.coins).toBe(0);
  });
});
