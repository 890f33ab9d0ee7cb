import { createComponent, renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../scripts/content.ts';
import { game } from '../../../src/games/rival-kings/game.ts';
import { namesIn } from '../../../src/i18n/words.ts';
import { Board } from '../../../src/islands/rival-kings/board/Board.tsx';
import type { Asked } from '../../../src/islands/shared/board.ts';
import { pictureOf } from '../../../src/narration/rival-kings/picture.ts';
import { table } from '../../support/rival-kings.ts';

const messages = await messagesIn('en/rival-kings/messages.json');
const words = {
  ...namesIn(messages),
  ...Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith('on-table.'))),
};

const picture = pictureOf(
  game.view(
    table({
      turn: 'juri',
      players: [
        { seat: 'noor', played: 'queen', hand: ['duke', 'bursar'], buildings: ['inn'] },
        { seat: 'mila', played: 'count', hand: ['priest', 'countess'], subjects: ['sailor'] },
        { seat: 'juri', played: 'courtier', hand: ['knight', 'trader-2'] },
      ],
    }),
  ),
);

const drawn = (marks?: Asked['marks']): string =>
  renderToString(() => createComponent(Board, { picture, words, marks }));

describe('the board of Rival Kings', () => {
  it('lets a seat be opened where cards lie in front of it, and none is open at first', () => {
    const openers = [...drawn().matchAll(/<button[^>]*class="opener"[^>]*>/g)].map(
      ([button]) => button,
    );
    expect(openers).toHaveLength(2);
    for (const button of openers) expect(button).toContain('aria-expanded="false"');
    expect(openers.join()).toMatch(/ Noor".* Mila"/);
  });

  it('opens no seat while something on the table is asked', () => {
    expect(drawn(new Map([['seat:noor', { mark: 'legal' }]]))).not.toContain('opener');
  });
});
