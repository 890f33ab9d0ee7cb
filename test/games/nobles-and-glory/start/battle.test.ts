import { describe, expect, it } from 'vitest';
import { options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { CARDS } from '../../../../src/games/nobles-and-glory/cards.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import type { Position } from '../../../../src/games/nobles-and-glory/types/position.ts';
import { take } from '../../../support/nobles-and-glory-actions.ts';
import { attack, defend } from '../../../support/nobles-and-glory-armies.ts';
import {
  act,
  actionPosition,
  card,
  cards,
  impossible,
  inventory,
  players,
  table,
  type ActionTable,
} from '../../../support/nobles-and-glory.ts';

const UNDEFENDED = 'ng.action.battle.undefended';

/** Noor’s Battle, in the fifth turn of the game. */
const position = (
  battle: Position['battle'],
  lying: ActionTable = {},
  rest: Omit<Position, 'players'> = {},
  noor = 'KS 2S 3S, QD',
): Position =>
  actionPosition(
    noor,
    { mila: 'KH 3H', armies: '6H 9S', theirArmies: '5C 10D', ...lying },
    { ...(battle && { battle }), ...rest },
  );

const byNine: Position['battle'] = { card: card('9S') };
/** The 9 of Hearts has been discarded, and a card is taken for it. */
const plundering = { card: card('9H'), step: 'plunder' } as const;
const discarded = { discardPile: cards('9H') };

describe('a position in the middle of a Battle', () => {
  it('is where a Battle comes to by itself, and the defender chooses', () => {
    const state = table(position(byNine));
    expect(state).toEqual(act(table(position(undefined)), [attack('9S')]).state);
    expect(inventory(state)).toEqual(CARDS);
    expect(options(state, 'mila')).toEqual([defend('5C'), defend('10D')]);
    expect(act(state, [defend('5C'), take('5C', 'QD')]).state.stack).toHaveLength(2);
  });

  it('is one in which nobody opposes the attacker', () => {
    const lying = { armies: '', theirArmies: '', their: '6D' };
    const state = table(position(plundering, lying, discarded));
    expect(state).toEqual(
      act(table(position(undefined, { ...lying, armies: '9H' })), [attack('9H')]).state,
    );
    expect(inventory(state)).toEqual(CARDS);
  });

  it('is in an Action Phase, alone, and of an Army Card', () => {
    expect(impossible(position(byNine, {}, { phase: 'population' }))).toEqual(
      refuse('ng.action.battle', 'battle-not-now'),
    );
    expect(impossible(position({ card: card('QC') }))).toEqual(
      refuse('ng.card.number', 'not-number', { card: card('QC') }),
    );
    for (const other of ['5C', '2S', '9D'])
      expect(impossible(position({ card: card(other) }))).toEqual(
        refuse('ng.action.battle', 'not-army', { seat: 'noor', card: card(other) }),
      );
    const inPolity: Position = {
      players: players('KS 2S 3S, QH 4H 5H', 'QS 3C', {
        noor: { hand: cards('2C 4C 5C 6C 7C'), armies: cards('9S') },
        mila: { hand: cards('2D 3D 4D 5D 6D'), armies: cards('8S 9D'), glory: cards('7D') },
      }),
      phase: 'action',
      polity: { prize: card('6H') },
    };
    expect(table(inPolity).stack.at(-1)).toMatchObject({ type: 'polity' });
    expect(impossible({ ...inPolity, battle: { card: card('9S') } })).toEqual(
      refuse('ng.action.any-number', 'two-under-way'),
    );
  });

  it('is where it could be declared', () => {
    expect(impossible(position(byNine, {}, {}, 'KS 2S, QD'))).toEqual(
      refuse('ng.action.battle', 'too-few-subjects', { suit: 'spade', count: 1, needed: 2 }),
    );
    expect(impossible(position(byNine, { treaty: '7S' }))).toEqual(
      refuse('ng.action.treaty.effect', 'treaty-prevents', { card: card('7S'), suit: 'spade' }),
    );
  });

  it('leaves the defender a choice: an only Army Card defends by itself', () => {
    for (const theirArmies of ['', '5C'])
      expect(impossible(position(byNine, { theirArmies }))).toEqual(
        refuse('ng.action.battle.defended', 'no-choice-of-army', {
          seat: 'mila',
          count: cards(theirArmies).length,
        }),
      );
  });

  it('lets a card be taken for one that is discarded, against no Army Card', () => {
    expect(impossible(position(plundering, { theirArmies: '' }))).toEqual(
      refuse(UNDEFENDED, 'attacker-not-discarded', { card: card('9H') }),
    );
    expect(impossible(position(plundering, { armies: '9H', theirArmies: '' }))).toMatchObject({
      reason: 'attacker-not-discarded',
    });
    expect(impossible(position(plundering, { armies: '6H' }, discarded))).toEqual(
      refuse(UNDEFENDED, 'is-defended', { seat: 'mila' }),
    );
    expect(
      impossible(
        position(
          { card: card('AC'), step: 'plunder' },
          { armies: '6H', theirArmies: '' },
          { discardPile: cards('AC') },
        ),
      ),
    ).toEqual(refuse(UNDEFENDED, 'nothing-to-take', { seat: 'mila', card: card('AC') }));
  });

  it('has the space that the discarded card has left beside the Regnant (ng.capacity.army, army-row)', () => {
    const full = refuse('ng.capacity.army', 'attacker-without-space', {
      card: card('9H'),
      royal: card('KS'),
    });
    const lying = { theirArmies: '', their: '6D' };
    for (const [noor, armies] of [
      ['KS 2S 3S 4C', ''],
      ['KS 2S 3S', '6H'],
      ['KS 2S 3S 4C 5H, QD', ''],
    ] as const)
      expect(impossible(position(plundering, { ...lying, armies }, discarded, noor))).toEqual(full);
    for (const [noor, armies] of [
      ['KS 2S 3S', ''],
      ['KS 2S 3S, QD 4C 5H 7D', '6H'],
    ] as const)
      expect(
        table(position(plundering, { ...lying, armies }, discarded, noor)).stack.at(-1),
      ).toMatchObject({ type: 'battle', step: 'plunder' });
  });
});
