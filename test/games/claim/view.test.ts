import { describe, expect, it } from 'vitest';
import { seenFrom } from '../../../src/engine/log.ts';
import { offered } from '../../../src/engine/play.ts';
import type { Seat } from '../../../src/engine/types.ts';
import { game } from '../../../src/games/claim/game.ts';
import type { Position } from '../../../src/games/claim/types/position.ts';
import type { State } from '../../../src/games/claim/types/state.ts';
import { act, card, cards, eventOf, led, over, plays, table } from '../../support/claim.ts';

const view = (state: State, seat?: Seat) => game.view(state, seat);

/** Two tables that some seats cannot tell apart. */
function expectAlike(
  one: Position,
  other: Position,
  { blind, sighted }: { blind: readonly Seat[]; sighted: readonly Seat[] },
): void {
  const [a, b] = [table(one), table(other)];
  for (const seat of blind) expect(view(b, seat), `what ${seat} sees`).toEqual(view(a, seat));
  for (const seat of sighted) expect(view(b, seat), `what ${seat} sees`).not.toEqual(view(a, seat));
  expect(view(b)).not.toEqual(view(a));
}

describe('a seat', () => {
  it('sees its own hand and of the other only how many cards it has', () => {
    const hands = (mila: string, next: string): Position => ({
      players: [
        { seat: 'noor', hand: cards('G9 K2') },
        { seat: 'mila', hand: cards(mila) },
      ],
      drawPile: cards(next),
    });
    expectAlike(hands('D1 D2', 'D3'), hands('D1 D3', 'D2'), { blind: ['noor'], sighted: ['mila'] });
    const seen = view(table(hands('D1 D2', 'D3')), 'noor');
    expect(seen.players.map(({ hand }) => hand)).toEqual([cards('G9 K2'), 2]);
  });

  it('sees no card of the draw pile', () => {
    const pile = (next: string): Position => ({
      players: [{ seat: 'noor', hand: cards('G9 K2') }, { seat: 'mila' }],
      drawPile: cards(next),
    });
    expectAlike(pile('D1 D2'), pile('D2 D1'), { blind: ['noor', 'mila'], sighted: [] });
    expect(view(table(pile('D1 D2')), 'noor').drawPile).toBe(3);
  });

  it('knows contested cards in both recruit piles, and blind cards only in its own', () => {
    const recruited = (blind: string, next: string): Position => ({
      players: [
        { seat: 'noor', hand: cards('G9 K2') },
        { seat: 'mila', hand: cards('G8 K3'), recruits: { won: cards('Z9'), blind: cards(blind) } },
      ],
      drawPile: cards(next),
    });
    expectAlike(recruited('D1', 'D2'), recruited('D2', 'D1'), {
      blind: ['noor'],
      sighted: ['mila'],
    });
    const state = table(recruited('D1', 'D2'));
    const { recruits } = view(state, 'noor').players[1]!;
    expect(recruits.won).toContain(card('Z9'));
    expect([recruits.won.length, recruits.blind]).toEqual([1, 10]);
    expect(view(state, 'mila').players[1]!.recruits.blind).toHaveLength(10);
  });

  it('sees the trick, both score piles, the discard and the votes', () => {
    const state = led('G9', 'K2 Z1', {}, { score: cards('Z4') });
    const { led: first, contested, discard, players } = view(state, 'mila');
    expect([first, contested, discard, players[0]!.score]).toEqual([
      card('G9'),
      card('D9'),
      state.discard,
      cards('Z4'),
    ]);
    expect(view(over('G1', 'K2'), 'mila').votes).toHaveLength(5);
  });

  it('knows what it may do, and not what the other may', () => {
    const state = led('G9', 'K2 Z1');
    expect(offered(game, state, 'mila')).toHaveLength(2);
    expect(offered(game, state, 'noor')).toEqual([]);
    expect(game.imaginable(state, 'noor')).toHaveLength(1);
  });

  it('can think of every card it holds, also when it may not play it', () => {
    const state = led('G9', 'G1 K2 Z1');
    expect(game.imaginable(state, 'mila')).toEqual(
      cards('G1 K2 Z1').map((held) => ({ type: 'play', seat: 'mila', card: held })),
    );
  });

  it('is nobody: then all cards lie open', () => {
    const state = led('G9', 'K2 Z1');
    expect(view(state)).toEqual(state);
  });
});

describe('the log of a seat', () => {
  it('has its own hand, and neither the other’s nor the pile', () => {
    const { facts, state } = act(
      table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] }),
      { type: 'deal', seat: 'noor' },
    );
    const [laid, own, others] = seenFrom(game, facts, 'noor').map(({ event }) => event);
    expect(laid).toEqual({ type: 'pileLaid' });
    expect(own).toEqual({ type: 'handDealt', seat: 'noor', cards: state.players[0].hand });
    expect(others).toEqual({ type: 'handDealt', seat: 'mila' });
  });

  it('has a blind card only where the seat took it', () => {
    const { facts } = act(led('G9', 'G1'), plays('mila', 'G1'));
    expect(eventOf(facts, 'blindTaken')).toEqual({
      type: 'blindTaken',
      seat: 'mila',
      card: card('D3'),
    });
    expect(seenFrom(game, facts, 'mila')).toEqual(facts);
    const seen = seenFrom(game, facts, 'noor').map(({ event }) => event);
    expect(seen).toContainEqual({ type: 'blindTaken', seat: 'mila' });
  });

  it('shows recruits only as taken in hand, without their faces', () => {
    const { facts } = act(led('G9', 'G1'), plays('mila', 'G1'));
    expect(
      facts.filter(({ event }) => event.type === 'recruitsTaken').map(({ event }) => event),
    ).toEqual([
      { type: 'recruitsTaken', seat: 'noor' },
      { type: 'recruitsTaken', seat: 'mila' },
    ]);
  });
});
