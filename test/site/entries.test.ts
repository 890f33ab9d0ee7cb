import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../scripts/content.ts';
import { entriesOf, fingerprintOf, isTranslated } from '../../src/site/entries.ts';

/** What a file says, by the part. */
const said = (file: string, source: string): Record<string, string> =>
  Object.fromEntries(entriesOf(file, source).map(({ name, text }) => [name, text]));

const fingerprints = (file: string, source: string): Record<string, string> =>
  Object.fromEntries(entriesOf(file, source).map((entry) => [entry.name, fingerprintOf(entry)]));

const CHAPTER = `---
title: Theft
lead: "One takes: the other loses."
picture: lines
---

import Legend from './Legend.astro';

A word before.

## What it is

<Rule id="rk.a" title="One each">

In a <Term id="conflict">conflict</Term> you *take* one.

<Follows>From <Cite id="rk.b" />.</Follows>

</Rule>

<Scenario id="two-victims" />

<Group title="More">

<Rule id="rk.b" title="Two">It is so.</Rule>

</Group>
`;

describe('what a page says', () => {
  it('are its front matter, its rules, and the words between them', () => {
    expect(said('rules/theft.mdx', CHAPTER)).toEqual({
      'rules/theft#title': 'Theft',
      'rules/theft#lead': 'One takes: the other loses.',
      'rules/theft#rk.a':
        '<Rule id="rk.a" title="One each">In a<Term id="conflict">conflict</Term>you *take* one.<Follows>From<Cite id="rk.b" />.</Follows></Rule>',
      'rules/theft#rk.b': '<Rule id="rk.b" title="Two">It is so.</Rule>',
      'rules/theft#text': 'A word before. ## What it is More',
    });
  });

  it('are the steps and the outcome of a scenario', () => {
    const source =
      '---\ntitle: T\nlead: L\n---\n\n<Step name="a">One.</Step>\n\n<Step name="b">Two. <Hint>H</Hint></Step>\n\n<Outcome>Three.</Outcome>\n';
    expect(Object.keys(said('scenarios/x.mdx', source))).toEqual([
      'scenarios/x#title',
      'scenarios/x#lead',
      'scenarios/x#a',
      'scenarios/x#b',
      'scenarios/x#outcome',
    ]);
  });

  it('are the steps of a card and its sections, by cards, by ruling, or by title', () => {
    const source = `---
title: T
lead: L
when: Now.
---

<Steps>

1. One.

</Steps>

<Interactions>

<With cards="courtier priest" verdict="no">

A.

</With>

<With title="A theft" verdict="open" ruling="thefts">

B.

</With>

<With title="Who’s an équal, anyway?" verdict="no">

C.

</With>

</Interactions>
`;
    const entries = entriesOf('cards/x.mdx', source);
    expect(entries.map(({ name }) => name.split('#')[1])).toEqual([
      'title',
      'lead',
      'when',
      'steps',
      'courtier+priest',
      'thefts',
      'whos-an-equal-anyway',
    ]);
    expect(entries.filter(({ titled }) => titled).map(({ name }) => name)).toEqual([
      'cards/x#whos-an-equal-anyway',
    ]);
  });

  it('are the tasks of a lesson, each with the text that leads up to it', () => {
    const source = `---
title: T
lead: L
learnt:
  - One.
  - Two.
---

import Piece from './Piece.astro';

Before a.

<Task id="a">

Do a.

</Task>

Before b.

<Task id="b">

Do b.

</Task>

At the end.
`;
    expect(said('learn/x.mdx', source)).toEqual({
      'learn/x#title': 'T',
      'learn/x#lead': 'L',
      'learn/x#learnt': '- One. - Two.',
      'learn/x#a': 'Before a.<Task id="a">Do a.</Task>',
      'learn/x#b': 'Before b.<Task id="b">Do b.</Task>',
      'learn/x#text': 'At the end.',
    });
  });

  it('are the parts and the readings of a ruling', () => {
    const source =
      '---\ntitle: T\nlead: L\nconfidence: silent\n---\n\n<Why>\n\nW.\n\n</Why>\n\n<Evidence>\n\nE.\n\n</Evidence>\n\n<Options>\n\n<Option id="yes">Y.</Option>\n\n<Option id="no">N.</Option>\n\n</Options>\n\n<Others>\n\nO.\n\n</Others>\n';
    expect(Object.keys(said('rulings/x.mdx', source)).map((name) => name.split('#')[1])).toEqual([
      'title',
      'lead',
      'why',
      'evidence',
      'yes',
      'no',
      'others',
    ]);
  });

  it('are the sections of a page without rules', () => {
    const source =
      '---\ntitle: T\nlead: L\n---\n\nFirst.\n\n## Our *words*\n\nSecond.\n\n### Deeper\n\n## The end\n\nThird.\n';
    expect(said('sheet.mdx', source)).toEqual({
      'sheet#title': 'T',
      'sheet#lead': 'L',
      'sheet#our-words': '## Our *words* Second. ### Deeper',
      'sheet#the-end': '## The end Third.',
      'sheet#text': 'First.',
    });
  });
});

