import { describe, expect, it } from 'vitest';
import { encodeLink, type Link } from '../../../src/engine/permalink.ts';
import { openLink, openTableLink } from '../../../src/islands/shared/opened-link.ts';
import { OLD_LINKS } from '../../support/old-links.ts';

const fragmentOf = async (link: unknown): Promise<string> => `#${await encodeLink(link as Link)}`;

describe('a link of the address', () => {
  it('opens with what it holds, whatever that is', async () => {
    for (const { fragment, holds } of Object.values(OLD_LINKS))
      expect(await openLink(fragment)).toEqual({ link: holds });
  });

  it.for<[problem: string, fragment: () => string | Promise<string>]>([
    ['player.link-broken', () => '#play=1.abc'],
    ['player.link-unknown-version', () => '#play=2.abc'],
    ['player.link-unknown-version', () => '#play='],
    ['player.link-too-long', () => `#play=1.${'a'.repeat(9000)}`],
    ['player.link-foreign', () => fragmentOf({ game: 7 })],
  ])('that cannot be opened has a sentence: %s', async ([problem, fragment]) => {
    expect(await openLink(await fragment())).toEqual({ problem });
    expect(await openTableLink(await fragment(), 'claim')).toEqual({ problem });
  });
});

describe('a link to a table', () => {
  const position = { players: [] };

  it('opens in its game', async () => {
    const link = { game: 'claim', position, rulings: { 'two-dwarves': 'each-own' } };
    expect(await openTableLink(await fragmentOf(link), 'claim')).toEqual({ link });
  });

  it.for<[sentence: string, link: Link]>([
    ['is of another game', { game: 'rival-kings', position }],
    ['leads into a scenario', { game: 'claim', scenario: 'follow-faction' }],
    ['holds house rules', { game: 'claim', rulings: {} }],
  ])('is foreign where it %s', async ([, link]) => {
    const fragment = await fragmentOf(link);
    expect(await openTableLink(fragment, 'claim')).toEqual({ problem: 'player.link-foreign' });
    expect(await openLink(fragment)).toEqual({ link });
  });
});
