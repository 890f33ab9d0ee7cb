import { describe, expect, it } from 'vitest';
import { breadcrumbs } from '../../src/site/facts.ts';

describe('the trail for search engines', () => {
  it('has every page with its place and its whole address', () => {
    const trail = breadcrumbs(new URL('https://example.org'), [
      ['Rival Kings', '/en/rival-kings/'],
      ['Rules', '/en/rival-kings/rules/'],
    ]);
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Rival Kings', item: 'https://example.org/en/rival-kings/' },
        { position: 2, name: 'Rules', item: 'https://example.org/en/rival-kings/rules/' },
      ],
    });
  });

  it('has paths where the site has no public address', () => {
    const trail = breadcrumbs(undefined, [['Rival Kings', '/en/rival-kings/']]);
    expect(trail).toMatchObject({
      itemListElement: [{ position: 1, name: 'Rival Kings', item: '/en/rival-kings/' }],
    });
  });
});
