import { describe, expect, it } from 'vitest';
import { together } from '../../../src/islands/search/together.ts';
import { hit } from '../../support/hits.ts';

const [name, text, table] = [
  hit('/en/claim/name/', { kind: 'card', title: 'Dwarf' }),
  hit('/en/claim/text/'),
  hit('/en/claim/table/', { kind: 'table' }),
];
const terms = (...words: readonly string[]) => words.map((word) => ({ word, synonyms: [] }));

describe('what was found', () => {
  it.for<[what: string, isWhole: boolean, isAll: boolean, order: string]>([
    ['names first where one fits the whole query', true, false, 'name text table'],
    ['texts first where none does', false, false, 'text name table'],
    ['tables first where the query names cards alone', false, true, 'table text name'],
  ])('has %s', ([, isWhole, isAll, order]) => {
    const groups = together(terms('strong'), { isWhole, hits: [name] }, [text], {
      isAll,
      hits: [table],
    });
    expect(groups.map(({ by }) => by).join(' ')).toBe(order);
  });

  it('stands once, where it stands first, and groups without hits are none', () => {
    const groups = together(terms('strong'), { isWhole: true, hits: [name, text] }, [text], {
      isAll: false,
      hits: [],
    });
    expect(groups).toEqual([{ by: 'name', hits: [name, text] }]);
  });

  it('has a card that a short query calls by its title third at the latest', () => {
    const texts = ['a', 'b', 'c'].map((url) => hit(url));
    const called = (...words: readonly string[]) =>
      together(terms(...words), { isWhole: false, hits: [name] }, texts, {
        isAll: false,
        hits: [],
      });
    expect(called('dwarf', 'strong')[0]!.hits.map(({ url }) => url)).toEqual([
      'a',
      'b',
      name.url,
      'c',
    ]);
    expect(called('dwarf', 'and', 'what', 'is', 'strong')[0]!.hits).toEqual(texts);
  });
});
