import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import { act, eventOf, noorsTurn, offers, refusal, story } from '../../../support/rival-kings.ts';

const settle = { type: 'settle', seat: 'noor' } as const;
const buy = { type: 'buy', seat: 'noor', pile: 'building-1' } as const;
const piles = { 'building-1': { cards: ['inn'] } } as const;

describe('Carrying out an action', () => {
  test('tells where it comes from: the own card or the card of a victim', () => {
    expect(eventOf(act(noorsTurn(), settle).facts, 'markerSettled').source).toBe('own');
    const robbing = noorsTurn({ played: 'knight' }, { juri: { played: 'countess' } });
    const { facts } = act(
      robbing,
      { type: 'steal', seat: 'noor', from: 'juri', action: 'settle' },
      settle,
    );
    expect(eventOf(facts, 'markerSettled').source).toBe('stolen');
  });

  test('asks for the place on the card before the target', () => {
    const covered = noorsTurn(
      { played: 'bursar', coins: 0, crests: [{ action: 'buy', by: 'mila' }] },
      { piles },
    );
    expect(refusal(covered, buy)).toEqual(
      refuse('rk.steal.covered-lost', 'covered', { seat: 'noor', action: 'buy', other: 'mila' }),
    );
  });

  test('while another action is due asks for that one', () => {
    const before = noorsTurn({ played: 'knight' }, { juri: { played: 'countess' } });
    const { state } = act(before, { type: 'steal', seat: 'noor', from: 'juri', action: 'settle' });
    expect(refusal(state, { type: 'money', seat: 'noor', pile: 'building-1' })).toEqual(
      refuse('rk.steal.immediate', 'action-due', { seat: 'noor', action: 'settle' }),
    );
  });
});

describe('An ability declared with an action', () => {
  test('counts as used before the action happens', () => {
    const { facts } = act(noorsTurn({ subjects: ['blacksmith'] }, { piles }), {
      ...buy,
      using: 'blacksmith',
    });
    expect(story(facts)).toEqual(['abilityUsed', 'coinsPaid', 'cardAcquired']);
  });

  test('is an offer beside the plain action', () => {
    const before = noorsTurn(
      { subjects: ['blacksmith'] },
      { piles: { ...piles, 'building-2': { size: 0 } } },
    );
    expect(offers(before, 'noor')).toEqual([
      settle,
      buy,
      { ...buy, using: 'blacksmith' },
      { type: 'end', seat: 'noor' },
    ]);
  });

  test('needs its subject to be active', () => {
    const inactive = (using: 'sailor' | 'blacksmith') =>
      refuse('rk.subject.active', 'not-active', { seat: 'noor', subject: using, active: 'farmer' });
    const before = noorsTurn({ subjects: ['sailor', 'blacksmith', 'farmer'] }, { piles });
    expect(refusal(before, { ...buy, using: 'blacksmith' })).toEqual(inactive('blacksmith'));
    expect(refusal(before, { ...settle, using: 'sailor' })).toEqual(inactive('sailor'));
    const none = noorsTurn({}, { piles });
    expect(refusal(none, { ...buy, using: 'blacksmith' })).toEqual(
      refuse('rk.setup.no-subject-yet', 'no-subject', { seat: 'noor' }),
    );
  });

  test('needs an ability not spent in this cycle', () => {
    const before = noorsTurn(
      { subjects: ['watchman', 'blacksmith'], spent: 'watchman' },
      { piles },
    );
    expect(refusal(before, { ...buy, using: 'blacksmith' })).toEqual(
      refuse('rk.subject.one-subject-per-cycle', 'spent-other', {
        seat: 'noor',
        subject: 'blacksmith',
        spent: 'watchman',
      }),
    );
  });

  test('does not make an action possible that the card does not offer', () => {
    const before = noorsTurn({ played: 'duke', subjects: ['blacksmith'] }, { piles });
    expect(refusal(before, { ...buy, using: 'blacksmith' })).toEqual(
      refuse('rk.components.character-anatomy', 'not-on-card', {
        seat: 'noor',
        action: 'buy',
        character: 'duke',
      }),
    );
  });
});
