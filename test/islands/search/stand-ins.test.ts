import { describe, expect, it } from 'vitest';
import { knownWords } from '../../../src/islands/search/stand-ins.ts';

const known = knownWords((word) => word.replace(/s$/, ''));
for (const word of ['strategy', 'start', 'refuses', 'steal', 'goldmine', 'card', 'play'])
  known.learnText(word);

const term = (word: string, ...synonyms: readonly string[]) => ({ word, synonyms });
const standing = (query: string, isTyping = false) =>
  known
    .standing(
      query.split(' ').map((word) => term(word)),
      isTyping,
    )
    .map((all) => all.map(({ by }) => by).join(' '));

describe('what stands for a word', () => {
  it.for<[what: string, query: string, by: readonly string[]]>([
    ['itself, be it with another ending', 'refuse', ['refuse']],
    ['what it is a slip of', 'strat', ['start']],
    ['what it sounds like', 'kart', ['card']],
    ['the words that it is made of', 'playcard', ['play card']],
    ['what it ends in', 'miststeal', ['steal']],
    ['nothing, where nothing comes near', 'wedding', ['']],
    ['the word that it is with the next one', 'gold mine', ['goldmine', 'goldmine']],
  ])('is %s', ([, query, by]) => {
    expect(standing(query)).toEqual(by);
  });

  it('is what it begins, while it is being typed', () => {
    expect(standing('strat', true)).toEqual(['strategy']);
    expect(standing('strat steal', true)).toEqual(['start', 'steal']);
    expect(standing('st', true)).toEqual(['']);
  });

  it('is less than the word itself, as is a synonym', () => {
    const [own] = known.standing([term('steal', 'refuse')], false);
    expect(own).toEqual([
      { stem: 'steal', by: 'steal', weight: 1 },
      { stem: 'refuse', by: 'refuse', weight: 0.7 },
    ]);
    expect(known.standing([term('strat')], false)[0]![0]!.weight).toBe(0.7);
  });
});
