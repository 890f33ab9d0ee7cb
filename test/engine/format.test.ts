import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { optionals, parseWith, readings } from '../../src/engine/format.ts';

const schema = v.strictObject({
  players: v.array(optionals({ coins: v.number() })),
  rulings: v.exactOptional(readings({ tie: { options: ['a', 'b'] } })),
});

describe('what came from outside', () => {
  it('is taken as it is where it fits', () => {
    for (const input of [{ players: [] }, { players: [{}, { coins: 2 }], rulings: { tie: 'b' } }, { players: [], rulings: {} }]) {
      expect(parseWith(schema, input)).toEqual({ ok: true, value: input });
    }
  });

  it.for<readonly [string, unknown]>([
    ['', 7],
    ['players', {}],
    ['players.1.coins', { players: [{ coins: 1 }, { coins: 'two' }] }],
    ['players.0.coin', { players: [{ coin: 1 }] }],
    ['rulings.tie', { players: [], rulings: { tie: 'c' } }],
    ['rulings.ties', { players: [], rulings: { ties: 'a' } }],
  ])('is refused with the first place where it does not: “%s” in %j', ([at, input]) => {
    expect(parseWith(schema, input)).toEqual({ ok: false, at, problem: expect.stringMatching(/./) as string });
  });
});
