import { describe, expect, it } from 'vitest';
import { offered } from '../../../../src/engine/play.ts';
import { CARDS } from '../../../../src/games/claim/cards.ts';
import { game } from '../../../../src/games/claim/game.ts';
import { act, eventOf, refusal, table, leading } from '../../../support/claim.ts';
import { CLAIM_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

describe('is refused', () => {
  // prettier-ignore
  areRefused(CLAIM_REASONS, [
    ['a second deal', () => refusal(leading(), { type: 'deal', seat: 'noor' }), 'cl.setup.deal-thirteen', 'already-dealt'],
  ]);
});

describe('dealing', () => {
  const box = table({ box: true, youngest: 'mila', players: [{ seat: 'noor' }, { seat: 'mila' }] });

  it('is for either player', () => {
    expect(offered(game, box)).toEqual([
      { type: 'deal', seat: 'noor' },
      { type: 'deal', seat: 'mila' },
    ]);
  });

  it('gives both the first thirteen cards of the pile, seen by nobody else; the youngest leads', () => {
    const { state, facts } = act(box, { type: 'deal', seat: 'noor' });
    const { cards: pile } = eventOf(facts, 'pileLaid');
    expect(pile.toSorted()).toEqual(CARDS.toSorted());
    expect(state.players.map(({ hand }) => hand)).toEqual([pile.slice(0, 13), pile.slice(13, 26)]);
    expect([state.contested, state.drawPile, state.leader]).toEqual([
      pile[26],
      pile.slice(27),
      'mila',
    ]);
    expect(
      facts.map(({ event, cites, seenBy }) => [event.type, cites, seenBy]).slice(0, 3),
    ).toEqual([
      ['pileLaid', ['cl.setup.shuffle', 'cl.setup.draw-pile'], []],
      ['handDealt', ['cl.setup.deal-thirteen', 'cl.setup.hand-secret'], ['noor']],
      ['handDealt', ['cl.setup.deal-thirteen', 'cl.setup.hand-secret'], ['mila']],
    ]);
  });
});
