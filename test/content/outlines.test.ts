import { describe, expect, it } from 'vitest';
import { GAMES } from '../support/games.ts';

describe.each(GAMES)('the outline of $id', ({ game: { rulings }, format: { rules }, book }) => {
  const { chapters, terms, cardPages, rulingTopics, checked } = book;
  const decided = rulingTopics.flatMap((topic) => topic.decided);

  it('has every rule in one chapter', () => {
    expect(chapters.flatMap((chapter) => chapter.rules).toSorted()).toEqual(
      Object.keys(rules).toSorted(),
    );
  });

  it('has every open ruling under one theme, and each point once', () => {
    expect(rulingTopics.flatMap(({ open }) => open).toSorted()).toEqual(
      Object.keys(rulings).toSorted(),
    );
    const points = [...rulingTopics.flatMap(({ open }) => open), ...decided.map(({ id }) => id)];
    expect(new Set(points).size).toBe(points.length);
  });

  it('says in one chapter how the end of a game is scored', () => {
    expect(chapters.filter(({ scores }) => scores)).toHaveLength(1);
  });

  it('says on which day the rulings were checked', () => {
    expect(new Date(checked).toISOString().slice(0, 10)).toBe(checked);
  });

  it('names only rules that exist, at least one for every decided point, and each page and term once', () => {
    const named = [
      ...terms.flatMap(({ rule }) => rule ?? []),
      ...decided.flatMap((point) => point.rules),
    ];
    expect(named.filter((rule) => !(rule in rules))).toEqual([]);
    expect(decided.filter((point) => point.rules.length === 0)).toEqual([]);
    for (const names of [
      chapters.map(({ slug }) => slug),
      cardPages.map(({ slug }) => slug),
      terms.map(({ id }) => id),
    ])
      expect(new Set(names).size).toBe(names.length);
  });
});
