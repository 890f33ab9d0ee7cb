import { createComponent, renderToString } from 'solid-js/web';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../../scripts/content.ts';
import { standing } from '../../../../src/engine/play.ts';
import type { Seat } from '../../../../src/engine/types.ts';
import { game } from '../../../../src/games/claim/game.ts';
import { translatedGames } from '../../../../src/i18n/game-languages.ts';
import { Entry } from '../../../../src/islands/claim/score/Entry.tsx';
import { claimFacts } from '../../../../src/islands/claim/score/facts.ts';
import {
  EXAMPLE,
  emptySheet,
  positionOf,
  type ClaimSheet,
} from '../../../../src/islands/claim/score/sheet.ts';
import { Votes } from '../../../../src/islands/claim/score/Votes.tsx';
import { tallyOf } from '../../../../src/islands/score/tally.ts';
import { namesIn, type Words } from '../../../../src/i18n/words.ts';
import { citationOf } from '../../../support/telling.ts';

const LOCALES = translatedGames().flatMap(({ game: told, locale }) =>
  told === 'claim' ? [locale] : [],
);

async function wordsIn(locale: string): Promise<Words> {
  const messages = await messagesIn(`${locale}/claim/messages.json`);
  return {
    ...namesIn(messages),
    ...Object.fromEntries(
      Object.entries(messages).filter(([key]) => /^(on-table|scoring)\./.test(key)),
    ),
  };
}

const nothing = () => undefined;
const never = () => {
  throw new Error('Nothing is tried out here.');
};
const entry = (sheet: ClaimSheet, seat: Seat, words: Words) =>
  parse(
    renderToString(() =>
      createComponent(Entry, {
        sheet,
        seat,
        words,
        change: nothing,
        complain: nothing,
        pointsOn: nothing,
        tryOut: never,
      }),
    ),
  );

function votes(sheet: ClaimSheet, words: Words) {
  const started = game.start(positionOf(sheet));
  if (!started.ok) throw new Error(started.refusal.reason);
  const telling = {
    scored: claimFacts.scored,
    sentence: () => 'So it is.',
    cite: (rule: string) => citationOf(rule),
  };
  const tally = tallyOf(
    started.state.players.map(({ seat }) => seat),
    standing(game, started.state),
    telling,
  );
  return parse(
    renderToString(() =>
      createComponent(Votes, { sheet, tally, words, blank: claimFacts.isBlank(sheet) }),
    ),
  );
}

const level: ClaimSheet = {
  ...EXAMPLE,
  players: EXAMPLE.players.map(({ seat, score }) => ({
    seat,
    score: score.filter((card) => !card.startsWith('knight')),
  })),
};

describe('the cards of Claim to tap in', () => {
  it('are 52 tiles by faction, pressed where they lie in the pile that is entered', async () => {
    const sheet = entry(EXAMPLE, 'mila', await wordsIn('en'));
    const tiles = sheet.querySelectorAll('.faction button');
    expect(tiles).toHaveLength(52);
    expect(tiles.filter((tile) => tile.getAttribute('aria-pressed') === 'true')).toHaveLength(18);
    expect(tiles.slice(0, 3).map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'Goblin\u00A00 (1 of 5), score pile: Noor',
      'Goblin\u00A00 (2 of 5)',
      'Goblin\u00A00 (3 of 5)',
    ]);
    expect(
      tiles.slice(0, 3).map((tile) => tile.querySelector('.crest')?.getAttribute('data-seat')),
    ).toEqual(['noor', 'mila', undefined]);
  });

  it('ask who won the last trick only where a vote can hang on it', async () => {
    const words = await wordsIn('en');
    expect(entry(EXAMPLE, 'noor', words).querySelector('fieldset')).toBeNull();
    expect(entry(emptySheet(['noor', 'mila']), 'noor', words).querySelector('fieldset')).toBeNull();
    const choices = entry(level, 'noor', words).querySelectorAll('fieldset button');
    expect(choices.map((choice) => choice.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  });
});

describe('vote by vote', () => {
  it('says who gets it, with the highest card of both', async () => {
    const lines = votes(EXAMPLE, await wordsIn('en')).querySelectorAll('.vote');
    expect(lines.map((line) => line.querySelector('.vote-to')!.text)).toEqual([
      'Noor',
      'Noor',
      'Mila',
      'Noor',
      'Mila',
    ]);
    expect(lines[0]!.querySelectorAll('.vote-side').map(({ text }) => text)).toEqual([
      'Noor48highest 8',
      'Mila39highest 9',
    ]);
    for (const line of lines) expect(line.querySelectorAll('.chips a').length).toBeGreaterThan(1);
  });

  it('says that it is nobody’s, and that cards are still to come', async () => {
    const words = await wordsIn('en');
    expect(
      votes(level, words)
        .querySelectorAll('.vote-to')
        .map(({ text }) => text),
    ).toContain('nobody');
    const few = {
      ...EXAMPLE,
      players: EXAMPLE.players.map(({ seat, score }) => ({ seat, score: score.slice(0, 3) })),
    };
    expect(votes(few, words).querySelector('.small')!.text).toMatch(
      /^So far: 6 cards\. At the end of a game there are at least /,
    );
    expect(votes(emptySheet(['noor', 'mila']), words).querySelector('.vote')).toBeNull();
  });
});

describe.each(LOCALES)('the sheet of Claim in %s', async (locale) => {
  const words = await wordsIn(locale);

  it('says everything in words', () => {
    for (const sheet of [EXAMPLE, level, emptySheet(['noor', 'mila'])]) {
      const html = entry(sheet, 'noor', words).toString() + votes(sheet, words).toString();
      expect(
        html.replace(/cl\.[a-z0-9.-]+/g, '').match(/scoring\.|faction\.|on-table\.|seat\.|[{}]/),
      ).toBeNull();
    }
  });
});
