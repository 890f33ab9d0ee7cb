import { createComponent, renderToString } from 'solid-js/web';
import type { JSX } from 'solid-js';
import { describe, expect, it } from 'vitest';
import {
  CaptionText,
  RefusalText,
  RuleChip,
  RuleNumber,
  Sentence,
} from '../../../src/islands/shared/Caption.tsx';
import type { Caption, Citation } from '../../../src/narration/caption.ts';

const words = {
  'player.because': 'Because of',
  'player.refused.title': 'Not allowed',
  'linked.impossible': 'This cannot be',
};
const rule: Citation = {
  id: 'rk.steal.crest',
  number: '7.5',
  title: 'A crest marks it',
  href: '/en/rival-kings/rules/theft/#rk.steal.crest',
};
const nasty: Citation = { ...rule, title: '<img src=x onerror="a">&' };

/** What a component puts on a page. */
const drawn = <Props extends object>(component: (props: Props) => JSX.Element, props: Props) =>
  renderToString(() => createComponent(component, props));

const told = (caption: Caption): string => drawn(CaptionText, { of: caption, words });

describe('a sentence', () => {
  it('has its emphasis, and shows everything else as it is', () => {
    const of = 'Noor takes <b>2 &lt;coins&gt;</b> &amp; a <i>&quot;crest&quot;</i>.';
    expect(drawn(Sentence, { of })).toBe('Noor takes <b>2 &lt;coins></b> &amp; a <i>"crest"</i>.');
  });
});

describe('a citation', () => {
  it('is a link to the rule with its number and its title', () => {
    expect(drawn(RuleChip, { of: rule })).toBe(
      '<a class="chip" href="/en/rival-kings/rules/theft/#rk.steal.crest"><b translate="no">7.5</b><span>A crest marks it</span></a>',
    );
    expect(drawn(RuleNumber, { of: rule })).toBe(
      '<a class="cite" href="/en/rival-kings/rules/theft/#rk.steal.crest" title="A crest marks it" aria-label="7.5 A crest marks it" translate="no">7.5</a>',
    );
  });

  it('shows a title and never takes it for markup', () => {
    for (const html of [
      drawn(RuleChip, { of: nasty }),
      drawn(RuleNumber, { of: nasty }).replaceAll(/"[^"]*"/g, ''),
      told({ kind: 'event', sentence: 'a', cites: [nasty] }),
      drawn(RefusalText, { of: { sentence: 'a', because: nasty }, words }),
    ])
      expect(html).not.toContain('<img');
  });
});

describe('what a frame tells', () => {
  it.for(['start', 'ask'] as const)('is the sentence alone: %s', (kind) => {
    expect(told({ kind, sentence: 'This is <b>the table</b>.' })).toBe(
      '<p class="event">This is <b>the table</b>.</p>',
    );
  });

  it('is the sentence and every rule behind it, in order', () => {
    const html = told({
      kind: 'event',
      sentence: 'Noor takes <b>2 coins</b>.',
      cites: [
        rule,
        {
          ...rule,
          id: 'rk.action.money',
          number: '10.5',
          href: '/en/rival-kings/rules/actions/#rk.action.money',
        },
      ],
    });
    expect(html.startsWith('<p class="event">Noor takes <b>2 coins</b>.</p>')).toBe(true);
    expect([...html.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'rk.steal.crest',
      'rk.action.money',
    ]);
    expect(html).toContain('Because of');
  });

  it('is what was tried, that it is not allowed, why, and the one rule that says so', () => {
    const html = told({
      kind: 'refused',
      attempt: 'Mila tries: Buy.',
      sentence: 'Mila has no coins.',
      because: rule,
    });
    const texts = html
      .replace(/<[^>]+>/g, '|')
      .split('|')
      .filter(Boolean);
    expect(texts).toEqual([
      'Mila tries: Buy.',
      'Not allowed',
      'Mila has no coins.',
      '7.5',
      'A crest marks it',
    ]);
  });

  it('may have another title where a whole table is refused', () => {
    const refusal = { sentence: 'a', because: rule };
    const html = drawn(RefusalText, { of: refusal, words, title: 'linked.impossible' });
    expect(html).toContain('>This cannot be<');
    expect(html).not.toContain('Not allowed');
  });
});
