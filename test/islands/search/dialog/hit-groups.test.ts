import { describe, expect, it } from 'vitest';
import { groupsFound, groupsOffered } from '../../../../src/islands/search/dialog/hit-groups.ts';
import { foundByName, hit } from '../../../support/hits.ts';

const words = {
  'search.recent': 'Opened last',
  'search.popular': 'Often asked',
  'search.by-name': 'Names',
  'search.by-text': 'Texts',
  'search.near': 'Similar names',
};
const [one, other] = [hit('/en/claim/a/'), hit('/en/claim/b/')];

describe('hits stand together', () => {
  it('as what is offered, the latest first', () => {
    const offers = { recent: [one], popular: [other], damaged: false };
    expect(groupsOffered(words, offers)).toEqual([
      { by: 'recent', name: 'Opened last', hits: [one] },
      { by: 'popular', name: 'Often asked', hits: [other] },
    ]);
  });

  it('under what found them, and similar names below', () => {
    const found = {
      ...foundByName(one),
      near: [other],
    };
    expect(groupsFound(words, found, () => true)).toEqual([
      { by: 'found', name: 'Names', hits: [one] },
      { by: 'near', name: 'Similar names', hits: [other] },
    ]);
  });

  it('where they pass, and never without any', () => {
    const found = {
      ...foundByName(),
      groups: [
        { by: 'name' as const, hits: [one] },
        { by: 'text' as const, hits: [one, other] },
      ],
    };
    expect(groupsFound(words, found, (own) => own === other)).toEqual([
      { by: 'found', name: 'Texts', hits: [other] },
    ]);
    expect(groupsOffered(words, { recent: [], popular: [], damaged: true })).toEqual([]);
  });
});
