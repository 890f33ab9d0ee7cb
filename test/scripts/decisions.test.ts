import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceOf } from '../support/sources.ts';

const FOLDER = 'docs/decisions';
const INDEX = 'README.md';

/** What every page has, in this order; others may stand between. */
const SECTIONS = ['What is done', 'Why', 'What was rejected', 'Look again when'];
const MOST_WORDS = 800;

const files = await Array.fromAsync(glob('*.md', { cwd: join(ROOT, FOLDER) }));
const pages = files.filter((file) => file !== INDEX).sort();

describe.each(pages)('the decision %s', async (page) => {
  const text = await sourceOf(`${FOLDER}/${page}`);
  const lines = text.split('\n');
  const sections = lines.flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []));

  it('says what is done, why, what was rejected, and when to look again', () => {
    expect(sections.filter((section) => SECTIONS.includes(section))).toEqual(SECTIONS);
  });

  it('says in each of them something', () => {
    const empty = lines.filter(
      (line, at) => line.startsWith('## ') && !/^[^#]/.test(lines[at + 2] ?? ''),
    );
    expect(empty).toEqual([]);
  });

  it('is dated, and short', () => {
    expect(lines[2]).toMatch(/^\d{4}-\d\d-\d\d\b/);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  });
});

describe('the index of decisions', () => {
  it('has a line for every page', async () => {
    const lines = (await sourceOf(`${FOLDER}/${INDEX}`)).split('\n');
    const listed = lines.flatMap((line) => /^- \[[^\]]+\]\(([^)]+)\): \S/.exec(line)?.[1] ?? []);
    expect(listed.sort()).toEqual(pages);
  });
});
