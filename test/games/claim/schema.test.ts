import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { format } from '../../../src/games/claim/schema.ts';

const noor = { seat: 'noor' };
const empty = (more: object) => ({ players: [], ...more });

describe('a position from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: RegExp]>([
    ['nothing', null, '', /Expected Object but received null/],
    ['an object without players', {}, 'players', /Expected "players"/],
    ['an unknown seat', { players: [noor, { seat: 'bob' }] }, 'players.1.seat', /received "bob"/],
    ['an unknown card in hand', { players: [{ ...noor, hand: ['knight-1'] }] }, 'players.0.hand.0', /received "knight-1"/],
    ['a zero of goblins without a number', { players: [{ ...noor, score: ['goblin-0'] }] }, 'players.0.score.0', /received "goblin-0"/],
    ['an unknown pile of recruits', { players: [{ ...noor, recruits: { lost: [] } }] }, 'players.0.recruits.lost', /Expected never/],
    ['a third phase', empty({ phase: 3 }), 'phase', /Expected \(1 \| 2\) but received 3/],
    ['a field that positions do not have', empty({ trick: 3 }), 'trick', /Expected never/],
    ['an unknown ruling', empty({ rulings: { 'first-leader': 'random-seat' } }), 'rulings.first-leader', /Expected never/],
    ['an unknown option of a ruling', empty({ rulings: { 'dead-heat-vote': 'compare-next-card' } }), 'rulings.dead-heat-vote', /received "compare-next-card"/],
  ])('%s', ([, input, at, problem]) => {
    expect(format.position(input)).toEqual({ ok: false, at, problem: expect.stringMatching(problem) });
  });
});

describe('an action from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: RegExp]>([
    ['an unknown type', { type: 'pass', ...noor }, 'type', /received "pass"/],
    ['a play without a card', { type: 'play', ...noor }, 'card', /Expected "card"/],
    ['a play of an unknown card', { type: 'play', ...noor, card: 'goblin-10' }, 'card', /received "goblin-10"/],
    ['an unknown faction declared', { type: 'play', ...noor, card: 'doppelganger-1', as: 'elf' }, 'as', /received "elf"/],
    ['a deal with a card', { type: 'deal', ...noor, card: 'goblin-1' }, 'card', /Expected never/],
  ])('%s', ([, input, at, problem]) => {
    expect(format.action(input)).toEqual({ ok: false, at, problem: expect.stringMatching(problem) });
  });
});

describe('anything at all from outside', () => {
  it('is read or refused, and never breaks the reader', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        for (const parsed of [format.position(input), format.action(input)]) if (!parsed.ok) expect(parsed.problem).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});
