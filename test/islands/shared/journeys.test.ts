import { describe, expect, it } from 'vitest';
import {
  journeys,
  type Heap,
  type Journey,
  type Layout,
  type Piece,
  type Spot,
} from '../../../src/islands/shared/journeys.ts';

const at = (x: number, y: number, width = 10, height = 10): Spot => ({ x, y, width, height });

/** A piece by its names, drawn as an element of that name. */
const piece = (names: string, spot: Spot, more: Partial<Piece<string>> = {}): Piece<string> => ({
  names: names.split(' '),
  owner: undefined,
  spot,
  face: undefined,
  to: undefined,
  drawn: names,
  ...more,
});
const heap = (kind: string, place: string, count: number, spot: Spot, owner?: string): Heap => ({
  name: `${kind}:${place}`,
  count,
  spot,
  owner,
});
const layout = (pieces: readonly Piece<string>[], heaps: readonly Heap[] = []): Layout<string> => ({
  pieces,
  heaps,
});

/** What travels, in a line each: what, from where, to where, and whether it turns. */
const told = (found: readonly Journey<string>[]): string[] =>
  found.map(({ what, from, to, turns }) => {
    const name =
      'piece' in what
        ? what.piece
        : 'gone' in what
          ? `${what.gone} leaving`
          : `${what.token} ${what.turn}`;
    return `${name}: ${from.x},${from.y} → ${to.x},${to.y}${turns ? ', turning' : ''}`;
  });
const between = (
  before: Layout<string>,
  after: Layout<string>,
  gone: readonly string[] = [],
): string[] => told(journeys(before, after, (drawn) => gone.includes(drawn)));

