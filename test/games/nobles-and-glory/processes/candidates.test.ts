import { describe, expect, it } from 'vitest';
import { options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { imaginable } from '../../../../src/games/nobles-and-glory/imaginable.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import { act, card, cards, numbers, phaseOf } from '../../../support/nobles-and-glory.ts';
import { PLAYS, type PlayName } from '../../../support/nobles-and-glory-plays.ts';

const done: Action = { type: 'done', seat: 'noor' };

/** Noor’s options in a play after so many of its actions: the type of each, and its cards. */
function optionsIn(name: PlayName, after: number): string[] {
  const { state, actions } = PLAYS[name];
  return options(act(state, actions.slice(0, after)).state, 'noor').map(
    ({ type, seat: _, ...rest }) => [type, ...Object.values(rest)].join(' '),
  );
}

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
    [
      'in a Revolt: discard a Subject (ng.turn.peasant.revolt)',
      'revolt',
      1,
      'discard-subject spade-9',
    ],
    [
      'of a row: nothing, as rows change freely (ng.turn.population.rearrange)',
      'rows',
      0,
      'move spade-2 diamond-queen',
      'move heart-6 diamond-queen',
      'move club-3 club-king',
      'move diamond-4 club-king',
      ...['spade-2', 'heart-6'].flatMap((one) =>
        ['club-3', 'diamond-4'].map((other) => `swap ${one} ${other}`),
      ),
      ...['club-3', 'diamond-4'].flatMap((one) =>
        ['spade-2', 'heart-6'].map((other) => `swap ${one} ${other}`),
      ),
      'done',
    ],
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

describe('what a player may think of, by the rules or not', () => {
  it('is nothing while the other player decides, nor once the game is over', () => {
    expect(imaginable(PLAYS.noAction.state, 'mila')).toEqual([]);
    const { state, actions } = PLAYS.seventhGlory;
    for (const seat of ['noor', 'mila'] as const)
      expect(imaginable(act(state, actions).state, seat)).toEqual([]);
  });

  it('starts from a Royal Card of the hand and a Number Card of it (ng.setup.starting-cards)', () => {
    const { state } = PLAYS.startingCards;
    const [noor, mila] = state.players;
    const held = {
      ...state,
      players: [{ ...noor, hand: cards('KC 3S QC joker-1') }, mila] as const,
    };
    expect(
      imaginable(held, 'noor').map(
        (action) => 'royal' in action && [action.royal, 'subject' in action && action.subject],
      ),
    ).toEqual([
      [card('KC'), card('3S')],
      [card('QC'), card('3S')],
    ]);
  });

  it('exchanges a Subject for a Number Card of its suit, higher or lower (ng.turn.peasant.exchange-hand)', () => {
    const state = phaseOf('peasant', 'KC 5C', 'JC 10S', {
      noor: { hand: cards('4C 9C 9H QC joker-1'), peasants: cards('6C 3D') },
    });
    const exchange = (by: string, peasant: string): Action => ({
      type: 'exchange-hand',
      seat: 'noor',
      card: card('5C'),
      by: card(by),
      peasant: card(peasant),
    });
    expect(imaginable(state, 'noor')).toEqual([
      exchange('4C', '6C'),
      exchange('4C', '3D'),
      exchange('9C', '6C'),
      exchange('9C', '3D'),
      { type: 'exchange-peasant', seat: 'noor', card: card('5C'), by: card('6C') },
      done,
    ]);
  });

  it('makes cards of the hand Glory and, with a Club Regnant, also Peasants of the other player (ng.action.regnant.harvest, ng.action.regnant.pillage)', () => {
    const glories = (noor: string) => {
      const state = phaseOf('action', noor, 'QH 3H', {
        noor: { hand: cards('8S 5C 4D KD joker-1') },
        mila: { peasants: cards('7D') },
      });
      return new Set(
        imaginable(state, 'noor').flatMap((action) =>
          action.type === 'regnant' ? [action.glory] : [],
        ),
      );
    };
    expect(glories('KS 5S')).toEqual(new Set(cards('8S 5C 4D')));
    expect(glories('KC 8C')).toEqual(new Set(cards('8S 5C 4D 7D')));
  });

  it('replaces by a card of the hand of the same suit, higher or lower (ng.action.regnant.harvest)', () => {
    const state = phaseOf('action', 'KS 5S 6D', 'QH 3H', {
      noor: { hand: cards('8S 2S 4D 5C KD joker-1') },
    });
    const replacements = imaginable(state, 'noor').flatMap((action) =>
      action.type === 'regnant' ? [`${action.card} ${action.by}`] : [],
    );
    expect([...new Set(replacements)]).toEqual([
      'spade-5 spade-8',
      'spade-5 spade-2',
      'diamond-6 diamond-4',
    ]);
  });

  it('places Royal Cards in the Royal Court, of whatever rank (ng.turn.inauguration.place)', () => {
    const state = phaseOf('inauguration', 'KC 5C', 'JC 10S', {
      noor: { hand: cards('4C KD joker-1 QH') },
    });
    const crown = (written: string): Action => ({
      type: 'place-royal',
      seat: 'noor',
      card: card(written),
    });
    expect(imaginable(state, 'noor')).toEqual([crown('KD'), crown('QH'), done]);
  });
});

it('a redraw goes on while a Peasant that a renewal would add could be placed, be it the only one (ng.turn.population.forced-redraw)', () => {
  const { state, actions } = PLAYS.hopelessRedraw;
  const [noor, mila] = state.players;
  const { facts } = act(
    { ...state, players: [noor, { ...mila, peasants: numbers('5H') }] },
    actions,
  );
  expect(facts.map(({ event }) => event.type)).not.toContain('redrawGivenUp');
});
