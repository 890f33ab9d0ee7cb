import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import {
  abstains,
  declarePolity,
  leads,
  leavePrize,
  plays,
  polityTable,
  takePrize,
} from '../../../support/nobles-and-glory-polities.ts';
import { act, card, cards, numbers } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.polity.loss';

/** Mila has stopped Noor: 8 of Clubs against 5 of Hearts. */
const lost = (lying: Parameters<typeof polityTable>[0] = {}) =>
  act(polityTable({ theirGlory: '9S 10C', ...lying }), [declarePolity, leads('5H'), plays('8C')])
    .state;

describe('the prize of a Polity that the initiator has lost (ng.action.polity.loss)', () => {
  const state = lost();

  it('is the other player’s for another Glory Card, or nobody’s', () => {
    expect(pending(state)).toEqual({
      name: 'polity-prize',
      seats: ['mila'],
      about: { card: card('6H') },
    });
    expect(options(state, 'mila')).toEqual([takePrize('9S'), takePrize('10C'), leavePrize]);
    expect(options(state, 'noor')).toEqual([]);
  });

  it('becomes Glory, and the other card Glory of the initiator', () => {
    const { state: after, facts } = act(state, [takePrize('10C')]);
    expect(facts).toEqual([
      { event: { type: 'prizeTaken', seat: 'mila', card: card('6H') }, cites: [RULE] },
      {
        event: { type: 'gloryHandedOver', seat: 'mila', to: 'noor', card: card('10C') },
        cites: [RULE],
      },
    ]);
    expect(after.players.map(({ glory }) => glory)).toEqual([numbers('10C'), numbers('9S 6H')]);
    expect(pending(after)).toMatchObject({ name: 'action', seats: ['noor'] });
  });

  it('is discarded where it is left', () => {
    const { state: after, facts } = act(state, [leavePrize]);
    expect(facts[0]).toEqual({
      event: { type: 'prizeLeft', seat: 'mila', card: card('6H') },
      cites: [RULE, 'ng.term.discard'],
    });
    expect(after.discardPile).toEqual(cards('6H 8C 5H'));
    expect(after.players.map(({ glory }) => glory)).toEqual([[], numbers('9S 10C')]);
  });

  it('is not paid for with itself, nor with a card that lies elsewhere', () => {
    for (const other of ['6H', '8D'])
      expect(judge(state, takePrize(other))).toEqual(
        refuse(RULE, 'not-glory', { seat: 'mila', card: card(other) }),
      );
    expect(judge(state, abstains('mila'))).toMatchObject({ reason: 'not-this-decision' });
  });

  it('cannot be paid for with what lies on a Decree (decree-glory-count)', () => {
    const counted = polityTable({
      theirGlory: '',
      rulings: { 'decree-glory-count': 'still-in-pile' },
    });
    const [noor, mila] = counted.players;
    const decree = { card: numbers('4D')[0]!, progress: numbers('9S') };
    const { state: after } = act({ ...counted, players: [noor, { ...mila, decree }] }, [
      declarePolity,
      leads('5H'),
      plays('8C'),
    ]);
    expect(options(after, 'mila')).toEqual([leavePrize]);
  });
});

describe('X27: a Polity at five and six Glory Cards (end-settle-point)', () => {
  const full = (reading: Readings['end-settle-point']) => ({
    glory: 'AS AC AD 2S 2C',
    theirGlory: '3S 3C 3D 5S 4C 4D',
    rulings: { 'end-settle-point': reading },
  });
  const counts = (state: ReturnType<typeof lost>) => state.players.map(({ glory }) => glory.length);

  it.for(['after-current-effect', 'each-card'] as const)(
    'leaves six and six where the initiator wins: %s',
    (reading) => {
      const { state } = act(polityTable(full(reading)), [
        declarePolity,
        leads('5H'),
        abstains('mila'),
        abstains('mila'),
      ]);
      expect(counts(state)).toEqual([6, 6]);
      expect(pending(state)).toMatchObject({ name: 'action' });
    },
  );

  it('leaves six and six where the other player takes the prize', () => {
    const { state } = act(lost(full('after-current-effect')), [takePrize('4D')]);
    expect(counts(state)).toEqual([6, 6]);
    expect(pending(state)).toMatchObject({ name: 'action' });
  });

  it('or the prize is the seventh, and the game is over before anything is given for it', () => {
    const { state, facts } = act(lost(full('each-card')), [takePrize('4D')]);
    expect(counts(state)).toEqual([5, 7]);
    expect(pending(state)).toBeUndefined();
    expect(facts.map(({ event }) => event.type)).not.toContain('gloryHandedOver');
  });
});
