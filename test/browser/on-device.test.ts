import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thingAt } from '../../src/browser/on-device.ts';
import { GAME_IDS } from '../../src/games/ids.ts';
import { ROOT } from '../support/sources.ts';

/** The keys that scripts keep things under, as they name them: whole, or for each game. */
async function namedKeys(): Promise<readonly string[]> {
  const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT });
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  return texts.flatMap((text) => {
    if (!/\/kept\.ts'|localStorage\.setItem/.test(text)) return [];
    const whole = text.matchAll(
      /(?:\bkept\(\s*|localStorage\.setItem\(|\bconst KEY = )'([\w.-]+)'/g,
    );
    const ofGame = text.matchAll(/`([\w-]+)\.\$\{game\}`|\bPREFIX = '([\w-]+)\.'/g);
    return [
      ...Array.from(whole, ([, key]) => key!),
      ...Array.from(ofGame, ([, key, prefix]) => key ?? prefix!).flatMap((key) =>
        GAME_IDS.map((game) => `${key}.${game}`),
      ),
    ];
  });
}

describe('what is kept on the device', () => {
  it('is told of every key that a script names', async () => {
    // It stands there for a moment only, to see whether anything can be kept.
    const keys = (await namedKeys()).filter((key) => key !== 'probe');
    expect(new Set(keys.map((key) => key.replace(/\.(?!from|put|recent).*/, '')))).toEqual(
      new Set([
        ...[
          'theme',
          'language',
          'edition',
          'keep-awake',
          'own-names',
          'search.recent',
          'came-from',
          'update.put-away',
          'score.from-table',
          'words-left',
        ],
        ...['house-rules', 'progress', 'score', 'own-numbers'],
      ]),
    );
    expect(keys.filter((key) => !thingAt(key))).toEqual([]);
  });

  it('is told with its game', () => {
    expect(thingAt('house-rules.claim')).toEqual({ kind: 'house-rules', game: 'claim' });
    expect(thingAt('score.king-of-the-valley')).toEqual({
      kind: 'score',
      game: 'king-of-the-valley',
    });
    expect(thingAt('theme')).toEqual({ kind: 'theme' });
  });

  it('is told where it was set aside', () => {
    for (const key of ['score.claim.damaged-1', 'own-names.damaged-12', 'search.recent.damaged-3'])
      expect(thingAt(key)).toEqual({ kind: 'damaged' });
  });

  it('is none of what others keep on the same host', () => {
    for (const key of [
      'themes',
      'score',
      'score.chess',
      'house-rules.claim.extra',
      'x.damaged-1',
      'damaged-1',
      '',
      'toString',
      'probe',
    ])
      expect(thingAt(key)).toBeUndefined();
  });
});
