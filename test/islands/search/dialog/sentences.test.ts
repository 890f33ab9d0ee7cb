import { describe, expect, it } from 'vitest';
import { NOTHING } from '../../../../src/islands/search/found.ts';
import {
  lackSentence,
  missingSentence,
  unknownSentence,
} from '../../../../src/islands/search/dialog/sentences.ts';

const words = {
  'search.no-chapter': 'No chapter {chapter}; the last one is {last}.',
  'search.no-rule': 'No rule {rule} in chapter {chapter}; the last one is {last}.',
  'search.without': 'Without {games}.',
  'search.titles-only': 'Titles only.',
  'search.incomplete': 'Names only.',
  'search.unknown': 'Nothing knows {words}.',
  'search.word': '“{word}”',
};
const games = [
  { id: 'claim', name: 'Claim' },
  { id: 'rival-kings', name: 'Rival Kings' },
];

describe('a search says', () => {
  it('that a number is none, of a chapter or of a rule', () => {
    expect(missingSentence(words, { chapter: '99', last: '12' })).toBe(
      'No chapter 99; the last one is 12.',
    );
    expect(missingSentence(words, { chapter: '7', rule: '7.30', last: '7.9' })).toBe(
      'No rule 7.30 in chapter 7; the last one is 7.9.',
    );
  });

  it('what could not be had: games each once, texts, or all but names', () => {
    const said = (found: object): string =>
      lackSentence({ words, games }, { ...NOTHING, ...found });
    const absent = ['/en/claim/', '/en/rival-kings/', '/en/', '/en/claim/'];
    expect(said({ lacks: 'games', absent })).toBe('Without Claim, Rival Kings, Crownbook.');
    expect(said({ lacks: 'texts', absent })).toBe('Titles only.');
    expect(said({ lacks: 'answers' })).toBe('Names only.');
  });

  it('which words nothing stands for', () => {
    expect(unknownSentence(words, ['dragon', 'wedding'])).toBe(
      'Nothing knows “dragon”, “wedding”.',
    );
  });
});
