import { createRoot } from 'solid-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from '../../../src/engine/types.ts';
import { createEnteredSheet } from '../../../src/islands/score/entered-sheet.ts';
import type { Scorer } from '../../../src/islands/score/scorer.ts';
import type { Sheet } from '../../../src/islands/score/sheet.ts';

// Solid as browsers have it: for Node it comes without memos that follow.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

const sheetOf = (...seats: Seat[]): Sheet => ({ players: seats.map((seat) => ({ seat })) });
const ONE = sheetOf('noor');
const TWO = sheetOf('noor', 'mila');
const OTHER = sheetOf('ines');
const REFUSED = sheetOf();

/** Rules that refuse a sheet without players, and know as many questions as players. */
const scorer = {
  score: (sheet: Sheet) =>
    sheet.players.length > 0
      ? { ok: true, tally: { seats: sheet.players } }
      : { ok: false, refused: 'nobody' },
  questions: ({ players }: Sheet) => players,
  points: () => 3,
} as unknown as Scorer;

let entered: ReturnType<typeof createEnteredSheet>;
beforeEach(() => {
  entered = createRoot(() => createEnteredSheet(scorer, ONE));
});

describe('what is entered on a sheet', () => {
  it('is scored as it changes', () => {
    expect(entered.change(TWO)).toBe(true);
    expect(entered.sheet()).toBe(TWO);
    expect(entered.tally()).toEqual({ seats: TWO.players });
    expect(entered.questions()).toHaveLength(2);
  });

  it('stays as it was where a rule refuses the change, which is told until the next one', () => {
    expect(entered.change(REFUSED)).toBe(false);
    expect(entered.sheet()).toBe(ONE);
    expect(entered.problem()).toEqual({ refused: 'nobody' });
    entered.change(TWO);
    expect(entered.problem()).toBeUndefined();
  });

  it('can be taken back step by step; what changes nothing is no step', () => {
    entered.change(TWO);
    entered.change({ ...TWO });
    entered.undo();
    expect(entered.sheet()).toBe(ONE);
    expect(entered.canUndo()).toBe(false);
  });

  it('can begin with another sheet, which cannot be taken back', () => {
    entered.change(TWO);
    entered.complain({ key: 'odd' });
    entered.begin(OTHER);
    expect([entered.sheet(), entered.canUndo(), entered.problem()]).toEqual([
      OTHER,
      false,
      undefined,
    ]);
  });

  it('can have another sheet put before it, to which undo leads', () => {
    entered.putBefore(OTHER);
    expect(entered.sheet()).toBe(ONE);
    entered.undo();
    expect(entered.sheet()).toBe(OTHER);
  });
});
