import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/rival-kings/game.ts';
import type { Action } from '../../../src/games/rival-kings/types/action.ts';
import type { State } from '../../../src/games/rival-kings/types/state.ts';
import { piecesOf, read } from '../../../src/islands/rival-kings/board/reading.ts';
import type { Marked, PieceId, Reading } from '../../../src/islands/shared/board.ts';
import { afterTap } from '../../../src/islands/shared/reading.ts';
import type { Tried } from '../../../src/narration/attempts.ts';
import type { Face, Picture } from '../../../src/narration/rival-kings/picture.ts';
import { pictureOf } from '../../../src/narration/rival-kings/picture.ts';
import { pieces } from '../../../src/islands/rival-kings/board/pieces.ts';
import { moves } from '../../games/playthrough.ts';
import { noorsTurn } from '../../support/rival-kings.ts';
import { rivalKingsLaws as laws } from '../../support/rival-kings-laws.ts';

const SEATS = ['noor', 'mila', 'juri', 'ines'] as const;

/** No more moves than these are ever to be chosen from by buttons. */
const MOST = 5;

/** What a seat may try, as the tray has it; the reason stands for its sentence. */
function optionsAt(state: State, seat = game.pending(state)!.seats[0]): Tried[] {
  return game.imaginable(state, seat).map((action) => {
    const refusal = game.judge(state, action);
    const because = { id: '', number: '', title: '', href: '' };
    return { action, label: '', refusal: refusal && { kind: 'refused', attempt: '', sentence: refusal.reason, because } };
  });
}

/** The pieces that the board draws of a picture, all characters open. */
function drawnIn({ seats, piles, searched }: Picture): Set<PieceId> {
  const older = <Copy extends string>(cards: readonly Face[], place: number, copy: Copy): Copy | undefined =>
    cards.findLastIndex(({ card }) => card === cards[place]!.card) > place ? copy : undefined;
  return new Set([
    ...piles.map(({ pile }) => pieces.pile(pile)),
    ...searched.map(({ card }, place) =>
      pieces.found(card, searched.findIndex((face) => face.card === card) < place ? 'deeper' : undefined),
    ),
    ...seats.flatMap(({ seat, cells, hand, subjects, buildings }) => [
      pieces.seat(seat),
      ...cells.map(({ action }) => pieces.cell(seat, action)),
      ...(typeof hand === 'number' ? [] : hand.map(({ character }) => pieces.held(seat, character))),
      ...[buildings, subjects].flatMap((row) => row.map(({ card }, place) => pieces.card(seat, card, older(row, place, 'older')))),
    ]),
  ]);
}

const marked = ({ next }: Reading, mark: Marked['mark']): PieceId[] =>
  [...next].flatMap(([piece, { mark: other }]) => (other === mark ? [piece] : []));

/** What taps come to, one after the other. */
const after = (options: readonly Tried[], ...taps: readonly PieceId[]) =>
  taps.reduce<ReturnType<typeof afterTap>>((so, piece) => afterTap(read, options, so.taps, piece), { taps: [] });

const actionsIn = (choices: readonly Tried[]): Action[] => choices.map(({ action }) => action as Action);

describe('taps in random games', () => {
  const seatings = [2, 3, 4].flatMap((count) => [1, 2, 3].map((seed) => ({ seats: SEATS.slice(0, count), seed, rulings: {} })));
  const states = seatings.flatMap((seated) =>
    [...moves(game, laws, seated)].flatMap(({ before, options }, place) =>
      place % 7 === 0 || options.some(({ type }) => type === 'take') ? [before] : [],
    ),
  );
  const tables = states.map((state) => ({ options: optionsAt(state), drawn: drawnIn(pictureOf(game.view(state))) }));
  const asked = tables.map(({ options }) => options);

  /** All moves that can be made by tapping what is marked. */
  function reached(options: readonly Tried[], drawn: ReadonlySet<PieceId>, taps: readonly PieceId[] = []): Set<Tried> {
    const reading = read(options, taps)!;
    const legal = marked(reading, 'legal').filter((piece) => drawn.has(piece));
    return new Set([...reading.choices, ...legal.flatMap((piece) => [...reached(options, drawn, [...taps, piece])])]);
  }

  it('come to every move that the rules allow, the last choice among a few', () => {
    const types = new Set<Action['type']>();
    for (const { options, drawn } of tables) {
      const there = reached(options, drawn);
      for (const option of options) {
        if (option.refusal) continue;
        expect(there).toContain(option);
        types.add((option.action as Action).type);
      }
    }
    // prettier-ignore
    expect([...types].toSorted()).toEqual([
      'ability', 'buy', 'choose', 'end', 'hold-back', 'money', 'pass', 'recruit', 'reveal', 'settle', 'steal', 'take', 'waive',
    ]);
  });

  it('offer only moves that are allowed and told by the pieces that have been tapped', () => {
    for (const options of asked) {
      for (const piece of marked(read(options, [])!, 'legal')) {
        const { choices } = read(options, [piece])!;
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
      for (const piece of marked(read(options, [])!, 'legal')) {
        const fitting = options.filter(({ action, refusal }) => !refusal && piecesOf(action as Action).includes(piece));
        const reading = read(options, [piece])!;
        if (fitting.length > 1) expect(reading.choices.length === 1 ? marked(reading, 'legal') : ['']).not.toEqual([]);
        else expect(reading.choices).toEqual(fitting);
      }
    }
  });

  it('are answered with a refusal on every other piece, at the latest where a second one says which', () => {
    let refusals = 0;
    for (const options of asked) {
      for (const piece of marked(read(options, [])!, 'plain')) {
        const first = after(options, piece);
        if (first.refused) {
          expect(first).toEqual({ taps: [], refused: options.find((option) => option === first.refused) });
          refusals += 1;
          continue;
        }
        const second = options.flatMap(({ action }) => {
          const told = piecesOf(action as Action);
          return told.includes(piece) ? told.filter((other) => other !== piece) : [];
        });
        expect(second).not.toEqual([]);
        for (const other of second)
          expect(after(options, piece, other).taps.length + (after(options, piece, other).refused ? 1 : 0)).toBe(2);
      }
    }
    expect(refusals).toBeGreaterThan(100);
  });
});

describe('taps on a turn', () => {
  const noor = { seat: 'noor' } as const;

  const options = optionsAt(noorsTurn({ played: 'count', coins: 9 }));
  const [settle, buy, building, subject] = ['cell:noor settle', 'cell:noor buy', 'pile:building-1', 'pile:subject-1'];

  it('come to one move by one tap, and to several by as many as tell them apart, in any order', () => {
    expect(actionsIn(read(options, [settle])!.choices)).toEqual([{ type: 'settle', ...noor }]);
    expect(read(options, [buy])!.choices).toHaveLength(2);
    for (const taps of [
      [buy, building],
      [building, buy],
    ] as const)
      expect(actionsIn(read(options, taps)!.choices)).toEqual([{ type: 'buy', ...noor, pile: 'building-1' }]);
  });

  it('are answered where they are refused, and leave the others as they were', () => {
    const refused = options.find(({ action }) => action.type === 'buy' && 'pile' in action && action.pile === 'subject-1')!;
    expect(refused.refusal).toBeDefined();
    expect(after(options, buy, subject)).toEqual({ taps: [buy], refused });
  });

  it('take themselves back, and begin anew where they do not go together', () => {
    expect(after(options, settle)).toEqual({ taps: [settle] });
    expect(after(options, settle, settle)).toEqual({ taps: [] });
    expect(after(options, settle, buy)).toEqual({ taps: [buy] });
  });
});
