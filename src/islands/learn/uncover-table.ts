import { pace } from '../../browser/reveal.ts';

/**
 * Scrolls on until what stays by the thumb covers no more of the table of a task, but no farther
 * than to the beginning of the passage.
 */
export function uncoverTable(task: HTMLElement): void {
  const by = Math.min(
    coveredOf(task, '.felt'),
    task.closest('.passage')!.getBoundingClientRect().top,
  );
  if (by > 0) scrollBy({ top: by, behavior: pace() });
}

/** The same where a piece that can be tapped is covered. */
export function uncoverTappable(task: HTMLElement): void {
  if (coveredOf(task, '.spot[data-mark="legal"]') > 0) uncoverTable(task);
}

/** How much of some parts of a table is covered, in pixels; beside the table nothing covers it. */
function coveredOf(task: HTMLElement, parts: string): number {
  const { left, top } = task.querySelector('.task-console')!.getBoundingClientRect();
  const above = [...task.querySelectorAll(parts)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ right }) => right > left);
  return Math.max(0, ...above.map(({ bottom }) => bottom - top));
}
