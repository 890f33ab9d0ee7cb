import { describe, expect, it } from 'vitest';
import { advance, freshGame, offered, play, playOut, standing } from '../../src/engine/play.ts';
import { seeded } from '../../src/engine/random.ts';
import type { Seat } from '../../src/engine/types.ts';
import { toy, type ToyAction, type ToyState } from '../support/toy-game.ts';

const begun = (stones?: number): ToyState => {
  const started = toy.start({
    players: [{ seat: 'noor' }, { seat: 'mila' }],
    ...(stones !== undefined && { stones }),
  });
  if (!started.ok) throw new Error(started.refusal.reason);
  return started.state;
};

const take = (seat: 'noor' | 'mila', count: number): ToyAction => ({ type: 'take', seat, count });

describe('playing an action', () => {
  it('gives every fact with its citations and the state after each', () => {
    const played = play(toy, begun(), take('noor', 2), seeded(1));
    const [noor, mila] = begun().players;
    const taken = { ...begun(), stones: 10, taking: 2, players: [{ ...noor, taken: 2 }, mila] };
    expect(played).toEqual({
      ok: true,
      state: { ...taken, taking: 0, turn: 'mila' },
      states: [taken, { ...taken, taking: 0, turn: 'mila' }],
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
      facts: [
        { event: { type: 'luckDrawn', seat: 'noor', luck }, cites: ['toy.luck'], seenBy: ['noor'] },
      ],
    });
  });

  it('that is not allowed changes nothing and tells the refusal', () => {
    const state = begun();
    const before = structuredClone(state);
    expect(play(toy, state, take('mila', 1), seeded(1))).toEqual({
      ok: false,
      refusal: { because: 'toy.turns', reason: 'not-your-turn' },
    });
    expect(state).toEqual(before);
  });

  it('that is not allowed uses up no chance', () => {
    const random = seeded(1);
    play(toy, begun(), { type: 'draw', seat: 'mila' }, random);
    expect(random.below(1000)).toBe(seeded(1).below(1000));
  });

  it('applies each fact at once, so that the next one sees it', () => {
    const played = play(toy, begun(1), take('noor', 1), seeded(1));
    expect(played.ok && played.facts.map(({ event }) => event.type)).toEqual([
      'stonesTaken',
      'gameWon',
    ]);
    expect(played.ok && played.state.winner).toBe('noor');
  });
});

describe('the fast path', () => {
  it('reaches the state that playing reaches', () => {
    for (const action of toy.options(begun(), 'noor')) {
      const played = play(toy, begun(), action, seeded(9));
      expect(advance(toy, begun(), action, seeded(9))).toEqual(played.ok && played.state);
    }
  });

  it('plays a game out with the choices it is given', () => {
    const firsts = playOut(toy, begun(), seeded(1), (options) => options[0]!);
    expect(firsts).toMatchObject({ actions: 12, state: { stones: 0, winner: 'mila' } });
    const twos = playOut(toy, begun(), seeded(1), (options) =>
      options.find((action) => action.type === 'take' && action.count === 2)!,
    );
    expect(twos).toMatchObject({ actions: 6, state: { stones: 0, winner: 'mila' } });
  });

  it('plays nothing where the game is over', () => {
    const over = { ...begun(), winner: 'noor' as const };
    expect(playOut(toy, over, seeded(1), () => expect.unreachable())).toEqual({
      state: over,
      actions: 0,
    });
  });
});

describe('a fresh game', () => {
  const fresh = (...seats: Seat[]) => freshGame(toy, seats, seeded(1));

  it('comes out of the box and is set up as far as its first decision', () => {
    const state = fresh('noor', 'mila', 'juri');
    expect(state).toMatchObject({ stones: 12, turn: null, rulings: { 'most-stones': 'two' } });
    expect(state.players.map(({ seat }) => seat)).toEqual(['noor', 'mila', 'juri']);
    expect(toy.pending(state)).toEqual({
      name: 'bid',
      seats: ['noor', 'mila', 'juri'],
      secret: true,
    });
  });

  it('has the readings that it is given', () => {
    expect(freshGame(toy, ['noor', 'mila'], seeded(1), { 'most-stones': 'three' }).rulings).toEqual(
      { 'most-stones': 'three' },
    );
  });

  it('uses the chance that it is given', () => {
    const ofChance: typeof toy = {
      ...toy,
      resolve: (turn) =>
        turn.emit({ type: 'stonesLaid', count: 1 + turn.random.below(12) }, ['toy.begin']),
    };
    const stones = (seed: number) => freshGame(ofChance, ['noor', 'mila'], seeded(seed)).stones;
    expect([1, 2, 3].map(stones)).toEqual([1, 2, 3].map((seed) => 1 + seeded(seed).below(12)));
  });

  it('is not possible where so many cannot play', () => {
    expect(() => fresh('noor')).toThrow(new RangeError('impossible-table'));
    expect(() => fresh('noor', 'noor')).toThrow(RangeError);
  });
});

describe('what seats may do', () => {
  const bidding = freshGame(toy, ['noor', 'mila'], seeded(1));
  const bids = (seat: Seat) => [0, 1, 2].map((number) => ({ type: 'bid', seat, number }));

  it('is what everybody may do who decides, in seating order', () => {
    expect(offered(toy, bidding)).toEqual([...bids('noor'), ...bids('mila')]);
    expect(offered(toy, begun())).toEqual(toy.options(begun(), 'noor'));
  });

  it('is for eyes that look at a secret decision only what their own seat may do', () => {
    expect(offered(toy, bidding, 'mila')).toEqual(bids('mila'));
    expect(offered(toy, bidding, 'ines')).toEqual([]);
    expect(offered(toy, begun(), 'mila')).toEqual(toy.options(begun(), 'noor'));
  });

  it('is nothing once the game is over', () => {
    expect(offered(toy, { ...begun(), winner: 'noor' })).toEqual([]);
  });
});

describe('the standing', () => {
  const won = (seat: Seat) => ({ event: { type: 'gameWon', seat }, cites: ['toy.last-stone'] });

  it('is the outcome if the game ended now, with the facts that lead to it', () => {
    const state = advance(
      toy,
      advance(toy, begun(), take('noor', 1), seeded(1)),
      take('mila', 2),
      seeded(1),
    );
    const scores = [
      { seat: 'noor', total: 1 },
      { seat: 'mila', total: 2 },
    ];
    expect(standing(toy, state)).toEqual({ winners: ['mila'], scores, facts: [won('mila')] });
    expect(toy.outcome(state)).toBeUndefined();
  });

  it('is the outcome once the game is over', () => {
    const over = advance(toy, begun(1), take('noor', 1), seeded(1));
    expect(standing(toy, over)).toEqual({ ...toy.outcome(over), facts: [won('noor')] });
  });

  it('cannot be told where the scoring leads to no outcome', () => {
    expect(() => standing({ ...toy, scoring: () => [] }, begun())).toThrow(
      'the scoring does not end the game',
    );
  });
});
