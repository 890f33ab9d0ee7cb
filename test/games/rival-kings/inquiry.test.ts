import { describe, expect, it } from 'vitest';
import { ask, choicesIn, type Answer } from '../../../src/engine/inquiry.ts';
import { play } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import { game } from '../../../src/games/rival-kings/game.ts';
import { inquiry } from '../../../src/games/rival-kings/inquiry.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';
import type { Action } from '../../../src/games/rival-kings/types/action.ts';
import type { Position } from '../../../src/games/rival-kings/types/position.ts';
import { manyAnswers } from '../../support/answers.ts';
import { rulingsAtStake } from '../../support/at-stake.ts';

function answerTo(
  position: Position,
  choices: Readonly<Record<string, Action>> = {},
): Answer<RivalKings> {
  const answered = ask(game, inquiry, position, choices);
  if (!answered.ok) throw new Error(answered.refusal.reason);
  return answered.answer;
}

const touched = (position: Position): string[] =>
  rulingsAtStake(game, inquiry, position).map(({ ruling }) => ruling);

/** Two thieves and a Trader; the Watchman is the Trader's. */
const ROBBED: Position = {
  players: [
    { seat: 'noor', played: 'courtier' },
    { seat: 'mila', played: 'countess' },
    { seat: 'juri', played: 'trader-1', subjects: ['watchman'] },
  ],
};

describe('A table that is asked about', () => {
  it('is played up to the first turn, by actions that anybody can play again', () => {
    for (const { before, facts, moves, after } of manyAnswers(200)) {
      const random = seeded(1);
      const again = moves.reduce<{ state: typeof before; facts: unknown[] }>(
        ({ state, facts: earlier }, move) => {
          const played = play(game, state, move, random);
          if (!played.ok) throw new Error(played.refusal.reason);
          return { state: played.state, facts: [...earlier, ...played.facts] };
        },
        { state: before, facts: [] },
      );
      expect(again.state).toEqual(after);
      expect(again.facts).toEqual(facts);
    }
  });

  it('names every seat’s turn once, in the order in which the turns really come where nobody acts', () => {
    for (const { after, turns } of manyAnswers(150, 2)) {
      const order: string[] = [];
      let state = after;
      for (let left = turns.length; left > 0 && state.stage.type === 'turn'; left -= 1) {
        order.push(state.stage.seat);
        const ended = play(
          game,
          { ...state, rulings: { ...state.rulings, 'steal-optional': 'may-decline' } },
          { type: 'end', seat: state.stage.seat },
          seeded(1),
        );
        if (!ended.ok) throw new Error(ended.refusal.reason);
        state = ended.state;
      }
      expect(turns.map(({ seat }) => seat)).toEqual(order);
      for (const turn of turns)
        expect(turn.state.stage).toMatchObject({ type: 'turn', seat: turn.seat });
    }
  });

  it('takes the first action of a decision where nothing, or nothing that is open, is chosen', () => {
    const assumed = answerTo(ROBBED);
    expect(assumed.decisions).toMatchObject([
      { key: 'watchman-juri-noor', seat: 'juri', chosen: { type: 'ability', subject: 'watchman' } },
    ]);
    const strange = answerTo(ROBBED, {
      'watchman-juri-noor': { type: 'end', seat: 'juri' },
      'watchman-noor-mila': { type: 'hold-back', seat: 'noor' },
    });
    expect(strange).toEqual(assumed);
  });

  it('asks about the second attacker once the first has been let through', () => {
    const held = answerTo(ROBBED, { 'watchman-juri-noor': { type: 'hold-back', seat: 'juri' } });
    expect(held.decisions.map(({ key }) => key)).toEqual([
      'watchman-juri-noor',
      'watchman-juri-mila',
    ]);
  });

  it('reads the choices out of a row of moves', () => {
    const hold: Action = { type: 'hold-back', seat: 'juri' };
    expect(choicesIn(game, inquiry, ROBBED, [{ type: 'reveal', seat: 'noor' }, hold])).toEqual({
      'watchman-juri-noor': hold,
    });
    expect(choicesIn(game, inquiry, ROBBED, [{ type: 'end', seat: 'noor' }])).toEqual({});
  });

  it('is refused with its rule where it cannot be', () => {
    const queens = ask(game, inquiry, {
      players: ROBBED.players.map(({ seat }) => ({ seat, played: 'queen' as const })),
    });
    expect(queens).toMatchObject({
      ok: false,
      refusal: { because: 'rk.components.inventory', reason: 'character-twice' },
    });
    const face = ask(game, inquiry, {
      players: [
        { seat: 'noor' },
        { seat: 'mila', played: 'queen' },
        { seat: 'juri', played: 'duke' },
      ],
    });
    expect(face).toMatchObject({ ok: false, refusal: { because: 'rk.play.reveal' } });
  });
});

