import { describe, expect, it } from 'vitest';
import { GAME_IDS, isPlayed } from '../../src/games/ids.ts';
import { STAGE_SIZE, STAGES, TILES_OF } from '../../src/games/king-of-the-valley/tiles.ts';
import { loadOwnNumbers } from '../../src/games/registry.ts';
import { translatedGames } from '../../src/i18n/game-languages.ts';
import { gameTranslator } from '../../src/i18n/messages.ts';
import { valuesOf } from '../../src/site/registry.ts';

describe('the values that a printed text does not give', () => {
  it.each(GAME_IDS)('are those that readers of %s enter, wherever they enter any', async (game) => {
    const own = isPlayed(game) ? await loadOwnNumbers(game) : undefined;
    const entered = valuesOf(game).filter((table) => table.entered);
    expect(
      entered.map(({ rows }) =>
        rows.map(({ values: [value], provenance }) => ({ value, provenance })),
      ),
    ).toEqual(own ? [own.usual] : []);
  });

  it('are told with a value under every heading, in every language of their game', () => {
    for (const { locale, game } of translatedGames()) {
      const t = gameTranslator(locale, game);
      for (const { id, heads, rows, entered } of valuesOf(game)) {
        const said = [...heads, ...rows.map(({ name }) => name)].map(({ key, blanks }) =>
          t.text(key, blanks),
        );
        const keys = [
          `page.values.${id}`,
          `page.values.${id}.text`,
          ...(entered ? [`page.values.${id}.enter`] : []),
        ];
        for (const text of [...said, ...keys.map((key) => t.text(key))])
          expect(text, `${locale} ${id}`).toMatch(/\S/);
        for (const { values } of rows) expect(values, id).toHaveLength(heads.length - 1);
      }
    }
  });

  it('of King of the Valley hold the box, stage by stage', () => {
    const { rows } = valuesOf('king-of-the-valley').find(({ id }) => id === 'stages')!;
    const sums = [0, 1, 2, 3].map((at) =>
      rows.slice(0, -1).reduce((sum, { values }) => sum + values[at]!, 0),
    );
    expect(rows.at(-1)!.values).toEqual(sums);
    expect(sums).toEqual([
      ...STAGES.map((stage) => STAGE_SIZE[stage]),
      Object.values(TILES_OF).reduce((sum, count) => sum + count, 0),
    ]);
    const knights = rows.filter(({ name }) => name.key.startsWith('tile.knight'));
    expect(knights.map(({ values }) => values.at(-1))).toEqual([5, 5, 5, 5]);
    const collectors = valuesOf('king-of-the-valley').find(({ id }) => id === 'collectors')!.rows;
    expect(collectors.map(({ name, values }) => [name.blanks!.demand, values[0]])).toEqual([
      [0, 3], [0, 4], [3, 5], [3, 6], [4, 7], [4, 8], [5, 9], [5, 10],
    ]); // prettier-ignore
  });
});
