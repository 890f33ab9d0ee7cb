import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LANGUAGES, TRANSLATIONS, wordsOf } from './support.ts';

test('The index holds the text of rules, open questions, scenarios, cards, lessons and pages, and no navigation', () => {
  const folder = 'dist/pagefind/fragment/';
  const fragments = readdirSync(folder).map((file) => {
    const text = gunzipSync(readFileSync(folder + file)).toString('utf8');
    return JSON.parse(text.slice(text.indexOf('{'))) as { url: string; content: string; meta: Record<string, string> };
  });
  expect(fragments.length).toBeGreaterThan(400);
  const kinds = new Set(fragments.map(({ meta }) => meta.kind));
  expect([...kinds].toSorted()).toEqual(['card', 'lesson', 'page', 'rule', 'ruling', 'scenario']);
  expect(fragments.filter(({ url }) => url.startsWith('/nl/rival-kings/'))).toEqual([]);
  for (const [game, languages] of Object.entries(TRANSLATIONS))
    for (const language of languages)
      expect(fragments.filter(({ url }) => url.startsWith(`/${language}/${game}/`)).length, `${game}, ${language}`).toBeGreaterThan(100);
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const navigation = [
      'nav.skip',
      'nav.theme',
      'footer.unofficial',
      'footer.privacy',
      'player.try',
      'share.copy',
      'player.full-screen',
      'rule.copied',
    ];
    const own = fragments.filter(({ url }) => url.startsWith(`/${language}/`));
    expect(own.length, language).toBeGreaterThan(0);
    for (const key of navigation) expect(words[key], key).toBeTruthy();
    const held = own.flatMap(({ url, content }) =>
      navigation.filter((key) => content.includes(words[key]!)).map((key) => `${url}: ${key}`),
    );
    expect(held).toEqual([]);
  }
  const watchman = fragments.find(({ url }) => url === '/en/rival-kings/cards/watchman/')!;
  for (const part of ['While your conflict with a higher character', 'say whether you’re using', 'Herbalist', 'the ability counts as used'])
    expect(watchman.content, 'what the components of a card page say').toContain(part);
  expect(watchman.content, 'a table of names is found by name').not.toContain('Városőr');
});
