import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../src/engine/task.ts';
import type { Laid } from '../../src/engine/types.ts';
import { loadInquiry } from '../../src/games/registry.ts';
import { anyPosition } from '../support/any-position.ts';
import { rulingsAtStake } from '../support/at-stake.ts';
import { GAMES } from '../support/games.ts';
import fc from '../support/seed.ts';

/** So many tables of Rival Kings by chance: of the games it has the most rulings by far. */
const BY_CHANCE = 30;

/** Every table at which a scenario or a task begins, each once, with its readings. */
async function tablesOf({ id, scenarios }: (typeof GAMES)[number]): Promise<readonly Laid[]> {
  const files = await Array.fromAsync(glob(`content/tasks/${id}/*.ts`));
  const tasks = await Promise.all(
    files.map(async (file) => ((await import(`../../${file}`)) as { default: Task }).default),
  );
  const starts = scenarios.map(({ scenario: { start, rulings } }) =>
    'position' in start ? { ...start.position, rulings } : undefined,
  );
  const all = [...starts, ...tasks.map(({ position, rulings }) => ({ ...position, rulings }))];
  const chance = id === 'rival-kings' ? fc.sample(anyPosition, BY_CHANCE) : [];
  const texts = [...all.filter((table) => table !== undefined), ...chance].map((table) =>
    JSON.stringify(table),
  );
  return [...new Set(texts)].map((text) => JSON.parse(text) as Laid);
}

describe.each(GAMES)('$id', (whole) => {
  it('has no ruling at stake that is not asked about because nothing cites its rules', async () => {
    const { game } = whole;
    const inquiry = await loadInquiry(whole.id);
    const all = { ...inquiry, uncited: Object.keys(game.rulings) };
    const found = (how: typeof inquiry, table: Laid): object[] =>
      rulingsAtStake(game, how, table).map(({ ruling, others }) => ({
        ruling,
        others: others.map(({ option, changes }) => [option, changes]),
      }));
    for (const table of await tablesOf(whole))
      expect(found(inquiry, table), JSON.stringify(table)).toEqual(found(all, table));
  });
});
