import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/games/nobles-and-glory/apply.ts';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { act, card, cards, dealt, inventory, phaseOf } from '../../support/nobles-and-glory.ts';
import {
  apostle,
  champion,
  enlist,
  gentrify,
  herald,
  hunt,
  insurrection,
  levy,
  merchant,
  place,
  regnant,
  replace,
  scandal,
  transhumance,
  treason,
} from '../../support/nobles-and-glory-actions.ts';
import { playNames, PLAYS } from '../../support/nobles-and-glory-plays.ts';

/** Noor’s Action Phase with all that her actions may need. */
const acting = (noor: string, mila: string, hand: string) =>
  phaseOf('action', noor, mila, {
    noor: { hand: cards(hand), peasants: cards('9C 10D'), glory: cards('6S') },
    mila: { peasants: cards('9H 4C'), glory: cards('6C') },
  });

const pillage = regnant('8C', '5C', '3D');

/** What is done in no play. */
const ACTIONS: readonly (readonly [what: string, State, readonly Action[]])[] = [
  ['Scholastic', acting('KH 5H', 'QS 3S', '7C 3H 10S'), [regnant('4C', '7C', '3H')]],
  ['Harvest', acting('KS 5S', 'QH 3H', '8S 4S 10S'), [regnant('5S', '8S', '4S')]],
  ['Reap', acting('KC 8C 6D, QS 4H', 'JS 3H', '5C 3D 2H'), [pillage, replace('4H', '2H')]],
  ['Campaign', acting('KC 8C 6D, QH', 'JS 3H', '5C 3D 2S'), [pillage, replace('9H', '2S')]],
  ['Champion', acting('KC 8C 6D, QC', 'JS 3H', '5C 3D'), [pillage, champion('9C')]],
  ['Scandal of a Subject', acting('KD 7D, QD', 'KS 2C 3H, QC, JH', ''), [scandal('2C')]],
  ['Scandal of a Peasant', acting('KD 7D, QD', 'KS 2C 3H, QC, JH', ''), [scandal('9H')]],
  ['Treason', acting('KC 7C, QC', 'KS 2H 3H, QH, JD', ''), [treason('2H')]],
  [
    'Insurrection of a Subject',
    acting('KH 2H, QH', 'KS 2C 5C, QD, JH', ''),
    [insurrection('2C', 'QH')],
  ],
  [
    'Insurrection of a Peasant',
    acting('KH 2H, QH', 'KS 2C 5C, QD, JH', ''),
    [insurrection('9H', null)],
  ],
  ['Master of the Hunt', acting('KC 8C', 'QS 3S', '2S'), [hunt('2S')]],
  ['Herald', acting('KC 8C 6D', 'QS 3S', '2H'), [herald('2H', '8C')]],
  ['Enlist', acting('KC 8C 6D', 'QS 3S', '2C 3C'), [enlist('2C', '6D', '3C')]],
  ['Gentrify', acting('KC 8C 6D', 'QS 3S', '2D'), [gentrify('2D', '9C', 'KC')]],
  ['Transhumance', acting('KC 2S 4S, QH, JS', 'QS 3S', ''), [transhumance('9H', '6S')]],
  ['Apostle', acting('KC 2H 4H, QS, JH', 'KS 3S', ''), [apostle('2H', '6S')]],
  [
    'Levy',
    phaseOf('action', 'KS 2C 3C, QH, JC', 'QS 3S', {
      noor: { glory: cards('6C'), peasants: cards('9C') },
    }),
    [levy('9C', '6C', 'JC')],
  ],
  [
    'Merchant with a row to be chosen',
    acting('KS 2D 4D, QH, JD', 'KC 5C 7H, QC', ''),
    [merchant('5C', '6S'), place('6S', 'QC', 'mila')],
  ],
  ['Merchant with one row', acting('KS 2D 4D, QH, JD', 'KC 5C 7H', ''), [merchant('5C', '6S')]],
  [
    'Merchant against Equipoise',
    acting('KS 2D 4D, QH, JD', 'KC 5C 9D', ''),
    [merchant('5C', '6S')],
  ],
  [
    'a card laid off to the Peasants',
    PLAYS.firstSteps.state,
    [{ type: 'discard', seat: 'noor', card: card('5D'), to: 'peasants' }],
  ],
];

/** The table before and after each thing that happens. */
function tables(state: State, actions: readonly Action[]): State[] {
  const { facts } = act(state, actions);
  return facts.reduce<State[]>((all, { event }) => [...all, apply(all.at(-1)!, event)], [state]);
}

describe('whatever happens, no card is lost and none is there twice (ng.deck)', () => {
  const expectAll = (states: readonly State[]) => {
    const all = inventory(states[0]!);
    for (const state of states) expect(inventory(state)).toEqual(all);
  };

  it.for(playNames)('in %s', (name) => {
    const { state, actions } = PLAYS[name];
    expectAll(tables(state, actions));
  });

  it.for(ACTIONS)('in %s', ([, state, actions]) => {
    expectAll(tables(state, actions));
  });

  it('from the deal on', () => {
    const { facts } = dealt(1);
    const box = PLAYS.startingCards.state;
    const begun: State = {
      ...box,
      players: [
        { ...box.players[0], hand: [] },
        { ...box.players[1], hand: [] },
      ],
      stack: [{ type: 'box' }],
    };
    expectAll(
      facts.reduce<State[]>((all, { event }) => [...all, apply(all.at(-1) ?? begun, event)], []),
    );
  });
});
