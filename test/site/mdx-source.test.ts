import { describe, expect, it } from 'vitest';
import {
  attributeValues,
  partsIn,
  rulesIn,
  textIn,
  type InWords,
} from '../../src/site/mdx-source.ts';

const inWords: InWords = (component, { of = '', id = '' }) =>
  component === 'Rank' ? of : component === 'Card' ? `the ${id}` : '';

const rule = (body: string, attributes = 'id="rk.a" title="A rule"'): string =>
  `<Rule ${attributes}>\n\n${body}\n\n</Rule>\n`;
const textOf = (body: string): string => rulesIn(rule(body), inWords)[0]!.text;

const CHAPTER = `---
title: Theft
lead: A higher rank takes one action.
---

An introduction with <Rank of="C" /> in it.

## A heading

${rule('Take one action.', 'id="rk.one" title="One action"')}
<Scenario id="two-victims" />

${rule('Lay a crest.', 'id="rk.two" title="A crest"')}`;

describe('the rules of a chapter', () => {
  it('are read in order, without what stands around them', () => {
    expect(rulesIn(CHAPTER, inWords)).toEqual([
      { id: 'rk.one', title: 'One action', text: 'Take one action.' },
      { id: 'rk.two', title: 'A crest', text: 'Lay a crest.' },
    ]);
  });

  it('are none in a chapter without rules, and in nothing', () => {
    expect(rulesIn('Just a paragraph.', inWords)).toEqual([]);
    expect(rulesIn('', inWords)).toEqual([]);
    expect(rulesIn('---\ntitle: Empty\n---\n', inWords)).toEqual([]);
  });

  it('are found wherever they stand, even inside one another', () => {
    const nested = `<Example>\n\n${rule(rule('Inner.', 'id="rk.inner" title="Inner"'), 'id="rk.outer" title="Outer"')}\n</Example>`;
    expect(rulesIn(nested, inWords).map(({ id }) => id)).toEqual(['rk.outer', 'rk.inner']);
  });

  it('have empty fields where id, title or text are missing', () => {
    expect(rulesIn('<Rule />', inWords)).toEqual([{ id: '', title: '', text: '' }]);
    expect(rulesIn(rule('', 'id="rk.a"'), inWords)).toEqual([{ id: 'rk.a', title: '', text: '' }]);
  });

  it('leave out attributes that are code', () => {
    expect(rulesIn(rule('Text.', 'id={1 + 1} title="A rule" {...more}'), inWords)).toEqual([
      { id: '', title: 'A rule', text: 'Text.' },
    ]);
  });
});

describe('the text of a rule in plain words', () => {
  it.for<[sentence: string, body: string, text: string]>([
    [
      'loses emphasis and keeps its words',
      'Carry out *Take money* **at once**.',
      'Carry out Take money at once.',
    ],
    ['loses links and keeps their words', 'See [Subjects](../subjects/).', 'See Subjects.'],
    ['keeps code as it is written', 'Type `npm start`.', 'Type npm start.'],
    ['joins paragraphs with one space', 'First.\n\nThen.', 'First. Then.'],
    ['joins lines with one space', 'One line\nand another.', 'One line and another.'],
    ['joins the items of a list', '- one\n- two', 'one two'],
    ['keeps headings', '### Example\n\nText.', 'Example Text.'],
    [
      'says what a component stands for',
      'Both <Rank of="C" /> and <Rank of="E" /> rob it.',
      'Both C and E rob it.',
    ],
    ['puts no space around a component', '(<Rank of="C" />)', '(C)'],
    ['says nothing for a component without words', 'Text<Icon name="x" />.', 'Text.'],
    [
      'keeps what stands inside a component',
      '<Example>\n\nThe <Card id="sailor" /> goes on.\n\n</Example>',
      'The the sailor goes on.',
    ],
    ['keeps an ampersand and a smaller-than sign', 'Rank A &lt; B &amp; C.', 'Rank A < B & C.'],
    ['leaves out expressions', 'Two {1 + 1} three.', 'Two three.'],
    ['leaves out what is folded', 'Which one? <Hint>The *highest*.</Hint>', 'Which one?'],
    ['leaves out comments', 'Two {/* remark */}three.', 'Two three.'],
    [
      'keeps other alphabets',
      'A főkormányzó – „Reichs\u00ADverweser“.',
      'A főkormányzó – „Reichs\u00ADverweser“.',
    ],
  ])('%s', ([, body, text]) => {
    expect(textOf(body)).toBe(text);
  });

  it('asks for the words of a component with its name and its attributes', () => {
    const asked: unknown[] = [];
    rulesIn(rule('<Cite id="rk.b" of="x" n={3} />'), (...question) => {
      asked.push(question);
      return '';
    });
    expect(asked).toEqual([['Cite', { id: 'rk.b', of: 'x' }]]);
  });
});

describe('the parts of a page', () => {
  const page =
    '---\ntitle: Bishop\n---\n\n<With cards="sailor">\n\nThe <Card id="sailor" />.\n\n</With>\n\nBetween.\n\n<Step name="one">Play *it*.</Step>';

  it('are its components of some names, in order, with what stands in them', () => {
    expect(partsIn(page, ['Step', 'With'], inWords)).toEqual([
      { name: 'With', attributes: { cards: 'sailor' }, text: 'The the sailor.' },
      { name: 'Step', attributes: { name: 'one' }, text: 'Play it.' },
    ]);
    expect(partsIn(page, ['Outcome'], inWords)).toEqual([]);
  });

  it('come together in its text, with what stands between them', () => {
    expect(textIn(page, inWords)).toBe('The the sailor. Between. Play it.');
  });
});

describe('the values of an attribute', () => {
  it('are those of every element of that name, in order, nothing where it is missing', () => {
    const page =
      '<Step name="one">Text.</Step>\n\n<Example>\n<Step name="two">Text <Step>inside</Step>.</Step>\n</Example>\n\n<Other name="three" />';
    expect(attributeValues(page, ['Step'], 'name')).toEqual(['one', 'two', '']);
    expect(attributeValues(page, ['Other'], 'name')).toEqual(['three']);
    expect(attributeValues(page, ['Nobody'], 'name')).toEqual([]);
    expect(attributeValues(page, ['Other', 'Step'], 'name')).toEqual(['one', 'two', '', 'three']);
  });

  it('are read behind front matter that looks like elements', () => {
    expect(
      attributeValues('---\ntitle: <Step name="no" />\n---\n<Step name="yes" />', ['Step'], 'name'),
    ).toEqual(['yes']);
  });
});

describe('a page that cannot be read', () => {
  it.for([
    '<Rule id="rk.a">\n\nNo end.',
    'An open { brace.',
    '<Rule id="a" id=>x</Rule>',
    '</Rule>',
  ])('is an error, not an empty page: %j', (source) => {
    expect(() => rulesIn(source, inWords)).toThrow();
  });
});
