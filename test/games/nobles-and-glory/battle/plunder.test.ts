import { describe, expect, it } from 'vitest';
import { judgePlunder } from '../../../../src/games/nobles-and-glory/battle/plunder.ts';
import { card, cards, number, players, table } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.battle.undefended';

/** Noor’s Army Card against a card of Mila’s Population. */
const plunder = (noor: string, army: string, mila: string, peasants: string, taken: string) => {
  const { players: seated } = table({
    players: players(noor, mila, { mila: { peasants: cards(peasants) } }),
  });
  return judgePlunder(seated[0], seated[1], number(army), card(taken));
};

describe('what an Army Card takes that nobody opposes (ng.action.battle.undefended)', () => {
  const against = (taken: string) => plunder('KS 2S', '6H', 'QS 6S 5C 4D', '6D', taken);

  it('X04: is a card that counts no more, a Subject with its bonuses, a Peasant without', () => {
    for (const taken of ['5C', '4D', '6D']) expect(against(taken)).toBeUndefined();
    expect(against('6S')).toEqual({
      because: RULE,
      reason: 'too-strong',
      particulars: { card: card('6S'), value: 7, most: 6 },
    });
    expect(plunder('KS 2S', '6H', 'QD 6S 5C', '7D', '7D')).toMatchObject({
      reason: 'too-strong',
      particulars: { value: 7, most: 6 },
    });
    expect(plunder('KS 2S', '6S', 'QD 6S 5C', '7D', '7D')).toBeUndefined();
  });

  it('is a Subject or Peasant of the other player, who keeps a Subject', () => {
    for (const other of ['2S', '9D', 'QS'])
      expect(against(other)).toEqual({
        because: RULE,
        reason: 'not-in-population',
        particulars: { seat: 'mila', card: card(other) },
      });
    expect(plunder('KS 2S', '6H', 'QD 2C', '', '2C')).toEqual({
      because: 'ng.guard.subjects',
      reason: 'last-subject',
      particulars: { seat: 'mila' },
    });
  });
});
