import { createComponent, renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import type { GameTypes, Seat, Table } from '../../src/engine/types.ts';
import { loadGame } from '../../src/games/registry.ts';
import type { GameId } from '../../src/games/ids.ts';
import { loadBoard, loadReading } from '../../src/islands/registry.ts';
import type { Asked, Marked, PieceId, Reading } from '../../src/islands/shared/board.ts';
import { afterTap } from '../../src/islands/shared/reading.ts';
import type { Tried } from '../../src/narration/attempts.ts';
import { pictureFrom } from '../../src/narration/frames.ts';
import { moves, type Laws } from '../games/playthrough.ts';
import { claimLaws } from '../support/claim-laws.ts';
import { rivalKingsLaws } from '../support/rival-kings-laws.ts';
import { tellingIn } from '../support/telling.ts';

const SEATS = ['noor', 'mila', 'juri', 'ines'] as const;

/** No more moves than these are ever to be chosen from by buttons. */
const MOST = 5;

/** How a game is played by chance, for how many players, and what comes up in it that somebody may do. */
interface Played {
  readonly laws: unknown;
  readonly seatings: readonly number[];
  readonly actions: readonly string[];
}

const PLAYED: Readonly<Record<GameId, Played>> = {
  'rival-kings': {
    laws: rivalKingsLaws,
    seatings: [2, 3, 4],
    // prettier-ignore
    actions: [
      'ability', 'buy', 'choose', 'end', 'hold-back', 'money', 'pass', 'recruit', 'reveal', 'settle', 'steal', 'take', 'waive',
    ],
  },
  claim: { laws: claimLaws, seatings: [2], actions: ['deal', 'play'] },
};

/** Every so many tables of a game are looked at, and each at which something rare is offered. */
const EVERY = 7;

/** What somebody at a seat may try, as all tools have it; the reason stands for its sentence. */
function optionsAt(game: Game, state: Table, seat: Seat): Tried[] {
  return game.imaginable(state, seat).map((action) => {
    const refusal = game.judge(state, action);
    const because = { id: '', number: '', title: '', href: '' };
    return { action, label: '', refusal: refusal && { kind: 'refused', attempt: '', sentence: refusal.reason, because } };
  });
}

const marked = ({ next }: Reading, mark: Marked['mark']): PieceId[] =>
  [...next].flatMap(([piece, { mark: other }]) => (other === mark ? [piece] : []));

for (const [id, { laws, seatings, actions }] of Object.entries(PLAYED) as [GameId, Played][]) {
  describe(`taps on the table of ${id}, in random games`, async () => {
    const game = await loadGame(id);
    const read = (await loadReading(id))!;
    const Board = await loadBoard(id);
    const narrator = await tellingIn('en', undefined, id);

    /** The pieces that the board has a place for where it is asked about these. */
    function drawnAt(state: Table, marks: Asked['marks']): readonly PieceId[] {
      const html = renderToString(() => createComponent(Board, { picture: pictureFrom(narrator, state), words: {}, marks }));
      return [...html.matchAll(/data-piece="([^"]+)"/g)].map(([, piece]) => piece!);
    }

    const tables = seatings.flatMap((count) =>
      [1, 2, 3].flatMap((seed) => {
        const known = new Set<string>();
        const seated = { seats: SEATS.slice(0, count), seed, rulings: {} };
        return [...moves(game, laws as Laws<GameTypes>, seated)].flatMap(({ before, options }, place) => {
          const isNew = options.some(({ type }) => !known.has(type));
          for (const { type } of options) known.add(type);
          const seat = game.pending(before)!.seats[0];
          return isNew || place % EVERY === 0 ? [{ state: before, options: optionsAt(game, before, seat) }] : [];
        });
      }),
    );

    /** All moves that can be made by tapping what is marked as leading on, and drawn. */
    function reached(options: readonly Tried[], drawn: readonly PieceId[], taps: readonly PieceId[] = []): Set<Tried> {
      const reading = read(options, taps)!;
      const legal = marked(reading, 'legal').filter((piece) => drawn.includes(piece));
      return new Set([...reading.choices, ...legal.flatMap((piece) => [...reached(options, drawn, [...taps, piece])])]);
    }

    it('come to every move that the rules allow', () => {
      const made = new Set<string>();
      for (const { state, options } of tables) {
        const there = reached(options, drawnAt(state, read(options, [])!.next));
        for (const option of options) {
          if (option.refusal) continue;
          expect(there).toContain(option);
          made.add(option.action.type);
        }
      }
      expect([...made].toSorted()).toEqual(actions);
    });

    it('find no piece on the table twice', () => {
      for (const { state, options } of tables) {
        const drawn = drawnAt(state, read(options, [])!.next);
        expect(drawn).toHaveLength(new Set(drawn).size);
      }
    });

    it('offer only a few moves at a time, none of which is refused', () => {
      for (const { options } of tables) {
        for (const piece of marked(read(options, [])!, 'legal')) {
          const { choices } = read(options, [piece])!;
          expect(choices.length).toBeLessThanOrEqual(MOST);
          for (const { refusal } of choices) expect(refusal).toBeUndefined();
        }
      }
    });

    it('are answered with a refusal on every other piece, at the latest where a second one says which', () => {
      let refusals = 0;
      for (const { options } of tables) {
        for (const piece of marked(read(options, [])!, 'plain')) {
          const first = afterTap(read, options, [], piece);
          if (first.refused) {
            expect(first.taps).toEqual([]);
            expect(first.refused.refusal).toBeDefined();
            refusals += 1;
            continue;
          }
          const second = [...read(options, [])!.next.keys()].filter((other) => other !== piece && read(options, [piece, other]));
          expect(second).not.toEqual([]);
          for (const other of second) {
            const after = afterTap(read, options, first.taps, other);
            expect(after.taps.length + (after.refused ? 1 : 0)).toBe(2);
          }
        }
      }
      expect(refusals).toBeGreaterThan(10);
    });
  });
}
