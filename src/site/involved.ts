import type { Replay } from '../engine/replay.ts';
import type { Scenario } from '../engine/scenario.ts';
import { replayed, scenariosOf } from './scenarios.ts';
import type { About, CardPage } from './manifest.ts';
import { gameCards } from './registry.ts';
import { idOf } from './card-ids.ts';
import type { GameId } from '../games/ids.ts';

/** How much a scenario is about each kind of card: by card id, higher is more. */
type Involvement = ReadonlyMap<string, number>;

/** A rule that a scenario teaches about a card counts more than all that happens in it. */
const TAUGHT = 100;

const known = new Map<GameId, ReturnType<typeof readAll>>();

/**
 * The scenarios of a game that involve a card of this page, those that are most about it first.
 * Read from what happens in them.
 */
export async function scenariosInvolving(game: GameId, { cards }: CardPage): Promise<string[]> {
  const weigh = (involves: Involvement): number =>
    cards.reduce((sum, card) => sum + (involves.get(idOf(card)) ?? 0), 0);
  return (await involvements(game))
    .map(({ id, involves }) => ({ id, weight: weigh(involves) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ id }) => id);
}

/** The cards that a scenario is about, those most that it is most about. */
export async function cardsInvolved(game: GameId, scenario: string): Promise<string[]> {
  const { involves } = (await involvements(game)).find(({ id }) => id === scenario)!;
  return [...involves].sort(([, a], [, b]) => b - a).map(([card]) => card);
}

function involvements(game: GameId): ReturnType<typeof readAll> {
  const all = known.get(game) ?? readAll(game);
  known.set(game, all);
  return all;
}

const readAll = (game: GameId) =>
  Promise.all(
    scenariosOf(game).map(async ({ id }) => {
      const { scenario, replay } = await replayed(game, id);
      return { id, involves: involvementOf(scenario, replay, game) };
    }),
  );

/** What a scenario teaches, tries and plays, as far as it concerns cards. */
export function involvementOf(
  scenario: Pick<Scenario, 'teaches'>,
  { steps }: Replay,
  game: GameId,
): Involvement {
  const { aboutEvent, aboutRefused, cardOfRule } = gameCards(game);
  const weights = new Map<string, number>();
  const add = ({ cards, weight }: About): void => {
    for (const card of cards) weights.set(card, (weights.get(card) ?? 0) + weight);
  };
  for (const [place, rule] of scenario.teaches.entries()) {
    const card = cardOfRule(rule);
    if (card) add({ cards: [card], weight: TAUGHT / (place + 1) });
  }
  for (const { step, facts, states } of steps) {
    if ('refused' in step) add(aboutRefused(step.refused));
    for (const [place, { event }] of facts.entries()) add(aboutEvent(event, states[place]!));
  }
  return weights;
}
