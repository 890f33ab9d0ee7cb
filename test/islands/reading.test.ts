import { createComponent, renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import type { GameTypes } from '../../src/engine/types.ts';
import { game as claim } from '../../src/games/claim/game.ts';
import type { PlayedId } from '../../src/games/ids.ts';
import { game as kingOfTheValley } from '../../src/games/king-of-the-valley/game.ts';
import { game as rivalKings } from '../../src/games/rival-kings/game.ts';
import { manifest as claimsOwn } from '../../src/islands/claim/manifest.ts';
import { manifest as valleysOwn } from '../../src/islands/king-of-the-valley/manifest.ts';
import type { BrowserManifest } from '../../src/islands/manifest.ts';
import { manifest as rivalsOwn } from '../../src/islands/rival-kings/manifest.ts';
import type { Asked, Board, PieceId, Read } from '../../src/islands/shared/board.ts';
import { afterTap, tapsFor } from '../../src/islands/shared/reading.ts';
import { spots } from '../../src/islands/shared/spots.tsx';
import type { Tried } from '../../src/narration/attempts.ts';
import { pictureOf as pictureOfClaim } from '../../src/narration/claim/picture.ts';
import { pictureOf as pictureOfValley } from '../../src/narration/king-of-the-valley/picture.ts';
import type { Draw, Picture } from '../../src/narration/picture.ts';
import { pictureOf as pictureOfRivals } from '../../src/narration/rival-kings/picture.ts';
import { moves, type Laws } from '../games/playthrough.ts';
import { claimLaws } from '../support/claim-laws.ts';
import { kingOfTheValleyLaws } from '../support/king-of-the-valley-laws.ts';
import { rivalKingsLaws } from '../support/rival-kings-laws.ts';
import { marked, MOST, optionsAt } from '../support/taps.ts';

const SEATS = ['noor', 'mila', 'juri', 'ines'] as const;

/**
 * A game with its board, how it is played by chance and for how many players, and what comes up in
 * it that somebody may do.
 */
interface Played {
  readonly game: unknown;
  readonly own: BrowserManifest;
  readonly draw: unknown;
  readonly laws: unknown;
  readonly seatings: readonly number[];
  readonly actions: readonly string[];
}

const PLAYED: Readonly<Record<PlayedId, Played>> = {
  'rival-kings': {
    game: rivalKings,
    own: rivalsOwn,
    draw: pictureOfRivals,
    laws: rivalKingsLaws,
    seatings: [2, 3, 4],
    // prettier-ignore
    actions: [
      'ability', 'buy', 'choose', 'end', 'hold-back', 'money', 'pass', 'recruit', 'reveal', 'settle', 'steal', 'take', 'waive',
    ],
  },
  claim: {
    game: claim,
    own: claimsOwn,
    draw: pictureOfClaim,
    laws: claimLaws,
    seatings: [2],
    actions: ['deal', 'play'],
  },
  'king-of-the-valley': {
    game: kingOfTheValley,
    own: valleysOwn,
    draw: pictureOfValley,
    laws: kingOfTheValleyLaws,
    seatings: [2, 3, 4],
    actions: [
      'column',
      'decline',
      'exchange',
      'jester',
      'kingdom',
      'leg',
      'place-king',
      'recruit',
      'set-up',
      'tax',
    ],
  },
};

/** Every so many tables of a game are looked at, and each at which something rare is offered. */
const EVERY = 7;

/** A table of a random game, and what may be tried there. */
interface Looked {
  readonly picture: Picture;
  readonly options: readonly Tried[];
}

for (const [id, { own, laws, seatings, actions, ...played }] of Object.entries(PLAYED)) {
  describe(`taps on the table of ${id}, in random games`, async () => {
    const [game, draw] = [played.game as Game, played.draw as Draw];
    const read = (await own.reading()).read as Read;
    const Board = (await own.board()).Board as Board;

    /** The pieces that the board has a place for where it is asked about these. */
    function drawnIn(picture: Picture, marks: Asked['marks']): readonly PieceId[] {
      const html = renderToString(() =>
        createComponent(Board, { picture, words: {}, marks, spots }),
      );
      return [...html.matchAll(/data-piece="([^"]+)"/g)].map(([, piece]) => piece!);
    }

    const tables = seatings.flatMap((count) =>
      [1, 2, 3].flatMap((seed) => {
        const known = new Set<string>();
        const seated = { seats: SEATS.slice(0, count), seed, rulings: {} };
        return [...moves(game, laws as Laws<GameTypes>, seated)].flatMap(
          ({ before: state, options }, place): Looked[] => {
            const isNew = options.some(({ type }) => !known.has(type));
            for (const { type } of options) known.add(type);
            const decision = game.pending(state)!;
            if (!isNew && place % EVERY !== 0) return [];
            return [
              {
                picture: draw(game.view(state), undefined, decision),
                options: optionsAt(game, state, decision.seats[0]),
              },
            ];
          },
        );
      }),
    );

    /** All moves that can be made by tapping what is marked as leading on, and drawn. */
    function reached(
      looked: Looked,
      drawn: readonly PieceId[],
      taps: readonly PieceId[] = [],
    ): Set<Tried> {
      const reading = read(looked.options, taps, looked.picture)!;
      const legal = marked(reading, 'legal').filter((piece) => drawn.includes(piece));
      return new Set([
        ...reading.choices,
        ...legal.flatMap((piece) => [...reached(looked, drawn, [...taps, piece])]),
      ]);
    }

    it('come to every move that the rules allow', () => {
      const made = new Set<string>();
      for (const looked of tables) {
        const { options, picture } = looked;
        const there = reached(looked, drawnIn(picture, read(options, [], picture)!.next));
        for (const option of options) {
          if (option.refusal) continue;
          expect(there).toContain(option);
          made.add(option.action.type);
        }
      }
      expect([...made].toSorted()).toEqual(actions);
    });

    it('show a move that is selected by its name whole, on pieces that are drawn', () => {
      let selected = 0;
      for (const { options, picture } of tables) {
        const drawn = drawnIn(picture, read(options, [], picture)!.next);
        for (const option of options) {
          const taps = tapsFor(read, option, picture);
          expect(drawn).toEqual(expect.arrayContaining([...taps]));
          if (option.refusal) {
            expect(taps).toEqual([]);
            continue;
          }
          expect(read(options, taps, picture)!.fitting).toContain(option);
          const shown = read([option], taps, picture)!;
          expect(shown.choices).toEqual([option]);
          expect(marked(shown, 'legal')).toEqual([]);
          expect(marked(shown, 'selected').toSorted()).toEqual([...taps].toSorted());
          selected += taps.length > 0 ? 1 : 0;
        }
      }
      expect(selected).toBeGreaterThan(10);
    });

    it('find no piece on the table twice', () => {
      for (const { options, picture } of tables) {
        const drawn = drawnIn(picture, read(options, [], picture)!.next);
        expect(drawn).toHaveLength(new Set(drawn).size);
      }
    });

    it('offer only a few moves at a time, none of which is refused', () => {
      for (const { options, picture } of tables) {
        for (const piece of marked(read(options, [], picture)!, 'legal')) {
          const { choices } = read(options, [piece], picture)!;
          expect(choices.length).toBeLessThanOrEqual(MOST);
          for (const { refusal } of choices) expect(refusal).toBeUndefined();
        }
      }
    });

    it('are answered with a refusal on every other piece, at the latest where a second one says which', () => {
      let refusals = 0;
      for (const { options, picture } of tables) {
        const start = read(options, [], picture)!;
        for (const piece of marked(start, 'plain')) {
          const first = afterTap(read, options, [], piece, picture);
          if (first.refused) {
            expect(first.taps).toEqual([]);
            expect(first.refused.refusal).toBeDefined();
            refusals += 1;
            continue;
          }
          const second = [...start.next.keys()].filter(
            (other) => other !== piece && read(options, [piece, other], picture),
          );
          expect(second).not.toEqual([]);
          for (const other of second) {
            const after = afterTap(read, options, first.taps, other, picture);
            expect(after.taps.length + (after.refused ? 1 : 0)).toBe(2);
          }
        }
      }
      expect(refusals).toBeGreaterThan(10);
    });
  });
}
