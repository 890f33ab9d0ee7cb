import { createComponent, renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../scripts/content.ts';
import { play } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import type { State } from '../../../src/games/king-of-the-valley/types/state.ts';
import { namesIn, type Words } from '../../../src/i18n/words.ts';
import { Board } from '../../../src/islands/king-of-the-valley/board/Board.tsx';
import { read } from '../../../src/islands/king-of-the-valley/board/reading.ts';
import type { Asked } from '../../../src/islands/shared/board.ts';
import { spots } from '../../../src/islands/shared/spots.tsx';
import { pictureOf, type Picture } from '../../../src/narration/king-of-the-valley/picture.ts';

async function wordsIn(locale: string): Promise<{ readonly own: Words; readonly all: Words }> {
  const messages = await messagesIn(`${locale}/king-of-the-valley/messages.json`);
  const own = Object.fromEntries(
    Object.entries(messages).filter(([key]) => key.startsWith('on-table.')),
  );
  return { own, all: { ...namesIn(messages), ...own } };
}

const { all } = await wordsIn('en');

/** How the pieces look that whoever decides may tap. */
function asked(state: State, picture: Picture): Asked['marks'] {
  const seat = game.pending(state)?.seats[0];
  if (!seat) return undefined;
  const moves = game
    .options(state, seat)
    .map((action) => ({ action, label: action.type, refusal: undefined }));
  return read(moves, [], picture)?.next;
}

const drawn = (picture: Picture, words: Words, marks?: Asked['marks']): string =>
  renderToString(() => createComponent(Board, { picture, words, marks, spots }));

/** A whole game by chance, state after state, each as a picture. */
function pictures(
  seed: number,
): { readonly state: State; readonly picture: Picture; readonly settled: boolean }[] {
  const random = seeded(seed);
  const started = game.start({
    players: [{ seat: 'noor' }, { seat: 'mila' }, { seat: 'ines' }],
    box: true,
  });
  if (!started.ok) throw new Error('the box can always be opened');
  const shown = [
    { state: started.state, picture: pictureOf(game.view(started.state)), settled: true },
  ];
  for (;;) {
    const { state } = shown.at(-1)!;
    const decision = game.pending(state);
    if (!decision) return shown;
    const options = game.options(state, decision.seats[0]);
    const played = play(game, state, options[random.below(options.length)]!, random);
    if (!played.ok) throw new Error('an option is allowed');
    shown.push(
      ...played.states.map((after, place) => {
        const settled = place === played.states.length - 1;
        const picture = pictureOf(
          game.view(after),
          played.facts[place]!.event,
          settled ? game.pending(after) : undefined,
        );
        return { state: after, picture, settled };
      }),
    );
  }
}

describe('the board of King of the Valley', () => {
  const games = [pictures(1), pictures(2)].flat();

  it.for(['en', 'de'])(
    'says everything in words of the game, and uses each of them (%s)',
    async (locale) => {
      const { own, all } = await wordsIn(locale);
      const said = new Set<string>();
      const words = new Proxy(all, {
        get: (known, key: string) => {
          said.add(key);
          return known[key];
        },
      });
      for (const { state, picture, settled } of games)
        expect(drawn(picture, words, settled ? asked(state, picture) : undefined)).not.toMatch(
          /on-table\.|tile\.[a-z]|column\.[a-z]|[{}]/,
        );
      expect(Object.keys(own).filter((key) => !said.has(key))).toEqual([]);
    },
  );

  it('has no ids where it is built into a page: all boards of a page would have the same ones', () => {
    for (const { picture } of games)
      expect(drawn(picture, all)).not.toMatch(/ (id|aria-controls)=/);
  });

  it('is looked at without a button but those that unfold castles, and tapped by a grid', () => {
    const { state, picture } = games.find(({ picture: { coming } }) => coming)!;
    expect(drawn(picture, all)).not.toContain('class="spot');
    expect(drawn(picture, all, asked(state, picture))).toContain(all['side.left']);
    const leg = games.find(({ state, settled }) => settled && game.pending(state)?.name === 'leg')!;
    expect(
      drawn(leg.picture, all, asked(leg.state, leg.picture)).match(/role="gridcell"/g),
    ).toHaveLength(25);
  });

  it('has no styles of its own in its elements', () => {
    expect(drawn(games[40]!.picture, all)).not.toContain('style=');
  });

  it('names each tile of valley and hill once', () => {
    for (const { picture } of games.filter((_, place) => place % 20 === 0)) {
      const names = [...drawn(picture, all).matchAll(/data-thing="([^"]+)"/g)].map(
        ([, name]) => name,
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
