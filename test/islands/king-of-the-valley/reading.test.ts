import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import type { Action, ActionOf } from '../../../src/games/king-of-the-valley/types/action.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import type { State } from '../../../src/games/king-of-the-valley/types/state.ts';
import { read } from '../../../src/islands/king-of-the-valley/board/reading.ts';
import type { PieceId, Read, Reading } from '../../../src/islands/shared/board.ts';
import { afterTap } from '../../../src/islands/shared/reading.ts';
import type { Tried } from '../../../src/narration/attempts.ts';
import { pictureOf, type Picture } from '../../../src/narration/king-of-the-valley/picture.ts';
import { table } from '../../support/king-of-the-valley.ts';

/** A table, and what somebody may try there. */
interface Tapped {
  readonly picture: Picture;
  readonly options: readonly Tried[];
}

/** The table as whoever decides taps it; the reason stands for its sentence. */
function tapped(state: State): Tapped {
  const seat = game.pending(state)!.seats[0];
  const because = { id: '', number: '', title: '', href: '' };
  const options = game.imaginable(state, seat).map((action): Tried => {
    const refusal = game.judge(state, action);
    return {
      action,
      label: '',
      refusal: refusal && { kind: 'refused', attempt: '', sentence: refusal.reason, because },
    };
  });
  return { picture: pictureOf(game.view(state)), options };
}

/** What several taps come to, one after the other. */
const after = ({ options, picture }: Tapped, ...taps: readonly PieceId[]) =>
  taps.reduce<ReturnType<typeof afterTap>>(
    (soFar, piece) => afterTap(read as Read, options, soFar.taps, piece, picture),
    { taps: [] },
  );

const readingOf = ({ options, picture }: Tapped, ...taps: readonly PieceId[]): Reading =>
  read(options, taps, picture)!;

const choices = (on: Tapped, ...taps: readonly PieceId[]): Action[] =>
  readingOf(on, ...taps).choices.map(({ action }) => action as Action);

/** What leads on after these taps. */
const lit = (on: Tapped, ...taps: readonly PieceId[]): PieceId[] =>
  [...readingOf(on, ...taps).next]
    .flatMap(([piece, { mark }]) => (mark === 'legal' ? [piece] : []))
    .toSorted();

const POSITION: Position = {
  players: [
    {
      seat: 'noor',
      king: 'a3',
      gold: 6,
      castle: { farmer: { up: { farmer: 3 } }, knight: { up: { 'knight-1': 1, 'knight-2': 1 } } },
    },
    { seat: 'mila', king: 'c5' },
  ],
  // prettier-ignore
  valley: {
    a3: 'countess', b3: 'farmer', c3: 'farmer', d3: 'duke', e3: 'duke',
    a4: 'queen', a5: 'jester', b4: 'countess', c5: 'farmer', a2: 'priest', a1: 'farmers-wife', b2: 'knight-1', c1: 'knight-1',
  },
  // prettier-ignore
  hill: {
    L1: 'farmer', L2: 'knight-3', L3: 'priest', L4: 'duke', L5: 'farmer', L6: 'queen',
    R1: 'jester', R2: 'farmer', R3: 'farmer', R4: 'farmer', R5: 'farmers-wife', R6: 'farmer',
  },
  turn: 'noor',
  phase: 2,
};
const legs = tapped(table(POSITION));
const noor = { seat: 'noor' } as const;

