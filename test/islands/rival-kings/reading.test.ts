import { describe, expect, it } from 'vitest';
import robbing from '../../../content/tasks/rival-kings/steal-before-acting.ts';
import { attempt, startTask } from '../../../src/engine/task.ts';
import { game } from '../../../src/games/rival-kings/game.ts';
import type { Action } from '../../../src/games/rival-kings/types/action.ts';
import type { State } from '../../../src/games/rival-kings/types/state.ts';
import { piecesOf, read } from '../../../src/islands/rival-kings/board/reading.ts';
import type { PieceId } from '../../../src/islands/shared/board.ts';
import { afterTap } from '../../../src/islands/shared/reading.ts';
import { pictureOf } from '../../../src/narration/rival-kings/picture.ts';
import type { Tried } from '../../../src/narration/attempts.ts';
import { moves } from '../../games/playthrough.ts';
import { noorsTurn } from '../../support/rival-kings.ts';
import { marked, MOST, optionsAt as optionsOf } from '../../support/taps.ts';
import { rivalKingsLaws as laws } from '../../support/rival-kings-laws.ts';

const SEATS = ['noor', 'mila', 'juri', 'ines'] as const;

/** What a seat may try: whoever decides, if no other is named. */
const optionsAt = (state: State, seat = game.pending(state)!.seats[0]): Tried[] =>
  optionsOf(game, state, seat);

/** Taps on this table mean the same whatever it shows. */
const PICTURE = { seats: [] };

/** What taps come to, one after the other. */
const after = (options: readonly Tried[], ...taps: readonly PieceId[]) =>
  taps.reduce<ReturnType<typeof afterTap>>(
    (soFar, piece) => afterTap(read, options, soFar.taps, piece, PICTURE),
    { taps: [] },
  );

const actionsIn = (choices: readonly Tried[]): Action[] =>
  choices.map(({ action }) => action as Action);

describe('taps in random games', () => {
  const seatings = [2, 3, 4].flatMap((count) =>
    [1, 2, 3].map((seed) => ({ seats: SEATS.slice(0, count), seed, rulings: {} })),
  );
  const states = seatings.flatMap((seated) =>
    [...moves(game, laws, seated)].flatMap(({ before, options }, place) =>
      place % 7 === 0 || options.some(({ type }) => type === 'take') ? [before] : [],
    ),
  );
  const asked = states.map((state) => optionsAt(state));

  it('offer only moves that are allowed and told by the pieces that have been tapped', () => {
    for (const options of asked) {
      for (const piece of marked(read(options, [], PICTURE)!, 'legal')) {
        const { choices } = read(options, [piece], PICTURE)!;
        expect(choices.length).toBeLessThanOrEqual(MOST);
        for (const { action, refusal } of choices) {
          expect(refusal).toBeUndefined();
          expect(piecesOf(action as Action)).toContain(piece);
        }
      }
    }
  });

  it('never settle on the first tap what can be meant in two ways', () => {
    for (const options of asked) {
      for (const piece of marked(read(options, [], PICTURE)!, 'legal')) {
        const fitting = options.filter(
          ({ action, refusal }) => !refusal && piecesOf(action as Action).includes(piece),
        );
        const reading = read(options, [piece], PICTURE)!;
        if (fitting.length > 1)
          expect(reading.choices.length === 1 ? marked(reading, 'legal') : ['']).not.toEqual([]);
        else expect(reading.choices).toEqual(fitting);
      }
    }
  });
});

describe('taps on a turn', () => {
  const noor = { seat: 'noor' } as const;

  const options = optionsAt(noorsTurn({ played: 'count', coins: 9 }));
  const [settle, buy, building, subject] = [
    'cell:noor settle',
    'cell:noor buy',
    'pile:building-1',
    'pile:subject-1',
  ];

  it('come to one move by one tap, and to several by as many as tell them apart, in any order', () => {
    expect(actionsIn(read(options, [settle], PICTURE)!.choices)).toEqual([
      { type: 'settle', ...noor },
    ]);
    expect(read(options, [buy], PICTURE)!.choices).toHaveLength(2);
    for (const taps of [
      [buy, building],
      [building, buy],
    ] as const)
      expect(actionsIn(read(options, taps, PICTURE)!.choices)).toEqual([
        { type: 'buy', ...noor, pile: 'building-1' },
      ]);
  });

  it('are answered where they are refused, and leave the others as they were', () => {
    const refused = options.find(
      ({ action }) => action.type === 'buy' && 'pile' in action && action.pile === 'subject-1',
    )!;
    expect(refused.refusal).toBeDefined();
    expect(after(options, buy, subject)).toEqual({ taps: [buy], refused });
  });

  it('take themselves back, and begin anew where they do not go together', () => {
    expect(after(options, settle)).toEqual({ taps: [settle] });
    expect(after(options, settle, settle)).toEqual({ taps: [] });
    expect(after(options, settle, buy)).toEqual({ taps: [buy] });
  });
});

describe('what has been stolen', () => {
  it('is carried out where it lies: on the card of its victim', () => {
    const start = startTask(game, robbing);
    const moved = attempt(game, robbing, start, robbing.solution[0]);
    const state = moved.ok ? moved.attempted.state : expect.unreachable();
    const options = optionsAt(state, 'ines');
    const reading = read(options, [], pictureOf(game.view(state)));
    expect(marked(reading!, 'legal')).toContain('cell:mila money');
    expect([...reading!.next.keys()]).not.toContain('cell:ines money');
    const [first, second] = read(
      options,
      ['cell:mila money', 'pile:building-1'],
      pictureOf(game.view(state)),
    )!.choices;
    expect(first!.action).toEqual({ type: 'money', seat: 'ines', pile: 'building-1' });
    expect(second).toBeUndefined();
  });

  it('is the own action again as soon as nothing stolen is due', () => {
    const { state } = startTask(game, robbing);
    expect([
      ...read(optionsAt(state, 'ines'), [], pictureOf(game.view(state)))!.next.keys(),
    ]).toContain('cell:ines money');
  });
});
