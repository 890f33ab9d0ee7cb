import { ACTION_KINDS, type ActionKind, type SubjectId } from './types.ts';

/**
 * When an ability may be used, in the order of a cycle: between reveal and conflicts, while a conflict is resolved,
 * at any step of the own turn, or only together with an action of the own turn.
 */
export const WINDOWS = ['before-conflicts', 'in-conflict', 'own-turn', 'with-action'] as const;
export type Window = (typeof WINDOWS)[number];

/** What a subject's ability is about, as far as all abilities can be compared. */
export interface Subject {
  readonly window: Window;
  /** The actions it carries out, repeats, or makes cheaper; none where it does something else. */
  readonly actions: readonly ActionKind[];
}

function works<const Actions extends readonly ActionKind[]>(window: Window, ...actions: Actions) {
  return { window, actions } satisfies Subject;
}

/** The sixteen subjects in printed order. */
export const SUBJECT_CARDS = {
  gardener: works('before-conflicts'),
  watchman: works('in-conflict'),
  jailer: works('own-turn'),
  'court-lady': works('own-turn'),
  bishop: works('own-turn'),
  scholar: works('own-turn'),
  troubadour: works('own-turn'),
  sailor: works('with-action', ...ACTION_KINDS),
  blacksmith: works('with-action', 'buy'),
  carpenter: works('own-turn', 'buy'),
  'market-woman': works('own-turn', 'money'),
  innkeeper: works('own-turn', 'recruit'),
  vintner: works('own-turn'),
  miner: works('own-turn'),
  herbalist: works('own-turn'),
  farmer: works('own-turn', ...ACTION_KINDS),
} satisfies Readonly<Record<SubjectId, Subject>>;

/** Whether it works only before and during the conflicts (`rk.subject.start-of-cycle`). */
export function worksAtStart(subject: SubjectId): boolean {
  const { window } = SUBJECT_CARDS[subject];
  return window === 'before-conflicts' || window === 'in-conflict';
}

/** Whether it is declared together with an action of this kind. */
export function isDeclaredWith(subject: SubjectId, action: ActionKind): boolean {
  const { window, actions }: Subject = SUBJECT_CARDS[subject];
  return window === 'with-action' && actions.includes(action);
}