describe('what moves between two pictures', () => {
  it('is nothing where nothing has changed', () => {
    const same = layout(
      [piece('card:inn', at(1, 1)), piece('seat:noor', at(5, 5))],
      [heap('coin', 'noor', 3, at(9, 9))],
    );
    expect(between(same, same)).toEqual([]);
  });

  it('is a piece that lies elsewhere', () => {
    expect(
      between(layout([piece('card:inn', at(10, 90))]), layout([piece('card:inn', at(50, 20))])),
    ).toEqual(['card:inn: 10,90 → 50,20']);
  });

  it('is nothing that has moved by less than can be seen', () => {
    expect(
      between(layout([piece('card:inn', at(10, 90))]), layout([piece('card:inn', at(10.5, 90.5))])),
    ).toEqual([]);
  });

  it('is of two pieces of one name the one that is new: a crest goes from its plate to an action, and back', () => {
    const plate = piece('crest:mila', at(0, 0), { drawn: 'plate' });
    const action = piece('crest:mila', at(40, 60), { drawn: 'action' });
    expect(between(layout([plate]), layout([plate, action]))).toEqual(['action: 0,0 → 40,60']);
    expect(between(layout([plate, action]), layout([plate]), ['action'])).toEqual([
      'action leaving: 40,60 → 0,0',
    ]);
  });

  it('turns over a piece whose other side is up', () => {
    const down = piece('played:noor', at(3, 3), { face: 'face-down' });
    expect(between(layout([down]), layout([{ ...down, face: 'queen' }]))).toEqual([
      'played:noor: 3,3 → 3,3, turning',
    ]);
  });

  it('turns up a new piece where it lies, unless a heap of its kind has lost one', () => {
    const top = piece('card:inn', at(70, 70));
    expect(between(layout([]), layout([top]))).toEqual(['card:inn: 70,70 → 70,70, turning']);
    const pile = (count: number): Heap => heap('card', 'draw-pile', count, at(20, 70, 30, 10));
    const [journey] = journeys(layout([], [pile(5)]), layout([top], [pile(4)]), () => false);
    expect(told([journey!])).toEqual(['card:inn: 20,70 → 70,70, turning']);
    expect(journey!.from).toEqual(at(20, 70));
  });

  it('takes a new piece from its owner’s heap, then from nobody’s, then from anybody’s', () => {
    const heaps = (noor: number, none: number, mila: number): Heap[] => [
      heap('card', 'hand-noor', noor, at(1, 1), 'noor'),
      heap('card', 'draw-pile', none, at(2, 2)),
      heap('card', 'hand-mila', mila, at(3, 3), 'mila'),
    ];
    const card = (name: string): Piece<string> => piece(name, at(9, 9), { owner: 'mila' });
    const from = (before: Heap[], after: Heap[], ...cards: string[]): string[] =>
      between(layout([], before), layout(cards.map(card), after)).filter((line) =>
        line.startsWith('card:'),
      );
    expect(from(heaps(4, 4, 4), heaps(3, 3, 3), 'card:a', 'card:b', 'card:c')).toEqual([
      'card:a: 3,3 → 9,9, turning',
      'card:b: 2,2 → 9,9, turning',
      'card:c: 1,1 → 9,9, turning',
    ]);
  });

  it('sweeps what is gone to where a piece of its name lies now, else to where it goes, else to a heap that has grown', () => {
    const dwarf = piece('card:dwarf-3', at(50, 50), { to: 'seat:noor' });
    const seat = piece('seat:noor', at(50, 90));
    const pile = piece('card:dwarf-1 card:dwarf-3', at(20, 10), { drawn: 'pile' });
    const earlier = { ...pile, names: ['card:dwarf-1'] };
    expect(between(layout([dwarf, seat, earlier]), layout([seat, pile]), ['card:dwarf-3'])).toEqual(
      ['card:dwarf-3 leaving: 50,50 → 20,10'],
    );
    expect(between(layout([dwarf, seat]), layout([seat]), ['card:dwarf-3'])).toEqual([
      'card:dwarf-3 leaving: 50,50 → 50,90',
    ]);
    const discard = (count: number): Heap => heap('card', 'discard', count, at(5, 99));
    const nowhere = { ...dwarf, to: undefined };
    expect(
      between(layout([nowhere], [discard(2)]), layout([], [discard(3)]), ['card:dwarf-3']),
    ).toEqual(['card:dwarf-3 leaving: 50,50 → 5,99']);
    expect(between(layout([nowhere]), layout([]), ['card:dwarf-3'])).toEqual([]);
  });

  it('leaves alone what is still on the table under another name', () => {
    const cell = piece('card:inn', at(1, 1), { drawn: 'cell', to: 'seat:noor' });
    const now = piece('card:farm', at(1, 1), { drawn: 'cell' });
    expect(
      between(
        layout([cell, piece('seat:noor', at(7, 7))]),
        layout([now, piece('seat:noor', at(7, 7))]),
      ),
    ).toEqual(['cell: 1,1 → 1,1, turning']);
  });

  const coins = (noor: number, pile: number, supply: number): Layout<string> =>
    layout(
      [],
      [
        heap('coin', 'noor', noor, at(1, 1), 'noor'),
        heap('coin', 'pile', pile, at(2, 2)),
        heap('coin', 'supply', supply, at(3, 3)),
      ],
    );

  it('sends a token for each piece that one heap loses to another, one after the other, and never more than three', () => {
    expect(between(coins(5, 2, 20), coins(7, 0, 20))).toEqual([
      'coin 0: 2,2 → 1,1',
      'coin 1: 2,2 → 1,1',
    ]);
    expect(between(coins(5, 9, 20), coins(14, 0, 20))).toHaveLength(3);
    expect(between(coins(7, 0, 20), coins(5, 2, 20))).toEqual([
      'coin 0: 1,1 → 2,2',
      'coin 1: 1,1 → 2,2',
    ]);
  });

  it('sends tokens from wherever something is lost until all is paid', () => {
    expect(between(coins(5, 1, 20), coins(7, 0, 19))).toEqual([
      'coin 0: 2,2 → 1,1',
      'coin 1: 3,3 → 1,1',
    ]);
  });

  it('sends nothing where nobody gains or nobody loses, or the kind is another', () => {
    expect(between(coins(5, 2, 20), coins(5, 0, 20))).toEqual([]);
    expect(between(coins(5, 2, 20), coins(6, 2, 20))).toEqual([]);
    const mixed = (coin: number, marker: number): Layout<string> =>
      layout([], [heap('coin', 'noor', coin, at(1, 1)), heap('marker', 'noor', marker, at(1, 1))]);
    expect(between(mixed(3, 0), mixed(2, 1))).toEqual([]);
  });
});
