import { expect, test } from 'vitest';
import { namesakesTogether, withoutTermsOfCards } from '../../../src/islands/search/one-name.ts';
import type { Hit, Kind } from '../../../src/islands/search/hit.ts';

const hit = (kind: Kind, title: string, url: string): Hit => ({
  url,
  kind,
  title,
  number: '',
  place: '',
  text: '',
  foreign: [],
  score: 1,
  times: 1,
  from: { names: {} },
});

const CARD = hit('card', 'Queen', '/en/king-of-the-valley/cards/queen/');
const TERM = hit('term', 'queen', '/en/king-of-the-valley/glossary/#queen');
const RULE = hit('rule', 'The queen', '/en/king-of-the-valley/rules/turn/#kv.queen');
const OTHER_TERM = hit('term', 'Queen', '/en/nobles-and-glory/glossary/#queen');
const OTHER_CARD = hit('card', 'Queen', '/en/rival-kings/cards/queen/');

test('A term and its card are one hit, the card, where the first of the two stood', () => {
  const after = withoutTermsOfCards([
    { by: 'text', hits: [TERM, RULE] },
    { by: 'name', hits: [OTHER_TERM, CARD] },
  ]);
  expect(after).toEqual([
    { by: 'text', hits: [CARD, RULE] },
    { by: 'name', hits: [OTHER_TERM] },
  ]);
});

test('A term stays where its card is not found, or is of another game', () => {
  const groups = [{ hits: [TERM, OTHER_CARD] }];
  expect(withoutTermsOfCards(groups)).toEqual(groups);
});

test('What has the same name in several games stands together, and everything else where it stood', () => {
  expect(namesakesTogether([CARD, RULE, OTHER_CARD, OTHER_TERM])).toEqual([
    CARD,
    OTHER_CARD,
    OTHER_TERM,
    RULE,
  ]);
  const rules = [RULE, CARD, { ...RULE, url: '/en/rival-kings/rules/turn/#rk.queen' }];
  expect(namesakesTogether(rules)).toEqual(rules);
});
