import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../src/i18n/html.ts';
import type { Arguments } from '../../src/i18n/translate.ts';
import { translatorOf } from '../support/messages.ts';

const filled = (
  message: string,
  args: Arguments = {},
  locale = 'en',
): { html: string; text: string } => {
  const t = translatorOf(locale, { message });
  return { html: t.html('message', args), text: t.text('message', args) };
};

describe('a message', () => {
  it('without blanks is what is written', () => {
    expect(filled('It’s “here”.')).toEqual({ html: 'It’s “here”.', text: 'It’s “here”.' });
    expect(filled('')).toEqual({ html: '', text: '' });
  });

  it('shows its own markup as HTML and loses it as text', () => {
    expect(filled('<b>Juri</b> takes <i>{what}</i>.', { what: 'money' })).toEqual({
      html: '<b>Juri</b> takes <i>money</i>.',
      text: 'Juri takes money.',
    });
  });

  it('shows what is filled in as HTML without letting it be markup, and as text as it is', () => {
    const args = { name: '<b>&"' };
    expect(filled('<b>{name}</b> wins', args)).toEqual({
      html: '<b>&lt;b&gt;&amp;&quot;</b> wins',
      text: '<b>&" wins',
    });
    expect(filled('{n, plural, other {# for {name}}}', { ...args, n: 2 }).html).toBe(
      '2 for &lt;b&gt;&amp;&quot;',
    );
  });

  it('does not read message syntax in what is filled in', () => {
    expect(filled('{name}', { name: "{n, plural} '#'" }).text).toBe("{n, plural} '#'");
  });

  it('may be filled with nothing', () => {
    expect(filled('{name}', { name: '' })).toEqual({ html: '', text: '' });
    expect(filled('a{name}b', { name: '' })).toEqual({ html: 'ab', text: 'ab' });
  });

  it('is not told with a blank left open', () => {
    expect(() => filled('{seat} takes {coins}', { seat: 'Noor' })).toThrow('coins');
  });

  it.for([
    [0, 'no coin'],
    [1, '1 coin'],
    [2, '2 coins'],
    [1200, '1,200 coins'],
  ] as const)('has the plural form of its number: %i', ([coins, text]) => {
    expect(
      filled('{coins, plural, =0 {no coin} one {# coin} other {# coins}}', { coins }).text,
    ).toBe(text);
  });

  it('has the plural forms and the numbers of its language', () => {
    const message = '{n, plural, one {# Marker} many {# de} other {# Markern}}';
    expect(filled(message, { n: 1200 }, 'de').text).toBe('1.200 Markern');
    expect(filled(message, { n: 1_000_000 }, 'fr').text).toMatch(/de$/);
    expect(filled(message, { n: 0 }, 'fr').text).toBe('0 Marker');
    expect(filled(message, { n: 0 }, 'de').text).toBe('0 Markern');
  });

  it('chooses a wording by an id, and the other one for every id it does not name', () => {
    const message = '{source, select, stolen {at once} other {{seat} takes}}';
    expect(
      ['stolen', 'own', 'other'].map((source) => filled(message, { source, seat: 'Noor' }).text),
    ).toEqual(['at once', 'Noor takes', 'Noor takes']);
  });

  it('writes a number with the sign it is asked for', () => {
    expect(filled('loses {points, number, ::sign-never} points', { points: -4 }).text).toBe(
      'loses 4 points',
    );
    expect(filled('{points, number}', { points: -4 }).text).toBe('-4');
  });
});

describe('a translator', () => {
  it('knows which messages there are, and no others that every object has', () => {
    const t = translatorOf('en', { here: 'Here' });
    expect(['here', 'there', 'toString', 'constructor'].map((key) => t.has(key))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('throws where there is no message, and names it and the language', () => {
    expect(() => translatorOf('nl', {}).text('event.nobody')).toThrow(/event\.nobody.*nl/);
  });

  it.for(['{coins, plural, one {#}', '<b>{seat}', '{coins, plural, one {#}}', '{coins'])(
    'throws where a message is not message syntax, and names it: %s',
    (message) => {
      expect(() => translatorOf('en', { here: 'Here', 'event.broken': message })).toThrow(
        'event.broken',
      );
    },
  );

  it('strings items together as its language does', () => {
    const names = ['Noor', 'Mila', 'Juri'];
    expect(translatorOf('en', {}).list(names)).toBe('Noor, Mila, and Juri');
    expect(translatorOf('de', {}).list(names)).toBe('Noor, Mila und Juri');
    expect(translatorOf('de', {}).list(['Noor'])).toBe('Noor');
    expect(translatorOf('de', {}).list([])).toBe('');
  });
});

describe('text as HTML', () => {
  it('shows every character that has a meaning there', () => {
    expect(escapeHtml('<a href="x">A & B</a>')).toBe(
      '&lt;a href=&quot;x&quot;&gt;A &amp; B&lt;/a&gt;',
    );
    expect(escapeHtml('&amp;')).toBe('&amp;amp;');
    expect(escapeHtml('It’s plain')).toBe('It’s plain');
  });
});
