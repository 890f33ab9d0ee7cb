import { todo } from './todo.ts';

/** The rules of a new game: `src/games/{game}`. */
export const RULES = {
  'rules/manifest': `import type { RulesManifest } from '../manifest.ts';

/** TODO The rules of the game, by its name. */
export const manifest: RulesManifest = {
  game: async () => (await import('./game.ts')).game,
  format: async () => (await import('./schema.ts')).format,
  inquiry: async () => (await import('./inquiry.ts')).inquiry,
};
`,
  'rules/kinds': `import type { Kinds } from '../manifest.ts';

/** TODO What the game names in its messages. */
export const kinds: Kinds = { seat: { shown: ['name'], always: true } };
`,
  'rules/open': `{ "pieces": ["TODO"] }\n`,
  'rules/types': `import type { Reason } from './refusals.ts';
import type { Rule } from './rules.ts';
import type { RulingId } from './rulings.ts';
import type { Action } from './types/action.ts';
import type { Event } from './types/event.ts';
import type { Position } from './types/position.ts';
import type { Score } from './types/score.ts';
import type { State } from './types/state.ts';
import type { View } from './types/view.ts';

/** TODO What a table waits for. */
export type DecisionName = 'TODO';

/** The vocabulary of the game for the kernel. */
export interface {Game} {
  readonly rule: Rule;
  readonly ruling: RulingId;
  readonly reason: Reason;
  readonly decision: DecisionName;
  readonly position: Position;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly score: Score;
}
`,
  'rules/types/state': `import type { Seat } from '../../../engine/types.ts';
import type { Readings } from '../rulings.ts';

/** TODO What a seat has. */
export interface Player {
  readonly seat: Seat;
}

/** TODO A table that the rules accept. */
export interface State {
  readonly rulings: Readings;
  readonly players: readonly Player[];
}
`,
  'rules/types/position': `import type { Seat } from '../../../engine/types.ts';
import type { Readings } from '../rulings.ts';

/** TODO A table as somebody wrote it down: what is left out gets a legal default. */
export interface Position {
  readonly players: readonly { readonly seat: Seat }[];
  readonly box?: boolean;
  readonly over?: boolean;
  readonly rulings?: Partial<Readings>;
}
`,
  'rules/types/action': `import type { Seat } from '../../../engine/types.ts';

/** TODO What a seat may want to do, by type. */
export type Action = { readonly type: 'TODO'; readonly seat: Seat };
`,
  'rules/types/event': `import type { Seat } from '../../../engine/types.ts';

/** TODO What happens, by type. */
export type Event = { readonly type: 'TODO'; readonly seat: Seat };
`,
  'rules/types/view': `import type { State } from './state.ts';

/** TODO The table as one seat sees it. */
export type View = State;
`,
  'rules/types/score': `import type { Seat } from '../../../engine/types.ts';

/** TODO What each seat scored, part by part. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
}
`,
  'rules/rules': `import { printed } from '../../engine/rulebook.ts';
import type { RuleSource } from '../../engine/types.ts';

/**
 * TODO Every rule under its permanent id, in the order of the printed rulebook, with the sections
 * in which it stands.
 */
export const RULES = {
  TODO: printed('TODO'),
} as const satisfies Record<string, RuleSource>;

export type Rule = keyof typeof RULES;
`,
  'rules/rulings': `import { open, type OpenRuling, type ReadingsOf } from '../../engine/rulebook.ts';
import type { Rule } from './rules.ts';

/**
 * TODO Points on which the printed rules are silent: the options, the default first, and the rules
 * that leave the point open.
 */
export const RULINGS = {
  TODO: open(['TODO'], 'TODO'),
} as const satisfies Record<string, OpenRuling<Rule>>;

export type RulingId = keyof typeof RULINGS;

/** Which reading of each open ruling a table plays. */
export type Readings = ReadingsOf<typeof RULINGS>;
`,
  'rules/refusals': `/** TODO Why a move is refused: ids of sentences, and the particulars each may tell. */
export const MOVE_REASONS = {
  TODO: ['seat'],
} as const;

/** TODO Why a table cannot be. No move comes upon these. */
export const TABLE_REASONS = {} as const;

export type Reasons = typeof MOVE_REASONS & typeof TABLE_REASONS;

export type Reason = keyof Reasons;
`,
  'rules/refuse': `import { refusal, type Refuse } from '../../engine/rulebook.ts';
import type { Refusal } from '../../engine/types.ts';
import type { Reasons } from './refusals.ts';
import type { {Game} } from './types.ts';

/** Undefined where nothing speaks against it. */
export type Judgement = Refusal<{Game}> | undefined;

/** A refusal: the rule that says no, and the sentence that tells it with its particulars. */
export const refuse: Refuse<{Game}, Reasons> = refusal;
`,
  'rules/game': `import type { Game } from '../../engine/game.ts';
import { settleBy } from '../../engine/settle.ts';
import { judge, options, resolve } from './actions/all.ts';
import { apply } from './apply.ts';
import { follows } from './follows/all.ts';
import { imaginable } from './imaginable.ts';
import { pending } from './pending.ts';
import { RULINGS } from './rulings.ts';
import { outcome, scoring } from './scoring/score-game.ts';
import { start } from './start/start.ts';
import type { {Game} } from './types.ts';
import { view } from './view.ts';

/** TODO The name of the game, and how many play it: wiring only. */
export const game: Game<{Game}> = {
  id: '{game}',
  seats: { min: 2, max: 4 },
  rulings: RULINGS,
  secrets: {},
  start,
  pending,
  options,
  imaginable,
  judge,
  resolve,
  settle: settleBy(follows),
  apply,
  view,
  scoring,
  outcome,
};
`,
  'rules/start': todo(
    `import type { Started } from '../../../engine/game.ts';\nimport type { {Game} } from '../types.ts';\nimport type { Position } from '../types/position.ts';`,
    'Fills what a position leaves out, and says which rule a table breaks that cannot be.',
    `export const start = (_position: Position): Started<{Game}> => {\n  throw new Error('TODO');\n};\n`,
  ),
  'rules/pending': todo(
    `import type { Decision } from '../../engine/types.ts';\nimport type { {Game} } from './types.ts';\nimport type { State } from './types/state.ts';`,
    'What a table waits for; undefined exactly when the game is over.',
    `export const pending = (_state: State): Decision<{Game}> | undefined => {\n  throw new Error('TODO');\n};\n`,
  ),
  'rules/actions': `import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Judgement } from '../refuse.ts';
import type { {Game} } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { State } from '../types/state.ts';

/** TODO Every action that this seat may take now. */
export const options = (_state: State, _seat: Seat): Action[] => {
  throw new Error('TODO');
};

/** TODO Why an action is refused now, or undefined where it is legal. */
export const judge = (_state: State, _action: Action): Judgement => {
  throw new Error('TODO');
};

/** TODO What a legal action brings about. */
export const resolve = (_turn: Turn<{Game}>, _action: Action): void => {
  throw new Error('TODO');
};
`,
  'rules/follows': todo(
    `import type { Follow } from '../../../engine/settle.ts';\nimport type { {Game} } from '../types.ts';`,
    'What can follow by itself, in the order in which the rules look at it.',
    `export const follows: readonly Follow<{Game}>[] = [];\n`,
  ),
  'rules/apply': todo(
    `import type { Event } from './types/event.ts';\nimport type { State } from './types/state.ts';`,
    'The state after an event: the only writer of states.',
    `export const apply = (_state: State, _event: Event): State => {\n  throw new Error('TODO');\n};\n`,
  ),
  'rules/imaginable': todo(
    `import type { Seat } from '../../engine/types.ts';\nimport type { Action } from './types/action.ts';\nimport type { State } from './types/state.ts';`,
    'Actions that a person may think of: every legal one, and tempting ones that a rule refuses.',
    `export const imaginable = (_state: State, _seat: Seat): Action[] => {\n  throw new Error('TODO');\n};\n`,
  ),
  'rules/view': todo(
    `import type { Seat } from '../../engine/types.ts';\nimport type { State } from './types/state.ts';\nimport type { View } from './types/view.ts';`,
    'The table as a seat sees it; without a seat, with all cards open.',
    `export const view = (_state: State, _seat?: Seat): View => {\n  throw new Error('TODO');\n};\n`,
  ),
  'rules/redeal': todo(
    `import type { Random } from '../../engine/random.ts';\nimport type { Seat } from '../../engine/types.ts';\nimport type { State } from './types/state.ts';`,
    'What a seat does not see, dealt anew: every table it cannot tell from this one is as likely as the others.',
    `export const redeal = (_state: State, _seat: Seat, _random: Random): State => {\n  throw new Error('TODO');\n};\n`,
  ),
  'rules/scoring': `import type { Outcome } from '../../../engine/game.ts';
import type { Fact } from '../../../engine/types.ts';
import type { {Game} } from '../types.ts';
import type { State } from '../types/state.ts';

/** TODO The facts of the scoring if the game ended now. */
export const scoring = (_state: State): readonly Fact<{Game}>[] => {
  throw new Error('TODO');
};

/** TODO Winners and scores, or undefined while the game goes on. */
export const outcome = (_state: State): Outcome<{Game}> | undefined => {
  throw new Error('TODO');
};
`,
  'rules/schema': `import * as v from 'valibot';
import { parseWith, readings, seat } from '../../engine/format.ts';
import type { Format } from '../../engine/game.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import type { {Game} } from './types.ts';

const positionSchema = v.strictObject({
  players: v.array(v.strictObject({ seat })),
  box: v.exactOptional(v.boolean()),
  over: v.exactOptional(v.boolean()),
  rulings: v.exactOptional(readings(RULINGS)),
});

const actionSchema = v.variant('type', [v.strictObject({ type: v.literal('TODO'), seat })]);

/** TODO Reads positions and actions. Problems are told in English, for authors and programs. */
export const format: Format<{Game}> = {
  rules: RULES,
  explanations: [],
  position: (input) => parseWith(positionSchema, input),
  action: (input, seated) => parseWith(actionSchema, input, seated),
};
`,
  'rules/inquiry': todo(
    `import type { Inquiry } from '../../engine/inquiry.ts';\nimport type { {Game} } from './types.ts';`,
    'What plays by itself at a table that somebody asks about, who decides, and who moves when.',
    `export const inquiry: Inquiry<{Game}> = {
  asked: () => {
    throw new Error('TODO');
  },
  laterAtStake: () => [],
  turns: () => {
    throw new Error('TODO');
  },
};
`,
  ),
} as const;
