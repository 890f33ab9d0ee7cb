import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import {
  discardPeasant,
  discardSubject,
  done,
  ennoble,
} from '../../../support/nobles-and-glory-actions.ts';
import {
  act,
  card,
  cards,
  court,
  numbers,
  peasantPhase,
} from '../../../support/nobles-and-glory.ts';

const typesOf = (played: ReturnType<typeof act>) => played.facts.map(({ event }) => event.type);

describe('X20: a Disease that would leave no Subject', () => {
  it('is left out, while a Revolt may replace the only one (ng.turn.peasant.entirety, transient-no-subjects)', () => {
    const after = act(peasantPhase('KC 9S', '2D 3D 4C'), [
      done,
      discardSubject('9S'),
      ennoble('2D', 'KC'),
    ]);
    expect(typesOf(after)).toEqual([
      'exchangeEnded',
      'peasantEventLeftOut',
      'peasantEventStarted',
      'subjectDiscarded',
      'peasantEnnobled',
      'peasantEventEnded',
      'phaseEnded',
      'phaseStarted',
    ]);
    expect(after.facts[1]!.cites).toEqual(['ng.turn.peasant.entirety', 'ng.turn.peasant.disease']);
    expect(after.facts[6]!.cites[0]).toBe('ng.turn.peasant.order');
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 2D'),
      peasants: numbers('3D 4C'),
    });
    expect(after.state.discardPile[0]).toBe(card('9S'));
  });

  it('is so by the other reading, and so is the Poverty after it (peasant-check-moment)', () => {
    const after = act(
      peasantPhase('KC 9S', '2D 3D 4C', '', { 'peasant-check-moment': 'snapshot-at-start' }),
      [done, discardSubject('9S'), ennoble('2D', 'KC')],
    );
    expect(
      after.facts.flatMap(({ event }) => (event.type === 'peasantEventLeftOut' ? event.event : [])),
    ).toEqual(['disease', 'poverty']);
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 2D'),
      peasants: numbers('3D 4C'),
    });
  });

  it('is carried out where another is left, with two Peasants', () => {
    const after = act(peasantPhase('KC 9S 3C', '2D 3D 4C 5C'), [
      done,
      discardSubject('3C'),
      discardPeasant('2D'),
      discardPeasant('4C'),
    ]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 9S'),
      peasants: numbers('3D 5C'),
    });
    expect(after.state.discardPile.slice(0, 3)).toEqual(cards('4C 2D 3C'));
    expect(judge(after.state, discardSubject('8D'))).toMatchObject({
      because: 'ng.term.subject',
      reason: 'not-subject',
    });
  });
});
