import { describe, expect, it } from 'vitest';
import { format } from '../../../src/games/nobles-and-glory/schema.ts';
import type {
  Position,
  PositionPlayer,
} from '../../../src/games/nobles-and-glory/types/position.ts';
import { card, cards } from '../../support/nobles-and-glory.ts';

/** With everything in it that may be left out, all the way down. */
type Whole<Of> = Of extends readonly (infer Each)[]
  ? readonly Whole<Each>[]
  : Of extends object
    ? { readonly [Field in keyof Of]-?: Whole<NonNullable<Of[Field]>> }
    : Of;

/** Forgetting a field does not compile. */
const noor: Whole<PositionPlayer> = {
  seat: 'noor',
  hand: cards('5H joker-1'),
  court: [
    { card: card('QH'), subjects: cards('2H'), preparation: card('9D'), recovery: cards('7C') },
  ],
  armies: cards('8C'),
  peasants: cards('3D'),
  glory: cards('4D'),
  jester: card('joker-2'),
  decree: { card: card('6S'), progress: cards('7S') },
  treaty: { card: card('10S'), kind: 'feast', laid: 3 },
};

const position: Omit<Whole<Position>, 'rulings'> = {
  players: [noor],
  box: false,
  over: false,
  turn: 'noor',
  number: 5,
  phase: 'action',
  polity: { prize: card('6H'), round: 2, led: card('9H') },
  drawPile: cards('AS'),
  discardPile: cards('KS'),
};

describe('a position from outside', () => {
  it('may name each field that there is', () => {
    const whole = { ...position, rulings: { 'bonus-negative': 'floor-zero' } };
    expect(format.position(JSON.parse(JSON.stringify(whole)))).toEqual({ ok: true, value: whole });
  });

  it('may name no other', () => {
    expect(format.position({ ...position, round: 2 })).toMatchObject({ ok: false });
    expect(format.position({ ...position, polity: { prize: card('6H'), round: 3 } })).toMatchObject(
      { ok: false, at: 'polity.round' },
    );
  });
});
