import type { Event, State } from '../games/rival-kings/types.ts';
import type { GameId } from '../games/registry.ts';
import type { Replay } from '../engine/replay.ts';
import type { Scenario } from '../engine/scenario.ts';
import type { Seat } from '../engine/types.ts';
import { idOf, type CardPage } from './cards.ts';
import { replayed, scenariosOf } from './scenarios.ts';

/** How much a scenario is about each kind of card: by card id, higher is more. */
type Involvement = ReadonlyMap<string, number>;

/** A rule a scenario teaches about a card counts most, its ability at work much, a conflict or theft of a character a little. */
const TAUGHT = 100;
const AT_WORK = 10;
const IN_CONFLICT = 1;

const known = new Map<string, Promise<readonly { readonly id: string; readonly involves: Involvement }[]>>();

/** The scenarios of a game that involve a card of this page, those that are most about it first. Read from what happens in them. */
export async function scenariosInvolving(game: GameId, { cards }: CardPage): Promise<string[]> {
  const all = known.get(game) ?? readAll(game);
  known.set(game, all);
  const weigh = (involves: Involvement): number => cards.reduce((sum, card) => sum + (involves.get(idOf(card)) ?? 0), 0);
  return (await all)
    .map(({ id, involves }) => ({ id, weight: weigh(involves) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ id }) => id);
}

const readAll = (game: GameId) =>
  Promise.all(
    scenariosOf(game).map(async ({ id }) => {
      const { scenario, replay } = await replayed(game, id);
      return { id, involves: involvementOf(scenario, replay) };
    }),
  );

/** What a scenario teaches, tries and plays, as far as it concerns cards. */
export function involvementOf(scenario: Pick<Scenario, 'teaches'>, { steps }: Replay): Involvement {
  const weights = new Map<string, number>();
  const add = (card: string, weight: number): void => void weights.set(card, (weights.get(card) ?? 0) + weight);
  for (const [place, rule] of scenario.teaches.entries()) {
    const subject = /^rk\.ability\.([a-z-]+)/.exec(rule)?.[1];
    if (subject) add(subject, TAUGHT / (place + 1));
  }
  for (const { step, facts, states } of steps) {
    if ('refused' in step && 'subject' in step.refused) add(String(step.refused.subject), AT_WORK);
    for (const [place, { event }] of facts.entries()) {
      const { card, weight } = involvedIn(event as Event, states[place] as State);
      for (const id of card) add(id, weight);
    }
  }
  return weights;
}

/** The cards that an event is about. */
function involvedIn(event: Event, { players }: State): { readonly card: readonly string[]; readonly weight: number } {
  const played = (...seats: readonly Seat[]): string[] =>
    players.flatMap(({ seat, played: character }) => (seats.includes(seat) && character ? [character] : []));
  switch (event.type) {
    case 'abilityUsed':
    case 'abilityHeldBack':
      return { card: [event.subject], weight: AT_WORK };
    case 'actionStolen':
    case 'unequalConflict':
      return { card: played(event.thief, event.victim), weight: IN_CONFLICT };
    case 'equalConflict':
      return { card: played(...event.seats), weight: IN_CONFLICT };
    case 'charactersSwapped':
      return { card: played(event.seat, event.other), weight: IN_CONFLICT };
    default:
      return { card: [], weight: 0 };
  }
}
