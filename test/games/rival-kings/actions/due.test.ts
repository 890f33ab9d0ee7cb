import { describe, expect, test } from 'vitest';
import { firstPending } from '../../../../src/games/rival-kings/actions/due.ts';
import type { ActionKind } from '../../../../src/games/rival-kings/characters.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Action } from '../../../../src/games/rival-kings/types/action.ts';
import type { State } from '../../../../src/games/rival-kings/types/state.ts';
import { act, due, noorsTurn, offers, refusal } from '../../../support/rival-kings.ts';

const end = { type: 'end', seat: 'noor' } as const;
const waive = { type: 'waive', seat: 'noor' } as const;
const settle = { type: 'settle', seat: 'noor' } as const;

/** What makes `settle` due, by the rule that does. */
const DUE: {
  rule: 'rk.steal.immediate' | 'rk.ability.sailor' | 'rk.ability.farmer';
  before: State;
  by: Action;
}[] = [
  {
    rule: 'rk.steal.immediate',
    before: noorsTurn(
      { played: 'knight', markers: 2, subjects: ['jailer'] },
      { juri: { played: 'countess' } },
    ),
    by: { type: 'steal', seat: 'noor', from: 'juri', action: 'settle' },
  },
  {
    rule: 'rk.ability.sailor',
    before: noorsTurn(
      { played: 'trader-1', markers: 3, subjects: ['sailor'] },
      { juri: { played: 'trader-2' } },
    ),
    by: { ...settle, using: 'sailor' },
  },
  {
    rule: 'rk.ability.farmer',
    before: noorsTurn(
      {
        played: 'trader-1',
        markers: 2,
        subjects: ['farmer'],
        crests: [{ action: 'settle', by: 'mila' }],
      },
      { mila: { played: 'courtier' }, juri: { played: 'duke' } },
    ),
    by: { type: 'ability', seat: 'noor', subject: 'farmer', action: 'settle' },
  },
];

describe.each(DUE)('An action due by $rule', ({ rule, before, by }) => {
  const { state } = act(before, by);
  const owed = (action: ActionKind) => refuse(rule, 'action-due', { seat: 'noor', action });

  test('is carried out or waived before anything else', () => {
    expect(offers(state, 'noor')).toEqual([settle, waive]);
    expect(refusal(state, end)).toEqual(owed('settle'));
    expect(refusal(state, { type: 'money', seat: 'noor', pile: 'building-1' })).toEqual(
      owed('settle'),
    );
    expect(refusal(state, { type: 'steal', seat: 'noor', from: 'juri', action: 'money' })).toEqual(
      owed('settle'),
    );
  });

  test('is done with once it is carried out, and counts as no own action', () => {
    const done = act(state, settle);
    expect(due(done.state)).toEqual([]);
    expect(done.state.players[0]!.carriedOut).toEqual(
      before.players[0]!.carriedOut.concat(rule === 'rk.ability.sailor' ? ['settle'] : []),
    );
    expect(offers(done.state, 'noor')).toContainEqual(end);
  });

  test('is done with once it is waived', () => {
    const waived = act(state, waive);
    expect(waived.facts).toEqual([
      { event: { type: 'actionWaived', seat: 'noor', action: 'settle' }, cites: [rule] },
    ]);
    expect(due(waived.state)).toEqual([]);
  });
});

describe('An action due', () => {
  test('lets no ability come in between', () => {
    const [{ before, by }] = DUE as [(typeof DUE)[number]];
    expect(
      refusal(act(before, by).state, { type: 'ability', seat: 'noor', subject: 'jailer' }),
    ).toEqual(refuse('rk.steal.immediate', 'action-due', { seat: 'noor', action: 'settle' }));
  });

  test('does not exist outside the action phase', () => {
    expect(firstPending(noorsTurn())).toBeUndefined();
    expect(firstPending({ ...noorsTurn(), stage: { type: 'choose' } })).toBeUndefined();
  });
});
