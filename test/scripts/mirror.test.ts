import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/games/ids.ts';
import { RULE_FOLDERS, withoutTests, type Source } from '../support/mirror.ts';
import { ROOT } from '../support/sources.ts';

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

describe('every rule file has a test file of its name', () => {
  it.for(GAME_IDS)('in the place that mirrors its own: %s', (game) => {
    const paths = filesOf(`src/games/${game}/{${RULE_FOLDERS.join()}}/**/*.ts`);
    expect(paths).not.toEqual([]);
    const sources = paths.map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }));
    expect(withoutTests(sources, new Set(filesOf(`test/games/${game}/**/*.test.ts`)))).toEqual([]);
  });
});

describe('what has no test file', () => {
  const RULE = 'export const bishop = { pays: (coins: number) => coins > 0 };';
  const none = (sources: Readonly<Record<string, string>>, ...tests: readonly string[]) =>
    withoutTests(
      Object.entries(sources).map(([path, text]): Source => ({ path, text })),
      new Set(tests),
    );

  it('is named in a sentence each, with the file that is missing', () => {
    const sources = {
      'src/games/chess/actions/castle.ts': RULE,
      'src/games/chess/abilities/bishop.ts': RULE,
      'src/games/chess/abilities/rook.ts': 'export const rook = {};',
    };
    expect(
      none(
        sources,
        'test/games/chess/abilities/bishop.test.ts',
        'test/games/chess/castle.test.ts',
        'test/games/draughts/abilities/rook.test.ts',
      ),
    ).toEqual([
      'src/games/chess/actions/castle.ts has no test file: test/games/chess/actions/castle.test.ts is missing',
      'src/games/chess/abilities/rook.ts has no test file: test/games/chess/abilities/rook.test.ts is missing',
    ]);
  });

  it('needs none where it is nothing but types', () => {
    const types =
      "import type { Seat } from './seat.ts';\nexport type Piece = 'rook';\nexport interface Ability { judge(seat: Seat): boolean }";
    expect(none({ 'src/games/chess/abilities/ability.ts': types })).toEqual([]);
    expect(
      none({ 'src/games/chess/abilities/ability.ts': `${types}\nexport const MOST = 8;` }),
    ).toHaveLength(1);
  });

  it('needs none where it lists the others, unless it does something itself', () => {
    const list =
      "import { rook } from './rook.ts';\nexport const ABILITIES: readonly (() => void)[] = [rook];";
    expect(none({ 'src/games/chess/abilities/all.ts': list })).toEqual([]);
    expect(none({ 'src/games/chess/abilities/pieces.ts': list })).toHaveLength(1);
    for (const more of [
      'export function first() { return ABILITIES[0]; }',
      'export const first = () => ABILITIES[0];',
    ])
      expect(none({ 'src/games/chess/abilities/all.ts': `${list}\n${more}` })).toHaveLength(1);
  });
});
