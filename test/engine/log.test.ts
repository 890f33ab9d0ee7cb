import { describe, expect, it } from 'vitest';
import { fold, seenFrom } from '../../src/engine/log.ts';
import { play } from '../../src/engine/play.ts';
import { seeded } from '../../src/engine/random.ts';
import type { Fact } from '../../src/engine/types.ts';
import { toy, type Toy, type ToyAction } from '../support/toy-game.ts';

const drawn: Fact<Toy> = {
  event: { type: 'luckDrawn', seat: 'noor', luck: 7 },
  cites: ['toy.luck'],
  seenBy: ['noor', 'juri'],
};
const taken: Fact<Toy> = {
  event: { type: 'stonesTaken', seat: 'noor', count: 2 },
  cites: ['toy.take'],
};

describe('the log as a seat saw it', () => {
  it.for(['noor', 'juri'] as const)('keeps the secrets that %s saw', (seat) => {
    expect(seenFrom(toy, [drawn, taken], seat)).toEqual([drawn, taken]);
  });

  it('lacks the secret fields that others saw, and nothing else', () => {
    expect(seenFrom(toy, [drawn, taken], 'mila')).toEqual([
      { ...drawn, event: { type: 'luckDrawn', seat: 'noor' } },
      taken,
    ]);
  });

  it('lacks the secrets of an event that nobody saw', () => {
    for (const seat of ['noor', 'mila', 'juri'] as const) {
      const [seen] = seenFrom(toy, [{ ...drawn, seenBy: [] }], seat);
      expect(seen!.event).toEqual({ type: 'luckDrawn', seat: 'noor' });
    }
  });

  it('keeps all of an event without secret fields, whoever is said to see it', () => {
    expect(seenFrom(toy, [{ ...taken, seenBy: ['juri'] }], 'mila')).toEqual([
      { ...taken, seenBy: ['juri'] },
    ]);
  });

  it('lacks each secret field that this seat did not see, where each has its own seats', () => {
    const both = { ...toy, secrets: { ...toy.secrets, luckDrawn: ['luck', 'seat'] } };
    const fact: Fact<Toy> = { ...drawn, seenBy: { luck: ['noor'], seat: ['noor', 'mila'] } };
    expect(seenFrom(both, [fact], 'noor')).toEqual([fact]);
    expect(seenFrom(both, [fact], 'mila')).toEqual([
      { ...fact, event: { type: 'luckDrawn', seat: 'noor' } },
    ]);
    expect(seenFrom(both, [fact], 'juri')).toEqual([{ ...fact, event: { type: 'luckDrawn' } }]);
  });

  it('lacks a secret field of which nobody is named, and keeps a public one whoever is named', () => {
    const [seen] = seenFrom(toy, [{ ...drawn, seenBy: { seat: [] } }], 'noor');
    expect(seen!.event).toEqual({ type: 'luckDrawn', seat: 'noor' });
  });

  it('leaves the log itself as it was', () => {
    const log = [structuredClone(drawn)];
    seenFrom(toy, log, 'mila');
    expect(log).toEqual([drawn]);
  });
});

describe('folding a log', () => {
  const start = toy.start({ players: [{ seat: 'noor' }, { seat: 'mila' }] });
  const begun = start.ok ? start.state : expect.unreachable();

  it('gives the state after it', () => {
    const actions: ToyAction[] = [
      { type: 'draw', seat: 'noor' },
      { type: 'take', seat: 'noor', count: 2 },
      { type: 'take', seat: 'mila', count: 1 },
    ];
    const log: Fact<Toy>[] = [];
    let state = begun;
    const random = seeded(3);
    for (const action of actions) {
      const played = play(toy, state, action, random);
      if (!played.ok) throw new Error(played.refusal.reason);
      log.push(...played.facts);
      state = played.state;
    }
    expect(fold(toy, begun, log)).toEqual(state);
    expect(state.stones).toBe(9);
  });

  it('of nothing gives the start', () => {
    expect(fold(toy, begun, [])).toBe(begun);
  });
});
