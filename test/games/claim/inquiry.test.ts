import { describe, expect, it } from 'vitest';
import { ask, choicesIn, type Answer } from '../../../src/engine/inquiry.ts';
import { replay } from '../../../src/engine/replay.ts';
import { game } from '../../../src/games/claim/game.ts';
import { inquiry } from '../../../src/games/claim/inquiry.ts';
import type { Claim } from '../../../src/games/claim/types.ts';
import type { Action } from '../../../src/games/claim/types/action.ts';
import type { Position } from '../../../src/games/claim/types/position.ts';
import { card, cards, plays, story } from '../../support/claim.ts';
import { rulingsAtStake } from '../../support/at-stake.ts';

/** Noor has led a card; this is mila’s hand. */
const trick = (led: string, hand: string, rest: Omit<Position, 'players'> = {}): Position => ({
  players: [{ seat: 'noor' }, { seat: 'mila', hand: cards(hand) }],
  led: card(led),
  ...rest,
});

function answerTo(
  position: Position,
  choices: Readonly<Record<string, Action>> = {},
): Answer<Claim> {
  const answered = ask(game, inquiry, position, choices);
  if (!answered.ok) throw new Error(answered.refusal.reason);
  return answered.answer;
}

const touched = (position: Position, choices?: Readonly<Record<string, Action>>): string[] =>
  rulingsAtStake(game, inquiry, position, choices).map(({ ruling }) => ruling);

describe('A trick that is asked about', () => {
  it('is decided by the follower, out of the cards that may be played, and nothing is assumed', () => {
    const { decisions, before, facts, turns } = answerTo(trick('G9', 'G1 X9 K2'));
    const actions = [plays('mila', 'G1'), plays('mila', 'X9')];
    const about = { faction: 'goblin', duty: 'follow' };
    expect(decisions).toEqual([
      {
        key: 'follow-mila',
        name: 'follow',
        seat: 'mila',
        about,
        actions,
        state: before,
        chosen: undefined,
      },
    ]);
    expect([facts, turns]).toEqual([[], [{ seat: 'mila', state: before }]]);
  });

  it('comes out as the follower chooses, and ends with the trick', () => {
    const position = trick('G4', 'X7 K2 Z1');
    const winner = (chosen: string) =>
      answerTo(position, { 'follow-mila': plays('mila', chosen) }).after.lastWinner;
    expect([winner('X7'), winner('K2'), winner('Z1')]).toEqual(['mila', 'mila', 'noor']);
    expect(choicesIn(game, inquiry, position, [plays('mila', 'K2')])).toEqual({
      'follow-mila': plays('mila', 'K2'),
    });
    const { facts, turns, after } = answerTo(position, { 'follow-mila': plays('mila', 'K2') });
    expect(story(facts)).toEqual([
      'cardPlayed',
      'trickWon',
      'contestedTaken',
      'blindTaken',
      'cardsDiscarded',
    ]);
    expect([turns, after.trick]).toEqual([[], 11]);
  });

  it('plays the only card that may be played, even the last one of a phase', () => {
    expect(answerTo(trick('G4', 'G7 K2'), { 'follow-mila': plays('mila', 'K2') }).moves).toEqual([
      plays('mila', 'G7'),
    ]);
    expect(story(answerTo(trick('D7', 'D2', { phase: 2 })).facts)).toEqual([
      'cardPlayed',
      'trickWon',
      'dwarvesCollected',
    ]);
  });

  it('tells of no card that nobody has named', () => {
    const taken = (rest: Omit<Position, 'players'>) =>
      answerTo(trick('G4', 'G7', rest)).facts.flatMap(({ event }) =>
        event.type === 'contestedTaken' || event.type === 'blindTaken'
          ? [Object.hasOwn(event, 'card')]
          : [],
      );
    expect(taken({})).toEqual([false, false]);
    expect(taken({ contested: card('Z9') })).toEqual([true, false]);
    expect(taken({ contested: card('Z9'), drawPile: cards('D1') })).toEqual([true, true]);
  });

  it('has no decision before a card is led: the turn is the leader’s', () => {
    const position: Position = {
      players: [{ seat: 'noor' }, { seat: 'mila', hand: cards('G1 X9') }],
      leader: 'mila',
    };
    const { decisions, facts, turns } = answerTo(position);
    expect([decisions, facts, turns.map(({ seat }) => seat)]).toEqual([[], [], ['mila']]);
  });

  it('has neither decision nor turn where the game is over', () => {
    const { decisions, turns } = answerTo({
      over: true,
      players: [{ seat: 'noor', score: ['goblin-1'] }, { seat: 'mila' }],
    });
    expect([decisions, turns]).toEqual([[], []]);
    expect(answerTo({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] }).turns).toEqual(
      [],
    );
  });

  it('touches the rulings by which it would come out differently', () => {
    expect(touched(trick('G8', 'K2 X7'))).toEqual([
      'void-with-doppelganger',
      'second-doppelganger-faction',
    ]);
    expect(touched(trick('D8', 'Z9 G1 K2'), { 'follow-mila': plays('mila', 'Z9') })).toEqual([
      'zombie-of-loser',
    ]);
    expect(touched(trick('D8', 'D9 D7', { phase: 2 }))).toEqual(['two-dwarves']);
    expect(touched(trick('D8', 'D9', { phase: 2 }))).toEqual(['two-dwarves']);
    expect(touched(trick('K6', 'D9 G1', { phase: 2 }))).toEqual(['dwarf-thrown-off']);
    expect(
      touched(trick('K6', 'D9 G1', { phase: 2 }), { 'follow-mila': plays('mila', 'D9') }),
    ).toEqual(['dwarf-thrown-off']);
    expect(
      touched(trick('K6', 'D9 G1', { phase: 2 }), { 'follow-mila': plays('mila', 'G1') }),
    ).toEqual([]);
    expect(touched(trick('G3', 'G7'))).toEqual([]);
    expect(touched(trick('G3', 'G7 K2'))).toEqual([]);
  });

  it('touches before a card is led what only the second card can show', () => {
    const players = [
      { seat: 'noor', hand: cards('Z1 K2') },
      { seat: 'mila', hand: cards('X7 D2') },
    ] as const;
    expect(touched({ players })).toEqual(
      expect.arrayContaining(['void-with-doppelganger', 'second-doppelganger-faction']),
    );
  });
});

describe('A scenario of Claim', () => {
  it('is replayed: a question, a refusal, a play', () => {
    const { failure, steps } = replay(game, {
      start: {
        position: {
          players: [
            { seat: 'noor', hand: cards('G9 Z3') },
            { seat: 'mila', hand: cards('G1 X9') },
          ],
        },
      },
      steps: [
        {
          name: 'lead',
          play: { type: 'play', seat: 'noor', card: 'goblin-9' },
          log: ['cardPlayed'],
        },
        {
          name: 'not-held',
          refused: { type: 'play', seat: 'mila', card: 'knight-2' },
          because: 'cl.phase1.follower-plays',
        },
        {
          name: 'follow',
          ask: 'mila',
          accept: [{ type: 'play', seat: 'mila', card: 'doppelganger-9' }],
        },
      ],
    });
    expect([failure, steps.length]).toEqual([undefined, 3]);
  });
});