describe('The open rulings that a table touches', () => {
  it('are about a Watchman only where one may answer', () => {
    expect(touched(ROBBED)).toEqual(
      expect.arrayContaining(['watchman-two-conflicts', 'watchman-theft-stands']),
    );
    const away = { players: ROBBED.players.map(({ seat, played }) => ({ seat, played: played! })) };
    expect(touched(away).filter((ruling) => ruling.startsWith('watchman'))).toEqual([]);
  });

  it('come with those that change the answer before those that matter in turns only', () => {
    for (const { before } of manyAnswers(40, 3)) {
      const { players, neutral, leftovers } = before;
      const position: Position = {
        players: players.map(({ seat, played, markers, subjects }) => ({
          seat,
          played: played!,
          markers,
          subjects,
        })),
        ...(players.length === 2 && { neutral: neutral ?? leftovers[0]! }),
      };
      const kinds = rulingsAtStake(game, inquiry, position).map(({ others }) =>
        others.some(({ changes }) => changes === 'answer'),
      );
      expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('include the second theft from the same victim, which no single action shows', () => {
    expect(touched(ROBBED)).toContain('steal-covered-again');
    const once: Position = {
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'trader-1' },
      ],
      neutral: 'queen',
    };
    expect(answerTo(once).after).toMatchObject({ thefts: [{ thief: 'noor', victim: 'mila' }] });
    expect(touched(once)).not.toContain('steal-covered-again');
  });

  it('include the moment at which a tie is measured, where equal ranks wait for others', () => {
    const waiting: Position = {
      players: [
        { seat: 'noor', played: 'lord-protector' },
        { seat: 'mila', played: 'duke' },
        { seat: 'juri', played: 'count' },
      ],
    };
    expect(touched(waiting)).toContain('tie-measured-when');
    const first: Position = {
      players: [
        { seat: 'noor', played: 'trader-1' },
        { seat: 'mila', played: 'duke' },
        { seat: 'juri', played: 'count' },
      ],
    };
    expect(touched(first)).not.toContain('tie-measured-when');
  });

  it.for([
    ['sailor', 'sailor-second-run'],
    ['vintner', 'pile-search-decline'],
    ['miner', 'pile-search-decline'],
    ['troubadour', 'troubadour-given-card'],
  ] as const)('include the second half of the %s: %s', ([subject, ruling]) => {
    const [noor, ...others] = ROBBED.players;
    expect(touched({ players: [{ ...noor!, subjects: [subject] }, ...others] })).toContain(ruling);
    expect(touched({ players: [{ ...noor!, subjects: ['jailer'] }, ...others] })).not.toContain(
      ruling,
    );
  });

  it('include what a Farmer takes back only where something has been taken', () => {
    const farmer = (played: 'trader-1' | 'queen'): Position => ({
      players: [...ROBBED.players.slice(0, 2), { seat: 'juri', played, subjects: ['farmer'] }],
    });
    expect(touched(farmer('trader-1'))).toContain('farmer-two-stolen');
    expect(touched(farmer('queen'))).not.toContain('farmer-two-stolen');
  });
});
