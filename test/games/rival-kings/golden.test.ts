import { describe, expect, it } from 'vitest';
import { ask, type Answer } from '../../../src/engine/inquiry.ts';
import { play, standing } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import type { Seat } from '../../../src/engine/types.ts';
import { nextConflict, victimOf } from '../../../src/games/rival-kings/conflicts.ts';
import { game } from '../../../src/games/rival-kings/game.ts';
import { inquiry } from '../../../src/games/rival-kings/inquiry.ts';
import { RULINGS, type RulingId } from '../../../src/games/rival-kings/rulings.ts';
import { format } from '../../../src/games/rival-kings/schema.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';
import actionsFile from './golden-actions.json' with { type: 'json' };
import tablesFile from './golden.json' with { type: 'json' };
import type { Action } from '../../../src/games/rival-kings/types/action.ts';
import type { Position } from '../../../src/games/rival-kings/types/position.ts';
import type { State } from '../../../src/games/rival-kings/types/state.ts';
import { rulingsAtStake } from '../../support/at-stake.ts';

/** What the owner of a Gardener or Watchman does when asked. */
type Decision =
  | { readonly seat: Seat; readonly use: 'watchman' }
  | { readonly seat: Seat; readonly use: 'gardener'; readonly with: Seat }
  | { readonly seat: Seat; readonly hold: true };

/**
 * A table with the answers that the rules demand, written down from the printed rules before the
 * engine was asked.
 */
interface Table {
  readonly name: string;
  readonly position: Position;
  readonly decisions: readonly Decision[];
  readonly expected: {
    readonly markers: Readonly<Partial<Record<Seat, number>>>;
    readonly thefts: readonly (readonly [thief: Seat, victim: Seat])[];
    readonly order: readonly Seat[];
    readonly cites: readonly string[];
  };
}

/** An action with the verdict that the rules demand, or an end with its score. */
interface Verdict {
  readonly name: string;
  readonly position: Position;
  readonly action?: Action;
  readonly score?: true;
  readonly expected: {
    readonly legal?: boolean;
    /** The rule that refuses it; several where each of them says so. */
    readonly because?: readonly string[];
    readonly totals?: Readonly<Partial<Record<Seat, number>>>;
    readonly winners?: readonly Seat[];
  };
}

const tables = tablesFile as unknown as readonly Table[];
const verdicts = actionsFile as unknown as readonly Verdict[];

function stateOf(position: Position): State {
  expect(format.position(position)).toMatchObject({ ok: true });
  const started = game.start(position);
  if (!started.ok) throw new Error(`${started.refusal.because}: ${started.refusal.reason}`);
  return started.state;
}

/** The seat that must decide about a Gardener or a Watchman now. */
function asked(state: State): Seat | undefined {
  const { stage } = state;
  if (stage.type === 'gardeners') return stage.queue[0];
  return stage.type === 'conflicts' ? victimOf(nextConflict(state)!)! : undefined;
}

const actionOf = (decision: Decision | undefined, seat: Seat): Action => {
  if (!decision || 'hold' in decision) return { type: 'hold-back', seat };
  if (decision.use === 'watchman') return { type: 'ability', seat, subject: 'watchman' };
  return { type: 'ability', seat, subject: 'gardener', swapWith: decision.with };
};

/** Plays from the reveal to the end of the cycle; nobody does anything in a turn. */
function playCycle({ position, decisions }: Table) {
  const left = [...decisions];
  const before = stateOf(position);
  let state = before;
  const cites = new Set<string>();
  const order: Seat[] = [];
  let afterConflicts: State | undefined;
  let next: Action = { type: 'reveal', seat: before.players[0]!.seat };
  for (let moves = 0; moves < 50; moves += 1) {
    const played = play(game, state, next, seeded(1));
    if (!played.ok)
      throw new Error(
        `${JSON.stringify(next)}: ${played.refusal.because} ${played.refusal.reason}`,
      );
    for (const { event, cites: because } of played.facts) {
      if (order.length === 0) because.forEach((rule) => cites.add(rule));
      if (event.type === 'turnStarted') order.push(event.seat);
    }
    state = played.state;
    const seat = asked(state);
    if (!seat) afterConflicts ??= state;
    if (order.length >= before.players.length || (!seat && state.stage.type !== 'turn')) break;
    if (seat) {
      const decision = left[0]?.seat === seat ? left.shift() : undefined;
      next = actionOf(decision, seat);
    } else next = { type: 'end', seat: order.at(-1)! };
  }
  expect(left, 'decisions nobody asked for').toEqual([]);
  return { state: afterConflicts!, order, cites };
}

