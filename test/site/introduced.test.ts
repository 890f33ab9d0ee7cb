import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../content/outline/outline.ts';
import { hiddenAt } from '../../src/site/introduced.ts';

const lesson = (slug: string, ...introduces: string[]): Lesson => ({
  slug,
  tasks: [],
  ...(introduces.length > 0 && { introduces }),
});

describe('what a lesson does not show yet', () => {
  const course = [
    lesson('money', 'money'),
    lesson('between'),
    lesson('theft', 'steal', 'theft'),
    lesson('again', 'money', 'markers'),
  ];

  it('is what only later lessons introduce', () => {
    expect(hiddenAt(course, 0)).toEqual(['steal', 'theft', 'markers']);
    expect(hiddenAt(course, 1)).toEqual(['steal', 'theft', 'markers']);
    expect(hiddenAt(course, 2)).toEqual(['markers']);
  });

  it('is nothing in the last one, and nothing that no lesson introduces', () => {
    expect(hiddenAt(course, 3)).toEqual([]);
    expect(hiddenAt([lesson('one'), lesson('two')], 0)).toEqual([]);
  });
});
