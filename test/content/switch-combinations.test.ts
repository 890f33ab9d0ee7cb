import { describe, expect, it } from 'vitest';
import { game } from '../../src/games/rival-kings/game.ts';
import type { PositionPlayer } from '../../src/games/rival-kings/types/position.ts';
import {
  act,
  due,
  eventOf,
  moved,
  offers,
  refusal,
  table,
  turnOf,
} from '../support/rival-kings.ts';

/** The Trader of Juri, robbed by a Courtier and a Countess. */
const robbedTrader: readonly PositionPlayer[] = [
  { seat: 'noor', played: 'courtier' },
  { seat: 'mila', played: 'countess' },
  { seat: 'juri', played: 'trader-1', subjects: ['watchman'] },
];

describe('a Watchman who answers all unequal conflicts', () => {
  const all = { 'watchman-two-conflicts': 'all-unequal-conflicts' } as const;

  it('stops both thefts where he stops thefts at all', () => {
    const before = act(
      table({ players: robbedTrader, rulings: { ...all, 'watchman-theft-stands': 'theft-too' } }),
      {
        type: 'reveal',
        seat: 'noor',
      },
    ).state;
    const { state } = act(before, { type: 'ability', seat: 'juri', subject: 'watchman' });
    expect(moved(before, state)).toEqual({
      'noor.markers': 1,
      'mila.markers': 1,
      'supply.markers': -2,
      'juri.spent': 'watchman',
    });
    expect(
      refusal(state, { type: 'steal', seat: 'noor', from: 'juri', action: 'money' }).because,
    ).toBe('rk.ability.watchman');
  });

  it('leaves the marker of the neutral character with his owner where he cannot be used against it', () => {
    const before = act(
      table({
        players: [
          { seat: 'noor', played: 'courtier' },
          { seat: 'mila', played: 'trader-1', subjects: ['watchman'] },
        ],
        neutral: 'countess',
        rulings: { ...all, 'watchman-neutral': 'no-effect' },
      }),
      { type: 'reveal', seat: 'noor' },
    ).state;
    const { state, facts } = act(before, { type: 'ability', seat: 'mila', subject: 'watchman' });
    expect(eventOf(facts, 'neutralConflict')).toMatchObject({
      seat: 'mila',
      marked: true,
      deflected: false,
    });
    expect(moved(before, state)).toEqual({
      'noor.markers': 1,
      'mila.markers': 1,
      'supply.markers': -2,
      'mila.spent': 'watchman',
    });
  });
});

describe('markers compared after the conflicts', () => {
  it('decide about the highest rank too', () => {
    const before = table({
      players: [
        { seat: 'noor', played: 'lord-protector', markers: 3 },
        { seat: 'mila', played: 'queen', markers: 1 },
        { seat: 'juri', played: 'trader-1' },
      ],
      rulings: { 'tie-measured-when': 'after-conflict-phase' },
    });
    expect(turnOf(act(before, { type: 'reveal', seat: 'noor' }).state)).toBe('mila');
  });
});

describe('a Farmer whose action counts as the one of an equal rank', () => {
  const robbedTwice = (markers: number, other: PositionPlayer['played'] & string) =>
    table({
      turn: 'juri',
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'countess' },
        {
          seat: 'juri',
          played: 'trader-1',
          markers,
          subjects: ['farmer'],
          crests: [
            { action: 'money', by: 'noor' },
            { action: 'recruit', by: 'mila' },
          ],
        },
        { seat: 'ines', played: other, markers: 4 },
      ],
      rulings: { 'farmer-two-stolen': 'both', 'farmer-one-action-limit': 'counts-as-the-one' },
    });

  it('recovers one action even where he could recover both', () => {
    const before = robbedTwice(2, 'trader-2');
    const { state } = act(before, {
      type: 'ability',
      seat: 'juri',
      subject: 'farmer',
      action: 'money',
    });
    expect(due(state)).toEqual(['money']);
    expect(moved(before, state)).toEqual({ 'juri.spent': 'farmer' });
  });

  it('recovers both where nobody else shows the rank', () => {
    const { state } = act(robbedTwice(2, 'queen'), {
      type: 'ability',
      seat: 'juri',
      subject: 'farmer',
      action: 'money',
    });
    expect(due(state)).toEqual(['money', 'recruit']);
  });
});

describe('a thief who must rob, but only of what can be carried out', () => {
  it('is done with robbing once the own actions have begun', () => {
    const before = table({
      turn: 'mila',
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'diplomat', coins: 0, markers: 0 },
        { seat: 'juri', played: 'trader-1', crests: [{ action: 'money', by: 'noor' }] },
      ],
      piles: { 'building-1': { cards: ['farm'], coins: 4 } },
      rulings: { 'steal-optional': 'must-cover', 'steal-target-unusable': 'only-executable' },
    });
    const { state } = act(before, { type: 'money', seat: 'mila', pile: 'building-1' });
    expect(moved(before, state)).toEqual({
      'mila.coins': 4,
      'mila.done': ['money'],
      'building-1.coins': -4,
    });
    expect(offers(state, 'mila')).toContainEqual({ type: 'end', seat: 'mila' });
  });

  it('robs before that as soon as an ability makes it possible', () => {
    const before = table({
      turn: 'mila',
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'diplomat', coins: 0, markers: 0, subjects: ['market-woman'] },
        { seat: 'juri', played: 'trader-1', crests: [{ action: 'money', by: 'noor' }] },
      ],
      piles: { 'building-1': { cards: ['farm'], coins: 4 } },
      rulings: { 'steal-optional': 'must-cover', 'steal-target-unusable': 'only-executable' },
    });
    const { state } = act(before, {
      type: 'ability',
      seat: 'mila',
      subject: 'market-woman',
      pile: 'building-1',
    });
    expect(refusal(state, { type: 'end', seat: 'mila' })).toMatchObject({
      because: 'rk.steal.right',
      reason: 'must-rob-first',
    });
    expect(
      game.judge(state, { type: 'steal', seat: 'mila', from: 'juri', action: 'buy' }),
    ).toBeUndefined();
  });
});

describe('a crest laid on a covered action', () => {
  it('gives the Farmer one action to recover, even by the reading that gives back both', () => {
    const before = table({
      turn: 'mila',
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'countess' },
        {
          seat: 'juri',
          played: 'trader-1',
          subjects: ['farmer'],
          crests: [{ action: 'money', by: 'noor' }],
        },
      ],
      rulings: { 'steal-covered-again': 'same-action-possible', 'farmer-two-stolen': 'both' },
    });
    const robbed = act(
      before,
      { type: 'steal', seat: 'mila', from: 'juri', action: 'money' },
      { type: 'money', seat: 'mila', pile: 'building-1' },
      { type: 'end', seat: 'mila' },
    ).state;
    const { state } = act(robbed, {
      type: 'ability',
      seat: 'juri',
      subject: 'farmer',
      action: 'money',
    });
    expect(due(state)).toEqual(['money']);
  });
});
