import { describe, expect, it } from 'vitest';
import { PUBLISHED, type Locale } from '../../src/i18n/locales.ts';
import { isTranslated } from '../../src/i18n/game-languages.ts';
import type { Messages } from '../../src/i18n/translate.ts';
import { argumentsIn, gameMessages, partsOf } from '../support/messages.ts';
import { literalsInSource } from '../support/sources.ts';
import { ENGINE_IDS } from '../../src/games/engines.ts';
import { PLAYED_IDS, type PlayedId } from '../../src/games/ids.ts';

/** Keys that the code puts together, and what can stand in the gap. */
const PUT_TOGETHER: Readonly<Record<PlayedId, Readonly<Record<string, readonly string[]>>>> = {
  'rival-kings': {
    'lay.sheet.${}': ['character', 'subject', 'tokens'],
    'lay.${}': ['markers', 'coins'],
    'lay.${}.fewer': ['markers', 'coins'],
    'lay.${}.more': ['markers', 'coins'],
    'on-table.${}': ['subject', 'building'],
  },
  'king-of-the-valley': {
    'lay.phase.${}': ['1', '2', '3'],
    'lay.left.hill.${}': ['full', 'gaps'],
    'lay.${}': ['gold', 'kingdoms', 'up', 'down'],
    'on-table.${}': ['valley', 'hill', 'castles'],
    'on-table.side.${}': ['left', 'right'],
  },
  claim: { 'lay.phase.${}': ['1', '2'], 'lay.sheet.${}': ['led', 'hand', 'contested'] },
};

/** Blanks that are filled whatever the key. */
const ALWAYS_FILLED: Readonly<Record<string, readonly string[]>> = {
  'lay.missing': ['seat'],
  'lay.sheet': ['seat'],
  'on-table.supply': ['coins', 'markers'],
};

const KEY = /^(lay|on-table)\../;
const said = (await literalsInSource()).filter(({ text }) => KEY.test(text));
const wordsOf = async (locale: Locale, game: PlayedId): Promise<Messages> =>
  Object.fromEntries(
    Object.entries(await gameMessages(locale, game)).filter(([key]) => KEY.test(key)),
  );

it('Only the folders of a game say the words of its table', () => {
  expect(said.filter(({ file }) => !ENGINE_IDS.some((game) => file.includes(`/${game}/`)))).toEqual(
    [],
  );
});

describe.each(PLAYED_IDS)('the words on a table of %s, and for laying it', async (game) => {
  const own = said.filter(({ file }) => file.includes(`/${game}/`));
  const patterns = PUT_TOGETHER[game];
  const reference = await wordsOf('en', game);

  it('are all used, and all that is used is there', () => {
    const mentioned = [...new Set(own.map(({ text }) => text))];
    expect(mentioned.filter((text) => text.includes('${}')).toSorted()).toEqual(
      Object.keys(patterns).toSorted(),
    );
    const plain = mentioned.filter((text) => !text.includes('${}'));
    const together = Object.entries(patterns).flatMap(([pattern, ids]) =>
      ids.map((id) => pattern.replace('${}', id)),
    );
    expect([...new Set([...plain, ...together])].toSorted()).toEqual(
      Object.keys(reference).toSorted(),
    );
  });

  it('get a value for each of their blanks', () => {
    for (const { text, file, filledWith = [] } of own.filter((one) =>
      Object.hasOwn(reference, one.text),
    )) {
      const always = Object.entries(ALWAYS_FILLED).flatMap(([begin, blanks]) =>
        text.startsWith(begin) ? blanks : [],
      );
      const open = [...argumentsIn(partsOf(reference[text]!))].filter(
        (blank) => ![...filledWith, ...always].includes(blank),
      );
      expect(open, `${text} in ${file}`).toEqual([]);
    }
  });

  it.each(PUBLISHED.filter((locale) => isTranslated(locale, game)))(
    'are the same in %s, blanks included, in typographic quotes and without markup',
    async (locale) => {
      const messages = await wordsOf(locale, game);
      expect(Object.keys(messages)).toEqual(Object.keys(reference));
      for (const [key, message] of Object.entries(messages)) {
        expect(argumentsIn(partsOf(message)), key).toEqual(argumentsIn(partsOf(reference[key]!)));
        expect(message.replace(/\{\w+\}/g, 'x'), key).not.toMatch(/[{}<>'"`!]|\s{2}|^\s|\s$/);
      }
    },
  );
});
