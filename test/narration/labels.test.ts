import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Redealable } from '../../src/engine/game.ts';
import type { GameTypes, Seat, Table } from '../../src/engine/types.ts';
import { loadEngine, type EngineId } from '../../src/games/engines.ts';
import { PLAYED_IDS, type PlayedId } from '../../src/games/ids.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import type { Translator } from '../../src/i18n/translate.ts';
import { attemptsOf, listed, opens } from '../../src/narration/attempts.ts';
import type { Describer } from '../../src/narration/describer.ts';
import type { Narrator } from '../../src/narration/frames.ts';
import { labelsOf } from '../../src/narration/labels.ts';
import { tables } from '../games/laws.ts';
import { moves, type Laws } from '../games/playthrough.ts';
import { table as claimTable } from '../support/claim.ts';
import { gameMessages, translatorOf } from '../support/messages.ts';
import { tellingIn } from '../support/telling.ts';
import fc from '../support/seed.ts';
import { ROOT } from '../support/sources.ts';

type DescriberOf<T extends GameTypes> = Describer<T['event'], T['action'], T['view']>;

/** A game with what puts it into words. */
interface Labelled<T extends GameTypes> {
  readonly game: Redealable<T>;
  readonly laws: Laws<T>;
  readonly describerOf: (t: Translator) => DescriberOf<T>;
  readonly locales: readonly Locale[];
  /** The name that pieces share which nobody can tell apart, for one of them. */
  readonly pieces?: (id: string) => string;
}

/**
 * Games offer much the same from one decision to the next: each is looked at only where its number
 * in the game is a multiple of this.
 */
const EVERY = 5;

/**
 * The labels that several of these options share, with the options; those that differ in nothing
 * anybody can see count once.
 */
function twinsIn<T extends GameTypes>(
  describer: DescriberOf<T>,
  options: readonly T['action'][],
  view: T['view'],
  pieces: Labelled<T>['pieces'],
): [string, string[]][] {
  const labels = labelsOf(describer, options, view);
  if (new Set(labels).size === labels.length) return [];
  const seen = (action: object): string =>
    JSON.stringify(action, (_, value: unknown) =>
      pieces && typeof value === 'string' ? pieces(value) : value,
    );
  const byLabel = Map.groupBy(options, (_, place) => labels[place]!);
  const different = [...byLabel].map(([label, actions]): [string, string[]] => [
    label,
    [...new Set(actions.map(seen))],
  ]);
  return different.filter(([, actions]) => actions.length > 1);
}

/** Tests that the labels of a game differ, in random games with every number of seats. */
function describeLabels<T extends GameTypes>({
  game,
  laws,
  describerOf,
  locales,
  pieces,
}: Labelled<T>): void {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  describe(`${game.id} in ${locales.join(', ')}`, async () => {
    const messages = await Promise.all(
      locales.map((locale) => gameMessages(locale, game.id as EngineId)),
    );
    const describers = locales.map((locale, place) =>
      describerOf(translatorOf(locale, messages[place]!)),
    );
    it.for(counts)(
      'has no two options of a decision with the same label, with %i seats',
      (count) => {
        fc.assert(
          fc.property(tables(game, count), (table) => {
            let number = 0;
            for (const { before, options } of moves(game, laws, table)) {
              if (number++ % EVERY > 0) continue;
              const view = game.view(before);
              const decisions = [...Map.groupBy(options, ({ seat }) => seat).values()];
              const twins = decisions.flatMap((own) =>
                describers.flatMap((describer) => twinsIn(describer, own, view, pieces)),
              );
              if (twins.length > 0)
                expect(twins, `options of ${game.pending(before)!.name} by their label`).toEqual(
                  [],
                );
            }
          }),
          { numRuns: laws.games },
        );
      },
    );
  });
}

/** The name that pieces share which nobody can tell apart, in games that have such. */
const ALIKE: Readonly<Partial<Record<EngineId, Labelled<GameTypes>['pieces']>>> = {
  // The five zeros of the goblins.
  claim: (id) => id.replace(/^goblin-0-\d$/, 'goblin-0'),
};

/**
 * How many random games are looked at for all that somebody may think of: each thought is put to
 * the judge.
 */
const THOUGHT = 2;

