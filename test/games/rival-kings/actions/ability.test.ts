import { describe, expect, test } from 'vitest';
import type { NonEmpty } from '../../../../src/engine/types.ts';
import type { SubjectId } from '../../../../src/games/rival-kings/cards.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { AbilityAction, Action } from '../../../../src/games/rival-kings/types/action.ts';
import type { Position } from '../../../../src/games/rival-kings/types/position.ts';
import {
  act,
  citesOf,
  factOf,
  noorsTurn,
  offers,
  refusal,
  table,
} from '../../../support/rival-kings.ts';

const settle = { type: 'settle', seat: 'noor' } as const;
const buy = { type: 'buy', seat: 'noor', pile: 'building-2' } as const;

/** The abilities of the action phase that are used by themselves. */
const USES: AbilityAction[] = [
  { type: 'ability', seat: 'noor', subject: 'jailer' },
  {
    type: 'ability',
    seat: 'noor',
    subject: 'court-lady',
    from: 'juri',
    give: 'farm',
    take: 'mine',
  },
  {
    type: 'ability',
    seat: 'noor',
    subject: 'bishop',
    from: 'juri',
    give: 'bishop',
    take: 'scholar',
  },
  { type: 'ability', seat: 'noor', subject: 'scholar' },
  { type: 'ability', seat: 'noor', subject: 'troubadour', give: 'farm', pile: 'building-1' },
  { type: 'ability', seat: 'noor', subject: 'carpenter', pile: 'building-1' },
  { type: 'ability', seat: 'noor', subject: 'market-woman', pile: 'building-1' },
  { type: 'ability', seat: 'noor', subject: 'innkeeper', pile: 'subject-1' },
  { type: 'ability', seat: 'noor', subject: 'vintner', pile: 'subject-1' },
  { type: 'ability', seat: 'noor', subject: 'miner', pile: 'building-1' },
  { type: 'ability', seat: 'noor', subject: 'herbalist', to: 'mila' },
  { type: 'ability', seat: 'noor', subject: 'farmer', action: 'money' },
];
const DECLARED: AbilityAction[] = [
  { type: 'ability', seat: 'noor', subject: 'sailor' },
  { type: 'ability', seat: 'noor', subject: 'blacksmith' },
];

/** Noor's Trader comes last, robbed of `money` by mila's Courtier; juri's Duke has come first. */
const players = (subject: SubjectId): Position['players'] => [
  {
    seat: 'noor',
    played: 'trader-1',
    coins: 9,
    markers: 3,
    subjects: [subject],
    buildings: ['farm'],
    crests: [{ action: 'money', by: 'mila' }],
  },
  { seat: 'mila', played: 'courtier' },
  { seat: 'juri', played: 'duke', subjects: ['scholar'], buildings: ['mine'] },
];

describe.each(USES)('The ability of the $subject', (use) => {
  const before = table({ turn: 'noor', players: players(use.subject) });
  const spent = (...actions: NonEmpty<Action>) =>
    act(before, ...actions).state.players.map((player) => player.spent);

  test('may be used before, between and after the own actions', () => {
    const used = [use.subject, null, null];
    expect(spent(use)).toEqual(used);
    expect(spent(settle, use)).toEqual(used);
    expect(spent(settle, buy, use)).toEqual(used);
  });

  test('is told first, as the free use of a subject at a moment of choice', () => {
    const { facts } = act(before, use);
    expect(facts[0]).toEqual({
      event: { type: 'abilityUsed', seat: 'noor', subject: use.subject },
      cites: [`rk.ability.${use.subject}`, 'rk.subject.any-time', 'rk.subject.free'],
    });
  });
});

describe.each([...USES, ...DECLARED])('The ability of the $subject', (use) => {
  const { subject } = use;

  test('waits for the turn of its owner', () => {
    const before = table({ turn: 'mila', players: players(subject) });
    expect(refusal(before, use)).toEqual(
      refuse('rk.subject.any-time', 'only-on-own-turn', { seat: 'noor', subject }),
    );
  });

  test('waits until characters are revealed', () => {
    const before = table({
      players: [{ seat: 'noor', subjects: [subject] }, { seat: 'mila' }, { seat: 'juri' }],
    });
    expect(refusal(before, use)).toEqual(refuse('rk.cycle.phases', 'still-choosing'));
  });

  test('works from the bottom end of the row only', () => {
    const above = table({
      turn: 'noor',
      players: players(subject).map((player, place) =>
        place === 0 ? { ...player, subjects: [subject, 'gardener'] } : player,
      ),
    });
    expect(refusal(above, use)).toEqual(
      refuse('rk.subject.active', 'not-active', { seat: 'noor', subject, active: 'gardener' }),
    );
  });
});

describe('Gardener and Watchman', () => {
  test.each(['gardener', 'watchman'] as const)(
    'the %s does not work in the action phase, whoever has the turn',
    (subject) => {
      const use: AbilityAction =
        subject === 'gardener'
          ? { type: 'ability', seat: 'noor', subject, swapWith: 'mila' }
          : { type: 'ability', seat: 'noor', subject };
      const rule = subject === 'gardener' ? 'rk.subject.start-of-cycle' : 'rk.ability.watchman';
      const late = refuse(rule, 'only-at-start', { seat: 'noor', subject });
      expect(refusal(noorsTurn({ subjects: [subject] }), use)).toEqual(late);
      expect(refusal(table({ turn: 'mila', players: players(subject) }), use)).toEqual(late);
      expect(
        offers(noorsTurn({ subjects: [subject] }), 'noor').filter(({ type }) => type === 'ability'),
      ).toEqual([]);
    },
  );

  test('work at the start of the cycle, the Gardener before the conflicts and the Watchman during them', () => {
    const before = table({
      players: [
        { seat: 'noor', played: 'trader-1', subjects: ['watchman'] },
        { seat: 'mila', played: 'courtier', subjects: ['gardener'] },
        { seat: 'juri', played: 'trader-2' },
      ],
    });
    const revealed = act(before, { type: 'reveal', seat: 'noor' }).state;
    expect(refusal(revealed, { type: 'ability', seat: 'noor', subject: 'watchman' })).toEqual(
      refuse('rk.ability.watchman', 'only-at-start', { seat: 'noor', subject: 'watchman' }),
    );
    const swapped = act(revealed, {
      type: 'ability',
      seat: 'mila',
      subject: 'gardener',
      swapWith: 'juri',
    });
    expect(citesOf(swapped.facts, 'abilityUsed')).toEqual([
      'rk.ability.gardener',
      'rk.subject.start-of-cycle',
    ]);
    const { facts } = act(swapped.state, { type: 'ability', seat: 'noor', subject: 'watchman' });
    expect(factOf(facts, 'abilityUsed').cites).toEqual([
      'rk.ability.watchman',
      'rk.subject.start-of-cycle',
    ]);
  });
});
