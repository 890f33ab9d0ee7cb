import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { assassinsOf } from '../../../../src/games/nobles-and-glory/assassination/conditions.ts';
import { assassinate } from '../../../support/nobles-and-glory-actions.ts';
import { actionPhase, card, cards } from '../../../support/nobles-and-glory.ts';

const NOOR = 'KC 2C, QD 3D, JH 4H';
const MILA = 'KS 5C, QH 4D, JC 4S 9S';

const against = (noor: string, hand = 'AC 9C', mila = MILA) => actionPhase(noor, { hand, mila });
const refused = (noor: string, ace = 'AC', hand = 'AC 9C', mila = MILA) =>
  judge(against(noor, hand, mila), assassinate(ace, 'JC'));

describe('the conditions of an Assassination (ng.action.assassination.condition)', () => {
  it('a Chamberlain of one’s own; a Eunuch is one (ng.court.eunuch)', () => {
    expect(refused('KC 2C, QD 3D')).toEqual({
      because: 'ng.action.assassination.condition',
      reason: 'no-chamberlain',
      particulars: { seat: 'noor' },
    });
    expect(refused('KC 2C, QD 3D, JD')).toBeUndefined();
  });

  it('a Consort beside the Regnant of the target kingdom', () => {
    expect(refused(NOOR, 'AC', 'AC', 'JC 4S')).toEqual({
      because: 'ng.action.assassination.condition',
      reason: 'no-consort',
      particulars: { seat: 'mila' },
    });
    expect(refused(NOOR, 'AC', 'AC', 'QS 5C, JC 4S')).toBeUndefined();
  });

  it('an Ace of the hand (ng.card.ace-assassin)', () => {
    expect(refused(NOOR, '9C')).toEqual({
      because: 'ng.card.ace-assassin',
      reason: 'not-ace',
      particulars: { card: card('9C') },
    });
    expect(refused('KC 2C AC, QD 3D, JH 4H', 'AC', '9C')).toEqual({
      because: 'ng.card.ace-assassin',
      reason: 'not-in-hand',
      particulars: { seat: 'noor', card: card('AC') },
    });
    expect(assassinsOf(against(NOOR, 'AC 9C AH').players[0])).toEqual(cards('AC AH'));
  });
});
