import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  polityOf,
  polityTable,
  declarePolity,
} from '../../../support/nobles-and-glory-polities.ts';
import { act, card, cards, numbers } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.polity.condition';
const judged = (lying: Parameters<typeof polityTable>[0]) =>
  judge(polityTable(lying), declarePolity);

describe('declaring Polity (ng.action.polity.condition)', () => {
  it('turns up a Number Card of the Draw Pile as the prize (ng.action.polity.reveal, ng.action.polity.prize)', () => {
    const state = polityTable();
    expect(options(state, 'noor')).toContainEqual(declarePolity);
    const { state: after, facts } = act(state, [declarePolity]);
    expect(facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'polity' },
        cites: ['ng.action.polity.condition'],
      },
      {
        event: { type: 'polityCardTurned', seat: 'noor', card: card('6H') },
        cites: ['ng.action.polity.reveal', 'ng.action.polity.prize'],
      },
    ]);
    expect(polityOf(after)).toMatchObject({ seat: 'noor', prize: card('6H'), won: 0 });
    expect(after.drawPile).not.toContain(card('6H'));
    expect(after.players).toEqual(state.players);
  });

  it('is over for this turn where another card is turned up, which is discarded', () => {
    for (const other of ['QS', 'joker-1']) {
      const { state, facts } = act(polityTable({ prize: other }), [declarePolity]);
      expect(state.discardPile).toEqual(cards(other));
      expect(facts.at(-1)!.cites).toEqual(['ng.action.polity.reveal']);
      expect(pending(state)).toMatchObject({ name: 'action', seats: ['noor'] });
      expect(judge(state, declarePolity)).toEqual(
        refuse('ng.action.once-each', 'action-used', { action: 'polity' }),
      );
    }
  });

  it('takes two Heart Subjects, whatever the Royal Cards are', () => {
    expect(judged({ noor: 'QH 2H 3C' })).toEqual(
      refuse(RULE, 'too-few-subjects', { suit: 'heart', count: 1, needed: 2 }),
    );
    expect(judged({ noor: 'QS 2H 3H 4H' })).toBeUndefined();
  });

  it('takes fewer Glory Cards than the other player has', () => {
    expect(judged({ glory: '9H' })).toEqual(refuse(RULE, 'not-fewer-glory', { count: 1, most: 1 }));
    expect(judged({ theirGlory: '' })).toMatchObject({ reason: 'not-fewer-glory' });
    expect(judged({ glory: '9H', theirGlory: '9S 10C' })).toBeUndefined();
  });

  it('takes five cards in each hand, of whatever kind', () => {
    expect(judged({ hand: '5H 9C 8D 7S' })).toEqual(
      refuse(RULE, 'hand-too-small', { seat: 'noor', count: 4, needed: 5 }),
    );
    expect(judged({ theirHand: '7C 8C 6C JD' })).toEqual(
      refuse(RULE, 'hand-too-small', { seat: 'mila', count: 4, needed: 5 }),
    );
    expect(judged({ theirHand: 'JD JC QC QD joker-1' })).toBeUndefined();
  });

  it('takes a Number Card to lead and a card to turn up (ng.action.completable)', () => {
    expect(judged({ hand: 'JD JC QC QD joker-1', theirHand: '2C 3C 4C 5C 6C' })).toEqual(
      refuse('ng.action.completable', 'no-number-card', { seat: 'noor' }),
    );
    const bare: State = { ...polityTable(), drawPile: [], discardPile: [] };
    expect(judge(bare, declarePolity)).toEqual(refuse('ng.action.completable', 'no-card-to-turn'));
    const renewed = act({ ...bare, discardPile: numbers('6H') }, [declarePolity]).state;
    expect(polityOf(renewed).prize).toBe(card('6H'));
  });

  it('renews the Draw Pile at once that it has emptied, without the prize (ng.deck.reshuffle)', () => {
    const { state } = act(
      { ...polityTable(), drawPile: numbers('6H'), discardPile: cards('QS 9D') },
      [declarePolity],
    );
    expect(new Set(state.drawPile)).toEqual(new Set(cards('QS 9D')));
    expect(state.discardPile).toEqual([]);
  });

  it('or without the card that was no prize, which stays on the Discard Pile', () => {
    const { state } = act(
      { ...polityTable(), drawPile: cards('QD'), discardPile: cards('QS 9D') },
      [declarePolity],
    );
    expect(new Set(state.drawPile)).toEqual(new Set(cards('QS 9D')));
    expect(state.discardPile).toEqual(cards('QD'));
  });
});
