import { describe, expect, test } from 'vitest';
import { seenFrom } from '../../../../src/engine/log.ts';
import type { Seat } from '../../../../src/engine/types.ts';
import type { CharacterId } from '../../../../src/games/rival-kings/characters.ts';
import { game } from '../../../../src/games/rival-kings/game.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Position } from '../../../../src/games/rival-kings/types/position.ts';
import {
  act,
  citesOf,
  eventOf,
  factOf,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
  table,
  turnOf,
} from '../../../support/rival-kings.ts';

const choose = (seat: Seat, character: CharacterId) =>
  ({ type: 'choose', seat, character }) as const;
const reveal = (seat: Seat) => ({ type: 'reveal', seat }) as const;

/** Two players before their first choice. */
const two = (rest: Omit<Position, 'players'> = {}) =>
  table({
    players: [
      { seat: 'noor', hand: ['queen', 'duke', 'trader-1'] },
      { seat: 'mila', hand: ['knight', 'count', 'trader-2'] },
    ],
    ...rest,
  });

describe('Choosing a character', () => {
  test('lays one card of the own hand face down and touches nothing else', () => {
    const before = two();
    const { state, facts } = act(before, choose('noor', 'duke'));
    expect(moved(before, state)).toEqual({
      'noor.hand': ['queen', 'trader-1'],
      'noor.played': 'duke',
    });
    expect(factOf(facts, 'characterChosen')).toEqual({
      event: { type: 'characterChosen', seat: 'noor', character: 'duke' },
      cites: ['rk.play.choose'],
      seenBy: ['noor'],
    });
  });

  test('is secret: the others see a card face down, the owner sees which one', () => {
    const { state, facts } = act(two(), choose('noor', 'duke'));
    expect(eventOf(seenFrom(game, facts, 'mila'), 'characterChosen')).toEqual({
      type: 'characterChosen',
      seat: 'noor',
    });
    expect(game.view(state, 'mila').players[0]).toMatchObject({ played: 'face-down', hand: 2 });
    expect(game.view(state, 'noor').players[0]).toMatchObject({
      played: 'duke',
      hand: ['queen', 'trader-1'],
    });
  });

  test('may happen in any order, for all players at the same time', () => {
    const before = two();
    expect(offers(before, 'noor')).toHaveLength(3);
    expect(offers(before, 'mila')).toHaveLength(3);
    const { state } = act(before, choose('mila', 'count'));
    expect(offers(state, 'mila')).toEqual([]);
    expect(offers(state, 'noor')).toHaveLength(3);
  });

  test('takes no character from elsewhere', () => {
    for (const character of ['knight', 'bursar'] as const) {
      expect(refusal(two(), choose('noor', character))).toEqual(
        refuse('rk.play.choose', 'not-in-hand', { seat: 'noor', character }),
      );
    }
  });

  test('is final: nobody lays a second character', () => {
    const { state } = act(two(), choose('noor', 'duke'));
    for (const character of ['queen', 'duke'] as const) {
      expect(refusal(state, choose('noor', character))).toEqual(
        refuse('rk.play.choose', 'already-chosen', { seat: 'noor' }),
      );
    }
  });

  test('leaves two characters to choose from in the second cycle, and never one already played', () => {
    const second = table({
      cycle: 2,
      usedCharacters: ['queen', 'knight', 'priest'],
      players: [
        { seat: 'noor', hand: ['duke', 'trader-1'] },
        { seat: 'mila', hand: ['count', 'trader-2'] },
      ],
    });
    expect(offers(second, 'noor')).toEqual([choose('noor', 'duke'), choose('noor', 'trader-1')]);
    expect(refusal(second, choose('noor', 'queen'))).toEqual(
      refuse('rk.play.choose', 'not-in-hand', { seat: 'noor', character: 'queen' }),
    );
  });

  test('belongs to the start of a cycle', () => {
    const turn = noorsTurn({ hand: ['duke'] });
    expect(refusal(turn, choose('noor', 'duke'))).toEqual(
      refuse('rk.cycle.phases', 'not-choosing'),
    );
    const over = act(
      noorsTurn({}, { piles: { 'building-1': { size: 0 } } }),
      { type: 'end', seat: 'noor' },
      { type: 'end', seat: 'juri' },
    );
    expect(refusal(over.state, choose('noor', 'duke'))).toEqual(
      refuse('rk.end.finish-cycle', 'game-over'),
    );
  });
});

