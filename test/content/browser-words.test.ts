import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../scripts/content.ts';
import { literalsIn, ON_PURPOSE, type Written } from '../support/literals.ts';
import { ROOT } from '../support/sources.ts';

/** Names of things are printed terms: no editor changes them. */
const NAME = /^(game|(seat|character|card|colour|faction|rank|realm|tile|action|pile)\.[\w.-]+)$/;

const plain = (text: string): string =>
  text
    .replaceAll(/<\/?[bi]>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const messages = globSync('*/{site,*/messages}.json', { cwd: CONTENT }).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(join(CONTENT, file), 'utf8')) as Record<string, string>)
    .filter(([key]) => !NAME.test(key))
    .map(([, message]) => plain(message)),
);
const whole = new Set(messages);

/**
 * Whether a text is a message of the site: any that a test reads or presses, or a piece of it;
 * elsewhere a whole one of several words, capital first.
 */
function isMessage({ text, isRead }: Written): boolean {
  const said = plain(text);
  if (!/\p{L}{3}/u.test(said)) return false;
  const isLong = said.includes(' ');
  if (isRead)
    return whole.has(said) || (isLong && messages.some((message) => message.includes(said)));
  return isLong && whole.has(said) && /^\p{Lu}/u.test(text);
}

const messagesIn = (source: string): string[] =>
  literalsIn(source)
    .filter(isMessage)
    .map(({ line, text }) => `${line}: ${text}`);

describe('browser tests', () => {
  it.for(globSync('test/e2e/*.ts', { cwd: ROOT }).toSorted())(
    'take what they read and press from the content: %s',
    (file) => {
      expect(messagesIn(readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
    },
  );

  it.for<[source: string, found: string[]]>([
    ["page.getByRole('button', { name: 'Skip to content' });", ['1: Skip to content']],
    ['expect(button).toHaveText(/^Skip to/);', ['1: Skip to']],
    [
      "\nexpect(buttons).toHaveText(['5', open ? 'Skip to content' : name]);",
      ['2: Skip to content'],
    ],
    [`page.getByText('Skip to content'); ${ON_PURPOSE}`, []],
    ["await press('Skip to content');", ['1: Skip to content']],
    ["page.getByText(say('nav.skip'));", []],
    ["moment({ name: 'next' }); search('rules');", []],
    ["test('Skip to content', () => {}); page.locator('.skip'); page.getByText('Noor');", []],
  ])('are searched for messages: %s', ([source, found]) => {
    expect(messagesIn(source)).toEqual(found);
  });
});
