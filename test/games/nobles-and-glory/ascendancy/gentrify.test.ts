import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { done, gentrify } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, court } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.ascendancy.gentrify';

describe('Gentrify (ng.action.ascendancy.gentrify)', () => {
  it('makes a Peasant a Subject', () => {
    const state = actionPhase('KC 8S', { hand: '7D', peasants: '9H' });
    const { state: after, facts } = act(state, [gentrify('7D', '9H', 'KC')]);
    expect(after.players[0]).toMatchObject({ court: court('KC 8S 9H'), peasants: [], hand: [] });
    expect(facts.at(-1)!.cites).toEqual([RULE, 'ng.term.ennoble', 'ng.equipoise.elsewhere']);
  });

  it.each([
    ['previous-lower-or-next-higher', 'ng.equipoise', undefined],
    ['both-neighbours-lower', 'ng.equipoise.previous', 'ng.equipoise.next'],
  ] as const)('is tested by Equipoise: %s', (reading, low, wrapped) => {
    const rulings = { 'equipoise-direction': reading };
    const table = { hand: '7D', peasants: '3S 3C', rulings };
    const state = actionPhase('JH 10D', table);
    expect(judge(state, gentrify('7D', '3S', 'JH'))?.because).toBe(low);
    expect(judge(state, gentrify('7D', '3C', 'JH'))?.because).toBe(wrapped);
    expect(options(actionPhase('JH 10D', { ...table, peasants: '3S' }), 'noor')).toEqual([done]);
  });

  it('is not tested by Administration (ng.administration.elsewhere)', () => {
    const state = actionPhase('KC 2H 4H', { hand: '7D', peasants: '5H' });
    expect(judge(state, gentrify('7D', '5H', 'KC'))).toBeUndefined();
  });

  it('needs a Peasant of one’s own, a Royal Card and a space', () => {
    const state = actionPhase('KC 8S', { hand: '7D', peasants: '9H', their: '9D' });
    expect(judge(state, gentrify('7D', '9D', 'KC'))).toEqual(
      refuse(RULE, 'not-peasant', { seat: 'noor', card: card('9D') }),
    );
    expect(judge(state, gentrify('7D', '9H', 'QH'))).toEqual(
      refuse('ng.term.subject', 'no-such-royal', { card: card('QH') }),
    );
    const full = actionPhase('KC 8S 2H 3D', { hand: '7D', peasants: '9H', mila: 'QH 5S' });
    expect(judge(full, gentrify('7D', '9H', 'KC'))).toEqual(
      refuse('ng.capacity.king', 'row-full', { royal: card('KC'), count: 3, most: 3 }),
    );
    expect(options(full, 'noor')).toEqual([done]);
  });
});