describe('Revealing the characters', () => {
  test('turns all cards over at the same time, once everybody has chosen, whoever says so', () => {
    const before = table({
      players: [
        { seat: 'noor', played: 'queen' },
        { seat: 'mila', played: 'count' },
        { seat: 'juri', played: 'trader-1' },
      ],
    });
    const { state, facts } = act(before, reveal('juri'));
    expect(eventOf(facts, 'charactersRevealed').characters).toEqual([
      { seat: 'noor', character: 'queen' },
      { seat: 'mila', character: 'count' },
      { seat: 'juri', character: 'trader-1' },
    ]);
    expect(citesOf(facts, 'charactersRevealed')).toEqual(['rk.play.reveal', 'rk.rank.order']);
    expect(moved(before, state)).toEqual({});
    expect(game.view(state, 'juri').players.map(({ played }) => played)).toEqual([
      'queen',
      'count',
      'trader-1',
    ]);
  });

  test('waits until everybody has chosen', () => {
    const { state } = act(two(), choose('noor', 'duke'));
    expect(refusal(state, reveal('noor'))).toEqual(
      refuse('rk.play.reveal', 'not-all-chosen', { seat: 'mila' }),
    );
    expect(refusal(two(), reveal('mila'))).toEqual(
      refuse('rk.play.reveal', 'not-all-chosen', { seat: 'noor' }),
    );
  });

  test('happens once per cycle', () => {
    const { state } = act(two(), choose('noor', 'queen'), choose('mila', 'count'), reveal('noor'));
    expect(turnOf(state)).toBe('noor');
    expect(refusal(state, reveal('noor'))).toEqual(refuse('rk.cycle.phases', 'not-choosing'));
  });

  test('goes straight on to the first turn where there is no conflict', () => {
    const before = two({ neutral: 'diplomat' });
    const { state, facts } = act(
      before,
      choose('noor', 'queen'),
      choose('mila', 'count'),
      reveal('noor'),
    );
    expect(story(facts).slice(2)).toEqual([
      'charactersRevealed',
      'neutralRevealed',
      'conflictsFound',
      'neutralPassed',
      'turnStarted',
    ]);
    expect(citesOf(facts, 'conflictsFound')).toEqual(['rk.conflict.none', 'rk.conflict.line']);
    expect(turnOf(state)).toBe('noor');
  });
});

describe('The neutral character', () => {
  const chosen = [choose('noor', 'queen'), choose('mila', 'count')] as const;

  test('is with two players the top card of the face-down pile', () => {
    const before = two({
      leftovers: ['priest', 'bursar', 'lord-protector', 'courtier', 'countess', 'diplomat'],
    });
    const { state, facts } = act(before, ...chosen, reveal('noor'));
    expect(factOf(facts, 'neutralRevealed')).toEqual({
      event: { type: 'neutralRevealed', character: 'priest' },
      cites: ['rk.two.reveal-neutral', 'rk.two.neutral-scope'],
    });
    expect(state).toMatchObject({
      neutral: 'priest',
      leftovers: ['bursar', 'lord-protector', 'courtier', 'countess', 'diplomat'],
    });
  });

  test('is a new one in the second cycle; the first does not come back', () => {
    const before = table({
      cycle: 2,
      usedCharacters: ['knight', 'trader-1', 'priest'],
      leftovers: ['bursar', 'lord-protector', 'courtier', 'countess', 'diplomat'],
      players: [
        { seat: 'noor', hand: ['queen', 'duke'] },
        { seat: 'mila', hand: ['count', 'trader-2'] },
      ],
    });
    const { state, facts } = act(before, ...chosen, reveal('noor'));
    expect(eventOf(facts, 'neutralRevealed').character).toBe('bursar');
    expect(citesOf(facts, 'neutralRevealed')).toEqual([
      'rk.two.reveal-neutral',
      'rk.two.neutral-scope',
      'rk.two.neutral-each-cycle',
    ]);
    expect(state.leftovers).toEqual(['lord-protector', 'courtier', 'countess', 'diplomat']);
  });

  test.each([3, 4])('does not exist with %i players', (count) => {
    const played = ['queen', 'count', 'trader-1', 'courtier'] as const;
    const seats = ['noor', 'mila', 'juri', 'ines'] as const;
    const before = table({
      players: seats.slice(0, count).map((seat, place) => ({ seat, played: played[place]! })),
    });
    const { state, facts } = act(before, reveal('noor'));
    expect(story(facts)).not.toContain('neutralRevealed');
    expect(state.neutral).toBeNull();
  });
});
