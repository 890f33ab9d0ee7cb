import { expect, it } from 'vitest';
import { learntWords } from '../../../src/islands/search/learnt-words.ts';

const stem = (word: string): string => word.replace(/s$/, '');

it('words are learnt once, folded, by stem, letters and sound', () => {
  const words = learntWords(stem);
  expect(words.learn('Kings')).toEqual(['king']);
  expect(words.learn('king')).toEqual(['king']);
  expect(words.learn('Wächter')).toEqual(['wachter', 'waechter']);
  words.learn('Kings');
  expect([...words.stemOf]).toEqual([
    ['kings', 'king'],
    ['king', 'king'],
    ['wachter', 'wachter'],
    ['waechter', 'waechter'],
  ]);
  expect([...words.stems]).toEqual(['king', 'wachter', 'waechter']);
  expect([...words.lettersIn.keys()]).toEqual([...words.stemOf.keys()]);
  expect([...words.bySound.values()].flat()).toEqual([...words.stemOf.keys()]);
});

it('those of the texts are known as they are written there', () => {
  const words = learntWords(stem);
  for (const word of ['kings', 'king']) words.learnText(word);
  words.learn('queen');
  expect(words.written('king')).toEqual(['kings', 'king']);
  expect(words.written('queen')).toEqual([]);
});
