import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { redeal } from '../../../../src/games/nobles-and-glory/redeal.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import { seeded } from '../../../../src/engine/random.ts';
import { done, scandal, take } from '../../../support/nobles-and-glory-actions.ts';
import { attack, defend } from '../../../support/nobles-and-glory-armies.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  court,
  inventory,
  numbers,
} from '../../../support/nobles-and-glory.ts';

describe('the defence (ng.action.battle.defended)', () => {
  const { state } = act(
    actionPhase('KS 2S 3S, QD', { armies: '6H 4D', theirArmies: '5C 9C', mila: 'QH 3H' }),
    [attack('6H')],
  );

  it('is asked of the other player, whose options only that player sees', () => {
    expect(pending(state)).toEqual({
      name: 'battle',
      seats: ['mila'],
      about: { step: 'defence' },
      secret: true,
    });
    expect(options(state, 'mila')).toEqual([defend('5C'), defend('9C')]);
    expect(options(state, 'noor')).toEqual([]);
    expect(judge(state, defend('6H', 'noor'))).toMatchObject({
      because: 'ng.action.battle',
      reason: 'not-your-decision',
      particulars: { seat: 'mila' },
    });
  });

  it('does not show the card that attacks', () => {
    expect(view(state, 'mila').stack.at(-1)).toMatchObject({ type: 'battle', card: null });
    expect(view(state, 'mila').players[0]).toMatchObject({ armies: [null, null] });
    expect(view(state, 'noor').stack.at(-1)).toMatchObject({ card: card('6H') });
    expect(view(state).stack.at(-1)).toMatchObject({ card: card('6H') });
  });

  it('is against an Army Card that may be any other for whoever does not see it', () => {
    const random = seeded(1);
    const attackers = new Set<unknown>();
    for (let count = 0; count < 40; count += 1) {
      const again = redeal(state, 'mila', random);
      const top = again.stack.at(-1);
      const attacker = top?.type === 'battle' ? top.card : expect.unreachable();
      attackers.add(attacker);
      expect(again.players[0].armies[0]).toBe(attacker);
      expect(inventory(again)).toEqual(inventory(state));
      expect(again.players[1]).toEqual(state.players[1]);
    }
    expect(attackers.size).toBeGreaterThan(10);
    expect(redeal(state, 'noor', random).stack).toEqual(state.stack);
  });

  it('takes an Army Card of one’s own, and nothing else', () => {
    for (const other of ['6H', '3H'])
      expect(judge(state, defend(other))).toEqual({
        because: 'ng.action.battle.defended',
        reason: 'not-army',
        particulars: { seat: 'mila', card: card(other) },
      });
    for (const action of [done, scandal('3H')])
      expect(judge(state, { ...action, seat: 'mila' })).toMatchObject({
        because: 'ng.action.battle.defended',
        reason: 'not-this-decision',
      });
  });

  it('keeps the Army Cards that do not fight', () => {
    const { state: after } = act(state, [defend('5C')]);
    expect(after.players.map(({ armies }) => armies)).toEqual([numbers('4D'), numbers('9C')]);
  });
});

describe('the spoils (ng.action.battle.spoils)', () => {
  const { state } = act(
    actionPhase('KS 2S 3S, JD 4C 5C', { armies: '9H', theirArmies: '6D', mila: 'QH 3H' }),
    [attack('9H')],
  );

  it('become a Subject in a row with a space, without Equipoise, or a Peasant', () => {
    expect(options(state, 'noor')).toEqual([take('6D', 'KS'), take('6D', null)]);
    const placed = act(state, [take('6D', 'KS')]);
    expect(placed.state.players[0]).toMatchObject({ court: court('KS 2S 3S 6D, JD 4C 5C') });
    expect(placed.facts).toEqual([
      {
        event: { type: 'spoilsTaken', seat: 'noor', card: card('6D'), royal: card('KS') },
        cites: ['ng.action.battle.spoils'],
      },
    ]);
    expect(pending(placed.state)).toMatchObject({ name: 'action', seats: ['noor'] });
    expect(act(state, [take('6D', null)]).state.players[0].peasants).toEqual(numbers('6D'));
    expect(judge(state, take('6D', 'JD'))).toMatchObject({
      because: 'ng.capacity.jack',
      reason: 'row-full',
    });
  });

  it('are the card that is left, for the winner', () => {
    expect(judge(state, take('9H', null))).toEqual({
      because: 'ng.action.battle.spoils',
      reason: 'not-spoils',
      particulars: { card: card('9H') },
    });
    expect(judge(state, done)).toMatchObject({
      because: 'ng.action.battle.spoils',
      reason: 'not-this-decision',
    });
    expect(judge(state, take('6D', null, 'mila'))).toMatchObject({ reason: 'not-your-decision' });
  });
});

describe('a Battle without a defender (ng.action.battle.undefended)', () => {
  const { state } = act(
    actionPhase('KS 2S 3S', { armies: '6H', mila: 'QS 6S 5C 4D', their: '6D' }),
    [attack('6H')],
  );

  it('X04: lets the attacker take a Subject or Peasant that counts no more', () => {
    expect(pending(state)).toEqual({ name: 'battle', seats: ['noor'], about: { step: 'plunder' } });
    expect(options(state, 'noor')).toEqual(
      ['5C', '4D', '6D'].flatMap((each) => [take(each, 'KS'), take(each, null)]),
    );
    expect(judge(state, take('6S', 'KS'))).toMatchObject({ reason: 'too-strong' });
    expect(judge(state, done)).toMatchObject({
      because: 'ng.action.battle.undefended',
      reason: 'not-this-decision',
    });
  });

  it.each([
    ['5C', 'subjectTaken', 'KS'],
    ['6D', 'peasantTaken', 'KS'],
    ['4D', 'subjectTaken', null],
    ['6D', 'peasantTaken', null],
  ] as const)('is over once %s is taken: %s, beside %s', (taken, type, beside) => {
    const { state: after, facts } = act(state, [take(taken, beside)]);
    expect(facts).toEqual([
      {
        event: {
          type,
          seat: 'noor',
          from: 'mila',
          card: card(taken),
          royal: beside && card(beside),
        },
        cites: ['ng.action.battle.undefended'],
      },
    ]);
    const [noor, mila] = after.players;
    expect(noor).toMatchObject(
      beside
        ? { court: court(`KS 2S 3S ${taken}`), peasants: [] }
        : { court: court('KS 2S 3S'), peasants: numbers(taken) },
    );
    expect([...mila.peasants, ...mila.court.flatMap(({ subjects }) => subjects)]).not.toContain(
      card(taken),
    );
    expect(after.discardPile).toEqual(cards('6H'));
    expect(pending(after)).toMatchObject({ name: 'action', seats: ['noor'] });
  });
});
