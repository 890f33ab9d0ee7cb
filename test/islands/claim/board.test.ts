import { describe, expect, it } from 'vitest';
import { gameStrings } from '../../../src/i18n/messages.ts';
import { createComponent, renderToString } from 'solid-js/web';
import { messagesIn, scenarioFiles } from '../../../scripts/content.ts';
import { replay } from '../../../src/engine/replay.ts';
import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Decision, Seat } from '../../../src/engine/types.ts';
import { game } from '../../../src/games/claim/game.ts';
import type { Claim } from '../../../src/games/claim/types.ts';
import { Board } from '../../../src/islands/claim/board/Board.tsx';
import { pictureOf, type Picture } from '../../../src/narration/claim/picture.ts';
import { namesIn, type Words } from '../../../src/i18n/words.ts';
import type { State } from '../../../src/games/claim/types/state.ts';

const scenarios = await scenarioFiles('claim');

/**
 * A table of a scenario, what has just happened, and what it waits for, if nothing follows by
 * itself.
 */
interface Shown {
  readonly state: State;
  readonly event?: Claim['event'];
  readonly decision: Decision<Claim> | undefined;
}

function tables(scenario: Scenario): Shown[] {
  const { start, steps } = replay(game, scenario as Scenario<Claim>);
  const later = steps.flatMap(({ facts, states }) =>
    states.map((state, place): Shown => {
      const isLast = place === states.length - 1;
      return {
        state,
        event: facts[place]!.event,
        decision: isLast ? game.pending(state) : undefined,
      };
    }),
  );
  return [{ state: start!, decision: game.pending(start!) }, ...later];
}

const drawn = (picture: Picture, words: Words): string =>
  renderToString(() => createComponent(Board, { picture, words }));

describe('the board of Claim', () => {
  it.for(['en', 'de', 'nl'] as const)(
    'says everything in words of the game, and uses each of them (%s)',
    async (locale) => {
      const messages = await messagesIn(`${locale}/claim/messages.json`);
      const asked = new Set<string>();
      const words = new Proxy(
        { ...namesIn(messages), ...gameStrings(locale, 'claim', 'on-table.') },
        {
          get: (all, key: string) => {
            asked.add(key);
            return all[key];
          },
        },
      );
      for (const { scenario } of scenarios) {
        for (const { state, event, decision } of tables(scenario)) {
          const html = drawn(pictureOf(game.view(state), event, decision), words);
          expect(html).not.toMatch(/on-table\.|faction\.|[{}]/);
        }
      }
      const own = Object.keys(messages).filter((key) => key.startsWith('on-table.'));
      expect(own.filter((key) => !asked.has(key))).toEqual([]);
    },
  );

  it('shows of the other hand and the other blind cards only how many there are', () => {
    for (const { scenario } of scenarios) {
      for (const { state, event, decision } of tables(scenario)) {
        const open = pictureOf(game.view(state), event, decision);
        for (const eyes of ['noor', 'mila'] as const satisfies Seat[]) {
          const seen = pictureOf(game.view(state, eyes), event, decision);
          for (const [place, seat] of seen.seats.entries()) {
            const whole = open.seats[place]!;
            const counts = { hand: count(whole.hand), blind: count(whole.blind) };
            expect(seat).toEqual(seat.seat === eyes ? whole : { ...whole, ...counts });
          }
        }
      }
    }
  });

  it('waits for the leader first, then for the follower, and for nobody while cards are collected', () => {
    const { scenario } = scenarios.find(({ file }) => file === 'a-whole-trick')!;
    const due = tables(scenario).map(({ state, event, decision }) => ({
      after: event?.type ?? 'start',
      turn: pictureOf(game.view(state), event, decision).seats.flatMap(({ seat, turn }) =>
        turn ? [seat] : [],
      ),
      leader: state.leader,
      waiting: decision?.seats ?? [],
    }));
    for (const { after, turn, leader, waiting } of due) {
      expect(turn, after).toEqual(waiting);
      if (after === 'start' || after === 'contestedRevealed') expect(turn, after).toEqual([leader]);
      if (after === 'trickWon') expect(turn, after).toEqual([]);
    }
    expect(
      due.filter(({ after }) => after === 'cardPlayed').map(({ turn }) => turn.length),
    ).toContain(1);
  });
});

const count = (cards: readonly unknown[] | number): number =>
  typeof cards === 'number' ? cards : cards.length;
