import { createRoot, createSignal } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { createFiltering } from '../../../../src/islands/search/dialog/filtering.ts';
import type { NamedGame } from '../../../../src/islands/search/game-of.ts';
import type { Hit } from '../../../../src/islands/search/hit.ts';
import { hit } from '../../../support/hits.ts';

// Solid as browsers have it: for Node it comes without memos that follow.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

const CLAIM = { id: 'claim', name: 'Claim' };
const KINGS = { id: 'rival-kings', name: 'Rival Kings' };
const words = { 'search.cards': 'Cards', 'search.rules': 'Rules' };

/** What narrows some hits of a search over these games. */
function filtering(games: readonly NamedGame[], first: readonly Hit[]) {
  const [hits, setHits] = createSignal(first);
  return { ...createRoot(() => createFiltering({ words, games }, hits)), setHits };
}

describe('the hits of a search over several games', () => {
  const rule = hit('/en/claim/rules/');
  const card = hit('/en/rival-kings/cards/', { kind: 'card' });
  const about = hit('/en/about/', { kind: 'page' });

  it('are narrowed to a game, or to the site', () => {
    const { filters, countOf, passes, setFilter, gameOf } = filtering(
      [CLAIM, KINGS],
      [rule, about, rule],
    );
    expect(filters().map(({ name }) => name)).toEqual(['Claim', 'Crownbook']);
    expect(['claim', 'rival-kings', ''].map(countOf)).toEqual([2, 0, 1]);
    expect([rule, about].map(passes)).toEqual([true, true]);
    setFilter('claim');
    expect([rule, card, about].map(passes)).toEqual([true, false, false]);
    setFilter('');
    expect([rule, card, about].map(passes)).toEqual([false, false, true]);
    expect([gameOf(card), gameOf(about)?.id]).toEqual([KINGS, '']);
  });

  it('are all shown as long as none passes the filter chosen', () => {
    const { chosen, passes, setFilter, setHits } = filtering([CLAIM, KINGS], [rule, card]);
    setFilter('claim');
    expect(chosen()).toBe('claim');
    setHits([card]);
    expect([chosen(), passes(card)]).toEqual([undefined, true]);
    setHits([card, rule]);
    expect([chosen(), passes(card)]).toEqual(['claim', false]);
  });

  it('are narrowed to a kind where they are of one game', () => {
    const { filters, passes, setFilter, gameOf } = filtering([], [rule, card]);
    expect(filters()).toEqual([
      { id: 'card', name: 'Cards' },
      { id: 'rule', name: 'Rules' },
    ]);
    setFilter('card');
    expect([rule, card].map(passes)).toEqual([false, true]);
    expect(gameOf(rule)).toBeUndefined();
  });
});
