import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

/** What holds a page, a player or a table, asked for what lies somewhere in it. */
const ASKING =
  /(?:\bhtml|\bbody|:root|\.felt|\.player|\.console|\.words)(?:[.[][^\s,{]*|\.\w+)*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?<rest>[^,{]*)/g;

/**
 * The selectors of a stylesheet by which any change of a page, a player or a table finds the styles
 * of much of it anew.
 */
const askingOf = (css: string): string[] =>
  [...css.matchAll(ASKING)]
    .filter(({ groups }) => /\S/.test(groups!.rest!))
    .map(([selector]) => selector.trim());

describe('the stylesheets', async () => {
  const files = await Array.fromAsync(glob(['src/styles/**/*.css', 'src/**/*.astro']));
  const sources = await Promise.all(
    files.map(async (file) => [file.replaceAll('\\', '/'), await readFile(file, 'utf8')] as const),
  );

  it('style no part by what else lies in its page, player or table: a step would find the styles of all of it anew', () => {
    expect(sources.length).toBeGreaterThan(40);
    const asking = sources
      .filter(([file]) => !file.endsWith('-print.css'))
      .flatMap(([file, css]) => askingOf(css).map((selector) => `${file}: ${selector}`));
    expect(asking).toEqual([]);
  });
});

describe('what a stylesheet asks', () => {
  it.for([
    '.js body:has(> main > .alone) > .top {',
    '.js .alone .felt:has(> .ladder) .seat {',
    '.felt.kv:has(.castle:nth-child(3)) .table {',
    '.player:has(.dock) :is(.player-grid, .console) {',
    '.words:has(.told) .transcript {',
  ])('is found: %s', (selector) => {
    expect(askingOf(selector)).toHaveLength(1);
  });

  it.for([
    'body:has(.lesson) {',
    '.seat:has(.good) > .ghost {',
    ".felt.rk[data-seats='3'] .seat {",
  ])('may stand: %s', (selector) => {
    expect(askingOf(selector)).toEqual([]);
  });
});
