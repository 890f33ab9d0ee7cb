import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import {
  discardPeasant,
  discardSubject,
  done,
  ennoble,
  serf,
} from '../../../support/nobles-and-glory-actions.ts';
import { act, court, numbers, peasantPhase } from '../../../support/nobles-and-glory.ts';

describe('X18: the events', () => {
  const kingdom = ['KC 4H 9C', '2S 3C 6D 7H 8D'] as const;

  const famine = [done, discardPeasant('8D'), serf('9C'), ennoble('2S', 'KC')];

  it('look at the suits one after the other (peasant-check-moment)', () => {
    const after = act(peasantPhase(...kingdom), [
      ...famine,
      discardSubject('2S'),
      ennoble('3C', 'KC'),
      serf('4H'),
    ]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 3C'),
      peasants: numbers('6D 7H 9C 4H'),
    });
    expect(
      after.facts.flatMap(({ event }) => (event.type === 'peasantEventStarted' ? event.event : [])),
    ).toEqual(['famine', 'revolt', 'poverty']);
    expect(after.facts.find(({ event }) => event.type === 'peasantEventStarted')!.cites).toEqual([
      'ng.turn.peasant.famine',
      'ng.turn.peasant.order',
    ]);
    expect(pending(after.state)?.name).toBe('action');
  });

  it('or note them before the first', () => {
    const after = act(
      peasantPhase(...kingdom, '', { 'peasant-check-moment': 'snapshot-at-start' }),
      famine,
    );
    expect(after.facts[0]!.event).toEqual({
      type: 'exchangeEnded',
      seat: 'noor',
      missing: ['spade', 'diamond'],
    });
    expect(pending(after.state)?.about).toEqual({ event: 'poverty', step: 'serf' });
  });
});
