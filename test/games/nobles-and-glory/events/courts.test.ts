import { describe, expect, it } from 'vitest';
import { courtEvents } from '../../../../src/games/nobles-and-glory/events/courts.ts';
import { kingdomEvents } from '../../../../src/games/nobles-and-glory/events/kingdoms.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  actionPhase,
  card,
  court,
  number,
  numbers,
  royal,
} from '../../../support/nobles-and-glory.ts';

const state = actionPhase('KH 2H, QC 3C', { mila: 'KS 5C, QD 4D, JH 4S' });

describe('events of a Royal Court', () => {
  it('take a Chamberlain with his row and what lies beneath him, known to whoever had him', () => {
    const [noor, mila] = state.players;
    const [king, queen, jack] = mila.court;
    const beneath = { preparation: number('7C'), recovery: numbers('8C') };
    const prepared: State = {
      ...state,
      players: [noor, { ...mila, court: [king!, queen!, { ...jack!, ...beneath }] }],
    };
    const taken = courtEvents.chamberlainTaken(prepared, {
      type: 'chamberlainTaken',
      seat: 'noor',
      from: 'mila',
      card: royal('JH'),
    });
    expect(taken.players.map((player) => player.court)).toEqual([
      [...court('KH 2H, QC 3C'), { ...jack, ...beneath }],
      court('KS 5C, QD 4D'),
    ]);
    expect(taken.known).toEqual({ [card('7C')]: ['mila'] });
    const lost = kingdomEvents.royalLost(taken, {
      type: 'royalLost',
      seat: 'noor',
      card: royal('JH'),
    });
    expect([lost.known, lost.discardPile]).toEqual([{}, [royal('JH'), ...numbers('7C 8C')]]);
  });

  it('place a Joker of the hand as Court Jester', () => {
    const held = actionPhase('KH 2H', { hand: 'joker-1 5D' });
    const placed = courtEvents.jesterPlaced(
      { ...held, known: { 'joker-1': ['mila'] } },
      { type: 'jesterPlaced', seat: 'noor', card: 'joker-1' },
    );
    expect(placed.players[0]).toMatchObject({ jester: 'joker-1', hand: [card('5D')] });
    expect(placed.known).toEqual({});
  });

  it('kill a Court Jester, whose Joker is discarded', () => {
    const there = actionPhase('KH 2H', { jester: 'joker-2', theirJester: 'joker-1' });
    const killed = courtEvents.jesterKilled(there, {
      type: 'jesterKilled',
      seat: 'mila',
      card: 'joker-1',
    });
    expect(killed.players.map(({ jester }) => jester)).toEqual(['joker-2', null]);
    expect(killed.discardPile).toEqual(['joker-1']);
  });
});
