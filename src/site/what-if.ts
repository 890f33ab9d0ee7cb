import { replay, type Replay } from '../engine/replay.ts';
import type { Scenario } from '../engine/scenario.ts';
import { isGameId, loadGame } from '../games/registry.ts';

const known = new Map<string, Promise<readonly string[]>>();

/** The open rulings under which a scenario plays differently: another log, or a step that no longer holds. */
export function whatIfs(scenario: Scenario): Promise<readonly string[]> {
  const key = `${scenario.game}/${scenario.id}`;
  const answer = known.get(key) ?? findWhatIfs(scenario);
  known.set(key, answer);
  return answer;
}

async function findWhatIfs(scenario: Scenario): Promise<readonly string[]> {
  if (!isGameId(scenario.game)) return [];
  const game = await loadGame(scenario.game);
  const usual = outcomeOf(replay(game, scenario));
  return Object.entries(game.rulings).flatMap(([id, { options }]) => {
    const others = options.filter((option) => option !== (scenario.rulings?.[id] ?? options[0]));
    const differs = others.some(
      (option) => outcomeOf(replay(game, { ...scenario, rulings: { ...scenario.rulings, [id]: option } })) !== usual,
    );
    return differs ? [id] : [];
  });
}

/** All that a reader would see of a replay, as one text to compare. */
const outcomeOf = ({ steps, failure }: Replay): string =>
  JSON.stringify([steps.map(({ facts, refusal }) => [facts.map(({ event }) => event), refusal?.reason]), failure]);
