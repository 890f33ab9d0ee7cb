import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import {
  discard,
  done,
  draw,
  drawPeasant,
  serf,
  migrating,
  turned,
} from '../../../support/nobles-and-glory-actions.ts';
import {
  citedIn,
  type PlayName,
  judged,
  optionsIn,
} from '../../../support/nobles-and-glory-plays.ts';
import { act, card, cards, court, numbers, phaseOf } from '../../../support/nobles-and-glory.ts';

describe('the first step (ng.turn.migration.discard)', () => {
  const state = migrating('KC 2S', 'QH 3C', '', { noor: { hand: cards('5D JS joker-1') } });

  it('lays one card on the Discard Pile, or a Number Card on one’s own Peasants', () => {
    expect(act(state, [discard('joker-1', 'discard-pile')]).state.discardPile).toEqual(
      cards('joker-1'),
    );
    const peasant = act(state, [discard('5D', 'peasants')]).state;
    expect(peasant.players[0]).toMatchObject({
      hand: cards('JS joker-1'),
      peasants: numbers('5D'),
    });
    expect(topOf(peasant)).toMatchObject({ step: 'serf' });
    for (const other of ['JS', 'joker-1']) {
      expect(judge(state, discard(other, 'peasants'))).toMatchObject({
        because: 'ng.card.number',
        reason: 'not-number',
      });
    }
    expect(judge(state, discard('6D', 'discard-pile'))).toMatchObject({ reason: 'not-in-hand' });
  });

  it('may be left out, and is not the second', () => {
    expect(topOf(act(state, [done]).state)).toMatchObject({ step: 'serf' });
    expect(judge(state, serf('2S'))).toMatchObject({
      because: 'ng.turn.migration.discard',
      reason: 'not-this-decision',
    });
  });
});

describe('the second step (ng.turn.migration.serf)', () => {
  it('is followed by the Refugee (ng.turn.migration.refugee)', () => {
    const { facts } = act(migrating('KC 2S 4D', 'QH 3C', '5S'), [done, serf('4D')]);
    expect(facts.slice(1, 3)).toEqual([
      {
        event: { type: 'subjectSerfed', seat: 'noor', card: card('4D') },
        cites: ['ng.turn.migration.serf'],
      },
      {
        event: { type: 'migrationStepStarted', seat: 'noor', step: 'refugee', draws: 0 },
        cites: ['ng.turn.migration.refugee'],
      },
    ]);
  });

  it('makes one Subject a Peasant', () => {
    const { state } = act(migrating('KC 2S 4D', 'QH 3C', '5S'), [done, serf('4D')]);
    expect(state.players[0].court).toEqual(court('KC 2S'));
    expect(state.players[0].peasants).toContain(card('4D'));
  });

  it('leaves the last Subject (ng.guard.subjects), and touches no other card', () => {
    const last = act(migrating('KC 2S', 'QH 3C', ''), [done]).state;
    expect(judge(last, serf('2S'))).toMatchObject({
      because: 'ng.guard.subjects',
      reason: 'last-subject',
    });
    expect(judge(last, serf('3C'))).toMatchObject({ reason: 'not-subject' });
    expect(options(last, 'noor')).toEqual([done]);
  });
});

describe('the draw (ng.turn.migration.draw)', () => {
  const RH = 'QH';

  it('may take one Peasant of the other player, of the suit of the Regnant or the Consort (ng.turn.migration.draw-peasant)', () => {
    const belongings = { mila: { peasants: cards('5S 6D 7C 8H') } };
    const { state } = turned('KS 2C 4D, QD, JC', 'QC 3D', `${RH} 9D 10D`, belongings);
    expect(state.players[0].hand).toEqual([]);
    const waiting = turned('KS 2C 4D, QD, JC', 'QC 3D AD', 'JH 9D 10D', {
      mila: { peasants: cards('5S 6D 7C') },
    }).state;
    expect(pending(waiting)).toMatchObject({ name: 'migration', seats: ['noor'] });
    expect(options(waiting, 'noor')).toEqual([draw, drawPeasant('5S'), drawPeasant('6D')]);
    expect(judge(waiting, drawPeasant('7C'))).toMatchObject({ reason: 'suit-not-at-court' });
    expect(judge(waiting, drawPeasant('8C'))).toMatchObject({ reason: 'not-peasant' });
    const drawn = act(waiting, [drawPeasant('6D')]).state;
    expect(drawn.players[0].hand).toEqual(cards('6D 9D'));
    expect(drawn.players[1].peasants).toEqual(numbers('5S 7C'));
    expect(view(drawn, 'mila').players[0]!.hand).toEqual([card('6D'), null]);
    expect(act(waiting, [draw, drawPeasant('5S')]).state.players[0].hand).toEqual(cards('9D 5S'));
  });

  it('takes one Peasant only', () => {
    const waiting = turned('KS 2C 4D 5H, QD', 'QC 3D AD', 'JH 9D 10D 8D', {
      mila: { peasants: cards('5S 6D') },
    }).state;
    const process = topOf(waiting);
    const second = {
      ...waiting,
      stack: [waiting.stack[0], { ...process, peasantDrawn: true }],
    } as State;
    expect(judge(second, drawPeasant('5S'))).toMatchObject({
      because: 'ng.turn.migration.draw-peasant',
      reason: 'peasant-drawn',
    });
  });
});

