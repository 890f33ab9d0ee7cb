import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { COLOURS, literalColours } from '../support/colours.ts';

describe('the stylesheets', async () => {
  const files = await Array.fromAsync(glob(['src/styles/**/*.css', 'src/**/*.astro']));
  const sources = await Promise.all(
    files.map(async (file) => [file.replaceAll('\\', '/'), await readFile(file, 'utf8')] as const),
  );

  it('are read, those of pages and games among them', () => {
    const read = sources.map(([file]) => file);
    expect(read).toEqual(
      expect.arrayContaining([COLOURS, 'src/styles/claim/board.css', 'src/pages/404.astro']),
    );
  });

  it('write no colour out but as a variable of base.css', () => {
    expect(sources.flatMap(([file, source]) => literalColours(file, source))).toEqual([]);
  });
});

const inSheet = (css: string): string[] => literalColours('src/styles/cards.css', css);

describe('a colour that is written out', () => {
  it.for([
    ['#fff', '#fff'],
    ['1px solid #2A1F0C1f', '#2A1F0C1f'],
    ['rgb(0 0 0 / 20%)', 'rgb('],
    ['hsl(120deg 50% 50%)', 'hsl('],
    ['oklch(0.4 0.1 20)', 'oklch('],
    ['color(display-p3 1 0 0)', 'color('],
    ['White', 'White'],
    ['linear-gradient(90deg, tan, var(--gold))', 'tan'],
    ['color-mix(in oklab, var(--t) 9%, black)', 'black'],
    ['var(--gone, #123456)', '#123456'],
    ['light-dark(var(--t), #7a5a16)', '#7a5a16'],
    ['rgb(from red r g b / 50%)', 'red'],
  ])('is found in %s', ([value, colour]) => {
    expect(inSheet(`a {\n  background: ${value};\n}`)).toEqual([
      `src/styles/cards.css:2 background: ${colour}`,
    ]);
  });

  it.for([
    'var(--gold)',
    'transparent',
    'currentColor',
    'CanvasText',
    'color-mix(in oklab, var(--t) 20%, transparent)',
    'rgb(from var(--t) r g b / 50%)',
    'url(#fade)',
    "url('red.svg')",
    'calc(tan(45deg) * 1px)',
    'var(--ink) /* #fff */',
    "'black'",
    'none',
  ])('is not %s', (value) => {
    expect(inSheet(`a {\n  background: ${value};\n}`)).toEqual([]);
  });

  it('is told with its line, also in rules within rules, within a long value and in what prints', () => {
    const css = `#fed, .white {
  box-shadow:
    0 0 0 1px var(--ink),
    /* deep
       below */
    0 1px 2px #0004;
}
@layer print {
  @media print {
    a {
      &:hover {
        color: #000 !important
      }
    }
  }
}`;
    expect(inSheet(css)).toEqual([
      'src/styles/cards.css:6 box-shadow: #0004',
      'src/styles/cards.css:12 color: #000',
    ]);
  });

  it('may not be a variable outside base.css, nor anything but a variable there', () => {
    const css = ':root {\n  --paper: light-dark(#faf9f6, #15181a);\n  color: #000;\n}';
    expect(literalColours(COLOURS, css)).toEqual([`${COLOURS}:3 color: #000`]);
    expect(inSheet(css)).toHaveLength(3);
  });

  it('is found in the style of a page, not in its frontmatter or its elements', () => {
    const page = `---
const colour = '#fff';
---

<meta name="theme-color" content="#faf9f6" />

<style>
  h1 {
    color: #123;
  }
</style>

<style is:global>
  p { color: red }
</style>
`;
    expect(literalColours('src/pages/404.astro', page)).toEqual([
      'src/pages/404.astro:9 color: #123',
      'src/pages/404.astro:14 color: red',
    ]);
  });
});
