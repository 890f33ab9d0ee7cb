import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { assassinate, done, killJester } from '../../../support/nobles-and-glory-actions.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  court,
  type ActionTable,
} from '../../../support/nobles-and-glory.ts';

const NOOR = 'KC 2C, QD 3D, JH 4H';
const MILA = 'KS 5C, QH 4D, JC';
const FREE = { 'jester-kill-conditions': 'free' } as const;

/** Noor’s Action Phase with two Aces against Mila’s Court Jester, unless said otherwise. */
const against = (rest: ActionTable = {}, noor = NOOR) =>
  actionPhase(noor, { hand: 'AC AD 5D', theirJester: 'joker-2', mila: MILA, ...rest });

const kills = (state: ReturnType<typeof against>) =>
  options(state, 'noor').filter(({ type }) => type === 'kill-jester');

describe('a Court Jester (ng.action.assassination.jester)', () => {
  const state = against();

  it('is killed by an Ace of any suit, and both are discarded', () => {
    expect(kills(state)).toEqual([killJester('AC', 'joker-2'), killJester('AD', 'joker-2')]);
    const { state: after, facts } = act(state, [killJester('AD', 'joker-2')]);
    expect(after.discardPile).toEqual(['joker-2', card('AD')]);
    expect(after.players).toMatchObject([
      { hand: cards('AC 5D') },
      { jester: null, court: court(MILA) },
    ]);
    expect(facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'assassination' },
        cites: ['ng.action.assassination.condition', 'ng.action.assassination.jester'],
      },
      {
        event: { type: 'cardDiscarded', seat: 'noor', card: card('AD'), to: 'discard-pile' },
        cites: ['ng.card.ace-assassin'],
      },
      {
        event: { type: 'jesterKilled', seat: 'mila', card: 'joker-2' },
        cites: ['ng.action.assassination.jester'],
      },
    ]);
    expect(pending(after)?.name).toBe('action');
  });

  it('leaves a Treaty Card on its space (ng.action.treaty)', () => {
    const [noor, mila] = state.players;
    const treaty = { card: 'spade-9', kind: 'treaty', laid: 5 } as const;
    const { players } = act({ ...state, players: [noor, { ...mila, treaty }] }, [
      killJester('AD', 'joker-2'),
    ]).state;
    expect(players[1]).toMatchObject({ jester: null, treaty });
  });

  it('may be one’s own (jester-kill-conditions)', () => {
    const own = against({ jester: 'joker-1', theirJester: '' });
    expect(kills(own)).toEqual([killJester('AC', 'joker-1'), killJester('AD', 'joker-1')]);
    expect(act(own, [killJester('AC', 'joker-1')]).state.players[0].jester).toBeNull();
  });
});

describe('the conditions of an Assassination, for a Court Jester (jester-kill-conditions)', () => {
  it('apply to a Royal Card by either reading', () => {
    const state = against({ rulings: FREE }, 'KC 2C, QD 3D');
    expect(judge(state, assassinate('AC', 'JC'))).toEqual({
      because: 'ng.action.assassination.condition',
      reason: 'no-chamberlain',
      particulars: { seat: 'noor' },
    });
  });

  it('apply: a Chamberlain of one’s own, and a Consort in the target kingdom', () => {
    expect(judge(against({}, 'KC 2C, QD 3D'), killJester('AC', 'joker-2'))).toEqual({
      because: 'ng.action.assassination.condition',
      reason: 'no-chamberlain',
      particulars: { seat: 'noor' },
    });
    expect(judge(against({ mila: 'KS 5C' }), killJester('AC', 'joker-2'))).toEqual({
      because: 'ng.action.assassination.condition',
      reason: 'no-consort',
      particulars: { seat: 'mila' },
    });
  });

  it('and it is the Assassination of the phase (ng.action.once-each)', () => {
    const { state } = act(against(), [killJester('AD', 'joker-2')]);
    expect(judge(state, assassinate('AC', 'JC'))).toMatchObject({ reason: 'action-used' });
    const first = act(against({ theirJester: '', jester: 'joker-1' }), [
      assassinate('AC', 'JC'),
      { ...done, seat: 'mila' },
    ]).state;
    expect(judge(first, killJester('AD', 'joker-1'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'assassination' },
    });
  });

  it('or do not, and an Assassination is still possible', () => {
    const { state, facts } = act(against({ rulings: FREE }), [killJester('AD', 'joker-2')]);
    expect(facts.map(({ event }) => event.type)).toEqual(['cardDiscarded', 'jesterKilled']);
    expect(judge(state, assassinate('AC', 'JC'))).toBeUndefined();
    const bare = against({ rulings: FREE, mila: 'KS 5C' }, 'KC 2C');
    expect(kills(bare)).toEqual([killJester('AC', 'joker-2'), killJester('AD', 'joker-2')]);
  });

  it('or do not, but for the Court Jester of the other player only', () => {
    const own = against({ rulings: FREE, jester: 'joker-1' });
    expect(judge(own, killJester('AC', 'joker-1'))).toEqual({
      because: 'ng.action.assassination.jester',
      reason: 'own-jester',
    });
  });

  it.for([{}, FREE])('ask for an Ace of the hand and a Court Jester in any case', (rulings) => {
    const state = against({ rulings });
    expect(judge(state, killJester('5D', 'joker-2'))).toEqual({
      because: 'ng.card.ace-assassin',
      reason: 'not-ace',
      particulars: { card: card('5D') },
    });
    expect(judge(state, killJester('AS', 'joker-2'))).toMatchObject({ reason: 'not-in-hand' });
    for (const written of ['joker-1', 'JC'])
      expect(judge(state, killJester('AC', written))).toEqual({
        because: 'ng.action.assassination.jester',
        reason: 'no-jester',
        particulars: { card: card(written) },
      });
  });
});
