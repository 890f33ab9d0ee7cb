import { describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/referee.ts';
import { seeded } from '../../src/engine/random.ts';
import type { Seat } from '../../src/engine/types.ts';
import { toy, toyFormat, type Toy, type ToyAction } from '../support/toy-game.ts';

const TABLE = { players: [{ seat: 'noor' }, { seat: 'mila' }] };
const BOX = { ...TABLE, box: true };
const take = (seat: Seat, count: number): ToyAction => ({ type: 'take', seat, count });
const bid = (seat: Seat, number: number): ToyAction => ({ type: 'bid', seat, number });
const DRAW: ToyAction = { type: 'draw', seat: 'noor' };
const LAY: ToyAction = { type: 'lay', seat: 'noor' };

const asked = (more: object = {}, position: object = TABLE) =>
  answer<Toy>(toy, toyFormat, { game: 'toy', position, ...more });
const answered = (more: object = {}, position: object = TABLE) => {
  const given = asked(more, position);
  return 'answer' in given ? given.answer : expect.unreachable(JSON.stringify(given));
};

describe('the answer to a request', () => {
  it('tells what happened with its rules, what the table waits for, what may be done, and the score', () => {
    expect(answered({ actions: [take('noor', 2), take('mila', 1)] })).toEqual({
      facts: [
        { event: { type: 'stonesTaken', seat: 'noor', count: 2 }, cites: ['toy.take'] },
        { event: { type: 'turnPassed', to: 'mila' }, cites: ['toy.turns'] },
        { event: { type: 'stonesTaken', seat: 'mila', count: 1 }, cites: ['toy.take'] },
        { event: { type: 'turnPassed', to: 'noor' }, cites: ['toy.turns'] },
      ],
      pending: { name: 'turn', seats: ['noor'] },
      options: [take('noor', 1), take('noor', 2), DRAW],
      score: [
        { seat: 'noor', total: 2 },
        { seat: 'mila', total: 1 },
      ],
    });
  });

  it('says of a game that it has been broken off, and of no other', () => {
    const over = {
      ...toy,
      pending: () => undefined,
      options: () => [],
      outcome: () => ({ winners: [], scores: [], unfinished: true as const }),
    };
    const given = answer<Toy>(over, toyFormat, { game: 'toy', position: TABLE });
    expect(given).toMatchObject({ ok: true, answer: { winners: [], unfinished: true } });
    expect(answered()).not.toHaveProperty('unfinished');
    expect(answered({ actions: [take('noor', 1)] }, { ...TABLE, stones: 1 })).not.toHaveProperty(
      'unfinished',
    );
  });

  it('tells of a table on which nothing is played what it waits for', () => {
    expect(answered()).toMatchObject({ facts: [], pending: { name: 'turn', seats: ['noor'] } });
  });

  it('names the winners once the game is over, and waits for nothing', () => {
    const over = answered({ actions: [take('noor', 1)] }, { ...TABLE, stones: 1 });
    expect(over).toMatchObject({ winners: ['noor'], options: [] });
    expect(over).not.toHaveProperty('pending');
  });

  it('ends at the first action that is refused, and says which that is', () => {
    const { facts, refused, pending } = answered({
      actions: [take('noor', 1), take('noor', 1), take('mila', 1)],
    });
    expect(refused).toEqual({ because: 'toy.turns', reason: 'not-your-turn', action: 1 });
    expect(facts.map(({ event }) => event.type)).toEqual(['stonesTaken', 'turnPassed']);
    expect(pending).toEqual({ name: 'turn', seats: ['mila'] });
  });

  it('follows the readings that it names', () => {
    const rulings = { 'most-stones': 'three' };
    expect(answered({ rulings, actions: [take('noor', 3)] })).not.toHaveProperty('refused');
    expect(answered({ actions: [take('noor', 3)] }).refused).toMatchObject({ reason: 'too-many' });
  });

  it('takes chance from its seed, by default 1', () => {
    const luck = (more: object) =>
      (answered({ actions: [DRAW], ...more }).facts[0]!.event as { luck?: number }).luck;
    expect([luck({}), luck({ seed: 1 }), luck({ seed: 7 })]).toEqual(
      [1, 1, 7].map((seed) => seeded(seed).below(100)),
    );
  });
});

describe('the answer for a seat', () => {
  it('keeps from it what only others saw, and shows the table as it sees it', () => {
    const seen = (seat: Seat) => answered({ actions: [DRAW], seat });
    expect(seen('noor').facts[0]!.event).toHaveProperty('luck');
    expect(seen('mila').facts[0]!.event).toEqual({ type: 'luckDrawn', seat: 'noor' });
    expect(seen('mila').view).toMatchObject({ players: [{ luck: 'hidden' }, { luck: null }] });
    expect(answered({ actions: [DRAW] })).not.toHaveProperty('view');
  });

  it('offers at a secret decision only what the seat itself may do', () => {
    expect(answered({ actions: [LAY], seat: 'mila' }, BOX).options).toEqual(
      [0, 1, 2].map((number) => bid('mila', number)),
    );
    expect(answered({ actions: [LAY] }, BOX).options).toHaveLength(6);
  });

  it('keeps from it why a secret decision of another seat was refused, and nothing else', () => {
    const refused = (seat: Seat | undefined, action: ToyAction) =>
      answered({ actions: [LAY, action], ...(seat && { seat }) }, BOX).refused;
    const whole = { action: 1, because: 'toy.begin', reason: 'too-many' };
    expect(refused('noor', bid('mila', 3))).toEqual({ action: 1 });
    expect(refused('mila', bid('mila', 3))).toEqual(whole);
    expect(refused(undefined, bid('mila', 3))).toEqual(whole);
    expect(answered({ actions: [take('noor', 4)], seat: 'mila' }).refused).toMatchObject({
      reason: 'too-many',
    });
  });
});

describe('a request that makes no sense', () => {
  it.for([null, undefined, 'toy', 7, [TABLE]])('is refused where it is no object: %j', (input) => {
    expect(answer(toy, toyFormat, input)).toEqual({
      ok: false,
      at: '',
      problem: expect.stringMatching(/^expected /) as string,
    });
  });

  it.for<readonly [string, object]>([
    ['sead', { sead: 1 }],
    ['position.players', { position: {} }],
    ['actions', { actions: { 0: DRAW } }],
    ['actions.1.type', { actions: [DRAW, { type: 'sing', seat: 'noor' }] }],
    ['rulings', { rulings: [] }],
    ['rulings.least-stones', { rulings: { 'least-stones': 'two' } }],
    ['seat', { seat: 'nora' }],
    ['seat', { seat: null }],
    ['seat', { seat: 'ines' }],
    ['seed', { seed: 1.5 }],
    ['seed', { seed: '1' }],
  ])('is refused with its place: %s in %j', ([at, more]) => {
    expect(asked(more)).toEqual({
      ok: false,
      at,
      problem: expect.stringMatching(/^(expected|no such) /) as string,
    });
  });

  it('is told which fields and seats there are', () => {
    expect(asked({ sead: 1 })).toHaveProperty(
      'problem',
      expect.stringContaining('game, position, actions, rulings, seat, seed'),
    );
    expect(asked({ seat: 'nora' })).toHaveProperty('problem', 'expected one of noor, mila');
    expect(asked({ seat: 'ines' })).toHaveProperty('problem', 'expected one of noor, mila');
  });

  it('names the place of a complaint about a whole position or action', () => {
    const whole = { ok: false, at: '', problem: 'expected more' } as const;
    const strict = { ...toyFormat, position: () => whole, action: () => whole };
    expect(answer(toy, strict, { position: TABLE })).toEqual({ ...whole, at: 'position' });
    expect(
      answer(toy, { ...toyFormat, action: () => whole }, { position: TABLE, actions: [DRAW] }),
    ).toEqual({
      ...whole,
      at: 'actions.0',
    });
  });

  it('is told which rule a table breaks that cannot be', () => {
    expect(asked({}, { ...TABLE, stones: 13 })).toEqual({
      ok: false,
      impossible: { because: 'toy.take', reason: 'impossible-table' },
    });
  });
});
