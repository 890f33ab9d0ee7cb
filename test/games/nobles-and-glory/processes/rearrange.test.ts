import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { apply } from '../../../../src/games/nobles-and-glory/apply.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  crown,
  done,
  ennoble,
  move,
  serf,
  swap,
} from '../../../support/nobles-and-glory-actions.ts';
import { turnUp } from '../../../support/nobles-and-glory-armies.ts';
import {
  citedIn,
  type PlayName,
  judged,
  optionsIn,
} from '../../../support/nobles-and-glory-plays.ts';
import {
  act,
  card,
  cards,
  court,
  numbers,
  phaseOf,
  royal,
} from '../../../support/nobles-and-glory.ts';

const held = (noor: string, hand: string) =>
  phaseOf('inauguration', noor, 'KD 9C', { noor: { hand: cards(hand) } });

describe('X33: the Usurper (ng.turn.inauguration.usurper)', () => {
  const usurped = act(held('QS 2S, JD 5D 6H', 'KC'), [crown('KC')]);

  it('leaves the owner to rearrange, and no Subject behind (ng.court.discard-rearrange)', () => {
    expect(judge(usurped.state, done)).toMatchObject({
      because: 'ng.court.discard-rearrange',
      reason: 'without-row',
    });
    expect(judge(usurped.state, serf('2S'))).toMatchObject({
      because: 'ng.court.discard-surplus',
      reason: 'no-surplus',
    });
    const { state } = act(usurped.state, [
      move('5D', 'KC'),
      move('6H', 'QS'),
      swap('5D', '2S'),
      done,
    ]);
    expect(state.players[0]).toMatchObject({ court: court('KC 2S, QS 5D 6H'), peasants: [] });
    expect(pending(state)?.name).toBe('migration');
  });
});

describe('a rearrangement with more Subjects than spaces (ng.court.discard-surplus)', () => {
  const lost = apply(held('KC 2S 5S 6H 9D, QH 3C 4C', ''), {
    type: 'royalLost',
    seat: 'noor',
    card: royal('KC'),
  });

  it('begins with the surplus, of any row', () => {
    expect(pending(lost)).toEqual({ name: 'rearrange', seats: ['noor'] });
    expect(options(lost, 'noor')).toEqual(['3C', '4C', '2S', '5S', '6H', '9D'].map(serf));
    expect(judge(lost, done)).toMatchObject({ reason: 'surplus-first', particulars: { count: 3 } });
    expect(judge(lost, serf('8D'))).toMatchObject({ reason: 'not-subject' });
  });

  it('ends in an arrangement that the rules accept', () => {
    const { state } = act(lost, [
      serf('5S'),
      serf('4C'),
      serf('6H'),
      move('2S', 'QH'),
      move('9D', 'QH'),
      done,
    ]);
    expect(state.players[0]).toMatchObject({
      court: court('QH 3C 2S 9D'),
      peasants: numbers('5S 4C 6H'),
    });
  });

  it('does not end while Army Cards crowd the row of the new Regnant', () => {
    const state = held('KC 2S, QH 3C 4C 6D, JC', '');
    const armed: State = {
      ...state,
      players: [{ ...state.players[0], armies: numbers('9D 8D') }, state.players[1]],
    };
    const crowded = apply(armed, { type: 'royalLost', seat: 'noor', card: royal('KC') });
    const first = act(crowded, [serf('2S'), move('3C', 'JC')]).state;
    expect(judge(first, done)).toMatchObject({ because: 'ng.capacity.army', reason: 'row-full' });
    expect(judge(act(first, [move('4C', 'JC')]).state, done)).toBeUndefined();
  });
});

