import { describe, expect, it } from 'vitest';
import { options } from '../../../../src/games/nobles-and-glory/actions.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { discardPeasant, done, ennoble, serf } from '../../../support/nobles-and-glory-actions.ts';
import { citedIn, type PlayName } from '../../../support/nobles-and-glory-plays.ts';
import { act, court, numbers, peasantPhase } from '../../../support/nobles-and-glory.ts';

const typesOf = (played: ReturnType<typeof act>) => played.facts.map(({ event }) => event.type);

describe('a Famine', () => {
  it.each(['live', 'snapshot-at-start'] as const)(
    'X19: may ennoble the card that it has serfed, by %s (famine-same-card)',
    (moment) => {
      const after = act(peasantPhase('KC 4C', '6D 9H', '', { 'peasant-check-moment': moment }), [
        done,
        discardPeasant('6D'),
        serf('4C'),
        ennoble('4C', 'KC'),
      ]);
      expect(after.state.players[0]).toMatchObject({
        court: court('KC 4C'),
        peasants: numbers('9H'),
      });
      expect(typesOf(after).filter((type) => type === 'peasantEventStarted')).toHaveLength(1);
      expect(after.facts.find(({ event }) => event.type === 'phaseEnded')!.cites[0]).toBe(
        'ng.turn.peasant.stop',
      );
    },
  );

  it('takes any one of equals (ng.turn.peasant.famine-ties), into any row with a space', () => {
    const more = peasantPhase('KC 9C 9H 4D, QC 2H 3C 4C', '6D 5C 5D 7C 8C 10H 10C');
    const second = act(more, [done, discardPeasant('6D')]).state;
    expect(options(second, 'noor')).toEqual([serf('9C'), serf('9H')]);
    expect(options(act(second, [serf('9C')]).state, 'noor')).toEqual([
      ennoble('5C', 'KC'),
      ennoble('5D', 'KC'),
    ]);
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['famine', 'peasantDiscarded', 'ng.turn.peasant.famine'],
  ['famine', 'subjectSerfed', 'ng.turn.peasant.famine', 'ng.term.serf'],
  ['famine', 'peasantEnnobled', 'ng.turn.peasant.famine', 'ng.term.ennoble'],
  ['famine', 'peasantEventEnded', 'ng.turn.peasant.famine'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});
