import { describe, expect, it } from 'vitest';
import { ask, type Answer } from '../../../src/engine/inquiry.ts';
import { offered, play } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import type { Seat } from '../../../src/engine/types.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { inquiry } from '../../../src/games/king-of-the-valley/inquiry.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';
import type { Action } from '../../../src/games/king-of-the-valley/types/action.ts';
import type { State } from '../../../src/games/king-of-the-valley/types/state.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import {
  decline,
  hill,
  lastTiles,
  recruit,
  two,
  valley,
} from '../../support/king-of-the-valley.ts';
import { rulingsAtStake } from '../../support/at-stake.ts';

function answerTo(
  position: Position,
  choices: Readonly<Record<string, Action>> = {},
): Answer<KingOfTheValley> {
  const answered = ask(game, inquiry, position, choices);
  if (!answered.ok) throw new Error(answered.refusal.reason);
  return answered.answer;
}

const row = (tiles: string, more: Partial<Position> = {}): Position => ({
  players: two({ king: 'a1', gold: 2 }, { king: 'a5' }),
  valley: valley(`. . . . .  . . . . .  . . . . .  . . . . .  F ${tiles}`),
  hill: hill('L1 J R1 K1'),
  ...more,
});

const touched = (position: Position): string[] =>
  rulingsAtStake(game, inquiry, position).map(({ ruling }) => ruling);

describe('a turn that is asked about', () => {
  it('is the move; nobody recruits until somebody says so', () => {
    const { decisions, turns } = answerTo(row('C D Q W'));
    expect(decisions).toMatchObject([
      {
        key: 'recruit-noor',
        chosen: decline(),
        actions: [decline(), recruit('L1'), recruit('R1')],
      },
    ]);
    expect(turns).toMatchObject([{ seat: 'noor', state: { stage: { phase: 2 } } }]);
  });

  it('asks nobody to recruit what nobody has named, and lists no such tile among what the king may take', () => {
    const bare = answerTo(row('C D Z Q', { hill: hill('L1 J') }));
    expect(bare.decisions).toMatchObject([
      { key: 'recruit-noor', chosen: decline(), actions: [decline(), recruit('L1')] },
    ]);
    const { may, state } = bare.turns[0]!;
    const ends = (actions: readonly Action[]) =>
      actions.flatMap((action) => (action.type === 'leg' && !action.take ? [action.to] : []));
    expect(ends(game.options(state, 'noor'))).toEqual(expect.arrayContaining(['b1', 'a2', 'b2']));
    expect(ends(may!.options)).toEqual(['b1', 'c1', 'e1']);
    expect(
      may!.refusals.map(({ reason }) => reason),
      'the wizard is named',
    ).toContain('nothing-to-give');
  });

  it('asks for the column of a jester who is recruited', () => {
    const { decisions, turns } = answerTo(row('C D Q W'), { 'recruit-noor': recruit('L1') });
    expect(decisions.map(({ name, chosen }) => [name, chosen?.type])).toEqual([
      ['recruit', 'recruit'],
      ['jester', undefined],
    ]);
    expect(turns).toMatchObject([{ seat: 'noor' }]);
  });

  it('may be in any phase', () => {
    const { decisions, turns } = answerTo({
      players: two({ king: 'b1' }),
      phase: 4,
      opened: ['b1'],
    });
    expect([decisions, turns]).toMatchObject([
      [],
      [{ seat: 'noor', state: { stage: { phase: 4 } } }],
    ]);
  });

  it('comes after the kings, which are open', () => {
    const { decisions } = answerTo({ players: [{ seat: 'noor' }, { seat: 'mila' }] });
    expect(decisions.map(({ key, chosen }) => [key, chosen])).toEqual([
      ['place-king-noor', undefined],
    ]);
  });

  it('comes after set-up, about which nobody is asked', () => {
    const { decisions, turns } = answerTo({
      box: true,
      players: [{ seat: 'noor' }, { seat: 'mila' }],
    });
    expect(decisions.map(({ key }) => key)).toEqual(['place-king-noor']);
    expect(turns).toEqual([]);
  });

  it('comes no more when the game is over', () => {
    expect(answerTo({ over: true, players: two({}) })).toMatchObject({ decisions: [], turns: [] });
  });

  it('says what may be done, and why not what is tempting', () => {
    const named: Partial<Position> = {
      valley: valley('C D F W Q  D F W C K1  F W C D K2  W C D F K3  F C D Q W'),
      hill: hill('L1 J R1 K1 L2 J R2 K1 L3 J R3 K1 L4 F R4 W L5 F R5 W L6 F R6 W'),
    };
    const { may, state } = answerTo({
      players: two({ king: 'a1' }, { king: 'b1' }),
      round: 1,
      ...named,
    }).turns[0]!;
    expect(may!.options).toEqual(game.options(state, 'noor'));
    const tempting = game.imaginable(state, 'noor').slice(may!.options.length);
    expect(may!.refusals).toEqual(tempting.map((action) => game.judge(state, action)));
    expect(may!.refusals).toContainEqual(
      expect.objectContaining({ because: 'kv.summon.not-under-other-king' }),
    );
  });
});

