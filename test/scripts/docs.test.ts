import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/referee.ts';
import {
  ENGINE_IDS,
  loadEngine,
  loadEngineFormat,
  type EngineId,
} from '../../src/games/engines.ts';
import { ROOT } from '../support/sources.ts';

const textOf = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8');

/** The JSON of a page, block by block. */
const blocksIn = (page: string): unknown[] =>
  [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => JSON.parse(block!) as unknown);

/** The fields of an interface as it is written down in a file of types. */
const fieldsOf = (types: string, name: string): string[] => {
  const [, body] = new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(types) ?? [];
  return [...body!.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, field]) => field!);
};

/** The kinds of action as they are written down in a file of types. */
const kindsOf = (types: string): string[] => [
  ...new Set(
    [...types.matchAll(/readonly type: ([^;]+);/g)].flatMap(([, kinds]) =>
      [...kinds!.matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind!),
    ),
  ),
];

/** The names of a union of names, and of those it is made of, as they are written down. */
function namesIn(types: string, union: string): string[] {
  const [, body] = new RegExp(`type ${union} =([^;]+);`).exec(types)!;
  const [, list] = /\(typeof (\w+)\)\[number\]/.exec(body!) ?? [];
  const written = list ? new RegExp(`const ${list} = \\[([^\\]]+)\\]`).exec(types)![1]! : body!;
  const more = list ? [] : [...written.replaceAll(/'[^']*'/g, '').matchAll(/\b[A-Z]\w+/g)];
  return [
    ...[...written.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!),
    ...more.flatMap(([name]) => namesIn(types, name)),
  ];
}

/** How many names an error gives, and how many more it says there are. */
const countedIn = (problem: string): number => {
  const [names, more] = problem.replace('expected one of ', '').split(' and ');
  return names!.split(', ').length + Number.parseInt(more ?? '0');
};

/** The types that a game writes positions with, and where they are written down. */
const POSITIONS: Readonly<Record<EngineId, readonly string[]>> = {
  'rival-kings': ['Position', 'PositionPlayer', 'PositionPile'],
  claim: ['Position', 'PositionPlayer'],
  'king-of-the-valley': ['Position', 'PositionPlayer', 'PositionColumn', 'PositionPile'],
  'nobles-and-glory': ['Position', 'PositionPlayer', 'PositionRoyal'],
};

/** Objects in a position that have no table of their own. */
const PARTS: Readonly<Partial<Record<EngineId, Readonly<Record<string, string>>>>> = {
  'nobles-and-glory': {
    decree: 'PositionDecree',
    treaty: 'PositionTreaty',
    polity: 'PositionPolity',
    battle: 'PositionBattle',
    duel: 'PositionDuel',
  },
};

describe.each(ENGINE_IDS)('the page for programs about %s', async (id) => {
  const [game, format, page, types, actions, vocabulary, states] = await Promise.all([
    loadEngine(id),
    loadEngineFormat(id),
    textOf(`docs/${id}.md`),
    textOf(`src/games/${id}/types/position.ts`),
    textOf(`src/games/${id}/types/action.ts`),
    textOf(`src/games/${id}/types.ts`),
    textOf(`src/games/${id}/types/state.ts`),
  ]);

  it('shows a request with the answer that it gets', () => {
    const [request, shown] = blocksIn(page);
    const given = answer(game, format, request);
    if (!given.ok) throw new Error(JSON.stringify(given));
    expect({
      ...given.answer,
      facts: given.answer.facts.slice(0, (shown as typeof given.answer).facts.length),
    }).toMatchObject(shown as object);
  });

  it('describes every field of a position', () => {
    const written = [...types.matchAll(/interface (\w+) \{/g)].map(([, name]) => name!);
    expect([...POSITIONS[id], ...Object.values(PARTS[id] ?? {})].toSorted()).toEqual(
      written.toSorted(),
    );
    const positions = page.slice(0, page.indexOf('\n## Actions'));
    const fields = POSITIONS[id].flatMap((name) => fieldsOf(types, name));
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => !positions.includes(`\n| \`${field}\` `))).toEqual([]);
  });

  it.each(Object.entries(PARTS[id] ?? {}))('describes every part of a %s', (field, name) => {
    const [row] = new RegExp(`\n\\| \`${field}\` .*`).exec(page)!;
    const parts = fieldsOf(types, name);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter((part) => !row.includes(`\`${part}\``))).toEqual([]);
  });

  it('describes all that a table waits for', () => {
    const [waits] = /[Tt]he table waits\s+for[\s\S]*?(?=\n## )/.exec(
      page.slice(page.indexOf('\n## Actions')),
    )!;
    const names = namesIn(`${vocabulary}\n${states}`, 'DecisionName');
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !waits.includes(`\`${name}\``))).toEqual([]);
  });

  it('describes every kind of action', () => {
    const parsed = format.action({ type: 'none' });
    const kinds = kindsOf(actions);
    expect(kinds).toHaveLength(parsed.ok ? 0 : countedIn(parsed.problem));
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds.filter((kind) => !new RegExp(`^\\|[^|]*\`${kind}\``, 'm').test(page))).toEqual([]);
  });
});

describe('the examples of nobles-and-glory', async () => {
  const id = 'nobles-and-glory';
  const [game, format, page] = await Promise.all([
    loadEngine(id),
    loadEngineFormat(id),
    textOf(`docs/${id}-examples.md`),
  ]);
  const examples = page
    .split(/\n#{2,3} /)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), blocksIn(text)] as const)
    .filter(([, blocks]) => blocks.length > 0);

  it.each(examples)('get the answer that is shown: %s', (_, blocks) => {
    const [request, shown] = blocks as [unknown, { readonly facts: readonly unknown[] }];
    expect(blocks).toHaveLength(2);
    const given = answer(game, format, request);
    if (!given.ok) throw new Error(JSON.stringify(given));
    expect(given.answer).not.toHaveProperty('refused');
    const facts = given.answer.facts.slice(-shown.facts.length);
    expect({ ...given.answer, facts }).toMatchObject(shown);
  });
});

describe('the readings of a request', () => {
  /**
   * The rule that refuses the end of a turn, if any, by readings of the request and of its
   * position.
   */
  async function refusing(request: object, position: object): Promise<string | undefined> {
    const players = [
      { seat: 'noor', played: 'queen' },
      { seat: 'mila', played: 'bursar' },
    ];
    const table = { players, neutral: 'duke', turn: 'noor', rulings: position };
    const asked = {
      game: 'rival-kings',
      position: table,
      rulings: request,
      actions: [{ type: 'end', seat: 'noor' }],
    };
    const given = answer(
      await loadEngine('rival-kings'),
      await loadEngineFormat('rival-kings'),
      asked,
    );
    if (!given.ok) throw new Error(JSON.stringify(given));
    return given.answer.refused?.because;
  }
  const must = { 'steal-optional': 'must-cover' };
  const may = { 'steal-optional': 'may-decline' };

  it('win over those of its position, which win over the default', async () => {
    expect(await refusing({}, {})).toBeUndefined();
    expect(await refusing({}, must)).toBe('rk.steal.right');
    expect(await refusing(may, must)).toBeUndefined();
    expect(await refusing(must, may)).toBe('rk.steal.right');
  });

  it('leave those of its position alone that they do not name', async () => {
    expect(await refusing({ 'winner-tie': 'more-coins' }, must)).toBe('rk.steal.right');
  });
});