/**
 * Names that several buttons share which lead to different moves, whether or not these are allowed:
 * sorts of moves, and the moves of all sorts. Only a sort may have the name of the plainest of its
 * own moves.
 */
function sharedNames(
  narrator: Narrator,
  state: Table,
  seat: Seat,
  pieces: Labelled<GameTypes>['pieces'],
): string[] {
  const sorts = attemptsOf(narrator, state, seat);
  const seen = (value: object): string =>
    JSON.stringify(value, (_, id: unknown) => (pieces && typeof id === 'string' ? pieces(id) : id));
  const names = sorts.flatMap((sort) => [
    ...sort.actions.map(({ label, action }) => ({ label, what: seen(action) })),
    ...(opens(sort) && sort.actions.every(({ label }) => label !== sort.label)
      ? [{ label: sort.label, what: sort.key }]
      : []),
  ]);
  const shared = [...Map.groupBy(names, ({ label }) => label)].filter(
    ([, same]) => new Set(same.map(({ what }) => what)).size > 1,
  );
  const lost = sorts.filter(
    ({ actions }) =>
      listed(actions).length < new Set(actions.map(({ action }) => seen(action))).size,
  );
  return [...shared.map(([label]) => label), ...lost.map(({ label }) => `in the list “${label}”`)];
}

/** Tests that the same holds for all that somebody may think of, as lists and lessons offer it. */
function describeButtons({ game, laws, locales, pieces }: Labelled<GameTypes>): void {
  const { min, max } = game.seats;
  describe(`the buttons of ${game.id} in ${locales.join(', ')}`, async () => {
    const narrators = await Promise.all(
      locales.map((locale) => tellingIn(locale, undefined, game.id as PlayedId)),
    );
    it.for([...new Set([min, max])])(
      'never share a name that leads to different moves, with %i seats',
      (count) => {
        let looked = 0;
        fc.assert(
          fc.property(tables(game, count), (table) => {
            let number = 0;
            for (const { before } of moves(game, laws, table)) {
              if (number++ % EVERY > 0) continue;
              for (const seat of game.pending(before)!.seats) {
                for (const narrator of narrators)
                  expect(sharedNames(narrator, before, seat, pieces)).toEqual([]);
                looked += 1;
              }
            }
          }),
          { numRuns: THOUGHT },
        );
        expect(looked).toBeGreaterThan(THOUGHT);
      },
    );
  });
}

it('Goblins of zero are one button of a list', async () => {
  const hand = ['goblin-0-1', 'goblin-0-2', 'knight-8', 'goblin-0-3'] as const;
  const state = claimTable({ players: [{ seat: 'noor', hand }, { seat: 'mila' }] });
  const [play] = attemptsOf(await tellingIn('en', undefined, 'claim'), state, 'noor');
  expect(play!.actions).toHaveLength(4);
  expect(listed(play!.actions).map(({ label }) => label.replaceAll('\u00A0', ' '))).toEqual([
    'Play Goblin 0',
    'Play Knight 8',
  ]);
});

/** What a module exports under a name of this form. */
const exported = (module: object, name: RegExp): unknown =>
  Object.entries(module).find(([key]) => name.test(key))?.[1];

/** A game that readers play, with its laws, in every language that has its messages. */
async function labelled(id: EngineId): Promise<Labelled<GameTypes>> {
  const [describer, laws, redeal] = (await Promise.all([
    import(`../../src/narration/${id}/describe.ts`),
    import(`../support/${id}-laws.ts`),
    import(`../../src/games/${id}/redeal.ts`),
  ])) as [object, object, object];
  return {
    game: { ...(await loadEngine(id)), ...redeal } as Redealable,
    laws: exported(laws, /Laws$/) as Laws<GameTypes>,
    describerOf: exported(describer, /^describe/) as (t: Translator) => DescriberOf<GameTypes>,
    locales: LOCALES.filter((locale) => existsSync(`${ROOT}content/${locale}/${id}/messages.json`)),
    ...(ALIKE[id] && { pieces: ALIKE[id] }),
  };
}

// Nobody chooses from labels in a game that only programs play.
const games = await Promise.all(PLAYED_IDS.map(labelled));
games.forEach(describeLabels);
games.forEach(describeButtons);
