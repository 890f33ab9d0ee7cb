import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../src/games/nobles-and-glory/pending.ts';
import { done, placeJester } from '../../support/nobles-and-glory-actions.ts';
import { act, card, cards, phaseOf } from '../../support/nobles-and-glory.ts';

/** Noor’s Population Phase with this hand, and perhaps a Court Jester. */
const held = (hand: string, noor = 'KC 2S 5H', jester?: string) =>
  phaseOf('population', noor, 'QH 8C', {
    noor: { hand: cards(hand), ...(jester && { jester: card(jester) }) },
  });

const jesters = (state: ReturnType<typeof held>) =>
  options(state, 'noor').filter(({ type }) => type === 'place-jester');

describe('a Court Jester (ng.turn.population.jester)', () => {
  const state = held('joker-2 JD 9C');

  it('is a Joker of the hand, placed in one’s own Population Phase', () => {
    expect(jesters(state)).toEqual([placeJester('joker-2')]);
    const { state: after, facts } = act(state, [placeJester('joker-2')]);
    expect(after.players).toMatchObject([
      { jester: 'joker-2', hand: cards('JD 9C') },
      { jester: null },
    ]);
    expect(facts).toEqual([
      {
        event: { type: 'jesterPlaced', seat: 'noor', card: 'joker-2' },
        cites: ['ng.turn.population.jester'],
      },
    ]);
    expect(pending(after)?.name).toBe('population');
    expect(judge(state, { ...placeJester('joker-2'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
  });

  it('is left out, or comes before or after anything else of the phase', () => {
    expect(judge(state, done)).toBeUndefined();
    const place = { type: 'place', seat: 'noor', card: card('9C'), royal: card('KC') } as const;
    for (const actions of [
      [place, placeJester('joker-2')],
      [placeJester('joker-2'), place],
    ])
      expect(act(state, actions).state.players[0]).toMatchObject({ jester: 'joker-2' });
  });

  it('is one at a time: the second Joker stays in the hand', () => {
    const { state: after } = act(held('joker-1 joker-2'), [placeJester('joker-1')]);
    expect(jesters(after)).toEqual([]);
    expect(judge(after, placeJester('joker-2'))).toEqual({
      because: 'ng.turn.population.jester',
      reason: 'jester-there',
      particulars: { seat: 'noor' },
    });
    expect(judge(held('joker-1', 'KC 2S 5H', 'joker-2'), placeJester('joker-1'))).toMatchObject({
      reason: 'jester-there',
    });
  });

  it('is neither another card nor one that is not there (ng.card.joker)', () => {
    expect(judge(state, placeJester('JD'))).toEqual({
      because: 'ng.card.joker',
      reason: 'not-joker',
      particulars: { card: card('JD') },
    });
    expect(judge(state, placeJester('joker-1'))).toEqual({
      because: 'ng.turn.population.jester',
      reason: 'not-in-hand',
      particulars: { seat: 'noor', card: 'joker-1' },
    });
  });

  it('waits until a second Subject is placed that has to be (ng.turn.population.forced)', () => {
    const must = held('joker-2 9C', 'KC 2S');
    expect(jesters(must)).toEqual([]);
    expect(judge(must, placeJester('joker-2'))).toMatchObject({ reason: 'must-place' });
    expect(judge(held('joker-2', 'KC 2S'), placeJester('joker-2'))).toMatchObject({
      reason: 'must-redraw',
    });
  });
});
