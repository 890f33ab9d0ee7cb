import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { enact } from '../../../../src/games/nobles-and-glory/enact/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { accoutres } from '../../../support/nobles-and-glory-enacts.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  number,
  numbers,
} from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.enact.accoutres';

const state = actionPhase('KC 2S, QD', {
  hand: '7D 4C JD',
  armies: '6H 9S 7C',
  glory: '10C',
  decree: '3D',
  theirArmies: '2H',
});

const used = (army: string, by: string) => judge(state, accoutres('7D', army, by, '10C'));

describe('Accoutres (ng.action.enact.accoutres)', () => {
  it('puts any Number Card of the hand face down in the place of a lower Army Card', () => {
    expect(usesOf(enact, state)).toEqual([accoutres('7D', '6H', '4C', '10C')]);
    const { state: after, facts } = act(state, [accoutres('7D', '6H', '4C', '10C')]);
    expect(after.players[0]).toMatchObject({
      hand: cards('JD'),
      armies: numbers('9S 7C 4C'),
      decree: { card: card('3D'), progress: numbers('10C') },
    });
    expect(after.players[1]).toEqual(state.players[1]);
    expect(after.discardPile.slice(0, 2)).toEqual(cards('6H 7D'));
    expect(facts[2]).toEqual({
      event: { type: 'armyReplaced', seat: 'noor', card: card('6H'), by: card('4C') },
      cites: [RULE, 'ng.army.hidden'],
      seenBy: ['noor'],
    });
  });

  it('takes an Army Card of one’s own that is lower than the Diamond', () => {
    for (const other of ['2S', '2H'])
      expect(used(other, '4C')).toEqual(
        refuse(RULE, 'not-army', { seat: 'noor', card: card(other) }),
      );
    for (const high of ['9S', '7C'])
      expect(used(high, '4C')).toEqual(
        refuse(RULE, 'not-lower', { card: card(high), than: card('7D') }),
      );
  });

  it('takes another Number Card of the hand', () => {
    expect(used('6H', '7D')).toEqual(refuse(RULE, 'discarded-for-enact', { card: card('7D') }));
    expect(used('6H', '8C')).toEqual(
      refuse(RULE, 'not-in-hand', { seat: 'noor', card: card('8C') }),
    );
    expect(used('6H', 'JD')).toEqual(refuse('ng.card.number', 'not-number', { card: card('JD') }));
  });

  it('is not barred by a Treaty of the Army Card’s suit (ng.action.treaty.effect)', () => {
    const [noor, mila] = state.players;
    const treaty = { card: number('9H'), kind: 'treaty', laid: 4 } as const;
    const barred: typeof state = { ...state, players: [{ ...noor, treaty }, mila] };
    expect(judge(barred, accoutres('7D', '6H', '4C', '10C'))).toBeUndefined();
  });
});
