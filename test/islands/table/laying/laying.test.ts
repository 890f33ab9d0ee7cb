import { createRoot } from 'solid-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayedId } from '../../../../src/games/ids.ts';
import type { Position as Trick } from '../../../../src/games/claim/types/position.ts';
import type { Position as Round } from '../../../../src/games/rival-kings/types/position.ts';
import type { Position as Turn } from '../../../../src/games/king-of-the-valley/types/position.ts';
import * as claim from '../../../../src/islands/claim/table/edit.ts';
import { withOpen } from '../../../../src/islands/king-of-the-valley/table/cells.ts';
import * as valley from '../../../../src/islands/king-of-the-valley/table/edit.ts';
import { inPossibleOrder } from '../../../../src/islands/king-of-the-valley/table/passing.ts';
import * as kings from '../../../../src/islands/rival-kings/table/edit.ts';
import { createLaying } from '../../../../src/islands/table/laying/laying.ts';
import type { Refused } from '../../../../src/islands/table/shown-answer.ts';
import type { LayProps } from '../../../../src/islands/table/table-of-game.ts';
import {
  openTableReferee,
  type TableReferee,
} from '../../../../src/islands/table/table-referee.ts';
import { serveSite } from '../../../support/player.ts';

// Solid as browsers have it.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

const REFUSED = { kind: 'refused', sentence: 'No.' } as Refused;

/** A table of numbers, of which negative ones cannot be, with what has been laid on it. */
function numbers(more?: Parameters<typeof createLaying<number, string>>[1]) {
  const laid: number[] = [];
  const table: Pick<LayProps<number>, 'change' | 'refusal'> = {
    change: (next) => void laid.push(next),
    refusal: (next) => (next < 0 ? REFUSED : undefined),
  };
  return { ...createRoot(() => createLaying<number, string>(table, more)), laid };
}

