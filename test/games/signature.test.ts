import { describe, expect, it } from 'vitest';
import { fingerprint, sequences, signatureOf } from '../../scripts/signatures.ts';
import { seeded } from '../../src/engine/random.ts';
import { ENGINE_IDS, loadEngine } from '../../src/games/engines.ts';
import { toy } from '../support/toy-game.ts';
import committed from './signature.json' with { type: 'json' };

describe('the signature', () => {
  it.for(ENGINE_IDS)(
    'of %s is the committed one, or its rules have changed: see npm run signature',
    async (id) => {
      const names = Object.keys(committed[id].tables);
      expect(names.length).toBeGreaterThanOrEqual(20);
      expect(await signatureOf(await loadEngine(id), names)).toEqual(committed[id]);
    },
  );

  it('knows only tables that there are', async () => {
    await expect(
      signatureOf(await loadEngine('claim'), ['scenarios/no-such-table']),
    ).rejects.toThrow('no-such-table');
  });
});

type Game = typeof toy;

const SEATS = ['noor', 'mila'] as const;

describe('the sequences of actions', () => {
  const counted = (stones: number): number[] => {
    const started = toy.start({ players: SEATS.map((seat) => ({ seat })), stones });
    return started.ok
      ? sequences(toy, { state: started.state, random: seeded(1) })
      : expect.unreachable(started.refusal.reason);
  };

  it('are counted to the end of the game', () => {
    // Take, or draw and take.
    expect(counted(1)).toEqual([2, 1, 0]);
    // Also two stones at once, or one and then the same again for Mila.
    expect(counted(2).slice(0, 2)).toEqual([3, 4]);
  });

  it('are counted no further than to eight actions', () => {
    expect(counted(12)).toHaveLength(8);
  });
});

describe('the fingerprint of random games', () => {
  const usual = fingerprint(toy, SEATS);
  const given = (change: Partial<Game>): string => fingerprint({ ...toy, ...change }, SEATS);

  it('is the same every time, in whatever order fields are written', () => {
    expect(usual).toMatch(/^[0-9a-f]{64}$/);
    expect(given({})).toBe(usual);
    const turned = <Data extends object>(data: Data): Data =>
      Object.fromEntries(Object.entries(data).reverse()) as Data;
    expect(given({ apply: (state, event) => turned(toy.apply(state, event)) })).toBe(usual);
  });

  it.for<[string, Partial<Game>]>([
    [
      'an event tells something else',
      {
        resolve: (turn, action) =>
          toy.resolve(
            {
              random: turn.random,
              emit: (event, ...more) =>
                turn.emit(event.type === 'luckDrawn' ? { ...event, luck: 1 } : event, ...more),
              get state() {
                return turn.state;
              },
            },
            action,
          ),
      },
    ],
    [
      'an event cites another rule',
      {
        settle: (turn) =>
          toy.settle({
            random: turn.random,
            emit: (event, cites, seenBy) =>
              turn.emit(event, cites[0] === 'toy.turns' ? ['toy.take'] : cites, seenBy),
            get state() {
              return turn.state;
            },
          }),
      },
    ],
    [
      'a refusal names another rule',
      {
        judge: (state, action) => {
          const refusal = toy.judge(state, action);
          return refusal?.reason === 'too-many' ? { ...refusal, because: 'toy.turns' } : refusal;
        },
      },
    ],
    [
      'a state keeps something else',
      {
        apply: (state, event) => ({
          ...toy.apply(state, event),
          ...(event.type === 'gameWon' && { aside: 1 }),
        }),
      },
    ],
    [
      'a decision is about something else',
      { pending: (state) => aboutNothing(toy.pending(state)) },
    ],
    [
      'an open ruling has its readings in another order',
      { rulings: { 'most-stones': { options: ['three', 'two'], rules: ['toy.take'] } } },
    ],
    [
      'somebody else wins',
      { outcome: (state) => (toy.outcome(state) ? { winners: ['mila'], scores: [] } : undefined) },
    ],
  ])('is another one where %s', ([, change]) => {
    expect(given(change)).not.toBe(usual);
  });
});

const aboutNothing = (decision: ReturnType<Game['pending']>): ReturnType<Game['pending']> =>
  decision?.name === 'answer' ? { ...decision, about: {} } : decision;
