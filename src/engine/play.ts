import type { Game, Standing, Turn } from './game.ts';
import { fold } from './log.ts';
import type { Random } from './random.ts';
import type { Fact, GameTypes, Refusal, Rulings, Seat } from './types.ts';

/** A stretch of play: facts, the state after each, and the state after all. */
export interface Stretch<T extends GameTypes = GameTypes> {
  readonly facts: readonly Fact<T>[];
  readonly states: readonly T['state'][];
  readonly state: T['state'];
}

/** What came of an action: what happened, or the refusal. */
export type Played<T extends GameTypes = GameTypes> =
  ({ readonly ok: true } & Stretch<T>) | { readonly ok: false; readonly refusal: Refusal<T> };

/**
 * Plays one action and all that follows from it, keeping every fact. An illegal action changes
 * nothing and is refused.
 */
export function play<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  action: T['action'],
  random: Random,
): Played<T> {
  const refusal = game.judge(state, action);
  if (refusal) return { ok: false, refusal };
  const facts: Fact<T>[] = [];
  const states: T['state'][] = [];
  const turn: Turn<T> = {
    random,
    get state() {
      return states.at(-1) ?? state;
    },
    emit(event, cites, seenBy) {
      states.push(game.apply(turn.state, event));
      facts.push(seenBy ? { event, cites, seenBy } : { event, cites });
    },
  };
  game.resolve(turn, action);
  game.settle(turn);
  return { ok: true, facts, states, state: turn.state };
}

/**
 * Plays one action that is known to be legal and keeps no facts: the fast path for simulations and
 * measurements. It runs the same `resolve`, `settle` and `apply` as `play`.
 */
export function advance<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  action: T['action'],
  random: Random,
): T['state'] {
  const turn = {
    state,
    random,
    emit(event: T['event']) {
      turn.state = game.apply(turn.state, event);
    },
  };
  game.resolve(turn, action);
  game.settle(turn);
  return turn.state;
}

/**
 * A fresh game for these seats: out of the box and set up as far as its first decision. Throws
 * where so many cannot play.
 */
export function freshGame<T extends GameTypes>(
  game: Game<T>,
  seats: readonly Seat[],
  random: Random,
  rulings: Partial<Rulings<T>> = {},
): T['state'] {
  const box = game.start({ box: true, players: seats.map((seat) => ({ seat })), rulings });
  if (!box.ok) throw new RangeError(box.refusal.reason);
  const [setUp] = game.options(box.state, seats[0]!);
  return advance(game, box.state, setUp!, random);
}

/**
 * What everybody may do who may decide now. `eyes`: a seat that is to see no more than it may know,
 * its own options alone where they are secret.
 */
export function offered<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  eyes?: Seat,
): readonly T['action'][] {
  const pending = game.pending(state);
  if (!pending) return [];
  const { seats, secret } = pending;
  const shown = secret && eyes ? seats.filter((seat) => seat === eyes) : seats;
  return shown.length === 1
    ? game.options(state, shown[0])
    : shown.flatMap((seat) => game.options(state, seat));
}

/**
 * Plays legal actions, picked by `choose`, until the game is over. Returns the last state and how
 * many actions it took.
 */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  random: Random,
  choose: (options: readonly T['action'][]) => T['action'],
): { readonly state: T['state']; readonly actions: number } {
  let state = start;
  let actions = 0;
  for (let options = offered(game, state); options.length > 0; options = offered(game, state)) {
    state = advance(game, state, choose(options), random);
    actions += 1;
  }
  return { state, actions };
}

/** The outcome if the game ended now, with the facts that lead to it. */
export function standing<T extends GameTypes>(game: Game<T>, state: T['state']): Standing<T> {
  const facts = game.scoring(state);
  const outcome = game.outcome(state) ?? game.outcome(fold(game, state, facts));
  if (!outcome) throw new Error('the scoring does not end the game');
  return { ...outcome, facts };
}
