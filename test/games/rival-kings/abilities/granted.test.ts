import { describe, expect, test } from 'vitest';
import type { ActionKind } from '../../../../src/games/rival-kings/characters.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import type { PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import { act, noorsTurn, offers, refusal } from '../../../support/rival-kings.ts';

const piles = {
  'building-1': { cards: ['farm', 'mine'] },
  'subject-1': { cards: ['miner', 'herbalist'] },
} as const;

const GRANTED = [
  { subject: 'carpenter', kind: 'buy', pile: 'building-1' },
  { subject: 'market-woman', kind: 'money', pile: 'building-2' },
  { subject: 'innkeeper', kind: 'recruit', pile: 'subject-1' },
] as const;

describe.each(GRANTED)('The `$kind` action of the $subject', ({ subject, kind, pile }) => {
  const use = { type: 'ability', seat: 'noor', subject, pile } as const;
  const readings = ['unaffected', 'blocked'] as const;

  /** Noor's Trader is robbed by mila's Courtier. */
  const robbed = (covered: ActionKind, rulings: Partial<Readings> = {}) =>
    noorsTurn(
      {
        played: 'trader-1',
        coins: 9,
        subjects: [subject],
        crests: [{ action: covered, by: 'mila' }],
      },
      { mila: { played: 'courtier' }, juri: { played: 'queen' }, piles, rulings },
    );

  test('ability-versus-crest = unaffected: a crest on the same action of the own character does not matter', () => {
    for (const before of [robbed(kind), robbed(kind, { 'ability-versus-crest': 'unaffected' })]) {
      const { state } = act(before, use);
      expect(state.players[0]).toMatchObject({
        spent: subject,
        crests: [{ action: kind, by: 'mila' }],
        carriedOut: [],
      });
    }
  });

  test('ability-versus-crest = blocked: a crest on the same action stops it', () => {
    expect(refusal(robbed(kind, { 'ability-versus-crest': 'blocked' }), use)).toEqual(
      refuse('rk.steal.covered-lost', 'blocked-by-crest', { seat: 'noor', action: kind }),
    );
  });

  test('ability-versus-crest = blocked: a crest on another action does not stop it', () => {
    expect(offers(robbed('settle', { 'ability-versus-crest': 'blocked' }), 'noor')).toContainEqual(
      use,
    );
  });

  test.each(readings)(
    'ability-versus-crest = %s: the one-action limit of an equal rank does not count it',
    (reading) => {
      const equal: PositionPlayer = {
        seat: 'noor',
        played: 'trader-1',
        coins: 9,
        subjects: [subject],
      };
      const before = noorsTurn(equal, {
        juri: { played: 'trader-2' },
        piles,
        rulings: { 'ability-versus-crest': reading },
      });
      const after = act(before, { type: 'settle', seat: 'noor' }, use);
      expect(after.state.players[0]).toMatchObject({ carriedOut: ['settle'], spent: subject });
      const first = act(before, use, { type: 'settle', seat: 'noor' });
      expect(first.state.players[0]).toMatchObject({ carriedOut: ['settle'], spent: subject });
    },
  );

  test('has no place in the printed order: it may follow an action further to the right', () => {
    const before = noorsTurn(
      { played: 'trader-1', coins: 9, subjects: [subject] },
      { juri: { played: 'duke' }, piles },
    );
    const { state } = act(before, { type: 'buy', seat: 'noor', pile: 'building-1' }, use);
    expect(state.players[0]).toMatchObject({ carriedOut: ['buy'], spent: subject });
  });
});
