import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  assassinate,
  crown,
  declare,
  dethrone,
  done,
  removeRecovery,
} from '../../../support/nobles-and-glory-actions.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  court,
  phaseOf,
} from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.turn.migration.recovery';
const begun = phaseOf('migration', 'KC 2S (4S 9C), QD 3D (3H 8D)', 'QH 3S (5C 6C)');

describe('the removal of Recovery Cards (ng.turn.migration.recovery)', () => {
  it('waits for the player whose Migration Phase begins, about every Royal Card of theirs with several', () => {
    expect(pending(begun)).toEqual({ name: 'recovery', seats: ['noor'] });
    expect(options(begun, 'noor')).toEqual(['4S', '9C', '3H', '8D'].map(removeRecovery));
    expect(options(begun, 'mila')).toEqual([]);
    expect(judge(begun, { ...removeRecovery('5C'), seat: 'mila' })).toEqual(
      refuse(RULE, 'not-your-decision', { seat: 'noor' }),
    );
  });

  it('takes one from beneath each Royal Card to the Discard Pile, in any order, and the steps go on', () => {
    const { state: once, facts } = act(begun, [removeRecovery('8D')]);
    expect(facts).toEqual([
      {
        event: { type: 'recoveryRemoved', seat: 'noor', card: card('8D'), royal: card('QD') },
        cites: [RULE, 'ng.action.duel.recovery-removal'],
      },
    ]);
    expect(options(once, 'noor')).toEqual(['4S', '9C'].map(removeRecovery));
    const { state: after } = act(once, [removeRecovery('4S')]);
    expect(after.players.map((player) => player.court)).toEqual([
      court('KC 2S (9C), QD 3D (3H)'),
      court('QH 3S (5C 6C)'),
    ]);
    expect(after.discardPile.slice(0, 2)).toEqual([card('4S'), card('8D')]);
    expect(pending(after)).toMatchObject({ name: 'migration', seats: ['noor'] });
    expect(act(after, [done]).facts.map(({ event }) => event.type)).not.toContain(
      'recoveryRemoved',
    );
  });

  it('is of one’s own Recovery Cards, one from each Royal Card, and is not left out', () => {
    for (const stranger of ['5C', '2S', 'KC'])
      expect(judge(begun, removeRecovery(stranger))).toEqual(
        refuse(RULE, 'not-recovery', { seat: 'noor', card: card(stranger) }),
      );
    expect(judge(act(begun, [removeRecovery('8D')]).state, removeRecovery('3H'))).toEqual(
      refuse(RULE, 'recovery-removed', { royal: card('QD') }),
    );
    expect(judge(begun, done)).toMatchObject({ because: RULE, reason: 'not-this-decision' });
  });

  it('is made before the first step only', () => {
    const quiet = phaseOf('migration', 'KC 2S', 'QH 3S (5C 6C)');
    expect(pending(quiet)?.name).toBe('migration');
    expect(judge(quiet, removeRecovery('5C'))).toMatchObject({ reason: 'not-this-decision' });
  });
});

describe('a Recovery Card that lies there alone (ng.turn.migration.recovery)', () => {
  it('is removed without a choice as the Migration Phase begins', () => {
    const { state, facts } = act(phaseOf('inauguration', 'KC 2S (4S), QD (3H)', 'QH 3S (5C)'), [
      done,
    ]);
    expect(facts.map(({ event }) => event.type)).toEqual([
      'phaseEnded',
      'phaseStarted',
      'recoveryRemoved',
      'recoveryRemoved',
    ]);
    expect(state.players.map((player) => player.court)).toEqual([
      court('KC 2S, QD'),
      court('QH 3S (5C)'),
    ]);
    expect(pending(state)).toMatchObject({ name: 'migration', seats: ['noor'] });
  });

  it('is removed beside a choice among others', () => {
    const { state } = act(phaseOf('inauguration', 'KC 2S (4S 9C), QD (3H)', 'QH 3S'), [done]);
    expect(state.players[0].court).toEqual(court('KC 2S (4S 9C), QD'));
    expect(options(state, 'noor')).toEqual(['4S', '9C'].map(removeRecovery));
  });

  it('is still there in a position at the beginning of the phase', () => {
    const position = phaseOf('migration', 'KC 2S (4S), QD (3H)', 'QH 3S');
    expect(options(position, 'noor')).toEqual(['4S', '3H'].map(removeRecovery));
    expect(pending(act(position, [removeRecovery('3H')]).state)?.name).toBe('migration');
  });
});

describe('Recovery Cards of a Royal Card that leaves', () => {
  const target = { mila: 'KS 5C, QD 4D, JH 4S (9S 9D)', glory: '2S', hand: 'AH' };

  it('stay beneath a Chamberlain who comes to another kingdom (ng.court.beneath-remains)', () => {
    const { state, facts } = act(actionPhase('KH 2H, QC 3C', target), [declare('estate', '2S')]);
    expect(state.players[0].court).toEqual(court('KH 2H, QC 3C, JH 4S (9S 9D)'));
    expect(facts.at(-1)!.cites).toContain('ng.court.beneath-remains');
  });

  it.each<[what: string, state: State, actions: readonly Action[]]>([
    ['dethroned', actionPhase('KC 5C, QD, JH (9S 9D)', {}), [dethrone('JH')]],
    ['assassinated', actionPhase('KC 2C, QC 3D, JS', target), [assassinate('AH', 'JH')]],
    [
      'driven out by a King',
      phaseOf('inauguration', 'QS 2S, JH (9S 9D)', 'QH 3S', { noor: { hand: cards('KC') } }),
      [crown('KC')],
    ],
  ])('are discarded beneath one that is %s (ng.action.dethrone.beneath)', (_, state, actions) => {
    const { state: after, facts } = act(state, actions);
    expect(after.discardPile.slice(0, 3)).toEqual(cards('JH 9S 9D'));
    const lost = facts.find(({ event }) => event.type === 'royalLost');
    expect(lost?.cites).toContain('ng.action.dethrone.beneath');
  });
});
