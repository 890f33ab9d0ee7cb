import type * as base from '../../src/i18n/base.ts';
import type * as language from '../../src/i18n/in-language.ts';
import type * as addresses from '../../src/i18n/links.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The addresses of a site that is built for a place on its host. */
async function builtFor(place: string): Promise<typeof base & typeof language & typeof addresses> {
  vi.resetModules();
  vi.stubEnv('BASE_URL', place);
  return {
    ...(await import('../../src/i18n/base.ts')),
    ...(await import('../../src/i18n/in-language.ts')),
    ...(await import('../../src/i18n/links.ts')),
  };
}

afterEach(() => void vi.unstubAllEnvs());

describe.each(['/', '/crownbook/', '/de/books/'])('a site at %s', (base) => {
  it('has its pages, data and pictures below', async () => {
    const { links } = await builtFor(base);
    expect(links.library('en')).toBe(`${base}en/`);
    expect(links.rule('de', 'claim', 'votes', 'cl.vote.tie')).toBe(
      `${base}de/claim/rules/votes/#cl.vote.tie`,
    );
    expect(links.scenarioData('de', 'claim', 'two-dwarves')).toBe(
      `${base}de/claim/scenarios/two-dwarves.json`,
    );
    expect(links.arms('claim/goblin#3')).toBe(`${base}arms/claim/goblin.svg#3`);
  });

  it('reads language, game and part from an address', async () => {
    const { links, namedIn } = await builtFor(base);
    expect(namedIn(links.chapter('nl', 'claim', 'votes'))).toEqual([
      'nl',
      'claim',
      'rules',
      'votes',
      '',
    ]);
    expect(namedIn(base)).toEqual(['']);
  });

  it('has the same page in every language, anchor and all', async () => {
    const { links, inLanguage } = await builtFor(base);
    expect(inLanguage(links.rule('en', 'claim', 'votes', 'cl.vote.tie'), 'nl')).toBe(
      links.rule('nl', 'claim', 'votes', 'cl.vote.tie'),
    );
    expect(inLanguage(links.library('de'), 'en')).toBe(links.library('en'));
  });
});
