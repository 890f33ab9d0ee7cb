import { createComponent, renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../scripts/content.ts';
import { play } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import type { State } from '../../../src/games/king-of-the-valley/types/state.ts';
import { namesIn, type Words } from '../../../src/i18n/words.ts';
import { Board } from '../../../src/islands/king-of-the-valley/board/Board.tsx';
import type { Tapping } from '../../../src/islands/shared/board.ts';
import { pictureOf, type Picture } from '../../../src/narration/king-of-the-valley/picture.ts';

async function wordsIn(locale: string): Promise<{ readonly own: Words; readonly all: Words }> {
  const messages = await messagesIn(`${locale}/king-of-the-valley/messages.json`);
  const own = Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith('on-table.')));
  return { own, all: { ...namesIn(messages), ...own } };
}

const { all } = await wordsIn('en');

/** What may be tapped by whoever decides. */
function tapping(state: State): Tapping | undefined {
  const seat = game.pending(state)?.seats[0];
  if (!seat) return undefined;
  const moves = game.options(state, seat).map((action) => ({ action, label: action.type, refusal: undefined }));
  return { attempts: [{ key: '', label: '', kind: '', actions: moves }], play: () => undefined };
}

const drawn = (picture: Picture, words: Words, taps?: Tapping): string =>
  renderToString(() => createComponent(Board, { picture, words, tapping: taps }));

/** A whole game by chance, state after state, each as a picture. */
function pictures(seed: number): { readonly state: State; readonly picture: Picture; readonly settled: boolean }[] {
  const random = seeded(seed);
  const started = game.start({ players: [{ seat: 'noor' }, { seat: 'mila' }, { seat: 'ines' }], box: true });
  if (!started.ok) throw new Error('the box can always be opened');
  const shown = [{ state: started.state, picture: pictureOf(game.view(started.state)), settled: true }];
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
        const picture = pictureOf(game.view(after), played.facts[place]!.event, settled ? game.pending(after) : undefined);
        return { state: after, picture, settled };
      }),
    );
  }
}

describe('the board of King of the Valley', () => {
  const games = [pictures(1), pictures(2)].flat();

  it.for(['en', 'de'])('says everything in words of the game, and uses each of them (%s)', async (locale) => {
    const { own, all } = await wordsIn(locale);
    const asked = new Set<string>();
    const words = new Proxy(all, {
      get: (known, key: string) => {
        asked.add(key);
        return known[key];
      },
    });
    for (const { state, picture, settled } of games)
      expect(drawn(picture, words, settled ? tapping(state) : undefined)).not.toMatch(/on-table\.|tile\.[a-z]|column\.[a-z]|[{}]/);
    // What is left to choose after a tap shows only in a browser.
    const afterTap = /^on-table\.(way|again)/;
    expect(Object.keys(own).filter((key) => !asked.has(key) && !afterTap.test(key))).toEqual([]);
  });

  it('is looked at without a button but those that unfold castles, and tapped by a grid', () => {
    const { state, picture } = games.find(({ picture: { coming } }) => coming)!;
    expect(drawn(picture, all)).not.toContain('class="hit');
    const tapped = drawn(picture, all, tapping(state));
    expect(tapped.match(/role="gridcell"/g)).toHaveLength(25);
    expect(tapped).toContain(all['side.left']);
  });

  it('has no styles of its own in its elements', () => {
    expect(drawn(games[40]!.picture, all)).not.toContain('style=');
  });

  it('names each tile of valley and hill once', () => {
    for (const { picture } of games.filter((_, place) => place % 20 === 0)) {
      const names = [...drawn(picture, all).matchAll(/data-thing="([^"]+)"/g)].map(([, name]) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
