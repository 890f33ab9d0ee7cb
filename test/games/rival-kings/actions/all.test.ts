import { describe, expect, test } from 'vitest';
import { judge, options } from '../../../../src/games/rival-kings/actions/all.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Action } from '../../../../src/games/rival-kings/types/action.ts';
import { noorsTurn, table } from '../../../support/rival-kings.ts';
import { seated } from '../../../support/tables.ts';

const typesOf = (actions: readonly Action[]) => [...new Set(actions.map(({ type }) => type))];

describe('What a seat may do', () => {
  test('is nothing where it is not asked', () => {
    const state = noorsTurn();
    expect([options(state, 'mila'), options(state, 'juri'), options(state, 'ines')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(typesOf(options(state, 'noor'))).toContain('end');
  });

  test('is what its decision is about', () => {
    const box = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });
    expect(options(box, 'mila')).toEqual([{ type: 'set-up', seat: 'mila' }]);
    const [noor] = table({ players: seated(2) }).players;
    expect(options(table({ players: seated(2) }), 'noor')).toEqual(
      noor!.hand.map((character) => ({ type: 'choose', seat: 'noor', character })),
    );
    const chosen = table({
      players: [
        { seat: 'noor', played: 'queen' },
        { seat: 'mila', played: 'duke' },
      ],
    });
    expect(options(chosen, 'mila')).toEqual([{ type: 'reveal', seat: 'mila' }]);
  });
});

describe('Who does not play is refused, whatever is tried', () => {
  test.for<Action>([
    { type: 'end', seat: 'ines' },
    { type: 'steal', seat: 'noor', from: 'ines', action: 'money' },
    { type: 'pass', seat: 'noor', to: 'ines' },
    { type: 'ability', seat: 'noor', subject: 'gardener', swapWith: 'ines' },
  ])('%j', (action) => {
    expect(judge(noorsTurn(), action)).toEqual(
      refuse('rk.components.inventory', 'no-such-seat', { seat: 'ines' }),
    );
  });
});
