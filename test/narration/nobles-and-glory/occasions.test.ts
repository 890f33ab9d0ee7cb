import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/games/nobles-and-glory/apply.ts';
import { game } from '../../../src/games/nobles-and-glory/game.ts';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { occasionOf } from '../../../src/narration/nobles-and-glory/occasions.ts';
import {
  assassinate,
  crown,
  declare,
  dethrone,
  done,
  enlist,
  herald,
  merchant,
  place,
  regnant,
  serf,
  transhumance,
  treason,
} from '../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, cards, phaseOf, royal } from '../../support/nobles-and-glory.ts';

/** What is told of the events of a type that actions bring about, in order. */
function occasions(
  state: State,
  actions: readonly Action[],
  type: Event['type'],
): (string | undefined)[] {
  let now = state;
  return act(state, actions).facts.flatMap(({ event }) => {
    now = apply(now, event);
    return event.type === type ? [occasionOf(event, game.view(now))] : [];
  });
}

const WHOLE = { 'rearrange-scope': 'whole-population' } as const;

describe('a Subject that becomes a Peasant', () => {
  const struck = (rulings = {}) =>
    actionPhase('KC 2C, QD 3D, JH 4H', { hand: 'AC', mila: 'KS 5C 6C, QH 4D, JC 2S', rulings });
  const theirs = (written: string): Action => ({ ...serf(written), seat: 'mila' });

  it('does so by Treason only where Treason is used', () => {
    const state = actionPhase('KC 8C 7S', { hand: '4H', mila: 'QH 3S 6D, JC 2D' });
    const actions = [treason('6D'), herald('4H', '7S')];
    expect(occasions(state, actions, 'subjectSerfed')).toEqual(['treason', '']);
  });

  it('does so for want of a space after a Royal Card is lost', () => {
    const full = actionPhase('KC 2S 3S 4S 5S, QH 6S 7S', { mila: 'QD 3D' });
    expect(
      occasions(full, [dethrone('QH'), ...['2S', '3S', '4S'].map(serf)], 'subjectSerfed'),
    ).toEqual(['surplus', 'surplus', 'surplus']);
  });

  it('does so as its owner will where every Subject has a space, in an Action Phase of the other player, too', () => {
    const actions = [assassinate('AC', 'JC'), theirs('5C')];
    expect(occasions(struck(WHOLE), actions, 'subjectSerfed')).toEqual(['']);
  });
});

describe('a Royal Card that is lost', () => {
  const court = 'KC 2C, QD 3D, JH 4H';

  it('is lost to an Assassin or dethroned, whichever Action was used last', () => {
    const state = actionPhase('KC 2C, QD 3D, JH 4S', { hand: 'AC', mila: 'KS 5C, QH 4D, JC' });
    const actions = [assassinate('AC', 'JC'), { ...done, seat: 'mila' } as const, dethrone('JH')];
    expect(occasions(state, actions, 'royalLost')).toEqual(['assassination', 'dethrone']);
  });

  it('is a Jack whom a new King drives out only in an Inauguration Phase', () => {
    const state = phaseOf('inauguration', 'QC 2C, JD 5D', 'QS 3S', {
      noor: { hand: cards('KC') },
    });
    expect(occasions(state, [crown('KC')], 'royalLost')).toEqual(['usurper']);
    const lost = (written: string, phase: 'inauguration' | 'population') => {
      const event = { type: 'royalLost', seat: 'noor', card: royal(written) } as const;
      return occasionOf(event, game.view(apply(phaseOf(phase, court, 'QS 3S'), event)));
    };
    expect(lost('QD', 'inauguration')).toBe('');
    expect(lost('JH', 'population')).toBe('');
  });
});

describe('a Glory Card that comes or goes', () => {
  it('is discarded for a Declaration', () => {
    const state = actionPhase('KH 2H, QC 3C', {
      glory: '2S',
      mila: 'KS 5C, QD 4D, JH 4S 9S',
    });
    expect(occasions(state, [declare('estate', '2S')], 'gloryDiscarded')).toEqual(['declaration']);
  });

  it('is exchanged by Eminence', () => {
    const own = actionPhase('KC 2S 3S, QD, JS', { glory: '5H', their: '9C' });
    const exchange = [transhumance('9C', '5H')];
    expect(occasions(own, exchange, 'gloryGained')).toEqual(['transhumance']);
    expect(occasions(own, exchange, 'gloryGiven')).toEqual(['peasant']);
  });

  it('is refused as a Subject only where a Merchant gives it', () => {
    const give = (glory: string, mila: string) => actionPhase('KS 2D 4D, QC, JD', { glory, mila });
    const given = (state: State, actions: Action[]) => occasions(state, actions, 'gloryGiven');
    expect(given(give('3S', 'KC 9C 10D'), [merchant('9C', '3S')])).toEqual(['refused']);
    expect(given(give('5S', 'KC 9C 3H'), [merchant('9C', '5S')])).toEqual(['']);
    expect(
      given(give('5S', 'KC 9C 3H, QH'), [merchant('9C', '5S'), place('5S', 'QH', 'mila')]),
    ).toEqual(['']);
  });
});

describe('a Subject that is replaced', () => {
  it('says with what, by Enlist and by the Regnant Ability', () => {
    const state = actionPhase('KC 8C 5H', { hand: '5C 6C 4C 3D' });
    const actions = [enlist('5C', '5H', '6C'), regnant('8C', '4C', '3D')];
    expect(occasions(state, actions, 'subjectReplaced')).toEqual(['hand', 'hand']);
  });
});
