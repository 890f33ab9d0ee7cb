import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { king, KINGS } from '../../src/arms/king-of-the-valley/king.ts';
import { TINCTURES } from '../../src/arms/tinctures.ts';
import { CREST_SYMBOLS } from '../../src/site/symbols.ts';
import { COLOURS } from '../support/colours.ts';
import { contrast } from '../support/perceived.ts';

/** The least that the figure of a crest stands out from its colour. */
const LEAST = 4.5;

describe('the crests', async () => {
  const css = await readFile(COLOURS, 'utf8');
  const crests = [
    ...css.matchAll(/--crest-\d: (?:light-dark\()?(#[\da-f]{6})(?:, (#[\da-f]{6})\))?;/g),
  ].map(([, light, dark]) => ({
    light: light!,
    dark: dark ?? light!,
  }));

  it('are four, and the figure on each is seen in both themes', () => {
    expect(crests).toHaveLength(KINGS.length);
    const figures = Object.values(CREST_SYMBOLS).map(
      ({ body }) => /fill="(#[\da-f]{6})"/.exec(body)![1]!,
    );
    for (const [at, { light, dark }] of crests.entries())
      for (const colour of [light, dark])
        expect(contrast(colour, figures[at]!), colour).toBeGreaterThan(LEAST);
  });

  it('have the colours of the robes in King of the Valley', () => {
    const tincture = { ...TINCTURES.sable, hatch: 'none' };
    for (const [at, { light }] of crests.entries())
      expect(king(KINGS[at])(tincture)).toContain(light);
  });
});