describe('what a file of data says', () => {
  it('is one entry a key, whatever the order of the fields', () => {
    const one = said(
      'glossary.json',
      '{ "round": { "name": "round", "text": "Two cycles." }, "turn": { "name": "turn", "text": "T." } }',
    );
    expect(Object.keys(one)).toEqual(['glossary#round', 'glossary#turn']);
    expect(
      said(
        'glossary.json',
        '{"round":{"text":"Two cycles.","name":"round"},"turn":{"name":"turn","text":"T."}}',
      ),
    ).toEqual(one);
  });

  it('marks the forms of a name, which a language may do without', () => {
    const entries = entriesOf(
      'messages.json',
      JSON.stringify({
        'card.sailor': 'Sailor',
        'card.sailor.the': 'the Sailor',
        'card.*.acc': '{name}',
        collector: 'Tax collector ({gold} gold)',
        'collector.the': 'the tax collector',
        'faction.the': 'no form: there is no faction',
        'event.a': 'A.',
        'event.a.hidden': 'B.',
      }),
    );
    expect(entries.filter(({ form }) => form).map(({ name }) => name)).toEqual([
      'messages#card.sailor.the',
      'messages#card.*.acc',
      'messages#collector.the',
    ]);
  });
});

describe('a fingerprint', () => {
  it('stays the same when only white space, line breaks and hyphens for breaking change', () => {
    const other = CHAPTER.replace('In a <Term', 'In  a\n<Term')
      .replace('It is so.', '\n\nIt is\u00A0so\u00AD.\n\n')
      .replace('A word before.', 'A word\nbefore.');
    expect(other).not.toBe(CHAPTER);
    expect(fingerprints('rules/theft.mdx', other)).toEqual(
      fingerprints('rules/theft.mdx', CHAPTER),
    );
    expect(fingerprints('messages.json', '{\n  "a": "One  two"\n}')).toEqual(
      fingerprints('messages.json', '{"a":"One two"}'),
    );
  });

  it('is another one for other words, another citation and another sign', () => {
    const [own] = Object.values(fingerprints('messages.json', '{"a":"Mila takes a card."}'));
    expect(own).toMatch(/^[0-9a-f]{10}$/);
    for (const text of ['Mila takes the card.', 'Mila takes a card', 'mila takes a card.'])
      expect(Object.values(fingerprints('messages.json', JSON.stringify({ a: text })))).not.toEqual(
        [own],
      );
    const cited = fingerprints(
      'rules/theft.mdx',
      CHAPTER.replace('<Cite id="rk.b"', '<Cite id="rk.c"'),
    );
    expect(cited['rules/theft#rk.a']).not.toBe(
      fingerprints('rules/theft.mdx', CHAPTER)['rules/theft#rk.a'],
    );
  });
});

describe('a file that cannot be read', () => {
  it.for<[file: string, source: string, says: RegExp]>([
    ['glossary.json', '{', /^glossary\.json: not JSON: .+$/],
    ['glossary.json', '["a"]', /^glossary\.json: expected an object$/],
    ['glossary.json', 'null', /^glossary\.json: expected an object$/],
    ['rules/theft.mdx', '<Rule id="a">', /^rules\/theft\.mdx: .+$/],
  ])('is named in one line: %s with %s', ([file, source, says]) => {
    expect(() => entriesOf(file, source)).toThrow(says);
  });
});

describe('the files of a language', () => {
  it('are translated, but for those that each language writes for itself', () => {
    const files = [
      'about.mdx',
      'site.json',
      'messages.json',
      'rules/theft.mdx',
      'asked.json',
      'synonyms.json',
      'stop-words.json',
      'faint-words.json',
      'between-names.json',
      'style.json',
      'sources.json',
      'TRANSLATING.md',
    ];
    expect(files.filter(isTranslated)).toEqual([
      'about.mdx',
      'site.json',
      'messages.json',
      'rules/theft.mdx',
    ]);
  });

  it('say nothing twice under one name', async () => {
    for (const file of [
      'rules/theft.mdx',
      'cards/watchman.mdx',
      'learn/actions.mdx',
      'sheet.mdx',
    ]) {
      const names = entriesOf(
        file,
        await readFile(join(CONTENT, 'en/rival-kings', file), 'utf8'),
      ).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !/^[\w/-]+#[\p{L}\p{N}.+-]+$/u.test(name))).toEqual([]);
    }
  });
});
