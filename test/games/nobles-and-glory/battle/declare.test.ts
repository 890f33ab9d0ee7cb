import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { battle } from '../../../../src/games/nobles-and-glory/battle/declare.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { done, take, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { attack, defend } from '../../../support/nobles-and-glory-armies.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  court,
  number,
  numbers,
} from '../../../support/nobles-and-glory.ts';

const SPADES = 'KS 2S 3S, QD';

/** The same with a Treaty in Noor’s kingdom. */
const withTreaty = (state: State, written: string): State => {
  const [noor, mila] = state.players;
  const treaty = { card: number(written), kind: 'treaty', laid: 4 } as const;
  return {
    ...state,
    players: [{ ...noor, treaty }, mila],
    drawPile: state.drawPile.filter((each) => each !== treaty.card),
  };
};

describe('declaring a Battle (ng.action.battle)', () => {
  const state = actionPhase(SPADES, { armies: '6H 4D', theirArmies: '5C 6C' });

  it('points at any Army Card of one’s own, face down', () => {
    expect(usesOf(battle, state)).toEqual([attack('6H'), attack('4D')]);
    const { state: after, facts } = act(state, [attack('6H')]);
    expect(facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'battle' },
        cites: ['ng.action.battle'],
      },
      {
        event: { type: 'battleDeclared', seat: 'noor', against: 'mila', card: card('6H') },
        cites: ['ng.action.battle'],
        seenBy: ['noor'],
      },
    ]);
    expect(after.players.map(({ armies }) => armies)).toEqual(
      state.players.map(({ armies }) => armies),
    );
    expect(pending(after)).toMatchObject({ name: 'battle', seats: ['mila'] });
  });

  it('is done once in a phase (ng.action.once-each)', () => {
    const { state: fought } = act(state, [attack('6H'), defend('6C'), take('6H', null, 'mila')]);
    expect(usesOf(battle, fought)).toEqual([]);
    expect(judge(fought, attack('4D'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'battle' },
    });
  });

  it('takes two Spade Subjects: neither Royal Cards nor Army Cards count', () => {
    expect(judge(actionPhase('KS 2S', { armies: '6H 4S' }), attack('6H'))).toEqual({
      because: 'ng.action.battle',
      reason: 'too-few-subjects',
      particulars: { suit: 'spade', count: 1, needed: 2 },
    });
  });

  it('takes an Army Card of one’s own', () => {
    for (const other of ['5C', '2S', '9D'])
      expect(judge(state, attack(other))).toEqual({
        because: 'ng.action.battle',
        reason: 'not-army',
        particulars: { seat: 'noor', card: card(other) },
      });
    expect(judge(state, { ...attack('5C'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
  });

  it('X35: is barred to the suit of a Treaty in one’s own kingdom (ng.action.treaty.effect)', () => {
    const barred = withTreaty(state, '9H');
    expect(usesOf(battle, barred)).toEqual([attack('4D')]);
    expect(judge(barred, attack('6H'))).toEqual({
      because: 'ng.action.treaty.effect',
      reason: 'treaty-prevents',
      particulars: { card: card('9H'), suit: 'heart' },
    });
    const clubs = actionPhase(SPADES, { armies: '6C 4C', theirArmies: '5C 7C' });
    expect(usesOf(battle, withTreaty(clubs, '10C'))).toEqual([]);
  });
});

it('a Treaty does not keep its suit from defending (treaty-army-scope)', () => {
  const state = actionPhase(SPADES, { armies: '6H', theirArmies: '5C 7C' });
  const [noor, mila] = state.players;
  const barred: State = {
    ...state,
    players: [noor, { ...mila, treaty: { card: number('9C'), kind: 'treaty', laid: 4 } }],
  };
  expect(options(act(barred, [attack('6H')]).state, 'mila')).toEqual([defend('5C'), defend('7C')]);
});

describe('a Battle against nobody (ng.action.battle.undefended)', () => {
  it('discards the Army Card, and takes a card for it', () => {
    const state = actionPhase('KS 2S 3S', {
      armies: '6H',
      mila: 'QS 6S 5C 4D',
      their: '6D',
    });
    const { state: after, facts } = act(state, [attack('6H')]);
    expect(facts.at(-1)).toEqual({
      event: { type: 'armyDiscarded', seat: 'noor', card: card('6H'), plunder: true },
      cites: ['ng.action.battle.undefended'],
    });
    expect(after.players[0].armies).toEqual([]);
    expect(after.discardPile).toEqual(cards('6H'));
    expect(pending(after)).toMatchObject({ name: 'battle', seats: ['noor'] });
  });

  it('X05: is not declared where there is nothing to take (ng.action.completable)', () => {
    const state = actionPhase('KS 2S 3S', { armies: 'AH', mila: 'QD 2H 3D' });
    expect(usesOf(battle, state)).toEqual([]);
    expect(judge(state, attack('AH'))).toEqual({
      because: 'ng.action.battle.undefended',
      reason: 'nothing-to-take',
      particulars: { seat: 'mila', card: card('AH') },
    });
    expect(
      usesOf(battle, actionPhase('KS 2S 3S', { armies: 'AH', mila: 'QD 2H 3D', their: 'AD' })),
    ).toEqual([attack('AH')]);
  });

  it('is not declared for the last Subject (ng.guard.subjects)', () => {
    const state = actionPhase('KS 2S 3S', { armies: '10H', mila: 'QD 2H' });
    expect(judge(state, attack('10H'))).toMatchObject({ reason: 'nothing-to-take' });
  });
});

describe('a Battle against a kingdom without Subjects (ng.action.battle.no-subjects)', () => {
  /** No position is like this: somebody has taken Mila’s last Subject away. */
  const without = (mila: string): State => {
    const state = actionPhase('KS 2S 3S', { armies: 'AH', mila: `${mila} 9D`, their: 'AD' });
    const [noor, other] = state.players;
    return {
      ...state,
      players: [noor, { ...other, court: court(mila), peasants: numbers('9D AD') }],
    };
  };

  it('discards the lowest Royal Card with the Army Card (ng.action.battle.rank-order)', () => {
    const { state, facts } = act(without('KC, QH, JC'), [attack('AH')]);
    expect(state.players[1].court).toEqual(court('KC, QH'));
    expect(state.discardPile).toEqual(cards('JC AH'));
    expect(facts.slice(1).map(({ event, cites }) => [event.type, cites])).toEqual([
      ['armyDiscarded', ['ng.action.battle.no-subjects']],
      [
        'royalLost',
        [
          'ng.action.battle.no-subjects',
          'ng.action.battle.rank-order',
          'ng.court.discard-rearrange',
        ],
      ],
    ]);
    expect(pending(state)).toMatchObject({ name: 'rearrange', seats: ['mila'] });
    expect(pending(act(state, [{ ...done, seat: 'mila' }]).state)).toMatchObject({
      name: 'action',
    });
  });

  it('is not declared against the only Royal Card', () => {
    expect(judge(without('KC'), attack('AH'))).toEqual({
      because: 'ng.action.battle.no-subjects',
      reason: 'only-royal',
      particulars: { seat: 'mila' },
    });
  });
});
