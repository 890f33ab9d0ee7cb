import { describe, expect, it } from 'vitest';
import { options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import {
  discardPeasant,
  discardSubject,
  done,
  ennoble,
  serf,
} from '../../../support/nobles-and-glory-actions.ts';
import { act, court, numbers, peasantPhase } from '../../../support/nobles-and-glory.ts';

const typesOf = (played: ReturnType<typeof act>) => played.facts.map(({ event }) => event.type);

describe('Poverty', () => {
  it('serfs a Subject without a Diamond, but not the last one (ng.turn.peasant.poverty)', () => {
    const poor = act(peasantPhase('KC 9S 3C 4H', '2S 3D 5C 6C'), [done]);
    expect(pending(poor.state)?.about).toEqual({ event: 'poverty', step: 'serf' });
    expect(options(poor.state, 'noor')).toEqual(['9S', '3C', '4H'].map(serf));
    expect(act(poor.state, [serf('3C')]).state.players[0]).toMatchObject({
      court: court('KC 9S 4H'),
      peasants: numbers('2S 3D 5C 6C 3C'),
    });
    // Of the missing suits Heart and Diamond nothing can be done with a single Subject.
    const left = act(peasantPhase('KC 9C', '2S 3D 5C'), [
      done,
      discardPeasant('5C'),
      serf('9C'),
      ennoble('2S', 'KC'),
    ]);
    expect(typesOf(left).filter((type) => type === 'peasantEventLeftOut')).toHaveLength(1);
  });

  it('is left out with one Subject', () => {
    const left = act(peasantPhase('KC 9S', '3D 5C 6C'), [
      done,
      discardSubject('9S'),
      ennoble('5C', 'KC'),
    ]);
    const events = left.facts.flatMap(({ event }) =>
      event.type === 'peasantEventLeftOut' ? event.event : [],
    );
    expect(events).toEqual(['disease', 'poverty']);
  });
});
