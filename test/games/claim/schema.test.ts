import { describe, expect, it } from 'vitest';
import { format } from '../../../src/games/claim/schema.ts';
import fc from '../../support/seed.ts';

const noor = { seat: 'noor' };
const empty = (more: object) => ({ players: [], ...more });

describe('a position from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: RegExp]>([
    ['nothing', null, '', /^expected an object$/],
    ['an object without players', {}, 'players', /^this field is missing$/],
    ['an unknown seat', { players: [noor, { seat: 'bob' }] }, 'players.1.seat', /^expected one of noor, mila, juri, ines$/],
    ['an unknown card in hand', { players: [{ ...noor, hand: ['knight-1'] }] }, 'players.0.hand.0', /^expected a card, such as goblin-0-1$/],
    ['a zero of goblins without a number', { players: [{ ...noor, score: ['goblin-0'] }] }, 'players.0.score.0', /^expected a card, such as goblin-0-1$/],
    ['an unknown pile of recruits', { players: [{ ...noor, recruits: { lost: [] } }] }, 'players.0.recruits.lost', /^no such field$/],
    ['a third phase', empty({ phase: 3 }), 'phase', /^expected one of 1, 2$/],
    ['a field that positions do not have', empty({ trick: 3 }), 'trick', /^no such field$/],
    ['an unknown ruling', empty({ rulings: { 'first-leader': 'random-seat' } }), 'rulings.first-leader', /^no such field$/],
    ['an unknown option of a ruling', empty({ rulings: { 'dead-heat-vote': 'compare-next-card' } }), 'rulings.dead-heat-vote', /^expected one of nobody, last-trick-winner$/],
  ])('%s', ([, input, at, problem]) => {
    expect(format.position(input)).toEqual({ ok: false, at, problem: expect.stringMatching(problem) });
  });
});

describe('an action from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: RegExp]>([
    ['an unknown type', { type: 'pass', ...noor }, 'type', /^expected one of deal, play$/],
    ['a play without a card', { type: 'play', ...noor }, 'card', /^this field is missing$/],
    ['a play of an unknown card', { type: 'play', ...noor, card: 'goblin-10' }, 'card', /^expected a card, such as goblin-0-1$/],
    ['an unknown faction declared', { type: 'play', ...noor, card: 'doppelganger-1', as: 'elf' }, 'as', /^expected one of goblin, knight, zombie, dwarf, doppelganger$/],
    ['a deal with a card', { type: 'deal', ...noor, card: 'goblin-1' }, 'card', /^no such field$/],
  ])('%s', ([, input, at, problem]) => {
    expect(format.action(input)).toEqual({ ok: false, at, problem: expect.stringMatching(problem) });
  });
});

describe('anything at all from outside', () => {
  it('is read or refused, and never breaks the reader', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        for (const parsed of [format.position(input), format.action(input)])
          if (!parsed.ok) expect(parsed.problem).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});
