import { describe, expect, it } from 'vitest';
import { judgeCard } from '../../../../src/games/nobles-and-glory/polity/card.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { polityTable } from '../../../support/nobles-and-glory-polities.ts';
import { card } from '../../../support/nobles-and-glory.ts';

describe('a card for a round of Polity', () => {
  const judged = (written: string) =>
    judgeCard(polityTable().players[0], card(written), 'ng.action.polity.lead');

  it('is a Number Card of the hand (ng.card.number)', () => {
    expect(judged('5H')).toBeUndefined();
    expect(judged('7C')).toEqual(
      refuse('ng.action.polity.lead', 'not-in-hand', { seat: 'noor', card: card('7C') }),
    );
    expect(judged('KC')).toEqual(refuse('ng.card.number', 'not-number', { card: card('KC') }));
  });
});
