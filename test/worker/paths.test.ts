import { describe, expect, it } from 'vitest';
import { addressBelow, pathBelow, withoutQuery, withSlash } from '../../src/worker/paths.ts';

const SITES = ['https://crownbook.example/', 'https://crownbook.example/crownbook/'];

/**
 * What somebody may put behind the site's address: other hosts, ways up, percent signs that stand
 * for nothing.
 */
const STRANGE = [
  '//elsewhere.example/x',
  '/elsewhere.example',
  'http://elsewhere.example/x',
  'https:elsewhere.example',
  'javascript:alert(1)',
  '%5C%5Celsewhere.example/x',
  '%2F%2Felsewhere.example/x',
  '%252e%252e/%252e%252e/x',
  '%5C..%5C..%5Cx',
  'en/%ff/',
  'en/%ED%A0%80/',
  'en/%/',
  'http://[',
  'en/claim/rules',
];

describe.each(SITES)('below %s', (site) => {
  it.each(STRANGE)(
    '%s stays an address of the site, as a file, as what is remembered, and with a slash',
    (strange) => {
      const asked = `${site}${strange}?q=1#there`;
      const path = pathBelow(site, asked)!;
      for (const address of [addressBelow(site, path), withoutQuery(asked), withSlash(asked)]) {
        expect(address.startsWith(site)).toBe(true);
        // As a browser reads it: nothing in it leads up.
        expect(new URL(address).href.startsWith(site)).toBe(true);
      }
      expect(withSlash(asked)).toMatch(/\/\?q=1$/);
    },
  );

  it('an address has the path that leads to it', () => {
    for (const path of [
      '',
      'en/',
      'en/claim/rules/',
      'arms/claim/goblin-9.svg',
      'de/könig/',
      'en/100%/',
      'en/%2e%2e/',
    ])
      expect(pathBelow(site, addressBelow(site, path))).toBe(path);
  });

  it('what is elsewhere has no path', () => {
    expect(pathBelow(site, 'https://elsewhere.example/en/')).toBeUndefined();
    expect(pathBelow(site, 'https://crownbook.example.elsewhere.example/en/')).toBeUndefined();
  });
});

it('a page is the same with a query', () => {
  expect(withoutQuery('https://crownbook.example/en/search/?q=king#first')).toBe(
    'https://crownbook.example/en/search/',
  );
});
