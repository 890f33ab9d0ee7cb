import { describe, expect, it } from 'vitest';
import { kingdomEvents } from '../../../../src/games/nobles-and-glory/events/kingdoms.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  card,
  cards,
  court,
  number,
  numbers,
  phaseOf,
  royal,
} from '../../../support/nobles-and-glory.ts';

const population = phaseOf('population', 'KC 2S, QD', 'JC 10S', { noor: { hand: cards('3H JS') } });
const seat = 'noor';

/** The Queen is lost, and her Subjects want a row. */
const lost = kingdomEvents.royalLost(phaseOf('inauguration', 'KC 2S, QD 3H 4D', 'JC 10S'), {
  type: 'royalLost',
  seat,
  card: royal('QD'),
});

describe('events of a kingdom', () => {
  it('place a Subject of the hand, which ends the duty to do so', () => {
    const known: State = { ...population, known: { [card('3H')]: ['mila'] } };
    expect(topOf(known)).toMatchObject({ mustPlace: true });
    const placed = kingdomEvents.subjectPlaced(known, {
      type: 'subjectPlaced',
      seat,
      card: number('3H'),
      royal: royal('QD'),
    });
    expect(placed.players[0]).toMatchObject({ court: court('KC 2S, QD 3H'), hand: cards('JS') });
    expect([placed.known, topOf(placed)]).toMatchObject([{}, { mustPlace: false }]);
    expect(
      topOf(kingdomEvents.redrawGivenUp(population, { type: 'redrawGivenUp', seat })),
    ).toMatchObject({
      mustPlace: false,
    });
  });

  it('place a Royal Card of the hand in its rank', () => {
    const begun = phaseOf('inauguration', 'KC 2S, QD', 'JC 10S', {
      noor: { hand: cards('3H JS') },
    });
    const placed = kingdomEvents.royalPlaced(begun, {
      type: 'royalPlaced',
      seat,
      card: royal('JS'),
    });
    expect(placed.players[0]).toMatchObject({ court: court('KC 2S, QD, JS'), hand: cards('3H') });
    expect(topOf(placed)).toMatchObject({ type: 'inauguration', placed: true });
  });

  it('lose a Royal Card, and find rows for the loose Subjects', () => {
    expect(lost.players[0].court).toEqual(court('KC 2S'));
    expect(lost.discardPile[0]).toBe(card('QD'));
    expect(topOf(lost)).toEqual({ type: 'rearrange', seat, loose: numbers('3H 4D') });
    const moved = kingdomEvents.subjectMoved(lost, {
      type: 'subjectMoved',
      seat,
      card: number('3H'),
      royal: royal('KC'),
    });
    expect(moved.players[0].court).toEqual(court('KC 2S 3H'));
    expect(topOf(moved)).toMatchObject({ loose: numbers('4D') });
    const serfed = kingdomEvents.subjectSerfed(moved, {
      type: 'subjectSerfed',
      seat,
      card: number('4D'),
    });
    expect(serfed.players[0].peasants).toEqual(numbers('4D'));
    expect(topOf(serfed)).toMatchObject({ loose: [] });
    const ended = kingdomEvents.rearrangementEnded(serfed, { type: 'rearrangementEnded', seat });
    expect(topOf(ended).type).toBe('inauguration');
  });

  it('exchange two Subjects between their rows', () => {
    const swapped = kingdomEvents.subjectsSwapped(
      phaseOf('population', 'KC 2S 6H, QD 3C', 'JC 10S'),
      {
        type: 'subjectsSwapped',
        seat,
        card: number('2S'),
        other: number('3C'),
      },
    );
    expect(swapped.players[0].court).toEqual(court('KC 3C 6H, QD 2S'));
  });

  it('make a Subject a Peasant', () => {
    const serfed = kingdomEvents.subjectSerfed(phaseOf('migration', 'KC 2S 6H', 'JC 10S'), {
      type: 'subjectSerfed',
      seat,
      card: number('2S'),
    });
    expect(serfed.players[0]).toMatchObject({ court: court('KC 6H'), peasants: numbers('2S') });
  });

  it('find too much in a row, and settle it', () => {
    const found = kingdomEvents.excessFound(population, {
      type: 'excessFound',
      seat,
      royal: royal('KC'),
      newcomer: royal('QD'),
    });
    expect(topOf(found)).toEqual({ type: 'slide-excess', seat, newcomer: royal('QD') });
    expect(kingdomEvents.excessSettled(found, { type: 'excessSettled', seat })).toEqual(population);
  });
});