describe('Army Cards in a rearrangement (ng.court.discard-rearrange)', () => {
  /** Noor’s King is lost, with Army Cards in his row. */
  const kingLost = (noor: string, armies: string, scope: Readings['rearrange-scope']) =>
    apply(
      phaseOf(
        'action',
        noor,
        'KD 9C',
        { noor: { armies: cards(armies), peasants: cards('10H') } },
        { rulings: { 'rearrange-scope': scope } },
      ),
      { type: 'royalLost', seat: 'noor', card: royal('KC') },
    );

  it.each(['rows-and-armies', 'whole-population'] as const)(
    'may be turned up, and then lie in any row, by the reading %s',
    (scope) => {
      const lost = kingLost('KC 2S, QH 3C, JD', '9D 8D', scope);
      expect(pending(lost)).toEqual({ name: 'rearrange', seats: ['noor'], secret: true });
      const { state, facts } = act(lost, [turnUp('8D'), move('8D', 'JD'), move('2S', 'QH'), done]);
      expect(state.players[0]).toMatchObject({
        court: court('QH 3C 2S, JD 8D'),
        armies: numbers('9D'),
        peasants: numbers('10H'),
      });
      expect(facts[0]).toEqual({
        event: { type: 'armyTurnedUp', seat: 'noor', card: card('8D'), royal: card('QH') },
        cites: ['ng.court.discard-rearrange'],
      });
    },
  );

  it('must be turned up where they do not fit beside the new Regnant (ng.capacity.army)', () => {
    const lost = kingLost('KC, QH 3C, JD', '9D 8D 7D', 'rows-and-armies');
    const settled = act(lost, [move('3C', 'JD')]).state;
    expect(judge(settled, done)).toBeUndefined();
    const four = kingLost('KC, QH 3C, JD', '9D 8D 7D 6D', 'rows-and-armies');
    const crowded = act(four, [move('3C', 'JD')]).state;
    expect(judge(crowded, done)).toEqual({
      because: 'ng.capacity.army',
      reason: 'row-full',
      particulars: { royal: card('QH'), count: 4, most: 3 },
    });
    const { state } = act(crowded, [turnUp('6D'), move('6D', 'JD'), done]);
    expect(state.players[0]).toMatchObject({
      court: court('QH, JD 3C 6D'),
      armies: numbers('9D 8D 7D'),
    });
  });

  it('leave the last Subject one: one of them is turned up before it could be serfed (ng.guard.subjects)', () => {
    const lost = kingLost('KC 2S, QH', '9D 8D 7D', 'rows-and-armies');
    expect(options(lost, 'noor')).toEqual([turnUp('9D'), turnUp('8D'), turnUp('7D')]);
    expect(judge(lost, serf('2S'))).toMatchObject({ reason: 'last-subject' });
    const { state } = act(lost, [turnUp('8D'), serf('2S'), done]);
    expect(state.players[0]).toMatchObject({
      court: court('QH 8D'),
      armies: numbers('9D 7D'),
      peasants: numbers('10H 2S'),
    });
  });

  it('are one’s own', () => {
    const lost = kingLost('KC 2S, QH', '9D', 'rows-and-armies');
    expect(judge(lost, turnUp('2S'))).toEqual({
      because: 'ng.court.discard-rearrange',
      reason: 'not-army',
      particulars: { seat: 'noor', card: card('2S') },
    });
  });
});

