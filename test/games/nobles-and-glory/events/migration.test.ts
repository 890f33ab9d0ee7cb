import { describe, expect, it } from 'vitest';
import { migrationEvents } from '../../../../src/games/nobles-and-glory/events/migration.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import {
  card,
  cards,
  court,
  number,
  numbers,
  phaseOf,
  royal,
} from '../../../support/nobles-and-glory.ts';

const state = phaseOf(
  'migration',
  'KH 2C',
  'QS 4H 6H',
  { mila: { peasants: cards('5H 6D') } },
  { drawPile: cards('joker-1 9H 3D') },
);

/** A Joker lies aside, and a Heart is the Refugee of Noor’s kingdom. */
const turned = (() => {
  const aside = migrationEvents.refugeeTurned(state, {
    type: 'refugeeTurned',
    seat: 'noor',
    card: card('joker-1'),
    aside: true,
  });
  const up = migrationEvents.refugeeTurned(aside, {
    type: 'refugeeTurned',
    seat: 'noor',
    card: card('9H'),
    aside: false,
  });
  return migrationEvents.destinationFound(up, {
    type: 'destinationFound',
    seat: 'noor',
    suit: 'heart',
    by: 'court',
  });
})();

describe('events of the Migration Phase', () => {
  it('begin a step with the cards to be drawn in it', () => {
    const begun = migrationEvents.migrationStepStarted(state, {
      type: 'migrationStepStarted',
      seat: 'noor',
      step: 'draw',
      draws: 2,
    });
    expect(topOf(begun)).toMatchObject({ step: 'draw', drawsLeft: 2, peasantDrawn: false });
  });

  it('turn cards of the pile up until one is the Refugee, for whom a kingdom is found', () => {
    expect(turned.drawPile).not.toContain(card('9H'));
    expect(turned.drawPile).not.toContain(card('joker-1'));
    expect(topOf(turned)).toEqual({
      type: 'refugee',
      seat: 'noor',
      card: card('9H'),
      aside: cards('joker-1'),
      destination: 'noor',
    });
  });

  it('take a Subject to a row or to the Peasants, and a Peasant likewise', () => {
    const subject = (to: 'KH' | null) =>
      migrationEvents.subjectTaken(turned, {
        type: 'subjectTaken',
        seat: 'noor',
        from: 'mila',
        card: number('6H'),
        royal: to && royal(to),
      }).players;
    expect(subject('KH')).toMatchObject([{ court: court('KH 2C 6H') }, { court: court('QS 4H') }]);
    expect(subject(null)).toMatchObject([{ peasants: numbers('6H') }, { court: court('QS 4H') }]);
    const peasant = (to: 'KH' | null) =>
      migrationEvents.peasantTaken(turned, {
        type: 'peasantTaken',
        seat: 'noor',
        from: 'mila',
        card: number('5H'),
        royal: to && royal(to),
      }).players;
    expect(peasant('KH')).toMatchObject([
      { court: court('KH 2C 5H') },
      { peasants: numbers('6D') },
    ]);
    expect(peasant(null)).toMatchObject([{ peasants: numbers('5H') }, { peasants: numbers('6D') }]);
  });

  it('take the Refugee itself, and lay the rest on the Discard Pile', () => {
    const taken = migrationEvents.refugeeTaken(turned, {
      type: 'refugeeTaken',
      seat: 'noor',
      card: number('9H'),
    });
    expect(taken.players[0].peasants).toEqual(numbers('9H'));
    expect(topOf(taken)).toMatchObject({ type: 'refugee', card: null });
    const ended = migrationEvents.refugeeEnded(taken, {
      type: 'refugeeEnded',
      cards: cards('joker-1'),
    });
    expect(ended.discardPile).toEqual([card('joker-1'), ...state.discardPile]);
    expect(topOf(ended)).toEqual(topOf(state));
  });

  it('draw a Peasant in sight of the other player', () => {
    const drawing = migrationEvents.migrationStepStarted(state, {
      type: 'migrationStepStarted',
      seat: 'noor',
      step: 'draw',
      draws: 2,
    });
    const drawn = migrationEvents.peasantDrawn(drawing, {
      type: 'peasantDrawn',
      seat: 'noor',
      from: 'mila',
      card: number('5H'),
    });
    expect(drawn.players).toMatchObject([{ hand: cards('5H') }, { peasants: numbers('6D') }]);
    expect(drawn.known).toEqual({ [card('5H')]: ['mila'] });
    expect(topOf(drawn)).toMatchObject({ drawsLeft: 1, peasantDrawn: true });
  });
});
