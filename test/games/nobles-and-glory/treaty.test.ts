import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/games/nobles-and-glory/actions.ts';
import { judgeTreaty, treatySuitOf } from '../../../src/games/nobles-and-glory/treaty.ts';
import type { Player, State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { assassinate, killJester, regnant } from '../../support/nobles-and-glory-actions.ts';
import { actionPhase, type ActionTable, number } from '../../support/nobles-and-glory.ts';

const treaty = (written: string): Pick<Player, 'treaty'> => ({
  treaty: { card: number(written), kind: 'treaty', laid: 4 },
});

/** Noor’s Action Phase under a Treaty of Mila’s. */
const under = (written: string, noor: string, lying: ActionTable): State =>
  actionPhase(noor, { ...lying, treaty: written });

const PREVENTED = { because: 'ng.action.treaty.effect', reason: 'treaty-prevents' };

describe('a Treaty (ng.action.treaty.effect)', () => {
  it('has the suit of its card', () => {
    expect(treatySuitOf(treaty('10C'))).toBe('club');
    expect(treatySuitOf({ treaty: null })).toBeUndefined();
  });

  it('prevents what has its suit, and nothing else', () => {
    expect(judgeTreaty(treaty('10C'), 'club')).toEqual({
      ...PREVENTED,
      particulars: { card: 'club-10', suit: 'club' },
    });
    expect(judgeTreaty(treaty('10C'), 'spade')).toBeUndefined();
    expect(judgeTreaty({ treaty: null }, 'club')).toBeUndefined();
  });

  it('X35: leaves a Regnant of its suit without the Regnant Ability', () => {
    const lying = { hand: '5C', their: '7S' };
    const pillage = regnant('8C', '5C', '7S');
    expect(judge(under('10C', 'KC 8C', lying), pillage)).toMatchObject(PREVENTED);
    expect(judge(under('10S', 'KC 8C', lying), pillage)).toBeUndefined();
  });

  it('comes after the Subject that the ability needs (ng.action.regnant)', () => {
    expect(
      judge(under('10C', 'KC 8S', { hand: '5C', their: '7S' }), regnant('8S', '5C', '7S')),
    ).toMatchObject({ because: 'ng.action.regnant', reason: 'no-subject-of-regnant' });
  });

  it('X35: leaves an Ace of its suit no Assassin (treaty-assassin-scope)', () => {
    const murder = 'KC 2C, QD 3D, JH 4H';
    const lying = { hand: 'AC AD', mila: 'KS 5C, QH 4D, JC 2S' };
    expect(judge(under('10C', murder, lying), assassinate('AC', 'JC'))).toMatchObject(PREVENTED);
    expect(judge(under('10D', murder, lying), assassinate('AC', 'JC'))).toBeUndefined();
  });

  it.for(['full-conditions-uses-action', 'free'] as const)(
    'X35: so it is against a Court Jester: %s (jester-kill-conditions)',
    (reading) => {
      const murder = 'KC 2C, QD 3D, JH 4H';
      const state = under('10C', murder, {
        hand: 'AC AD',
        mila: 'KS 5C, QH 4D, JC 2S',
        theirJester: 'joker-2',
        rulings: { 'jester-kill-conditions': reading },
      });
      expect(judge(state, killJester('AC', 'joker-2'))).toMatchObject(PREVENTED);
      expect(judge(state, killJester('AD', 'joker-2'))).toBeUndefined();
    },
  );
});