describe('what a player may do', () => {
  it.each<[what: string, PlayName, after: number, ...string[]]>([
    [
      'in the first step of the Migration: lay a Number Card off to either pile, or none (ng.turn.migration.discard)',
      'firstSteps',
      0,
      'discard diamond-5 discard-pile',
      'discard diamond-5 peasants',
      'done',
    ],
    [
      'in the second: serf a Subject, or none (ng.turn.migration.serf)',
      'firstSteps',
      1,
      'serf spade-2',
      'serf diamond-4',
      'done',
    ],
  ])('%s', (_, name, after, ...expected) => {
    expect(optionsIn(name, after).toSorted()).toEqual(expected.toSorted());
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['firstSteps', 'cardDiscarded', 'ng.turn.migration.discard'],
  ['firstSteps', 'subjectSerfed', 'ng.turn.migration.serf'],
  ['firstSteps', 'migrationStepStarted', 'ng.turn.migration.serf'],
  ['drawByChoice', 'cardDrawn', 'ng.turn.migration.draw'],
  ['drawByChoice', 'peasantDrawn', 'ng.turn.migration.draw-peasant'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('a Peasant drawn (ng.turn.migration.draw-peasant)', () => {
  const drawing = (noor: string): State =>
    act(
      phaseOf(
        'migration',
        noor,
        'QS 10S 9H',
        { noor: { hand: cards('6C') }, mila: { peasants: cards('5S 6D 8H') } },
        { drawPile: cards('KC 9D 10D 8D') },
      ),
      [done, done],
    ).state;

  it('has the suit of the Regnant or of the Consort, not of the Chamberlain', () => {
    const state = drawing('KS 2C 4D, QD, JH');
    expect(['5S', '6D'].map((written) => judge(state, drawPeasant(written)))).toEqual([
      undefined,
      undefined,
    ]);
    expect(judge(state, drawPeasant('8H'))).toEqual({
      because: 'ng.turn.migration.draw-peasant',
      reason: 'suit-not-at-court',
      particulars: { card: card('8H'), suit: 'heart' },
    });
  });

  it('is one of the other player’s, and a Number Card', () => {
    const state = drawing('KS 2C 4D');
    for (const written of ['2S', '10S', 'QS']) {
      expect(judge(state, drawPeasant(written))).toEqual({
        because: 'ng.turn.migration.draw-peasant',
        reason: 'not-peasant',
        particulars: { seat: 'mila', card: card(written) },
      });
    }
  });
});

describe('the last Subject', () => {
  it('is not serfed, and whose it is is told (ng.guard.subjects)', () => {
    const state = act(phaseOf('migration', 'KC 2S', 'JC 10S'), [done]).state;
    expect(judge(state, { type: 'serf', seat: 'noor', card: card('2S') })).toEqual({
      because: 'ng.guard.subjects',
      reason: 'last-subject',
      particulars: { seat: 'noor' },
    });
  });

  it('is kept: of two one may be serfed', () => {
    const two = act(phaseOf('migration', 'KC 2S 4D', 'JC 10S'), [done]).state;
    expect(judge(two, { type: 'serf', seat: 'noor', card: card('2S') })).toBeUndefined();
  });
});

describe('a refusal tells of the card that it is about', () => {
  it.each<[PlayName, after: number, Action, because: string, reason: string, particulars: object]>([
    [
      'firstSteps',
      0,
      discard('6D', 'discard-pile'),
      'ng.turn.migration.discard',
      'not-in-hand',
      { seat: 'noor', card: card('6D') },
    ],
  ])('%s, after %i', (name, after, action, because, reason, particulars) => {
    expect(judged(name, after, action)).toEqual({ because, reason, particulars });
  });

  it('that has no value (ng.card.number)', () => {
    const migration = phaseOf('migration', 'KC 2S', 'JC 10S', { noor: { hand: cards('QD') } });
    expect(judge(migration, discard('QD', 'peasants'))).toEqual({
      because: 'ng.card.number',
      reason: 'not-number',
      particulars: { card: card('QD') },
    });
  });
});