describe('laying a table', () => {
  it('begins with nothing open, laid or refused', () => {
    const { open, latest, refused, reveals } = numbers();
    expect([open(), latest(), refused(), reveals]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
    expect(numbers({ reveals: true }).reveals).toBe(true);
  });

  it('changes the table, unless a rule refuses that: then the rule is shown until the next change', () => {
    const { put, refused, laid } = numbers();
    expect(put(1)).toBe(true);
    expect(put(-1)).toBe(false);
    expect([laid, refused()]).toEqual([[1], REFUSED]);
    expect(put(2)).toBe(true);
    expect([laid, refused()]).toEqual([[1, 2], undefined]);
  });

  it('asks the rules about what a change settles, and lays that', () => {
    const { put, laid } = numbers({ settle: Math.abs });
    expect([put(-3), laid]).toEqual([true, [3]]);
    const other = numbers({ settle: (next) => -next });
    expect([other.put(3), other.laid, other.refused()]).toEqual([false, [], REFUSED]);
  });

  it('opens a sheet where something is laid, and goes on to another with no word of the one before', () => {
    const { put, show, open, latest, refused } = numbers();
    show('a');
    put(-1);
    expect([open(), latest(), refused()]).toEqual(['a', 'a', REFUSED]);
    show('b');
    expect([open(), latest(), refused()]).toEqual(['b', 'b', undefined]);
  });

  it('still knows what was laid last, and what was refused, once the sheet is away', () => {
    const { put, show, close, open, latest, refused } = numbers();
    show('a');
    put(-1);
    close();
    expect([open(), latest(), refused()]).toEqual([undefined, 'a', REFUSED]);
  });

  it('finishes a sheet: it goes on to the next gap, or away; what is refused keeps it open', () => {
    const { finish, show, open, latest, refused, laid } = numbers();
    show('a');
    expect(finish(-1, 'b')).toBe(false);
    expect([open(), refused(), laid]).toEqual(['a', REFUSED, []]);
    expect(finish(1, 'b')).toBe(true);
    expect([open(), latest(), refused()]).toEqual(['b', 'b', undefined]);
    expect(finish(2)).toBe(true);
    expect([open(), latest(), laid]).toEqual([undefined, 'b', [1, 2]]);
  });

  it('marks what was laid without a sheet', () => {
    const { mark, open, latest } = numbers();
    mark('a');
    expect([open(), latest()]).toEqual([undefined, 'a']);
  });
});

describe('laying the table of a game', () => {
  const referees = new Map<PlayedId, TableReferee>();
  beforeAll(async () => {
    serveSite();
    for (const game of ['claim', 'rival-kings', 'king-of-the-valley'] as const)
      referees.set(game, await openTableReferee(game, 'en', {}));
  });
  afterAll(() => void vi.unstubAllGlobals());

  /** A table with what the rules of its game say of it. */
  function tableOf<Position extends Trick | Round | Turn, Topic>(
    game: PlayedId,
    empty: Position,
    settle?: (next: Position) => Position,
  ) {
    let position = empty;
    const table: Pick<LayProps<Position>, 'change' | 'refusal'> = {
      change: (next) => void (position = next),
      refusal: (next) => referees.get(game)!.refusal({ position: next, choices: {}, rulings: {} }),
    };
    const laying = createRoot(() => createLaying<Position, Topic>(table, settle && { settle }));
    return { ...laying, position: () => position };
  }

  describe('Claim', () => {
    let laying: ReturnType<typeof tableOf<Trick, claim.Place>>;
    beforeEach(() => void (laying = tableOf('claim', claim.EMPTY)));

    function pick(place: 'led' | 'contested', card: Parameters<typeof claim.withCard>[2]): void {
      const next = claim.withCard(laying.position(), place, card);
      laying.finish(next, claim.gapAfter(next, place));
    }

    it('asks for the second card after the led one, where it is missing', () => {
      laying.show('led');
      pick('led', 'goblin-8');
      expect(laying.open()).toBe('hand');
      laying.put(claim.withHand(laying.position(), ['knight-2']));
      expect(laying.open()).toBe('hand');
      laying.show('led');
      pick('led', 'goblin-3');
      expect(laying.open()).toBeUndefined();
    });

    it('asks for nothing after the contested card', () => {
      laying.show('contested');
      pick('contested', 'zombie-9');
      expect([laying.open(), laying.latest()]).toEqual([undefined, 'contested']);
      expect(laying.position().contested).toBe('zombie-9');
    });
  });

  it('Rival Kings asks for one character after the other, and stays where the rules refuse one', () => {
    const laying = tableOf<Round, kings.Topic>('rival-kings', kings.EMPTY);
    const asked = (): kings.Gap | undefined => laying.open()?.at;
    function pick(character: Parameters<typeof kings.withCharacter>[2]): void {
      const next = kings.withCharacter(laying.position(), asked()!, character);
      const [gap] = kings.gapsIn(next);
      laying.finish(next, gap && { at: gap, piece: 'character' });
    }
    laying.show({ at: 'noor', piece: 'character' });
    pick('queen');
    expect(asked()).toBe('mila');
    pick('queen');
    expect(asked()).toBe('mila');
    expect(laying.refused()?.because.id).toMatch(/^rk\./);
    for (const character of ['courtier', 'countess', 'trader-1'] as const) pick(character);
    expect([asked(), laying.latest()?.at, laying.refused()]).toEqual([
      undefined,
      'ines',
      undefined,
    ]);
    expect(kings.gapsIn(laying.position())).toEqual([]);
  });

  it('King of the Valley lays open positions in the only order in which they can have been opened', () => {
    const { put, position, refused } = tableOf<Turn, never>(
      'king-of-the-valley',
      valley.EMPTY,
      inPossibleOrder,
    );
    put(valley.withKing(position(), 'noor', 'd3'));
    for (const cell of ['c3', 'b3'] as const) put(withOpen(position(), cell, true));
    expect(refused()).toBeUndefined();
    expect(position().opened).toEqual(['b3', 'c3']);
  });
});
