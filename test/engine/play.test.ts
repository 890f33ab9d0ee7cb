import { describe, expect, it } from 'vitest';
import { advance, play, playOut } from '../../src/engine/play.ts';
import { seeded } from '../../src/engine/random.ts';
import { toy, type ToyAction, type ToyState } from '../support/toy-game.ts';

const begun = (stones?: number): ToyState => {
  const started = toy.start({ seats: ['noor', 'mila'], ...(stones !== undefined && { stones }) });
  if (!started.ok) throw new Error(started.refusal.reason);
  return started.state;
};

const take = (seat: 'noor' | 'mila', count: number): ToyAction => ({ type: 'take', seat, count });

describe('playing an action', () => {
  it('gives every fact with its citations and the state after each', () => {
    const played = play(toy, begun(), take('noor', 2), seeded(1));
    const taken = { ...begun(), stones: 10, players: [{ seat: 'noor', taken: 2, luck: null }, begun().players[1]] };
    expect(played).toEqual({
      ok: true,
      state: { ...taken, turn: 'mila' },
      states: [taken, { ...taken, turn: 'mila' }],
      facts: [
        { event: { type: 'stonesTaken', seat: 'noor', count: 2 }, cites: ['toy.take'] },
        { event: { type: 'turnPassed', to: 'mila' }, cites: ['toy.turns'] },
      ],
    });
  });

  it('notes who sees a secret, with the outcome of chance in the event', () => {
    const played = play(toy, begun(), { type: 'draw', seat: 'noor' }, seeded(1));
    const luck = seeded(1).below(100);
    expect(played).toMatchObject({
      ok: true,
      facts: [{ event: { type: 'luckDrawn', seat: 'noor', luck }, cites: ['toy.luck'], seenBy: ['noor'] }],
    });
  });

  it('that is not allowed changes nothing and tells the refusal', () => {
    const state = begun();
    const before = structuredClone(state);
    expect(play(toy, state, take('mila', 1), seeded(1))).toEqual({ ok: false, refusal: { because: 'toy.turns', reason: 'not-your-turn' } });
    expect(state).toEqual(before);
  });

  it('that is not allowed uses up no chance', () => {
    const random = seeded(1);
    play(toy, begun(), { type: 'draw', seat: 'mila' }, random);
    expect(random.below(1000)).toBe(seeded(1).below(1000));
  });

  it('applies each fact at once, so that the next one sees it', () => {
    const played = play(toy, begun(1), take('noor', 1), seeded(1));
    expect(played.ok && played.facts.map(({ event }) => event.type)).toEqual(['stonesTaken', 'gameWon']);
    expect(played.ok && played.state.winner).toBe('noor');
  });
});

describe('the fast path', () => {
  it('reaches the state that playing reaches', () => {
    for (const action of [...toy.options(begun())]) {
      const played = play(toy, begun(), action, seeded(9));
      expect(advance(toy, begun(), action, seeded(9))).toEqual(played.ok && played.state);
    }
  });

  it('plays a game out with the choices it is given', () => {
    const firsts = playOut(toy, begun(), seeded(1), (options) => options[0]!);
    expect(firsts).toMatchObject({ actions: 12, state: { stones: 0, winner: 'mila' } });
    const twos = playOut(toy, begun(), seeded(1), (options) => options.find((action) => action.type === 'take' && action.count === 2)!);
    expect(twos).toMatchObject({ actions: 6, state: { stones: 0, winner: 'mila' } });
  });

  it('plays nothing where the game is over', () => {
    const over = { ...begun(), winner: 'noor' as const };
    expect(playOut(toy, over, seeded(1), () => expect.unreachable())).toEqual({ state: over, actions: 0 });
  });
});
