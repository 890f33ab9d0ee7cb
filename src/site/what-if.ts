import { citedRules, replay, type Replay } from '../engine/replay.ts';
import type { Scenario } from '../engine/scenario.ts';
import { loadGame } from '../games/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameMessages } from '../i18n/messages.ts';
import type { WhatIf } from '../narration/frame.ts';
import { type GameId, isPlayed } from '../games/ids.ts';
import { bookOf } from './registry.ts';

const known = new Map<string, Promise<readonly string[]>>();

/**
 * The open rulings that matter for a scenario: under another reading it plays differently, in what
 * the ruling's own rules are about.
 */
export function whatIfs(scenario: Scenario): Promise<readonly string[]> {
  const key = `${scenario.game}/${scenario.id}`;
  const answer = known.get(key) ?? findWhatIfs(scenario);
  known.set(key, answer);
  return answer;
}

async function findWhatIfs(scenario: Scenario): Promise<readonly string[]> {
  if (!isPlayed(scenario.game)) return [];
  const game = await loadGame(scenario.game);
  const under = (rulings: Scenario['rulings']): Replay =>
    replay(game, { ...scenario, rulings: { ...scenario.rulings, ...rulings } });
  const usual = under({});
  return Object.entries(game.rulings).flatMap(([id, { options, rules }]) => {
    const others = options
      .filter((option) => option !== (scenario.rulings?.[id] ?? options[0]))
      .map((option) => under({ [id]: option }));
    const differing = others.filter((other) => outcomeOf(other) !== outcomeOf(usual));
    return differing.some((other) => concerns(rules, usual) || concerns(rules, other)) ? [id] : [];
  });
}

/** What a reader is asked about these rulings, in one language. */
export function whatIfAbout(locale: Locale, id: GameId, asked: readonly string[]): WhatIf {
  const { rulings } = bookOf(id);
  const isAsked = (key: string): boolean =>
    asked.some((ruling) => key === `ruling.${ruling}` || key.startsWith(`ruling.${ruling}.`));
  return {
    rulings: Object.fromEntries(asked.map((ruling) => [ruling, rulings[ruling]!.options])),
    words: Object.fromEntries(
      Object.entries(gameMessages(locale, id)).filter(([key]) => isAsked(key)),
    ),
  };
}

/**
 * Whether a replay has to do with any of these rules: otherwise the difference is an accident of
 * the script.
 */
const concerns = (rules: readonly string[], { steps, failure }: Replay): boolean => {
  const cited = citedRules(steps);
  return rules.some(
    (rule) =>
      cited.has(rule) || (failure && 'refusal' in failure && failure.refusal.because === rule),
  );
};

/** All that a reader would see of a replay, as one text to compare. */
const outcomeOf = ({ steps, failure }: Replay): string =>
  JSON.stringify([
    steps.map(({ facts, refusal }) => [facts.map(({ event }) => event), refusal?.reason]),
    failure,
  ]);
