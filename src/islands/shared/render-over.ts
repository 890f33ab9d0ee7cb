import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';

/**
 * Renders in place of what stands there, which stands there again where that fails. In between the
 * place keeps its height: where a page becomes shorter for a moment, browsers may scroll it and not
 * find back.
 */
export function renderOver(place: HTMLElement, component: () => JSX.Element): void {
  const onPage = [...place.childNodes];
  place.style.minBlockSize = `${place.getBoundingClientRect().height}px`;
  place.replaceChildren();
  try {
    render(component, place);
  } catch (error) {
    place.replaceChildren(...onPage);
    throw error;
  } finally {
    place.style.removeProperty('min-block-size');
  }
}
