/** How the page scrolls by itself: at once for readers who want less motion. */
export const pace = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls no farther than needed to show an element. */
export function reveal(element: Element): void {
  element.scrollIntoView({ block: 'nearest', behavior: pace() });
}