describe('the whole Population by the other reading (rearrange-scope)', () => {
  /** Noor’s Consort and his row are lost, and the King has three spaces for five Subjects. */
  const lostBy = (scope: Readings['rearrange-scope'], noor = 'KC 2S 5S 6H 9D, QH 3C') =>
    apply(
      phaseOf(
        'action',
        noor,
        'KD 9C',
        { noor: { peasants: cards('8D 7D') } },
        { rulings: { 'rearrange-scope': scope } },
      ),
      { type: 'royalLost', seat: 'noor', card: royal('QH') },
    );
  const whole = lostBy('whole-population');

  it('keeps Peasants Peasants, and makes only the surplus some, unless it is chosen', () => {
    const { state } = act(lostBy('rows-and-armies'), [serf('2S'), serf('3C')]);
    expect(judge(state, serf('5S'))).toMatchObject({ reason: 'no-surplus' });
    expect(judge(state, ennoble('8D', 'KC'))).toMatchObject({ reason: 'not-this-decision' });
    expect(options(state, 'noor').map(({ type }) => type)).toEqual(['done']);
  });

  it('lets Peasants take every space, the surplus first', () => {
    expect(judge(whole, ennoble('8D', 'KC'))).toMatchObject({ reason: 'surplus-first' });
    const { state, facts } = act(whole, [
      serf('2S'),
      serf('3C'),
      serf('5S'),
      serf('6H'),
      ennoble('8D', 'KC'),
      ennoble('7D', 'KC'),
      serf('9D'),
      done,
    ]);
    expect(state.players[0]).toMatchObject({
      court: court('KC 8D 7D'),
      peasants: numbers('2S 3C 5S 6H 9D'),
    });
    expect(facts.map(({ cites }) => cites)).toEqual([
      ['ng.court.discard-surplus'],
      ['ng.court.discard-surplus'],
      ['ng.court.discard-rearrange', 'ng.term.serf'],
      ['ng.court.discard-rearrange', 'ng.term.serf'],
      ['ng.court.discard-rearrange', 'ng.term.ennoble'],
      ['ng.court.discard-rearrange', 'ng.term.ennoble'],
      ['ng.court.discard-rearrange', 'ng.term.serf'],
      ['ng.court.discard-rearrange'],
    ]);
    expect(pending(state)?.name).toBe('action');
  });

  it('asks for a Peasant of one’s own and a space, and for no Equipoise (ng.equipoise)', () => {
    const { state } = act(whole, [serf('2S'), serf('3C')]);
    expect(judge(state, ennoble('8D', 'KC'))).toMatchObject({
      because: 'ng.capacity.king',
      reason: 'row-full',
    });
    expect(judge(state, ennoble('5S', 'KC'))).toEqual({
      because: 'ng.court.discard-rearrange',
      reason: 'not-peasant',
      particulars: { seat: 'noor', card: card('5S') },
    });
    expect(judge(state, ennoble('8D', 'QH'))).toMatchObject({ reason: 'no-such-royal' });
    const second = act(state, [serf('5S')]).state;
    expect(judge(second, ennoble('8D', 'KC'))).toBeUndefined();
  });

  it('offers every Peasant beside every Royal Card with a space', () => {
    const state = lostBy('whole-population', 'KC 2S, QH 3C, JD');
    const ennobled = options(state, 'noor').filter(({ type }) => type === 'ennoble');
    expect(ennobled).toEqual([
      ennoble('8D', 'KC'),
      ennoble('8D', 'JD'),
      ennoble('7D', 'KC'),
      ennoble('7D', 'JD'),
    ]);
  });

  it('leaves a Subject in the kingdom (ng.guard.subjects)', () => {
    const last = lostBy('whole-population', 'KC, QH 3C');
    expect(judge(last, serf('3C'))).toEqual({
      because: 'ng.guard.subjects',
      reason: 'last-subject',
      particulars: { seat: 'noor' },
    });
    expect(judge(act(last, [ennoble('8D', 'KC')]).state, serf('3C'))).toBeUndefined();
  });
});

describe('what a player may do', () => {
  it.each<[what: string, PlayName, after: number, ...string[]]>([
    [
      'once all Subjects have a row again: leave it so (ng.court.discard-rearrange)',
      'usurper',
      2,
      'move spade-2 club-king',
      'move diamond-5 spade-queen',
      'swap spade-2 diamond-5',
      'swap diamond-5 spade-2',
      'done',
    ],
  ])('%s', (_, name, after, ...expected) => {
    expect(optionsIn(name, after).toSorted()).toEqual(expected.toSorted());
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['usurper', 'subjectMoved', 'ng.court.discard-rearrange'],
  ['usurper', 'subjectsSwapped', 'ng.court.discard-rearrange'],
  ['usurper', 'rearrangementEnded', 'ng.court.discard-rearrange'],
  ['surplus', 'subjectSerfed', 'ng.court.discard-surplus'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('a refusal tells of the card that it is about', () => {
  it.each<[PlayName, after: number, Action, because: string, reason: string, particulars: object]>([
    ['usurper', 1, done, 'ng.court.discard-rearrange', 'without-row', { card: card('5D') }],
  ])('%s, after %i', (name, after, action, because, reason, particulars) => {
    expect(judged(name, after, action)).toEqual({ because, reason, particulars });
  });
});

describe('a rearrangement', () => {
  it.each<[what: string, PlayName, after: number, Action, because: string, reason: string]>([
    [
      'exchanges no Subjects of one row',
      'usurper',
      2,
      swap('2S', '2S'),
      'ng.court.discard-rearrange',
      'same-row',
    ],
    [
      'exchanges no Subject that lies in no row',
      'usurper',
      1,
      swap('5D', '2S'),
      'ng.term.subject',
      'not-subject',
    ],
    [
      'exchanges none while there is a surplus',
      'surplus',
      0,
      swap('3C', '4D'),
      'ng.court.discard-surplus',
      'surplus-first',
    ],
    [
      'is nothing but that',
      'usurper',
      1,
      { type: 'draw', seat: 'noor' },
      'ng.court.discard-rearrange',
      'not-this-decision',
    ],
  ])('%s', (_, name, after, action, because, reason) => {
    expect(judged(name, after, action)).toMatchObject({ because, reason });
  });
});
