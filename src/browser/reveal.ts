/** Scrolls no farther than needed to show an element; at once for readers who want less motion. */
export function reveal(element: Element): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
}