describe('a tap on the valley', () => {
  it('says where a leg ends; what there is to take is chosen', () => {
    expect(choices(legs, 'cell:a4')).toEqual([{ type: 'leg', ...noor, to: 'a4' }]);
    expect(choices(legs, 'cell:d3')).toEqual([
      { type: 'leg', ...noor, to: 'd3' },
      { type: 'leg', ...noor, to: 'd3', take: ['b3', 'c3'] },
    ]);
    expect(choices(legs, 'cell:d3', 'cell:b3')).toEqual([
      { type: 'leg', ...noor, to: 'd3', take: ['b3', 'c3'] },
    ]);
  });

  it('is lit wherever the rules let a leg end, and the king himself; then what may be taken', () => {
    const ends = new Set(
      legs.options.flatMap(({ action, refusal }) =>
        refusal ? [] : `cell:${(action as ActionOf<'leg'>).to}`,
      ),
    );
    expect(lit(legs)).toEqual([...ends, 'cell:a3'].toSorted());
    expect(lit(legs, 'cell:d3')).toEqual(['cell:b3', 'cell:c3']);
  });

  it('on a tile passed says why it may not be taken', () => {
    expect(after(legs, 'cell:e3', 'cell:d3')).toMatchObject({
      taps: ['cell:e3'],
      refused: { action: { type: 'leg', ...noor, to: 'e3', take: ['d3', 'e3'] } },
    });
  });

  it('begins anew on another landing', () => {
    expect(after(legs, 'cell:d3', 'cell:a4')).toEqual({ taps: ['cell:a4'] });
  });

  it('on the own king says that a leg is meant, and no more than that', () => {
    expect(after(legs, 'cell:a3')).toEqual({ taps: ['cell:a3'] });
    expect(choices(legs, 'cell:a3')).toEqual([]);
    expect(lit(legs, 'cell:a3')).toEqual(lit(legs).filter((piece) => piece !== 'cell:a3'));
    expect(choices(legs, 'cell:a3', 'cell:a4')).toEqual([{ type: 'leg', ...noor, to: 'a4' }]);
    expect(after(legs, 'cell:a3', 'cell:a3')).toEqual({ taps: [] });
  });

  it('on the own king pays the priest under him where that may be', () => {
    const priest = tapped(
      table({
        ...POSITION,
        valley: { ...POSITION.valley, a3: 'priest', a2: 'countess' },
        rulings: { 'start-on-priest': 'usable-at-once' },
      }),
    );
    expect(choices(priest, 'cell:a3')).toEqual([{ type: 'leg', ...noor, to: 'a3' }]);
  });

  it('is answered where the rules refuse it', () => {
    expect(after(legs, 'cell:b1')).toMatchObject({
      taps: [],
      refused: { action: { type: 'leg', ...noor, to: 'b1' } },
    });
  });

  it('on the king where a leg is not due yet says so', () => {
    const recruits = tapped(table({ ...POSITION, phase: 1 }));
    expect(after(recruits, 'cell:a3').refused?.refusal).toBeDefined();
  });

  it('places a king before the first turn', () => {
    const first = tapped(table({ players: [{ seat: 'noor' }, { seat: 'mila' }] }));
    expect(choices(first, 'cell:c3')).toEqual([{ type: 'place-king', ...noor, cell: 'c3' }]);
    expect(lit(first)).toHaveLength(25);
  });
});

describe('a tap on the hill', () => {
  it('recruits what lies there, or has the rules say why not', () => {
    const recruits = tapped(table({ ...POSITION, phase: 1 }));
    expect(choices(recruits, 'hill:L1')).toEqual([{ type: 'recruit', ...noor, place: 'L1' }]);
    expect(after(recruits, 'hill:L3')).toMatchObject({
      refused: { action: { type: 'recruit', ...noor, place: 'L3' } },
    });
  });

  it('looks at a whole column where one is to be chosen', () => {
    const columns = tapped(
      table({
        ...POSITION,
        valley: { ...POSITION.valley, b3: null, c3: null },
        phase: 4,
        opened: ['b3', 'c3'],
      }),
    );
    expect(lit(columns)).toEqual(['side:left', 'side:right']);
    expect(choices(columns, 'side:left')).toEqual([{ type: 'column', ...noor, side: 'left' }]);
    expect(after(columns, 'side:left', 'side:right')).toEqual({ taps: ['side:right'] });
  });
});
