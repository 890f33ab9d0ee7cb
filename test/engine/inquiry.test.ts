import { describe, expect, it } from 'vitest';
import { ask, choicesIn, type Choices, type Inquiry } from '../../src/engine/inquiry.ts';
import type { Seat } from '../../src/engine/types.ts';
import { ALL, BIDS } from '../support/toy-inquiries.ts';
import { toy, type Toy, type ToyAction } from '../support/toy-game.ts';

const players = [{ seat: 'noor' }, { seat: 'mila' }] as const;
const TABLE = { players };
const BOX = { players, box: true };
const bid = (seat: Seat, number: number): ToyAction => ({ type: 'bid', seat, number });
const take = (seat: Seat, count: number): ToyAction => ({ type: 'take', seat, count });
const LAY: ToyAction = { type: 'lay', seat: 'noor' };

const answerTo = (inquiry: Inquiry<Toy>, position: Toy['position'], choices?: Choices<Toy>) => {
  const asked = ask(toy, inquiry, position, choices);
  return asked.ok ? asked.answer : expect.unreachable(asked.refusal.reason);
};

describe('the answer to a table', () => {
  it('plays until the first turn, and names every decision with what is assumed', () => {
    const { before, facts, states, after, moves, decisions, turns } = answerTo(BIDS, BOX);
    expect(before).toMatchObject({ stones: 0, turn: null });
    expect(moves).toEqual([LAY, bid('noor', 0), bid('mila', 0)]);
    expect(facts.map(({ event }) => event.type)).toEqual([
      'stonesLaid',
      'bidLaid',
      'bidLaid',
      'bidsOpened',
    ]);
    expect(states.map(({ stones, turn }) => [stones, turn])).toEqual([
      [12, null],
      [12, null],
      [12, null],
      [12, 'noor'],
    ]);
    expect(after).toBe(states.at(-1));
    expect(decisions).toEqual([
      expect.objectContaining({
        key: 'bid-noor',
        name: 'bid',
        seat: 'noor',
        about: {},
        chosen: bid('noor', 0),
        state: states[0],
      }),
      expect.objectContaining({
        key: 'bid-mila',
        name: 'bid',
        seat: 'mila',
        about: {},
        chosen: bid('mila', 0),
        state: states[1],
      }),
    ]);
    expect(decisions[1]!.actions).toEqual([0, 1, 2].map((number) => bid('mila', number)));
    expect(turns).toEqual([{ seat: 'noor', state: after }]);
  });

  it('is the table itself where a turn has come', () => {
    const { before, after, facts, moves, decisions } = answerTo(BIDS, TABLE);
    expect(after).toBe(before);
    expect([facts, moves, decisions]).toEqual([[], [], []]);
  });

  it('ends where the game is over', () => {
    const { moves, after } = answerTo(ALL, { players, stones: 2 });
    expect(moves).toEqual([take('noor', 1), take('mila', 1)]);
    expect(after.winner).toBe('mila');
  });

  it('follows a choice in whatever order its fields stand', () => {
    expect(
      answerTo(BIDS, BOX, { 'bid-mila': { number: 2, seat: 'mila', type: 'bid' } }).after.turn,
    ).toBe('mila');
  });

  it('follows what is chosen, unless it is not open at its decision', () => {
    expect(answerTo(BIDS, BOX, { 'bid-mila': bid('mila', 2) }).after.turn).toBe('mila');
    expect(
      answerTo(BIDS, BOX, { 'bid-mila': bid('mila', 7), 'bid-ines': bid('ines', 1) }).moves,
    ).toEqual([LAY, bid('noor', 0), bid('mila', 0)]);
  });

  it('ends at an open decision until somebody chooses; one with a single action is none', () => {
    const open: Inquiry<Toy> = {
      ...BIDS,
      howDecided: (...given) => ({ ...BIDS.howDecided(...given)!, open: true }),
    };
    const { decisions, moves } = answerTo(open, BOX, { 'bid-noor': bid('noor', 1) });
    expect(decisions.map(({ key, chosen }) => [key, chosen])).toEqual([
      ['bid-noor', bid('noor', 1)],
      ['bid-mila', undefined],
    ]);
    expect(moves).toEqual([LAY, bid('noor', 1)]);
    const single: Inquiry<Toy> = {
      ...BIDS,
      howDecided: ({ name }, options) =>
        name === 'lay' ? { choose: options, open: true } : undefined,
    };
    expect(answerTo(single, BOX).moves).toEqual([LAY]);
  });

  it('keys a decision by its particulars too, and adds what its words need', () => {
    const answering: Inquiry<Toy> = {
      ...ALL,
      howDecided: ({ name }, options) =>
        name === 'answer'
          ? { choose: options, about: { extra: 1 } }
          : {
              play:
                options.find(({ type }) => type === 'draw') ??
                options.findLast(({ type }) => type === 'take')!,
            },
    };
    const { decisions } = answerTo(answering, { players, stones: 6 });
    expect(decisions[0]).toMatchObject({ key: 'answer-noor-2', about: { count: 2, extra: 1 } });
  });

  it('shows what a fact tells about the table, and nothing from the first one on that tells nothing', () => {
    const hiding: Inquiry<Toy> = {
      ...BIDS,
      shown: (fact, position) =>
        fact.event.type === 'bidsOpened'
          ? undefined
          : { ...fact, seenBy: position.players.map(({ seat }) => seat) },
    };
    const { facts, states, after, moves, turns } = answerTo(hiding, BOX);
    expect(facts.map(({ event, seenBy }) => [event.type, seenBy])).toEqual(
      ['stonesLaid', 'bidLaid', 'bidLaid'].map((type) => [type, ['noor', 'mila']]),
    );
    expect(states).toHaveLength(3);
    expect(after).toMatchObject({ turn: null, players: [{ bid: 0 }, { bid: 0 }] });
    expect([moves.length, turns]).toEqual([3, []]);
  });

  it('plays nothing after a fact that tells nothing', () => {
    const hiding: Inquiry<Toy> = {
      ...BIDS,
      shown: (fact) => (fact.event.type === 'bidLaid' ? undefined : fact),
    };
    const { facts, moves, decisions } = answerTo(hiding, BOX);
    expect(facts.map(({ event }) => event.type)).toEqual(['stonesLaid']);
    expect(moves).toEqual([LAY, bid('noor', 0)]);
    expect(decisions).toHaveLength(1);
  });

  it('is a refusal where the table cannot be or an action is not allowed', () => {
    expect(ask(toy, BIDS, { players, stones: 13 })).toEqual({
      ok: false,
      refusal: { because: 'toy.take', reason: 'impossible-table' },
    });
    const wrong: Inquiry<Toy> = { ...BIDS, howDecided: () => ({ play: bid('mila', 1) }) };
    expect(ask(toy, wrong, TABLE)).toEqual({
      ok: false,
      refusal: { because: 'toy.turns', reason: 'not-your-turn' },
    });
  });
});

describe('the choices behind a row of moves', () => {
  it('are the moves that can be chosen, each at the next decision', () => {
    const moves = [bid('noor', 9), bid('noor', 1), LAY, bid('mila', 2), bid('mila', 1)];
    expect(choicesIn(toy, BIDS, BOX, moves)).toEqual({
      'bid-noor': bid('noor', 1),
      'bid-mila': bid('mila', 2),
    });
  });

  it('are found in whatever order the fields of a move stand', () => {
    expect(choicesIn(toy, BIDS, BOX, [{ number: 1, seat: 'noor', type: 'bid' }])).toEqual({
      'bid-noor': bid('noor', 1),
    });
  });

  it('are none where no table can be', () => {
    expect(choicesIn(toy, BIDS, { players, stones: 13 }, [bid('noor', 1)])).toEqual({});
  });
});