describe('Tables written down before the engine was asked', () => {
  it('are at least sixty, of two, three and four players', () => {
    expect(tables.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tables.map(({ position }) => position.players.length))).toEqual(
      new Set([2, 3, 4]),
    );
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  });

  it.for(tables)('$name', (table) => {
    const { state, order, cites } = playCycle(table);
    const { expected } = table;
    expect(
      Object.fromEntries(state.players.map(({ seat, markers }) => [seat, markers])),
      'markers',
    ).toEqual(expected.markers);
    const thefts = state.thefts.map(({ thief, victim }) => `${thief} robs ${victim}`);
    expect(thefts.toSorted(), 'thefts').toEqual(
      expected.thefts.map(([thief, victim]) => `${thief} robs ${victim}`).toSorted(),
    );
    expect(order, 'order of turns').toEqual(expected.order);
    expect([...cites], 'rules cited').toEqual(expect.arrayContaining([...expected.cites]));
  });
});

/** The same table, asked as the table tool asks. */
function answerTo({ position, decisions }: Table): Answer<RivalKings> {
  const left = [...decisions];
  const choices: Record<string, Action> = {};
  for (;;) {
    const answered = ask(game, inquiry, position, choices);
    if (!answered.ok) throw new Error(answered.refusal.reason);
    const open = answered.answer.decisions.find(({ key }) => !(key in choices));
    if (!open) return answered.answer;
    const decision = left[0]?.seat === open.seat ? left.shift() : undefined;
    choices[open.key] = actionOf(decision, open.seat);
  }
}

describe('The same tables asked about', () => {
  it.for(tables)('$name', (table) => {
    const { expected } = table;
    const { after, facts, turns } = answerTo(table);
    expect(
      Object.fromEntries(after.players.map(({ seat, markers }) => [seat, markers])),
      'markers',
    ).toEqual(expected.markers);
    const thefts = after.thefts.map(({ thief, victim }) => `${thief} robs ${victim}`);
    expect(thefts.toSorted(), 'thefts').toEqual(
      expected.thefts.map(([thief, victim]) => `${thief} robs ${victim}`).toSorted(),
    );
    expect(
      turns.map(({ seat }) => seat),
      'order of turns',
    ).toEqual(expected.order);
    expect(
      facts.flatMap(({ cites }) => cites),
      'rules cited',
    ).toEqual(expect.arrayContaining([...expected.cites]));
  });

  it.for(tables.filter(({ position }) => Object.keys(position.rulings ?? {}).length > 0))(
    'touch the rulings they are about: $name',
    (table) => {
      const comesTo = ({ after, turns }: Answer<RivalKings>): unknown => [
        after.players.map(({ markers }) => markers),
        after.thefts,
        turns.map(({ seat }) => seat),
      ];
      const rulings = Object.keys(table.position.rulings!) as RulingId[];
      const touched = rulingsAtStake(game, inquiry, table.position).map(({ ruling }) => ruling);
      for (const ruling of rulings) {
        const usual = {
          ...table,
          position: {
            ...table.position,
            rulings: { ...table.position.rulings, [ruling]: RULINGS[ruling].options[0] },
          },
        };
        if (JSON.stringify(comesTo(answerTo(usual))) !== JSON.stringify(comesTo(answerTo(table))))
          expect(touched).toContain(ruling);
      }
    },
  );
});

describe('Actions judged before the engine was asked', () => {
  it('touch every open ruling under every option, together with the tables', () => {
    const readings = new Set(
      [...tables, ...verdicts].flatMap(({ position }) =>
        Object.entries(position.rulings ?? {}).map(([id, option]) => `${id}: ${option}`),
      ),
    );
    const missing = Object.entries(RULINGS).flatMap(([id, { options }]) =>
      options
        .slice(1)
        .map((option) => `${id}: ${option}`)
        .filter((one) => !readings.has(one)),
    );
    expect(missing).toEqual([]);
  });

  it.for(verdicts.filter(({ action }) => action))('$name', ({ position, action, expected }) => {
    const refusal = game.judge(stateOf(position), action!);
    if (expected.legal) expect(refusal).toBeUndefined();
    else expect(expected.because).toContain(refusal?.because);
  });

  it.for(verdicts.filter(({ score }) => score))('$name', ({ position, expected }) => {
    const state = stateOf(position);
    const { scores, winners } = standing(game, state);
    expect([...winners].toSorted(), 'winners').toEqual([...expected.winners!].toSorted());
    expect(Object.fromEntries(scores.map(({ seat, total }) => [seat, total]))).toEqual(
      expected.totals,
    );
  });
});
