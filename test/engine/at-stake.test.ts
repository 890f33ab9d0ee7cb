import { describe, expect, it } from 'vitest';
import { findingRulingsAtStake } from '../../src/engine/at-stake.ts';
import type { Inquiry } from '../../src/engine/inquiry.ts';
import { rulingsAtStake } from '../support/at-stake.ts';
import { ALL, BIDS } from '../support/toy-inquiries.ts';
import { toy, type Toy } from '../support/toy-game.ts';

const players = [{ seat: 'noor' }, { seat: 'mila' }] as const;
const TABLE = { players };

const expectStarted = (): Toy['state'] => {
  const started = toy.start(TABLE);
  return started.ok ? started.state : expect.unreachable(started.refusal.reason);
};

describe('the open rulings at stake in a table', () => {
  const atStake = (
    inquiry: Inquiry<Toy>,
    position: Toy['position'] & { readonly rulings?: { readonly 'most-stones'?: 'two' | 'three' } },
    game = toy,
  ) =>
    rulingsAtStake(game, inquiry, position).map(({ ruling, others }) => [
      ruling,
      ...others.map(({ option, changes }) => [option, changes]),
    ]);

  it('are those that change what a turn may bring', () => {
    expect(atStake(BIDS, TABLE)).toEqual([['most-stones', ['three', 'turns']]]);
    expect(atStake(BIDS, { ...TABLE, rulings: { 'most-stones': 'three' } })).toEqual([
      ['most-stones', ['two', 'turns']],
    ]);
    expect(atStake(BIDS, { ...TABLE, stones: 2 })).toEqual([]);
  });

  it('are also those under which an action of a turn brings something else about', () => {
    const lucky: typeof toy = {
      ...toy,
      resolve: (turn) =>
        turn.emit(
          {
            type: 'luckDrawn',
            seat: 'noor',
            luck: turn.state.rulings['most-stones'] === 'two' ? 1 : 2,
          },
          ['toy.luck'],
        ),
    };
    expect(atStake(BIDS, { ...TABLE, stones: 2 }, lucky)).toEqual([
      ['most-stones', ['three', 'turns']],
    ]);
  });

  it('are those that change the answer', () => {
    expect(atStake(ALL, TABLE)).toEqual([['most-stones', ['three', 'answer']]]);
  });

  it('are those that a game knows to matter later', () => {
    expect(
      atStake({ ...BIDS, laterAtStake: () => ['most-stones'] }, { ...TABLE, stones: 2 }),
    ).toEqual([['most-stones', ['three', 'turns']]]);
  });

  it('are none where no table can be, however rules are read', () => {
    expect(
      atStake({ ...BIDS, laterAtStake: () => ['most-stones'] }, { ...TABLE, stones: 13 }),
    ).toEqual([]);
  });

  it('come with those first that change the answer', () => {
    const rulings = {
      'least-stones': { options: ['one', 'none'], rules: ['toy.take'] },
      ...toy.rulings,
    };
    const two = { ...toy, rulings } as unknown as typeof toy;
    const laterAtStake = () => ['least-stones'] as unknown as Toy['ruling'][];
    expect(atStake({ ...ALL, laterAtStake }, TABLE, two)).toEqual([
      ['most-stones', ['three', 'answer']],
      ['least-stones', ['none', 'turns']],
    ]);
  });

  it('are looked for only where a rule that leaves them open is cited, unless the game says so', () => {
    const rulings = { 'most-stones': { ...toy.rulings['most-stones'], rules: ['toy.last-stone'] } };
    const uncited = { ...toy, rulings } as unknown as typeof toy;
    expect(atStake(BIDS, TABLE, uncited)).toEqual([]);
    expect(atStake({ ...BIDS, uncited: ['most-stones'] }, TABLE, uncited)).toEqual([
      ['most-stones', ['three', 'turns']],
    ]);
  });

  it('are looked for in pieces, at most one action or one answer each', () => {
    const looking = findingRulingsAtStake(toy, BIDS, TABLE);
    let pieces = 0;
    while (!looking.next().done) pieces += 1;
    const actions = toy.imaginable(expectStarted(), 'noor').length;
    expect(pieces).toBeGreaterThanOrEqual(actions + 1);
  });
});
