import type { Game, Turn } from './game.ts';
import type { Random } from './random.ts';
import type { Fact, GameTypes, Refusal } from './types.ts';

/** A stretch of play: facts, the state after each, and the state after all. */
export interface Stretch<T extends GameTypes = GameTypes> {
  readonly facts: readonly Fact<T>[];
  readonly states: readonly T['state'][];
  readonly state: T['state'];
}

/** What came of an action: what happened, or the refusal. */
export type Played<T extends GameTypes = GameTypes> =
  ({ readonly ok: true } & Stretch<T>) | { readonly ok: false; readonly refusal: Refusal<T> };

/** Plays one action, keeping every fact. An illegal action changes nothing and is refused. */
export function play<T extends GameTypes>(game: Game<T>, state: T['state'], action: T['action'], random: Random): Played<T> {
  const refusal = game.judge(state, action);
  if (refusal) return { ok: false, refusal };
  const facts: Fact<T>[] = [];
  const states: T['state'][] = [];
  const turn: Turn<T> = {
    get state() {
      return states.at(-1) ?? state;
    },
    random,
    emit(event, cites, seenBy) {
      states.push(game.apply(turn.state, event));
      facts.push(seenBy ? { event, cites, seenBy } : { event, cites });
    },
  };
  game.resolve(turn, action);
  return { ok: true, facts, states, state: turn.state };
}

/**
 * Plays one action that is known to be legal and keeps no facts: the fast path for simulations and measurements.
 * It runs the same `resolve` and `apply` as `play`.
 */
export function advance<T extends GameTypes>(game: Game<T>, state: T['state'], action: T['action'], random: Random): T['state'] {
  const turn = unrecordedTurn<T>((now, event) => game.apply(now, event), state, random);
  game.resolve(turn, action);
  return turn.state;
}

/** A turn that applies what happens in it and keeps no facts. */
export function unrecordedTurn<T extends GameTypes>(apply: Game<T>['apply'], state: T['state'], random: Random): Turn<T> {
  const turn = {
    state,
    random,
    emit(event: T['event']) {
      turn.state = apply(turn.state, event);
    },
  };
  return turn;
}

/** Plays legal actions, picked by `choose`, until the game is over. Returns the last state and how many actions it took. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  random: Random,
  choose: (options: readonly T['action'][]) => T['action'],
): { readonly state: T['state']; readonly actions: number } {
  let state = start;
  let actions = 0;
  for (let options = game.options(state); options.length > 0; options = game.options(state)) {
    state = advance(game, state, choose(options), random);
    actions += 1;
  }
  return { state, actions };
}
