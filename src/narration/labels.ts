import type { Describer } from './describer.ts';

/**
 * The labels of actions that somebody chooses from, in their order: where several would have the
 * same, with what tells them apart.
 */
export function labelsOf<Action extends object, View extends object>(
  { action: label, apart }: Pick<Describer<never, Action, View>, 'action' | 'apart'>,
  actions: readonly Action[],
  view: View,
): string[] {
  const labels = actions.map((action) => label(action, view));
  const counts = Map.groupBy(labels, (one) => one);
  return actions.map((action, place) => {
    const own = labels[place]!;
    return counts.get(own)!.length > 1 ? (apart?.(action, view) ?? own) : own;
  });
}