describe('the rulings at stake', () => {
  it('are those by which the king may do otherwise', () => {
    expect(touched(row('C D W Q'))).toEqual([]);
    expect(touched(row('D D Q W'))).toEqual(['take-end-or-passed']);
    expect(touched(row('K1 K2 Q W'))).toEqual(
      expect.arrayContaining(['take-end-or-passed', 'knight-identity']),
    );
    expect(touched(row('D D D W'))).toContain('three-identicals-take-two');
    expect(
      touched(
        row('C D W Q', { valley: { a1: 'priest', b1: 'countess', b2: 'duke', a2: 'queen' } }),
      ),
    ).toContain('start-on-priest');
  });

  it('are those by which castles count otherwise', () => {
    const players = two({
      king: 'a1',
      castle: { knight: { up: { jester: 1 } }, farmer: { up: { jester: 1 } } },
    });
    expect(touched({ ...row('C D W Q'), players })).toEqual(['couples-jester', 'orders-jester']);
    const over: Position = {
      over: true,
      players: two({ castle: { knight: { up: { 'knight-1': 2, jester: 1 } } } }),
    };
    expect(touched(over)).toEqual(['orders-jester']);
    expect(
      touched({ over: true, players: two({ castle: { farmer: { up: { jester: 1 } } } }) }),
    ).toEqual([]);
  });
});

/** How many turns everybody has until the end, if nobody recruits, pays a priest or takes a set. */
function turnsPlayed(state: State): Map<Seat, number> {
  const turns = new Map<Seat, number>();
  const isSingle = (action: Action, { valley }: State): boolean =>
    action.type === 'leg' && !action.take && valley[action.to].tile !== 'priest';
  let now = state;
  for (let all = offered(game, now); all.length > 0; all = offered(game, now)) {
    const action =
      all.find(({ type }) => type === 'decline') ??
      all.find((one) => isSingle(one, now)) ??
      all[0]!;
    if (action.type === 'column') turns.set(action.seat, (turns.get(action.seat) ?? 0) + 1);
    const played = play(game, now, action, seeded(1));
    if (!played.ok) throw new Error(played.refusal.reason);
    now = played.state;
  }
  return turns;
}

describe('how long the game still lasts', () => {
  const SEATS = ['noor', 'mila', 'juri'] as const;
  const KINGS = ['a1', 'c2', 'e3'] as const;
  /** A table of three with so many tiles in the piles. */
  const left = (count: number, more: Partial<Position> = {}): Position => ({
    players: SEATS.map((seat, place) => ({ seat, king: KINGS[place]! })),
    piles: { 2: { size: Math.max(0, count - 31) }, 3: { size: Math.min(count, 31) } },
    ...more,
  });
  const turnsOf = (position: Position) =>
    answerTo(position).end?.turns.map(({ fewest, most }) => [fewest, most]);

  it('is not said where nobody has counted the piles, before the first turn, or after the last', () => {
    expect(turnsOf({ players: left(0).players })).toBeUndefined();
    expect(
      turnsOf({
        players: [{ seat: 'noor' }, { seat: 'mila' }],
        piles: { 2: { size: 22 }, 3: { size: 31 } },
      }),
    ).toBeUndefined();
    expect(turnsOf({ over: true, players: two({}) })).toBeUndefined();
  });

  it('is about as many rounds as the piles have tiles, everybody with as many turns', () => {
    expect(turnsOf(left(53))).toEqual([
      [11, 15],
      [11, 15],
      [11, 15],
    ]);
    expect(answerTo(left(53)).end).toMatchObject({
      isSure: false,
      because: ['kv.end.trigger', 'kv.end.complete-round', 'kv.turn.equal-turns'],
    });
  });

  it('is this round with empty piles and a full hill: the first tile taken triggers the end', () => {
    expect(answerTo(left(0)).end).toMatchObject({
      isSure: true,
      turns: SEATS.map((seat) => ({ seat, fewest: 1, most: 1 })),
    });
  });

  it('is a round more where the last seat takes the last tile and none is missing, which nobody knows before', () => {
    const last: Partial<Position> = { turn: 'juri' };
    expect(answerTo(left(0, last)).end).toMatchObject({
      isSure: true,
      turns: [{ most: 0 }, { most: 0 }, { seat: 'juri', most: 1 }],
    });
    expect(answerTo(left(1, last)).end).toMatchObject({ isSure: false });
    const taken: Partial<Position> = { ...last, phase: 3, opened: ['a4'], round: 5 };
    expect(answerTo(left(1, taken)).end).toMatchObject({
      isSure: true,
      turns: [{ most: 1 }, { most: 1 }, { seat: 'juri', most: 2 }],
    });
    expect(turnsOf(left(1, { ...taken, opened: ['a4', 'b4'] }))).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  it('is the rest of the round once the end has been triggered', () => {
    const ending: Partial<Position> = { turn: 'mila', ...lastTiles('L1 F R1 F L2 D') };
    expect(answerTo(left(0, ending)).end).toMatchObject({
      isSure: true,
      turns: [{ most: 0 }, { most: 1 }, { most: 1 }],
      because: ['kv.end.complete-round', 'kv.turn.equal-turns'],
    });
  });

  it('lasts as the game itself is played: with single tiles and nothing else, everybody has exactly as many turns', () => {
    for (const count of [0, 1, 4, 7]) {
      const position = left(count);
      const started = game.start(position);
      if (!started.ok) throw new Error(started.refusal.reason);
      const turns = turnsPlayed(started.state);
      for (const { seat, fewest } of answerTo(position).end!.turns) {
        expect(turns.get(seat), `${count} tiles, ${seat}`).toBe(
          Math.ceil((count + 1) / SEATS.length),
        );
        expect(turns.get(seat), `${count} tiles, ${seat}`).toBeGreaterThanOrEqual(fewest);
      }
    }
  });
});
