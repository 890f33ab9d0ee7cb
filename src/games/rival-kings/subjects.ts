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

/** The sixteen subjects in printed order. */
export const SUBJECT_CARDS = {
  gardener: { window: 'before-conflicts', actions: [] },
  watchman: { window: 'in-conflict', actions: [] },
  jailer: { window: 'own-turn', actions: [] },
  'court-lady': { window: 'own-turn', actions: [] },
  bishop: { window: 'own-turn', actions: [] },
  scholar: { window: 'own-turn', actions: [] },
  troubadour: { window: 'own-turn', actions: [] },
  sailor: { window: 'with-action', actions: ACTION_KINDS },
  blacksmith: { window: 'with-action', actions: ['buy'] },
  carpenter: { window: 'own-turn', actions: ['buy'] },
  'market-woman': { window: 'own-turn', actions: ['money'] },
  innkeeper: { window: 'own-turn', actions: ['recruit'] },
  vintner: { window: 'own-turn', actions: [] },
  miner: { window: 'own-turn', actions: [] },
  herbalist: { window: 'own-turn', actions: [] },
  farmer: { window: 'own-turn', actions: ACTION_KINDS },
} as const satisfies Readonly<Record<SubjectId, Subject>>;

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
