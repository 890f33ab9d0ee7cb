import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/engine/random.ts';
import {
  judgePopulation,
  populationOf,
  takeCandidates,
  takeCard,
} from '../../../src/games/nobles-and-glory/population.ts';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import type { Event } from '../../../src/games/nobles-and-glory/types/event.ts';
import { take } from '../../support/nobles-and-glory-actions.ts';
import { actionPhase, card, number, numbers, royal } from '../../support/nobles-and-glory.ts';

const RULE = 'ng.action.intrigue.scandal';
const state = actionPhase('KC 7C, QD', { mila: 'KS 2H 3H', their: '9D' });
const [noor, mila] = state.players;

describe('a Population (ng.term.population)', () => {
  it('is the Subjects and the Peasants of a kingdom', () => {
    expect(populationOf(mila)).toEqual(numbers('2H 3H 9D'));
  });

  it('can lose any card but the last Subject (ng.guard.subjects)', () => {
    for (const written of ['2H', '9D'])
      expect(judgePopulation(mila, card(written), RULE)).toBeUndefined();
    expect(judgePopulation(noor, card('7C'), RULE)).toEqual(
      refuse('ng.guard.subjects', 'last-subject', { seat: 'noor' }),
    );
    expect(judgePopulation(mila, card('7C'), RULE)).toEqual(
      refuse(RULE, 'not-in-population', { seat: 'mila', card: card('7C') }),
    );
  });
});

describe('a card that is taken', () => {
  it('may come to each row or to the Peasants', () => {
    expect(takeCandidates(noor, numbers('2H 9D'))).toEqual(
      ['2H', '9D'].flatMap((each) => [take(each, 'KC'), take(each, 'QD'), take(each, null)]),
    );
  });

  it.each([
    ['subjectTaken', '2H', royal('QD')],
    ['subjectTaken', '2H', null],
    ['peasantTaken', '9D', royal('QD')],
  ] as const)('is told as %s: %s', (type, written, beside) => {
    const told: Event[] = [];
    const turn = { state, random: seeded(1), emit: (event: Event) => void told.push(event) };
    const taken = { seat: 'noor' as const, card: number(written), royal: beside };
    takeCard(turn, mila, taken, [RULE]);
    expect(told).toEqual([{ type, from: 'mila', ...taken }]);
  });
});
