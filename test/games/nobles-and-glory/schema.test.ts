import { expect, it } from 'vitest';
import { format } from '../../../src/games/nobles-and-glory/schema.ts';
import type {
  Position,
  PositionPlayer,
} from '../../../src/games/nobles-and-glory/types/position.ts';
import { card, cards, DEFAULTS } from '../../support/nobles-and-glory.ts';

type Of<Field extends keyof PositionPlayer> = NonNullable<PositionPlayer[Field]>;

/** Every field there is: forgetting one does not compile. */
const royal: Required<Of<'court'>[number]> = {
  card: card('KC'),
  subjects: cards('2S 3H'),
  preparation: card('9S'),
  recovery: cards('4D 5D'),
};
const decree: Required<Of<'decree'>> = { card: card('3C'), progress: cards('9C') };
const treaty: Required<Of<'treaty'>> = { card: card('7D'), kind: 'feast', laid: 3 };
const polity: Required<NonNullable<Position['polity']>> = {
  prize: card('6H'),
  round: 2,
  led: card('8H'),
};
const battle: Required<NonNullable<Position['battle']>> = { card: card('6S'), step: 'plunder' };
const player: Required<PositionPlayer> = {
  seat: 'noor',
  hand: cards('AS'),
  court: [royal],
  armies: cards('6S'),
  peasants: cards('7S'),
  glory: cards('8S'),
  jester: card('joker-1'),
  decree,
  treaty,
};
const duel: Required<NonNullable<Position['duel']>> = {
  card: card('KC'),
  royal: card('KS'),
  loser: 'mila',
  placed: cards('8D'),
};
const position: Required<Position> = {
  players: [player, { seat: 'mila' }],
  box: false,
  over: false,
  turn: 'noor',
  number: 5,
  phase: 'action',
  polity,
  duel,
  battle,
  drawPile: cards('10H'),
  discardPile: cards('10D'),
  rulings: DEFAULTS,
};

it('every field of a position can be written down', () => {
  expect(format.position(JSON.parse(JSON.stringify(position)))).toEqual({
    ok: true,
    value: position,
  });
});
